#!/usr/bin/env python3
"""Checks that po/POTFILES lists exactly the files that have strings to translate, and that
translators can be given all of them.

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
HEADER = """\
# Every file that has strings to translate. Written by "./dev potfiles", checked by "./dev test".
"""
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


def check(potfiles, found, warnings):
    """Reports how the list differs from what was found."""
    tap = Tap()
    lines = potfiles.read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if line and not line.startswith("#")]
    tap.check("/potfiles/complete", (f"{name} has strings to translate and is not listed"
                                     for name in sorted(found - set(listed))))
    tap.check("/potfiles/no-more", (f"{name} is listed and has no strings to translate"
                                    for name in sorted(set(listed) - found)))
    tap.check("/potfiles/sorted", (f"{name} is out of order, or there twice"
                                   for before, name in zip(listed, listed[1:]) if before >= name))
    # A string that xgettext cannot read whole, such as one with a macro in it, is never translated.
    tap.check("/potfiles/readable", warnings)
    tap.done()


def main(top, xgettext, write):
    found, warnings = all_translatable(top, xgettext)
    potfiles = top / "po/POTFILES"
    if write:
        potfiles.write_text(HEADER + "".join(f"{name}\n" for name in sorted(found)),
                            encoding="utf-8")
    else:
        check(potfiles, found, warnings)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:] == ["--write"])
