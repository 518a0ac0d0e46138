/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-trace: writes a comparison to a CSV file, frame by frame as it is run. The columns are
 * those of carom-csv.h. */
#pragma once

#include "carom-comparison.h"

typedef struct CaromCliTrace CaromCliTrace;

/* Writes the header and the present frame.
 *
 * @comparison: what to trace; it must outlive the trace
 * Returns: (transfer full): the trace, or NULL with @error set */
CaromCliTrace *carom_cli_trace_open(const char *path, const CaromComparison *comparison,
                                    GError **error);

/* Writes the present frame.
 *
 * Returns: FALSE once that is not possible; carom_cli_trace_commit() says why */
gboolean carom_cli_trace_frame(CaromCliTrace *trace);

/* Gives the finished file its name.
 *
 * Returns: whether all was written; otherwise @error is set */
gboolean carom_cli_trace_commit(CaromCliTrace *trace, GError **error);

/* Discards what has not been committed. */
void carom_cli_trace_free(CaromCliTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliTrace, carom_cli_trace_free)
