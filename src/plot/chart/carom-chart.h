/* carom-chart: a chart of one quantity over time, with a curve for each pane. The same code draws
 * for the screen and for files: on any cairo_t, in points, y down. */
#pragma once

#include "carom-comparison.h"
#include "carom-palette.h"

/* See carom-chart-past.h. */
typedef struct CaromChartPast CaromChartPast;

typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *quantity;
  const CaromTheme *theme;
  const char *font; /* (nullable): Pango description of ordinary text, such as "Cantarell 10" (at 96
                       dpi) or "Cantarell 13px"; default "Sans 10" */
  gboolean show_title;  /* and the legend; the window has its own */
  gboolean show_cursor; /* a line at the present time, with the value there */
  double time_end_s;    /* the time axis reaches at least to this time */
  CaromChartPast *past; /* (nullable): what is kept from one drawing for the next */
} CaromChart;

/* Draws into the rectangle (0, 0)–(width, height), on the existing background. Text is kept legible
 * and inside. */
void carom_chart_draw(const CaromChart *chart, cairo_t *cr, double width, double height);

/* The time at a place, for clicks on the chart; clamped to the axis. */
double carom_chart_time_at(const CaromChart *chart, double width, double height, double x);
