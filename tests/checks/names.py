#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every public function and constant begins with the name of the header that declares it:
carom_body_default() is in carom-body.h, or in no header at all; and that no type is declared twice.

Usage: names.py SOURCE_FOLDER
"""
import re
import sys
from pathlib import Path

from tap import Tap

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", re.MULTILINE)

# A declaration, or an inline definition, at the beginning of a line.
DECLARATION = re.compile(r"^(?!typedef\b)[A-Za-z_][^;{}()=]*?\b(carom_[a-z0-9_]+)\s*[(;=\[]",
                         re.MULTILINE)

# A type, at the end of what it consists of.
TYPE = re.compile(r"^\}\s*(Carom\w+);", re.MULTILINE)


def declared(text):
    """The functions and constants that a header declares."""
    return DECLARATION.findall(DIRECTIVE.sub("", COMMENT.sub("", text)))


def beginnings(header):
    """What the names in @header may begin with: its own name, or the plural of that."""
    name = header.removesuffix(".h").replace("-", "_")
    plural = name[:-1] + "ies" if name.endswith("y") else name + "s"
    return name, plural


def problems(path):
    """What is wrong with the names in one header."""
    allowed = beginnings(path.name)
    for name in declared(path.read_text(encoding="utf-8")):
        if not any(name == word or name.startswith(word + "_") for word in allowed):
            yield f"{path}: {name} does not begin with {allowed[0]}"


def twice(source):
    """The types that two headers declare: no source could include both."""
    home = {}
    for path in sorted(Path(source).rglob("*.h")):
        for name in TYPE.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))):
            if home.setdefault(name, path) != path:
                yield f"{path}: {name} is declared in {home[name]}, too"


def main(source):
    tap = Tap()
    for folder in sorted(path for path in Path(source).iterdir() if path.is_dir()):
        headers = sorted(folder.rglob("*.h"))
        found = [problem for path in headers for problem in problems(path)]
        if not any(declared(path.read_text(encoding="utf-8")) for path in headers):
            found.append(f"{folder} declares nothing, so nothing has been checked")
        tap.check(f"/names/{folder.name}", found)
    tap.check("/names/types", twice(source))
    tap.done()


if __name__ == "__main__":
    main(sys.argv[1])
