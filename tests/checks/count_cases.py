#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the single test cases of a "meson test" run.

Usage: count_cases.py TESTLOG.json

Prints what failing tests said, and as its last line "N passed, N failed" (", N skipped" where any
were). The exit status is 0 if something passed and nothing failed.

A test binary that speaks TAP counts as many cases as it reports; any other test counts one. A
binary that died, hung or reported fewer cases than it promised counts one failed case, unless it
has reported a failed case itself: that one is then why it stopped.
"""
import json
import re
import sys
from collections import Counter

RESULT = re.compile(r"(not )?ok\b(?:[^#\\]|\\.)*(?:#\s*(SKIP|TODO)\b)?", re.IGNORECASE)
PLAN = re.compile(r"^1\.\.\d+", re.MULTILINE)
SKIPPED_WHOLE = re.compile(r"1\.\.0\s*#\s*SKIP\b", re.IGNORECASE)
GOOD = ("OK", "EXPECTEDFAIL")
LINES_SHOWN = 100


def tap_cases(output):
    """The cases of a TAP stream, each "passed", "failed" or "skipped"; none if it is no TAP."""
    if not PLAN.search(output):
        return
    for line in output.splitlines():
        match = RESULT.match(line)
        if match:
            # A case that is marked as unfinished is expected not to be ok.
            yield "skipped" if match[2] else "failed" if match[1] else "passed"
        elif SKIPPED_WHOLE.match(line):
            yield "skipped"


def count(test):
    """The cases of one test of the log, as a Counter."""
    cases = Counter(tap_cases(test.get("stdout", "")))
    if test["result"] == "SKIP":
        return cases or Counter(skipped=1)
    if test["result"] in GOOD:
        return cases or Counter(passed=1)
    if not cases["failed"]:
        cases["failed"] = 1
    return cases


def report(test):
    """Shows what a failing test said."""
    print(f"---- {test['name']}: {test['result']}, exit status {test['returncode']}")
    for stream in ("stdout", "stderr"):
        lines = test.get(stream, "").strip().splitlines()
        if len(lines) > LINES_SHOWN:
            print(f"[{len(lines) - LINES_SHOWN} lines before]")
        for line in lines[-LINES_SHOWN:]:
            print(line)


def summary(total):
    """The one line that says it all."""
    text = f"{total['passed']} passed, {total['failed']} failed"
    return text + f", {total['skipped']} skipped" if total["skipped"] else text


def main(path):
    total = Counter()
    try:
        with open(path, encoding="utf-8", errors="replace") as log:
            tests = [json.loads(line) for line in log if line.strip()]
    except FileNotFoundError:
        tests = []
        print("No test has been run.")
    for test in tests:
        cases = count(test)
        total += cases
        if cases["failed"]:
            report(test)
    print(summary(total))
    return 0 if total["passed"] and not total["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
