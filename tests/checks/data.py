#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the files in data/ agree with each other on the program's names.

Usage: data.py DATA_FOLDER APPLICATION_ID
"""
import configparser
import sys
from pathlib import Path
from xml.etree import ElementTree

from tap import Tap

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
SVG = "{http://www.w3.org/2000/svg}svg"


def expect(what, found, expected):
    """A problem, unless @found is as expected."""
    if found != expected:
        yield f"{what} is {found!r}, expected {expected!r}"


def icon(path, size):
    """Problems of an icon: a square drawing of that @size, in its own units."""
    root = ElementTree.parse(path).getroot()
    yield from expect(f"{path.name}: root", root.tag, SVG)
    yield from expect(f"{path.name}: viewBox", root.get("viewBox"), f"0 0 {size} {size}")


def main(data, app_id):
    tap = Tap()
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str
    desktop.read(data / f"{app_id}.desktop.in", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    metainfo = ElementTree.parse(data / f"{app_id}.metainfo.xml.in")
    mime = ElementTree.parse(data / f"{app_id}.mime.xml").find(f"{MIME}mime-type")

    tap.check("/data/id", [
        *expect("metainfo id", metainfo.findtext("id"), app_id),
        *expect("launchable", metainfo.findtext("launchable"), f"{app_id}.desktop"),
        *expect("Icon", entry["Icon"], app_id)])
    tap.check("/data/program", expect("Exec", entry["Exec"].split()[0],
                                      metainfo.findtext("provides/binary")))
    tap.check("/data/media-type", [
        *expect("MimeType", entry["MimeType"], mime.get("type") + ";"),
        *expect("metainfo mediatype", metainfo.findtext("provides/mediatype"), mime.get("type")),
        *expect("icon", mime.find(f"{MIME}icon").get("name"), mime.get("type").replace("/", "-")),
        *expect("glob", mime.find(f"{MIME}glob").get("pattern"), "*.carom")])
    service = configparser.ConfigParser(interpolation=None)
    service.read(data / f"{app_id}.service.in", encoding="utf-8")
    tap.check("/data/service", [
        *expect("DBusActivatable", entry["DBusActivatable"], "true"),
        *expect("service", service["D-BUS Service"]["Name"], app_id),
        *expect("its program", service["D-BUS Service"]["Exec"].split()[0],
                "@bindir@/" + entry["Exec"].split()[0])])
    tap.check("/data/people", [
        *expect("metainfo developer", metainfo.findtext("developer/name"),
                metainfo.findtext("developer_name")),
        *expect("metainfo homepage", metainfo.find("url[@type='homepage']") is not None, True),
        *expect("metainfo bugtracker", metainfo.find("url[@type='bugtracker']") is not None, True)])
    icons = data / "icons/hicolor"
    tap.check("/data/icon", icon(icons / f"scalable/apps/{app_id}.svg", 128))
    tap.check("/data/icon-scene", icon(
        icons / f"scalable/mimetypes/{mime.find(f'{MIME}icon').get('name')}.svg", 128))
    tap.check("/data/icon-symbolic", icon(icons / f"symbolic/apps/{app_id}-symbolic.svg", 16))
    tap.done()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
