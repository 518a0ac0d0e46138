/* carom-neighbours: which discs overlap, step after step.
 *
 * The pairs that are nearer than a margin are kept in a list, and only those are tested until some
 * disc has come further than half the margin (carom-tracks). What is found does not depend on when
 * the list was made: the same positions give the same pairs. */
#pragma once

#include "carom-grid.h"

typedef struct CaromNeighbours CaromNeighbours;

/* The largest tolerance that may be asked for. The list reaches further by what it makes, and so
 * rounding never decides which pairs are on it. */
#define CAROM_NEIGHBOURS_MAX_TOLERANCE 1e-3

/* The margin that serves @bodies best; 0 if there are none. */
double carom_neighbours_margin(const CaromBodies *bodies);

/* For @bodies of these radii; their number and radii must not change. */
CaromNeighbours *carom_neighbours_new(const CaromBodies *bodies);
void carom_neighbours_free(CaromNeighbours *neighbours);

/* Makes the list anew; @bodies have finite positions. The first one has to be made too. */
void carom_neighbours_make_list(CaromNeighbours *neighbours, const CaromBodies *bodies);

/* carom_neighbours_find_overlaps:
 * @bodies: none further than half the margin from where it was when the list was made
 * @tolerance: 0 for the pairs that overlap; a small fraction for those too that nearly touch
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than
 *   1 + @tolerance times the sum of the radii, in order of a, then b; pairs of pinned discs are
 *   left out */
void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    double tolerance, GArray *pairs);
