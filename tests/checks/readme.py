#!/usr/bin/env python3
"""Runs every example of carom-cli that README.md gives, in order, in one empty folder.

Usage: readme.py README CAROM_CLI
"""
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Tap

INDENT = "    "


def examples(readme):
    """The command lines of carom-cli in @readme's code blocks."""
    for line in readme.read_text(encoding="utf-8").splitlines():
        if line.startswith(INDENT + "carom-cli "):
            yield line.strip()


def problems(example, program, folder):
    """What went wrong with an @example."""
    command = [program, *shlex.split(example)[1:]]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode:
        yield f"exit status {run.returncode}"
        yield from run.stderr.splitlines()
    elif not run.stdout and not any(folder.iterdir()):
        yield "it neither printed nor wrote anything"


def main(readme, program):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        for example in examples(readme):
            tap.check(f"/readme/{example}", problems(example, program, Path(folder)))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]), str(Path(sys.argv[2]).resolve()))
