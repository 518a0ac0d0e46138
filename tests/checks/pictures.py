#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the pictures of the documents are those that the program for them makes: each is there
and as large as it says, none is left over, and they do not take much room. How they look is not
compared, since fonts differ between systems.

Usage: pictures.py PICTURES_FOLDER MAKE_PICTURES
"""
import struct
import subprocess
import sys
from pathlib import Path

from tap import Tap

MOST_BYTES = 1_500_000
# A PNG file begins so; the header with the size is its first part.
BEGINNING = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR"


def size(path):
    """The width and height of a picture, or why there is none."""
    if not path.is_file():
        return "missing"
    data = path.read_bytes()
    if not data.startswith(BEGINNING):
        return "not a PNG file"
    return struct.unpack_from(">II", data, len(BEGINNING))


def main(folder, program):
    tap = Tap()
    run = subprocess.run([program, "--list"], capture_output=True, text=True, check=True)
    sizes = {name: (int(width), int(height))
             for name, width, height in map(str.split, run.stdout.splitlines())}
    for name, expected in sizes.items():
        found = size(folder / f"{name}.png")
        tap.check(f"/pictures/{name}",
                  [] if found == expected else [f"{found}, expected {expected}"])
    files = sorted(folder.glob("*.png"))
    tap.check("/pictures/no-others",
              [f"nothing makes {path.name}: remove it" for path in files
               if path.stem not in sizes])
    total = sum(path.stat().st_size for path in files)
    print(f"# all pictures together: {total} bytes")
    tap.check("/pictures/room", [f"more than {MOST_BYTES}"] if total > MOST_BYTES else [])
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
