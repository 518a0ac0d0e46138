#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of documents.py: which links lead somewhere, what is an example, and which beliefs are met.

Usage: test_documents.py
"""
from pathlib import Path

import documents
from tap import Tap

TEXTS = {Path("a.md"): "# One\n\n## “Why?”, it’s 1-to-1\n\n```\n# none\n```\n", Path("b.png"): ""}
# A line of a document beside these, and whether one of its links is broken.
LINES = [
    ("[a](a.md) and ![b](b.png)", False),
    ("[c](c.md)", True),
    ("![c](c.png)", True),
    ("[a](a.md#one)", False),
    ("[a](a.md#two)", True),
    ("[a](a.md#none)", True),
    ("[a](a.md#why-its-1-to-1)", False),
    ("[elsewhere](https://example.org/none#none)", False),
    ("`[c](c.md)`", False),
    ("    [c](c.md)", False),
    ("# Here\n[here](#here)", False),
    ("[here](#here)", True),
]

SCENE = {"title": "T", "questions": ["Why?", {"question": "Two. Which?", "before_contact": 1, "choices": [
    {"choice": "One", "belief": "B"}, {"choice": "Two", "right": True}]}]}
# A row of the table of beliefs, and whether that scene meets it.
ROWS = [
    ("| B | T | Which? | “One” |", True),
    ("| B | T | Which? | “Two” |", False),
    ("| B | T | Which? | “One”, “Two” |", False),
    ("| B | T | Why? | “One” |", False),
    ("| B | S | Which? | “One” |", False),
]


def main():
    tap = Tap()
    for line, is_broken in LINES:
        found = list(documents.broken(Path("d.md"), line, TEXTS.get))
        tap.check(f"/documents/link/{line!r}", [] if bool(found) == is_broken else [found])
    found = list(documents.examples("carom-cli a\n    carom-cli run x\n    ./dev run\n"))
    tap.check("/documents/examples", [] if found == ["carom-cli run x"] else [found])
    for row, is_met in ROWS:
        table = documents.BELIEFS + "\n".join([row] * documents.N_BELIEFS) + "\n## Next\n“”\n"
        found = list(documents.unmet(table, [SCENE]))
        tap.check(f"/documents/belief/{row}", [] if bool(found) != is_met else [found])
    found = list(documents.unmet(documents.BELIEFS + ROWS[0][0], [SCENE]))
    tap.check("/documents/beliefs/too-few", [] if found else ["they are enough"])
    tap.done()


if __name__ == "__main__":
    main()
