#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that po/POTFILES lists exactly the files that have strings to translate, that translators
can be given all of them, with what is said to them about it and about its places, and that all are
looked up alike.

Usage: potfiles.py TOP_FOLDER XGETTEXT [--write]

With --write, writes the list anew.
"""
import re
import subprocess
import sys
from pathlib import Path

from tap import Tap

# What is searched, and how xgettext reads it.
SOURCES = [
    ("src", "*.c", "C"),
    ("src", "*.h", "C"),
    ("ui", "*.ui", None),
    ("data", "*.c", "C"),
    ("data", "*.desktop.in", None),
    ("data", "*.metainfo.xml.in", None),
]
POTFILES = "po/POTFILES"
HEADER = """\
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Every file that has strings to translate. Written by "./dev potfiles", checked by "./dev test".
"""
# What defines _() and its kind, and what all sources have it from.
GETTEXT_HEADER = re.compile(r"#\s*include\s*[<\"](glib/gi18n\S*\.h|libintl\.h)[>\"]")
THE_HEADER = "glib/gi18n-lib.h"
# A place in a string that has no number, and from how many of them on they need some.
PLACE = re.compile(r"%[-+0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|z)?[diufegGxXcs]")
MANY_PLACES = 5
# Of meson's glib preset.
KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3",
            "g_dpgettext2:2c,3"]
FLAGS = ["_:1:pass-c-format", "N_:1:pass-c-format", "C_:2:pass-c-format", "NC_:2:pass-c-format",
         "g_strdup_printf:1:c-format", "g_string_append_printf:2:c-format",
         "g_set_error:4:c-format", "g_print:1:c-format", "g_printerr:1:c-format"]


def translatable(top, xgettext, files, language):
    """Those of @files in which xgettext finds strings, and its warnings."""
    if not files:
        return set(), []
    command = [xgettext, "--from-code=UTF-8", "--output=-", "--add-location=file",
               *(f"--keyword={keyword}" for keyword in KEYWORDS),
               *(f"--flag={flag}" for flag in FLAGS),
               *([f"--language={language}"] if language else []), *files]
    run = subprocess.run(command, check=True, capture_output=True, text=True, cwd=top)
    found = {name for line in re.findall(r"^#: (.*)$", run.stdout, re.MULTILINE)
             for name in line.split()}
    return found, run.stderr.splitlines()


def all_translatable(top, xgettext):
    """All files of the project that have strings to translate, and what is wrong with those."""
    found, warnings = set(), []
    for folder, pattern, language in SOURCES:
        files = sorted(str(path.relative_to(top)) for path in (top / folder).rglob(pattern))
        some, complaints = translatable(top, xgettext, files, language)
        found |= some
        warnings += complaints
    return found, warnings


def plain(comment):
    """The words of @comment, in whichever way it is broken into lines."""
    return " ".join(comment.replace("*", " ").split())


def lost_comments(top, xgettext):
    """The comments to translators that none of them sees: xgettext keeps a comment only if the line
    below it has the string."""
    for path in sorted([*(top / "src").rglob("*.c"), *(top / "src").rglob("*.h")]):
        comments = re.findall(r"/\*\s*(Translators:.*?)\*/", path.read_text(encoding="utf-8"),
                              re.DOTALL)
        if not comments:
            continue
        run = subprocess.run([xgettext, "--from-code=UTF-8", "--output=-",
                              "--add-comments=Translators",
                              *(f"--keyword={keyword}" for keyword in KEYWORDS), str(path)],
                             check=True, capture_output=True, text=True)
        kept = plain(" ".join(re.findall(r"^#\. (.*)$", run.stdout, re.MULTILINE)))
        for comment in sorted(set(map(plain, comments))):
            if kept.count(comment) < sum(plain(other) == comment for other in comments):
                yield f"{path.relative_to(top)}: is not beside its string: {comment}"


def other_headers(top):
    """The sources that have _() from a header which looks strings up in whichever domain is the
    program's, rather than in Carom's own."""
    for path in sorted(path for folder, pattern, language in SOURCES if language
                       for path in (top / folder).rglob(pattern)):
        for line in path.read_text(encoding="utf-8").splitlines():
            if GETTEXT_HEADER.match(line) and f"<{THE_HEADER}>" not in line:
                yield f"{path.relative_to(top)}: includes another header than {THE_HEADER}: {line}"


def unnumbered(top, xgettext):
    """The strings in which a translator cannot tell what stands where, nor put it elsewhere: those
    with many places that have no numbers, as in %1$s."""
    files = sorted(str(path) for pattern in ("*.c", "*.h") for path in (top / "src").rglob(pattern))
    run = subprocess.run([xgettext, "--from-code=UTF-8", "--output=-", "--no-wrap",
                          *(f"--keyword={keyword}" for keyword in [*KEYWORDS, "ngettext:1,2"]),
                          *files], check=True, capture_output=True, text=True)
    for string in re.findall(r'^msgid (".*"(?:\n".*")*)', run.stdout, re.MULTILINE):
        if len(PLACE.findall(string)) >= MANY_PLACES:
            yield f"has places without numbers: {string}"


def check(top, xgettext, found, warnings):
    """Reports how the list differs from what was found."""
    tap = Tap()
    lines = (top / POTFILES).read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if line and not line.startswith("#")]
    tap.check("/potfiles/complete", (f"{name} has strings to translate and is not listed"
                                     for name in sorted(found - set(listed))))
    tap.check("/potfiles/no-more", (f"{name} is listed and has no strings to translate"
                                    for name in sorted(set(listed) - found)))
    tap.check("/potfiles/sorted", (f"{name} is out of order, or there twice"
                                   for before, name in zip(listed, listed[1:]) if before >= name))
    # A string that xgettext cannot read whole, such as one with a macro in it, is never translated.
    tap.check("/potfiles/readable", warnings)
    tap.check("/potfiles/headers", other_headers(top))
    tap.check("/potfiles/numbered", unnumbered(top, xgettext))
    tap.check("/potfiles/comments", lost_comments(top, xgettext))
    tap.done()


def main(top, xgettext, write):
    found, warnings = all_translatable(top, xgettext)
    if write:
        (top / POTFILES).write_text(HEADER + "".join(f"{name}\n" for name in sorted(found)),
                            encoding="utf-8")
    else:
        check(top, xgettext, found, warnings)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:] == ["--write"])
