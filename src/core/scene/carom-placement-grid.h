/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-placement-grid: tells which positions in a rectangle are taken by discs. A query costs the
 * same however many discs there are, so that very many can be placed one after the other. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct CaromPlacementGrid CaromPlacementGrid;

/* @min, @max: corners of the rectangle
 * @cell: about the diameter of the discs that will be asked about
 * @n_expected: about how many discs there will be, on which the memory depends; with more it grows
 * Returns: (transfer full): a grid without discs */
CaromPlacementGrid *carom_placement_grid_new(CaromVec2 min, CaromVec2 max, double cell,
                                             guint n_expected);
void carom_placement_grid_free(CaromPlacementGrid *grid);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPlacementGrid, carom_placement_grid_free)

/* Whether a disc at @position would overlap none of those added so far. Only discs that touch the
 * rectangle are known. */
gboolean carom_placement_grid_is_free(CaromPlacementGrid *grid, CaromVec2 position, double radius);

/* Adds a disc. */
void carom_placement_grid_take(CaromPlacementGrid *grid, CaromVec2 position, double radius);

/* How much work queries and additions have been so far, in steps: one for a query, one for each
 * disc examined, and eight for each cell that a new disc covers. About 15 million steps take a
 * second. */
guint64 carom_placement_grid_get_effort(const CaromPlacementGrid *grid);
