/* carom-curve: the points of a distribution are the corners of its bins. */
#include "carom-curve.h"

CaromCurve carom_curve_new_empty(void) {
  return (CaromCurve){
      .points = g_array_new(FALSE, FALSE, sizeof(CaromVec2)),
      .low = INFINITY,
      .high = -INFINITY,
      .low_positive = INFINITY,
  };
}

static void append_corner(CaromCurve *curve, double value, double count) {
  CaromVec2 corner = {value, count};
  g_array_append_val(curve->points, corner);
  curve->low = MIN(curve->low, count);
  curve->high = MAX(curve->high, count);
}

void carom_curve_init_distribution(CaromCurve *curve, const CaromDistribution *distribution) {
  *curve = carom_curve_new_empty();
  append_corner(curve, 0, 0);
  for (guint i = 0; i < distribution->counts->len; i++) {
    double n = g_array_index(distribution->counts, guint, i);
    append_corner(curve, i * distribution->width, n);
    append_corner(curve, (i + 1) * distribution->width, n);
  }
  append_corner(curve, distribution->counts->len * distribution->width, 0);
}

void carom_curve_clear(CaromCurve *curve) {
  g_clear_pointer(&curve->points, g_array_unref);
}

double carom_curve_last_value(const CaromCurve *curve) {
  for (guint i = curve->points->len; i-- > 0;) {
    double value = g_array_index(curve->points, CaromVec2, i).y;
    if (isfinite(value))
      return value;
  }
  return NAN;
}

double carom_curve_place(const CaromCurvePlaces *places, double value) {
  if (places->value->logarithmic && value <= 0)
    return places->zero_place;
  return carom_axis_place(places->value, value);
}
