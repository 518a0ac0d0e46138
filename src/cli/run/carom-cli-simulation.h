/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-simulation: runs a comparison from its start to its end, or until it is told to
 * stop. */
#pragma once

#include "carom-cli-trace.h"
#include "carom-comparison.h"

typedef struct {
  CaromComparison *comparison; /* at frame 0 */
  CaromCliTrace *trace;        /* (nullable): gets every frame */
  guint64 n_frames;
  guint64 max_collisions; /* of the leading pane; 0: any number */
  guint max_contacts;     /* of contacts_pane, walls included; 0: any number */
  guint contacts_pane;
  gboolean until_quiet;   /* end when no further contact is possible in any pane */
  gboolean show_progress; /* on a terminal */
} CaromCliSimulation;

/* How a simulation ended. */
typedef enum {
  CAROM_CLI_ENDING_WHOLE,       /* it has run to the end */
  CAROM_CLI_ENDING_QUIET,       /* no further contact is possible, which was to end the run */
  CAROM_CLI_ENDING_INTERRUPTED, /* stopped before the end: told to stop, or unable to go on */
} CaromCliEnding;

/* Leaves the comparison at the last whole frame; after Ctrl-C a frame that takes long is
 * not completed.
 * Also stops when the trace cannot be written.
 *
 * @ending: (out): how it ended, with or without an error
 * Returns: FALSE with @error set if a pane cannot go on */
gboolean carom_cli_simulation_run(const CaromCliSimulation *simulation, CaromCliEnding *ending,
                                  GError **error);
