#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of licence.py: what it finds in a file's first lines.

Usage: test_licence.py
"""
import licence
from tap import Tap

BOTH = f"/* {licence.COPYRIGHT}\n * {licence.LICENCE}GPL-3.0-or-later */\n"
# The name of a file, what is in it, and whether something is wrong with it.
CASES = [
    ("src/a.c", BOTH + "int a;\n", False),
    ("dev", "#!/bin/sh\n" + BOTH.replace("/*", "#").replace(" *", "#"), False),
    ("src/a.c", "int a;\n", True),
    ("src/a.c", BOTH.splitlines()[0] + " */\n", True),
    ("src/a.c", BOTH.replace("GPL-3.0-or-later", "MIT"), True),
    ("src/a.c", "\n\n\n\n" + BOTH, True),
    ("data/x.metainfo.xml.in", BOTH, True),
    ("data/x.metainfo.xml.in", BOTH.replace("GPL-3.0-or-later", "CC0-1.0"), False),
    ("data/scenes/a.carom", "{}\n", False),
    ("data/scenes/a.carom", BOTH + "{}\n", True),
    ("data/a.carom", "{}\n", True),
]
DEP5 = "Format: x\n\nFiles: data/scenes/*.carom *.png\nLicense: y\n"


def main():
    tap = Tap()
    patterns = licence.elsewhere(DEP5)
    tap.check("/licence/patterns", [] if patterns == ["data/scenes/*.carom", "*.png"] else [patterns])
    for i, (path, text, is_wrong) in enumerate(CASES):
        found = list(licence.problems(path, text.encode(), patterns))
        tap.check(f"/licence/case/{i}", [] if bool(found) == is_wrong else [f"{path}: {found}"])
    tap.done()


if __name__ == "__main__":
    main()
