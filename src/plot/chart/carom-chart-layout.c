/* carom-chart-layout: reduces the curves, fits the axes to them, and stacks the rows of the chart
 * from the top. The width of the labels depends on the ticks, and so the plot's rectangle is known
 * last. */
#include "carom-chart-layout.h"
#include "carom-quantity.h"

#include <glib/gi18n-lib.h>

/* Columns for each point, enough for a picture with two pixels for each point. */
static const double columns_a_point = 1;

/* The width of columns in busy stretches, in points: about the width of a line. It is the same for
 * all panes, so that coinciding curves still coincide. */
static const double busy_column = 5;

static void measure_curves(CaromChartLayout *layout, double duration_s) {
  const CaromChart *chart = layout->chart;
  guint n_components = chart->quantity->n_components;
  double point_s = duration_s / MAX(layout->width, 1);
  layout->n_panes = carom_comparison_get_n_runs(chart->comparison);
  layout->curves = g_new0(CaromCurve, layout->n_panes * n_components);
  for (guint i = 0; i < layout->n_panes * n_components; i++) {
    const CaromRun *run = carom_comparison_get_run(chart->comparison, i / n_components);
    carom_curve_init(&layout->curves[i], run, chart->quantity, i % n_components,
                     point_s / columns_a_point);
    carom_curve_thin(&layout->curves[i], point_s * busy_column);
  }
}

/* The time that the samples reach. */
static double last_time_s(const CaromChart *chart) {
  double last_s = carom_comparison_get_time_s(chart->comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(chart->comparison); i++) {
    const CaromSeries *series = carom_comparison_get_run(chart->comparison, i)->series;
    guint n = carom_series_length(series);
    if (n > 0)
      last_s = MAX(last_s, carom_series_get(series, n - 1)->time_s);
  }
  return last_s;
}

/* If a run goes on beyond the end asked for, the end moves in round steps, so that the axis stands
 * still in between. */
static double time_end_s(const CaromChart *chart) {
  double last_s = last_time_s(chart);
  if (last_s > chart->time_end_s)
    return carom_axis_fit(0, last_s, TRUE).max;
  return chart->time_end_s > 0 ? chart->time_end_s : 1;
}

/* The size of the terms of which the quantity is a sum. If they cancel, their rounding remains, and
 * must not fill the axis. */
static double natural_scale(const CaromChart *chart) {
  double scale = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(chart->comparison); i++) {
    const CaromTotals *start = &carom_comparison_get_run(chart->comparison, i)->start;
    if (chart->quantity->dimension == CAROM_DIMENSION_MOMENTUM)
      scale = MAX(scale, start->momentum_scale);
    if (chart->quantity->dimension == CAROM_DIMENSION_ENERGY)
      scale = MAX(scale, MAX(start->kinetic_energy_j, fabs(start->potential_energy_j)));
  }
  return scale;
}

static void fit_value_axis(CaromChartLayout *layout) {
  const CaromQuantity *quantity = layout->chart->quantity;
  double low = INFINITY, high = -INFINITY, low_positive = INFINITY;
  for (guint i = 0; i < layout->n_panes * quantity->n_components; i++) {
    low = MIN(low, layout->curves[i].low);
    high = MAX(high, layout->curves[i].high);
    low_positive = MIN(low_positive, layout->curves[i].low_positive);
  }
  layout->all_zero = quantity->logarithmic && low <= high && high <= 0;
  layout->shows_zero = quantity->logarithmic && !(low > 0);
  if (!quantity->logarithmic)
    layout->value =
        carom_axis_fit_at_scale(low, high, quantity->from_zero, natural_scale(layout->chart));
  else if (high > 0)
    layout->value = carom_axis_fit_logarithmic(low_positive, high);
  else
    layout->value = carom_axis_fit_logarithmic(1, 1);
}

static void write_titles(CaromChartLayout *layout) {
  const CaromQuantity *quantity = layout->chart->quantity;
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  g_autofree char *title = g_markup_escape_text(_(quantity->part.title), -1);
  g_autofree char *unit = carom_unit_symbol(quantity->dimension, scene->unit);
  g_autofree char *unit_markup = g_markup_escape_text(unit, -1);
  layout->title = g_strdup_printf("<b>%s</b>", title);
  layout->time_title = g_markup_escape_text(_("time (s)"), -1);
  layout->value_title = *unit ? g_strdup_printf("%s (%s)", quantity->symbol, unit_markup)
                              : g_strdup(quantity->symbol);
}

/* The smallest fraction of the width that is kept for the title, so that charts side by side have
 * their legends at the same place, whatever their titles. */
#define TITLE_SHARE 0.25

/* Title and legend share a row if there is room; otherwise the legend follows in rows of its own,
 * or is left out if the chart is too small for that.
 *
 * Returns: where the next thing begins */
static double place_title(CaromChartLayout *layout, CaromText *text, double y) {
  CaromLegend legend = {layout->chart->comparison, layout->chart->theme};
  double line = text->line_height, inner = layout->width - 2 * CAROM_CHART_EDGE;
  double legend_width = carom_legend_width(&legend, text);
  layout->title_middle = y + line / 2;
  layout->legend_y = y;
  layout->legend_x = CAROM_CHART_EDGE + inner - legend_width;
  layout->legend_width = legend_width;
  double title_width = MAX(carom_text_width(text, layout->title), TITLE_SHARE * inner);
  if (title_width + 3 * line + legend_width <= inner)
    return y + line * 1.4;
  double height = carom_legend_height(&legend, text, inner);
  layout->legend_y = y + line * 1.2;
  layout->legend_x = CAROM_CHART_EDGE;
  layout->legend_width = height < layout->height / 4 ? inner : 0;
  return layout->legend_width > 0 ? layout->legend_y + height + line * 0.4 : y + line * 1.4;
}

/* From the top: title and legend, the cursor's tag, the plot, tick labels, the time axis's
 * title. */
static void stack_rows(CaromChartLayout *layout, CaromText *text) {
  double line = text->line_height, y = CAROM_CHART_EDGE;
  if (layout->chart->show_title)
    y = place_title(layout, text, y);
  layout->tag_middle = y + line * 0.55;
  if (layout->chart->show_cursor)
    y += line * 1.1;
  layout->top = y + line * 0.55;
  layout->time_title_middle = layout->height - CAROM_CHART_EDGE - line * 0.4;
  layout->bottom = MAX(layout->height - CAROM_CHART_EDGE - line * 2.2, layout->top + 1);
}

static double widest_label(CaromText *text, const GArray *ticks) {
  double widest = 0;
  for (guint i = 0; i < ticks->len; i++)
    widest = MAX(widest, carom_text_width(text, g_array_index(ticks, CaromTick, i).label));
  return widest;
}

/* The room that the names of a vector's components need to the right of the plot. */
static double symbols_room(const CaromQuantity *quantity, CaromText *text) {
  double widest = 0;
  for (guint c = 0; c < quantity->n_components && quantity->n_components > 1; c++)
    widest = MAX(widest, carom_text_width(text, quantity->component_symbols[c]));
  return widest > 0 ? widest + CAROM_CHART_LABEL_GAP : 0;
}

static void place_value_axis(CaromChartLayout *layout, CaromText *text) {
  double line = text->line_height;
  /* On a logarithmic axis, 0 is drawn one step below the smallest power of ten. */
  double above_zero = layout->shows_zero ? MIN(1.4 * line, (layout->bottom - layout->top) / 3) : 0;
  layout->value.from = layout->bottom - above_zero;
  layout->value.to = layout->top;
  double room = layout->value.from - layout->value.to;
  layout->value_ticks = carom_axis_ticks(&layout->value, (guint)CLAMP(room / (1.8 * line), 2, 7));
  if (layout->all_zero)
    g_array_set_size(layout->value_ticks, 0);
  double labels = MAX(widest_label(text, layout->value_ticks), text->digit_height);
  layout->left = CAROM_CHART_EDGE + 1.25 * line + labels + CAROM_CHART_LABEL_GAP;
}

static void place_time_axis(CaromChartLayout *layout, CaromText *text) {
  double beside = MAX(symbols_room(layout->chart->quantity, text), text->line_height * 0.8);
  layout->right = MAX(layout->width - CAROM_CHART_EDGE - beside, layout->left + 1);
  layout->time.from = layout->left;
  layout->time.to = layout->right;
  double room = layout->right - layout->left;
  layout->time_ticks =
      carom_axis_ticks(&layout->time, (guint)CLAMP(room / (4 * text->line_height), 2, 8));
}

void carom_chart_layout_init(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                             double width, double height) {
  *layout = (CaromChartLayout){.chart = chart, .width = width, .height = height};
  layout->time = (CaromAxis){.min = 0, .max = time_end_s(chart)};
  measure_curves(layout, layout->time.max);
  fit_value_axis(layout);
  write_titles(layout);
  stack_rows(layout, text);
  place_value_axis(layout, text);
  place_time_axis(layout, text);
}

void carom_chart_layout_clear(CaromChartLayout *layout) {
  for (guint i = 0; i < layout->n_panes * layout->chart->quantity->n_components; i++)
    carom_curve_clear(&layout->curves[i]);
  g_clear_pointer(&layout->curves, g_free);
  g_clear_pointer(&layout->time_ticks, g_array_unref);
  g_clear_pointer(&layout->value_ticks, g_array_unref);
  g_clear_pointer(&layout->title, g_free);
  g_clear_pointer(&layout->time_title, g_free);
  g_clear_pointer(&layout->value_title, g_free);
}

/* The last busy column is not complete. The present sample, which is ahead of the series, may be
 * taken back. */
double carom_chart_layout_settled(const CaromChartLayout *layout) {
  double last_s = layout->time.max;
  for (guint i = 0; i < layout->n_panes; i++) {
    const CaromSeries *series = carom_comparison_get_run(layout->chart->comparison, i)->series;
    guint n = carom_series_length(series);
    last_s = MIN(last_s, n > 0 ? carom_series_get(series, n - 1)->time_s : 0);
  }
  return carom_axis_place(&layout->time, last_s) - busy_column;
}

double carom_chart_layout_time_at(const CaromChart *chart, double width, double height, double x) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_layout_init(&layout, chart, &text, width, height);
  return CLAMP(carom_axis_value(&layout.time, x), layout.time.min, layout.time.max);
}
