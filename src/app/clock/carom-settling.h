/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settling: the wait until a comparison is to be shown in full, while others like it may
 * still take its place: until it has been there for CAROM_SETTLING_REST_MS and has then been
 * rehearsed, in slices of idle time. */
#pragma once

#include "carom-comparison.h"

#define CAROM_SETTLING_REST_MS  300
#define CAROM_SETTLING_SLICE_US 4000

/* Called when what was waited for is to be shown in full. */
typedef void (*CaromSettlingFunc)(gpointer user_data);

typedef struct {
  const CaromComparison *comparison;
  CaromSettlingFunc settled; /* called when it has settled */
  gpointer user_data;
  guint source_id; /* a timer's, and then that of idle time; 0: nothing is waited for */
} CaromSettling;

/* Begins to wait, for @comparison instead of any other.
 *
 * @settling: must stay where it is until the wait is over
 * @comparison: must live until then
 * @settled: called once when the wait is over, unless it has been ended before */
void carom_settling_begin(CaromSettling *settling, const CaromComparison *comparison,
                          CaromSettlingFunc settled, gpointer user_data);

/* Waits no more, without a word. */
void carom_settling_end(CaromSettling *settling);

/* Whether there is something that is waited for. */
gboolean carom_settling_is_under_way(const CaromSettling *settling);
