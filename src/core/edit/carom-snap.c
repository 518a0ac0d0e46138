/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-snap: counts whole steps, and multiplies them as decimal numbers. */
#include "carom-snap.h"

CaromRoundNumber carom_snap_step(double points_per_unit) {
  return carom_round_number_above(CAROM_SNAP_LEAST_POINTS / points_per_unit);
}

CaromRoundNumber carom_snap_free_step(double points_per_unit) {
  return carom_round_number_below(CAROM_SNAP_FREE_POINTS / points_per_unit);
}

/* From here on, doubles are whole numbers, and steps can no longer be counted. */
static const double most_steps = 0x1p52;

static double snap(CaromRoundNumber step, double value, double least) {
  double steps = value / carom_round_number_times(step, 1);
  if (!(fabs(steps) < most_steps))
    return value;
  return carom_round_number_times(step, fmax(round(steps), least)) + 0.0; /* −0 + 0 is 0 */
}

CaromVec2 carom_snap_point(CaromRoundNumber step, CaromVec2 place) {
  return carom_vec2(snap(step, place.x, -INFINITY), snap(step, place.y, -INFINITY));
}

CaromVec2 carom_snap_tidy(CaromRoundNumber step, CaromVec2 place) {
  CaromRoundNumber unit = {1, step.exponent - CAROM_SNAP_TIDY_DIGITS};
  return carom_snap_point(unit, place);
}

CaromVec2 carom_snap_move(CaromRoundNumber step, CaromVec2 place, CaromVec2 by) {
  CaromVec2 from = carom_snap_tidy(step, place);
  CaromVec2 to = carom_snap_tidy(step, carom_vec2_add(from, by));
  return carom_vec2(by.x != 0 ? to.x : place.x, by.y != 0 ? to.y : place.y);
}

double carom_snap_length(CaromRoundNumber step, double length) {
  return snap(step, length, 1);
}

double carom_snap_angle(double angle_deg) {
  return round(angle_deg / CAROM_SNAP_ANGLE_DEG) * CAROM_SNAP_ANGLE_DEG + 0.0;
}
