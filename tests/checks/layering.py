#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks which files include which. A folder only includes headers of folders above it in the list,
and a room only those of rooms that the table allows; and no file may include itself by way of others.

Usage: layering.py SOURCE_FOLDER
"""
import re
import sys
from pathlib import Path

from tap import Tap

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# Each folder of src, the folders whose headers it sees besides its own, and the libraries.
FOLDERS = {
    "core": ([], ["c", "glib"]),
    "engine": (["core"], ["c", "glib", "pages of memory"]),
    "format": (["core", "engine"], ["c", "posix", "glib", "gio"]),
    "plot": (["core", "engine"], ["c", "glib", "cairo", "pango"]),
    "cli": (["core", "engine", "format", "plot"], ["c", "posix", "glib", "gio"]),
    "app": (
        ["core", "engine", "format", "plot", "cli"],
        ["c", "posix", "glib", "gio", "cairo", "pango", "gtk"],
    ),
}

# The rooms of each folder, the lower ones first: what each contains, and which of the rooms listed
# before it it may include. All rooms of the folders in FOLDERS may be included. "." is the folder.
ROOMS = {
    "core": {
        "number": ("vectors, sums, units and digits: what everything is made of", []),
        "resolver": ("what the velocities are after a contact, method by method, and each one's "
                     "working; it sees no positions and no scene", ["number"]),
        "derivation": ("why the methods are the same: from one unknown and one equation to the "
                       "master line, and each method turned into it", ["number", "resolver"]),
        "resolver/wrong": ("the same with a mistake in each, on purpose: to spot the error",
                           ["number", "resolver"]),
        "scene": ("discs, walls and the choices that go with them, before anything moves",
                  ["number", "resolver"]),
        "field": ("what can be said of each thing in a scene, in tables: for files, for the window's "
                  "tables and for its settings", ["number", "resolver", "scene"]),
        "edit": ("what can be done to the discs, walls and emitters of a scene, and what is selected "
                 "of them; it runs nothing", ["number", "resolver", "scene", "field"]),
        "generator": ("scenes of many discs, made from a few numbers",
                      ["number", "resolver", "scene"]),
        "motion": ("discs in free flight, and when they will meet something",
                   ["number", "scene"]),
        "account": ("momentum and energy, and how right a guess of them is: one module for all "
                     "methods, so none marks its own work",
                    ["number", "resolver", "scene"]),
    },
    "engine": {
        "contact": ("the world under way, and what a detection of contacts is", []),
        "ties": ("several contacts at the same instant; it sees neither steps nor events", ["contact"]),
        "stepped": ("steps: move, look what overlaps, put back, resolve. It never sees events",
                    ["contact", "ties"]),
        "events": ("exact times: foretell contacts and jump from one to the next. It never sees "
                   "steps", ["contact", "ties"]),
        "method": ("what a method is put together from: its options, and what it is called",
                   ["contact", "ties", "stepped"]),
        "run": ("one scene under one method or several, on one clock", ["contact", "ties", "method"]),
        "walk": ("from contact to contact of all panes, known or still to be found",
                 ["contact", "ties", "run"]),
        "quantity": ("what is measured of runs, as charts and tables show it", ["contact", "run"]),
        "account": ("a contact as a pane went through it, in words and numbers",
                    ["contact", "ties", "stepped", "run"]),
        "cost": ("what contacts and detections cost, and how that grows with the number of discs",
                 ["contact", "run"]),
    },
    "format": {
        "file": ("reading and writing whole files, safely", []),
        "table": ("numbers and tables as text: CSV, JSON, columns, what a terminal may show", []),
        "reader": ("JSON and CSV with places, types and limits; it knows no scene", ["file", "table"]),
        "scene": ("scene files of all formats, and the scenes that are built in",
                  ["file", "reader", "table"]),
        "formula": ("one formula as text or LaTeX", []),
        "explanation": ("a contact explained, in every format", ["formula", "table"]),
        "prediction": ("guesses and their record, in words and as a table", ["file", "table"]),
        "question": ("questions with choices, made from a contact, and the votes about them",
                     ["prediction", "table"]),
    },
    "plot": {
        "draw": ("colours, text, arrows, discs: on any Cairo surface", []),
        "math": ("formulas, typeset", ["draw"]),
        "chart": ("axes, curves and legends", ["draw"]),
        "overlay": ("the geometry of a contact over a pane's picture", ["draw", "math"]),
        "pane": ("the picture of one pane", ["draw", "chart", "overlay"]),
        "diagram": ("a contact as geometry: the velocity plane, and momenta tip to tail",
                    ["draw", "math", "chart", "overlay", "pane"]),
        "figure": ("panes, charts and workings put together, into a file",
                   ["draw", "math", "chart", "overlay", "pane", "diagram"]),
    },
    "cli": {
        ".": ("the program and what all its commands share", []),
        "run": ("the commands run and explain, and what run reports", ["."]),
        "cost": ("the command cost, and its tables", [".", "run"]),
        "scene": ("the commands check, convert, list and make", ["."]),
    },
    "app": {
        "settings": ("what is remembered from one time to the next", []),
        "clock": ("the clock of all panes, without a widget: playing, ways, stops", []),
        "model": ("what the window shows, without a widget: inspector, log, guesses", ["clock"]),
        "edit": ("the one scene that all panes run, and how it is edited, without a widget: "
                 "document, undo, tools", ["clock", "model"]),
        "layout": ("how widgets share room that is short, which are made only when they are seen, and "
                   "what ends when they go; where the pointer is", []),
        "widgets": ("widgets that serve everywhere, and the keys", ["clock", "model", "layout"]),
        "help": ("the guide in a browser, and the buttons that lead there", ["widgets"]),
        "chart": ("a chart, what reads it off, and its data as a table",
                  ["clock", "model", "layout", "widgets"]),
        "panes": ("the panes and their pointer", ["clock", "model", "edit", "layout", "widgets"]),
        "pages": ("what a page below the panes is, the list of them, and which is shown",
                  ["clock", "model", "layout", "widgets", "panes"]),
        "contact": ("the pages about a contact: working, before and after, collisions",
                    ["clock", "model", "help", "layout", "widgets", "panes", "pages"]),
        "queue": ("the page about what is foretold",
                  ["clock", "model", "layout", "widgets", "panes", "pages"]),
        "cost": ("the page about the cost of detections",
                 ["clock", "model", "layout", "widgets", "pages"]),
        "prediction": ("the page that asks",
                       ["clock", "model", "help", "layout", "widgets", "pages"]),
        "scene": ("choosing a scene and its parameters",
                  ["settings", "clock", "model", "edit", "help", "layout", "widgets"]),
        "dialog": ("the windows in which a scene is set, and in which one is made",
                   ["clock", "model", "edit", "layout", "widgets", "chart", "panes"]),
        "files": ("a scene’s file: choosing one, questions before work is lost, what other "
                  "programs do to it, and the copy that is kept of unsaved work",
                  ["settings", "clock", "model", "edit", "layout", "widgets"]),
        "lecture": ("a presentation: its words, its way by two keys, its bar and its letters",
                    ["clock", "model", "edit", "layout", "widgets", "panes", "pages", "scene"]),
        "actions": ("what menus and buttons do; it never sees the window",
                    ["settings", "clock", "model", "edit", "layout", "widgets", "chart", "panes",
                     "pages", "files"]),
        ".": ("the window and the program", ["settings", "clock", "model", "edit", "help", "layout",
                                             "widgets", "chart", "panes", "pages", "contact", "queue",
                                             "cost", "prediction", "scene", "dialog", "files", "lecture",
                                             "actions"]),
    },
}

# Headers that the build makes, and the folder they belong to.
GENERATED = {"carom-scenes-resource.h": "format", "carom-resources.h": "app"}

# The most things in a room; a source and its header count as one.
MOST_IN_A_ROOM = 20

# Which library a system header belongs to, by the beginning of its name.
LIBRARIES = {
    "c": ["assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "locale.h",
          "malloc.h", "math.h", "signal.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h",
          "stdlib.h", "string.h", "time.h"],
    "pages of memory": ["sys/mman.h"],
    "posix": ["fcntl.h", "sys/", "unistd.h", "glib-unix.h"],
    "glib": ["glib.h", "glib-object.h", "glib/", "gobject/"],
    "gio": ["gio/"],
    "cairo": ["cairo"],
    "pango": ["pango/"],
    "gtk": ["gtk/", "gdk/", "gsk/", "graphene"],
}


def library_of(header):
    """The library that @header belongs to, or None."""
    for library, beginnings in LIBRARIES.items():
        if any(header.startswith(beginning) for beginning in beginnings):
            return library
    return None


def sources_of(folder):
    """The C files of a folder, sorted."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".c", ".h"))


def includes(path):
    """The headers that a file includes: (whether by quotes, name)."""
    for match in INCLUDE.finditer(path.read_text(encoding="utf-8")):
        yield match[1] == '"', match[2]


def wrong_own(path, seen, home):
    """Includes of the project's headers that @path must not see."""
    for quoted, header in includes(path):
        if not quoted:
            continue
        if header not in home:
            yield f"{path}: no header of the project is called {header}"
        elif home[header] not in seen:
            yield f"{path}: {header} is in {home[header]}, seen are only {', '.join(seen)}"


def room_of(path, folder):
    """The room of @folder that a file is in."""
    return path.relative_to(folder).parent.as_posix()


def wrong_room(path, folder, rooms, home):
    """Includes of @path from rooms of its own @folder that its room must not see.

    @home has the room of each header of the folder."""
    own = room_of(path, folder)
    seen = [own, *rooms.get(own, ("", []))[1]]
    for quoted, header in includes(path):
        if quoted and header in home and home[header] not in seen:
            yield f"{path}: {header} is in the room {home[header]}, seen are {', '.join(seen)}"


def wrong_rooms(folder, rooms):
    """Rooms that are not as listed, that see what comes after them, that hold a single thing or too
    many."""
    things = {}
    for path in sources_of(folder):
        things.setdefault(room_of(path, folder), set()).add(path.stem)
    for room in sorted(set(things) ^ set(rooms)):
        yield f"{folder / room} is not the same in src and here"
    order = list(rooms)
    for room, (_, seen) in rooms.items():
        for other in seen:
            if order.index(other) >= order.index(room):
                yield f"{folder / room} sees {other}, which does not come before it"
    for room, names in things.items():
        if len(names) < 2:
            yield f"{folder / room} holds a single thing"
        if len(names) > MOST_IN_A_ROOM:
            yield f"{folder / room} has {len(names)} things: too many to look through"


def wrong_between_rooms(folder, rooms):
    """Includes of headers from rooms of @folder that are not seen there."""
    sources = sources_of(folder)
    home = {path.name: room_of(path, folder) for path in sources if path.suffix == ".h"}
    for path in sources:
        yield from wrong_room(path, folder, rooms, home)


def wrong_system(path, libraries):
    """Includes of libraries that the folder of @path does without."""
    for quoted, header in includes(path):
        library = library_of(header)
        if not quoted and library not in libraries:
            yield f"{path}: {header} ({library or 'unknown'}), allowed are {', '.join(libraries)}"


def include_graph(folder):
    """Which files include which in a folder, by name; a header and its .c count as one."""
    sources = sources_of(folder)
    names = {path.stem for path in sources}
    graph = {name: set() for name in sorted(names)}
    for path in sources:
        included = {Path(header).stem for quoted, header in includes(path) if quoted}
        graph[path.stem] |= (included & names) - {path.stem}
    return graph


def find_circles(graph):
    """The circles that a walk through all of @graph finds, at least one if there is any: each as its
    names in order, with the first one repeated at the end."""
    done, way = set(), []

    def walk(name):
        if name in way:
            yield [*way[way.index(name):], name]
        elif name not in done:
            way.append(name)
            for included in sorted(graph[name]):
                yield from walk(included)
            way.pop()
            done.add(name)

    for name in graph:
        yield from walk(name)


def main(src):
    tap = Tap()
    present = {folder.name for folder in src.iterdir() if folder.is_dir()}
    tap.check("/layering/folders", (f"{name} is not the same in src and here"
                                    for name in sorted(present ^ set(FOLDERS))))

    home, twice = dict(GENERATED), []
    for name in FOLDERS:
        for path in sources_of(src / name):
            if path.suffix == ".h":
                if path.name in home:
                    twice.append(f"{path.name} is in {home[path.name]} and in {name}")
                home[path.name] = name
    tap.check("/layering/header-names-are-unique", twice)

    for name, (before, libraries) in FOLDERS.items():
        sources = sources_of(src / name)
        seen = [*before, name]
        tap.check(f"/layering/{name}/sources", [] if sources else ["there are none"])
        tap.check(f"/layering/{name}/own-headers",
                  (problem for path in sources for problem in wrong_own(path, seen, home)))
        tap.check(f"/layering/{name}/libraries",
                  (problem for path in sources for problem in wrong_system(path, libraries)))
        tap.check(f"/layering/{name}/rooms", wrong_rooms(src / name, ROOMS[name]))
        tap.check(f"/layering/{name}/between-rooms", wrong_between_rooms(src / name, ROOMS[name]))
        tap.check(f"/layering/{name}/no-circles",
                  (" → ".join(circle) for circle in find_circles(include_graph(src / name))))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
