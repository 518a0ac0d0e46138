/* carom-overlaps: counts the pairs of overlapping discs, for many discs of any size and
 * position. */
#pragma once

#include "carom-body.h"

/* Takes about n log n steps for n discs, and some more for each pair that it counts.
 *
 * @bodies: (element-type CaromBody): the discs
 * @most: the number at which counting stops
 * Returns: how many pairs overlap, or @most if there are that many or more */
guint carom_overlaps_count(const GArray *bodies, guint most);
