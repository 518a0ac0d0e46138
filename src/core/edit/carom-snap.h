/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-snap: places, lengths and angles that snap to a grid. */
#pragma once

#include "carom-round-number.h"
#include "carom-vec2.h"

/* The step that suits a scale: 1, 2 or 5 × 10^k in the scene's unit, the smallest whose lines are
 * CAROM_SNAP_LEAST_POINTS apart on the screen or more, so that one can be aimed at.
 *
 * @points_per_unit: > 0 and finite: the scale of the picture */
CaromRoundNumber carom_snap_step(double points_per_unit);
#define CAROM_SNAP_LEAST_POINTS 12

/* The step of what is moved freely: the largest whose lines are CAROM_SNAP_FREE_POINTS apart on the
 * screen or less, so that the hand does not feel them, and what it makes are short numbers. */
CaromRoundNumber carom_snap_free_step(double points_per_unit);
#define CAROM_SNAP_FREE_POINTS 2

/* Angles snap to multiples of this, which 30°, 45°, 60° and 90° are among. */
#define CAROM_SNAP_ANGLE_DEG 15

/* The nearest corner of the grid. Its coordinates are the decimal numbers that one would type.
 * Where numbers are so large that the grid is finer than they are, the place stays. */
CaromVec2 carom_snap_point(CaromRoundNumber step, CaromVec2 place);

/* A sum of doubles depends on how it is put together: 0.05 fifteen times over is not 0.75. These
 * two count in units of the step's power of ten × 10^-CAROM_SNAP_TIDY_DIGITS, less than is ever
 * seen, so that steps add up to the same number whichever of them are taken at once, and that is
 * the decimal number that one would write. Numbers that are too large for that are as in
 * carom_snap_point(). */
#define CAROM_SNAP_TIDY_DIGITS 10

/* Returns: @place in whole units */
CaromVec2 carom_snap_tidy(CaromRoundNumber step, CaromVec2 place);

/* Returns: @place, once it has gone @by, in whole units; a coordinate that goes nowhere stays as it
 *   is, bit for bit */
CaromVec2 carom_snap_move(CaromRoundNumber step, CaromVec2 place, CaromVec2 by);

/* The nearest length above 0: a step at least.
 *
 * @length: >= 0 */
double carom_snap_length(CaromRoundNumber step, double length);

/* The nearest multiple of CAROM_SNAP_ANGLE_DEG. */
double carom_snap_angle(double angle_deg);
