/* carom-curve: see the header. */
#include "carom-curve.h"

/* A bend smaller than this is not seen, in points. */
static const double invisible = 0.02;

/* The values of one column, as points in order of time where they are needed. */
typedef struct {
  double index;
  CaromVec2 first, least, greatest, last;
} Column;

static void append_after_last(GArray *points, CaromVec2 point) {
  if (points->len == 0 || g_array_index(points, CaromVec2, points->len - 1).x < point.x)
    g_array_append_val(points, point);
}

static void append_column(GArray *points, const Column *column) {
  gboolean falls = column->greatest.x < column->least.x;
  append_after_last(points, column->first);
  append_after_last(points, falls ? column->greatest : column->least);
  append_after_last(points, falls ? column->least : column->greatest);
  append_after_last(points, column->last);
}

static void widen(Column *column, CaromVec2 point) {
  if (point.y < column->least.y)
    column->least = point;
  if (point.y > column->greatest.y)
    column->greatest = point;
  column->last = point;
}

static void take_range(CaromCurve *curve, double value) {
  curve->low = MIN(curve->low, value);
  curve->high = MAX(curve->high, value);
  if (value > 0)
    curve->low_positive = MIN(curve->low_positive, value);
}

/* What the reduction carries from sample to sample. */
typedef struct {
  CaromCurve *curve;
  double column_s;
  gboolean open; /* whether @column holds anything */
  Column column;
} Reduction;

static void close_column(Reduction *reduction) {
  if (reduction->open)
    append_column(reduction->curve->points, &reduction->column);
  reduction->open = FALSE;
}

static void take_point(Reduction *reduction, CaromVec2 point) {
  if (!isfinite(point.y)) {
    close_column(reduction);
    point.y = NAN;
    append_after_last(reduction->curve->points, point);
    return;
  }
  double index = reduction->column_s > 0 ? floor(point.x / reduction->column_s) : point.x;
  take_range(reduction->curve, point.y);
  if (reduction->open && index == reduction->column.index) {
    widen(&reduction->column, point);
    return;
  }
  close_column(reduction);
  reduction->open = TRUE;
  reduction->column = (Column){index, point, point, point, point};
}

void carom_curve_init(CaromCurve *curve, const CaromRun *run, const CaromQuantity *quantity,
                      guint component, double column_s) {
  *curve = (CaromCurve){
      .points = g_array_new(FALSE, FALSE, sizeof(CaromVec2)),
      .low = INFINITY,
      .high = -INFINITY,
      .low_positive = INFINITY,
  };
  Reduction reduction = {.curve = curve, .column_s = column_s};
  guint n = carom_series_length(run->series);
  double end_s = -INFINITY;
  for (guint i = 0; i < n; i++) {
    const CaromSample *sample = carom_series_get(run->series, i);
    end_s = sample->time_s;
    take_point(&reduction, carom_vec2(end_s, quantity->value(sample, component)));
  }
  if (run->now.time_s > end_s)
    take_point(&reduction, carom_vec2(run->now.time_s, quantity->value(&run->now, component)));
  close_column(&reduction);
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

/* Where the path is, and the point after that which has not been drawn because the curve may go on
 * just as flat: long constant stretches become one line. */
typedef struct {
  cairo_t *cr;
  gboolean down;
  CaromVec2 drawn, pending;
} Pen;

static void pen_draw_pending(Pen *pen) {
  cairo_line_to(pen->cr, pen->pending.x, pen->pending.y);
  pen->drawn = pen->pending;
}

static void pen_up(Pen *pen) {
  if (pen->down)
    pen_draw_pending(pen);
  pen->down = FALSE;
}

static void pen_to(Pen *pen, CaromVec2 place) {
  double y = pen->drawn.y;
  if (!pen->down) {
    cairo_move_to(pen->cr, place.x, place.y);
    pen->drawn = place;
    pen->down = TRUE;
  } else if (fabs(pen->pending.y - y) > invisible || fabs(place.y - y) > invisible) {
    pen_draw_pending(pen);
  }
  pen->pending = place;
}

static CaromVec2 place_of(const CaromCurvePlaces *places, CaromVec2 point) {
  return carom_vec2(carom_axis_place(places->time, point.x), carom_curve_place(places, point.y));
}

/* A line of no length would not be drawn. */
static void draw_dot(cairo_t *cr, CaromVec2 place) {
  if (!carom_vec2_is_finite(place))
    return;
  cairo_arc(cr, place.x, place.y, cairo_get_line_width(cr) / 2, 0, 2 * G_PI);
  cairo_fill(cr);
}

void carom_curve_stroke(const CaromCurve *curve, cairo_t *cr, const CaromCurvePlaces *places) {
  Pen pen = {.cr = cr};
  cairo_new_path(cr);
  if (curve->points->len == 1) {
    draw_dot(cr, place_of(places, g_array_index(curve->points, CaromVec2, 0)));
    return;
  }
  for (guint i = 0; i < curve->points->len; i++) {
    CaromVec2 place = place_of(places, g_array_index(curve->points, CaromVec2, i));
    if (carom_vec2_is_finite(place))
      pen_to(&pen, place);
    else
      pen_up(&pen);
  }
  pen_up(&pen);
  cairo_stroke(cr);
}
