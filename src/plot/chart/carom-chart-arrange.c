/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-arrange: reduces the curves, fits the axes to them, and stacks the rows of the chart
 * from the top. The width of the labels depends on the ticks, and so the plot's rectangle is known
 * last. */
#include "carom-chart-arrange.h"

#include "carom-chart-fit.h"
#include "carom-chart-labels.h"
#include "carom-chart-past.h"
#include "carom-chart-phase.h"
#include "carom-chart-readout.h"
#include "carom-curve-growth.h"

#include <glib/gi18n-lib.h>

/* How much of the width names beside the plot may take. */
static const double most_names = 0.3;

static void measure_over_time(CaromChartLayout *layout, guint i) {
  CaromChartPast *past = layout->chart->past;
  /* A column for each point is enough for a picture with two pixels for each point. */
  double column_s = (layout->across.max - layout->across.min) / MAX(layout->width, 1);
  double busy_s = column_s * CAROM_CHART_BUSY_COLUMN;
  if (past)
    carom_chart_past_get_curve(past, layout, i, column_s, busy_s, &layout->curves[i]);
  else
    carom_curve_growth_whole(&layout->curves[i], carom_chart_layout_run_of_curve(layout, i),
                             carom_chart_layout_channel_of_curve(layout, i), layout->chart->shown,
                             carom_chart_layout_count_samples(layout, i), column_s, busy_s);
}

static void measure_distribution(CaromChartLayout *layout, guint i) {
  g_auto(CaromDistribution) distribution =
      carom_distribution_of(layout->chart->quantity, carom_chart_layout_run_of_curve(layout, i));
  carom_curve_init_distribution(&layout->curves[i], &distribution);
}

static gboolean is_hidden(guint64 hidden, guint i) {
  return i < 64 && (hidden >> i & 1) != 0;
}

static void list_panes(CaromChartLayout *layout, guint64 hidden) {
  guint n = carom_comparison_get_n_runs(layout->chart->comparison);
  layout->panes = g_renew(guint, layout->panes, n);
  for (guint i = 0; i < n; i++)
    if (!is_hidden(hidden, i))
      layout->panes[layout->n_panes++] = i;
}

static guint find_number(const GArray *channels, const CaromChannel *channel) {
  guint i = 0;
  while (i < channels->len &&
         !carom_channel_equal(&g_array_index(channels, CaromChannel, i), channel))
    i++;
  return i;
}

static void list_channels(CaromChartLayout *layout, guint64 hidden) {
  const CaromChart *chart = layout->chart;
  const CaromScene *scene = carom_comparison_get_scene(chart->comparison);
  g_autoptr(GArray) all = carom_channels_of(chart->quantity, scene);
  layout->channels = carom_channels_shown(chart->quantity, scene,
                                          carom_comparison_get_rehearsal(chart->comparison));
  layout->numbers = g_new(guint, MAX(all->len, 1));
  for (guint i = 0; i < layout->channels->len;) {
    layout->numbers[i] = find_number(all, &g_array_index(layout->channels, CaromChannel, i));
    if (is_hidden(hidden, layout->numbers[i]) && !chart->quantity->stack_of)
      g_array_remove_index(layout->channels, i);
    else
      i++;
  }
}

/* Where nothing would be left, all is shown. */
static void list_curves(CaromChartLayout *layout) {
  list_panes(layout, layout->chart->hidden_panes);
  if (layout->n_panes == 0)
    list_panes(layout, 0);
  list_channels(layout, layout->chart->hidden_channels);
  if (layout->channels->len > 0)
    return;
  g_array_unref(layout->channels);
  g_free(layout->numbers);
  list_channels(layout, 0);
}

static void measure_curves(CaromChartLayout *layout) {
  gboolean over_time = carom_chart_layout_is_over_time(layout);
  list_curves(layout);
  layout->n_curves_a_pane = carom_chart_layout_is_distribution(layout) ? 1 : layout->channels->len;
  layout->curves = g_new0(CaromCurve, carom_chart_layout_count_curves(layout));
  if (carom_chart_layout_is_phase_plot(layout)) {
    carom_chart_phase_measure(layout);
    return;
  }
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    (over_time ? measure_over_time : measure_distribution)(layout, i);
}

/* If a run goes on beyond the end asked for, the end moves in round steps, so that the axis stands
 * still in between. */
double carom_chart_arrange_end_s(const CaromChart *chart) {
  double frame_s = carom_comparison_get_scene(chart->comparison)->dt_s;
  double last_s = (double)carom_comparison_get_furthest(chart->comparison) * frame_s;
  last_s = MAX(last_s, carom_comparison_get_time_s(chart->comparison));
  if (last_s > chart->time_end_s)
    return carom_axis_fit(0, last_s, TRUE).max;
  return chart->time_end_s > 0 ? chart->time_end_s : 1;
}

/* How far off 0 discs are at the start, and how fast: what their distances, gaps and heights are
 * differences of. */
static void find_sizes(const CaromScene *scene, double *length, double *speed) {
  *length = *speed = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    *length = MAX(*length, carom_vec2_length(body->position) + body->radius);
    *speed = MAX(*speed, carom_vec2_length(body->velocity));
  }
}

/* The size of the terms of which the quantity is a sum. If they cancel, their rounding remains, and
 * must not fill the axis. */
static double natural_scale(const CaromChart *chart, const CaromQuantity *quantity) {
  CaromDimension dimension = quantity->dimension;
  double scale = 0, length = 0, speed = 0;
  if (quantity->of_disc || quantity->of_pair) /* of a few discs */
    find_sizes(carom_comparison_get_scene(chart->comparison), &length, &speed);
  if (dimension == CAROM_DIMENSION_LENGTH || dimension == CAROM_DIMENSION_VELOCITY)
    return dimension == CAROM_DIMENSION_LENGTH ? length : speed;
  for (guint i = 0; i < carom_comparison_get_n_runs(chart->comparison); i++) {
    const CaromTotals *start = &carom_comparison_get_run(chart->comparison, i)->start;
    if (dimension == CAROM_DIMENSION_MOMENTUM)
      scale = MAX(scale, start->momentum_scale);
    if (dimension == CAROM_DIMENSION_ANGULAR_MOMENTUM)
      scale = MAX(scale, start->momentum_scale * length);
    if (dimension == CAROM_DIMENSION_ROOT_ENERGY)
      scale = MAX(scale, sqrt(2 * start->kinetic_energy_j));
    if (dimension == CAROM_DIMENSION_ENERGY)
      scale = MAX(scale, MAX(start->kinetic_energy_j, fabs(start->potential_energy_j)));
  }
  return scale;
}

/* Below this share of the axis, counts are hard to read. */
static const double least_high = 0.4;

/* Counts of a distribution go up and down from frame to frame; the axis stays while they are a good
 * part of it. */
static double keep_high(double *kept, double high) {
  if (!kept)
    return high;
  if (high > *kept || high < least_high * *kept)
    *kept = high;
  return *kept;
}

static void fit_linear(CaromChartLayout *layout, double low, double high) {
  const CaromQuantity *quantity = layout->chart->quantity;
  if (carom_chart_layout_is_distribution(layout))
    layout->value = carom_axis_fit_counts(keep_high(layout->chart->kept_high, high));
  else if (quantity->dimension == CAROM_DIMENSION_COUNT)
    layout->value = carom_axis_fit_counts(high);
  else
    layout->value = carom_axis_fit_at_scale(low, high, quantity->from_zero,
                                            natural_scale(layout->chart, quantity));
}

static void fit_across_values(CaromChartLayout *layout) {
  const CaromQuantity *across = layout->chart->quantity->across;
  CaromCurve range = layout->across_range;
  if (range.low > range.high)
    range.low = range.high = 0;
  layout->across = carom_axis_fit_at_scale(range.low, range.high, across->from_zero,
                                           natural_scale(layout->chart, across));
  if (carom_chart_part_is_any(layout->chart->part)) {
    layout->across.min = layout->chart->part.across.from;
    layout->across.max = layout->chart->part.across.to;
  }
  layout->across.most_digits = layout->chart->most_digits;
}

/* On a logarithmic axis of what usually is on another one, such as an energy, less than this share
 * of the greatest value is what rounding leaves of nothing. */
static const double least_share = 1e-12;

static void fit_value_axis(CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  gboolean is_logarithmic = carom_chart_is_logarithmic(chart);
  double low = INFINITY, high = -INFINITY, low_positive = INFINITY;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    low = MIN(low, layout->curves[i].low);
    high = MAX(high, layout->curves[i].high);
    low_positive = MIN(low_positive, layout->curves[i].low_positive);
  }
  if (chart->has_other_scale)
    low_positive = MAX(low_positive, least_share * high);
  layout->all_zero = is_logarithmic && low <= high && high <= 0;
  layout->shows_zero = is_logarithmic && !(low > 0);
  if (low > high) /* no disc is in yet, or the run has not come to what is shown */
    low = high = 0;
  if (!is_logarithmic)
    fit_linear(layout, low, high);
  else if (high > 0)
    layout->value = carom_axis_fit_logarithmic(low_positive, high);
  else
    layout->value = carom_axis_fit_logarithmic(1, 1);
  CaromChartRange range = carom_chart_part_is_any(chart->part) ? chart->part.upright : chart->range;
  if (carom_chart_range_is_valid(range, is_logarithmic)) {
    layout->value.min = range.from;
    layout->value.max = range.to;
    layout->shows_zero = layout->all_zero = FALSE;
  }
  layout->value.most_digits = chart->most_digits;
}

/* The axis reaches as far as discs are usually found; twice as far, and so on, if one is faster, so
 * that it seldom changes. */
static void fit_across_distribution(CaromChartLayout *layout) {
  double end = carom_distribution_reach(carom_comparison_get_run(layout->chart->comparison, 0));
  for (guint i = 0; i < layout->n_panes; i++) {
    const GArray *points = layout->curves[i].points;
    double last = g_array_index(points, CaromVec2, points->len - 1).x;
    while (end < last)
      end *= 2;
  }
  layout->across = (CaromAxis){.min = 0, .max = end};
}

/* "v (m/s)" */
static char *symbol_with_unit(const CaromChart *chart) {
  const CaromQuantity *quantity = chart->quantity;
  const CaromScene *scene = carom_comparison_get_scene(chart->comparison);
  g_autofree char *unit = carom_unit_symbol(quantity->dimension, scene->unit);
  g_autofree char *unit_markup = g_markup_escape_text(unit, -1);
  return *unit ? g_strdup_printf("%s (%s)", quantity->symbol, unit_markup)
               : g_strdup(quantity->symbol);
}

/* Returns: (transfer full): at the upright axis of a distribution: how many discs */
static char *write_number(const CaromChartLayout *layout, CaromText *text) {
  /* Translators: at the upright axis of a distribution: how many discs. */
  g_autofree char *number = g_markup_escape_text(_("number of discs"), -1);
  gboolean fits = carom_text_width(text, number) <= layout->height - 2 * CAROM_CHART_EDGE;
  /* Translators: the same in a low chart. */
  return fits ? g_steal_pointer(&number) : g_markup_escape_text(C_("axis of a chart", "discs"), -1);
}

static void write_titles(CaromChartLayout *layout, CaromText *text) {
  const CaromChart *chart = layout->chart;
  g_autofree char *title = g_markup_escape_text(_(chart->quantity->part.title), -1);
  layout->title = g_strdup_printf("<b>%s</b>", title);
  if (carom_chart_layout_is_distribution(layout)) {
    layout->across_title = symbol_with_unit(chart);
    layout->value_title = write_number(layout, text);
  } else if (carom_chart_layout_is_phase_plot(layout)) {
    layout->across_title = carom_chart_phase_write_across(layout);
    layout->value_title = carom_chart_phase_write_upright(layout);
  } else {
    layout->across_title = g_markup_escape_text(_("time (s)"), -1);
    layout->value_title = symbol_with_unit(chart);
  }
}

/* The smallest fraction of the width that is kept for the title, so that charts side by side have
 * their legends at the same place, whatever their titles. */
#define TITLE_SHARE 0.25

/* Title and legend share a row if there is room; otherwise the legend follows in rows of its own,
 * or is left out if the chart is too small for that.
 *
 * Returns: where the next thing begins */
static double place_title(CaromChartLayout *layout, CaromText *text, double y) {
  CaromLegend legend = {layout->chart->comparison, layout->chart->theme,
                        carom_chart_layout_has_hues(layout), layout->chart->hidden_panes};
  double line = text->line_height, inner = layout->width - 2 * CAROM_CHART_EDGE;
  double legend_width = carom_legend_width(&legend, text);
  layout->title_middle = y + line / 2;
  if (!layout->chart->show_legend)
    return y + line * 1.4;
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

static gboolean has_readout(const CaromChartLayout *layout) {
  return layout->chart->show_cursor && !carom_chart_layout_is_distribution(layout);
}

/* A plot of fewer lines than this gets the line of the title of the axis across, too, which then
 * stands beside the numbers. */
static const double low_plot = 5;

/* The rows are, from the top: title and legend, the readout, the plot, tick labels, and the title
 * of the axis across. */
static void stack_rows(CaromChartLayout *layout, CaromText *text) {
  double line = text->line_height, y = CAROM_CHART_EDGE;
  if (layout->chart->show_title)
    y = place_title(layout, text, y);
  layout->readout_top = y;
  if (has_readout(layout))
    carom_chart_readout_arrange(layout, text);
  if (layout->chart->own)
    layout->chart->own->n_lines = layout->n_readout_lines;
  layout->n_readout_lines = MAX(layout->n_readout_lines, layout->chart->least.n_lines);
  if (layout->chart->show_cursor)
    y += line * (0.1 + MAX(layout->n_readout_lines, has_readout(layout) ? 1 : 0));
  layout->top = y + line * 0.55;
  layout->across_title_middle = layout->height - CAROM_CHART_EDGE - line * 0.4;
  layout->bottom = layout->height - CAROM_CHART_EDGE - line * 2.2;
  layout->has_across_title = layout->bottom - layout->top >= low_plot * line;
  if (!layout->has_across_title)
    layout->bottom += line * 1.1;
  layout->bottom = MAX(layout->bottom, layout->top + 1);
}

static double widest_label(CaromText *text, const GArray *ticks) {
  double widest = 0;
  for (guint i = 0; i < ticks->len; i++)
    widest = MAX(widest, carom_text_width(text, g_array_index(ticks, CaromTick, i).label));
  return widest;
}

static void place_value_axis(CaromChartLayout *layout, CaromText *text) {
  double line = text->line_height;
  /* On a logarithmic axis, 0 is drawn one step below the smallest power of ten. */
  double above_zero = layout->shows_zero ? MIN(1.4 * line, (layout->bottom - layout->top) / 3) : 0;
  layout->value.from = layout->bottom - above_zero;
  layout->value.to = layout->top;
  double room = layout->value.from - layout->value.to;
  layout->value_ticks = carom_axis_ticks(&layout->value, (guint)CLAMP(room / (1.4 * line), 2, 7));
  if (layout->all_zero)
    g_array_set_size(layout->value_ticks, 0);
  double labels = MAX(widest_label(text, layout->value_ticks), text->digit_height);
  double left = CAROM_CHART_EDGE + 1.25 * line + labels + CAROM_CHART_LABEL_GAP;
  if (layout->chart->own)
    layout->chart->own->left = left;
  layout->left = MAX(left, layout->chart->least.left);
}

static void place_across_axis(CaromChartLayout *layout, CaromText *text) {
  double names = carom_chart_layout_is_phase_plot(layout)
                     ? 0 /* they stand in the plot */
                     : carom_chart_labels_room(layout, text, layout->bottom - layout->top);
  double beside = MIN(MAX(names, text->line_height * 0.8), layout->width * most_names);
  double right = CAROM_CHART_EDGE + beside;
  if (layout->chart->own)
    layout->chart->own->right = right;
  layout->right = MAX(layout->width - MAX(right, layout->chart->least.right), layout->left + 1);
  layout->across.from = layout->left;
  layout->across.to = layout->right;
  double room = layout->right - layout->left;
  layout->across_ticks =
      carom_axis_ticks(&layout->across, (guint)CLAMP(room / (4 * text->line_height), 2, 8));
}

/* Bins that happen to be equal do not coincide as curves do: a distribution is nested if all of it
 * is. */
static void nest_all_or_none(const GArray *outline, GArray *stretches) {
  double end = g_array_index(outline, CaromVec2, outline->len - 1).x;
  CaromChartStretch *first = &g_array_index(stretches, CaromChartStretch, 0);
  for (guint k = 0; k < stretches->len; k++) {
    const CaromChartStretch *stretch = &g_array_index(stretches, CaromChartStretch, k);
    if (stretch->is_alone && stretch->from < end)
      first->is_alone = TRUE;
  }
  first->to = g_array_index(stretches, CaromChartStretch, stretches->len - 1).to;
  g_array_set_size(stretches, 1);
}

/* Whether wide lines lie upon each other where they are too close. */
static gboolean has_restless(const GArray *stretches) {
  for (guint k = 0; k < stretches->len; k++) {
    const CaromChartStretch *stretch = &g_array_index(stretches, CaromChartStretch, k);
    if (stretch->is_restless && !stretch->is_alone)
      return TRUE;
  }
  return FALSE;
}

/* Finds where the curves are, and where those of a channel coincide. */
void carom_chart_arrange_outlines(CaromChartLayout *layout) {
  if (layout->is_stretched || carom_chart_layout_is_phase_plot(layout))
    return;
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  CaromChartPast *past = carom_chart_layout_is_over_time(layout) ? layout->chart->past : NULL;
  guint n = layout->n_curves_a_pane;
  /* Also where there are no curves. */
  layout->outlines = g_new0(GArray *, carom_chart_layout_count_curves(layout) + 1);
  layout->stretches = g_new0(GArray *, carom_chart_layout_count_curves(layout) + 1);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    layout->outlines[i] = past ? carom_chart_past_get_outline(past, layout, i)
                               : carom_curve_outline(&layout->curves[i], &places);
  double settled =
      past ? carom_chart_past_get_stretches(past, layout, layout->stretches) : layout->left;
  g_autofree GArray **outlines = g_new(GArray *, layout->n_panes);
  g_autofree GArray **stretches = g_new(GArray *, layout->n_panes);
  for (guint c = 0; c < n; c++) {
    for (guint i = 0; i < layout->n_panes; i++) {
      outlines[i] = layout->outlines[i * n + c];
      stretches[i] = layout->stretches[i * n + c];
    }
    carom_chart_nesting(outlines, layout->n_panes, layout->left, layout->right,
                        carom_chart_layout_has_hues(layout) ||
                            layout->n_panes > CAROM_THEME_PANE_LAYERS,
                        settled, stretches);
    for (guint i = 0; i < layout->n_panes; i++) {
      layout->stretches[i * n + c] = stretches[i];
      layout->is_restless |= has_restless(stretches[i]);
      if (carom_chart_layout_is_distribution(layout))
        nest_all_or_none(outlines[i], stretches[i]);
    }
  }
  if (past)
    carom_chart_past_keep_stretches(past, layout);
}

void carom_chart_arrange(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                         double width, double height) {
  carom_chart_arrange_axes(layout, chart, text, width, height);
  carom_chart_arrange_outlines(layout);
}

void carom_chart_arrange_axes(CaromChartLayout *layout, const CaromChart *chart, CaromText *text,
                              double width, double height) {
  *layout = (CaromChartLayout){.chart = chart, .width = width, .height = height};
  layout->across = (CaromAxis){.min = 0, .max = carom_chart_arrange_end_s(chart)};
  if (carom_time_span_is_part(chart->shown))
    layout->across = (CaromAxis){.min = chart->shown.from_s, .max = chart->shown.to_s};
  layout->is_stretched =
      chart->is_moving && chart->past && carom_chart_past_can_stretch(chart->past, chart);
  measure_curves(layout);
  layout->fits = carom_chart_fit_curves(layout);
  if (carom_chart_layout_is_distribution(layout))
    fit_across_distribution(layout);
  if (carom_chart_layout_is_phase_plot(layout))
    fit_across_values(layout);
  fit_value_axis(layout);
  layout->is_unknown =
      carom_time_span_is_part(chart->shown) &&
      carom_chart_known_s(chart->comparison, chart->until_now) < chart->shown.from_s;
  write_titles(layout, text);
  stack_rows(layout, text);
  place_value_axis(layout, text);
  place_across_axis(layout, text);
  gboolean is_chosen = carom_chart_range_is_valid(chart->range, layout->value.logarithmic);
  if (carom_chart_layout_is_phase_plot(layout) && !is_chosen &&
      carom_chart_phase_equalize(layout)) {
    g_array_unref(layout->value_ticks);
    g_array_unref(layout->across_ticks);
    place_value_axis(layout, text);
    place_across_axis(layout, text);
  }
}

double carom_chart_arrange_time_at(const CaromChart *chart, double width, double height,
                                   CaromVec2 place) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  CaromChart without_fit = *chart; /* which takes time; its room is kept all the same */
  without_fit.fit = NULL;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange_axes(&layout, &without_fit, &text, width, height);
  if (carom_chart_layout_is_phase_plot(&layout))
    return carom_chart_phase_find_time_s(&layout, place);
  if (!carom_chart_layout_is_over_time(&layout))
    return carom_comparison_get_time_s(chart->comparison);
  return CLAMP(carom_axis_value(&layout.across, place.x), layout.across.min, layout.across.max);
}

/* A part is not closer than that: numbers of an axis could not be told apart. */
static const double closest = 1000;

static CaromChartRange look(const CaromAxis *axis, double at, double factor, double moved) {
  double from = at + (axis->from - at) / factor - moved, to = at + (axis->to - at) / factor - moved;
  return (CaromChartRange){carom_axis_value(axis, from), carom_axis_value(axis, to)};
}

static double share_of(CaromChartRange range, const CaromAxis *whole) {
  return (range.to - range.from) / (whole->max - whole->min);
}

CaromChartPart carom_chart_arrange_look(const CaromChart *chart, double width, double height,
                                        CaromVec2 place, double factor, CaromVec2 moved) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout, whole;
  CaromChart without_fit = *chart, all;
  without_fit.fit = NULL;
  all = without_fit;
  all.part = (CaromChartPart){0};
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange_axes(&layout, &without_fit, &text, width, height);
  carom_chart_arrange_axes(&whole, &all, &text, width, height);
  if (!carom_vec2_is_finite(place))
    place = carom_chart_phase_find_place(&layout);
  CaromChartPart part = {look(&layout.across, place.x, factor, moved.x),
                         look(&layout.value, place.y, factor, moved.y)};
  double share = share_of(part.across, &whole.across);
  gboolean is_logarithmic = layout.value.logarithmic;
  if (share >= 1 - DBL_EPSILON)
    return all.part;
  if (factor > 1 && (share < 1 / closest ||
                     (!is_logarithmic && share_of(part.upright, &whole.value) < 1 / closest)))
    return chart->part;
  return carom_chart_range_is_valid(part.across, FALSE) &&
                 carom_chart_range_is_valid(part.upright, is_logarithmic)
             ? part
             : chart->part;
}
