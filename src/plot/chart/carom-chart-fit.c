/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-fit: fits to what is known of a run, not to what can be seen of its curve. The law of
 * a slice is not drawn: no curve shows the slice's own value. */
#include "carom-chart-fit.h"

#include "carom-phase.h"

CaromTimeSpan carom_chart_fit_stretch(const CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  double read_s = carom_chart_read_s(chart);
  double known_s = carom_chart_known_s(chart->comparison, chart->until_now);
  if (layout->paths)
    return (CaromTimeSpan){0, read_s};
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

/* Of a stack the law is that of what the curve adds to it. */
static void list_over_time(const CaromChartLayout *layout, guint i, GArray *points) {
  CaromChannel channel = carom_channel_unstacked(carom_chart_layout_channel_of_curve(layout, i));
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  CaromTimeSpan stretch = carom_chart_fit_stretch(layout);
  guint n = carom_chart_layout_count_samples(layout, i);
  for (guint k = find_first(layout, i, n, stretch.from_s); k < n; k++) {
    CaromVec2 point = {carom_channel_time_s(&channel, run, k),
                       carom_channel_value(&channel, run, k)};
    if (point.x > stretch.to_s)
      break;
    g_array_append_val(points, point);
  }
}

static gboolean is_in(CaromChartRange range, double value) {
  return value >= range.from && value <= range.to;
}

static gboolean is_shown(const CaromChart *chart, const CaromPhasePoint *point) {
  gboolean is_ranged = carom_chart_range_is_valid(chart->range, carom_chart_is_logarithmic(chart));
  if (point->time_s > carom_chart_read_s(chart) || (chart->only_contacts && !point->is_kick))
    return FALSE;
  if (carom_chart_part_is_any(chart->part))
    return is_in(chart->part.across, point->at.x) && is_in(chart->part.upright, point->at.y);
  return !is_ranged || is_in(chart->range, point->at.y);
}

static void list_path(const CaromChartLayout *layout, guint i, GArray *points) {
  const GArray *path = layout->paths[i];
  for (guint k = 0; k < path->len; k++) {
    const CaromPhasePoint *point = &g_array_index(path, CaromPhasePoint, k);
    if (is_shown(layout->chart, point))
      g_array_append_val(points, point->at);
  }
}

static CaromFit fit_curve(const CaromChartLayout *layout, guint i) {
  g_autoptr(GArray) points = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  CaromFit fit = {0};
  (layout->paths ? list_path : list_over_time)(layout, i, points);
  carom_fit(layout->chart->fit, (const CaromVec2 *)points->data, points->len, &fit);
  return fit;
}

CaromFit *carom_chart_fit_curves(const CaromChartLayout *layout) {
  if (!layout->chart->fit || carom_chart_layout_is_distribution(layout))
    return NULL;
  guint n = carom_chart_layout_count_curves(layout);
  CaromFit *fits = g_new0(CaromFit, n);
  for (guint i = 0; i < n; i++)
    fits[i] = fit_curve(layout, i);
  return fits;
}

/* Where a law is no straight line in the chart, it is drawn as so long pieces, in points. */
static const double piece = 3;

static void draw_fit(const CaromChartLayout *layout, const CaromFit *fit, cairo_t *cr) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  double from = layout->left, to = layout->right;
  if (!layout->paths) {
    CaromTimeSpan stretch = carom_chart_fit_stretch(layout);
    from = MAX(carom_axis_place(&layout->across, stretch.from_s), from);
    to = MIN(carom_axis_place(&layout->across, stretch.to_s), to);
  }
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
    if (layout->fits[i].law && carom_chart_layout_is_lit(layout, i % layout->n_curves_a_pane) &&
        !carom_channel_is_stacked(carom_chart_layout_channel_of_curve(layout, i)))
      draw_fit(layout, &layout->fits[i], cr);
  cairo_restore(cr);
}
