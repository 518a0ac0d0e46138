/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-arrange: arranges a chart. Drawing it and finding the time under the pointer use the
 * same layout. */
#pragma once

#include "carom-chart-layout.h"

/* Arranges a chart of that size.
 *
 * @layout: (out): the layout, to be cleared with carom_chart_layout_clear()
 * @text: measures the labels */
void carom_chart_arrange(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                         double width, double height);

/* The same without outlines, which take most of the time: enough for all but drawing curves. They
 * can be added; there are none if the layout is stretched. */
void carom_chart_arrange_axes(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                              double width, double height);
void carom_chart_arrange_outlines(CaromChartLayout *layout);

/* Returns: the end of the time axis where all of it is shown */
double carom_chart_arrange_end_s(const CaromChart *chart);

/* The time under a place of @chart, drawn at that size, for clicks: over time clamped to the axis;
 * of a phase plot that at which a path comes nearest, or NAN far from all of them; of a
 * distribution the present one. */
double carom_chart_arrange_time_at(const CaromChart *chart, double width, double height,
                                   CaromVec2 place);

/* Looks at a phase plot, drawn at that size, more closely, and moves it.
 *
 * @place: what is there stays there; not finite: where the first path is at the time read off
 * @factor: > 0: by it the drawing becomes longer
 * @moved: so far it then moves, in points, y down
 * Returns: the part that is shown then; the one before if it would be too small */
CaromChartPart carom_chart_arrange_look(const CaromChart *chart, double width, double height,
                                        CaromVec2 place, double factor, CaromVec2 moved);
