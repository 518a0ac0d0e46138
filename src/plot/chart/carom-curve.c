/* carom-curve: reduces a channel to a few points for each column of the picture. Runs of points
 * that are as good as straight become one line. */
#include "carom-curve.h"

/* Bends smaller than this, in points, cannot be seen. */
static const double invisible = 0.02;

/* A stretch that goes up and down by more than this many times its height covers itself when drawn;
 * a single peak needs two. */
static const double busy = 2;

/* The values of one column, as points in order of time if they are needed. */
typedef struct {
  double end_s;
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

/* @column_s: 0 for columns of a single point */
static double column_end_s(double time_s, double column_s) {
  return column_s > 0 ? (floor(time_s / column_s) + 1) * column_s : time_s;
}

static void take_range(CaromCurve *curve, const Column *column) {
  curve->low = MIN(curve->low, column->least.y);
  curve->high = MAX(curve->high, column->greatest.y);
}

/* What the reduction carries from sample to sample. */
typedef struct {
  CaromCurve *curve;
  double column_s;
  CaromVec2 last; /* sample */
  gboolean open;  /* whether @column holds anything */
  Column column;
} Reduction;

static void close_column(Reduction *reduction) {
  if (reduction->open) {
    append_column(reduction->curve->points, &reduction->column);
    take_range(reduction->curve, &reduction->column);
  }
  reduction->open = FALSE;
}

static void take_point(Reduction *reduction, CaromVec2 point) {
  if (!isfinite(point.y)) {
    close_column(reduction);
    point.y = NAN;
    append_after_last(reduction->curve->points, point);
    return;
  }
  if (point.y > 0)
    reduction->curve->low_positive = MIN(reduction->curve->low_positive, point.y);
  if (reduction->open && point.x < reduction->column.end_s) {
    widen(&reduction->column, point);
    return;
  }
  close_column(reduction);
  reduction->open = TRUE;
  reduction->column =
      (Column){column_end_s(point.x, reduction->column_s), point, point, point, point};
}

/* A channel that jumps between two samples has the new value since its jump. */
static void take_sample(Reduction *reduction, CaromVec2 sample, double since_s) {
  if (since_s > reduction->last.x && since_s < sample.x)
    take_point(reduction, carom_vec2(since_s, sample.y));
  take_point(reduction, sample);
  reduction->last = sample;
}

static gboolean has_jumped(const Reduction *reduction, double value) {
  return reduction->curve->jumps && isfinite(reduction->last.y) && reduction->last.y != value;
}

static CaromCurve empty_curve(void) {
  return (CaromCurve){
      .points = g_array_new(FALSE, FALSE, sizeof(CaromVec2)),
      .low = INFINITY,
      .high = -INFINITY,
      .low_positive = INFINITY,
  };
}

static void take_known(Reduction *reduction, const CaromRun *run, const CaromChannel *channel) {
  guint n = carom_channel_length(channel, run);
  for (guint i = 0; i < n; i++) {
    CaromVec2 sample = {carom_channel_time_s(channel, run, i),
                        carom_channel_value(channel, run, i)};
    take_sample(reduction, sample,
                has_jumped(reduction, sample.y) ? carom_channel_since_s(channel, run, i)
                                                : sample.x);
  }
}

static void take_now(Reduction *reduction, const CaromRun *run, const CaromChannel *channel) {
  CaromVec2 now = {run->now.time_s, carom_channel_now(channel, run)};
  if (now.x > reduction->last.x)
    take_sample(reduction, now,
                has_jumped(reduction, now.y) ? carom_channel_now_since_s(channel, run) : now.x);
}

void carom_curve_init(CaromCurve *curve, const CaromRun *run, const CaromChannel *channel,
                      double column_s) {
  *curve = empty_curve();
  curve->jumps = carom_channel_jumps(channel, run);
  Reduction reduction = {.curve = curve, .column_s = column_s, .last = {-INFINITY, NAN}};
  take_known(&reduction, run, channel);
  take_now(&reduction, run, channel);
  close_column(&reduction);
}

static void append_corner(CaromCurve *curve, double value, double count) {
  CaromVec2 corner = {value, count};
  g_array_append_val(curve->points, corner);
  curve->low = MIN(curve->low, count);
  curve->high = MAX(curve->high, count);
}

void carom_curve_init_distribution(CaromCurve *curve, const CaromDistribution *distribution) {
  *curve = empty_curve();
  append_corner(curve, 0, 0);
  for (guint i = 0; i < distribution->counts->len; i++) {
    double n = g_array_index(distribution->counts, guint, i);
    append_corner(curve, i * distribution->width, n);
    append_corner(curve, (i + 1) * distribution->width, n);
  }
  append_corner(curve, distribution->counts->len * distribution->width, 0);
}

/* The smallest and the greatest value of a busy column are enough. Which one comes first cannot be
 * seen either; the one nearer to the previous point is taken, so that the line crosses the band
 * only once. */
static void append_band(GArray *points, const Column *column) {
  CaromVec2 one = column->least, other = column->greatest;
  double early_s = MIN(one.x, other.x), late_s = MAX(one.x, other.x);
  if (points->len > 0) {
    double y = g_array_index(points, CaromVec2, points->len - 1).y;
    if (fabs(other.y - y) < fabs(one.y - y)) {
      one = column->greatest;
      other = column->least;
    }
  }
  append_after_last(points, carom_vec2(early_s, one.y));
  append_after_last(points, carom_vec2(late_s, other.y));
}

/* Copies the stretch from @i to the end of the column or of the curve, shortened if it is busy.
 *
 * Returns: where the next one begins */
static guint copy_stretch(const GArray *all, guint i, double column_s, GArray *points) {
  CaromVec2 first = g_array_index(all, CaromVec2, i), last = first;
  Column column = {column_end_s(first.x, column_s), first, first, first, first};
  double travel = 0;
  guint end = i + 1;
  for (; end < all->len; end++) {
    CaromVec2 point = g_array_index(all, CaromVec2, end);
    if (isnan(first.y) || isnan(point.y) || point.x >= column.end_s)
      break;
    travel += fabs(point.y - last.y);
    last = point;
    widen(&column, point);
  }
  if (travel > busy * (column.greatest.y - column.least.y) && end < all->len)
    append_band(points, &column);
  else
    g_array_append_vals(points, &g_array_index(all, CaromVec2, i), end - i);
  return end;
}

void carom_curve_thin(CaromCurve *curve, double column_s) {
  GArray *all = curve->points;
  curve->points = g_array_sized_new(FALSE, FALSE, sizeof(CaromVec2), all->len);
  for (guint i = 0; i < all->len;)
    i = copy_stretch(all, i, column_s, curve->points);
  g_array_unref(all);
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

GArray *carom_curve_outline(const CaromCurve *curve, const CaromCurvePlaces *places) {
  GArray *outline = g_array_sized_new(FALSE, FALSE, sizeof(CaromVec2), curve->points->len);
  Pen pen = {0};
  for (guint i = 0; i < curve->points->len; i++)
    (curve->jumps ? pen_step_to : pen_go_to)(&pen, place_of(curve, places, i), outline);
  if (pen.down)
    g_array_append_val(outline, pen.pending);
  return outline;
}
