/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-grid: finds the pairs of discs that are near each other, at a cost proportional to their
 * number.
 *
 * Discs are sorted into size classes, with radii from r to 2r in each, and every class has a
 * uniform grid of its own, with cells as wide as its largest disc. A grid is wrapped around a
 * torus: cell (i, j) of the plane shares a bucket with (i + n, j) and (i, j + n). So the plane
 * needs no bounds, discs that fly away cost nothing, and two neighbouring cells never share a
 * bucket. */
#pragma once

#include "carom-body.h"

typedef struct CaromGrid CaromGrid;

/* @bodies: their number and radii must not change
 * @margin: >= 0, the largest that will be asked for
 * Returns: (transfer full): the grid */
CaromGrid *carom_grid_new(const CaromBodies *bodies, double margin);
void carom_grid_free(CaromGrid *grid);

typedef struct {
  guint a, b; /* indices, a < b */
} CaromPair;

/* @bodies: positions are finite
 * @margin: 0 to find the discs that overlap
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than the sum of
 *   the radii and @margin, in an order that depends only on the positions; pairs of pinned discs
 *   are left out
 * Returns: how many pairs it has tested for that */
guint64 carom_grid_find_pairs(CaromGrid *grid, const CaromBodies *bodies, double margin,
                              GArray *pairs);
