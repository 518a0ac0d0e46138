/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ending: where playing ends. That is where the timeline ends: at a whole multiple of the
 * scene's duration, so large that all computed frames fit. Because it grows in large steps,
 * drawings over time seldom need to be rescaled. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  gboolean loop;  /* whether playing starts again from there */
  guint64 beyond; /* the frame to which playing was asked to go on; 0: it was not */
  double rest_s;  /* for how long it has rested there */
} CaromEnding;

/* Returns: where the timeline ends, in s */
double carom_ending_timeline_s(const CaromComparison *comparison);

/* Returns: the frame at which playing ends */
guint64 carom_ending_frame(const CaromEnding *ending, const CaromComparison *comparison);

/* Whether the clock stands there. */
gboolean carom_ending_is_reached(const CaromEnding *ending, const CaromComparison *comparison);

/* Lets playing go on for the scene's duration beyond the end of the timeline. */
void carom_ending_go_beyond(CaromEnding *ending, const CaromComparison *comparison);

/* Rests for another @elapsed_s, so that the end is seen before playing starts again.
 *
 * Returns: whether it has rested enough; the next rest then begins anew */
gboolean carom_ending_rest(CaromEnding *ending, double elapsed_s);
