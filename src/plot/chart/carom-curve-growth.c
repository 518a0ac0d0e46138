/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-curve-growth: samples fill columns, and columns that are complete are points for good. Of
 * those, stretches that are complete are thinned for good. What is not complete yet is added for
 * one drawing and taken back before the next. */
#include "carom-curve-growth.h"

/* A stretch that goes up and down by more than this many times its height covers itself when drawn;
 * a single peak needs two. */
static const double busy = 2;

/* The values of one column, as points in order of time if they are needed. */
typedef struct {
  double end_s;
  CaromVec2 first, least, greatest, last;
} Column;

/* What jumps has two values at one time. */
static void append_after_last(GArray *points, CaromVec2 point) {
  CaromVec2 last = points->len > 0 ? g_array_index(points, CaromVec2, points->len - 1)
                                   : carom_vec2(-INFINITY, NAN);
  if (last.x < point.x || (last.x == point.x && last.y != point.y))
    g_array_append_val(points, point);
}

static void append_column(GArray *points, const Column *column) {
  gboolean falls = column->greatest.x < column->least.x ||
                   (column->greatest.x == column->least.x && column->first.y == column->greatest.y);
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
  gboolean begun, ended; /* whether it has come to the span, and to its end */
} Reduction;

struct CaromCurveGrowth {
  const CaromRun *run;
  CaromChannel channel;
  CaromTimeSpan span;
  double busy_s;
  guint64 stride; /* of the samples taken */
  guint n_taken;
  CaromCurve curve; /* of the columns that are complete */
  Reduction reduction;
  GArray *thinned;  /* (element-type CaromVec2) */
  guint n_thinned;  /* points that are complete, the others being those of the last drawing */
  guint n_consumed; /* points of the curve that are in those */
  CaromCurveOutline *outline;
};

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
  if (since_s >= reduction->last.x && since_s < sample.x)
    take_point(reduction, carom_vec2(since_s, sample.y));
  take_point(reduction, sample);
  reduction->last = sample;
}

static gboolean has_jumped(const Reduction *reduction, double value) {
  return reduction->curve->jumps && isfinite(reduction->last.x) && isfinite(value) &&
         reduction->last.y != value;
}

static CaromVec2 sample_at(const CaromCurveGrowth *growth, guint i) {
  return carom_vec2(carom_channel_time_s(&growth->channel, growth->run, i),
                    carom_channel_value(&growth->channel, growth->run, i));
}

static void take_corners(CaromCurveGrowth *growth, const CaromVec2 *corners, guint n) {
  for (guint i = 0; i < n; i++)
    if (isfinite(corners[i].y) && corners[i].x > growth->span.from_s &&
        corners[i].x < growth->span.to_s)
      take_point(&growth->reduction, corners[i]);
}

/* @n: how many values count as known */
static CaromVec2 point_at(const CaromCurveGrowth *growth, guint n, double time_s) {
  return carom_vec2(time_s, carom_channel_at(&growth->channel, growth->run, n, time_s));
}

/* The curve begins at the beginning of the span, or with its first sample if that is later. */
static void begin(CaromCurveGrowth *growth, guint n, CaromVec2 first) {
  if (!growth->reduction.begun && first.x > growth->span.from_s && isfinite(growth->span.from_s))
    take_sample(&growth->reduction, point_at(growth, n, growth->span.from_s), growth->span.from_s);
  growth->reduction.begun = TRUE;
}

/* What is beyond the end of the span ends there. */
static CaromVec2 end(CaromCurveGrowth *growth, guint n, CaromVec2 sample) {
  growth->reduction.ended = sample.x >= growth->span.to_s;
  return sample.x > growth->span.to_s ? point_at(growth, n, growth->span.to_s) : sample;
}

static void take_known(CaromCurveGrowth *growth, guint n) {
  for (guint i = growth->n_taken; i < n && !growth->reduction.ended; i++) {
    CaromVec2 sample = sample_at(growth, i), corners[CAROM_CHANNEL_MAX_CORNERS];
    if (sample.x < growth->span.from_s)
      continue;
    begin(growth, n, sample);
    take_corners(growth, corners, carom_channel_corners(&growth->channel, growth->run, i, corners));
    sample = end(growth, n, sample);
    take_sample(&growth->reduction, sample,
                has_jumped(&growth->reduction, sample.y)
                    ? carom_channel_since_s(&growth->channel, growth->run, i)
                    : sample.x);
  }
  growth->n_taken = n;
}

static void take_now(CaromCurveGrowth *growth) {
  const CaromRun *run = growth->run;
  CaromVec2 now = {run->now.time_s, carom_channel_now(&growth->channel, run)};
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  if (growth->reduction.ended || now.x < growth->span.from_s)
    return;
  begin(growth, growth->n_taken, now);
  if (now.x > growth->reduction.last.x)
    take_corners(growth, corners, carom_channel_now_corners(&growth->channel, run, corners));
  now = end(growth, growth->n_taken, now);
  if (now.x > growth->reduction.last.x ||
      (now.x == growth->reduction.last.x && has_jumped(&growth->reduction, now.y)))
    take_sample(&growth->reduction, now,
                has_jumped(&growth->reduction, now.y)
                    ? carom_channel_now_since_s(&growth->channel, run)
                    : now.x);
}

/* ---- Stretches ---- */

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

/* The stretch from @i to the end of the column or of the curve.
 *
 * @column: (out): its values
 * @travel: (out): all ups and downs
 * Returns: where the next one begins */
static guint end_of_stretch(const GArray *all, guint i, double column_s, Column *column,
                            double *travel) {
  CaromVec2 first = g_array_index(all, CaromVec2, i), last = first;
  *column = (Column){column_end_s(first.x, column_s), first, first, first, first};
  *travel = 0;
  guint end = i + 1;
  for (; end < all->len; end++) {
    CaromVec2 point = g_array_index(all, CaromVec2, end);
    if (isnan(first.y) || isnan(point.y) || point.x >= column->end_s)
      break;
    *travel += fabs(point.y - last.y);
    last = point;
    widen(column, point);
  }
  return end;
}

/* Appends what is left of the stretches, shortened where they are busy; the last one is whole.
 *
 * @complete: leaves out the last one, to which further points may belong */
static void thin(CaromCurveGrowth *growth, guint *consumed, gboolean complete) {
  const GArray *all = growth->curve.points;
  for (guint i = *consumed; i < all->len; i = *consumed) {
    Column column;
    double travel;
    guint end = end_of_stretch(all, i, growth->busy_s, &column, &travel);
    if (complete && end == all->len)
      return;
    if (travel > busy * (column.greatest.y - column.least.y) && end < all->len)
      append_band(growth->thinned, &column);
    else
      g_array_append_vals(growth->thinned, &g_array_index(all, CaromVec2, i), end - i);
    *consumed = end;
  }
}

static void thin_complete(CaromCurveGrowth *growth) {
  g_array_set_size(growth->thinned, growth->n_thinned);
  thin(growth, &growth->n_consumed, TRUE);
  growth->n_thinned = growth->thinned->len;
}

/* ---- The growth ---- */

/* Returns: at most so many samples are before the span */
static guint find_first(const CaromCurveGrowth *growth) {
  guint n = carom_channel_length(&growth->channel, growth->run);
  double stride_s = (double)growth->stride * growth->run->scene->dt_s;
  double before = floor(growth->span.from_s / stride_s) - 1;
  return (guint)CLAMP(before, 0, n > 0 ? n - 1 : 0);
}

static void start_anew(CaromCurveGrowth *growth, double column_s) {
  carom_curve_clear(&growth->curve);
  g_clear_pointer(&growth->thinned, g_array_unref);
  g_clear_pointer(&growth->outline, carom_curve_outline_free);
  growth->curve = carom_curve_new_empty();
  growth->curve.jumps = carom_channel_jumps(&growth->channel, growth->run);
  growth->reduction =
      (Reduction){.curve = &growth->curve, .column_s = column_s, .last = {-INFINITY, NAN}};
  growth->thinned = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  growth->outline = carom_curve_outline_new();
  growth->stride = carom_channel_stride(&growth->channel, growth->run);
  growth->n_taken = find_first(growth);
  growth->n_thinned = growth->n_consumed = 0;
}

CaromCurveGrowth *carom_curve_growth_new(const CaromRun *run, const CaromChannel *channel,
                                         CaromTimeSpan span, double column_s, double busy_s) {
  CaromCurveGrowth *growth = g_new0(CaromCurveGrowth, 1);
  growth->run = run;
  growth->channel = *channel;
  growth->span = carom_time_span_is_part(span) ? span : (CaromTimeSpan){-INFINITY, INFINITY};
  growth->busy_s = busy_s;
  start_anew(growth, column_s);
  return growth;
}

void carom_curve_growth_free(CaromCurveGrowth *growth) {
  carom_curve_clear(&growth->curve);
  g_array_unref(growth->thinned);
  carom_curve_outline_free(growth->outline);
  g_free(growth);
}

/* What is complete stays; the rest is as if nothing more came. */
static void show(CaromCurveGrowth *growth, CaromCurve *curve) {
  Reduction reduction = growth->reduction;
  CaromCurve complete = growth->curve;
  guint n_complete = complete.points->len, consumed = growth->n_consumed;
  take_now(growth);
  close_column(&growth->reduction);
  thin(growth, &consumed, FALSE);
  *curve = growth->curve;
  curve->points = g_array_ref(growth->thinned);
  growth->reduction = reduction;
  growth->curve = complete;
  g_array_set_size(growth->curve.points, n_complete);
}

void carom_curve_growth_take(CaromCurveGrowth *growth, guint most, CaromCurve *curve) {
  guint n = MIN(most, carom_channel_length(&growth->channel, growth->run));
  if (growth->stride != carom_channel_stride(&growth->channel, growth->run) || growth->n_taken > n)
    start_anew(growth, growth->reduction.column_s);
  take_known(growth, n);
  thin_complete(growth);
  show(growth, curve);
}

GArray *carom_curve_growth_outline(CaromCurveGrowth *growth, const CaromCurvePlaces *places) {
  CaromCurve curve = {.points = growth->thinned, .jumps = growth->curve.jumps};
  return carom_curve_outline_take(growth->outline, &curve, growth->n_thinned, places);
}

void carom_curve_growth_whole(CaromCurve *curve, const CaromRun *run, const CaromChannel *channel,
                              CaromTimeSpan span, guint most, double column_s, double busy_s) {
  g_autoptr(CaromCurveGrowth) growth = carom_curve_growth_new(run, channel, span, column_s, busy_s);
  carom_curve_growth_take(growth, most, curve);
}
