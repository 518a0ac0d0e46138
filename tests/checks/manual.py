#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks man pages and completions: that they name the options that the programs have, that man
reads the pages without a warning, and that shells complete.

Usage: manual.py MANUAL_FOLDER CAROM_CLI
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Tap

# What the files of each kind are called.
NAMES = {"man": "{}.1", "bash": "{}", "zsh": "_{}", "fish": "{}.fish"}
# What is typed in bash, the last word of which is completed, and some of what has to be offered;
# there is a file my.carom.
TYPED = [
    ("carom-cli ru", ["run"]),
    ("carom-cli run --det", ["--detection="]),
    ("carom-cli run --detection ", ["stepped", "events", "all-pairs", "all"]),
    ("carom-cli run --detection = ste", ["stepped"]),
    ("carom-cli run --ties = serial,ra", ["serial,random"]),
    ("carom-cli run obl", ["oblique"]),
    ("carom-cli run my", ["my.carom"]),
    ("carom-cli run oblique --trace = m", ["my.carom"]),
    ("carom-cli make ri", ["ring"]),
    ("carom-cli make ring --ang", ["--angle="]),
    ("carom-cli list sep", ["separations"]),
    ("carom-cli explain oblique --format ", ["text", "markdown", "latex", "json"]),
    ("carom pis", ["piston"]),
    ("carom my", ["my.carom"]),
]
# compopt is for completions that a key has asked for.
BASH = """compopt() { :; }
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"$(complete -p "$1" | sed 's/.*-F \\([^ ]*\\) .*/\\1/')"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def run(*command, **how):
    """The output of a @command, errors included."""
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **how).stdout


def complete(script, typed, folder):
    """What bash offers for the last word that was @typed."""
    words = typed.split(" ")
    return run("bash", "-c", BASH, "bash", script, *words, cwd=folder).splitlines()


def wanting(typed, offered, expected):
    """What is not offered, and what is without beginning as it was typed."""
    begun = typed.split(" ")[-1]
    yield from (f"{each} is not offered" for each in expected if each not in offered)
    yield from (f"{each} is offered" for each in offered if not each.startswith(begun))


def options(program, *words):
    """(words, option) of a command and its commands."""
    said = run(program, *words, "--help")
    for option in re.findall(r"^  (?:-\w, )?--([\w-]+)", said, re.MULTILINE):
        yield words, option
    for block in re.findall(r"^(?:Commands|Generators):\n((?:  .*\n)+)", said, re.MULTILINE):
        for line in block.splitlines():
            yield from options(program, *words, line.split()[0])


def main(folder, cli):
    tap = Tap()
    texts = {kind: (folder / name.format("carom-cli")).read_text(encoding="utf-8")
             for kind, name in NAMES.items()}
    all_options = list(options(cli))
    tap.check("/manual/options", [] if len(all_options) > 50 else ["there are hardly any"])
    for kind, text in texts.items():
        plain = text.replace("\\-", "-")
        mark = "-l {}" if kind == "fish" else "--{}"
        tap.check(f"/manual/options/{kind}", [f"{' '.join(words)} {option} is not there"
                                              for words, option in all_options
                                              if mark.format(option) not in plain])
    for program in ("carom", "carom-cli"):
        if shutil.which("man"):
            said = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z",
                       folder / NAMES["man"].format(program))
            # What is set follows its warnings.
            tap.check(f"/manual/man/{program}", re.findall(r"^.*(?:warning|error).*$",
                                                           said.split("x T utf8")[0], re.MULTILINE))
        else:
            tap.skip(f"/manual/man/{program}", "no man")
        for shell in ("bash", "zsh", "fish"):
            name = f"/manual/syntax/{shell}/{program}"
            if shutil.which(shell):
                tap.check(name, run(shell, "-n", folder / NAMES[shell].format(program)).splitlines())
            else:
                tap.skip(name, f"no {shell}")
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "my.carom").touch()
        for typed, expected in TYPED:
            script = folder / NAMES["bash"].format(typed.split()[0])
            offered = complete(script, typed, place)
            tap.check(f"/manual/complete/{typed}", wanting(typed, offered, expected))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve()))
