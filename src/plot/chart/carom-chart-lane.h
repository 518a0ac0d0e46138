/* carom-chart-lane: what a curve covers in each column of a plot. */
#pragma once

#include <glib.h>

/* The width of a column, in points. */
#define CAROM_CHART_LANE_COLUMN 2.0

/* What a curve covers in a column; low > high where there is no curve. */
typedef struct {
  double low, high;
  double travel; /* all ups and downs */
} CaromChartRange;

typedef struct {
  double left, right; /* the ends of the plot */
  int n_columns;
  int n_known; /* columns up to the end of the curve */
  CaromChartRange *ranges;
  /* Of the places that stay. */
  CaromChartRange *settled;
  int n_settled_known;
  guint n_taken, n_anew;
} CaromChartLane;

/* Frees what @lane, which may be all zero, holds. */
void carom_chart_lane_clear(CaromChartLane *lane);

/* Lets @lane, which may be all zero, cover an outline, and does not go again over places that stay.
 *
 * @places: (element-type CaromVec2)
 * @n_settled: how many of them stay; they did so since @n_anew was another number */
void carom_chart_lane_follow(CaromChartLane *lane, const GArray *places, guint n_settled,
                             guint n_anew, double left, double right);

/* What the curve covers up to @around columns away from column @k. */
CaromChartRange carom_chart_lane_around(const CaromChartLane *lane, int k, int around);
