/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stop: a wish to stop a run within a frame. Exact times may have millions of contacts in one
 * frame, and a step of a crowd many thousands; whoever waits for it must not have to wait for them
 * all. The frame goes on when it is asked for again, as if it had not been stopped. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean (*is_asked)(gpointer user_data);
  gpointer user_data;
} CaromStop;

/* A CaromStop.is_asked that wishes so from a time on.
 *
 * @deadline_us: a gint64: when, by g_get_monotonic_time() */
static inline gboolean carom_stop_is_past(gpointer deadline_us) {
  return g_get_monotonic_time() >= *(const gint64 *)deadline_us;
}

/* How many events there may be between two questions. They are counted, so that a run that nobody
 * stops does the same every time. So many take a tenth of a second at the very most, where numbers
 * are extreme and walls many; elsewhere a question takes next to nothing of their time. */
#define CAROM_STOP_EVENTS 256

/* Whether somebody who is asked every so many events wishes to stop.
 *
 * @stop: (nullable): who is asked
 * @unasked: (inout): how many there have been since the last question */
static inline gboolean carom_stop_is_asked(const CaromStop *stop, guint64 *unasked) {
  if (*unasked < CAROM_STOP_EVENTS)
    return FALSE;
  *unasked = 0;
  return stop && stop->is_asked(stop->user_data);
}
