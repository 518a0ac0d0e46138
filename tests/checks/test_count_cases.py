#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests count_cases.py: what it makes of every way in which a test can end."""
import contextlib
import io
import json
import tempfile
from collections import Counter
from pathlib import Path

import count_cases
from tap import Tap

# How it ended: result, what it printed, cases passed, failed and skipped.
ENDINGS = {
    "all-passed": ("OK", "1..2\nok 1 /a\nok 2 /b\n", 2, 0, 0),
    "plan-at-the-end": ("OK", "ok 1 /a\nok 2 /b\n1..2\n", 2, 0, 0),
    "one-failed": ("FAIL", "1..3\nok 1 /a\nnot ok 2 /b\nok 3 /c\n", 2, 1, 0),
    "failed-and-bailed-out": ("ERROR", "1..3\nok 1 /a\nnot ok 2 /b\nBail out!\n", 1, 1, 0),
    "crashed": ("ERROR", "1..3\nok 1 /a\n", 1, 1, 0),
    "crashed-at-once": ("ERROR", "", 0, 1, 0),
    "hung": ("TIMEOUT", "1..3\nok 1 /a\nok 2 /b\n", 2, 1, 0),
    "stopped": ("INTERRUPT", "", 0, 1, 0),
    "exited-badly-after-passing": ("ERROR", "1..1\nok 1 /a\n", 1, 1, 0),
    "some-skipped": ("OK", "1..2\nok 1 /a\nok 2 /b # SKIP no network\n", 1, 0, 1),
    "unfinished": ("OK", "1..2\nok 1 /a\nnot ok 2 /b # TODO later\n", 1, 0, 1),
    "skipped-whole": ("SKIP", "1..0 # SKIP no display\n", 0, 0, 1),
    "comments-and-messages": ("OK", "# ok so far\n1..1\n# not ok\nokay\nok 1 /a\n", 1, 0, 0),
    "no-tap-passed": ("OK", "ok, all is well\n", 1, 0, 0),
    "no-tap-failed": ("FAIL", "", 0, 1, 0),
    "no-tap-skipped": ("SKIP", "", 0, 0, 1),
}


def entry(result, stdout):
    """A test as the log of meson has it."""
    return {"name": "x", "result": result, "returncode": 0, "stdout": stdout}


def differences(result, stdout, *expected):
    """How the count of one test differs from what it should be."""
    cases = count_cases.count(entry(result, stdout))
    counted = tuple(cases[kind] for kind in ("passed", "failed", "skipped"))
    if counted != expected:
        yield f"passed, failed, skipped are {counted}, expected {expected}"


def run(tests):
    """Exit status and last line for a log of @tests; None: there is no log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "testlog.json"
        if tests is not None:
            log.write_text("".join(json.dumps(test) + "\n" for test in tests), encoding="utf-8")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            status = count_cases.main(log)
        return status, printed.getvalue().splitlines()[-1]


def expect(result, expected):
    """A difference, if there is one."""
    if result != expected:
        yield f"{result}, expected {expected}"


def main():
    tap = Tap()
    for name, ending in ENDINGS.items():
        tap.check(f"/count-cases/{name}", differences(*ending))

    passed = entry("OK", "1..2\nok 1 /a\nok 2 /b\n")
    failed = entry("FAIL", "1..1\nnot ok 1 /a\n")
    skipped = entry("SKIP", "1..0 # SKIP no display\n")
    runs = {
        "good-run": ([passed, passed], (0, "4 passed, 0 failed")),
        "bad-run": ([passed, failed], (1, "2 passed, 1 failed")),
        "run-with-skips": ([passed, skipped], (0, "2 passed, 0 failed, 1 skipped")),
        "all-skipped-run": ([skipped], (1, "0 passed, 0 failed, 1 skipped")),
        "empty-run": ([], (1, "0 passed, 0 failed")),
        "no-run": (None, (1, "0 passed, 0 failed")),
    }
    for name, (tests, expected) in runs.items():
        tap.check(f"/count-cases/{name}", expect(run(tests), expected))
    tap.done()


if __name__ == "__main__":
    main()
