/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-neighbours: moves discs by a step, and finds what each of them may meet there.
 *
 * Discs hardly move in a single step. So pairs that are close to each other, and discs that are
 * close to walls, are searched for rarely, with a margin, and kept in lists (Verlet, Phys. Rev.
 * 159, 98, 1967). Lists are out of date as soon as a disc has moved further than half the margin
 * since they were made; then they are made anew. The result does not depend on when they were made:
 * the same positions give the same pairs. Nor does it depend on whether a list of pairs is kept at
 * all: each disc may also have all others for neighbours, as most texts have it. */
#pragma once

#include "carom-grid.h"
#include "carom-wall.h"
#include "carom-world.h"

typedef struct CaromNeighbours CaromNeighbours;

/* The largest tolerance that may be asked for. Lists reach further by as much, so that rounding
 * never decides which pairs are on them. */
#define CAROM_NEIGHBOURS_MAX_TOLERANCE 1e-3

/* @lines: (array): one for each wall of the scene; must outlive the return value
 * @all: whether no list of pairs is kept, and every pair is tested every time
 * Returns: (transfer full): neighbours without lists, which the first step makes */
CaromNeighbours *carom_neighbours_new(const CaromWorld *world, const CaromWallLine *lines,
                                      gboolean all);
void carom_neighbours_free(CaromNeighbours *neighbours);

/* The best margin for @bodies; 0 if there are none. */
double carom_neighbours_margin(const CaromBodies *bodies);

/* Advances the discs of @world by scene->dt_s, in free flight on parabolas, which is exact for a
 * constant acceleration. Pinned discs keep their velocity. There may be more discs than in the last
 * step, or fewer. */
void carom_neighbours_advance(CaromNeighbours *neighbours, CaromWorld *world);

/* To be called when discs have been put elsewhere within a step, before anything else is asked.
 *
 * @pairs: (element-type CaromPair): in which all those discs are */
void carom_neighbours_follow(CaromNeighbours *neighbours, const CaromBodies *bodies,
                             const GArray *pairs);

/* @tolerance: 0 for the pairs that overlap; a small fraction to include those that nearly touch
 * @pairs: (element-type CaromPair): replaced by all pairs whose distance is less than 1 +
 *   @tolerance times the sum of the radii, in order of a, then b; pairs of pinned discs are left
 *   out */
void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    double tolerance, GArray *pairs);

/* Returns: (transfer none) (element-type guint): discs in ascending order. They include all that
 *   touch a wall's line, or have crossed one since the start of the step. */
const GArray *carom_neighbours_near_walls(const CaromNeighbours *neighbours);

/* Where disc @i was at the start of the step. */
CaromVec2 carom_neighbours_start(const CaromNeighbours *neighbours, guint i);

/* How many pairs have been tested so far, for lists and for overlaps. */
guint64 carom_neighbours_count_tests(const CaromNeighbours *neighbours);
