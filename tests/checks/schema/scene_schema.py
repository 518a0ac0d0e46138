#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks data/carom-scene.schema.json: that it is what the program's tables of fields make, that the
scenes that there are and those that the program writes have it, and that of thousands of scenes with
one thing changed it takes those that the program takes. Without python3-jsonschema only the first.

Usage: scene_schema.py SCHEMA PRINT_SCHEMA_PROGRAM CAROM_CLI CHECK_SCENES_PROGRAM SCENES_FOLDER
"""
import copy
import json
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import jsonschema
except ImportError:
    jsonschema = None

# Behind the libraries, one of which would take the neighbour numbers.py for a module of Python's own.
sys.path.append(str(Path(__file__).parent.parent))
from tap import Tap  # noqa: E402

ENDLESS = float("inf")  # written as 1e400, which is no number that the program can have

# A field of each kind.
SCENE = {
    "format": "carom-scene", "version": 2, "title": "T", "lesson": "L",
    "questions": ["Q1", {"question": "Q2", "answer": "A2"}], "unit": "px", "dt": 0.5, "duration": 4,
    "gravity": [1, -2.5], "restitution": 0.25, "seed": 7,
    "view": {"min": [-1, -2], "max": [3, 4]}, "counter": True, "trails": 2.5, "strobe_s": 0.25,
    "ghost": True, "centre_of_mass": True, "arrows": "both", "colour_by": "speed",
    "charts": ["momentum", "total-energy"], "speed": 0.5, "loop": True, "slow_at_contacts": True,
    "bodies": [{"name": "N", "position": [1, 2], "velocity": [3, 4], "radius": 5, "mass": 6,
                "pinned": True, "colour": "#0180fF"}],
    "crowds": [{"count": 3, "min": [2000, 2000], "max": [3000, 3000], "radius": [1, 2],
                "mass": {"factor": 2, "power": 3}, "speed": 7, "overlapping": True,
                "colour": "#000000"}],
    "walls": [{"p1": [0, 1], "p2": [9, 1], "restitution": 2, "tangential_factor": 0,
               "open": [[0, 1.5], [2, 3]]}],
    "emitters": [{"position": [-9, -8], "velocity": [1, 2], "radius": 3, "mass": 4, "first_s": 0.5,
                  "every_s": 2, "count": 3, "spread": [1, 2]}],
    "panes": [{"resolver": "impulse", "detection": "events", "ties": "serial",
               "separation": "share", "wall_putback": "edge", "speed_correction": "exact",
               "tunnel_guard": "on", "sliding_lift": "off"}],
}

# What takes the place of values: all of the same kind, and the first few of the other kinds.
VALUES = {
    "number": [0, -1, 2, 0.5, 1, 3, 4, 1.0, 1e-300, 1024.5, 4294967295, 4294967296, ENDLESS],
    "text": ["x", "", " ", "a\nb", "a\tb", "a\rb", "a\r\nb", "a\x1bb", "a\x85b", "a\u2028b", "a\u202eb",
             "é" * 40, "x" * 41, "x" * 100, "x" * 101, "x" * 200, "x" * 201, "x" * 5000, "x" * 5001,
             "#12abEF", "#12abEG", "#12abEF\n", "#0x12ab", "#12abE", "none", "speed", "wrong-normal",
             "all-pairs", "carom-scene"],
    "list": [[], [1, 2], [1], [2, 1], [0, 0], [-1, 1], [1, 2, 3], [1, "2"], ["momentum"], ["x"],
             ["momentum", "energy", "error"], [[]], [{}], ["x", {"question": "y", "z": 0}]],
    "object": [{}, {"a": 1}, {"question": "x"}, {"min": [0, 0], "max": [1, 1]}],
    "word": [None, True, False],
}
N_OF_OTHER_KINDS = 2
# And of what is in a pair.
ENDS = [None, True, "1", -1, 0, ENDLESS, []]

# What the program says of fields that do not go together, of which a schema knows nothing.
TOGETHER = [
    "shorter than dt", "a billion frames", "not below and left", "both ends at the same place",
    "beyond the range of numbers", "the larger number first", "found room",
    "does not end after it begins", "before the one before it has ended",
]


def kind_of(value):
    """One of VALUES. In Python, True is a number."""
    if value is None or isinstance(value, bool):
        return "word"
    kinds = {str: "text", list: "list", dict: "object"}
    return kinds.get(type(value), "number")


def values_for(path):
    """What takes the place of the value there."""
    own = kind_of(get(SCENE, path))
    if isinstance(path[-1], int) and own == "number":
        return ENDS
    return [value for kind, values in VALUES.items()
            for value in (values if kind == own else values[:N_OF_OTHER_KINDS])]


def paths(value, path=()):
    """The places in a scene: fields, elements of lists, and what they have."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from paths(inner, (*path, key))


def get(scene, path):
    for key in path:
        scene = scene[key]
    return scene


def changed(path, value):
    """The scene with another value at a place."""
    scene = copy.deepcopy(SCENE)
    get(scene, path[:-1])[path[-1]] = value
    return scene


def without(path):
    scene = copy.deepcopy(SCENE)
    del get(scene, path[:-1])[path[-1]]
    return scene


def variants():
    """Scenes in which one thing differs."""
    for path in paths(SCENE):
        for value in values_for(path):
            yield changed(path, value)
        if isinstance(path[-1], str):
            yield without(path)
    for name, most in (("panes", 16), ("questions", 1000), ("crowds", 1000)):
        for n in (most, most + 1):
            yield changed((name,), [SCENE[name][0]] * n)


def with_other_fields(value):
    """The same, with fields that nobody knows in each object."""
    if isinstance(value, list):
        return [with_other_fields(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    return {"_": [{"radius": -1}], **{key: with_other_fields(inner) for key, inner in value.items()},
            "Author": None}


def text_of(scene):
    return json.dumps(scene).replace("Infinity", "1e400")


def write(path, scene):
    path.write_text(text_of(scene), encoding="utf-8")


def refusals(program, scenes):
    """What the program's reader has against each scene; "": nothing."""
    lines = "".join(text_of(scene) + "\n" for scene in scenes)
    done = subprocess.run([program], input=lines, capture_output=True, text=True, encoding="utf-8",
                          check=True)
    return done.stdout.split("\n")[:-1]


def disagreement(refused, wrong):
    """A problem, if the program does not agree with the schema.

    @refused: what the program has against a scene; "": nothing
    @wrong: what the schema has against it; None: nothing
    """
    if (wrong is None) == (not refused):
        return None
    if refused and any(words in refused for words in TOGETHER):
        return None
    return f"program: {refused or 'fine'}; schema: {wrong.message[:200] if wrong else 'fine'}"


def errors(validator, scene):
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(scene)]


def check_scenes(tap, validator, cli, scenes):
    """The built-in scenes, as they are and as the program writes them."""
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(scenes.glob("*.carom")):
            scene = json.loads(path.read_text(encoding="utf-8"))
            tap.check(f"/scene-schema/built-in/{path.stem}", errors(validator, scene))
            odd, saved = Path(folder) / "odd.carom", Path(folder) / "saved.carom"
            write(odd, with_other_fields(scene))
            subprocess.run([cli, "convert", odd, saved], capture_output=True, check=True)
            again = json.loads(saved.read_text(encoding="utf-8"))
            tap.check(f"/scene-schema/saved/{path.stem}", errors(validator, again))


def check_variants(tap, validator, program):
    scenes = list(variants())
    wrongs = [next(validator.iter_errors(scene), None) for scene in scenes]
    refused = refusals(program, scenes)
    problems = [problem for problem in map(disagreement, refused, wrongs) if problem]
    tap.check("/scene-schema/all-read", [] if len(refused) == len(scenes) else ["not each has a line"])
    n_right = wrongs.count(None)
    print(f"# {len(scenes)} variants, {n_right} of them right")
    tap.check("/scene-schema/agrees-with-the-program", problems)
    tap.check("/scene-schema/both-right-and-wrong",
              [] if min(n_right, len(scenes) - n_right) > 100 else ["too few of one kind"])


def main(schema_path, print_program, cli, check_program, scenes):
    tap = Tap()
    text = Path(schema_path).read_text(encoding="utf-8")
    made = subprocess.run([print_program], capture_output=True, text=True, encoding="utf-8", check=True)
    tap.check("/scene-schema/made-from-the-tables",
              [] if text == made.stdout else ["it is not what the tables make; run ./dev schema"])
    if not jsonschema:
        tap.skip("/scene-schema/scenes", "python3-jsonschema is not installed")
        tap.done()
    schema = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    tap.check("/scene-schema/whole", errors(validator, SCENE))
    check_scenes(tap, validator, cli, Path(scenes))
    check_variants(tap, validator, check_program)
    tap.done()


if __name__ == "__main__":
    main(*sys.argv[1:])
