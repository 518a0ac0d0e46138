/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-nesting: where the curves of several panes coincide on the screen. There each is
 * drawn within the one before it, so that all are seen. Where a curve is alone, it is a thin line.
 */
#pragma once

#include <glib.h>

typedef struct {
  double from, to;      /* places across, from < to */
  gboolean is_alone;    /* no other pane has the curve here */
  gboolean is_restless; /* it goes up and down more closely than wide lines or dashes allow */
  guint n_below;        /* on how many curves of earlier panes it lies here */
} CaromChartStretch;

/* @outlines: (array length=n_panes): of one channel, by pane (carom_curve_outline())
 * @left, @right: the ends of the plot
 * @has_below: whether stretches also tell on how many others they lie; if not, it is 0
 * @settled: the stretches left of it are kept, as the outlines have changed only further right than
 *   carom_chart_nesting_reach() from there; not right of @left if there are none yet
 * @stretches: (inout) (array length=n_panes) (transfer full) (element-type CaromChartStretch): for
 *   each pane, from @left to @right without gaps; NULL if there are none yet */
void carom_chart_nesting(GArray *const *outlines, guint n_panes, double left, double right,
                         gboolean has_below, double settled, GArray **stretches);

/* How far from the end of a curve what follows may still change a stretch, in points. */
double carom_chart_nesting_reach(void);
