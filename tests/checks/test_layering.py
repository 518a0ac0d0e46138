#!/usr/bin/env python3
"""Tests layering.py: which circles of includes it finds in a folder of sources."""
import tempfile
from pathlib import Path

import layering
from tap import Tap

# What files include, by their names, and the circles in that.
FOLDERS = {
    "none": ({"a.h": [], "a.c": ["a.h", "b.h"], "b.h": ["c.h"], "b.c": ["b.h"], "c.h": []}, []),
    "two-ways-to-one": ({"a.c": ["b.h", "c.h"], "b.h": ["d.h"], "c.h": ["d.h"], "d.h": []}, []),
    "others-headers": ({"a.h": ["elsewhere.h", "a.h"]}, []),
    "headers": ({"a.h": ["b.h"], "b.h": ["a.h"]}, ["a b a"]),
    "by-a-source": ({"a.h": [], "a.c": ["a.h", "b.h"], "b.h": ["a.h"]}, ["a b a"]),
    "by-another": ({"a.h": [], "a.c": ["b.h"], "b.h": ["c.h"], "c.h": ["a.h"]}, ["a b c a"]),
    "away-from-the-first": ({"a.c": ["b.h"], "b.h": ["c.h"], "c.h": ["b.h"]}, ["b c b"]),
    "in-a-room": ({"room/a.h": ["b.h"], "hall/b.h": ["a.h"]}, ["a b a"]),
}


def circles_among(files):
    """The circles that are found in a folder of @files."""
    with tempfile.TemporaryDirectory() as name:
        for path, headers in files.items():
            source = Path(name) / path
            source.parent.mkdir(exist_ok=True)
            source.write_text("".join(f'#include "{header}"\n' for header in headers),
                              encoding="utf-8")
        graph = layering.include_graph(Path(name))
        return [" ".join(circle) for circle in layering.find_circles(graph)]


def main():
    tap = Tap()
    for name, (files, expected) in FOLDERS.items():
        found = circles_among(files)
        tap.check(f"/layering-circles/{name}",
                  [] if found == expected else [f"found {found}, not {expected}"])
    tap.done()


if __name__ == "__main__":
    main()
