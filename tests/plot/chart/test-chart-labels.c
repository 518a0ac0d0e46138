/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-labels: where the names of curves stand if there are more than lines fit. */
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-quantity.h"
#include "fixture.h"

#define WIDTH 500

/* A is twice as fast as the eight others, which all have about the same energy. */
static CaromComparison *nine_discs(void) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < 9; i++)
    carom_fixture_add_disc(scene, carom_vec2(0, 3 * i), carom_vec2(i == 0 ? 2 : 1 + 0.01 * i, 0), 1,
                           FALSE);
  return carom_fixture_run(scene, 50);
}

/* How far from @from, to the right, text goes within @reach of @y; 0 if there is none. */
static double extent_of_text(cairo_surface_t *image, CaromColour colour, double from, double y,
                             double reach) {
  int last = (int)from;
  for (int row = (int)(y - reach); row <= (int)(y + reach); row++)
    for (int x = last; x < WIDTH; x++)
      if (carom_fixture_pixel_is(image, x, row, colour, 40))
        last = x;
  return last - from;
}

/* The curve of the sum is far above all others: its name stands at its end, and alone. */
static void test_sum_alone(void) {
  g_autoptr(CaromComparison) comparison = nine_discs();
  CaromChart chart = {.comparison = comparison,
                      .quantity = carom_quantity_by_id("energy-by-disc"),
                      .theme = carom_theme_light(),
                      .font = "Sans 10",
                      .time_end_s = 1};
  guint n_crowded = 0;
  for (int height = 120; height <= 320; height += 5) {
    cairo_surface_t *image = carom_fixture_image(WIDTH, height, chart.theme->background);
    cairo_t *cr = cairo_create(image);
    carom_chart_draw(&chart, cr, WIDTH, height);
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    carom_text_init(&text, cr, chart.font);
    carom_chart_arrange(&layout, &chart, &text, WIDTH, height);
    CaromCurvePlaces places = carom_chart_layout_places(&layout);
    double sum_y = layout.bottom, line = text.line_height;
    for (guint i = 0; i < layout.channels->len; i++) {
      double value = carom_curve_last_value(carom_chart_layout_curve(&layout, 0, i));
      sum_y = MIN(sum_y, carom_curve_place(&places, value));
    }
    double end = carom_axis_place(&layout.across, carom_comparison_get_time_s(comparison));
    double extent = extent_of_text(image, chart.theme->text, end + 14, sum_y, 0.3 * line);
    g_assert_cmpfloat(extent, >, 0);
    g_assert_cmpfloat(extent, <=, carom_text_width(&text, "Σ") + 1);
    n_crowded += layout.channels->len * line > layout.bottom - layout.top;
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
  g_assert_cmpuint(n_crowded, >, 3);
}

static gboolean has_text(cairo_surface_t *image, CaromColour colour, double from, double to,
                         double y, double reach) {
  for (int row = (int)(y - reach); row <= (int)(y + reach); row++)
    for (int x = (int)ceil(from); x < (int)floor(to); x++)
      if (carom_fixture_pixel_is(image, x, row, colour, 40))
        return TRUE;
  return FALSE;
}

/* However low a chart is, it says what is across: on a line of its own, or at the end of the
 * numbers, none of which comes close to it. */
static void test_title_across(void) {
  g_autoptr(CaromComparison) comparison = nine_discs();
  CaromChart chart = {.comparison = comparison,
                      .quantity = carom_quantity_by_id("energy"),
                      .theme = carom_theme_light(),
                      .font = "Sans 10",
                      .time_end_s = 1};
  guint n_beside = 0;
  for (int height = 60; height <= 200; height += 5) {
    cairo_surface_t *image = carom_fixture_image(WIDTH, height, chart.theme->background);
    cairo_t *cr = cairo_create(image);
    carom_chart_draw(&chart, cr, WIDTH, height);
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    carom_text_init(&text, cr, chart.font);
    carom_chart_arrange(&layout, &chart, &text, WIDTH, height);
    CaromColour colour = chart.theme->dim_text;
    double line = text.line_height, width = carom_text_width(&text, layout.across_title);
    double end = WIDTH - CAROM_CHART_EDGE, middle = (layout.left + layout.right) / 2;
    double y = layout.bottom + 0.85 * line, from = end - width;
    if (layout.has_across_title) {
      y = layout.across_title_middle;
      from = middle - width / 2;
    }
    n_beside += !layout.has_across_title;
    g_assert_true(has_text(image, colour, from, from + width, y, 0.3 * line));
    g_assert_false(has_text(image, colour, from - 0.4 * line, from - 1, y, 0.3 * line));
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
  g_assert_cmpuint(n_beside, >, 3);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-labels/sum-alone", test_sum_alone);
  g_test_add_func("/chart-labels/title-across", test_title_across);
  return g_test_run();
}
