/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-layout: what a chart shows and where: curves, axes, ticks and the plot's rectangle.
 * carom-chart-arrange makes it. */
#pragma once

#include "carom-chart-nesting.h"
#include "carom-chart.h"
#include "carom-curve.h"
#include "carom-legend.h"

#define CAROM_CHART_EDGE      6.0 /* between the chart's contents and its rectangle */
#define CAROM_CHART_LABEL_GAP 6.0 /* between the plot and its labels */

/* The width of columns in busy stretches, in points: about the width of a line. It is the same for
 * all panes, so that coinciding curves still coincide. */
#define CAROM_CHART_BUSY_COLUMN 5.0

typedef struct {
  const CaromChart *chart;
  double width, height;             /* of the whole chart */
  guint n_panes;                    /* that are shown */
  guint *panes;                     /* their indices in the comparison */
  GArray *channels;                 /* (element-type CaromChannel): empty for a distribution */
  guint *numbers;                   /* theirs, with those that are not shown */
  guint n_curves_a_pane;            /* one for each channel, or one */
  CaromCurve *curves;               /* curve c of pane i is at i × n_curves_a_pane + c */
  CaromFit *fits;                   /* (nullable): of each curve; see carom-chart-fit.h */
  GArray *partners;                 /* (nullable) (element-type CaromChannel): of the channels of a
                                       phase plot: what they are shown against */
  GPtrArray *phases;                /* (nullable) (element-type CaromPhase): those of its curves */
  GArray **paths;                   /* (nullable) (element-type CaromPhasePoint): their points */
  CaromCurve across_range;          /* of these: the values across, without points */
  GArray **outlines;                /* (nullable): of each curve: carom_curve_outline() */
  GArray **stretches;               /* (nullable): of each curve: carom_chart_nesting() */
  double left, right, top, bottom;  /* the plot's rectangle */
  double legend_x, legend_y;        /* of the legend's top left corner */
  double legend_width;              /* 0 if there is no room for it */
  double title_middle, readout_top; /* heights of title and readout */
  guint n_readout_lines;            /* that are kept free for it */
  guint readout_shortening;         /* how much is left out of it: see carom-chart-readout.c */
  double across_title_middle;
  gboolean has_across_title;                /* there is room for a line of its own */
  CaromAxis across, value;                  /* across: time in s; for a distribution the values */
  GArray *across_ticks, *value_ticks;       /* (element-type CaromTick) */
  char *title, *across_title, *value_title; /* markup */
  gboolean shows_zero;  /* whether the lower edge of a logarithmic plot stands for 0 */
  gboolean all_zero;    /* whether no value on a logarithmic axis is > 0 */
  gboolean is_restless; /* whether a curve goes up and down, or a path to and fro, too closely for
                           wide lines */
  gboolean
      is_stretched;    /* whether the curves are those of the last drawing; they have no outlines */
  gboolean is_unknown; /* whether the run has not come to what is shown */
} CaromChartLayout;

/* Frees what the layout holds. */
void carom_chart_layout_clear(CaromChartLayout *layout);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromChartLayout, carom_chart_layout_clear)

static inline const CaromCurve *carom_chart_layout_curve(const CaromChartLayout *layout, guint pane,
                                                         guint curve) {
  return &layout->curves[pane * layout->n_curves_a_pane + curve];
}

/* Returns: how many curves all panes have together */
static inline guint carom_chart_layout_count_curves(const CaromChartLayout *layout) {
  return layout->n_panes * layout->n_curves_a_pane;
}

/* Returns: the run of the pane that is the @i-th of those that are shown */
static inline const CaromRun *carom_chart_layout_run(const CaromChartLayout *layout, guint i) {
  return carom_comparison_get_run(layout->chart->comparison, layout->panes[i]);
}

static inline const CaromRun *carom_chart_layout_run_of_curve(const CaromChartLayout *layout,
                                                              guint i) {
  return carom_chart_layout_run(layout, i / layout->n_curves_a_pane);
}

/* Returns: how many of the samples of curve @i are shown, from the first: those that are known, see
 *   carom_comparison_get_known(), or those of the past */
guint carom_chart_layout_count_samples(const CaromChartLayout *layout, guint i);

/* Returns: what curve @i of a chart over time shows */
static inline const CaromChannel *
carom_chart_layout_channel_of_curve(const CaromChartLayout *layout, guint i) {
  return &g_array_index(layout->channels, CaromChannel, i % layout->n_curves_a_pane);
}

static inline CaromCurvePlaces carom_chart_layout_places(const CaromChartLayout *layout) {
  return (CaromCurvePlaces){&layout->across, &layout->value, layout->bottom};
}

/* Whether hue tells discs or pairs in the chart, so that dashes and marks alone tell panes. */
static inline gboolean carom_chart_layout_has_hues(const CaromChartLayout *layout) {
  return carom_quantity_is_tracked(layout->chart->quantity);
}

/* Whether the curves of channel @c stand out, or none does. */
gboolean carom_chart_layout_is_lit(const CaromChartLayout *layout, guint c);

/* Returns: the hue of channel @c in such a chart, strong enough for a line, or for a name; that of
 *   all discs together is the text's */
CaromColour carom_chart_layout_line_colour(const CaromChartLayout *layout, guint c);
CaromColour carom_chart_layout_name_colour(const CaromChartLayout *layout, guint c);

/* Whether that time is in the part of the axis that is shown. */
static inline gboolean carom_chart_layout_shows(const CaromChartLayout *layout, double time_s) {
  return time_s >= layout->across.min && time_s <= layout->across.max;
}

static inline gboolean carom_chart_layout_is_distribution(const CaromChartLayout *layout) {
  return layout->chart->quantity->kind == CAROM_QUANTITY_DISTRIBUTION;
}

/* Whether the chart has a quantity across. */
static inline gboolean carom_chart_layout_is_phase_plot(const CaromChartLayout *layout) {
  return layout->chart->quantity->across != NULL;
}

/* Whether the chart is one over time. */
static inline gboolean carom_chart_layout_is_over_time(const CaromChartLayout *layout) {
  return carom_quantity_is_over_time(layout->chart->quantity);
}
