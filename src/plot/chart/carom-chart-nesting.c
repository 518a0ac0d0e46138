/* carom-chart-nesting: cuts the plot into columns and compares the ranges that the curves cover in
 * each. Stretches that are too short to be seen as such join their neighbours. */
#include "carom-chart-nesting.h"

#include "carom-vec2.h"

/* Curves nearer than this, in points, cannot be seen apart. */
static const double apart = 0.75;

/* A curve that turns back within this many columns is too restless for wide lines, if it rises and
 * falls by more than a line is wide. */
static const int restless_columns = 4;
static const double restless_travel = 1.6, restless_range = 6;

/* Where two curves cross they do not coincide; a sudden step is not drawn in the same column by
 * all; and the width does not change with every peak. */
static const int least_together = 6, least_apart = 2, least_calm = 15;

/* What is found of a lane, by column. */
typedef struct {
  const CaromChartLane *covered;
  int n_columns;
  gboolean *together, *calm;
} Lane;

static Lane lane_of(const CaromChartLane *covered) {
  int n = covered->n_columns;
  return (Lane){covered, n, g_new0(gboolean, n), g_new0(gboolean, n)};
}

static void lane_clear(Lane *lane) {
  g_free(lane->together);
  g_free(lane->calm);
}

static gboolean is_covered_by(const Lane *lane, const Lane *other, int k) {
  CaromChartRange here = lane->covered->ranges[k];
  CaromChartRange there = carom_chart_lane_around(other->covered, k, 1);
  return here.low >= there.low - apart && here.high <= there.high + apart;
}

static gboolean coincide(const Lane *one, const Lane *other, int k) {
  const CaromChartRange *here = &one->covered->ranges[k], *there = &other->covered->ranges[k];
  return here->low <= here->high && there->low <= there->high && is_covered_by(one, other, k) &&
         is_covered_by(other, one, k);
}

static gboolean is_restless(const Lane *lane, int k) {
  CaromChartRange around = carom_chart_lane_around(lane->covered, k, restless_columns);
  double range = around.high - around.low;
  return range > restless_range && around.travel > restless_travel * range;
}

static void compare_lanes(Lane *lanes, guint n, int k) {
  for (guint i = 0; i < n; i++) {
    lanes[i].calm[k] = !is_restless(&lanes[i], k);
    for (guint j = 0; j < i; j++)
      if (coincide(&lanes[i], &lanes[j], k))
        lanes[i].together[k] = lanes[j].together[k] = TRUE;
  }
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
    gboolean is_all = k == 0 && end >= lane->covered->n_known;
    if (flags[k] != flag || end - k >= least || is_all)
      continue;
    for (int i = k; i < end; i++)
      flags[i] = !flag;
  }
}

static CaromChartNesting nesting_at(const Lane *lane, int k) {
  if (!lane->together[k])
    return CAROM_CHART_ALONE;
  return lane->calm[k] ? CAROM_CHART_NESTED : CAROM_CHART_RESTLESS;
}

static GArray *stretches_of(const Lane *lane, double right) {
  GArray *stretches = g_array_new(FALSE, FALSE, sizeof(CaromChartStretch));
  for (int k = 0, end; k < lane->n_columns; k = end) {
    CaromChartNesting nesting = nesting_at(lane, k);
    for (end = k + 1; end < lane->n_columns && nesting_at(lane, end) == nesting;)
      end++;
    double to = lane->covered->left + end * CAROM_CHART_LANE_COLUMN;
    CaromChartStretch stretch = {lane->covered->left + k * CAROM_CHART_LANE_COLUMN,
                                 end == lane->n_columns ? MAX(right, to) : to, nesting};
    g_array_append_val(stretches, stretch);
  }
  return stretches;
}

void carom_chart_nesting(CaromCurveOutline *const *outlines, guint n_panes, double left,
                         double right, GArray **stretches) {
  g_autofree Lane *lanes = g_new(Lane, n_panes);
  for (guint i = 0; i < n_panes; i++) {
    CaromCurveOutline *outline = outlines[i];
    carom_chart_lane_follow(&outline->lane, outline->places, outline->n_settled, outline->n_anew,
                            left, right);
    lanes[i] = lane_of(&outline->lane);
  }
  for (int k = 0; k < lanes[0].n_columns; k++)
    compare_lanes(lanes, n_panes, k);
  for (guint i = 0; i < n_panes; i++) {
    join_short(&lanes[i], lanes[i].together, FALSE, least_apart);
    join_short(&lanes[i], lanes[i].together, TRUE, least_together);
    join_short(&lanes[i], lanes[i].calm, TRUE, least_calm);
    stretches[i] = stretches_of(&lanes[i], right);
    lane_clear(&lanes[i]);
  }
}

double carom_chart_nesting_reach(void) {
  return CAROM_CHART_LANE_COLUMN *
         (1 + restless_columns + MAX(least_together + least_apart, least_calm));
}
