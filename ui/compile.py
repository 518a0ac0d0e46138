#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles templates and style sheet into a source and its header.

    compile.py GLIB_COMPILE_RESOURCES LIST.gresource.xml RESOURCES.c RESOURCES.h DEPENDENCIES

Each tooltip that a visible widget gets makes GTK ask the display where the pointer is, and wait for
the answer. So in what is compiled, widgets are hidden while they get theirs.
"""

import pathlib
import subprocess
import sys
import tempfile
from xml.etree import ElementTree


def hide_while_set(widget):
    properties = {prop.get('name'): prop for prop in widget.findall('property')}
    visible = properties.get('visible')
    if 'tooltip-text' not in properties or (visible is not None and visible.get('bind-source')):
        return
    hidden = ElementTree.Element('property', name='visible')
    hidden.text = 'False'
    widget.insert(0, hidden)
    if visible is None:
        shown = ElementTree.Element('property', name='visible')
        shown.text = 'True'
        widget.insert(1 + list(widget).index(properties['tooltip-text']), shown)


def prepare(template, prepared):
    tree = ElementTree.parse(template)
    for kind in 'template', 'object':
        for widget in tree.iter(kind):
            hide_while_set(widget)
    tree.write(prepared, encoding='UTF-8', xml_declaration=True)


def main(compiler, listing, source, header, dependencies):
    folder = pathlib.Path(listing).parent
    with tempfile.TemporaryDirectory() as prepared:
        for template in folder.glob('*.ui'):
            prepare(template, pathlib.Path(prepared, template.name))
        for kind, target in ('--generate-source', source), ('--generate-header', header):
            subprocess.run([compiler, listing, f'--target={target}', kind, '--internal', '--c-name=carom',
                            f'--sourcedir={prepared}', f'--sourcedir={folder}'], check=True)
    files = [element.text for element in ElementTree.parse(listing).iter('file')]
    needed = ' '.join(str(folder / name) for name in files)
    pathlib.Path(dependencies).write_text(f'{source} {header}: {needed}\n', encoding='utf-8')


if __name__ == '__main__':
    main(*sys.argv[1:])
