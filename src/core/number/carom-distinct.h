/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-distinct: values that differ are written so that they do, and by what they do. With the
 * usual digits the speed of a heavy body before and after a contact reads the same, as if nothing
 * had happened, or differs by the rounding of its last digit, as if that had happened. */
#pragma once

#include "carom-unit.h"
#include "carom-value.h"

typedef struct {
  CaromValue *value;
  CaromDimension dimension;
  double size; /* of the numbers of which it is a difference or a part, see carom-rounding.h */
} CaromDistinctValue;

/* How far off the difference of two values, as they are written, may be, as a share of it: with the
 * usual digits, and where there have to be more. "−0.555556" and "−0.555555" may stand for numbers
 * that differ by a fifteenth of what is read. */
#define CAROM_DISTINCT_ROUGH_SHARE 0.1
#define CAROM_DISTINCT_SHARE       0.005

/* @a, @b: both finite
 * @size: the greater one of their sizes
 * Returns: @least, if with so many significant digits the difference of the numbers, as they are
 *   written, is right to within CAROM_DISTINCT_ROUGH_SHARE of it, or if they differ by no more than
 *   rounding; else the least number of digits, up to 17, with which it is right to within
 *   CAROM_DISTINCT_SHARE of it or to what rounding leaves. Either number may have more digits than
 *   these: the difference is still roughly right then. */
int carom_distinct_digits(double a, double b, double size, int least);

/* Gives each of the values, and each component of vectors, as many digits as tell by how much
 * it differs from all others of its dimension; where @least digits do, it keeps the usual ones.
 * Numbers that are equal but for the sign, as the changes of two bodies' momenta are, get the same.
 * Who asks for CAROM_DIGITS_FEW or less gets no more than these, which are read from afar; what
 * changes by less than they tell is told by its change, which has as many of its own.
 *
 * @values: (array length=n)
 * @least: the usual number of significant digits, 1 to 17 */
void carom_distinct(const CaromDistinctValue *values, guint n, int least);
