#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the comments of headers: that each public function has one, and that it agrees with the
declaration as far as a program can tell.

The form: a comment stands directly above the declaration, or above several that follow each other
without a blank line and share it. Prose comes first. Then, after an empty line, come the lines of
GTK-Doc for each parameter that needs words of its own, and for the result: "@name: (annotations):
text" and "Returns: (annotations): text", continued in lines indented by two spaces. Parameters with
the same description share a line: "@x, @y: text". There is no line with the function's name, since
the declaration has it. Comments of a struct's fields have the same form.

Inline functions of a single statement, and those that GLib's macros require, need no comment.

Every C source, header or not, begins with a comment that says what the file is for; so do those of
the tests.

Usage: documentation.py SOURCE_FOLDER TEST_FOLDER
"""
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

import headers
from tap import Tap

# GTK-Doc's annotations, and what may follow the first word of each.
ANNOTATIONS = {
    "in": "", "out": "( caller-allocates| callee-allocates)?", "inout": "", "nullable": "",
    "not nullable": "", "optional": "", "not optional": "", "skip": "", "constructor": "",
    "transfer": " (none|container|full|floating)", "element-type": r" [\w ]+",
    "array": r"( (length=\w+|fixed-size=\d+|zero-terminated=[01]))*",
    "scope": " (async|call|notified|forever)", "closure": r"( \w+)?", "destroy": r"( \w+)?",
    "type": r" \w+", "default": " .+",
}
TAG = re.compile(r"(@(?:[\w]+|\.\.\.)(?:, @\w+)*|Returns):(.*)")
PARENTHESES = re.compile(r"\s*\(([^()]*)\)")
# An annotation among words, where a tool would not look for it.
STRAY = re.compile(r"\(((?:transfer|element-type|array) [^()]*|nullable|optional|inout|out)\)")
WORD = re.compile(r"(?<![\w.])@(\w+)")
NAME_LINE = re.compile(r"\w+:$|carom_\w+:")
# How the names of functions end that GLib's macros require.
REQUIRED_BY_GLIB = ("_error_quark", "_get_type")
OWNERSHIP = re.compile(r"transfer ")


@dataclass
class Tag:
    """What a comment says of one parameter, of several, or of the result ("Returns")."""
    names: list
    text: str
    annotations: list = field(default_factory=list)


@dataclass
class Comment:
    """A comment taken apart."""
    prose: list = field(default_factory=list)
    tags: list = field(default_factory=list)
    misplaced: list = field(default_factory=list)

    def result(self):
        """What it says of the result, or None."""
        return next((tag for tag in self.tags if tag.names == ["Returns"]), None)


def is_known(annotation):
    """Whether GTK-Doc has @annotation."""
    return any(re.fullmatch(re.escape(name) + rest, annotation)
               for name, rest in ANNOTATIONS.items())


def split_annotations(text):
    """The annotations with which @text begins, and the words after them. Parentheses that are not
    followed by a colon, or by nothing, are words."""
    found, rest = [], text
    while match := PARENTHESES.match(rest):
        found.append(match[1])
        rest = rest[match.end():]
    if found and (not rest.strip() or rest.startswith(":")):
        return found, rest[1:].strip()
    return [], text.strip()


def take_apart(lines):
    """The @lines of a comment as prose and tags."""
    comment = Comment()
    for line in lines:
        match = TAG.match(line)
        if match:
            names = [name.strip().lstrip("@") for name in match[1].split(",")]
            comment.tags.append(Tag(names, match[2]))
        elif comment.tags and line.startswith("  "):
            comment.tags[-1].text += " " + line.strip()
        elif comment.tags and line.strip():
            comment.misplaced.append(line)
        elif not comment.tags:
            comment.prose.append(line)
    for tag in comment.tags:
        tag.annotations, tag.text = split_annotations(tag.text)
    return comment


def wrong_form(comment):
    """What is not where the form wants it."""
    for line in comment.misplaced:
        yield f"prose stands before parameters and results: {line}"
    if comment.tags and comment.prose and comment.prose[-1].strip():
        yield f"an empty line is missing before @{comment.tags[0].names[0]}".replace("@R", "R")
    for line in comment.prose:
        if NAME_LINE.match(line):
            yield f"the declaration has the name already: {line}"
        if re.search(r"\bReturns:|@\w+: ", line):
            yield f"this begins a line of its own: {line}"
    for text in [*comment.prose, *(tag.text for tag in comment.tags)]:
        for match in STRAY.finditer(text):
            yield f"({match[1]}) belongs behind the name and the colon"


def unknown_words(comment, names):
    """Words with an @ that are none of @names."""
    said = [WORD.findall(line) for line in comment.prose + [tag.text for tag in comment.tags]]
    tagged = [name for tag in comment.tags for name in tag.names if name != "Returns"]
    for word in [*tagged, *(word for words in said for word in words)]:
        if word not in names:
            yield f"@{word} is no parameter or field here"


def wrong_annotation(annotation, others, c_type):
    """What @annotation, besides @others, says of a value of @c_type that cannot be."""
    kind = annotation.split()[0]
    is_out = kind in ("out", "inout")
    if kind in ("out", "inout", "nullable", "optional", "transfer", "element-type", "array") \
            and not headers.is_pointer(c_type):
        yield f"({annotation}) of {c_type or 'nothing'}, which is no pointer"
    elif is_out and headers.is_read_only(c_type):
        yield f"({annotation}) of {c_type}, to which nothing can be written"
    if kind == "optional" and not {"out", "inout"} & {other.split()[0] for other in others}:
        yield "(optional) without (out)"
    if kind == "transfer" and annotation.endswith(("full", "container")) \
            and headers.is_read_only(c_type):
        yield f"({annotation}) of {c_type}, which cannot be freed"


def wrong_annotations(tag, c_type, names):
    """What the annotations of @tag say wrongly of @c_type. @names: those of the parameters."""
    for annotation in tag.annotations:
        if not is_known(annotation):
            yield f"({annotation}) is no annotation of GTK-Doc"
            continue
        if c_type is not None:
            yield from wrong_annotation(annotation, tag.annotations, c_type)
        length = re.search(r"length=(\w+)", annotation)
        if length and length[1] not in names:
            yield f"({annotation}): there is no parameter {length[1]}"


def wrong_parameters(comment, functions):
    """What is said wrongly of the parameters of @functions."""
    for tag in comment.tags:
        for name in tag.names:
            for function in functions:
                if name in function.parameters:
                    c_type = None if function.is_macro else function.parameters[name]
                    yield from wrong_annotations(tag, c_type, function.parameters)


def wrong_result(comment, functions):
    """What is said wrongly of the results of @functions: each sentence has to suit one of them."""
    tag = comment.result()
    if not tag:
        return
    answering = [function for function in functions if function.result not in ("void", "")]
    if not answering:
        yield "Returns: of a function that returns nothing"
        return
    problems = [list(wrong_annotations(tag, function.result, function.parameters))
                for function in answering]
    yield from min(problems, key=len)


def owes_ownership(function):
    """Whether somebody has to know who owns what @function returns."""
    result = function.result
    if function.is_macro or not headers.is_pointer(result):
        return False
    is_made = re.search(r"_(new|copy)(_|$)", function.name)
    return bool(is_made) or not headers.is_read_only(result)


def missing_ownership(comment, functions):
    """Functions whose results have an owner whom the comment does not name."""
    tag = comment.result()
    if tag and any(OWNERSHIP.match(annotation) for annotation in tag.annotations):
        return
    for function in functions:
        if owes_ownership(function):
            yield f"{function.name} returns {function.result}: (transfer …) is missing"


def needs_comment(function):
    """Whether @function is one that a comment has to explain."""
    is_plain = function.body is not None and function.body.count(";") == 1
    return not (function.is_macro or is_plain or function.name.endswith(REQUIRED_BY_GLIB))


def wrong_fields(group):
    """What is wrong with the comments inside a struct or an enum."""
    for inner in group.inner:
        comment = take_apart(inner.comment)
        names = {*group.members, *(name for function in inner.functions
                                   for name in function.parameters)}
        yield from ((inner.line, problem) for problem in (
            *wrong_form(comment), *unknown_words(comment, names),
            *wrong_parameters(comment, inner.functions), *wrong_result(comment, inner.functions)))
    for line, text in [*group.behind, *(one for inner in group.inner for one in inner.behind)]:
        annotations, rest = split_annotations(" ".join(headers.comment_lines(text)))
        for annotation in annotations:
            if not is_known(annotation):
                yield line, f"({annotation}) is no annotation of GTK-Doc"
        for match in STRAY.finditer(rest):
            yield line, f"({match[1]}) belongs at the beginning"


def wrong_comment(group):
    """What is wrong with the comment of @group."""
    comment = take_apart(group.comment)
    names = {*group.members, *(name for function in all_functions(group)
                               for name in function.parameters)}
    yield from wrong_form(comment)
    yield from unknown_words(comment, names)
    yield from wrong_parameters(comment, group.functions)
    yield from wrong_result(comment, group.functions)
    yield from missing_ownership(comment, [function for function in group.functions
                                           if not function.is_type])


def all_functions(group):
    """The functions of @group, and those that its structs point to."""
    return [*group.functions, *(function for inner in group.inner for function in inner.functions)]


def wrong_group(group):
    """What is wrong with the documentation of @group: (line, problem)."""
    bare = [function.name for function in group.functions if needs_comment(function)]
    if bare and not group.comment:
        yield group.line, f"{bare[0]} has no comment"
    yield from ((group.line, problem) for problem in wrong_comment(group))
    yield from wrong_fields(group)


def wrong_header(text):
    """What is wrong with the documentation in the header @text: (line, problem)."""
    for group in headers.groups(text):
        yield from wrong_group(group)


def wrong_in_folder(folder):
    """The problems of all headers of @folder."""
    for path in sorted(folder.rglob("*.h")):
        for line, problem in wrong_header(path.read_text(encoding="utf-8")):
            yield f"{path}:{line}: {problem}"


# What stands before the first comment, see licence.py.
LICENCE = re.compile(r"(/\* SPDX-.*?\*/\n)?", re.DOTALL)
# The name of a file that a first comment begins with.
OTHER_NAME = re.compile(r"/\* ((?:carom|test)-[a-z0-9-]+): ")


def wrong_beginning(text, name):
    """What is wrong with the first lines of the C source @text, which is called @name."""
    first = headers.COMMENT.match(text, LICENCE.match(text).end())
    if not first:
        yield "a comment at the beginning has to say what the file is for"
    elif re.search(r"\bsee the header\.", first[0]):
        yield "“see the header” does not say what the file is for"
    elif name.endswith(".h") and not first[0].startswith(f"/* {name[:-2]}: "):
        yield f"the comment at the beginning has to start with {name[:-2]}:"
    elif (other := OTHER_NAME.match(first[0])) and other[1] != name[:-2]:
        yield f"the comment at the beginning names {other[1]}"


def wrong_beginnings(folder):
    """The C sources of @folder that do not say what they are for."""
    for path in sorted([*folder.rglob("*.c"), *folder.rglob("*.h")]):
        for problem in wrong_beginning(path.read_text(encoding="utf-8"), path.name):
            yield f"{path}: {problem}"


def main(src, tests):
    tap = Tap()
    for folder in sorted(path for path in src.iterdir() if path.is_dir()):
        found = sum(len(group.functions) for path in folder.rglob("*.h")
                    for group in headers.groups(path.read_text(encoding="utf-8")))
        tap.check(f"/documentation/{folder.name}/functions", [] if found else ["there are none"])
        tap.check(f"/documentation/{folder.name}/comments", wrong_in_folder(folder))
        tap.check(f"/documentation/{folder.name}/first-lines", wrong_beginnings(folder))
    tap.check("/documentation/tests/first-lines", wrong_beginnings(tests))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
