# SPDX-FileCopyrightText: The Carom developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks share: reporting cases in the Test Anything Protocol."""
import sys


class Tap:
    """Cases in the order in which they are reported."""

    def __init__(self):
        self.count = 0

    def check(self, name, problems):
        """Reports one case: passed if there are no @problems, each a line of text."""
        problems = list(problems)
        self.count += 1
        print(f"{'not ok' if problems else 'ok'} {self.count} {name}")
        for problem in problems:
            print(f"# {problem}")

    def skip(self, name, why):
        """Reports a case that could not be tried."""
        self.count += 1
        print(f"ok {self.count} {name} # SKIP {why}")

    def done(self):
        """Ends the stream. Nothing checked is an error."""
        print(f"1..{self.count}")
        sys.exit(0 if self.count else 1)
