#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what follows from index.json and the scenes: scene-strings.c and scenes.gresource.xml.

xgettext cannot read scene files, so their words stand once more in a C file that it can read. In
the scenes' own words it puts a no-break space between each number and its unit: write plain ones.
With --check it writes nothing, and fails if one of the files is not up to date.
"""

import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


# Between a number and its unit; CAROM_UNIT_SPACE in src/core/number/carom-unit.h.
UNIT_SPACE = "\u00a0"
UNIT = r"(?:kg·m/s|kg|cm|mm|m/s²|m/s|m|ms|s|J|%)(?![\w²/])"
BEFORE_UNIT = re.compile(r"(?<=[\d⁰¹²³⁴-⁹)]) (?=" + UNIT + ")")


def no_break(text):
    return BEFORE_UNIT.sub(UNIT_SPACE, text)


def quote(text):
    """The text as a C string; JSON's escapes are C's, but for letters beyond ASCII."""
    return json.dumps(text, ensure_ascii=False)


def lines_of(comment, texts):
    for text in texts:
        yield f"    /* {comment} */"
        yield f"    N_({quote(text)}),"


def as_object(key):
    """What makes an object with that field of a text that stands for it."""
    return lambda thing: {key: thing} if isinstance(thing, str) else thing


def words_in(scene_id, thing, keys):
    for key in keys:
        if thing.get(key):
            yield from lines_of(f"Translators: scene {scene_id}: {key}", [thing[key]])


def words_of(scene_id, scene):
    yield from lines_of(f"Translators: scene {scene_id}: title", [scene["title"]])
    yield from lines_of(f"Translators: scene {scene_id}: lesson", [scene["lesson"]])
    for question in map(as_object("question"), scene["questions"]):
        yield from words_in(scene_id, question, ("question", "answer"))
        for choice in map(as_object("choice"), question.get("choices", [])):
            yield from words_in(scene_id, choice, ("choice", "belief", "meaning"))
    for bookmark in scene.get("bookmarks", []):
        yield from words_in(scene_id, bookmark, ("name",))


def texts_of(thing):
    return [value for value in thing.values() if isinstance(value, str)]


def with_unit_spaces(scene_text):
    """The text of a scene file, with its words as no_break() has them."""
    scene = json.loads(scene_text)
    words = [scene["lesson"]]
    for question in map(as_object("question"), scene["questions"]):
        words += texts_of(question)
        for choice in question.get("choices", []):
            words += texts_of(as_object("choice")(choice))
    for text in words:
        scene_text = scene_text.replace(quote(text), quote(no_break(text)))
    return scene_text


LICENCE = ["SPDX-FileCopyrightText: The Carom developers",
           "SPDX-License-Identifier: GPL-3.0-or-later"]


def strings(index, scenes):
    yield f"/* {LICENCE[0]}\n * {LICENCE[1]} */"
    yield "/* The words of the built-in scenes, for xgettext. Made by generate.py; do not edit. */"
    yield "#include <glib/gi18n-lib.h>"
    yield ""
    yield "/* clang-format off */"
    yield "const char *const carom_scene_strings[] = {"
    for group in index["groups"]:
        yield from lines_of("Translators: group of scenes", [group["title"]])
        for scene_id in group["scenes"]:
            yield from words_of(scene_id, json.loads(scenes[f"{scene_id}.carom"]))
    yield "};"


def resource(index):
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f"<!-- {LICENCE[0]}\n     {LICENCE[1]} -->"
    yield "<!-- Made by generate.py from index.json; do not edit. -->"
    yield "<gresources>"
    yield '  <gresource prefix="/carom/scenes">'
    yield "    <file>index.json</file>"
    for group in index["groups"]:
        for scene_id in group["scenes"]:
            yield f"    <file>{scene_id}.carom</file>"
    yield "  </gresource>"
    yield "</gresources>"


def main():
    index = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
    listed = [f"{scene}.carom" for group in index["groups"] for scene in group["scenes"]]
    problems = [f"{path.name} is not in index.json" for path in FOLDER.glob("*.carom")
                if path.name not in listed]
    scenes = {name: with_unit_spaces((FOLDER / name).read_text(encoding="utf-8")) for name in listed}
    outputs = scenes | {"scene-strings.c": "\n".join(strings(index, scenes)) + "\n",
                        "scenes.gresource.xml": "\n".join(resource(index)) + "\n"}
    for name, text in outputs.items():
        path = FOLDER / name
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            problems.append(f"{name} is not up to date: run data/scenes/generate.py")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
