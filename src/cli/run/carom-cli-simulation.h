/* carom-cli-simulation: runs a comparison from its start to its end, or until it is told to stop.
 */
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
  CAROM_CLI_ENDING_WHOLE,       /* it got where it was to go */
  CAROM_CLI_ENDING_QUIET,       /* no further contact is possible, and it was to end with that */
  CAROM_CLI_ENDING_INTERRUPTED, /* on the way: told to stop, or unable to go on */
} CaromCliEnding;

/* carom_cli_simulation_run:
 * @ending: (out): how it ended, with or without an error
 *
 * Leaves the comparison at the last whole frame; on Ctrl-C, that is the one under way. Stops also
 * when the trace cannot be written.
 *
 * Returns: FALSE with @error set if a pane cannot go on. */
gboolean carom_cli_simulation_run(const CaromCliSimulation *simulation, CaromCliEnding *ending,
                                  GError **error);
