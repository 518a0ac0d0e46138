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

/* Angles snap to multiples of this, which 30°, 45°, 60° and 90° are among. */
#define CAROM_SNAP_ANGLE_DEG 15

/* The nearest corner of the grid. Its coordinates are the decimal numbers that one would type.
 * Where numbers are so large that the grid is finer than they are, the place stays. */
CaromVec2 carom_snap_point(CaromRoundNumber step, CaromVec2 place);

/* The nearest length above 0: a step at least.
 *
 * @length: >= 0 */
double carom_snap_length(CaromRoundNumber step, double length);

/* The nearest multiple of CAROM_SNAP_ANGLE_DEG. */
double carom_snap_angle(double angle_deg);
