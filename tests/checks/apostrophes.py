#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that what people read has one apostrophe, ’, and never the straight one of typewriters.

Usage: apostrophes.py TOP_FOLDER
"""
import re
import sys
from pathlib import Path

from tap import Tap

# What is looked through, and where people's words are in it. What is not theirs is passed over.
C = re.compile(r"""/\*.*?\*/|//[^\n]*|'(?:\\.|[^'\\\n])+'|(?P<words>"(?:\\.|[^"\\\n])*")""", re.DOTALL)
XML = re.compile(r"<!--.*?-->|<[^>]*>|(?P<words>[^<]+)", re.DOTALL)
JSON = re.compile(r'(?P<words>"(?:\\.|[^"\\\n])*")')
LINES = re.compile(r"(?P<words>[^\n]+)")
SOURCES = [
    ("src", "*.c", C),
    ("src", "*.h", C),
    ("ui", "*.ui", XML),
    ("data", "*.carom", JSON),
    ("data", "*.json", JSON),
    ("data", "*.desktop.in", LINES),
    ("data", "*.metainfo.xml.in", XML),
]
# Between letters, as in "scene's", or after the s of several that have something: "bodies' momentum".
STRAIGHT = re.compile(r"(?<=[A-Za-z])(?:'|&apos;)(?=[a-z])|(?<=[a-z]s)(?:'|&apos;)(?= [a-z])")


def problems(text, words):
    """What is wrong in the @words of @text, line by line."""
    for match in words.finditer(text):
        found = match.groupdict().get("words") or ""
        if STRAIGHT.search(found):
            line = text.count("\n", 0, match.start()) + 1
            yield f"line {line}: write ’ for ' in {' '.join(found.split())}"


def main(top):
    tap = Tap()
    for folder, pattern, words in SOURCES:
        paths = sorted((top / folder).rglob(pattern))
        tap.check(f"/apostrophes/{folder}/{pattern}",
                  [f"{path.relative_to(top)}: {problem}" for path in paths
                   for problem in problems(path.read_text(encoding="utf-8"), words)]
                  or ([] if paths else ["there is no such file"]))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
