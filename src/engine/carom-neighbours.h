/* carom-neighbours: which discs overlap, step after step.
 *
 * Between two steps discs hardly move. So the pairs that are nearer than a margin are kept in a
 * list (Verlet, Phys. Rev. 159, 98, 1967), and only those are tested until some disc has moved by
 * half the margin. What is found does not depend on when the list was made: the same positions give
 * the same pairs. */
#pragma once

#include "carom-grid.h"

typedef struct CaromNeighbours CaromNeighbours;

/* The margin that serves @bodies best; 0 if there are none. */
double carom_neighbours_margin(const CaromBodies *bodies);

/* For @bodies of these radii; their number and radii must not change. */
CaromNeighbours *carom_neighbours_new(const CaromBodies *bodies);
void carom_neighbours_free(CaromNeighbours *neighbours);

/* carom_neighbours_find_overlaps:
 * @bodies: finite positions
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than the sum of
 *   the radii, in order of a, then b; pairs of pinned discs are left out */
void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    GArray *pairs);
