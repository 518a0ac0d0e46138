/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-chart and of the curves in it. */
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart.h"
#include "carom-curve-growth.h"
#include "carom-disc-hue.h"
#include "carom-pane-style.h"
#include "carom-quantity.h"
#include "fixture.h"

static const CaromTheme *(*const themes[])(void) = {carom_theme_light, carom_theme_dark,
                                                    carom_theme_high_contrast};

static CaromChart chart_of(const CaromComparison *comparison, const char *quantity) {
  return (CaromChart){
      .comparison = comparison,
      .quantity = carom_quantity_by_id(quantity),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .show_title = TRUE,
      .show_legend = TRUE,
      .show_cursor = TRUE,
      .time_end_s = 4,
  };
}

/* Draws at @scale pixels a point, @border points away from the image's edges. */
static cairo_surface_t *draw(const CaromChart *chart, int width, int height, int scale,
                             int border) {
  cairo_surface_t *image = carom_fixture_image(
      (width + 2 * border) * scale, (height + 2 * border) * scale, chart->theme->background);
  cairo_t *cr = cairo_create(image);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, border, border);
  carom_chart_draw(chart, cr, width, height);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

/* How much of its length a curve's dashes cover. */
static double share_drawn(const CaromPaneLine *style) {
  return style->n_dash == 0 ? 1 : style->dash[0] / (style->dash[0] + style->dash[1]);
}

/* Pixels of a pane's own colour, at @scale pixels a point: along the curve where it is drawn and
 * the next pane's dashes leave it free, less a row at its edges that may be blended with others.
 * Half of that, as the ends of the dashes are blended, too. */
static guint least_pixels(const CaromChart *chart, guint pane, double length, int scale) {
  CaromPaneLine style = carom_pane_style_of(chart->theme, pane).nested;
  CaromPaneLine next = carom_pane_style_of(chart->theme, pane + 1).nested;
  gboolean is_last = pane + 1 == carom_comparison_get_n_runs(chart->comparison);
  double seen = share_drawn(&style) * (is_last ? 1 : 1 - share_drawn(&next));
  return (guint)(length * seen * (style.width * scale - 1) / 2);
}

/* The legend is left out, so that what is counted are the curves. */
static void test_coinciding(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 200);
  CaromChart chart = chart_of(comparison, "energy");
  chart.show_title = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    chart.theme = themes[i]();
    cairo_surface_t *image = draw(&chart, 500, 250, 2, 0);
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
      CaromColour colour = carom_pane_style_of(chart.theme, pane).colour;
      g_assert_cmpuint(carom_fixture_count(image, colour), >=, least_pixels(&chart, pane, 800, 2));
    }
    cairo_surface_destroy(image);
  }
}

/* By disc, hue is the disc's in the curves and names of all panes, and no pane's hue is there; in
 * the legend, which tells panes, there is none. Where a disc has all of it, it is seen beside the
 * sum. */
static void test_by_disc(void) {
  CaromScene *scene = carom_fixture_two_discs(1);
  g_array_index(scene->bodies, CaromBody, 0).colour_rgb = 0xb000b0;
  g_array_index(scene->bodies, CaromBody, 1).colour_rgb = 0x606000;
  g_array_index(scene->bodies, CaromBody, 1).velocity = carom_vec2(0, 0);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 200);
  CaromChart chart = chart_of(comparison, "energy-by-disc");
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    chart.theme = themes[i]();
    cairo_surface_t *image = draw(&chart, 500, 250, 2, 0);
    const guint least = 500; /* a hundredth of the plot's width, times that of a line, at least */
    for (guint disc = 0; disc < 2; disc++)
      g_assert_cmpuint(carom_fixture_count(image, carom_disc_hue_line(chart.theme, scene, disc)), >,
                       least);
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++)
      g_assert_cmpuint(carom_fixture_count(image, carom_pane_style_of(chart.theme, pane).colour), <,
                       4); /* where other colours are blended at an edge */
    g_assert_cmpuint(carom_fixture_count(image, chart.theme->dim_text), >, least);
    cairo_surface_destroy(image);
  }
}

/* How much of the column at @x between two places has that colour; lines and grid lie upon it. */
static double share_of(cairo_surface_t *image, CaromColour colour, double x, double from,
                       double to) {
  guint n = 0, all = 0;
  for (int y = (int)MIN(from, to); y <= (int)MAX(from, to); y++, all++)
    n += carom_fixture_pixel_is(image, (int)x, y, colour, 3) ? 1 : 0;
  return (double)n / all;
}

/* What one disc gives to the other changes its slice; both together stay as high. Lines and names
 * upon them cover less than a fifth. */
static void test_stacked(void) {
  CaromScene *scene = carom_fixture_two_discs(1);
  g_array_index(scene->bodies, CaromBody, 0).colour_rgb = 0xb000b0;
  g_array_index(scene->bodies, CaromBody, 1).colour_rgb = 0x606000;
  g_array_index(scene->bodies, CaromBody, 1).velocity = carom_vec2(0, 0);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 200);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromBodies *bodies = &run->world->bodies;
  double all_j = run->now.totals.kinetic_energy_j, late[2];
  for (guint disc = 0; disc < 2; disc++)
    late[disc] =
        0.5 * bodies->mass_kg[disc] * (pow(bodies->vx[disc], 2) + pow(bodies->vy[disc], 2)) / all_j;
  g_assert_cmpfloat(late[0], >, 0.05);
  g_assert_cmpfloat(late[1], >, 0.05);
  CaromChart chart = chart_of(comparison, "energy-by-disc-stacked");
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    chart.theme = themes[i]();
    carom_text_init(&text, NULL, chart.font);
    carom_chart_arrange(&layout, &chart, &text, 500, 250);
    cairo_surface_t *image = draw(&chart, 500, 250, 1, 0);
    double zero = carom_axis_place(&layout.value, 0), all = carom_axis_place(&layout.value, all_j);
    const double times_s[] = {0.13 * run->now.time_s, 0.87 * run->now.time_s};
    for (guint disc = 0; disc < 2; disc++) {
      CaromColour slice =
          carom_colour_mix(chart.theme->background, carom_disc_hue_line(chart.theme, scene, disc),
                           disc == 0 ? 0.42 : 0.22); /* neighbours differ */
      for (guint k = 0; k < 2; k++) {
        double share =
            share_of(image, slice, carom_axis_place(&layout.across, times_s[k]), zero, all);
        g_test_message("%s at %.2f s: %.2f", disc == 0 ? "A" : "B", times_s[k], share);
        double expected = k == 1 ? late[disc] : disc == 0 ? 1 : 0;
        g_assert_cmpfloat(share, >, expected - 1.0 / 5);
        g_assert_cmpfloat(share, <=, expected);
      }
    }
    cairo_surface_destroy(image);
  }
}

static gboolean border_is_clean(cairo_surface_t *image, CaromColour background, int border) {
  int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      gboolean inside = x >= border && y >= border && x < width - border && y < height - border;
      if (!inside && !carom_fixture_pixel_is(image, x, y, background, 0))
        return FALSE;
    }
  return TRUE;
}

static void test_stays_inside(void) {
  static const int sizes[][2] = {{500, 250}, {300, 140}, {200, 120}, {60, 40}, {1, 1}};
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 120);
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint q = 0; q < n_quantities; q++)
    for (guint i = 0; i < G_N_ELEMENTS(sizes); i++) {
      CaromChart chart = chart_of(comparison, quantities[q].part.id);
      cairo_surface_t *image = draw(&chart, sizes[i][0], sizes[i][1], 1, 10);
      g_assert_true(border_is_clean(image, chart.theme->background, 10));
      cairo_surface_destroy(image);
    }
}

/* Where the title of the upright axis is longer than there is room, it is not cut by what is read
 * off above the axis. */
static void test_long_title(void) {
  enum { SCALE = 4 };
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 120);
  CaromChart chart = chart_of(comparison, "momentum");
  chart.show_title = chart.show_legend = FALSE;
  for (int height = 70; height <= 130; height += 10) {
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    carom_text_init(&text, NULL, chart.font);
    carom_chart_arrange(&layout, &chart, &text, 400, height);
    cairo_surface_t *image = draw(&chart, 400, height, SCALE, 0);
    double from = layout.readout_top + layout.n_readout_lines * text.line_height * 1.05 + 1;
    guint n = 0;
    for (int y = (int)(SCALE * from); y < (int)(SCALE * (layout.top - 1)); y++)
      for (int x = 0; x < (int)(SCALE * text.line_height); x++)
        n += carom_fixture_pixel_is(image, x, y, chart.theme->dim_text, 3) ? 1 : 0;
    g_test_message("%d: from %g to %g, %u", height, from, layout.top, n);
    g_assert_cmpuint(n, ==, 0);
    cairo_surface_destroy(image);
  }
}

/* Nor is there anything to count where nothing can move. */
static void test_only_pinned(void) {
  CaromScene *scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 1, TRUE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 10);
  CaromChart chart = chart_of(comparison, "speeds");
  cairo_surface_t *image = draw(&chart, 500, 250, 1, 10);
  g_assert_true(border_is_clean(image, chart.theme->background, 10));
  cairo_surface_destroy(image);
}

/* A single sample is a dot, not nothing. */
static void test_first_sample(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  CaromChart chart = chart_of(comparison, "energy");
  chart.show_title = chart.show_cursor = FALSE;
  cairo_surface_t *image = draw(&chart, 500, 250, 2, 0);
  CaromColour colour = carom_pane_style_of(chart.theme, 0).colour;
  g_assert_cmpuint(carom_fixture_count(image, colour), >, 20);
  cairo_surface_destroy(image);
}

/* The place that the cursor is drawn at is the place that is found again. */
static void test_time_at(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 90);
  CaromChart chart = chart_of(comparison, "momentum");
  chart.show_title = FALSE;
  cairo_surface_t *image = draw(&chart, 500, 250, 1, 0);
  int cursor_x = -1;
  for (int x = 0; x < 500; x++)
    if (carom_fixture_pixel_is(image, x, 40, chart.theme->cursor, 4))
      cursor_x = x;
  g_assert_cmpint(cursor_x, >=, 0);
  /* The line is as wide as the time of a pixel, about 10 ms. */
  g_assert_cmpfloat_with_epsilon(
      carom_chart_arrange_time_at(&chart, 500, 250, carom_vec2(cursor_x + 0.5, 100)),
      carom_comparison_get_time_s(comparison), 0.015);
  g_assert_cmpfloat(carom_chart_arrange_time_at(&chart, 500, 250, carom_vec2(-100, 100)), ==, 0);
  g_assert_cmpfloat(carom_chart_arrange_time_at(&chart, 500, 250, carom_vec2(1000, 100)), ==, 4);
  cairo_surface_destroy(image);
}

/* A run that goes on beyond the end is shown whole. */
static void test_time_goes_on(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 120);
  CaromChart chart = chart_of(comparison, "momentum");
  chart.time_end_s = 0.5;
  double end_s = carom_chart_arrange_time_at(&chart, 500, 250, carom_vec2(1000, 100));
  g_assert_cmpfloat(end_s, >=, carom_comparison_get_time_s(comparison));
  g_assert_cmpfloat(end_s, <=, 1.5 * carom_comparison_get_time_s(comparison));
}

static double zero(const CaromSample *sample, guint component) {
  return 0;
}

static double spike(const CaromSample *sample, guint component) {
  return sample->frame == 1234 ? 100 : sample->frame == 1235 ? -50 : 1;
}

static double broken(const CaromSample *sample, guint component) {
  return sample->frame == 1234 ? NAN : 1;
}

/* Two powers of ten apart from zero, as a disagreement begins. */
static double late(const CaromSample *sample, guint component) {
  return sample->frame < 1000 ? 0 : 1e-16 * (double)sample->frame;
}

static CaromQuantity quantity_of(double (*value)(const CaromSample *sample, guint component)) {
  CaromQuantity quantity = *carom_quantity_by_id("energy");
  quantity.value = value;
  quantity.change = CAROM_QUANTITY_CHANGES_IN_FLIGHT;
  return quantity;
}

static guint count_points(const CaromCurve *curve, double value) {
  guint count = 0;
  for (guint i = 0; i < curve->points->len; i++)
    count += g_array_index(curve->points, CaromVec2, i).y == value ? 1 : 0;
  return count;
}

static void test_reduction(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 3000);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  CaromQuantity quantity = quantity_of(spike);
  CaromCurve curve;
  carom_curve_growth_whole(&curve, run, &(CaromChannel){&quantity}, (CaromTimeSpan){0}, G_MAXUINT,
                           1, 0); /* 60 samples a column, 51 columns */
  g_assert_cmpuint(curve.points->len, <=, 4 * 51);
  g_assert_cmpuint(count_points(&curve, 100), ==, 1);
  g_assert_cmpuint(count_points(&curve, -50), ==, 1);
  g_assert_cmpfloat(curve.high, ==, 100);
  g_assert_cmpfloat(curve.low, ==, -50);
  for (guint i = 1; i < curve.points->len; i++)
    g_assert_cmpfloat(g_array_index(curve.points, CaromVec2, i).x, >,
                      g_array_index(curve.points, CaromVec2, i - 1).x);
  double end_s = g_array_index(curve.points, CaromVec2, curve.points->len - 1).x;
  g_assert_cmpfloat(end_s, ==, run->now.time_s);
  carom_curve_clear(&curve);
}

static void test_gap(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 2000);
  CaromQuantity quantity = quantity_of(broken);
  CaromCurve curve;
  guint gaps = 0;
  carom_curve_growth_whole(&curve, carom_comparison_get_run(comparison, 0),
                           &(CaromChannel){&quantity}, (CaromTimeSpan){0}, G_MAXUINT, 1, 0);
  for (guint i = 0; i < curve.points->len; i++)
    gaps += isnan(g_array_index(curve.points, CaromVec2, i).y) ? 1 : 0;
  g_assert_cmpuint(gaps, ==, 1);
  g_assert_cmpfloat(curve.low, ==, 1);
  g_assert_cmpfloat(carom_curve_last_value(&curve), ==, 1);
  carom_curve_clear(&curve);
}

/* Between −1 and 1 at every sample, in one place 3, and 0.5 at last. */
static double restless(const CaromSample *sample, guint component) {
  guint64 i = sample->frame;
  return i == 999 ? 0.5 : i == 437 ? 3 : i % 2 == 0 ? 1 : -1;
}

static double calm(const CaromSample *sample, guint component) {
  return fabs((double)sample->frame - 500);
}

/* All samples but those of busy stretches, which are 100 samples long. */
static void init_thinned(CaromCurve *curve, const CaromComparison *comparison,
                         double (*value)(const CaromSample *sample, guint component)) {
  CaromQuantity quantity = quantity_of(value);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  carom_curve_growth_whole(curve, run, &(CaromChannel){&quantity}, (CaromTimeSpan){0}, G_MAXUINT, 0,
                           100 * run->world->scene->dt_s);
}

/* What goes up and down in each column is reduced to its extremes, in order of time; what turns
 * but once is left alone. */
static void test_thin(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 999);
  g_auto(CaromCurve) curve;
  g_auto(CaromCurve) other;
  init_thinned(&curve, comparison, restless);
  g_assert_cmpuint(curve.points->len, <=, 9 * 2 + 101); /* the last of ten columns stays whole */
  double least = INFINITY, greatest = -INFINITY;
  for (guint i = 0; i < curve.points->len; i++) {
    CaromVec2 point = g_array_index(curve.points, CaromVec2, i);
    g_assert_true(i == 0 || g_array_index(curve.points, CaromVec2, i - 1).x < point.x);
    least = MIN(least, point.y);
    greatest = MAX(greatest, point.y);
  }
  g_assert_cmpfloat(least, ==, -1);
  g_assert_cmpfloat(greatest, ==, 3);
  g_assert_cmpfloat(carom_curve_last_value(&curve), ==, 0.5);
  init_thinned(&other, comparison, calm);
  g_assert_cmpuint(other.points->len, ==, 1000);
}

static void test_logarithmic_zero(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 1500);
  CaromQuantity quantity = quantity_of(zero);
  quantity.logarithmic = TRUE;
  CaromChart chart = chart_of(comparison, "momentum");
  chart.quantity = &quantity;
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) all_zero;
  g_auto(CaromChartLayout) some_zero;
  carom_text_init(&text, NULL, NULL);
  carom_chart_arrange(&all_zero, &chart, &text, 500, 250);
  g_assert_true(all_zero.all_zero && all_zero.shows_zero);
  quantity.value = late;
  carom_chart_arrange(&some_zero, &chart, &text, 500, 250);
  g_assert_true(some_zero.shows_zero && !some_zero.all_zero);
  /* Zero has a place of its own, below everything that is more. */
  CaromCurvePlaces places = carom_chart_layout_places(&some_zero);
  g_assert_cmpfloat(carom_curve_place(&places, 0), >, carom_curve_place(&places, 1e-13) + 10);
}

/* Total momentum that cancels up to rounding is a flat line, on an axis of the size of its terms.
 */
static void test_cancelling_momentum(void) {
  CaromScene *scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0), carom_vec2(0.7, 0.1), 0.4, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0.1), carom_vec2(-0.7, -0.1), 0.4, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 200);
  CaromChart chart = chart_of(comparison, "momentum");
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, NULL);
  carom_chart_arrange(&layout, &chart, &text, 500, 250);
  g_assert_cmpfloat(layout.value.max - layout.value.min, >, 0.5);
}

/* Two discs on the line on which they move: nothing is said of the other direction. */
static void test_one_dimension(void) {
  CaromScene *scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0), carom_vec2(1, 0), 0.4, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0), carom_vec2(-0.5, 0), 0.4, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromChart chart = chart_of(comparison, "momentum-by-disc");
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, NULL);
  carom_chart_arrange(&layout, &chart, &text, 500, 250);
  g_assert_cmpuint(layout.n_curves_a_pane, ==, 3);
}

/* An axis has the range that is asked for, with numbers; what is none is as if nobody had asked. */
static void test_range(void) {
  static const struct {
    CaromChartRange range;
    gboolean is_logarithmic, can;
  } cases[] = {
      {{-3, 7}, FALSE, TRUE},   {{0.25, 0.2500001}, FALSE, TRUE}, {{1e-9, 1e3}, TRUE, TRUE},
      {{0, 1}, TRUE, FALSE},    {{2, 2}, FALSE, FALSE},           {{3, 2}, FALSE, FALSE},
      {{NAN, 2}, FALSE, FALSE}, {{-INFINITY, 2}, FALSE, FALSE},   {{1, 1 + 1e-15}, FALSE, FALSE},
      {{0, 0}, FALSE, FALSE},   {{-1e300, 1e300}, FALSE, TRUE},
  };
  CaromComparison *comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 200);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    CaromChart chart = {.comparison = comparison,
                        .quantity = carom_quantity_by_id("energy"),
                        .theme = carom_theme_light(),
                        .has_other_scale = cases[i].is_logarithmic,
                        .range = cases[i].range};
    carom_text_init(&text, NULL, "Sans 10");
    carom_chart_arrange(&layout, &chart, &text, 500, 250);
    gboolean has_range =
        layout.value.min == cases[i].range.from && layout.value.max == cases[i].range.to;
    g_assert_cmpint(has_range, ==, cases[i].can);
    g_assert_cmpuint(layout.value_ticks->len, >=, 2);
  }
  carom_comparison_free(comparison);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart/coinciding", test_coinciding);
  g_test_add_func("/chart/by-disc", test_by_disc);
  g_test_add_func("/chart/stacked", test_stacked);
  g_test_add_func("/chart/stays-inside", test_stays_inside);
  g_test_add_func("/chart/long-title", test_long_title);
  g_test_add_func("/chart/only-pinned", test_only_pinned);
  g_test_add_func("/chart/first-sample", test_first_sample);
  g_test_add_func("/chart/time-at", test_time_at);
  g_test_add_func("/chart/time-goes-on", test_time_goes_on);
  g_test_add_func("/chart/logarithmic-zero", test_logarithmic_zero);
  g_test_add_func("/chart/cancelling-momentum", test_cancelling_momentum);
  g_test_add_func("/chart/one-dimension", test_one_dimension);
  g_test_add_func("/curve/reduction", test_reduction);
  g_test_add_func("/curve/gap", test_gap);
  g_test_add_func("/curve/thin", test_thin);
  g_test_add_func("/chart/range", test_range);
  return g_test_run();
}
