/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-intervals: times during which something is so, one after the other. They do not change, and
 * a scene's pool has them, so that what is so at these times can be copied as a plain value. */
#pragma once

#include <glib.h>

typedef struct {
  double from_s, until_s;
} CaromInterval;

typedef struct {
  guint n; /* > 0 */
  CaromInterval interval[];
} CaromIntervals;

/* @intervals: (array length=n): finite, each begins before it ends, and not before the last one has
 *   ended
 * @n: > 0
 * Returns: (transfer full): free it with g_free() */
CaromIntervals *carom_intervals_new(const CaromInterval *intervals, guint n);

/* Whether both are the same times; NULL is none. */
gboolean carom_intervals_equal(const CaromIntervals *one, const CaromIntervals *other);

/* Keeps what somebody has typed, which is little, for as long as the program runs. The same
 * intervals are the same pointer.
 *
 * Returns: (transfer none) (nullable): the interned intervals; NULL if @n is 0 */
const CaromIntervals *carom_intervals_intern(const CaromInterval *intervals, guint n);

/* As they look to who begins to count at @origin_s. What has ended by then is gone.
 *
 * @intervals: (nullable)
 * Returns: (transfer full) (element-type CaromInterval): the intervals */
GArray *carom_intervals_seen_from(const CaromIntervals *intervals, double origin_s);
