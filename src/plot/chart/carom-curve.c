/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-curve: runs of points that are as good as level become one line. */
#include "carom-curve.h"

/* Rises and falls smaller than this, in points, cannot be seen. */
static const double invisible = 0.02;

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

/* The end of the line drawn so far, and the place after it, to which the line has not been drawn
 * because the curve may continue in the same direction. So long constant stretches become one
 * line. */
typedef struct {
  gboolean down;
  CaromVec2 drawn, pending;
} Pen;

static void pen_put_down(Pen *pen, CaromVec2 place) {
  *pen = (Pen){.down = TRUE, .drawn = place, .pending = place};
}

/* Whether the line must be drawn to the pending place before it continues to @place. */
static gboolean pen_bends(const Pen *pen, CaromVec2 place) {
  double y = pen->drawn.y;
  return fabs(pen->pending.y - y) > invisible || fabs(place.y - y) > invisible;
}

/* Cairo rounds places to this grid (of pixels) and counts the length of dashes on it. */
static double on_grid(double place) {
  return rint(place * 256) / 256;
}

/* The place of point @i of the curve; not finite if it is interrupted there. */
static CaromVec2 place_of(const CaromCurve *curve, const CaromCurvePlaces *places, guint i) {
  CaromVec2 point = g_array_index(curve->points, CaromVec2, i);
  return carom_vec2(on_grid(carom_axis_place(places->across, point.x)),
                    on_grid(carom_curve_place(places, point.y)));
}

static void pen_go_to(Pen *pen, CaromVec2 place, GArray *outline) {
  gboolean goes_on = carom_vec2_is_finite(place);
  if (pen->down && (!goes_on || pen_bends(pen, place))) {
    g_array_append_val(outline, pen->pending);
    pen->drawn = pen->pending;
  }
  if (!goes_on || !pen->down)
    g_array_append_val(outline, place);
  if (goes_on && !pen->down)
    pen_put_down(pen, place);
  pen->down = goes_on;
  pen->pending = place;
}

/* Goes on at the height of before, and then up or down. A change that cannot be seen is none: all
 * lines are upright or level, which Cairo draws in another way than slanted ones. */
static void pen_step_to(Pen *pen, CaromVec2 place, GArray *outline) {
  if (pen->down && carom_vec2_is_finite(place)) {
    pen_go_to(pen, carom_vec2(place.x, pen->pending.y), outline);
    if (fabs(place.y - pen->pending.y) <= invisible)
      return;
  }
  pen_go_to(pen, place, outline);
}

/* ---- Outlines ---- */

struct CaromCurveOutline {
  CaromAxis across, value; /* on which its places are */
  double zero_place;
  GArray *places;  /* (element-type CaromVec2) */
  guint n_points;  /* so many points of the curve are settled, */
  guint n_settled; /* and so many places for them, */
  Pen pen;         /* which is then here */
};

CaromCurveOutline *carom_curve_outline_new(void) {
  CaromCurveOutline *outline = g_new0(CaromCurveOutline, 1);
  outline->places = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  return outline;
}

void carom_curve_outline_free(CaromCurveOutline *outline) {
  g_array_unref(outline->places);
  g_free(outline);
}

static void draw_points(const CaromCurve *curve, const CaromCurvePlaces *places, guint from,
                        guint end, Pen *pen, GArray *outline) {
  for (guint i = from; i < end; i++)
    (curve->jumps ? pen_step_to : pen_go_to)(pen, place_of(curve, places, i), outline);
}

GArray *carom_curve_outline_take(CaromCurveOutline *outline, const CaromCurve *curve,
                                 guint n_settled, const CaromCurvePlaces *places) {
  if (!carom_axis_equal(&outline->across, places->across) ||
      !carom_axis_equal(&outline->value, places->value) ||
      outline->zero_place != places->zero_place) {
    outline->across = *places->across;
    outline->value = *places->value;
    outline->zero_place = places->zero_place;
    outline->n_points = outline->n_settled = 0;
    outline->pen = (Pen){0};
  }
  g_array_set_size(outline->places, outline->n_settled);
  draw_points(curve, places, outline->n_points, n_settled, &outline->pen, outline->places);
  outline->n_points = n_settled;
  outline->n_settled = outline->places->len;
  Pen pen = outline->pen;
  draw_points(curve, places, n_settled, curve->points->len, &pen, outline->places);
  if (pen.down)
    g_array_append_val(outline->places, pen.pending);
  return g_array_ref(outline->places);
}

GArray *carom_curve_outline(const CaromCurve *curve, const CaromCurvePlaces *places) {
  g_autoptr(CaromCurveOutline) outline = carom_curve_outline_new();
  return carom_curve_outline_take(outline, curve, 0, places);
}

guint carom_curve_outline_find(const GArray *outline, double x) {
  guint low = 0, high = outline->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(outline, CaromVec2, middle).x < x)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

double carom_curve_outline_height(const GArray *outline, double x) {
  guint i = carom_curve_outline_find(outline, x);
  if (i == outline->len || (i == 0 && g_array_index(outline, CaromVec2, 0).x > x))
    return NAN;
  CaromVec2 to = g_array_index(outline, CaromVec2, i);
  CaromVec2 from = i > 0 ? g_array_index(outline, CaromVec2, i - 1) : to;
  return to.x > from.x ? from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x) : to.y;
}
