/* carom-chart-lane: ranges of the places that stay are kept, and those of the others are added to a
 * copy each time. */
#include "carom-chart-lane.h"

#include "carom-vec2.h"

#include <string.h>

static int column_at(const CaromChartLane *lane, double x) {
  return (int)CLAMP(floor((x - lane->left) / CAROM_CHART_LANE_COLUMN), 0, lane->n_columns - 1);
}

static void cover(CaromChartRange *range, double y) {
  range->low = MIN(range->low, y);
  range->high = MAX(range->high, y);
}

static void cover_line(const CaromChartLane *lane, CaromChartRange *ranges, CaromVec2 from,
                       CaromVec2 to) {
  int first = column_at(lane, from.x), last = column_at(lane, to.x);
  double y = from.y;
  for (int k = first; k <= last; k++) {
    double end = lane->left + (k + 1) * CAROM_CHART_LANE_COLUMN;
    double next = k == last ? to.y : from.y + (to.y - from.y) * (end - from.x) / (to.x - from.x);
    cover(&ranges[k], y);
    cover(&ranges[k], next);
    ranges[k].travel += fabs(next - y);
    y = next;
  }
}

/* From place @i to before @end.
 *
 * @n_known: how many columns were known before
 * Returns: how many are known now */
static int cover_places(const CaromChartLane *lane, CaromChartRange *ranges, const GArray *places,
                        guint i, guint end, int n_known) {
  for (; i < end; i++) {
    CaromVec2 place = g_array_index(places, CaromVec2, i);
    CaromVec2 before = g_array_index(places, CaromVec2, MAX(i, 1) - 1);
    if (!carom_vec2_is_finite(place))
      continue;
    cover_line(lane, ranges, carom_vec2_is_finite(before) ? before : place, place);
    n_known = column_at(lane, place.x) + 1;
  }
  return n_known;
}

static void start_anew(CaromChartLane *lane, double left, double right, guint n_anew) {
  int n_columns = (int)ceil((right - left) / CAROM_CHART_LANE_COLUMN) + 1;
  carom_chart_lane_clear(lane);
  *lane = (CaromChartLane){.left = left, .right = right, .n_columns = n_columns, .n_anew = n_anew};
  lane->ranges = g_new(CaromChartRange, n_columns);
  lane->settled = g_new(CaromChartRange, n_columns);
  for (int k = 0; k < n_columns; k++)
    lane->settled[k] = (CaromChartRange){INFINITY, -INFINITY, 0};
}

void carom_chart_lane_follow(CaromChartLane *lane, const GArray *places, guint n_settled,
                             guint n_anew, double left, double right) {
  if (!lane->ranges || lane->left != left || lane->right != right || lane->n_anew != n_anew)
    start_anew(lane, left, right, n_anew);
  lane->n_settled_known =
      cover_places(lane, lane->settled, places, lane->n_taken, n_settled, lane->n_settled_known);
  lane->n_taken = n_settled;
  memcpy(lane->ranges, lane->settled, (gsize)lane->n_columns * sizeof *lane->ranges);
  lane->n_known =
      cover_places(lane, lane->ranges, places, n_settled, places->len, lane->n_settled_known);
}

CaromChartRange carom_chart_lane_around(const CaromChartLane *lane, int k, int around) {
  CaromChartRange all = {INFINITY, -INFINITY, 0};
  for (int i = MAX(k - around, 0); i <= MIN(k + around, lane->n_columns - 1); i++) {
    cover(&all, lane->ranges[i].low);
    cover(&all, lane->ranges[i].high);
    all.travel += lane->ranges[i].travel;
  }
  return all;
}

void carom_chart_lane_clear(CaromChartLane *lane) {
  g_clear_pointer(&lane->ranges, g_free);
  g_clear_pointer(&lane->settled, g_free);
}
