/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-outputs: writes the files that a finished run leaves behind. */
#pragma once

#include "carom-cli-run-options.h"
#include "carom-comparison.h"

/* Writes contacts, plots and scene as the options ask. A failure is reported on standard error and
 * does not keep the other files from being written.
 *
 * @scene: as it was asked for
 * @comparison: of that scene, perhaps with other frames
 * Returns: CAROM_CLI_DONE or CAROM_CLI_FAILED */
int carom_cli_outputs_write(const CaromCliRunOptions *options, const CaromScene *scene,
                            CaromComparison *comparison);
