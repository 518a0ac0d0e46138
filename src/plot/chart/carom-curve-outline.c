/* carom-curve-outline: runs of points that are as good as level become one line. A pen goes over
 * the points; what it has drawn of those that stay is kept, and another one, which starts where it
 * is, goes over the rest each time. */
#include "carom-curve-outline.h"

/* Rises and falls smaller than this, in points, cannot be seen. */
static const double invisible = 0.02;

/* The end of the line drawn so far, and the place after it, to which the line has not been drawn
 * because the curve may continue in the same direction. So long constant stretches become one
 * line. */
typedef CaromCurveOutlinePen Pen;

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

static void go_over(const CaromCurve *curve, const CaromCurvePlaces *places, guint from, guint end,
                    Pen *pen, GArray *outline) {
  for (guint i = from; i < end; i++)
    (curve->jumps ? pen_step_to : pen_go_to)(pen, place_of(curve, places, i), outline);
}

/* ---- Ways ---- */

static CaromVec2 at(const CaromCurveOutline *outline, guint i) {
  return g_array_index(outline->places, CaromVec2, i);
}

static CaromCurveOutlineWay way_to(const CaromCurveOutline *outline, guint i) {
  if (i == 0)
    return (CaromCurveOutlineWay){0, 0};
  CaromCurveOutlineWay way = g_array_index(outline->ways, CaromCurveOutlineWay, i - 1);
  if (!carom_vec2_is_finite(at(outline, i - 1)) || !carom_vec2_is_finite(at(outline, i)))
    way.unbroken = i;
  else
    way.length += carom_vec2_distance(at(outline, i), at(outline, i - 1));
  return way;
}

double carom_curve_outline_length(const CaromCurveOutline *outline, guint from, guint to) {
  CaromCurveOutlineWay end = g_array_index(outline->ways, CaromCurveOutlineWay, to);
  guint start = MAX(from, end.unbroken);
  return end.length - g_array_index(outline->ways, CaromCurveOutlineWay, start).length;
}

/* ---- Following a curve ---- */

static gboolean axes_equal(const CaromAxis *one, const CaromAxis *other) {
  return one->min == other->min && one->max == other->max &&
         one->logarithmic == other->logarithmic && one->from == other->from && one->to == other->to;
}

/* Whether what is settled is placed where it would be placed now. */
static gboolean is_of(const CaromCurveOutline *outline, const CaromCurve *curve,
                      const CaromCurvePlaces *places) {
  return outline->n_taken <= curve->n_settled && outline->curve_n_anew == curve->n_anew &&
         outline->jumps == curve->jumps && axes_equal(&outline->across, places->across) &&
         axes_equal(&outline->value, places->value) && outline->zero_place == places->zero_place;
}

static void start_anew(CaromCurveOutline *outline, const CaromCurve *curve,
                       const CaromCurvePlaces *places) {
  outline->curve_n_anew = curve->n_anew;
  outline->jumps = curve->jumps;
  outline->across = *places->across;
  outline->value = *places->value;
  outline->zero_place = places->zero_place;
  outline->pen = (Pen){0};
  outline->n_taken = outline->n_settled = 0;
  outline->n_anew++;
}

void carom_curve_outline_follow(CaromCurveOutline *outline, const CaromCurve *curve,
                                const CaromCurvePlaces *places) {
  if (!is_of(outline, curve, places))
    start_anew(outline, curve, places);
  g_array_set_size(outline->places, outline->n_settled);
  g_array_set_size(outline->ways, outline->n_settled);
  go_over(curve, places, outline->n_taken, curve->n_settled, &outline->pen, outline->places);
  outline->n_taken = curve->n_settled;
  outline->n_settled = outline->places->len;
  Pen pen = outline->pen;
  go_over(curve, places, outline->n_taken, curve->points->len, &pen, outline->places);
  if (pen.down)
    g_array_append_val(outline->places, pen.pending);
  for (guint i = outline->ways->len; i < outline->places->len; i++) {
    CaromCurveOutlineWay way = way_to(outline, i);
    g_array_append_val(outline->ways, way);
  }
}

CaromCurveOutline *carom_curve_outline_new(void) {
  CaromCurveOutline *outline = g_rc_box_new0(CaromCurveOutline);
  outline->places = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  outline->ways = g_array_new(FALSE, FALSE, sizeof(CaromCurveOutlineWay));
  return outline;
}

static void clear(gpointer data) {
  CaromCurveOutline *outline = data;
  g_array_unref(outline->places);
  g_array_unref(outline->ways);
  carom_chart_lane_clear(&outline->lane);
}

CaromCurveOutline *carom_curve_outline_ref(CaromCurveOutline *outline) {
  return g_rc_box_acquire(outline);
}

void carom_curve_outline_unref(CaromCurveOutline *outline) {
  g_rc_box_release_full(outline, clear);
}
