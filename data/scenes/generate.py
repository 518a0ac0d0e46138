#!/usr/bin/env python3
"""Writes what follows from index.json and the scenes: scene-strings.c and scenes.gresource.xml.

xgettext cannot read scene files, so their words stand once more in a C file that it can read.
With --check it writes nothing, and fails if one of the files is not up to date.
"""

import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def quote(text):
    """The text as a C string; JSON's escapes are C's, but for letters beyond ASCII."""
    return json.dumps(text, ensure_ascii=False)


def lines_of(comment, texts):
    for text in texts:
        yield f"    /* {comment} */"
        yield f"    N_({quote(text)}),"


def words_of(scene_id, scene):
    yield from lines_of(f"Translators: scene {scene_id}: title", [scene["title"]])
    yield from lines_of(f"Translators: scene {scene_id}: lesson", [scene["lesson"]])
    for question in scene["questions"]:
        if isinstance(question, str):
            question = {"question": question}
        for key in ("question", "answer"):
            if question.get(key):
                yield from lines_of(f"Translators: scene {scene_id}: {key}", [question[key]])


def strings(index):
    yield "/* The words of the built-in scenes, for xgettext. Made by generate.py; do not edit. */"
    yield "#include <glib/gi18n.h>"
    yield ""
    yield "/* clang-format off */"
    yield "const char *const carom_scene_strings[] = {"
    for group in index["groups"]:
        yield from lines_of("Translators: group of scenes", [group["title"]])
        for scene_id in group["scenes"]:
            scene = json.loads((FOLDER / f"{scene_id}.carom").read_text(encoding="utf-8"))
            yield from words_of(scene_id, scene)
    yield "};"


def resource(index):
    yield '<?xml version="1.0" encoding="UTF-8"?>'
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
    outputs = {"scene-strings.c": strings(index), "scenes.gresource.xml": resource(index)}
    for name, lines in outputs.items():
        text = "\n".join(lines) + "\n"
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
