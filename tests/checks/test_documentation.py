#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests documentation.py: which comments of a header it accepts, what it finds wrong with others,
and what it makes of the first lines of a file."""
import documentation
from tap import Tap

# Headers, and of each problem found in them, in order, a part of its text.
HEADERS = {
    "prose": ("/* Adds @x. */\nvoid add(int x);\n", []),
    "full-form": ("/* Adds numbers.\n *\n * @x, @y: >= 0, and\n *   finite\n"
                  " * @sum: (out) (optional): x + y\n * Returns: whether there was a sum */\n"
                  "int add(double x, double y, double *sum);\n", []),
    "shared": ("/* Makes one, and frees it.\n *\n * Returns: (transfer full): a thing */\n"
               "Thing *thing_new(void);\nvoid thing_free(Thing *thing);\n", []),
    "directive-before": ("#define BIG 9\n\n/* Grows @thing up to BIG. */\n"
                         "void grow(Thing *thing);\n", []),
    "file-comment": ("/* thing: what things are. */\n#pragma once\n\n"
                     "/* Grows. */\nvoid grow(Thing *thing);\n", []),
    "array-parameter": ("/* @path: (out): the corners */\nvoid walk(Vec2 path[4]);\n", []),

    "no-comment": ("void add(int x);\n", ["add has no comment"]),
    "file-comment-is-not-it": ("/* thing: what things are. */\n#pragma once\n\nvoid grow(void);\n",
                               ["grow has no comment"]),
    "no-comment-after-blank": ("/* Adds. */\nvoid add(int x);\n\nvoid sub(int x);\n",
                               ["sub has no comment"]),
    "no-comment-of-function-type": ("typedef void (*Func)(int x);\n", ["Func has no comment"]),
    "plain-inline": ("static inline int twice(int x) {\n  return 2 * x;\n}\n", []),
    "long-inline": ("static inline int twice(int x) {\n  int y = x;\n  return x + y;\n}\n",
                    ["twice has no comment"]),
    "error-quark": ("GQuark thing_error_quark(void);\n", []),
    "type-macro": ("#define TYPE_THING (thing_get_type())\n"
                   "G_DECLARE_FINAL_TYPE(Thing, thing, A, THING, GObject)\n", []),

    "unknown-word": ("/* Adds @y. */\nvoid add(int x);\n", ["@y is no parameter"]),
    "unknown-tag": ("/* @y: >= 0 */\nvoid add(int x);\n", ["@y is no parameter"]),
    "word-of-other-group": ("/* Adds @y. */\nvoid add(int x);\n\n"
                            "/* Subtracts. */\nvoid sub(int y);\n",
                            ["@y is no parameter"]),
    "word-of-same-group": ("/* Adds @x or subtracts @y. */\n"
                           "void add(int x);\nvoid sub(int y);\n", []),
    "field": ("/* A place at @x. */\ntypedef struct {\n  double x, y;\n} Place;\n", []),
    "unknown-field": ("/* A place at @z. */\ntypedef struct {\n  double x, y;\n} Place;\n",
                      ["@z is no parameter or field"]),
    "enumerator": ("/* @RED and others. */\ntypedef enum { RED, GREEN } Colour;\n", []),
    "macro-argument": ("/* Twice @x. */\n#define TWICE(x) (2 * (x))\n", []),
    "unknown-macro-argument": ("/* Twice @y. */\n#define TWICE(x) (2 * (x))\n",
                               ["@y is no parameter"]),
    "function-of-struct": ("typedef struct {\n  /* Paints on @canvas. */\n"
                           "  void (*paint)(Canvas *canvas);\n} Painter;\n", []),
    "unknown-word-in-struct": ("typedef struct {\n  /* Paints on @paper. */\n"
                               "  void (*paint)(Canvas *canvas);\n} Painter;\n",
                               ["@paper is no parameter"]),

    "name-line": ("/* add:\n * @x: >= 0 */\nvoid add(int x);\n",
                  ["an empty line is missing", "has the name already: add:"]),
    "wrong-name-line": ("/* sub:\n *\n * @x: >= 0 */\nvoid add(int x);\n",
                        ["has the name already: sub:"]),
    "prose-last": ("/* @x: >= 0\n *\n * Adds. */\nvoid add(int x);\n", ["prose stands before"]),
    "no-empty-line": ("/* Adds.\n * @x: >= 0 */\nvoid add(int x);\n",
                      ["an empty line is missing before @x"]),
    "result-in-prose": ("/* Adds. Returns: the sum */\nint add(int x);\n", ["a line of its own"]),
    "parameter-in-prose": ("/* Adds; @x: >= 0 */\nint add(int x);\n", ["a line of its own"]),
    "annotation-in-prose": ("/* Adds @x (nullable). */\nvoid add(Thing *x);\n",
                            ["(nullable) belongs behind"]),

    "unknown-annotation": ("/* @x: (maybe): a thing */\nvoid add(Thing *x);\n",
                           ["(maybe) is no annotation"]),
    "unknown-transfer": ("/* @x: (transfer some): a thing */\nvoid add(Thing *x);\n",
                         ["(transfer some) is no annotation"]),
    "parentheses-as-words": ("/* @x: (a + b) c, as always */\nvoid add(int x);\n", []),
    "out-of-number": ("/* @x: (out): the sum */\nvoid add(int x);\n", ["(out) of int"]),
    "out-of-constant": ("/* @x: (out): the sum */\nvoid add(const int *x);\n",
                        ["(out) of const int *"]),
    "out-of-constant-text": ("/* @x: (out): the end */\nvoid add(const char **x);\n", []),
    "nullable-number": ("/* @x: (nullable): a number */\nvoid add(int x);\n",
                        ["(nullable) of int"]),
    "nullable-function": ("/* @x: (nullable): is told */\nvoid add(ThingFunc x);\n", []),
    "optional-alone": ("/* @x: (optional): a number */\nvoid add(int *x);\n", ["without (out)"]),
    "full-constant": ("/* Returns: (transfer full): a name */\nconst char *name(int x);\n",
                      ["cannot be freed"]),
    "full-value": ("/* Returns: (transfer full): a place */\nPlace place(int x);\n",
                   ["which is no pointer"]),
    "unknown-length": ("/* @x: (array length=m): numbers */\nvoid add(int *x, int n);\n",
                       ["no parameter m"]),
    "result-of-nothing": ("/* Returns: the sum */\nvoid add(int x);\n", ["returns nothing"]),
    "result-of-constant-pointers": ("/* Returns: (transfer none): all */\n"
                                    "const Thing *const *things(void);\n", []),
    "annotation-behind-field": ("typedef struct {\n  char *name; /* (nullable): of it */\n"
                                "  char *title; /* (maybe): of it */\n} Thing;\n",
                                ["(maybe) is no annotation"]),
    "annotation-within-words": ("typedef struct {\n  char *name; /* of it (nullable) */\n"
                                "} Thing;\n",
                                ["(nullable) belongs at the beginning"]),

    "unowned-text": ("/* The name. */\nchar *name(int x);\n", ["(transfer …) is missing"]),
    "unowned-constant-text": ("/* The name. */\nconst char *name(int x);\n", []),
    "unowned-new": ("/* A thing. */\nThing *thing_new(void);\n", ["(transfer …) is missing"]),
    "unowned-copy": ("/* Returns: (nullable): a thing */\nconst Thing *thing_copy(Thing *thing);\n",
                     ["(transfer …) is missing"]),
    "unowned-object": ("/* Its thing. */\nThing *get_thing(Box *box);\n",
                       ["(transfer …) is missing"]),
    "unowned-function-type": ("/* Makes a name. */\ntypedef char *(*Namer)(int x);\n", []),
}

# First lines of files by their names, and a part of what is wrong with each.
BEGINNINGS = {
    "thing.h": [("/* thing: what things are. */\n", []), ("/* things: some. */\n", ["thing:"]),
                ("#pragma once\n/* thing: late. */\n", ["a comment at the beginning"])],
    "thing.c": [("/* Things grow in rings. */\n", []), ("/* thing: grows. */\n", []),
                ("#include <thing.h>\n", ["a comment at the beginning"]),
                ("/* thing: see the header. */\n", ["see the header"])],
    "carom-thing.c": [("/* carom-thing: grows. */\n", []),
                      ("/* carom-other: grows. */\n", ["names carom-other"])],
}


def wrong_problems(found, expected):
    """How the problems @found differ from those @expected."""
    found = list(found)
    if len(found) != len(expected):
        yield f"expected {expected}, found {found}"
    for problem, part in zip(found, expected):
        if part not in problem:
            yield f"expected “{part}”, found “{problem}”"


def wrong_line():
    """What is wrong with the line that is told of a problem."""
    header = ("/* thing: things. */\n\n/* Grows\n * much. */\nvoid grow(void);\n\n"
              "void shrink(void);\n")
    found = [line for line, _ in documentation.wrong_header(header)]
    return [] if found == [7] else [f"found in lines {found}, not in 7"]


def main():
    tap = Tap()
    for name, (header, expected) in HEADERS.items():
        found = (problem for _, problem in documentation.wrong_header(header))
        tap.check(f"/documentation-rules/{name}", wrong_problems(found, expected))
    for name, cases in BEGINNINGS.items():
        for i, (text, expected) in enumerate(cases):
            tap.check(f"/documentation-rules/first-lines/{name}/{i}",
                      wrong_problems(documentation.wrong_beginning(text, name), expected))
    tap.check("/documentation-rules/line", wrong_line())
    tap.done()


if __name__ == "__main__":
    main()
