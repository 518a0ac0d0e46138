/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parting: the frames of the changes, in order; the panes are together before the first of
 * them, apart after it, together after the second, and so on. */
#include "carom-parting.h"

struct CaromParting {
  GArray *changes; /* (element-type guint64) */
  guint64 n_frames;
};

CaromParting *carom_parting_new(void) {
  CaromParting *parting = g_new(CaromParting, 1);
  parting->changes = g_array_new(FALSE, FALSE, sizeof(guint64));
  parting->n_frames = 0;
  return parting;
}

void carom_parting_free(CaromParting *parting) {
  g_array_unref(parting->changes);
  g_free(parting);
}

static gboolean is_apart_after(guint n_changes) {
  return n_changes % 2 != 0;
}

void carom_parting_take(CaromParting *parting, guint64 frame, gboolean apart) {
  if (frame < parting->n_frames)
    return;
  g_assert(frame == parting->n_frames);
  parting->n_frames++;
  if (!apart != !is_apart_after(parting->changes->len))
    g_array_append_val(parting->changes, frame);
}

/* How many changes there were up to @frame. */
static guint count_changes(const CaromParting *parting, guint64 frame) {
  guint low = 0, high = parting->changes->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(parting->changes, guint64, middle) <= frame)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

CaromPartingState carom_parting_at(const CaromParting *parting, guint64 frame) {
  guint n = count_changes(parting, frame);
  return (CaromPartingState){
      .apart = is_apart_after(n),
      .has_changed = n > 0,
      .since = n > 0 ? g_array_index(parting->changes, guint64, n - 1) : 0,
  };
}
