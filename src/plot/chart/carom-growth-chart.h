/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-growth-chart: how something grows with a number, on two logarithmic axes, where powers are
 * straight lines. Thin lines show how N, N log N and N² would grow. */
#pragma once

#include "carom-cost-growth.h"
#include "carom-theme.h"

#include <cairo.h>
#include <glib.h>

typedef struct {
  const CaromTheme *theme;
  const char *font;         /* (nullable): as for CaromChart */
  const char *number_title; /* of the axis of numbers */
  guint n_curves, n_points;
  const double *numbers; /* [point]: > 0, ascending */
  const double *values;  /* [curve × n_points + point]; those that are not > 0 are left out */
} CaromGrowthChart;

/* Draws into the rectangle (0, 0)–(width, height), on the existing background. The curves are told
 * apart by dashes and marks that stand for no pane; they repeat after three. */
void carom_growth_chart_draw(const CaromGrowthChart *chart, cairo_t *cr, double width,
                             double height);

/* A piece of that curve with its mark, as in legends, as large as (0, 0)–(width, height). */
void carom_growth_chart_draw_sample(const CaromTheme *theme, guint curve, cairo_t *cr, double width,
                                    double height);

/* Draws how one figure of the cost of detections grows with the number of discs, as
 * carom_growth_chart_draw() does: a curve for each detection, by its column; nothing if @growth has
 * no crowds.
 *
 * @font: (nullable): as in CaromGrowthChart */
void carom_growth_chart_draw_costs(const CaromCostGrowth *growth, CaromCostFigure figure,
                                   const CaromTheme *theme, const char *font, cairo_t *cr,
                                   double width, double height);
