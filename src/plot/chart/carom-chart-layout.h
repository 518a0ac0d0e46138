/* carom-chart-layout: what a chart shows and where: curves, axes, ticks and the plot's rectangle.
 * Both drawing and finding the time under the pointer use this layout. */
#pragma once

#include "carom-chart.h"
#include "carom-curve.h"
#include "carom-legend.h"

#define CAROM_CHART_EDGE      6.0 /* between the chart's contents and its rectangle */
#define CAROM_CHART_LABEL_GAP 6.0 /* between the plot and its labels */

typedef struct {
  const CaromChart *chart;
  double width, height; /* of the whole chart */
  guint n_panes;
  CaromCurve *curves;              /* component c of pane i is at i × n_components + c */
  double left, right, top, bottom; /* the plot's rectangle */
  double legend_x, legend_y;       /* of the legend's top left corner */
  double legend_width;             /* 0 if there is no room for it */
  double title_middle, tag_middle; /* heights of title and cursor tag */
  double time_title_middle;
  CaromAxis time, value;
  GArray *time_ticks, *value_ticks;       /* (element-type CaromTick) */
  char *title, *time_title, *value_title; /* markup */
  gboolean shows_zero; /* whether the lower edge of a logarithmic plot stands for 0 */
  gboolean all_zero;   /* whether no value on a logarithmic axis is > 0 */
} CaromChartLayout;

/* Arranges a chart of that size, and frees what that needed. @text measures the labels. */
void carom_chart_layout_init(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                             double width, double height);
void carom_chart_layout_clear(CaromChartLayout *layout);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromChartLayout, carom_chart_layout_clear)

static inline const CaromCurve *carom_chart_layout_curve(const CaromChartLayout *layout, guint pane,
                                                         guint component) {
  return &layout->curves[pane * layout->chart->quantity->n_components + component];
}

static inline CaromCurvePlaces carom_chart_layout_places(const CaromChartLayout *layout) {
  return (CaromCurvePlaces){&layout->time, &layout->value, layout->bottom};
}

/* The place on the time axis up to which further samples no longer move the points of any curve, as
 * long as the axes do not change. */
double carom_chart_layout_settled(const CaromChartLayout *layout);

/* The time under a place of @chart, drawn at that size, for clicks; clamped to the axis. */
double carom_chart_layout_time_at(const CaromChart *chart, double width, double height, double x);
