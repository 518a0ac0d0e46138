/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rounding: treats each component of a vector by itself. */
#include "carom-rounding.h"

/* More digits than these are not read: where rounding leaves as many, a number stays as it is. */
#define READ_DIGITS 9

/* Only as many digits as rounding leaves.
 *
 * @unsure: > 0, what rounding may have added */
static double keep_sure_digits(double number, double unsure) {
  double place = ceil(log10(unsure)); /* of the last digit that is sure */
  if (log10(fabs(number)) - place >= READ_DIGITS)
    return number;
  double unit = pow(10, place);
  return unit > 0 ? round(number / unit) * unit : number;
}

static double drop(double number, double scale, gboolean *dropped) {
  if (number == 0 || !isfinite(number) || !isfinite(scale) || scale == 0)
    return number;
  if (!carom_rounding_covers(number, scale))
    return keep_sure_digits(number, carom_rounding_unsure(scale));
  *dropped = TRUE;
  return 0;
}

CaromValue carom_rounding_drop(CaromValue value, double scale, gboolean *dropped) {
  value.number = drop(value.number, scale, dropped);
  value.vector.x = drop(value.vector.x, scale, dropped);
  value.vector.y = drop(value.vector.y, scale, dropped);
  return value;
}
