/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-clock: where the clock of a comparison stands, kept apart from it: at a frame, or at an
 * instant after it. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  guint64 frame;
  CaromInstant instant;
  double instant_s; /* unless instant is NONE */
} CaromClock;

/* Where the clock of @comparison stands. */
CaromClock carom_clock_read(const CaromComparison *comparison);

/* Goes on to the instant, if there is one.
 *
 * @comparison: at the frame
 * Returns: FALSE if it was stopped on the way */
gboolean carom_clock_show_instant(const CaromClock *clock, CaromComparison *comparison,
                                  GError **error);
