/* carom-rounding: numbers that are nothing but rounding. They are shown as 0, and the exact number
 * stays within reach. */
#pragma once

#include "carom-value.h"

#include <float.h>
#include <glib.h>
#include <math.h>

/* Resolvers differ by up to 6 ε of the velocities that they work with; products and sums of those
 * add a few more. What is beyond that is shown as it is. */
#define CAROM_ROUNDING_EPS 16

/* carom_rounding_covers:
 * @scale: >= 0, how large the numbers are that @value is the difference or a part of
 *
 * Returns: whether @value is only rounding; what is not finite never is. */
static inline gboolean carom_rounding_covers(double value, double scale) {
  return isfinite(value) && fabs(value) <= CAROM_ROUNDING_EPS * DBL_EPSILON * scale;
}

/* carom_rounding_drop:
 * @dropped: (inout): becomes TRUE where 0 stands for what is not quite 0
 *
 * Returns: @value, with 0 for every number of it that is only rounding. */
CaromValue carom_rounding_drop(CaromValue value, double scale, gboolean *dropped);
