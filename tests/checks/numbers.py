#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no source formats a double by printf(), which follows the locale: numbers for people are
written by carom-digits.h, those for files by carom-decimal.h.

Usage: numbers.py SOURCE_FOLDER
"""
import re
import sys
from pathlib import Path

from tap import Tap

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
# A conversion of a double in a string: %g, %.3f, %2$.*e; "%%" is a percent sign.
CONVERSION = re.compile(r"(?<!%)(?:%%)*%(?:\d+\$)?[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?[aAeEfFgG](?![a-z])")
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
# These functions ignore the locale. A format that is put together for one of them escapes its "%".
ASCII = re.compile(r"g_ascii_formatd\s*\(|carom_cli_number_to_text\s*\(|\bformats\[\] = ")


def problems(path):
    """The lines of a source that format a double by printf()."""
    text = COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"),
                       path.read_text(encoding="utf-8"))
    line = 1
    for statement in text.split(";"):
        strings = "".join(STRING.findall(statement))
        if CONVERSION.search(strings) and not ASCII.search(statement):
            yield f"{path}: line {line}: {statement.strip()[:80]!r} formats a number by the locale"
        line += statement.count("\n")


def main(source):
    tap = Tap()
    for folder in sorted(path for path in Path(source).iterdir() if path.is_dir()):
        tap.check(f"/numbers/{folder.name}",
                  [problem for path in sorted(folder.rglob("*.c")) for problem in problems(path)])
    tap.done()


if __name__ == "__main__":
    main(sys.argv[1])
