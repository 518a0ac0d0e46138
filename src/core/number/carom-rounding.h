/* carom-rounding: recognises numbers that are nothing but rounding errors. They are shown as 0; the
 * exact number can still be looked up. */
#pragma once

#include "carom-value.h"

#include <float.h>
#include <glib.h>
#include <math.h>

/* Resolvers differ by up to 6 ε of the velocities they work with; products and sums of these add a
 * few more. Anything beyond that is shown as it is. */
#define CAROM_ROUNDING_EPS 16

/* Answers that differ by more than this, in ε of their scale, are no longer explained by
 * rounding. */
#define CAROM_ROUNDING_AGREEMENT_EPS 64

/* @eps: how far the answers of two resolvers differ, in ε of their scale, see
 *   carom_resolvers_disagreement()
 * Returns: whether rounding explains that; it never explains NAN */
static inline gboolean carom_rounding_explains(double eps) {
  return eps <= CAROM_ROUNDING_AGREEMENT_EPS;
}

/* @scale: >= 0, the size of the numbers of which @value is a difference or a part
 * Returns: whether @value is only rounding; a value that is not finite never is */
static inline gboolean carom_rounding_covers(double value, double scale) {
  return isfinite(value) && fabs(value) <= CAROM_ROUNDING_EPS * DBL_EPSILON * scale;
}

/* @scale: as for carom_rounding_covers()
 * @dropped: (inout): set to TRUE where a number that is not exactly 0 is replaced
 * Returns: @value, with 0 for every number of it that is only rounding */
CaromValue carom_rounding_drop(CaromValue value, double scale, gboolean *dropped);
