/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-growth-chart: powers are straight lines on it, and what cannot be drawn is left out. */
#include "carom-growth-chart.h"

#include "carom-pane-style.h"

#include <math.h>

#define WIDTH  400
#define HEIGHT 300
#define N      4

static const double numbers[N] = {10, 100, 1000, 2000};

/* Returns: (transfer full): the chart of @values, a curve, on white */
static cairo_surface_t *draw(const double *values, guint n_curves, double width, double height) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(surface);
  CaromGrowthChart chart = {.theme = carom_theme_light(),
                            .number_title = "N",
                            .n_curves = n_curves,
                            .n_points = N,
                            .numbers = numbers,
                            .values = values};
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  carom_growth_chart_draw(&chart, cr, width, height);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

static guint count_drawn(cairo_surface_t *surface) {
  const guint32 *pixels = (const guint32 *)(gpointer)cairo_image_surface_get_data(surface);
  guint n = 0;
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += (pixels[i] & 0xffffff) != 0xffffff;
  return n;
}

static guint count_of(cairo_surface_t *surface, guint32 pixel) {
  const guint32 *pixels = (const guint32 *)(gpointer)cairo_image_surface_get_data(surface);
  guint n = 0;
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += (pixels[i] & 0xffffff) == pixel;
  return n;
}

static guint count_different(cairo_surface_t *one, cairo_surface_t *other) {
  const guint32 *a = (const guint32 *)(gpointer)cairo_image_surface_get_data(one);
  const guint32 *b = (const guint32 *)(gpointer)cairo_image_surface_get_data(other);
  guint n = 0;
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += (a[i] & 0xffffff) != (b[i] & 0xffffff);
  return n;
}

static void test_nothing(void) {
  static const double values[N] = {NAN, NAN, 0, -1};
  cairo_surface_t *surface = draw(values, 1, WIDTH, HEIGHT);
  g_assert_cmpuint(count_drawn(surface), ==, 0);
  cairo_surface_destroy(surface);
}

/* N² over a line that is there anyway leaves the picture as it is, but for the middle two marks:
 * so a curve through the first and the last point goes through them. */
static void test_power_is_straight(void) {
  static const double all[N] = {100, 1e4, 1e6, 4e6}, ends[N] = {100, NAN, NAN, 4e6},
                      bent[N] = {100, 1e3, 1e6, 4e6};
  cairo_surface_t *one = draw(all, 1, WIDTH, HEIGHT), *other = draw(ends, 1, WIDTH, HEIGHT);
  cairo_surface_t *third = draw(bent, 1, WIDTH, HEIGHT);
  /* A mark with its edge is within a square of 12 points. */
  g_assert_cmpuint(count_different(one, other), >, 0);
  g_assert_cmpuint(count_different(one, other), <=, 2 * 12 * 12);
  g_assert_cmpuint(count_different(one, third), >, 2 * 12 * 12);
  cairo_surface_destroy(one);
  cairo_surface_destroy(other);
  cairo_surface_destroy(third);
}

/* What is missing interrupts nothing else, and every curve is drawn. */
static void test_curves(void) {
  static const double two[2 * N] = {100, 1e4, 1e6, NAN, 50, 500, 5000, 10000};
  cairo_surface_t *one = draw(two, 1, WIDTH, HEIGHT), *both = draw(two, 2, WIDTH, HEIGHT);
  g_assert_cmpuint(count_drawn(one), >, 0);
  g_assert_cmpuint(count_drawn(both), >, count_drawn(one));
  cairo_surface_destroy(one);
  cairo_surface_destroy(both);
}

/* It stays within its rectangle, however small that is. */
static void test_small(void) {
  static const double values[N] = {1, 10, 100, 200};
  static const int sizes[][2] = {{1, 1}, {40, 30}, {120, 20}, {20, 200}};
  for (guint i = 0; i < G_N_ELEMENTS(sizes); i++) {
    cairo_surface_t *surface = draw(values, 1, sizes[i][0], sizes[i][1]);
    const guint32 *pixels = (const guint32 *)(gpointer)cairo_image_surface_get_data(surface);
    for (int y = 0; y < HEIGHT; y++)
      for (int x = 0; x < WIDTH; x++)
        if (x >= sizes[i][0] || y >= sizes[i][1])
          g_assert_cmpuint(pixels[y * WIDTH + x] & 0xffffff, ==, 0xffffff);
    cairo_surface_destroy(surface);
  }
}

/* A pane's colour would say that the curve is that pane's. A sample shows what the curve has, and
 * no two are alike. */
static void test_no_pane(void) {
  static const double three[3 * N] = {100, 1e4, 1e6, 4e6, 50, 500, 5000, 1e4, 1, 2, 3, 4};
  cairo_surface_t *chart = draw(three, 3, WIDTH, HEIGHT), *samples[3];
  for (guint i = 0; i < 3; i++) {
    samples[i] = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(samples[i]);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    carom_growth_chart_draw_sample(carom_theme_light(), i, cr, 30, 12);
    cairo_destroy(cr);
    cairo_surface_flush(samples[i]);
    g_assert_cmpuint(count_drawn(samples[i]), >, 30);
    for (guint k = 0; k < i; k++)
      g_assert_cmpuint(count_different(samples[i], samples[k]), >, 10);
  }
  for (guint pane = 0; pane < 4; pane++) {
    CaromColour colour = carom_pane_style_of(carom_theme_light(), pane).colour;
    guint32 pixel = (guint32)lround(255 * colour.red) << 16 |
                    (guint32)lround(255 * colour.green) << 8 | (guint32)lround(255 * colour.blue);
    g_assert_cmpuint(count_of(chart, pixel), ==, 0);
  }
  for (guint i = 0; i < 3; i++)
    cairo_surface_destroy(samples[i]);
  cairo_surface_destroy(chart);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/growth-chart/nothing", test_nothing);
  g_test_add_func("/growth-chart/power-is-straight", test_power_is_straight);
  g_test_add_func("/growth-chart/curves", test_curves);
  g_test_add_func("/growth-chart/small", test_small);
  g_test_add_func("/growth-chart/no-pane", test_no_pane);
  return g_test_run();
}
