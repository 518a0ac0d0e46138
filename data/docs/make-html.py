#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a page of HTML from a document: of the Markdown that the documents use, and no more. What it
does not understand is an error, so that nothing is shown otherwise than it was meant.

Usage: make-html.py DOCUMENT.md OUTPUT.html
"""
import html
import re
import sys
from pathlib import Path

ITEM = re.compile(r"(?P<indent> *)(?P<mark>[-*]|\d+\.) (?P<text>.*)")
HEADING = re.compile(r"(#{1,4}) (.+)")
RULE = re.compile(r"\|?( *(:?-+|-+:) *\|)+ *(:?-+|-+:)? *")
# What is Markdown elsewhere: where a line begins, and what is left within one when all else is taken.
FOREIGN_LINE = re.compile(r" +\S|[<>#\t]|===|---|~~~|\+ |\d+\) |(\* *){3,}$|___|\[[^\]]+\]: ")
FOREIGN = re.compile(r"`|\*\*|~~|\]\(|\]\[|<!--|-->|&#?\w+;")
# What is special within a line; code first, since nothing in it is.
INLINE = re.compile(r"(?P<code>`+)(?P<inside>.+?)(?P=code)(?!`)"
                    r"|!\[(?P<alt>[^\]]*)\]\((?P<picture>[^()\s]+)\)"
                    r"|\[(?P<text>(?:[^\[\]]|`[^`]*`)+)\]\((?P<target>[^()\s]+)\)"
                    r"|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*\s](?:[^*]*[^*\s])?)\*"
                    r"|\\(?P<escaped>[\\`*_{}\[\]()#+.!|-])")

SOURCES = "https://github.com/carom-physics/carom/blob/main/"

# The documents in the order in which they stand at the top of each page.
PAGES = [("guide", "Guide"), ("keys", "Keys"), ("cli", "Command line"), ("physics", "Physics"),
         ("scene-format", "Scene files"), ("contributing", "Contributing"),
         ("benchmarks", "Benchmarks")]

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – Carom</title>
<style>
:root {{ color-scheme: light dark; --ink: #222; --paper: #fff; --soft: #f2f4f6; --line: #ccd3da;
  --link: #0b62a4; }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #e4e6e8; --paper: #1c1f22; --soft: #282c30;
  --line: #454c54; --link: #7cc0f0; }} }}
body {{ margin: 0 auto; max-width: 46rem; padding: 1rem; font: 1.05rem/1.55 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }}
a {{ color: var(--link); }}
nav {{ font-size: .95rem; }}
nav.contents {{ border: solid var(--line); border-width: 1px 0; }}
nav ul {{ display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; }}
h1, h2, h3, h4 {{ line-height: 1.25; margin: 2rem 0 .6rem; }}
img {{ max-width: 100%; height: auto; border: 1px solid var(--line); }}
code, pre {{ background: var(--soft); font-size: .92em; }}
code {{ padding: .1em .25em; }}
pre {{ padding: .7rem; overflow-x: auto; }}
pre code {{ padding: 0; }}
.table {{ overflow-x: auto; }}
table {{ border-collapse: collapse; }}
th, td {{ border-bottom: 1px solid var(--line); padding: .35rem .6rem; text-align: left;
  vertical-align: top; }}
@media print {{ nav {{ display: none; }} body {{ max-width: none; }} }}
</style>
</head>
<body>
<nav aria-label="Documents"><ul>
{documents}
</ul></nav>
<main>
{contents}{content}
</main>
</body>
</html>
"""


class NotUnderstood(Exception):
    """A line that this program cannot make anything of."""


def slug(text):
    """What a link calls a heading with the Markdown @text, as GitHub does."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def link(target):
    """Where a link leads in HTML: documents have become pages, and all else is on the web."""
    if target.startswith("../../"):
        return html.escape(SOURCES + target[len("../../"):])
    return html.escape(re.sub(r"^([\w-]+)\.md(?=#|$)", r"\1.html", target))


def plain(text):
    """@text in which nothing is special, as HTML."""
    if match := FOREIGN.search(text):
        raise ValueError(f"{match[0]} in: {text.strip()}")
    return html.escape(text, quote=False)


def inline(text):
    """A line's @text as HTML."""
    parts, end = [], 0
    for match in INLINE.finditer(text):
        parts.append(plain(text[end:match.start()]))
        end = match.end()
        if match["code"]:
            parts.append(f"<code>{html.escape(match['inside'].strip(), quote=False)}</code>")
        elif match["picture"]:
            parts.append(f'<img src="{link(match["picture"])}" alt="{html.escape(match["alt"])}">')
        elif match["target"]:
            parts.append(f'<a href="{link(match["target"])}">{inline(match["text"])}</a>')
        elif match["bold"]:
            parts.append(f"<strong>{inline(match['bold'])}</strong>")
        elif match["italic"]:
            parts.append(f"<em>{inline(match['italic'])}</em>")
        else:
            parts.append(html.escape(match["escaped"], quote=False))
    parts.append(plain(text[end:]))
    return "".join(parts)


def cells(row):
    """The cells of a row of a table; a bar in code or behind \\ separates none."""
    row = row.strip().strip("|") if not row.rstrip().endswith("\\|") else row.strip().lstrip("|")
    return [cell.strip() for cell in re.findall(r"(?:`[^`]*`|\\.|[^|])+|(?<=\|)(?=\|)", row)]


class Document:
    """Takes the lines of a document one block after the other."""

    def __init__(self, text):
        self.lines = text.splitlines()
        self.at = 0
        self.slugs = {}
        self.contents = []  # links to the headings of level 2

    def line(self):
        return self.lines[self.at] if self.at < len(self.lines) else None

    def take(self, goes_on):
        """Takes lines as long as they go on."""
        taken = []
        while self.line() is not None and goes_on(self.line()):
            taken.append(self.line())
            self.at += 1
        return taken

    def blocks(self):
        while self.line() is not None:
            first = self.at
            try:
                yield from self.block()
            except ValueError as problem:  # of a line's text, which knows no number
                raise NotUnderstood(f"{first + 1}: {problem}") from None

    def block(self):
        line = self.line()
        if not line.strip():
            self.at += 1
        elif line.startswith("<!--"):
            first = self.at
            self.take(lambda each: "-->" not in each)
            if self.line() is None or not self.line().rstrip().endswith("-->"):
                raise NotUnderstood(f"{first + 1}: a comment without an end, or text behind it")
            self.at += 1
        elif line.startswith("```"):
            yield self.fenced()
        elif line.startswith("    "):
            yield self.indented()
        elif match := HEADING.fullmatch(line):
            self.at += 1
            yield self.heading(len(match[1]), match[2])
        elif line.startswith("|"):
            yield self.table()
        elif ITEM.fullmatch(line):
            yield self.list_(len(line) - len(line.lstrip()))
        else:
            first = self.at
            lines = self.take(lambda each: each.strip() and not self.begins(each))
            for i, each in enumerate(lines):
                if FOREIGN_LINE.match(each) or re.fullmatch(r"=+|-+", each):
                    raise NotUnderstood(f"{first + i + 1}: {each}")
            yield f"<p>{inline(' '.join(lines))}</p>"

    def begins(self, line):
        """Whether @line begins another block, also without an empty line before it."""
        return HEADING.fullmatch(line) or line.startswith(("|", "```")) or ITEM.fullmatch(line)

    def heading(self, level, text):
        name = slug(text)
        n = self.slugs[name] = self.slugs.get(name, -1) + 1
        name += f"-{n}" if n else ""
        if level == 2:
            self.contents.append(f'<li><a href="#{name}">{inline(text)}</a></li>')
        return f'<h{level} id="{name}">{inline(text)}</h{level}>'

    def fenced(self):
        first = self.at
        self.at += 1
        code = self.take(lambda each: not each.startswith("```"))
        if self.line() is None:
            raise NotUnderstood(f"{first + 1}: a block of code without an end")
        self.at += 1
        return self.code(code)

    def indented(self):
        code = self.take(lambda each: each.startswith("    ") or not each.strip())
        return self.code([each[4:] for each in code])

    def code(self, lines):
        text = "\n".join(lines).strip("\n")
        return f"<pre><code>{html.escape(text, quote=False)}</code></pre>"

    def table(self):
        first = self.at
        rows = self.take(lambda each: each.startswith("|"))
        if len(rows) < 2 or not RULE.fullmatch(rows[1]):
            raise NotUnderstood(f"{first + 1}: a table without a second line of dashes")
        right = [rule.endswith(":") for rule in cells(rows[1])]
        made = [self.row("th", cells(rows[0]), right)]
        for i, row in enumerate(rows[2:]):
            if len(cells(row)) != len(right):
                raise NotUnderstood(f"{first + i + 3}: a row with {len(cells(row))} cells, "
                                    f"expected {len(right)}")
            made.append(self.row("td", cells(row), right))
        return ('<div class="table"><table>\n<thead>\n' + made[0] + "\n</thead>\n<tbody>\n" +
                "\n".join(made[1:]) + "\n</tbody>\n</table></div>")

    def row(self, tag, texts, right):
        made = ("<" + tag + (' style="text-align: right"' if to_right else "") + ">" + inline(text) +
                f"</{tag}>" for text, to_right in zip(texts, right))
        return f"<tr>{''.join(made)}</tr>"

    def list_(self, indent):
        """A list whose marks are @indent spaces in; deeper ones are lists in its items."""
        match = ITEM.fullmatch(self.line())
        tag = "ol" if match["mark"][0].isdigit() else "ul"
        start = "" if match["mark"] in "-*1." else f' start="{match["mark"][:-1]}"'
        items = []
        while self.line() is not None and (match := ITEM.fullmatch(self.line())):
            depth = len(match["indent"])
            if depth < indent:
                break
            if depth > indent:
                items[-1] += "\n" + self.list_(depth)
                continue
            self.at += 1
            text = [match["text"], *self.take(lambda each: each.startswith(" ") and each.strip()
                                              and not ITEM.fullmatch(each))]
            items.append(inline(" ".join(each.strip() for each in text)))
        return f"<{tag}{start}>\n" + "\n".join(f"<li>{item}</li>" for item in items) + f"\n</{tag}>"


def convert(text):
    """The content of a page, from the Markdown @text."""
    return "\n".join(Document(text).blocks())


def make_page(name, text):
    """The whole page of the document @name."""
    title = next((match[2] for match in map(HEADING.fullmatch, text.splitlines()) if match), name)
    here = ' aria-current="page"'
    documents = "\n".join(f'<li><a href="{each}.html"{here if each == name else ""}>{words}</a></li>'
                          for each, words in PAGES)
    document = Document(text)
    content = "\n".join(document.blocks())
    contents = "\n".join(document.contents)
    if contents:
        contents = f'<nav class="contents" aria-label="On this page"><ul>\n{contents}\n</ul></nav>\n'
    return PAGE.format(title=html.escape(title), documents=documents, contents=contents,
                       content=content)


def main(document, output):
    text = document.read_text(encoding="utf-8")
    try:
        output.write_text(make_page(document.stem, text), encoding="utf-8")
    except NotUnderstood as problem:
        sys.exit(f"{document}:{problem}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
