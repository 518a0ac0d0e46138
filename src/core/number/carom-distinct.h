/* carom-distinct: values that differ are written so that they do. With the usual digits the speed
 * of a heavy body before and after a contact reads the same, as if nothing had happened. */
#pragma once

#include "carom-unit.h"
#include "carom-value.h"

typedef struct {
  CaromValue *value;
  CaromDimension dimension;
  double size; /* of the numbers of which it is a difference or a part, see carom-rounding.h */
} CaromDistinctValue;

/* How far off the difference of two values may be that would be written alike, as a share of it. */
#define CAROM_DISTINCT_SHARE 0.005

/* @a, @b: both finite
 * @size: the greater one of their sizes
 * Returns: the least number of significant digits, from @least to 17, with which numbers that
 *   differ by more than rounding are written differently. If that is more than @least, it is enough
 *   for their difference, as it is written, to be right to within CAROM_DISTINCT_SHARE of it or to
 *   what rounding leaves. */
int carom_distinct_digits(double a, double b, double size, int least);

/* Gives each of the values, and each component of vectors, as many digits as tell it from all
 * others of its dimension; those that @least digits tell apart keep the usual ones.
 *
 * @values: (array length=n)
 * @least: the usual number of significant digits, 1 to 17 */
void carom_distinct(const CaromDistinctValue *values, guint n, int least);
