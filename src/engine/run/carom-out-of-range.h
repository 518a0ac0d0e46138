/* carom-out-of-range: why a run's numbers have left the range that doubles have. */
#pragma once

#include "carom-run.h"

/* Whether @run has a number that is out of all proportion, so that it is to blame for whatever the
 * run cannot do. */
gboolean carom_out_of_range_is_likely(const CaromRun *run);

/* carom_out_of_range_describe:
 * @run: one that could not go on; it was measured when it still could
 *
 * Returns: (transfer full): sentences: what made its numbers grow, as far as the scene tells, and
 *   the remedy. */
char *carom_out_of_range_describe(const CaromRun *run);
