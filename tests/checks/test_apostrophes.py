#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests apostrophes.py: straight apostrophes are found in what people read, and nowhere else.

Usage: test_apostrophes.py
"""
import apostrophes
from tap import Tap

CASES = [
    ("/word", apostrophes.C, """f(_("the scene's unit"));""", 1),
    ("/several", apostrophes.C, """f(_("both bodies' momentum"));""", 1),
    ("/second-line", apostrophes.C, 'f(_("one "\n"body\'s share"));', 1),
    ("/curved", apostrophes.C, """f(_("the scene’s unit"));""", 0),
    ("/quoted", apostrophes.C, r"""f("mv '%s' 'x' \"isn't\"");""", 1),
    ("/option", apostrophes.C, """f("--name='x' y");""", 0),
    ("/prime", apostrophes.C, """f("x' = y'");""", 0),
    ("/comment", apostrophes.C, """/* "the scene's" */ f('"', "unit"); // body's""", 0),
    ("/element", apostrophes.XML, "<p>the scene's unit</p>", 1),
    ("/entity", apostrophes.XML, "<p>the scene&apos;s unit</p>", 1),
    ("/xml-comment", apostrophes.XML, "<!-- the scene's --><p a='b'>unit</p>", 0),
]


def main():
    tap = Tap()
    for name, words, text, expected in CASES:
        found = list(apostrophes.problems(text, words))
        tap.check(f"/apostrophes-test{name}",
                  [] if len(found) == expected else [f"{found}, expected {expected}"])
    tap.done()


if __name__ == "__main__":
    main()
