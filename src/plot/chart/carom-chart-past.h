/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-past: what a chart keeps from one drawing to the next: its curves, where they are,
 * and an image of the part of them that further samples no longer change, so that a frame takes and
 * draws only what is new. A chart looks the same with it as without, if its pixels coincide with
 * those of the cairo_t; only names within the plot come in steps of a few points. It is meant for
 * the screen, not for files. */
#pragma once

#include "carom-chart-layout.h"
#include "carom-phase.h"

/* Returns: (transfer full): without curves, and with an empty image */
CaromChartPast *carom_chart_past_new(void);
void carom_chart_past_free(CaromChartPast *past);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromChartPast, carom_chart_past_free)

/* Sets how many pixels a point has where the chart is drawn from now on, usually a whole number; 1
 * if it is never set. */
void carom_chart_past_set_resolution(CaromChartPast *past, double pixels_per_point);

/* To be called when the chart's comparison is freed, because the next one may be at the same
 * address. All other changes of the chart are noticed. */
void carom_chart_past_forget(CaromChartPast *past);

/* Whether there is a last drawing of the chart whose curves can be stretched. */
gboolean carom_chart_past_can_stretch(const CaromChartPast *past, const CaromChart *chart);

/* Takes the samples of curve @i of the layout that have come since the last drawing. The curve is
 * the same as that of carom_curve_growth_whole(), and valid until it is asked for again. If the
 * layout is stretched, it is the curve of the last drawing.
 *
 * @layout: with its channels and its axis of time
 * @column_s, @busy_s: see carom_curve_growth_new()
 * @curve: (out caller-allocates): the curve */
void carom_chart_past_get_curve(CaromChartPast *past, const CaromChartLayout *layout, guint i,
                                double column_s, double busy_s, CaromCurve *curve);

/* The outline of that curve is valid until it is asked for again.
 *
 * Returns: (transfer full) (element-type CaromVec2) */
GArray *carom_chart_past_get_outline(CaromChartPast *past, const CaromChartLayout *layout, guint i);

/* Nested stretches are kept for the next drawing.
 *
 * @stretches: (out caller-allocates): of each curve those of the last drawing, or NULL
 * Returns: left of which place these still hold; see carom_chart_nesting() */
double carom_chart_past_get_stretches(CaromChartPast *past, const CaromChartLayout *layout,
                                      GArray **stretches);
void carom_chart_past_keep_stretches(CaromChartPast *past, const CaromChartLayout *layout);

/* Returns: (transfer none): path @i of a phase plot, which has the points that it had at the last
 *   drawing */
CaromPhase *carom_chart_past_get_phase(CaromChartPast *past, const CaromChartLayout *layout,
                                       guint i);

/* What is in the image of one path of a phase plot. */
typedef struct {
  guint n_drawn;     /* so many of its points */
  double length;     /* of the lines between them, in points: the phase of their dashes */
  guint n_compared;  /* so many of them are where those of the first pane are, */
  gboolean is_apart; /* unless one is not */
} CaromChartTrace;

/* Opens the image of a phase plot, which keeps what will not change of its paths.
 *
 * @traces: (out) (transfer none): of each curve; all 0 where the image is new
 * Returns: (transfer full): for the lines that are to be added */
cairo_t *carom_chart_past_open_paths(CaromChartPast *past, const CaromChartLayout *layout,
                                     CaromChartTrace **traces);

/* Paints that image. */
void carom_chart_past_paint_paths(const CaromChartPast *past, cairo_t *cr);

/* Whether the last drawing is that of the layout, as nothing has changed but what is pointed at.
 * Then outlines are not needed. */
gboolean carom_chart_past_holds(const CaromChartPast *past, const CaromChartLayout *layout);

/* Returns: (transfer none) (nullable) (element-type CaromChartName): the names within the plot that
 *   were kept, while there is no room for more; NULL: they are to be placed anew */
GArray *carom_chart_past_get_names(const CaromChartPast *past);
void carom_chart_past_keep_names(CaromChartPast *past, GArray *names);

/* Draws a chart over time like carom_chart_curves_draw(), but keeps an image of what will not
 * change. If the layout is stretched, the last drawing is stretched to its axes; if it has no
 * outlines, that is drawn again. */
void carom_chart_past_draw(CaromChartPast *past, const CaromChartLayout *layout, cairo_t *cr);
