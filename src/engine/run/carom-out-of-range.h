/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-out-of-range: explains why a run's numbers have left the range of doubles. */
#pragma once

#include "carom-run.h"

/* Whether @run has a number so extreme that it is the likely cause of whatever the run cannot
 * do. */
gboolean carom_out_of_range_is_likely(const CaromRun *run);

/* @run: one that could not go on, measured while it still could
 * Returns: (transfer full): translated sentences: what made its numbers grow, as far as the scene
 *   tells, and the remedy */
char *carom_out_of_range_describe(const CaromRun *run);

/* What a run cannot do is the fault of its resolver if that is wrong on purpose, and what @error
 * advises would not help.
 *
 * @run: measured while it still could go on
 * @is_out_of_range: whether its numbers have left the range of doubles
 * @error: (inout): gets another message, if it is set */
void carom_out_of_range_blame_mistake(const CaromRun *run, gboolean is_out_of_range,
                                      GError **error);
