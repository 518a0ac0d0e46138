# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the declarations of a C header together with the comments above them, for the checks. It
understands C in the layout of this project, not all of C."""
import re
from dataclasses import dataclass, field

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'')
DIRECTIVE = re.compile(r"#(?:[^\n\\]|\\.|\\\n)*", re.DOTALL)
# A macro that stands for a declaration, such as G_DECLARE_FINAL_TYPE (…), without a semicolon.
MACRO_CALL = re.compile(r"[A-Z][A-Z0-9_]*\s*\(")
DEFINE = re.compile(r"#\s*define\s+(\w+)(?:\(([^)]*)\))?")
POINTER_FUNCTION = re.compile(r"(?:typedef\s+)?(.*?)\(\*(\w+)\)\s*\((.*)\)\s*;", re.DOTALL)
FUNCTION = re.compile(r"(?:(?:static|inline|extern)\s+)*([\w\s*]+?[\s*])(\w+)\s*\((.*?)\)\s*[;{]",
                      re.DOTALL)
COMPOUND = re.compile(r"(?:typedef\s+)?(struct|union|enum)\b[^{;]*\{(.*)\}[^}]*;", re.DOTALL)
# Types that are pointers without showing it.
POINTER_TYPES = {"gpointer", "gconstpointer", "GStrv", "va_list"}


@dataclass
class Function:
    """A function, a function's type, or a macro with arguments, whose types are then unknown."""
    name: str
    result: str
    parameters: dict
    is_type: bool = False
    is_macro: bool = False
    # The statements of an inline function; None where the header only declares it.
    body: str = None


@dataclass
class Group:
    """Declarations that follow each other without a blank line, under one comment."""
    line: int
    comment: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    # The fields and enumerators of structs and enums in it.
    members: list = field(default_factory=list)
    # For structs: the groups that their members form.
    inner: list = field(default_factory=list)
    # The comments that stand behind declarations, each as (line, text).
    behind: list = field(default_factory=list)


def is_pointer(c_type):
    """Whether values of @c_type are pointers, as far as its name tells."""
    return "*" in c_type or c_type in POINTER_TYPES or c_type.endswith(("Func", "Order"))


def is_read_only(c_type):
    """Whether @c_type is a pointer to something that cannot be written through it."""
    pointee_is_const = re.search(r"\bconst\b[^*]*\*$|\*\s*const\s*\*$", c_type)
    return c_type == "gconstpointer" or bool(pointee_is_const)


def blank_out(text, pattern):
    """@text of the same length and lines, with spaces in place of what @pattern matches."""
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def comment_lines(comment):
    """The lines of a C comment without its frame."""
    inner = comment[2:-2].strip()
    return [re.sub(r"^\s*\* ?", "", line) if i else line
            for i, line in enumerate(inner.splitlines())]


def end_of_brackets(code, start):
    """The place behind the brackets that open at or after @start."""
    depth = 0
    for place in range(start, len(code)):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth == 0 and code[place] in ")]}":
            return place + 1
    return len(code)


def end_of_declaration(code, start):
    """The place behind the declaration that begins at @start: behind its semicolon, or behind the
    body of a function."""
    call = MACRO_CALL.match(code, start)
    if call:
        end = end_of_brackets(code, call.end() - 1)
        return end + (code[end:end + 1] == ";")
    place = start
    while place < len(code) and code[place] != ";":
        if code[place] in "([{":
            is_body = code[place] == "{" and code[start:place].rstrip().endswith(")")
            place = end_of_brackets(code, place)
            if is_body:
                return place
        else:
            place += 1
    return place + 1


def items(text):
    """What stands in @text, in order, as (kind, start, end); "blank" is a blank line."""
    code = blank_out(blank_out(text, COMMENT), LITERAL)
    place = 0
    while place < len(text):
        space = re.compile(r"\s*").match(text, place)
        if space[0].count("\n") > 1:
            yield "blank", place, space.end()
        place = space.end()
        if place >= len(text):
            return
        if text.startswith("/*", place):
            kind, end = "comment", COMMENT.match(text, place).end()
        elif text[place] == "#":
            kind, end = "directive", DIRECTIVE.match(text, place).end()
        else:
            kind, end = "declaration", end_of_declaration(code, place)
        yield kind, place, end
        place = end
        behind = re.compile(r"[ \t]*(/\*.*?\*/)", re.DOTALL).match(text, place)
        if kind == "declaration" and behind:
            yield "behind", behind.start(1), behind.end()
            place = behind.end()


def parameters_of(text):
    """The parameters of a function by name: the type of each."""
    parameters = {}
    for parameter in re.sub(r"\s+", " ", text).split(","):
        match = re.fullmatch(r"\s*(.+?[\s*])(\w+)\s*(\[.*\])?\s*", parameter)
        if match:
            parameters[match[2]] = match[1].strip() + (" *" if match[3] else "")
        elif parameter.strip() == "...":
            parameters["..."] = ""
    return parameters


def function_of(code):
    """The function that @code declares, or None."""
    pointer = POINTER_FUNCTION.fullmatch(code.strip())
    match = pointer or FUNCTION.match(code)
    if not match or MACRO_CALL.match(code) or (code.startswith("typedef") and not pointer):
        return None
    body = re.search(r"\{(.*)\}", code, re.DOTALL)
    return Function(match[2], re.sub(r"\s+", " ", match[1]).strip(), parameters_of(match[3]),
                    is_type=bool(pointer), body=body and body[1])


def field_names(code):
    """The names that a declaration of variables or fields gives: all but its type."""
    names = re.sub(r"\[[^]]*\]", "", code.rstrip("; \n")).split(",")
    return [re.findall(r"\w+", name)[-1] for name in names if re.search(r"\w", name)]


def add_declaration(group, text, start):
    """Adds to @group what @text, which stands on line @start, declares."""
    code = blank_out(text, COMMENT)
    compound = COMPOUND.fullmatch(code.strip())
    function = None if compound else function_of(code)
    if function:
        group.functions.append(function)
        group.members.append(function.name)
    elif compound and compound[1] == "enum":
        group.members += re.findall(r"\b[A-Z]\w+", compound[2])
        group.behind += [(start, comment) for comment in COMMENT.findall(text)]
    elif compound:
        opening = code.index("{") + 1
        body = text[opening:code.rindex("}")]
        group.inner = groups(body, start + text[:opening].count("\n"))
        for inner in group.inner:
            group.members += inner.members
    elif not MACRO_CALL.match(code):
        group.members += field_names(code)


def groups(text, first_line=1):
    """The groups of declarations in @text, and what each comment says."""
    found, group, pending = [], None, None
    for kind, start, end in items(text):
        line = first_line + text.count("\n", 0, start)
        if kind == "blank":
            group = pending = None
        elif kind == "comment":
            group, pending = None, Group(line, comment_lines(text[start:end]))
        elif kind == "behind":
            group.behind.append((line, text[start:end]))
        else:
            if group is None:
                group, pending = pending or Group(line), None
                found.append(group)
            if kind == "directive":
                macro = DEFINE.match(text, start)
                if macro and macro[2]:
                    group.functions.append(Function(
                        macro[1], "", {name.strip(): "" for name in macro[2].split(",")},
                        is_macro=True))
            else:
                add_declaration(group, text[start:end], line)
    return found
