/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-plot: how one figure of the cost of detections grows with the number of discs: a
 * CaromGrowthChart of what has been measured. */
#pragma once

#include "carom-cost-growth.h"
#include "carom-theme.h"

#include <cairo.h>

/* Draws into the rectangle (0, 0)–(width, height), on the existing background: a curve for each
 * detection, by its column; nothing if @growth has no crowds.
 *
 * @font: (nullable): as for CaromGrowthChart */
void carom_cost_plot_draw(const CaromCostGrowth *growth, CaromCostFigure figure,
                          const CaromTheme *theme, const char *font, cairo_t *cr, double width,
                          double height);
