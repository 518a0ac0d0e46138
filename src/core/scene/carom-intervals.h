/* carom-intervals: times during which something is so, one after the other. They are interned: the
 * same intervals are the same pointer for as long as the program runs, so that what has them can be
 * copied as a plain value, and compared. */
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
 * Returns: (transfer none) (nullable): the interned intervals; NULL if @n is 0 */
const CaromIntervals *carom_intervals_intern(const CaromInterval *intervals, guint n);

/* As they look to who begins to count at @origin_s. What has ended by then is gone.
 *
 * @intervals: (nullable)
 * Returns: (transfer none) (nullable): the interned intervals */
const CaromIntervals *carom_intervals_seen_from(const CaromIntervals *intervals, double origin_s);
