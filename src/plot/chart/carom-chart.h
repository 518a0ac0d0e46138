/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart: a chart of one quantity, over time or of its distribution: what it is to show. */
#pragma once

#include "carom-comparison.h"
#include "carom-fit.h"
#include "carom-quantity.h"
#include "carom-theme.h"
#include "carom-time-span.h"

/* See carom-chart-past.h. */
typedef struct CaromChartPast CaromChartPast;

/* The range of the values that an axis shows; empty, from = to = 0: it follows the values. */
typedef struct {
  double from, to;
} CaromChartRange;

/* What is shown of a phase plot that is looked at closely; empty: all. */
typedef struct {
  CaromChartRange across, upright;
} CaromChartPart;

static inline gboolean carom_chart_part_is_any(CaromChartPart part) {
  return part.across.to > part.across.from;
}

/* What a chart needs beside its plot. Charts that have the same are alike: their plots begin at the
 * same height, and their time axes at the same place. */
typedef struct {
  guint n_lines;      /* for what is read off */
  double left, right; /* of the plot, in points */
} CaromChartRoom;

typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *quantity;
  const CaromTheme *theme;
  const char *font; /* (nullable): Pango description of ordinary text, such as "Cantarell 10" (at 96
                       dpi) or "Cantarell 13px"; default "Sans 10" */
  gboolean show_title; /* the window has its own */
  gboolean
      show_legend; /* with the title, where nothing beside it says which line is which pane's */
  gboolean show_cursor; /* a line at the present time, with the value there */
  gboolean is_pointed; /* with that: the values are those at another time, where a second line is */
  double pointed_s;    /* valid if so */
  gboolean is_marked;  /* the values are differences to those at that time, where a third line is */
  double marked_s;     /* valid if so */
  gboolean has_other_scale; /* logarithmic where that of the quantity is not, and the other way */
  gboolean only_contacts;   /* of a phase plot: without the lines from one contact to the next */
  const CaromFitLaw *fit;   /* (nullable): in place of values its slopes are read off, see
                               carom-chart-fit.h */
  CaromChartRange range;    /* of the values upright */
  CaromChartPart part;      /* of a phase plot: what is shown of it; empty: all */
  int most_digits;     /* significant digits that a value at the cursor has at most; 0: as many as
                          the chart can show */
  gboolean until_now;  /* what is known of the time after the present is not shown */
  double time_end_s;   /* the time axis reaches at least to this time */
  CaromTimeSpan shown; /* the part of the axis that is shown */
  gboolean is_moving; /* that is being chosen: until it stands still, the curves of the last drawing
                         are shown, stretched to it, if they are kept */
  guint64 hidden_panes; /* bit by bit, by number: the panes of the comparison that are not shown */
  guint64 hidden_channels; /* and of each the curves, as carom_channels_of() lists them */
  guint64 lit_discs; /* bit by bit, by number: where there are more discs than hues, the curves of
                        these stand out and have names; empty: all are alike */
  CaromChartRoom least; /* is kept, as a chart beside this one needs it */
  CaromChartRoom *own;  /* (nullable) (out): what this one needs */
  double *kept_high; /* (nullable): how far the axis of a distribution reached at the last drawing,
                        so that it seldom changes; 0 at first */
  CaromChartPast *past; /* (nullable): what is kept from one drawing for the next */
} CaromChart;

/* @until_now: as in CaromChart
 * Returns: until when something can be read off a chart, see carom_chart_layout_count_samples() */
static inline double carom_chart_known_s(const CaromComparison *comparison, gboolean until_now) {
  double frame_s = carom_comparison_get_scene(comparison)->dt_s;
  double now_s = carom_comparison_get_time_s(comparison);
  return until_now ? now_s : MAX(now_s, (double)carom_comparison_get_known(comparison) * frame_s);
}

/* Whether an axis can have that range. Ends that hardly differ have no numbers between them. */
static inline gboolean carom_chart_range_is_valid(CaromChartRange range, gboolean is_logarithmic) {
  return range.to - range.from > 1e-9 * MAX(fabs(range.from), fabs(range.to)) &&
         isfinite(range.to - range.from) && (!is_logarithmic || range.from > 0);
}

static inline gboolean carom_chart_is_logarithmic(const CaromChart *chart) {
  return chart->quantity->logarithmic != chart->has_other_scale;
}

/* Returns: the time at which values are read off */
static inline double carom_chart_read_s(const CaromChart *chart) {
  return chart->is_pointed ? chart->pointed_s : carom_comparison_get_time_s(chart->comparison);
}
