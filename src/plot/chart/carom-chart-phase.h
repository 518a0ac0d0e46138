/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-phase: what is different where a chart has a quantity across in place of the time:
 * its curves are paths, which turn back and cross themselves. */
#pragma once

#include "carom-chart-layout.h"
#include "carom-text.h"

/* Follows the paths as far as they are known, and finds their ranges. The channels are those that
 * are shown.
 *
 * @layout: (inout): gets partners, paths, the ranges of its curves, and the axis across */
void carom_chart_phase_measure(CaromChartLayout *layout);

/* Returns: (transfer full): the symbol of what is across the curves of channel @c, as Pango markup;
 *   of a quantity against itself with the disc whose value it is */
char *carom_chart_phase_write_symbol_across(const CaromChartLayout *layout, guint c);

/* Returns: (transfer full): what stands at an axis, as Pango markup */
char *carom_chart_phase_write_across(const CaromChartLayout *layout);
char *carom_chart_phase_write_upright(const CaromChartLayout *layout);

/* Makes the axes alike where both have one unit, so that a circle is one: the finer one reaches
 * further. Both have their places.
 *
 * Returns: whether that has changed one of them */
gboolean carom_chart_phase_equalize(CaromChartLayout *layout);

/* Draws paths, what happened at contacts as dots, and where all are at the time that is read off,
 * with names. */
void carom_chart_phase_draw(const CaromChartLayout *layout, CaromText *text);

/* Where curve @i is at that time; not finite where it is not. */
CaromVec2 carom_chart_phase_at(const CaromChartLayout *layout, guint i, double time_s);

/* Returns: where the first curve is at the time that is read off; the middle of the plot where it
 *   is not in that */
CaromVec2 carom_chart_phase_find_place(const CaromChartLayout *layout);

/* Finds the time at which a path comes nearest to a place.
 *
 * Returns: that; NAN if none comes near it */
double carom_chart_phase_find_time_s(const CaromChartLayout *layout, CaromVec2 place);
