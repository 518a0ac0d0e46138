#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests layering.py: which circles of includes it finds in a folder of sources, and what is wrong with
its rooms."""
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


# Two rooms, of which only the upper one sees the lower one.
ROOMS = {"low": ("", []), "high": ("", ["low"])}
HOUSE = {"low/a.h": [], "low/b.h": ["a.h"], "high/c.h": ["a.h"], "high/d.c": ["c.h"]}

# What is added to that house, the table of its rooms, and how many faults there are.
HOUSES = {
    "in-order": ({}, ROOMS, 0),
    "down": ({"low/a.c": ["c.h"]}, ROOMS, 1),
    "not-listed": ({"cellar/e.h": [], "cellar/f.h": []}, ROOMS, 1),
    "not-there": ({}, {**ROOMS, "roof": ("", [])}, 1),
    "single": ({"roof/e.h": []}, {**ROOMS, "roof": ("", [])}, 1),
    "crowded": ({f"low/x{i}.h": [] for i in range(layering.MOST_IN_A_ROOM)}, ROOMS, 1),
    "table-out-of-order": ({}, {"high": ("", ["low"]), "low": ("", [])}, 1),
}


def write_all(folder, files):
    """Makes @files, each with its includes."""
    for path, headers in files.items():
        source = folder / path
        source.parent.mkdir(exist_ok=True)
        source.write_text("".join(f'#include "{header}"\n' for header in headers),
                          encoding="utf-8")


def circles_among(files):
    """The circles that are found in a folder of @files."""
    with tempfile.TemporaryDirectory() as name:
        write_all(Path(name), files)
        graph = layering.include_graph(Path(name))
        return [" ".join(circle) for circle in layering.find_circles(graph)]


def faults_of(files, rooms):
    """What is found to be wrong with the rooms of a folder of @files."""
    with tempfile.TemporaryDirectory() as name:
        write_all(Path(name), files)
        return [*layering.wrong_rooms(Path(name), rooms),
                *layering.wrong_between_rooms(Path(name), rooms)]


def main():
    tap = Tap()
    for name, (files, expected) in FOLDERS.items():
        found = circles_among(files)
        tap.check(f"/layering-circles/{name}",
                  [] if found == expected else [f"found {found}, not {expected}"])
    for name, (more, rooms, n_faults) in HOUSES.items():
        found = faults_of({**HOUSE, **more}, rooms)
        tap.check(f"/layering-rooms/{name}",
                  [] if len(found) == n_faults else [f"{n_faults} expected, not {found}"])
    tap.done()


if __name__ == "__main__":
    main()
