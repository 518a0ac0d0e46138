/* carom-cli-outputs: the files that a finished run leaves behind. */
#pragma once

#include "carom-cli-run-options.h"
#include "carom-comparison.h"

/* carom_cli_outputs_write:
 * Writes contacts, plots and scene as the options ask. A failure is said on standard error and does
 * not keep the others from being written.
 *
 * Returns: CAROM_CLI_DONE or CAROM_CLI_FAILED. */
int carom_cli_outputs_write(const CaromCliRunOptions *options, const CaromComparison *comparison);
