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
  gboolean show_progress; /* on a terminal */
} CaromCliSimulation;

/* carom_cli_simulate:
 * Leaves the comparison at the last whole frame; on Ctrl-C, that is the one under way. Stops also
 * when the trace cannot be written.
 *
 * Returns: FALSE with @error set if the numbers have left the range of doubles. */
gboolean carom_cli_simulate(const CaromCliSimulation *simulation, GError **error);

/* Whether the comparison has got where it was to go. */
gboolean carom_cli_simulation_is_done(const CaromCliSimulation *simulation);
