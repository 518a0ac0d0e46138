#!/usr/bin/env python3
"""Checks who includes what: an arrow only ever points up the list of folders; and within a folder,
none leads back to where it came from, where that is promised.

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
    "engine": (["core"], ["c", "glib"]),
    "format": (["core", "engine"], ["c", "posix", "glib", "gio", "json-glib"]),
    "plot": (["core", "engine"], ["c", "glib", "cairo", "pango"]),
    "cli": (["core", "engine", "format", "plot"], ["c", "posix", "glib", "gio", "json-glib"]),
    "app": (
        ["core", "engine", "format", "plot", "cli"],
        ["c", "posix", "glib", "gio", "cairo", "pango", "gtk"],
    ),
}

# Folders in which no file includes another that includes it, straight or by way of others.
WITHOUT_CIRCLES = ["app"]

# Headers that the build makes, and the folder they belong to.
GENERATED = {"carom-scenes-resource.h": "format", "carom-resources.h": "app"}

# Which library a system header belongs to, by the beginning of its name.
LIBRARIES = {
    "c": ["assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "locale.h",
          "math.h", "signal.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h",
          "stdlib.h", "string.h", "time.h"],
    "posix": ["fcntl.h", "sys/", "unistd.h", "glib-unix.h"],
    "glib": ["glib.h", "glib-object.h", "glib/", "gobject/"],
    "gio": ["gio/"],
    "json-glib": ["json-glib/"],
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
    """The circles of @graph that a walk through all of it comes upon: at least one if there is any,
    each as its names in order, the first once more at the end."""
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
    for name in WITHOUT_CIRCLES:
        tap.check(f"/layering/{name}/no-circles",
                  (" → ".join(circle) for circle in find_circles(include_graph(src / name))))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
