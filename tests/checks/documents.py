#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks README.md and the documents in data/docs: README is a front page, every example of
carom-cli works, every link leads somewhere, every document is listed, every picture is shown,
keys.md has the keys, and the guide's table of beliefs says what the scenes ask.

Usage: documents.py TOP_FOLDER CAROM_CLI PRINT_KEYS
"""
import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Tap

MOST_WORDS = 1000
INDENT = "    "
HEADING = re.compile(r"#+ (.*)")
# [text](target), and pictures; not in `code`.
CODE = re.compile(r"`[^`]*`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
BELIEFS = "### Beliefs and where they are met\n"
N_BELIEFS = 14


def is_code(line):
    """Whether @line is of a code block."""
    return line.startswith(INDENT)


def headings(text):
    """The headings of a document, as written; what stands between ``` is none."""
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        match = None if fenced else HEADING.fullmatch(line)
        if match:
            yield match[1]


def anchor(heading):
    """What a link calls a @heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def links(text):
    """The targets of the links and pictures in @text."""
    for line in text.splitlines():
        if not is_code(line):
            yield from LINK.findall(CODE.sub("", line))


def examples(text):
    """The command lines of carom-cli in the code blocks of @text."""
    for line in text.splitlines():
        if line.startswith(INDENT + "carom-cli "):
            yield line.strip()


def broken(document, text, read):
    """The links of @text, which is in the path @document, that lead nowhere.

    @read gives the text of a path, an empty one for a picture, or None if there is no such file."""
    for target in links(text):
        path, _, part = target.partition("#")
        if "://" in path:
            continue
        there = (document.parent / path) if path else document
        found = text if not path else read(there)
        if found is None:
            yield f"{document}: there is no {target}"
        elif part and part not in map(anchor, headings(found)):
            yield f"{document}: {target}: there is no such heading"


def unmet(text, scenes):
    """The rows of the table of beliefs in @text whose scene does not ask that, before a contact, or
    does not offer those choices as the beliefs of somebody."""
    table = text.partition(BELIEFS)[2].partition("\n#")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if "“" in line]
    if len(rows) != N_BELIEFS:
        yield f"there are {len(rows)} beliefs"
    for _, title, asked, choices in rows:
        found = [question for scene in scenes if scene["title"] == title
                 for question in scene["questions"] if isinstance(question, dict)
                 and question["question"].endswith(asked) and "before_contact" in question]
        offered = [choice["choice"] for question in found for choice in question.get("choices", [])
                   if "belief" in choice]
        yield from (f"{title}: {asked} {choice}" for choice in re.findall("“(.*?)”", choices)
                    if choice not in offered)


def read_scenes(folder):
    """The built-in scenes, with plain spaces."""
    return [json.loads(path.read_text(encoding="utf-8").replace("\u00a0", " "))
            for path in sorted(folder.glob("*.carom"))]


def read(path):
    """The text of a document, "" of another file, None of none."""
    if not path.exists():
        return None
    return path.read_text(encoding="utf-8") if path.suffix == ".md" else ""


def problems(example, program, folder):
    """What went wrong with an @example."""
    command = [program, *shlex.split(example)[1:]]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode:
        yield f"exit status {run.returncode}"
        yield from run.stderr.splitlines()
    elif not run.stdout and not any(folder.iterdir()):
        yield "it neither printed nor wrote anything"


def main(top, program, print_keys):
    tap = Tap()
    docs = top / "data/docs"
    texts = {path: read(path) for path in [top / "README.md", *sorted(docs.glob("*.md"))]}
    n_words = len(texts[top / "README.md"].split())
    tap.check("/documents/readme-is-short",
              [] if n_words <= MOST_WORDS else [f"README.md has {n_words} words"])
    for path, text in texts.items():
        tap.check(f"/documents/links/{path.relative_to(top)}", broken(path, text, read))
    listed = set(links(texts[docs / "README.md"]))
    tap.check("/documents/listed", [f"data/docs/README.md does not list {path.name}"
                                    for path in texts if path.parent == docs
                                    and path.name not in listed | {"README.md"}])
    pictures = sorted((docs / "pictures").glob("*.png"))
    shown = {Path(target).name for text in texts.values() for target in links(text)}
    tap.check("/documents/pictures", [f"no document shows {path.name}" for path in pictures
                                      if path.name not in shown])
    tap.check("/documents/beliefs", unmet(texts[docs / "guide.md"], read_scenes(top / "data/scenes")))
    keys = subprocess.run([print_keys], capture_output=True, text=True, check=True).stdout
    tap.check("/documents/keys",
              [] if keys == texts[docs / "keys.md"] else ["run “./dev keys”"])
    for path, text in texts.items():
        with tempfile.TemporaryDirectory() as folder:
            for example in examples(text):
                tap.check(f"/documents/examples/{path.name}/{example}",
                          problems(example, program, Path(folder)))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), *(str(Path(each).resolve()) for each in sys.argv[2:]))
