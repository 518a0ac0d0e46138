/* carom-cli: the whole command line program but its main(). */
#pragma once

/* carom_cli_run:
 * @argv: in the locale's encoding, as main() gets it
 *
 * Finds the subcommand and runs it.
 *
 * Returns: the exit code: 0 done, 1 bad input or failed output, 2 bad usage. */
int carom_cli_run(int argc, char **argv);
