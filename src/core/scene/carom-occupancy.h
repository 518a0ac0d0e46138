/* carom-occupancy: which places in a rectangle are taken by discs. Asking and taking cost the same
 * however many discs there are, so that a crowd can be placed one by one. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct CaromOccupancy CaromOccupancy;

/* carom_occupancy_new:
 * @min, @max: corners of the rectangle
 * @cell: about the diameter of the discs that will be asked about
 * @n_expected: about how many discs there will be; bounds the memory */
CaromOccupancy *carom_occupancy_new(CaromVec2 min, CaromVec2 max, double cell, guint n_expected);
void carom_occupancy_free(CaromOccupancy *occupancy);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromOccupancy, carom_occupancy_free)

/* Whether a disc here would overlap none of those taken. Only the rectangle is known about. */
gboolean carom_occupancy_is_free(CaromOccupancy *occupancy, CaromVec2 position, double radius);

void carom_occupancy_take(CaromOccupancy *occupancy, CaromVec2 position, double radius);

/* How much asking and taking has been done so far, in steps: one a question, one a disc looked at,
 * and eight a cell taken. Some 15 million take a second. */
guint64 carom_occupancy_get_effort(const CaromOccupancy *occupancy);
