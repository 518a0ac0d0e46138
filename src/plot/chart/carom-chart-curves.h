/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-curves: draws the curves of a chart on top of one another, whole or from some place
 * on. */
#pragma once

#include "carom-chart-layout.h"

#include <cairo.h>

/* Draws at least what is to the right of @from; -INFINITY: everything. The rest is the same
 * whatever
 * @from is. */
void carom_chart_curves_draw(const CaromChartLayout *layout, cairo_t *cr, double from);

/* How far from its points the drawing of a curve can reach, in points. */
double carom_chart_curves_reach(const CaromChartLayout *layout);
