/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli: the whole command line program but its main(). */
#pragma once

/* Finds the subcommand and runs it.
 *
 * @argv: in the locale's encoding, as main() gets it
 * Returns: the exit code: 0 done, 1 bad input or failed output, 2 bad usage */
int carom_cli_run(int argc, char **argv);
