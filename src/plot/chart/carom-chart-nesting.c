/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-nesting: cuts the plot into columns and compares the ranges that the curves cover in
 * each. Stretches that are too short to be seen as such join their neighbours. */
#include "carom-chart-nesting.h"

#include "carom-curve.h"

/* In points. */
static const double column = 2;

/* Curves nearer than this, in points, cannot be seen apart. */
static const double apart = 0.75;

/* A curve that turns back within this many columns is too restless for wide lines, if it rises and
 * falls by more than a line is wide. */
static const int restless_columns = 4;
static const double restless_travel = 1.6, restless_range = 6;

/* Where two curves cross they do not coincide; a sudden step is not drawn in the same column by
 * all; and the width does not change with every peak. */
static const int least_together = 6, least_apart = 2, least_calm = 15;

/* What a curve covers in a column; low > high where there is no curve. */
typedef struct {
  double low, high;
  double travel; /* all ups and downs */
} Range;

/* The columns of a curve from the one that begins at @first times their width. */
typedef struct {
  double left;
  int first, n_columns;
  int n_known; /* columns up to the end of the curve */
  Range *ranges;
  gboolean *together, *calm; /* by column */
  guint *n_below;            /* by column: on how many earlier ones it lies */
} Lane;

static int column_at(const Lane *lane, double x) {
  return (int)CLAMP(floor((x - lane->left) / column) - lane->first, 0, lane->n_columns - 1);
}

static double start_of(const Lane *lane, int k) {
  return lane->left + (lane->first + k) * column;
}

static void cover(Range *range, double y) {
  range->low = MIN(range->low, y);
  range->high = MAX(range->high, y);
}

static void cover_line(Lane *lane, CaromVec2 from, CaromVec2 to) {
  int first = column_at(lane, from.x), last = column_at(lane, to.x);
  double y = from.y;
  for (int k = first; k <= last; k++) {
    double end = start_of(lane, k + 1);
    double next = k == last ? to.y : from.y + (to.y - from.y) * (end - from.x) / (to.x - from.x);
    cover(&lane->ranges[k], y);
    cover(&lane->ranges[k], next);
    lane->ranges[k].travel += fabs(next - y);
    y = next;
  }
}

static void lane_init(Lane *lane, const GArray *outline, double left, double right, int first) {
  int n_columns = (int)ceil((right - left) / column) + 1;
  *lane = (Lane){.left = left, .first = first, .n_columns = n_columns - first};
  lane->ranges = g_new(Range, lane->n_columns);
  lane->together = g_new0(gboolean, lane->n_columns);
  lane->calm = g_new0(gboolean, lane->n_columns);
  lane->n_below = g_new0(guint, lane->n_columns);
  for (int k = 0; k < lane->n_columns; k++)
    lane->ranges[k] = (Range){INFINITY, -INFINITY, 0};
  guint i = first > 0 ? carom_curve_outline_find(outline, start_of(lane, 0)) : 0;
  for (; i < outline->len; i++) {
    CaromVec2 place = g_array_index(outline, CaromVec2, i);
    CaromVec2 before = g_array_index(outline, CaromVec2, MAX(i, 1) - 1);
    if (!carom_vec2_is_finite(place))
      continue;
    cover_line(lane, carom_vec2_is_finite(before) ? before : place, place);
    lane->n_known = column_at(lane, place.x) + 1;
  }
}

static void lane_clear(Lane *lane) {
  g_free(lane->ranges);
  g_free(lane->together);
  g_free(lane->calm);
  g_free(lane->n_below);
}

/* What the curve covers up to @around columns away. */
static Range range_around(const Lane *lane, int k, int around) {
  Range all = {INFINITY, -INFINITY, 0};
  for (int i = MAX(k - around, 0); i <= MIN(k + around, lane->n_columns - 1); i++) {
    cover(&all, lane->ranges[i].low);
    cover(&all, lane->ranges[i].high);
    all.travel += lane->ranges[i].travel;
  }
  return all;
}

static gboolean is_covered_by(const Lane *lane, const Lane *other, int k) {
  Range here = lane->ranges[k], there = range_around(other, k, 1);
  return here.low >= there.low - apart && here.high <= there.high + apart;
}

static gboolean coincide(const Lane *one, const Lane *other, int k) {
  return one->ranges[k].low <= one->ranges[k].high &&
         other->ranges[k].low <= other->ranges[k].high && is_covered_by(one, other, k) &&
         is_covered_by(other, one, k);
}

static gboolean is_restless(const Lane *lane, int k) {
  Range around = range_around(lane, k, restless_columns);
  double range = around.high - around.low;
  return range > restless_range && around.travel > restless_travel * range;
}

static int end_of_run(const gboolean *flags, int n, int k) {
  int end = k + 1;
  while (end < n && flags[end] == flags[k])
    end++;
  return end;
}

/* Turns runs of @flag that are shorter than @least into what surrounds them, unless nothing does
 * yet. */
static void join_short(const Lane *lane, gboolean *flags, gboolean flag, int least) {
  for (int k = 0, end; k < lane->n_columns; k = end) {
    end = end_of_run(flags, lane->n_columns, k);
    gboolean is_all = lane->first + k == 0 && end >= lane->n_known;
    if (flags[k] != flag || end - k >= least || is_all)
      continue;
    for (int i = k; i < end; i++)
      flags[i] = !flag;
  }
}

static void find_calm(Lane *lane) {
  for (int k = 0; k < lane->n_columns; k++)
    lane->calm[k] = !is_restless(lane, k);
  join_short(lane, lane->calm, TRUE, least_calm);
}

static void lay_upon(Lane *lane, Lane *below, gboolean has_below) {
  g_autofree gboolean *together = g_new(gboolean, lane->n_columns);
  for (int k = 0; k < lane->n_columns; k++)
    together[k] = coincide(lane, below, k);
  join_short(lane, together, FALSE, least_apart);
  join_short(lane, together, TRUE, least_together);
  for (int k = 0; k < lane->n_columns; k++)
    if (together[k]) {
      lane->together[k] = below->together[k] = TRUE;
      lane->n_below[k] += has_below ? 1 : 0;
    }
}

/* Whether columns @k and @other are of one stretch. */
static gboolean is_alike(const Lane *lane, int k, int other) {
  return lane->together[k] == lane->together[other] && lane->calm[k] == lane->calm[other] &&
         lane->n_below[k] == lane->n_below[other];
}

static CaromChartStretch *last_of(const GArray *stretches) {
  return stretches->len > 0 ? &g_array_index(stretches, CaromChartStretch, stretches->len - 1)
                            : NULL;
}

/* Leaves what is left of @end. */
static void cut_off(GArray *stretches, double end) {
  while (stretches->len > 0 && last_of(stretches)->from >= end)
    g_array_set_size(stretches, stretches->len - 1);
  if (stretches->len > 0)
    last_of(stretches)->to = end;
}

/* Appends the stretches from column @k on, the first to a last one that is alike. */
static void append_stretches(const Lane *lane, int k, double right, GArray *stretches) {
  for (int end; k < lane->n_columns; k = end) {
    for (end = k + 1; end < lane->n_columns && is_alike(lane, k, end);)
      end++;
    double to = start_of(lane, end);
    CaromChartStretch stretch = {
        .from = start_of(lane, k),
        .to = end == lane->n_columns ? MAX(right, to) : to,
        .is_alone = !lane->together[k],
        .is_restless = !lane->calm[k],
        .n_below = lane->n_below[k],
    };
    CaromChartStretch *last = last_of(stretches);
    if (last && last->is_alone == stretch.is_alone && last->is_restless == stretch.is_restless &&
        last->n_below == stretch.n_below)
      last->to = stretch.to;
    else
      g_array_append_val(stretches, stretch);
  }
}

void carom_chart_nesting(GArray *const *outlines, guint n_panes, double left, double right,
                         gboolean has_below, double settled, GArray **stretches) {
  g_autofree Lane *lanes = g_new(Lane, n_panes);
  int n_settled = (int)CLAMP(floor((settled - left) / column), 0, G_MAXINT);
  int first = MAX(n_settled - (int)ceil(carom_chart_nesting_reach() / column), 0);
  for (guint i = 0; i < n_panes; i++) {
    lane_init(&lanes[i], outlines[i], left, right, first);
    find_calm(&lanes[i]);
    for (guint j = 0; j < i; j++)
      lay_upon(&lanes[i], &lanes[j], has_below);
  }
  for (guint i = 0; i < n_panes; i++) {
    join_short(&lanes[i], lanes[i].together, FALSE, least_apart);
    if (!stretches[i])
      stretches[i] = g_array_new(FALSE, FALSE, sizeof(CaromChartStretch));
    cut_off(stretches[i], left + n_settled * column);
    append_stretches(&lanes[i], n_settled - first, right, stretches[i]);
    lane_clear(&lanes[i]);
  }
}

double carom_chart_nesting_reach(void) {
  return column * (1 + restless_columns + MAX(least_together + least_apart, least_calm));
}
