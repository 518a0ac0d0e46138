/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-neighbours: which discs overlap, step after step.
 *
 * The pairs that are closer than a margin are kept in a list. Only these are tested until some disc
 * has moved further than half the margin (carom-drift). The result does not depend on when the
 * list was made: the same positions give the same pairs. Nor does it depend on whether lists are
 * kept at all: each disc may also have all others for neighbours, as most texts have it. */
#pragma once

#include "carom-grid.h"

typedef struct CaromNeighbours CaromNeighbours;

/* The largest tolerance that may be asked for. The list reaches further by as much, so that
 * rounding never decides which pairs are on it. */
#define CAROM_NEIGHBOURS_MAX_TOLERANCE 1e-3

/* The best margin for @bodies; 0 if there are none. */
double carom_neighbours_margin(const CaromBodies *bodies);

/* @bodies: their number and radii must not change, unless carom_neighbours_fit_to() is called
 * Returns: (transfer full): an empty list, which has to be made before it is used */
CaromNeighbours *carom_neighbours_new(const CaromBodies *bodies);
/* The same without a list: every pair is tested every time.
 *
 * Returns: (transfer full): such neighbours */
CaromNeighbours *carom_neighbours_new_of_all(const CaromBodies *bodies);
void carom_neighbours_free(CaromNeighbours *neighbours);

/* Makes neighbours fit for @bodies, which are more or fewer than before, with an empty list. */
void carom_neighbours_fit_to(CaromNeighbours *neighbours, const CaromBodies *bodies);

/* Makes the list from the positions of @bodies, which must be finite. */
void carom_neighbours_make_list(CaromNeighbours *neighbours, const CaromBodies *bodies);

/* @bodies: none is further than half the margin from where it was when the list was made
 * @tolerance: 0 for the pairs that overlap; a small fraction to include those that nearly touch
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than 1 +
 *   @tolerance times the sum of the radii, in order of a, then b; pairs of pinned discs are left
 *   out */
void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    double tolerance, GArray *pairs);

/* How many pairs have been tested so far, for lists and for overlaps. */
guint64 carom_neighbours_count_tests(const CaromNeighbours *neighbours);
