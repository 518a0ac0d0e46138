/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-growth-chart: finds the axes, then draws ticks, the lines to compare with, and the curves
 * with a mark at each point. */
#include "carom-growth-chart.h"

#include "carom-axis.h"
#include "carom-text.h"
#include "carom-vec2.h"

#include <glib/gi18n-lib.h>

#define EDGE      6.0 /* between the contents and the rectangle */
#define LABEL_GAP 6.0 /* between the plot and its labels */
#define MARK      4.0 /* the size of a mark */

/* How far apart the labels of an axis are, in lines. */
#define VALUE_LABEL_LINES 1.6

/* The axis of numbers begins before the first of them, by this factor. */
#define NUMBERS_BEFORE 1.25

typedef struct {
  const CaromGrowthChart *chart;
  CaromText *text;
  double width, height;
  CaromAxis across, value;
} Layout;

/* A line to compare with, and its name, which is not to be taken for that of the curve beside whose
 * end it may stand. */
typedef struct {
  const char *markup;
  double (*at)(double number);
} Guide;

static double at_n(double n) {
  return n;
}

static double at_n_log_n(double n) {
  return n * log(n);
}

static double at_n_squared(double n) {
  return n * n;
}

/* They are listed from the least steep to the steepest. */
static const Guide guides[] = {
    {"∝ N", at_n},
    {"∝ N log N", at_n_log_n},
    {"∝ N<sup>2</sup>", at_n_squared},
};

/* ---- Where everything is ---- */

static double value_at(const CaromGrowthChart *chart, guint curve, guint point) {
  return chart->values[curve * chart->n_points + point];
}

/* Returns: whether there is any value */
static gboolean find_range(const CaromGrowthChart *chart, double *low, double *high) {
  *low = INFINITY;
  *high = 0;
  for (guint i = 0; i < chart->n_curves * chart->n_points; i++)
    if (chart->values[i] > 0) {
      *low = MIN(*low, chart->values[i]);
      *high = MAX(*high, chart->values[i]);
    }
  return *high > 0;
}

static guint count_value_labels(const Layout *layout) {
  double height = layout->value.from - layout->value.to;
  return (guint)MAX(height / (VALUE_LABEL_LINES * layout->text->line_height), 2);
}

static double widest_label(const Layout *layout, const GArray *ticks) {
  double widest = 0;
  for (guint i = 0; i < ticks->len; i++)
    widest = MAX(widest, carom_text_width(layout->text, g_array_index(ticks, CaromTick, i).label));
  return widest;
}

static double widest_name(const Layout *layout) {
  double widest = 0;
  for (guint i = 0; i < G_N_ELEMENTS(guides); i++)
    widest = MAX(widest, carom_text_width(layout->text, guides[i].markup));
  return widest;
}

/* Returns: whether there is anything to draw */
static gboolean arrange(Layout *layout) {
  const CaromGrowthChart *chart = layout->chart;
  double low, high, line = layout->text->line_height;
  if (!find_range(chart, &low, &high))
    return FALSE;
  layout->value = carom_axis_fit_logarithmic(low, high);
  layout->value.from = layout->height - EDGE - 2.6 * line;
  layout->value.to = EDGE + 0.6 * line;
  g_autoptr(GArray) ticks = carom_axis_ticks(&layout->value, count_value_labels(layout));
  layout->across = (CaromAxis){
      .min = chart->numbers[0] / NUMBERS_BEFORE,
      .max = MAX(chart->numbers[chart->n_points - 1], chart->numbers[0] * NUMBERS_BEFORE),
      .logarithmic = TRUE,
      .from = EDGE + widest_label(layout, ticks) + LABEL_GAP,
      .to = layout->width - EDGE - widest_name(layout) - LABEL_GAP - MARK,
  };
  return TRUE;
}

/* ---- Axes ---- */

static void draw_line(cairo_t *cr, double x1, double y1, double x2, double y2) {
  cairo_move_to(cr, x1, y1);
  cairo_line_to(cr, x2, y2);
  cairo_stroke(cr);
}

/* Lines that are a point wide are sharp on whole pixels. */
static double sharp(double place) {
  return floor(place) + 0.5;
}

static void draw_value_axis(const Layout *layout) {
  const CaromTheme *theme = layout->chart->theme;
  cairo_t *cr = layout->text->cr;
  g_autoptr(GArray) ticks = carom_axis_ticks(&layout->value, count_value_labels(layout));
  for (guint i = 0; i < ticks->len; i++) {
    const CaromTick *tick = &g_array_index(ticks, CaromTick, i);
    double y = carom_axis_place(&layout->value, tick->value);
    carom_colour_set(cr, theme->grid, 1);
    draw_line(cr, layout->across.from, sharp(y), layout->across.to, sharp(y));
    carom_text_draw(layout->text, tick->label, theme->dim_text, layout->across.from - LABEL_GAP, y,
                    1);
  }
}

static void draw_across_axis(const Layout *layout) {
  const CaromTheme *theme = layout->chart->theme;
  cairo_t *cr = layout->text->cr;
  double bottom = layout->value.from, line = layout->text->line_height;
  g_autoptr(GArray) ticks = carom_axis_ticks(&layout->across, 5);
  carom_colour_set(cr, theme->axis, 1);
  draw_line(cr, sharp(layout->across.from), layout->value.to, sharp(layout->across.from), bottom);
  draw_line(cr, layout->across.from, sharp(bottom), layout->across.to, sharp(bottom));
  for (guint i = 0; i < ticks->len; i++) {
    const CaromTick *tick = &g_array_index(ticks, CaromTick, i);
    double x = carom_axis_place(&layout->across, tick->value);
    carom_colour_set(cr, theme->axis, 1);
    draw_line(cr, sharp(x), bottom, sharp(x), bottom + 4);
    carom_text_draw(layout->text, tick->label, theme->dim_text, x, bottom + 0.85 * line, 0.5);
  }
  g_autofree char *title = g_markup_escape_text(layout->chart->number_title, -1);
  carom_text_draw_fitted(layout->text, title, theme->dim_text,
                         (layout->across.from + layout->across.to) / 2, bottom + 1.9 * line, 0.5,
                         layout->across.to - layout->across.from);
}

/* ---- Lines to compare with ---- */

static double lowest_first_value(const CaromGrowthChart *chart) {
  double low = INFINITY;
  for (guint i = 0; i < chart->n_curves; i++)
    if (value_at(chart, i, 0) > 0)
      low = MIN(low, value_at(chart, i, 0));
  return low;
}

/* All begin at the lowest first value. A single disc has log 1 = 0, to which nothing can be
 * compared. */
static gboolean has_guides(const CaromGrowthChart *chart) {
  return chart->n_points > 1 && chart->numbers[0] > 1 && isfinite(lowest_first_value(chart));
}

/* Traces the line as far as the plot reaches.
 *
 * Returns: where it ends */
static CaromVec2 trace_guide(const Layout *layout, const Guide *guide) {
  const CaromGrowthChart *chart = layout->chart;
  double first = chart->numbers[0], last = chart->numbers[chart->n_points - 1];
  double factor = lowest_first_value(chart) / guide->at(first);
  CaromVec2 end = {0, 0};
  const guint n_pieces = 60;
  for (guint i = 0; i <= n_pieces; i++) {
    double number = first * pow(last / first, (double)i / n_pieces);
    double y = carom_axis_place(&layout->value, factor * guide->at(number));
    if (!(y >= layout->value.to))
      break;
    end = carom_vec2(carom_axis_place(&layout->across, number), y);
    cairo_line_to(layout->text->cr, end.x, end.y);
  }
  return end;
}

static void draw_guides(const Layout *layout) {
  cairo_t *cr = layout->text->cr;
  cairo_save(cr);
  cairo_set_dash(cr, (const double[]){1, 3}, 2, 0);
  carom_colour_set(cr, layout->chart->theme->dim_text, 0.8);
  for (guint i = 0; i < G_N_ELEMENTS(guides); i++) {
    trace_guide(layout, &guides[i]);
    cairo_stroke(cr);
  }
  cairo_restore(cr);
}

/* Names are at the ends of their lines, beside the plot, each above the one before. */
static void name_guides(const Layout *layout) {
  const CaromTheme *theme = layout->chart->theme;
  double below = layout->value.from + layout->text->line_height;
  for (guint i = 0; i < G_N_ELEMENTS(guides); i++) {
    CaromVec2 end = trace_guide(layout, &guides[i]);
    cairo_new_path(layout->text->cr);
    below = MIN(end.y, below - layout->text->line_height);
    carom_text_draw(layout->text, guides[i].markup, theme->dim_text, end.x + LABEL_GAP + MARK,
                    below, 0);
  }
}

/* ---- Curves ---- */

static CaromVec2 place_of(const Layout *layout, guint curve, guint point) {
  return carom_vec2(carom_axis_place(&layout->across, layout->chart->numbers[point]),
                    carom_axis_place(&layout->value, value_at(layout->chart, curve, point)));
}

/* The ink of text and strokes in place of the panes' colours and filled marks, which stand for
 * panes. */
static const double dashes[][2] = {{0, 0}, {7, 3}, {2, 2.5}};

static void set_curve(cairo_t *cr, const CaromTheme *theme, guint curve) {
  const double *dash = dashes[curve % G_N_ELEMENTS(dashes)];
  carom_colour_set(cr, theme->text, 1);
  cairo_set_line_width(cr, 1.4 * theme->line_factor);
  cairo_set_dash(cr, dash, dash[0] > 0 ? 2 : 0, 0);
}

/* @n: lines across each other, of which the first is turned by @turn of the angle between two */
static void trace_star(cairo_t *cr, CaromVec2 place, double radius, guint n, double turn) {
  for (guint i = 0; i < n; i++) {
    double angle = (i + turn) * G_PI / n, x = radius * cos(angle), y = radius * sin(angle);
    cairo_move_to(cr, place.x - x, place.y - y);
    cairo_line_to(cr, place.x + x, place.y + y);
  }
}

/* An upright cross, a slanted one, a star of three lines. */
static void draw_mark(cairo_t *cr, const CaromTheme *theme, guint curve, CaromVec2 place) {
  double radius = MARK * theme->line_factor;
  cairo_save(cr);
  cairo_new_path(cr);
  trace_star(cr, place, radius, curve % 3 == 2 ? 3 : 2, curve % 3 == 0 ? 0 : 0.5);
  cairo_set_dash(cr, NULL, 0, 0);
  carom_colour_set(cr, theme->background, 1);
  cairo_set_line_width(cr, 4 * theme->line_factor);
  cairo_stroke_preserve(cr);
  carom_colour_set(cr, theme->text, 1);
  cairo_set_line_width(cr, 1.8 * theme->line_factor);
  cairo_stroke(cr);
  cairo_restore(cr);
}

static void draw_curve(const Layout *layout, guint curve) {
  const CaromTheme *theme = layout->chart->theme;
  cairo_t *cr = layout->text->cr;
  cairo_save(cr);
  set_curve(cr, theme, curve);
  for (guint i = 0; i < layout->chart->n_points; i++) {
    CaromVec2 place = place_of(layout, curve, i);
    if (isfinite(place.y))
      cairo_line_to(cr, place.x, place.y);
  }
  cairo_stroke(cr);
  cairo_restore(cr);
  for (guint i = 0; i < layout->chart->n_points; i++) {
    CaromVec2 place = place_of(layout, curve, i);
    if (isfinite(place.y))
      draw_mark(cr, theme, curve, place);
  }
}

void carom_growth_chart_draw_sample(const CaromTheme *theme, guint curve, cairo_t *cr, double width,
                                    double height) {
  cairo_save(cr);
  set_curve(cr, theme, curve);
  cairo_move_to(cr, 0, height / 2);
  cairo_line_to(cr, width, height / 2);
  cairo_stroke(cr);
  cairo_restore(cr);
  draw_mark(cr, theme, curve, carom_vec2(width / 2, height / 2));
}

void carom_growth_chart_draw(const CaromGrowthChart *chart, cairo_t *cr, double width,
                             double height) {
  g_auto(CaromText) text;
  carom_text_init(&text, cr, chart->font);
  Layout layout = {.chart = chart, .text = &text, .width = width, .height = height};
  if (!arrange(&layout))
    return;
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  cairo_set_line_width(cr, chart->theme->line_factor);
  draw_value_axis(&layout);
  draw_across_axis(&layout);
  if (has_guides(chart))
    draw_guides(&layout);
  for (guint i = 0; i < chart->n_curves; i++)
    draw_curve(&layout, i);
  if (has_guides(chart))
    name_guides(&layout);
  cairo_restore(cr);
}

void carom_growth_chart_draw_costs(const CaromCostGrowth *growth, CaromCostFigure figure,
                                   const CaromTheme *theme, const char *font, cairo_t *cr,
                                   double width, double height) {
  guint n_points = carom_cost_growth_count_rows(growth) - 1;
  guint n_curves = carom_cost_growth_count_detections(growth);
  if (n_points == 0)
    return;
  g_autofree double *numbers = g_new(double, n_points);
  g_autofree double *values = g_new(double, n_points *n_curves);
  for (guint i = 0; i < n_points; i++) { /* the scene itself is no crowd, and has no point */
    numbers[i] = carom_cost_growth_get_n_discs(growth, i + 1);
    for (guint k = 0; k < n_curves; k++)
      values[k * n_points + i] = carom_cost_growth_get(growth, i + 1, k)->figures[figure];
  }
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
