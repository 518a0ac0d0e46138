#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests generate.py: translators get all words of a scene, answers too.

Usage: test_scene_words.py FOLDER_OF_GENERATE_PY
"""
import sys

from tap import Tap

SCENE = {"title": "T", "lesson": "L", "unit": "m",
         "questions": ["Q1", {"question": "Q2", "answer": "A2"}, {"question": "Q3"},
                       {"question": "Q4", "answer": ""},
                       {"question": "Q5", "before_contact": 1,
                        "choices": ["C1", {"choice": "C2", "right": True},
                                    {"choice": "C3", "belief": "B3", "meaning": "M3"}]}]}

# The empty text stands for a translation's header, so it must not be asked for.
EXPECTED = [("title", "T"), ("lesson", "L"), ("question", "Q1"), ("question", "Q2"),
            ("answer", "A2"), ("question", "Q3"), ("question", "Q4"), ("question", "Q5"),
            ("choice", "C1"), ("choice", "C2"), ("choice", "C3"), ("belief", "B3"),
            ("meaning", "M3")]


def differences(lines):
    """How the @lines of C differ from a comment and a text for each of EXPECTED."""
    wanted = [line for kind, text in EXPECTED
              for line in (f"/* Translators: scene s: {kind} */", f'N_("{text}"),')]
    found = [line.strip() for line in lines]
    if found != wanted:
        yield f"{found}, expected {wanted}"


def main(folder):
    sys.path.insert(0, folder)
    import generate
    tap = Tap()
    tap.check("/scene-words/all", differences(generate.words_of("s", SCENE)))
    tap.done()


if __name__ == "__main__":
    main(*sys.argv[1:])
