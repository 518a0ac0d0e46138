/* carom-grid: finds the pairs of discs that overlap, at a cost that grows with N.
 *
 * Discs are sorted into size classes, radii from r to 2r in each, and every class has a uniform
 * grid of its own, with cells as wide as its largest disc. A grid is rolled up on a torus: cell (i,
 * j) of the plane shares a bucket with (i + n, j) and (i, j + n). So the plane needs no bounds,
 * discs that fly away cost nothing, and two neighbouring cells never share a bucket. */
#pragma once

#include "carom-body.h"

typedef struct CaromGrid CaromGrid;

/* For @bodies of these radii; their number and radii must not change. */
CaromGrid *carom_grid_new(const CaromBodies *bodies);
void carom_grid_free(CaromGrid *grid);

typedef struct {
  guint a, b; /* indices, a < b */
} CaromPair;

/* carom_grid_find_overlaps:
 * @bodies: finite positions
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than the sum of
 *   the radii, in order of a, then b; pairs of pinned discs are left out */
void carom_grid_find_overlaps(CaromGrid *grid, const CaromBodies *bodies, GArray *pairs);
