#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes man pages and completions for shells from what the programs say of themselves, so that they
have the same commands, options and choices. "--help" prints the tables with which options are read.

Usage: make-manual.py KIND PROGRAM CAROM_CLI OUTPUT
    KIND: man, bash, zsh or fish
    PROGRAM: carom or carom-cli
"""
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

OPTION = re.compile(r"  (?:-(?P<short>\w), )?--(?P<name>[\w-]+)(?:=(?P<argument>\S+))?\s\s+(?P<text>.*)")
ENTRY = re.compile(r"  (\S+)(?: [^ ]\S*)*?\s\s+(.*)")
CHOICES = re.compile(r"\(([\w-]+(?:, [\w-]+)+)\)$")
ALL = "all"


@dataclass
class Option:
    """An option: its names, what stands for its value ("" if it has none), and its choices."""
    name: str
    short: str
    argument: str
    text: str
    choices: list = field(default_factory=list)

    def takes_file(self):
        return self.argument.startswith("FILE")


@dataclass
class Page:
    """What a command says of itself. Its commands are pages, too."""
    name: str
    usage: str
    summary: str
    options: list
    paragraphs: list
    commands: list = field(default_factory=list)
    offered: list = field(default_factory=list)  # what its arguments may be, besides files
    takes_files: bool = False


def offer(page, cli):
    """Notes what the arguments of @page and its commands may be."""
    if "SCENE" in page.usage or page.usage.startswith("IN "):
        page.offered, page.takes_files = list_of(cli, "scenes"), True
    elif page.usage == "[LIST]":
        page.offered = ["scenes", "generators", *(list_name(option) for option in
                                                  read_page(cli, "run").options
                                                  if option.argument.startswith("ID["))]
    for command in page.commands:
        offer(command, cli)


def say(program, *arguments):
    """What @program prints in English."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=True,
                          env=env).stdout


def list_of(program, what):
    """The ids in a list of carom-cli."""
    return [line.split()[0] for line in say(program, "list", what).splitlines()]


def list_name(option):
    """What carom-cli calls the list of the ids of @option."""
    return {"quantity": "quantities", "ties": "ties"}.get(option.name, option.name + "s")


def choices_of(program, option):
    """The values that @option can have, [] if these are not ids."""
    if option.argument.startswith("ID["):
        return list_of(program, list_name(option)) + ([ALL] if option.argument.endswith(ALL) else [])
    match = CHOICES.search(option.text) if option.argument == "ID" else None
    return match[1].split(", ") if match else []


def read_page(program, *words):
    """The page that @program with @words prints for --help."""
    blocks = say(program, *words, "--help").rstrip().split("\n\n")
    page = Page(words[-1] if words else "", "", "", [], [])
    for i, block in enumerate(blocks):
        lines = block.splitlines()
        if lines[0] == "Usage:":
            page.usage = " ".join(lines[1].split()[1 + len(words):]).replace("[OPTION…]", "").strip()
        elif i == 1:
            page.summary = " ".join(lines)
        elif lines[0] in ("Commands:", "Generators:"):
            page.commands = [ENTRY.fullmatch(line)[1] for line in lines[1:]]
        elif lines[0].endswith("ptions:"):
            page.options += [Option(match["name"], match["short"] or "", match["argument"] or "",
                                    match["text"])
                             for match in map(OPTION.fullmatch, lines[1:]) if match]
        else:
            page.paragraphs.append(" ".join(lines))
    page.commands = [read_page(program, *words, name) for name in page.commands]
    if Path(program).name == "carom-cli":
        for option in page.options:
            option.choices = choices_of(program, option)
    return page


# ---- Man pages ----

def roff(text):
    """@text as roff has it."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\\&" + text if text.startswith(".") else text


def roff_option(option):
    """The head of an option, and what it does."""
    names = ([f"\\fB\\-{option.short}\\fR"] if option.short else [])
    value = f"=\\fI{roff(option.argument)}\\fR" if option.argument else ""
    names.append(f"\\fB\\-\\-{roff(option.name)}\\fR{value}")
    return [".TP", ", ".join(names), roff(option.text)]


def roff_page(page, words):
    """A command and its commands as subsections."""
    for command in page.commands:
        call = [*words, command.name]
        yield f'.SS "{roff(" ".join(call))}"'
        yield f"\\fB{roff(' '.join(call))}\\fR [\\fIoption\\fR]... {roff(command.usage)}"
        yield ".PP"
        yield roff(command.summary)
        for option in command.options:
            yield from roff_option(option)
        for paragraph in command.paragraphs:
            yield ".PP"
            yield roff(paragraph)
        yield from roff_page(command, call)


SUMMARIES = {"carom": "compare how collisions are resolved, in a window",
             "carom-cli": "compare how collisions are resolved, without a window"}
EXAMPLES = {
    "carom": ["carom", "carom oblique", "carom my-scene.carom"],
    "carom-cli": ["carom-cli run oblique --restitution=0.5 --plot=comparison.pdf",
                  "carom-cli explain oblique --collision=1",
                  "carom-cli make gas --discs=500 --fraction=0.3 -o gas.carom"],
}
EXIT_STATUS = [("0", "All went well."), ("1", "Bad input, or failed output."), ("2", "Bad usage."),
               ("3", "Ctrl-C ended a run early.")]
FILES = [("~/.config/carom/settings.ini", "What the window remembers."),
         ("/etc/xdg/carom/settings.ini", "How it starts for those who have not chosen yet."),
         ("~/.local/state/carom/recovery/", "Copies of what has not been saved.")]


def man_lines(name, page):
    yield f'.TH {roff(name).upper()} 1 "" "Carom" "User Commands"'
    yield from [".SH NAME", f"{roff(name)} \\- {SUMMARIES[name]}", ".SH SYNOPSIS"]
    yield f"\\fB{roff(name)}\\fR [\\fIoption\\fR]... {roff(page.usage)}"
    yield from [".SH DESCRIPTION", roff(page.summary), ".SH OPTIONS"]
    for option in page.options:
        yield from roff_option(option)
    if page.commands:
        yield ".SH COMMANDS"
        yield from roff_page(page, [name])
        yield ".SH EXIT STATUS"
        for status, meaning in EXIT_STATUS:
            yield from [".TP", status, meaning]
    else:
        yield ".SH FILES"
        for path, meaning in FILES:
            yield from [".TP", f"\\fI{roff(path)}\\fR", meaning]
    yield ".SH EXAMPLES"
    for example in EXAMPLES[name]:
        yield from [".PP", ".nf", ".RS", roff(example), ".RE", ".fi"]
    other = "carom" if name == "carom-cli" else "carom-cli"
    yield from [".SH SEE ALSO", f"\\fB{roff(other)}\\fR(1)"]


def man(name, page):
    """The man page of a program."""
    return "\n".join([*man_lines(name, page), ""])


# ---- Completion ----

def words_of(option):
    return [f"--{option.name}" + ("=" if option.argument else "")] + (
        [f"-{option.short}"] if option.short else [])


def all_pages(page, words=()):
    """(words, page) of a program, of its commands, and of theirs."""
    yield words, page
    for command in page.commands:
        yield from all_pages(command, (*words, command.name))


BASH = """\
# Completion of {name} for bash. What is offered follows from the words before, without options.
_{function}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command= word
  if [ "$current" = "=" ]; then
    current=
  elif [ "$before" = "=" ]; then
    before=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case "$command $word" in
{commands}
    esac
  done
  COMPREPLY=()
  case "$command,$before" in
{choices}
  esac
  case $current in
    -*)
      compopt -o nospace
      case $command in
{options}
      esac
      ;;
    *)
      compopt -o filenames
      case $command in
{arguments}
      esac
      ;;
  esac
}}
complete -F _{function} {name}
"""


def bash(name, page):
    """Values of an option that are a list are completed behind its last comma."""
    pages = list(all_pages(page))
    commands, choices, options, arguments = [], [], [], []
    for words, each in pages:
        key = "".join(f" {word}" for word in words)
        quoted = f'"{key}"'
        if words:
            parent = "".join(f" {word}" for word in words[:-1])
            commands.append(f'      "{parent} {words[-1]}") command="{key}" ;;')
        for option in each.options:
            names = "|".join(f'"{key},{word.rstrip("=")}"' for word in words_of(option))
            if option.choices:
                head = '${current%"${current##*,}"}' if "," in option.argument else ""
                choices.append(f'    {names})\n      COMPREPLY=($(compgen -P "{head}" -W '
                               f'"{" ".join(option.choices)}" -- "${{current##*,}}"))\n'
                               f'      return\n      ;;')
            elif option.takes_file():
                choices.append(f'    {names})\n      compopt -o filenames\n'
                               f'      COMPREPLY=($(compgen -f -- "$current"))\n      return\n      ;;')
            elif option.argument:
                choices.append(f"    {names}) return ;;")
        every = " ".join(word for option in each.options for word in words_of(option))
        options.append(f'        {quoted}) COMPREPLY=($(compgen -W "{every}" -- "$current")) ;;')
        offered = [command.name for command in each.commands] + each.offered
        files = ' $(compgen -f -- "$current")' if each.takes_files else ""
        if offered:
            arguments.append(f'        {quoted}) COMPREPLY=($(compgen -W "{" ".join(offered)}" -- '
                             f'"$current"){files}) ;;')
    return BASH.format(name=name, function=name.replace("-", "_"), commands="\n".join(commands) or
                       "      *) ;;", choices="\n".join(choices) or "    *) ;;",
                       options="\n".join(options), arguments="\n".join(arguments))


def zsh_quote(text):
    return text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_option(option):
    value = ""
    if option.choices:
        many = "_values -s , " if "," in option.argument else ""
        value = (f":{option.argument.split('[')[0]}:" +
                 (f"{many}{option.name} {' '.join(option.choices)}" if many else
                  f"({' '.join(option.choices)})"))
    elif option.takes_file():
        value = ":file:_files"
    elif option.argument:
        value = ":value: "
    text = zsh_quote(option.text)
    for word in words_of(option):
        head = word if word.startswith("--") else word + ("+" if option.argument else "")
        yield f"'{head}[{text}]{value}'"


def zsh_arguments(page):
    for option in page.options:
        yield from zsh_option(option)
    if page.takes_files:
        yield f"'*:scene:{{ compadd {' '.join(page.offered)}; _files }}'"
    elif page.offered:
        yield f"':list:({' '.join(page.offered)})'"


def zsh_function(function, page):
    """A function that completes @page, after those of its commands."""
    for command in page.commands:
        yield from zsh_function(f"{function}_{command.name}", command)
    yield f"{function}() {{"
    arguments = " \\\n    ".join(zsh_arguments(page))
    if not page.commands:
        yield f"  _arguments -s \\\n    {arguments}"
    else:
        yield f"  local state line\n  _arguments -C \\\n    {arguments} \\"
        yield "    '1:command:->command' '*::argument:->argument'"
        described = " ".join(f"'{command.name}:{zsh_quote(command.summary)}'"
                             for command in page.commands)
        yield "  case $state in"
        yield f"    command) local -a commands=({described}); _describe command commands ;;"
        yield f"    argument) (( $+functions[{function}_$line[1]] )) && {function}_$line[1] ;;"
        yield "  esac"
    yield "}"


def zsh(name, page):
    function = "_" + name.replace("-", "_")
    return "\n".join([f"#compdef {name}", *zsh_function(function, page),
                      f'{function} "$@"', ""])


def fish_quote(text):
    return text.replace("\\", "\\\\").replace("'", "\\'")


def fish(name, page):
    lines = [f"# Completion of {name} for fish."]
    for words, each in all_pages(page):
        names = " ".join(command.name for command in each.commands)
        seen = [f"__fish_seen_subcommand_from {word}" for word in words]
        unseen = [f"not __fish_seen_subcommand_from {names}"] if names else []
        condition = "; and ".join(seen + unseen)
        head = f"complete -c {name}" + (f" -n '{condition}'" if condition else "")
        for command in each.commands:
            lines.append(f"{head} -f -a {command.name} -d '{fish_quote(command.summary)}'")
        for option in each.options:
            short = f" -s {option.short}" if option.short else ""
            value = ""
            if option.choices:
                value = f" -x -a '{' '.join(option.choices)}'"
            elif option.argument:
                value = " -r" + ("" if option.takes_file() else "f")
            lines.append(f"{head} -l {option.name}{short}{value} -d '{fish_quote(option.text)}'")
        if each.offered:
            only = "" if each.takes_files else " -f"
            lines.append(f"{head}{only} -a '{' '.join(each.offered)}'")
    return "\n".join(lines) + "\n"


KINDS = {"man": man, "bash": bash, "zsh": zsh, "fish": fish}


def main(kind, program, cli, output):
    page = read_page(program)
    offer(page, cli)
    Path(output).write_text(KINDS[kind](Path(program).name, page), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
