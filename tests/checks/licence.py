#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each file says whose it is and under which licence: by two lines at its beginning or,
where it cannot have comments, in .reuse/dep5.

Usage: licence.py TOP_FOLDER
"""
import sys
from fnmatch import fnmatch
from pathlib import Path

from tap import Tap

FOLDERS = ["src", "ui", "data", "tests", "po", ".ci"]
COPYRIGHT = "SPDX-FileCopyrightText: The Carom developers"
LICENCE = "SPDX-License-Identifier: "
USUAL = "GPL-3.0-or-later"
# Software centres copy what the metainfo says.
OTHERS = {"*.metainfo.xml.in": "CC0-1.0"}
# Within so many lines: a program's first line says what runs it, and XML's that it is XML.
BEGINNING = 4


def licence_of(path):
    """The licence that a file called @path has to name."""
    return next((licence for pattern, licence in OTHERS.items() if fnmatch(path, pattern)), USUAL)


def elsewhere(dep5):
    """The patterns of the paths that the text @dep5 speaks of."""
    return [pattern for line in dep5.splitlines() if line.startswith("Files:")
            for pattern in line.split()[1:]]


def problems(path, data, patterns):
    """What is wrong with the bytes @data of the file called @path."""
    beginning = data.split(b"\n")[:BEGINNING]
    has = [any(line.encode() in each for each in beginning)
           for line in (COPYRIGHT, LICENCE + licence_of(path))]
    if any(fnmatch(path, pattern) for pattern in patterns):
        if any(has):
            yield f"{path}: it stands in .reuse/dep5, too"
    elif not all(has):
        yield (f"{path}: at its beginning, in a comment, stand “{COPYRIGHT}” and "
               f"“{LICENCE}{licence_of(path)}”; or else it is named in .reuse/dep5")


def main(top):
    tap = Tap()
    patterns = elsewhere((top / ".reuse/dep5").read_text(encoding="utf-8"))
    # A further work tree of git has a file where the first one has a folder.
    paths = [path for path in top.iterdir() if path.is_file() and path.name != ".git"]
    for folder in FOLDERS:
        paths += [path for path in (top / folder).rglob("*")
                  if path.is_file() and "__pycache__" not in path.parts]
    names = {path.relative_to(top).as_posix(): path for path in paths if path.name != "COPYING"}
    for pattern in patterns:
        tap.check(f"/licence/dep5/{pattern}",
                  [] if any(fnmatch(name, pattern) for name in names) else ["there is no such file"])
    tap.check("/licence/files", [problem for name in sorted(names)
                                 for problem in problems(name, names[name].read_bytes(), patterns)])
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
