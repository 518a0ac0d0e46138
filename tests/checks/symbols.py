#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every global symbol of the libraries carries the project's prefix and is there once.

Usage: symbols.py NM ARCHIVE...
"""
import subprocess
import sys
from pathlib import Path

from tap import Tap

PREFIX = "carom_"
# Names that begin with two underscores belong to the compiler, which adds some when it instruments
# the code.
COMPILER = "__"


def symbols(nm, archive):
    """The global symbols that @archive defines, as the C source calls them."""
    command = [nm, "--defined-only", "--extern-only", "--format=posix", archive]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for line in listing.splitlines():
        fields = line.split()
        if len(fields) > 1:
            # On macOS the linker's name has one more underscore.
            yield fields[0][1:] if sys.platform == "darwin" else fields[0]


def problems(archive, found):
    """What is wrong with the symbols found in @archive."""
    if not found:
        yield f"{archive} defines nothing, so nothing has been checked"
    for name in found:
        if not name.startswith((PREFIX, COMPILER)):
            yield f"{Path(archive).name}: {name} lacks the prefix {PREFIX}"


def clashes(found):
    """Symbols that more than one archive defines; @found: symbols by archive."""
    home = {}
    for archive, names in found.items():
        for name in names:
            if not name.startswith(COMPILER) and home.setdefault(name, archive) != archive:
                yield f"{name} is in {Path(home[name]).name} and in {Path(archive).name}"


def main(nm, archives):
    tap = Tap()
    found = {archive: list(symbols(nm, archive)) for archive in archives}
    for archive, names in found.items():
        tap.check(f"/symbols/{Path(archive).stem}/prefix", problems(archive, names))
    tap.check("/symbols/unique", clashes(found))
    tap.done()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
