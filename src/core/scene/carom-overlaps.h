/* carom-overlaps: how many pairs of discs overlap, of many discs of any sizes in any places. */
#pragma once

#include "carom-body.h"

/* carom_overlaps_count:
 * @bodies: (element-type CaromBody)
 * @most: where counting ends
 *
 * Takes n log n steps for n discs, and some for each pair that it counts.
 *
 * Returns: how many pairs overlap, or @most where there are that many or more. */
guint carom_overlaps_count(const GArray *bodies, guint most);
