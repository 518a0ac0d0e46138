/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-plot: makes arrays of the table. */
#include "carom-cost-plot.h"

#include "carom-growth-chart.h"

#include <glib/gi18n-lib.h>

/* The scene itself is no crowd, and has no point. */
static void fill(const CaromCostGrowth *growth, CaromCostFigure figure, guint n_points,
                 double *numbers, double *values) {
  for (guint i = 0; i < n_points; i++) {
    numbers[i] = carom_cost_growth_get_n_discs(growth, i + 1);
    for (guint k = 0; k < carom_cost_growth_count_detections(growth); k++)
      values[k * n_points + i] = carom_cost_growth_get(growth, i + 1, k)->figures[figure];
  }
}

void carom_cost_plot_draw(const CaromCostGrowth *growth, CaromCostFigure figure,
                          const CaromTheme *theme, const char *font, cairo_t *cr, double width,
                          double height) {
  guint n_points = carom_cost_growth_count_rows(growth) - 1;
  guint n_curves = carom_cost_growth_count_detections(growth);
  if (n_points == 0)
    return;
  g_autofree double *numbers = g_new(double, n_points);
  g_autofree double *values = g_new(double, n_points *n_curves);
  fill(growth, figure, n_points, numbers, values);
  const CaromGrowthChart chart = {
      .theme = theme,
      .font = font,
      /* Translators: the title of an axis; N is the number of discs */
      .number_title = _("N discs"),
      .n_curves = n_curves,
      .n_points = n_points,
      .numbers = numbers,
      .values = values,
  };
  carom_growth_chart_draw(&chart, cr, width, height);
}
