/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settling: one source at a time: the timer, and after it what works in idle time. */
#include "carom-settling.h"

static gboolean rehearse(gpointer data) {
  CaromSettling *settling = data;
  gint64 deadline_us = g_get_monotonic_time() + CAROM_SETTLING_SLICE_US;
  if (carom_comparison_rehearse(settling->comparison, deadline_us))
    return G_SOURCE_CONTINUE;
  settling->source_id = 0;
  settling->settled(settling->user_data);
  return G_SOURCE_REMOVE;
}

static gboolean rest(gpointer data) {
  CaromSettling *settling = data;
  settling->source_id = g_idle_add(rehearse, settling);
  return G_SOURCE_REMOVE;
}

void carom_settling_begin(CaromSettling *settling, const CaromComparison *comparison,
                          CaromSettlingFunc settled, gpointer user_data) {
  carom_settling_end(settling);
  *settling = (CaromSettling){comparison, settled, user_data,
                              g_timeout_add(CAROM_SETTLING_REST_MS, rest, settling)};
}

void carom_settling_end(CaromSettling *settling) {
  g_clear_handle_id(&settling->source_id, g_source_remove);
}

gboolean carom_settling_is_under_way(const CaromSettling *settling) {
  return settling->source_id != 0;
}
