#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the figures that the benchmarks have collected, as a table in Markdown.

Usage: table.py BENCH_CSV
"""
import csv
import sys

COLUMNS = ["what", "scene", "N", "value", "unit", "target", "met"]
TO_THE_RIGHT = {"N", "value"}
WITH_NUMBERS = {"N", "value", "target"}


def number(text):
    """@text, a number, as people write it."""
    value = float(text)
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def readable(column, cell):
    """@cell with its number, if it has one, in a readable form; a target is such as "≤ 10"."""
    if not cell or column not in WITH_NUMBERS:
        return cell
    sign, space, digits = cell.rpartition(" ")
    return sign + space + number(digits)


def lines(rows):
    """The table, a line at a time."""
    table = [COLUMNS] + [
        [readable(column, row[column]) for column in COLUMNS] for row in rows
    ]
    widths = [max(3, *(len(row[i]) for row in table)) for i in range(len(COLUMNS))]
    rule = [
        "-" * (width - 1) + ":" if column in TO_THE_RIGHT else "-" * width
        for column, width in zip(COLUMNS, widths)
    ]
    for row in [table[0], rule] + table[1:]:
        cells = (
            cell.rjust(width) if column in TO_THE_RIGHT else cell.ljust(width)
            for cell, column, width in zip(row, COLUMNS, widths)
        )
        yield "| " + " | ".join(cells) + " |"


def main(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for machine in dict.fromkeys(row["machine"] for row in rows):
        print(machine)
    print()
    for line in lines(rows):
        print(line)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    main(sys.argv[1])
