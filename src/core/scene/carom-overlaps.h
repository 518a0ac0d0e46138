/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlaps: what overlaps, and which discs do, for many discs of any size and position. */
#pragma once

#include "carom-body.h"
#include "carom-extents.h"
#include "carom-wall.h"

/* Where touching ends and overlapping begins, for discs and walls alike. What lies on something, or
 * was put beside it, is there but for rounding: radii of 0.1 and 0.2 at a distance of 0.3 touch,
 * although 0.1 + 0.2 is more than 0.3 in doubles. A depth of up to this part of the reach, the
 * distance at which two touch, is rounding. */
#define CAROM_OVERLAPS_ROUNDING 1e-9

/* @reach: the sum of two radii, or a radius at a wall
 * Returns: the distance below which the two overlap */
static inline double carom_overlaps_least(double reach) {
  return reach * (1 - CAROM_OVERLAPS_ROUNDING);
}

/* Whether a centre that is @away from another one, or from a wall, overlaps what it touches at
 * @reach. */
static inline gboolean carom_overlaps_is_one(double away, double reach) {
  return away < carom_overlaps_least(reach);
}

/* Takes about n log n steps for n discs, and some more for each pair that it counts.
 *
 * @bodies: (element-type CaromBody): the discs
 * @most: the number at which counting stops
 * Returns: how many pairs overlap, or @most if there are that many or more */
guint carom_overlaps_count(const GArray *bodies, guint most);

/* Discs, sorted by where they are, so that those which overlap another one are found quickly. */
typedef struct CaromOverlaps CaromOverlaps;

/* Takes about n log n steps.
 *
 * @bodies: (element-type CaromBody): the discs; they may change afterwards, which goes unnoticed
 * Returns: (transfer full): the discs as they are now */
CaromOverlaps *carom_overlaps_new(const GArray *bodies);
void carom_overlaps_free(CaromOverlaps *overlaps);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromOverlaps, carom_overlaps_free)

/* Finds the discs that overlap a disc at @position, in no particular order.
 *
 * @found: (element-type guint): their indices are appended */
void carom_overlaps_find(const CaromOverlaps *overlaps, CaromVec2 position, double radius,
                         GArray *found);

/* Finds the discs whose bounding boxes meet @box, in no particular order.
 *
 * @found: (element-type guint): their indices are appended */
void carom_overlaps_find_in(const CaromOverlaps *overlaps, const CaromExtents *box, GArray *found);

/* Finds the discs that @wall runs through, in no particular order. For discs that lie in the plane
 * and a short wall it takes about log n steps, and some more for each disc near the wall.
 *
 * @found: (element-type guint): their indices are appended */
void carom_overlaps_find_at_wall(const CaromOverlaps *overlaps, const CaromWall *wall,
                                 GArray *found);

/* Takes out the discs that @wall runs through, in no particular order: they are not found any more.
 *
 * @found: (element-type guint): their indices are appended
 * Returns: how many steps it has taken: discs and groups of discs that were looked at */
guint64 carom_overlaps_take_at_wall(CaromOverlaps *overlaps, const CaromWall *wall, GArray *found);
