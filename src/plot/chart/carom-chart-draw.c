/* carom-chart-draw: draws what carom-chart-layout has arranged. */
#include "carom-chart-draw.h"

#include "carom-chart-curves.h"
#include "carom-chart-past.h"
#include "carom-pane-style.h"

#include <glib/gi18n-lib.h>

static void draw_title(const CaromChartLayout *layout, CaromText *text) {
  const CaromChart *chart = layout->chart;
  CaromLegend legend = {chart->comparison, chart->theme};
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

static void draw_value_axis(const CaromChartLayout *layout, CaromText *text) {
  for (guint i = 0; i < layout->value_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->value_ticks, CaromTick, i);
    draw_value_tick(layout, text, carom_axis_place(&layout->value, tick->value), tick->label);
  }
  if (layout->shows_zero)
    draw_value_tick(layout, text, layout->bottom, "0");
  carom_text_draw_upwards(text, layout->value_title, layout->chart->theme->dim_text,
                          CAROM_CHART_EDGE + text->line_height * 0.4,
                          (layout->top + layout->bottom) / 2,
                          layout->height - 2 * CAROM_CHART_EDGE);
}

static void draw_time_axis(const CaromChartLayout *layout, CaromText *text) {
  const CaromTheme *theme = layout->chart->theme;
  double label_middle = layout->bottom + text->line_height * 0.85;
  carom_colour_set(text->cr, theme->axis, 1);
  cairo_set_line_width(text->cr, theme->line_factor);
  draw_line(text->cr, sharp(layout->left), layout->top, sharp(layout->left), layout->bottom);
  draw_line(text->cr, layout->left, sharp(layout->bottom), layout->right, sharp(layout->bottom));
  for (guint i = 0; i < layout->time_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->time_ticks, CaromTick, i);
    double x = carom_axis_place(&layout->time, tick->value);
    carom_colour_set(text->cr, theme->axis, 1);
    draw_line(text->cr, sharp(x), layout->bottom, sharp(x), layout->bottom + 4);
    carom_text_draw(text, tick->label, theme->dim_text, x, label_middle, 0.5);
  }
  carom_text_draw(text, layout->time_title, theme->dim_text, (layout->left + layout->right) / 2,
                  layout->time_title_middle, 0.5);
}

/* Moves two texts that are too close apart, the lower one (in the picture) down and the other
 * up. */
static void part(double *upper, double *lower, double distance) {
  double missing = distance - (*lower - *upper);
  if (missing > 0) {
    *upper -= missing / 2;
    *lower += missing / 2;
  }
}

/* Names the components of a vector where the leading pane's curves end. */
static void draw_component_symbols(const CaromChartLayout *layout, CaromText *text) {
  const CaromTheme *theme = layout->chart->theme;
  const CaromQuantity *quantity = layout->chart->quantity;
  guint n = quantity->n_components;
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  double y[CAROM_QUANTITY_MAX_COMPONENTS];
  guint order[CAROM_QUANTITY_MAX_COMPONENTS] = {0, 1};
  const CaromCurve *first = carom_chart_layout_curve(layout, 0, 0);
  if (n < 2 || first->points->len == 0)
    return;
  double end_s = g_array_index(first->points, CaromVec2, first->points->len - 1).x;
  for (guint c = 0; c < n; c++) {
    double place =
        carom_curve_place(&places, carom_curve_last_value(carom_chart_layout_curve(layout, 0, c)));
    y[c] = isfinite(place) ? place : layout->bottom;
  }
  if (y[1] < y[0]) {
    order[0] = 1;
    order[1] = 0;
  }
  part(&y[order[0]], &y[order[1]], text->line_height);
  y[order[1]] = MIN(y[order[1]], layout->bottom - text->line_height * 0.4);
  y[order[0]] = MIN(y[order[0]], y[order[1]] - text->line_height);
  for (guint c = 0; c < n; c++)
    carom_text_draw_on_top(text, quantity->component_symbols[c], theme->text, theme->background,
                           carom_axis_place(&layout->time, end_s) + CAROM_CHART_LABEL_GAP, y[c], 0);
}

/* One component of the first @n_panes panes: a single value if they show the same, otherwise each
 * in its colour. */
static char *tag_values(const CaromChartLayout *layout, guint component, guint n_panes) {
  const CaromChart *chart = layout->chart;
  g_autoptr(GString) values = g_string_new(NULL);
  char first[CAROM_NUMBER_SIZE], text[CAROM_NUMBER_SIZE];
  gboolean differ = FALSE;
  for (guint i = 0; i < n_panes; i++) {
    const CaromRun *run = carom_comparison_get_run(chart->comparison, i);
    CaromColour colour = carom_pane_style_of(chart->theme, i).text_colour;
    carom_axis_format(&layout->value, chart->quantity->value(&run->now, component), text);
    if (i == 0)
      g_strlcpy(first, text, sizeof first);
    differ |= strcmp(first, text) != 0;
    g_string_append_printf(values, "%s<span color='#%02x%02x%02x'>%s</span>", i > 0 ? "  " : "",
                           (guint)(colour.red * 255), (guint)(colour.green * 255),
                           (guint)(colour.blue * 255), text);
  }
  return differ ? g_strdup(values->str) : g_strdup(first);
}

static char *tag_markup(const CaromChartLayout *layout, guint n_panes) {
  const CaromQuantity *quantity = layout->chart->quantity;
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  g_autofree char *unit = carom_unit_symbol(quantity->dimension, scene->unit);
  g_autofree char *unit_markup = g_markup_escape_text(unit, -1);
  GString *markup = g_string_new(NULL);
  for (guint c = 0; c < quantity->n_components; c++) {
    g_autofree char *values = tag_values(layout, c, n_panes);
    if (quantity->n_components > 1)
      g_string_append_printf(markup, "%s%s = ", c > 0 ? "   " : "", quantity->component_symbols[c]);
    g_string_append(markup, values);
  }
  if (*unit)
    g_string_append_printf(markup, " %s", unit_markup);
  return g_string_free(markup, FALSE);
}

static void draw_tag(const CaromChartLayout *layout, CaromText *text, double x) {
  const CaromTheme *theme = layout->chart->theme;
  g_autofree char *markup = tag_markup(layout, layout->n_panes);
  double height = text->line_height * 1.1, widest = layout->width - 4;
  /* If this is too wide for the chart, only the leading pane's values are shown. */
  if (carom_text_width(text, markup) + 12 > widest) {
    g_free(markup);
    markup = tag_markup(layout, 1);
  }
  double width = MIN(carom_text_width(text, markup) + 12, widest);
  double left = CLAMP(x - width / 2, 2, layout->width - 2 - width);
  cairo_rectangle(text->cr, sharp(left), sharp(layout->tag_middle - height / 2), floor(width) - 1,
                  floor(height));
  carom_colour_set(text->cr, carom_colour_mix(theme->background, theme->cursor, 0.12), 1);
  cairo_fill(text->cr);
  carom_text_draw_fitted(text, markup, theme->text, left + width / 2, layout->tag_middle, 0.5,
                         width - 8);
}

static void draw_cursor(const CaromChartLayout *layout, CaromText *text) {
  const CaromTheme *theme = layout->chart->theme;
  double x =
      carom_axis_place(&layout->time, carom_comparison_get_time_s(layout->chart->comparison));
  carom_colour_set(text->cr, theme->cursor, 1);
  cairo_set_line_width(text->cr, theme->line_factor);
  draw_line(text->cr, sharp(x), layout->tag_middle + text->line_height * 0.55, sharp(x),
            layout->bottom);
  draw_tag(layout, text, x);
}

static void draw_all_zero(const CaromChartLayout *layout, CaromText *text) {
  carom_text_draw_within(text, _("exactly 0 so far"), layout->chart->theme->dim_text,
                         (layout->left + layout->right) / 2, (layout->top + layout->bottom) / 2,
                         0.5, layout->right - layout->left);
}

void carom_chart_draw(const CaromChart *chart, cairo_t *cr, double width, double height) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, cr, chart->font);
  carom_chart_layout_init(&layout, chart, &text, width, height);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  if (chart->show_title)
    draw_title(&layout, &text);
  draw_value_axis(&layout, &text);
  draw_time_axis(&layout, &text);
  if (chart->past)
    carom_chart_past_draw(chart->past, &layout, cr);
  else
    carom_chart_curves_draw(&layout, cr, NULL);
  if (chart->show_cursor)
    draw_cursor(&layout, &text);
  draw_component_symbols(&layout, &text);
  if (layout.all_zero)
    draw_all_zero(&layout, &text);
  cairo_restore(cr);
}
