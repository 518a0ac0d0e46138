#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of make-html.py: what becomes of each thing that the documents write, and what is refused.

Usage: test_make_html.py MAKE_HTML.py DOCUMENT.md…
"""
import importlib.util
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

from tap import Tap

# Markdown, and its HTML.
CASES = [
    ("one\ntwo\n\nthree", "<p>one two</p>\n<p>three</p>"),
    ("# A & B\n## A, b!\n## A, b!", '<h1 id="a--b">A &amp; B</h1>\n<h2 id="a-b">A, b!</h2>\n'
                                    '<h2 id="a-b-1">A, b!</h2>'),
    ("**b** *i* `c*d*` \\*e\\*", "<p><strong>b</strong> <em>i</em> <code>c*d*</code> *e*</p>"),
    ("2 * 3 * 4 and a_b_c", "<p>2 * 3 * 4 and a_b_c</p>"),
    ("<script>alert(1)</script>x", None),
    ("x <script>", "<p>x &lt;script&gt;</p>"),
    ("`<b>` & |x|", "<p><code>&lt;b&gt;</code> &amp; |x|</p>"),
    ("[t](guide.md#two-agreements)", '<p><a href="guide.html#two-agreements">t</a></p>'),
    ("[t](#here) [u](../../README.md)",
     '<p><a href="#here">t</a> '
     '<a href="https://github.com/carom-physics/carom/blob/main/README.md">u</a></p>'),
    ("[`c`](x.md)", '<p><a href="x.html"><code>c</code></a></p>'),
    ('![a "b"](pictures/w.png)', '<p><img src="pictures/w.png" alt="a &quot;b&quot;"></p>'),
    ("- a\n- b\n  more\n  - c\n- d", "<ul>\n<li>a</li>\n<li>b more\n<ul>\n<li>c</li>\n</ul></li>\n"
                                     "<li>d</li>\n</ul>"),
    ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
    ("    x < y\n\n    z", "<pre><code>x &lt; y\n\nz</code></pre>"),
    ("```json\n{}\n```\nx", "<pre><code>{}</code></pre>\n<p>x</p>"),
    ("```\nx", None),
    ("| a | b |\n| --- | --: |\n| `x|y` | 1 |", '<div class="table"><table>\n<thead>\n<tr><th>a</th>'
     '<th style="text-align: right">b</th></tr>\n</thead>\n<tbody>\n<tr><td><code>x|y</code></td>'
     '<td style="text-align: right">1</td></tr>\n</tbody>\n</table></div>'),
    ("| a | b |\n| 1 | 2 |", None),
    ("| a | b |\n| --- | --- |\n| 1 |", None),
    ("<!-- a\nb -->\nx", "<p>x</p>"),
    ("<!-- a --> b", None),
    ("<!-- a", None),
    ("un `closed", None),
    ("- un **closed", None),
    ("[a][b]", None),
    ("[a]: http://b", None),
    ('![a](b.png "title")', None),
    ("~~a~~", None),
    ("***", None),
    ("+ a", None),
    ("1) a", None),
    ("- a\n\n  b", None),
    ("| a |\n| :-: |\n| b |", None),
    ("\\`a \\*\\*b", "<p>`a **b</p>"),
    ("3. a", '<ol start="3">\n<li>a</li>\n</ol>'),
    ("&lt;", None),
    ("[a](b(c).md)", None),
    ("  - a", "<ul>\n<li>a</li>\n</ul>"),
    ("> quote", None),
    ("text\n> quote", None),
    ("Heading\n===", None),
    ("", ""),
]
# An empty cell is one.
EMPTY_CELL = ("| a | b |\n| --- | --- |\n| 1 | |", ["1", ""])
VOID = {"meta", "img", "link", "br", "hr"}


class Balance(HTMLParser):
    """Finds what is not closed, in the order in which it was opened."""

    def __init__(self):
        super().__init__()
        self.open, self.problems, self.ids, self.targets = [], [], set(), []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if "id" in found:
            if found["id"] in self.ids:
                self.problems.append(f"two have the id {found['id']}")
            self.ids.add(found["id"])
        if "href" in found:
            self.targets.append(found["href"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"</{tag}> closes something else")


# A page's own headings stand above it, and what is not understood is told with its line.
PAGE = "# T\n\n## A `b`\n\n### C\n\n## D\n"
CONTENTS = '<li><a href="#a-b">A <code>b</code></a></li>\n<li><a href="#d">D</a></li>\n</ul></nav>'
REFUSED = ("a\n\nb\n\n- un `closed", "5: ` in: un `closed")


def load(path):
    spec = importlib.util.spec_from_file_location("make_html", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def outcome(make_html, text):
    """What becomes of @text; None if it is not understood."""
    try:
        return make_html.convert(text)
    except make_html.NotUnderstood:
        return None


def wrong_page(make_html, path):
    """What is wrong with the page of a document."""
    page = make_html.make_page(path.stem, path.read_text(encoding="utf-8"))
    parser = Balance()
    parser.feed(page)
    yield from parser.problems
    yield from (f"<{tag}> is not closed" for tag in parser.open)
    yield from (f"there is no {target}" for target in parser.targets
                if target.startswith("#") and target[1:] not in parser.ids)
    if re.search(r"(src|href)=\"(https?:)?//[^\"]*\.(js|css)", page) or "<script" in page:
        yield "it is not complete without a network"


def main(program, documents):
    tap = Tap()
    make_html = load(program)
    for text, expected in CASES:
        found = outcome(make_html, text)
        tap.check(f"/make-html/{text!r}".replace("#", "\\#"),
                  [] if found == expected else [repr(found), repr(expected)])
    text, expected = EMPTY_CELL
    found = make_html.cells(text.splitlines()[-1])
    tap.check("/make-html/empty-cell", [] if found == expected else [found])
    found = make_html.make_page("t", PAGE)
    tap.check("/make-html/contents", [] if CONTENTS in found and 'href="#c"' not in found else [found])
    try:
        found = make_html.convert(REFUSED[0])
    except make_html.NotUnderstood as problem:
        found = str(problem)
    tap.check("/make-html/line", [] if found == REFUSED[1] else [found])
    for path in documents:
        tap.check(f"/make-html/page/{path.name}", wrong_page(make_html, path))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(each) for each in sys.argv[2:]])
