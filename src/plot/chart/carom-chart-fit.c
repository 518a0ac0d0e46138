/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-fit: fits to what is known of a run, not to what can be seen of its curve. */
#include "carom-chart-fit.h"

CaromTimeSpan carom_chart_fit_stretch(const CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  double read_s = carom_chart_read_s(chart);
  double known_s = carom_chart_known_s(chart->comparison, chart->until_now);
  if (chart->is_marked)
    return (CaromTimeSpan){MIN(chart->marked_s, read_s), MAX(chart->marked_s, read_s)};
  return (CaromTimeSpan){layout->across.min,
                         CLAMP(known_s, layout->across.min, layout->across.max)};
}

/* The first value of curve @i that is not before @time_s. */
static guint find_first(const CaromChartLayout *layout, guint i, guint n, double time_s) {
  const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  guint from = 0;
  while (from < n) {
    guint middle = from + (n - from) / 2;
    if (carom_channel_time_s(channel, run, middle) < time_s)
      from = middle + 1;
    else
      n = middle;
  }
  return from;
}

static CaromFit fit_curve(const CaromChartLayout *layout, CaromTimeSpan stretch, guint i) {
  const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  guint n = carom_chart_layout_count_samples(layout, i);
  g_autoptr(GArray) points = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  for (guint k = find_first(layout, i, n, stretch.from_s); k < n; k++) {
    CaromVec2 point = {carom_channel_time_s(channel, run, k), carom_channel_value(channel, run, k)};
    if (point.x > stretch.to_s)
      break;
    g_array_append_val(points, point);
  }
  CaromFit fit = {0};
  carom_fit(layout->chart->fit, (const CaromVec2 *)points->data, points->len, &fit);
  return fit;
}

CaromFit *carom_chart_fit_curves(const CaromChartLayout *layout) {
  if (!layout->chart->fit || !carom_chart_layout_is_over_time(layout))
    return NULL;
  CaromTimeSpan stretch = carom_chart_fit_stretch(layout);
  guint n = carom_chart_layout_count_curves(layout);
  CaromFit *fits = g_new0(CaromFit, n);
  for (guint i = 0; i < n; i++)
    fits[i] = fit_curve(layout, stretch, i);
  return fits;
}

/* Where a law is no straight line in the chart, it is drawn as so long pieces, in points. */
static const double piece = 3;

static void draw_fit(const CaromChartLayout *layout, const CaromFit *fit, cairo_t *cr) {
  CaromTimeSpan stretch = carom_chart_fit_stretch(layout);
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  double from = MAX(carom_axis_place(&layout->across, stretch.from_s), layout->left);
  double to = MIN(carom_axis_place(&layout->across, stretch.to_s), layout->right);
  guint n = (guint)MAX(ceil((to - from) / piece), 1);
  for (guint i = 0; i <= n; i++) {
    double x = from + (to - from) * i / n;
    double y = carom_curve_place(&places, carom_fit_at(fit, carom_axis_value(&layout->across, x)));
    if (isfinite(y)) /* cairo has no places that are far off */
      cairo_line_to(cr, x, CLAMP(y, layout->top - layout->height, layout->bottom + layout->height));
    else
      cairo_new_sub_path(cr);
  }
  cairo_stroke(cr);
}

void carom_chart_fit_draw(const CaromChartLayout *layout, cairo_t *cr) {
  const CaromTheme *theme = layout->chart->theme;
  if (!layout->fits)
    return;
  cairo_save(cr);
  cairo_rectangle(cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_clip(cr);
  carom_colour_set(cr, theme->text, 1);
  cairo_set_line_width(cr, theme->line_factor);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    if (layout->fits[i].law)
      draw_fit(layout, &layout->fits[i], cr);
  cairo_restore(cr);
}
