/* carom-rounding: treats each component of a vector by itself. */
#include "carom-rounding.h"

static double drop(double number, double scale, gboolean *dropped) {
  if (number == 0 || !carom_rounding_covers(number, scale))
    return number;
  *dropped = TRUE;
  return 0;
}

CaromValue carom_rounding_drop(CaromValue value, double scale, gboolean *dropped) {
  if (!value.is_vector)
    return carom_value_number(drop(value.number, scale, dropped));
  double x = drop(value.vector.x, scale, dropped);
  return carom_value_vector(carom_vec2(x, drop(value.vector.y, scale, dropped)));
}
