/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-intervals: arrays, and a table of all that were ever interned, by their bytes. */
#include "carom-intervals.h"

static GHashTable *interned; /* (element-type GBytes): a set; it is never freed */
static GMutex lock;          /* protects it */

/* Returns: (transfer none): the bytes like @bytes that are in the table now */
static GBytes *look_up(GBytes *bytes) {
  if (!interned)
    interned = g_hash_table_new(g_bytes_hash, g_bytes_equal);
  GBytes *known = g_hash_table_lookup(interned, bytes);
  if (known)
    return known;
  g_hash_table_add(interned, g_bytes_ref(bytes));
  return bytes;
}

CaromIntervals *carom_intervals_new(const CaromInterval *intervals, guint n) {
  CaromIntervals *made = g_malloc0(sizeof(CaromIntervals) + n * sizeof(CaromInterval));
  made->n = n;
  for (guint i = 0; i < n; i++)
    made->interval[i] = intervals[i];
  return made;
}

gboolean carom_intervals_equal(const CaromIntervals *one, const CaromIntervals *other) {
  if (one == other)
    return TRUE;
  gboolean equal = one && other && one->n == other->n;
  for (guint i = 0; equal && i < one->n; i++)
    equal = one->interval[i].from_s == other->interval[i].from_s &&
            one->interval[i].until_s == other->interval[i].until_s;
  return equal;
}

const CaromIntervals *carom_intervals_intern(const CaromInterval *intervals, guint n) {
  if (n == 0)
    return NULL;
  gsize size = sizeof(CaromIntervals) + n * sizeof(CaromInterval);
  g_autoptr(GBytes) bytes = g_bytes_new_take(carom_intervals_new(intervals, n), size);
  g_mutex_lock(&lock);
  const CaromIntervals *known = g_bytes_get_data(look_up(bytes), NULL);
  g_mutex_unlock(&lock);
  return known;
}

GArray *carom_intervals_seen_from(const CaromIntervals *intervals, double origin_s) {
  GArray *seen = g_array_new(FALSE, FALSE, sizeof(CaromInterval));
  for (guint i = 0; intervals && i < intervals->n; i++) {
    CaromInterval from_here = {MAX(intervals->interval[i].from_s - origin_s, 0),
                               intervals->interval[i].until_s - origin_s};
    if (from_here.until_s > from_here.from_s)
      g_array_append_val(seen, from_here);
  }
  return seen;
}
