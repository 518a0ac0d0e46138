/* carom-touch: where touching ends and overlapping begins, for discs and walls alike. What lies on
 * something, or was put beside it, is there but for rounding: radii of 0.1 and 0.2 at a distance of
 * 0.3 touch, although 0.1 + 0.2 is more than 0.3 in doubles. */
#pragma once

#include <glib.h>

/* A depth of up to this part of the reach, the distance at which two touch, is rounding. */
#define CAROM_TOUCH_ROUNDING 1e-9

/* @reach: the sum of two radii, or a radius at a wall
 * Returns: the distance below which the two overlap */
static inline double carom_touch_least(double reach) {
  return reach * (1 - CAROM_TOUCH_ROUNDING);
}

/* Whether a centre that is @away from another one, or from a wall, overlaps what it touches at
 * @reach. */
static inline gboolean carom_touch_is_overlap(double away, double reach) {
  return away < carom_touch_least(reach);
}
