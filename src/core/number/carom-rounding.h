/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rounding: recognises numbers that are nothing but rounding errors, and the digits of others
 * that are. These are not shown; the exact number can still be looked up. */
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

/* @scale: >= 0, the size of the numbers of which something is a difference or a part
 * Returns: by how much rounding may have changed it */
static inline double carom_rounding_unsure(double scale) {
  return CAROM_ROUNDING_EPS * DBL_EPSILON * scale;
}

/* @scale: as for carom_rounding_unsure()
 * Returns: whether @value is only rounding; a value that is not finite never is */
static inline gboolean carom_rounding_covers(double value, double scale) {
  return isfinite(value) && fabs(value) <= carom_rounding_unsure(scale);
}

/* For people, who take each digit for true.
 *
 * @scale: as for carom_rounding_unsure()
 * @dropped: (inout): set to TRUE where a number that is not exactly 0 is replaced by 0
 * Returns: @value, with 0 for every number of it that is only rounding, and of the others those
 *   digits that rounding leaves, if they are fewer than are read */
CaromValue carom_rounding_drop(CaromValue value, double scale, gboolean *dropped);
