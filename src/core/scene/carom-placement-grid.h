/* carom-placement-grid: which places in a rectangle are taken by discs. Asking and taking cost the
 * same however many discs there are, so that a random placement can be placed one by one. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct CaromPlacementGrid CaromPlacementGrid;

/* carom_placement_grid_new:
 * @min, @max: corners of the rectangle
 * @cell: about the diameter of the discs that will be asked about
 * @n_expected: about how many discs there will be; bounds the memory */
CaromPlacementGrid *carom_placement_grid_new(CaromVec2 min, CaromVec2 max, double cell,
                                             guint n_expected);
void carom_placement_grid_free(CaromPlacementGrid *grid);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPlacementGrid, carom_placement_grid_free)

/* Whether a disc here would overlap none of those taken. Only the rectangle is known about. */
gboolean carom_placement_grid_is_free(CaromPlacementGrid *grid, CaromVec2 position, double radius);

void carom_placement_grid_take(CaromPlacementGrid *grid, CaromVec2 position, double radius);

/* How much asking and taking has been done so far, in steps: one a question, one a disc looked at,
 * and eight a cell taken. Some 15 million take a second. */
guint64 carom_placement_grid_get_effort(const CaromPlacementGrid *grid);
