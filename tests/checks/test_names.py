#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests names.py: which declarations it finds in a header, and which of their names it refuses."""
import tempfile
from pathlib import Path

import names
from tap import Tap

# A header called carom-body.h, and the names in it that do not belong there.
HEADERS = {
    "function": ("CaromBody carom_body_default(void);", []),
    "plural": ("const CaromBody *carom_bodies(guint *n);", []),
    "other": ("CaromBody carom_disc_default(void);", ["carom_disc_default"]),
    "longer-word": ("void carom_bodyguard_hire(void);", ["carom_bodyguard_hire"]),
    "second-line": ("static inline double\ncarom_mass(const CaromBody *body) {\n  return 1;\n}",
                    ["carom_mass"]),
    "constant": ("extern const CaromBody carom_disc;", ["carom_disc"]),
    "array": ("extern const int carom_table[3];", ["carom_table"]),
    "in-a-comment": ("/* see carom_disc_default()\nint carom_disc(void); */", []),
    "in-a-macro": ("#define CAROM_X(name) \\\n  extern int carom_##name; \\\n  int carom_x(void);", []),
    "type-of-function": ("typedef void (*CaromFunc)(int carom_x);", []),
    "used-inside": ("static inline int carom_body_twice(void) {\n  return carom_vec2_x(2);\n}", []),
}


def main():
    tap = Tap()
    for case, (text, expected) in HEADERS.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "carom-body.h"
            path.write_text(text + "\n", encoding="utf-8")
            found = list(names.problems(path))
        right = len(found) == len(expected) and all(
            f"{name} does" in problem for name, problem in zip(expected, found))
        tap.check(f"/names-test/{case}", [] if right else [f"found {found}, expected {expected}"])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("a", "b"):
            (Path(folder) / f"{name}.h").write_text("typedef enum {\n  X\n} CaromX;\n", encoding="utf-8")
        tap.check("/names-test/types", [] if len(list(names.twice(folder))) == 1 else ["not found"])
    tap.done()


if __name__ == "__main__":
    main()
