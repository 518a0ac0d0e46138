/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-draw: draws what carom-chart-arrange has arranged, from back to front. */
#include "carom-chart-draw.h"

#include "carom-chart-arrange.h"
#include "carom-chart-curves.h"
#include "carom-chart-fit.h"
#include "carom-chart-labels.h"
#include "carom-chart-names.h"
#include "carom-chart-past.h"
#include "carom-chart-phase.h"
#include "carom-chart-readout.h"

#include <glib/gi18n-lib.h>

static void draw_title(const CaromChartLayout *layout, CaromText *text) {
  const CaromChart *chart = layout->chart;
  CaromLegend legend = {chart->comparison, chart->theme, carom_chart_layout_has_hues(layout),
                        chart->hidden_panes};
  carom_text_draw_within(text, layout->title, chart->theme->text, CAROM_CHART_EDGE,
                         layout->title_middle, 0, layout->width - 2 * CAROM_CHART_EDGE);
  if (layout->legend_width > 0)
    carom_legend_draw(&legend, text, layout->legend_x, layout->legend_y, layout->legend_width);
}

static void draw_line(cairo_t *cr, double x1, double y1, double x2, double y2) {
  cairo_move_to(cr, x1, y1);
  cairo_line_to(cr, x2, y2);
  cairo_stroke(cr);
}

/* Lines that are a point wide are sharp on whole pixels. */
static double sharp(double place) {
  return floor(place) + 0.5;
}

static void draw_value_tick(const CaromChartLayout *layout, CaromText *text, double y,
                            const char *label) {
  const CaromTheme *theme = layout->chart->theme;
  carom_colour_set(text->cr, theme->grid, 1);
  cairo_set_line_width(text->cr, layout->chart->theme->line_factor);
  draw_line(text->cr, layout->left, sharp(y), layout->right, sharp(y));
  carom_text_draw(text, label, theme->dim_text, layout->left - CAROM_CHART_LABEL_GAP, y, 1);
}

/* Where it is longer than its axis, it goes on below, where nothing else is, but not above, where
 * values are read off. A single letter stays upright: an N on its side is a Z. */
static void draw_value_title(const CaromChartLayout *layout, CaromText *text) {
  const char *title = layout->value_title;
  CaromColour colour = layout->chart->theme->dim_text;
  double end = layout->height - CAROM_CHART_EDGE, room = end - layout->top;
  double half = MIN(carom_text_width(text, title), room) / 2;
  double middle = MAX((layout->top + layout->bottom) / 2, layout->top + half);
  double x = CAROM_CHART_EDGE + text->line_height * 0.4;
  double y = MIN(middle, end - half);
  if (g_utf8_strlen(title, -1) == 1)
    carom_text_draw(text, title, colour, x, y, 0.5);
  else
    carom_text_draw_upwards(text, title, colour, x, y, room);
}

static void draw_value_axis(const CaromChartLayout *layout, CaromText *text) {
  for (guint i = 0; i < layout->value_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->value_ticks, CaromTick, i);
    draw_value_tick(layout, text, carom_axis_place(&layout->value, tick->value), tick->label);
  }
  if (layout->shows_zero)
    draw_value_tick(layout, text, layout->bottom, "0");
  draw_value_title(layout, text);
}

/* In a low chart the title of the axis stands at the end of its numbers, in place of the last.
 *
 * Returns: where the numbers end */
static double draw_across_title(const CaromChartLayout *layout, CaromText *text,
                                double label_middle) {
  CaromColour colour = layout->chart->theme->dim_text;
  double width = carom_text_width(text, layout->across_title);
  double end = layout->width - CAROM_CHART_EDGE;
  if (layout->has_across_title) {
    carom_text_draw(text, layout->across_title, colour, (layout->left + layout->right) / 2,
                    layout->across_title_middle, 0.5);
    return INFINITY;
  }
  carom_text_draw(text, layout->across_title, colour, end, label_middle, 1);
  return end - width - text->line_height / 2;
}

/* A time that is written at the axis, in a box. */
typedef struct {
  char number[CAROM_NUMBER_SIZE];
  double middle, half; /* of the box */
} TimeBox;

static TimeBox time_box(const CaromChartLayout *layout, CaromText *text, double time_s) {
  TimeBox box;
  carom_axis_format(&layout->across, time_s, box.number);
  box.half = carom_text_width(text, box.number) / 2 + 0.4 * text->line_height;
  box.middle = CLAMP(carom_axis_place(&layout->across, time_s), box.half, layout->width - box.half);
  return box;
}

#define MAX_TIMES 2

/* The times that are written at the axis.
 *
 * Returns: how many */
static guint find_times(const CaromChartLayout *layout, double times_s[MAX_TIMES]) {
  const CaromChart *chart = layout->chart;
  guint n = 0;
  if (!carom_chart_layout_is_over_time(layout))
    return 0;
  if (chart->show_cursor && chart->is_marked && carom_chart_layout_shows(layout, chart->marked_s))
    times_s[n++] = chart->marked_s;
  if (chart->show_cursor && chart->is_pointed && carom_chart_layout_shows(layout, chart->pointed_s))
    times_s[n++] = chart->pointed_s;
  return n;
}

/* Whether one of these times is in the way there. */
static gboolean is_taken(const CaromChartLayout *layout, CaromText *text, double x, double half) {
  double times_s[MAX_TIMES];
  for (guint i = find_times(layout, times_s); i-- > 0;) {
    TimeBox box = time_box(layout, text, times_s[i]);
    if (fabs(x - box.middle) < half + box.half + 0.3 * text->line_height)
      return TRUE;
  }
  return FALSE;
}

static void draw_across_axis(const CaromChartLayout *layout, CaromText *text) {
  const CaromTheme *theme = layout->chart->theme;
  double label_middle = layout->bottom + text->line_height * 0.85;
  carom_colour_set(text->cr, theme->axis, 1);
  cairo_set_line_width(text->cr, theme->line_factor);
  draw_line(text->cr, sharp(layout->left), layout->top, sharp(layout->left), layout->bottom);
  draw_line(text->cr, layout->left, sharp(layout->bottom), layout->right, sharp(layout->bottom));
  double end = draw_across_title(layout, text, label_middle);
  for (guint i = 0; i < layout->across_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->across_ticks, CaromTick, i);
    double x = carom_axis_place(&layout->across, tick->value);
    carom_colour_set(text->cr, theme->axis, 1);
    cairo_set_line_width(text->cr, theme->line_factor);
    draw_line(text->cr, sharp(x), layout->bottom, sharp(x), layout->bottom + 4);
    double half = carom_text_width(text, tick->label) / 2;
    if (x + half <= end && !is_taken(layout, text, x, half))
      carom_text_draw(text, tick->label, theme->dim_text, x, label_middle, 0.5);
  }
}

/* What is not shown has no cursor, but can be read off.
 *
 * Returns: where it is, or the end of the plot beyond which it is */
static double draw_cursor_at(const CaromChartLayout *layout, CaromText *text, double time_s,
                             CaromColour colour) {
  double x = carom_axis_place(&layout->across, time_s);
  if (!carom_chart_layout_shows(layout, time_s))
    return CLAMP(x, layout->left, layout->right);
  carom_colour_set(text->cr, colour, 1);
  cairo_set_line_width(text->cr, layout->chart->theme->line_factor);
  draw_line(text->cr, sharp(x), layout->readout_top + text->line_height * 1.1, sharp(x),
            layout->bottom);
  return x;
}

static void draw_time(const CaromChartLayout *layout, CaromText *text, double time_s) {
  const CaromTheme *theme = layout->chart->theme;
  TimeBox box = time_box(layout, text, time_s);
  double line = text->line_height, y = layout->bottom + line * 0.85;
  carom_colour_set(text->cr, carom_colour_mix(theme->background, theme->cursor, 0.12), 1);
  cairo_rectangle(text->cr, box.middle - box.half, y - 0.5 * line, 2 * box.half, line);
  cairo_fill(text->cr);
  carom_text_draw(text, box.number, theme->text, box.middle, y, 0.5);
}

/* From the mark to where values are read off. */
static void draw_marked(const CaromChartLayout *layout, cairo_t *cr) {
  const CaromChart *chart = layout->chart;
  double from = carom_axis_place(&layout->across, chart->marked_s);
  double to = carom_axis_place(&layout->across, carom_chart_read_s(chart));
  from = CLAMP(from, layout->left, layout->right);
  to = CLAMP(to, layout->left, layout->right);
  carom_colour_set(cr, chart->theme->cursor, 0.08);
  cairo_rectangle(cr, MIN(from, to), layout->top, fabs(to - from), layout->bottom - layout->top);
  cairo_fill(cr);
}

/* Whether two times have no room beside each other; the one that is pointed at is the last. */
static gboolean touch(const CaromChartLayout *layout, CaromText *text,
                      const double times_s[MAX_TIMES]) {
  TimeBox one = time_box(layout, text, times_s[0]), other = time_box(layout, text, times_s[1]);
  return fabs(one.middle - other.middle) < one.half + other.half;
}

static void draw_cursor(const CaromChartLayout *layout, CaromText *text) {
  const CaromChart *chart = layout->chart;
  double x = draw_cursor_at(layout, text, carom_comparison_get_time_s(chart->comparison),
                            chart->theme->cursor);
  if (chart->is_marked)
    draw_cursor_at(layout, text, chart->marked_s, chart->theme->dim_text);
  if (chart->is_pointed)
    x = draw_cursor_at(layout, text, chart->pointed_s, chart->theme->dim_text);
  double times_s[MAX_TIMES];
  guint n = find_times(layout, times_s);
  for (guint i = n > 1 && touch(layout, text, times_s) ? 1 : 0; i < n; i++)
    draw_time(layout, text, times_s[i]);
  carom_chart_readout_draw(layout, text, x);
}

/* Returns: (nullable): what is to say where there are no curves */
static const char *find_note(const CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  gboolean has_all_channels = chart->hidden_channels == 0;
  if (layout->all_zero && has_all_channels && chart->hidden_panes == 0)
    return _("exactly 0 so far");
  if (layout->is_unknown && carom_chart_layout_is_over_time(layout))
    return _("still to come");
  if (carom_chart_layout_is_phase_plot(layout) && layout->channels->len == 0 && has_all_channels)
    /* Translators: in a chart of one quantity against another. */
    return _("no two values to show against each other");
  return NULL;
}

void carom_chart_draw(const CaromChart *chart, cairo_t *cr, double width, double height) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, cr, chart->font);
  carom_chart_arrange_axes(&layout, chart, &text, width, height);
  gboolean over_time = carom_chart_layout_is_over_time(&layout);
  if (!chart->past || !over_time || !carom_chart_past_holds(chart->past, &layout))
    carom_chart_arrange_outlines(&layout);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  if (chart->show_title)
    draw_title(&layout, &text);
  draw_value_axis(&layout, &text);
  draw_across_axis(&layout, &text);
  if (chart->show_cursor && chart->is_marked && over_time)
    draw_marked(&layout, cr);
  if (carom_chart_layout_is_phase_plot(&layout))
    carom_chart_phase_draw(&layout, &text);
  else if (chart->past && over_time)
    carom_chart_past_draw(chart->past, &layout, cr);
  else
    carom_chart_curves_draw(&layout, cr, -INFINITY);
  carom_chart_fit_draw(&layout, cr);
  if (chart->show_cursor && over_time)
    draw_cursor(&layout, &text);
  else if (chart->show_cursor && carom_chart_layout_is_phase_plot(&layout))
    carom_chart_readout_draw(&layout, &text, layout.left);
  if (over_time)
    carom_chart_names_draw(&layout, &text);
  carom_chart_labels_draw(&layout, &text);
  const char *note = find_note(&layout);
  if (note)
    carom_text_draw_within(&text, note, chart->theme->dim_text, (layout.left + layout.right) / 2,
                           (layout.top + layout.bottom) / 2, 0.5, layout.right - layout.left);
  cairo_restore(cr);
}
