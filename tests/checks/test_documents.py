#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of documents.py: which links lead somewhere, and what is an example.

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


def main():
    tap = Tap()
    for line, is_broken in LINES:
        found = list(documents.broken(Path("d.md"), line, TEXTS.get))
        tap.check(f"/documents/link/{line!r}", [] if bool(found) == is_broken else [found])
    found = list(documents.examples("carom-cli a\n    carom-cli run x\n    ./dev run\n"))
    tap.check("/documents/examples", [] if found == ["carom-cli run x"] else [found])
    tap.done()


if __name__ == "__main__":
    main()
