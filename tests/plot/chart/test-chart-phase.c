/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-phase: phase plots as they are drawn. */
#include "carom-builtin.h"
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-past.h"
#include "carom-chart-phase.h"
#include "carom-chart-readout.h"
#include "carom-phase.h"
#include "fixture.h"

#include <string.h>

static const double sizes[][2] = {{600, 300}, {240, 320}, {400, 90}};

static CaromChart chart_of(const CaromComparison *comparison, const char *quantity) {
  return (CaromChart){.comparison = comparison,
                      .quantity = carom_quantity_by_id(quantity),
                      .theme = carom_theme_light(),
                      .font = "Sans 10",
                      .show_cursor = TRUE};
}

static void arrange(CaromChartLayout *layout, const CaromChart *chart, guint size) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange_axes(layout, chart, &text, sizes[size][0], sizes[size][1]);
}

static CaromVec2 place_of(const CaromChartLayout *layout, CaromVec2 at) {
  return carom_vec2(carom_axis_place(&layout->across, at.x),
                    carom_axis_place(&layout->value, at.y));
}

static double points_a_unit(const CaromAxis *axis) {
  return fabs(axis->to - axis->from) / (axis->max - axis->min);
}

static CaromComparison *run(const char *id, guint frames) {
  return carom_fixture_run(carom_builtin_load(id, NULL), frames);
}

/* π's circle is drawn as one: a joule's root is as long across as it is upright. All of it is in
 * the plot. */
static void test_round(void) {
  CaromComparison *comparison = run("pi", 2000);
  CaromChart chart = chart_of(comparison, "weighted-velocity/weighted-velocity");
  for (guint s = 0; s < G_N_ELEMENTS(sizes); s++) {
    g_auto(CaromChartLayout) layout;
    arrange(&layout, &chart, s);
    double upright = points_a_unit(&layout.value);
    g_assert_cmpfloat_with_epsilon(points_a_unit(&layout.across), upright, 1e-9 * upright);
    g_assert_cmpuint(layout.paths[0]->len, >, 2000);
    for (guint k = 0; k < layout.paths[0]->len; k++) {
      CaromVec2 place = place_of(&layout, g_array_index(layout.paths[0], CaromPhasePoint, k).at);
      g_assert_cmpfloat(place.x, >=, layout.left - 1e-9);
      g_assert_cmpfloat(place.x, <=, layout.right + 1e-9);
      g_assert_cmpfloat(place.y, >=, layout.top - 1e-9);
      g_assert_cmpfloat(place.y, <=, layout.bottom + 1e-9);
    }
  }
  carom_comparison_free(comparison);
}

/* What is pointed at is the time at which the path is there; far from all paths it is none. */
static void test_pointing(void) {
  CaromComparison *comparison = run("bouncing-ball", 400);
  CaromChart chart = chart_of(comparison, "velocity/position");
  g_auto(CaromChartLayout) layout;
  arrange(&layout, &chart, 0);
  for (guint k = 0; k < layout.paths[0]->len; k += 7) {
    const CaromPhasePoint *point = &g_array_index(layout.paths[0], CaromPhasePoint, k);
    CaromVec2 place = place_of(&layout, point->at);
    double time_s = carom_chart_arrange_time_at(&chart, sizes[0][0], sizes[0][1], place);
    const CaromPhasePoint *found = NULL;
    for (guint i = 0; i < 2 && !found; i++) /* the panes' paths begin alike */
      for (guint j = 0; j < layout.paths[i]->len && !found; j++)
        if (g_array_index(layout.paths[i], CaromPhasePoint, j).time_s == time_s &&
            carom_vec2_distance(
                place_of(&layout, g_array_index(layout.paths[i], CaromPhasePoint, j).at), place) <
                1e-9)
          found = &g_array_index(layout.paths[i], CaromPhasePoint, j);
    g_assert_nonnull(found);
  }
  CaromVec2 corner = {layout.right, layout.top};
  g_assert_true(isnan(carom_chart_arrange_time_at(&chart, sizes[0][0], sizes[0][1], corner)));
  carom_comparison_free(comparison);
}

static cairo_surface_t *draw(const CaromChart *chart, guint size) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)sizes[size][0], (int)sizes[size][1]);
  cairo_t *cr = cairo_create(surface);
  carom_chart_draw(chart, cr, sizes[size][0], sizes[size][1]);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

static gboolean is_same(cairo_surface_t *one, cairo_surface_t *other) {
  gsize length =
      (gsize)cairo_image_surface_get_stride(one) * (gsize)cairo_image_surface_get_height(one);
  return memcmp(cairo_image_surface_get_data(one), cairo_image_surface_get_data(other), length) ==
         0;
}

/* Panes that agree have one line, and those that part each its own. */
static void test_panes(void) {
  static const struct {
    const char *scene;
    gboolean agree;
  } cases[] = {{"three-ways", TRUE}, {"bouncing-ball", FALSE}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    CaromComparison *comparison = run(cases[i].scene, 200);
    CaromChart chart = chart_of(comparison, "velocity/position");
    chart.show_cursor = FALSE;
    cairo_surface_t *all = draw(&chart, 0);
    chart.hidden_panes = 6;
    cairo_surface_t *first = draw(&chart, 0);
    g_assert_cmpint(is_same(all, first), ==, cases[i].agree);
    cairo_surface_destroy(all);
    cairo_surface_destroy(first);
    carom_comparison_free(comparison);
  }
}

/* An image that is painted is rounded once more than lines that are drawn: by one level for each
 * piece of a line that lies upon another. */
static const int most_levels = 4;

static gboolean is_alike(cairo_surface_t *one, cairo_surface_t *other) {
  gsize length =
      (gsize)cairo_image_surface_get_stride(one) * (gsize)cairo_image_surface_get_height(one);
  const guint8 *a = cairo_image_surface_get_data(one), *b = cairo_image_surface_get_data(other);
  for (gsize i = 0; i < length; i++)
    if (ABS(a[i] - b[i]) > most_levels)
      return FALSE;
  return TRUE;
}

/* What is kept from one drawing to the next makes no difference, while the run goes on, and back.
 */
static void test_past(void) {
  CaromComparison *comparison = run("pi", 0);
  g_autoptr(CaromChartPast) past = carom_chart_past_new();
  static const guint frames[] = {1, 40, 450, 460, 300, 900, 20};
  for (guint i = 0; i < G_N_ELEMENTS(frames); i++) {
    CaromChart chart = chart_of(comparison, "velocity/position");
    g_assert_true(carom_comparison_seek(comparison, frames[i], NULL));
    chart.until_now = i % 2 == 1;
    cairo_surface_t *without = draw(&chart, 0);
    chart.past = past;
    cairo_surface_t *with = draw(&chart, 0);
    g_assert_true(is_alike(with, without));
    cairo_surface_destroy(with);
    cairo_surface_destroy(without);
  }
  carom_comparison_free(comparison);
}

static double share_of(CaromChartRange range, double value) {
  return (value - range.from) / (range.to - range.from);
}

/* Looked at more closely, what is below the pointer stays there, a circle stays one, and a way back
 * as far shows all again. */
static void test_look(void) {
  CaromComparison *comparison = run("pi", 2000);
  CaromChart chart = chart_of(comparison, "weighted-velocity/weighted-velocity");
  g_auto(CaromChartLayout) layout, close;
  arrange(&layout, &chart, 0);
  CaromVec2 place = {layout.left + 150, layout.top + 40}, still = {0, 0};
  chart.part = carom_chart_arrange_look(&chart, sizes[0][0], sizes[0][1], place, 4, still);
  double share = (place.x - layout.left) / (layout.right - layout.left);
  g_assert_cmpfloat_with_epsilon(
      share_of(chart.part.across, carom_axis_value(&layout.across, place.x)), share, 1e-12);
  arrange(&close, &chart, 0);
  g_assert_cmpfloat_with_epsilon(points_a_unit(&close.across), points_a_unit(&close.value),
                                 1e-9 * points_a_unit(&close.value));
  g_assert_cmpfloat(points_a_unit(&close.across), >, 3 * points_a_unit(&layout.across));
  for (guint i = 0; i < 20; i++)
    chart.part = carom_chart_arrange_look(&chart, sizes[0][0], sizes[0][1], place, 4, still);
  g_assert_cmpfloat(chart.part.across.to - chart.part.across.from, >,
                    (layout.across.max - layout.across.min) / 1001);
  cairo_surface_destroy(draw(&chart, 0));
  chart.part = carom_chart_arrange_look(&chart, sizes[0][0], sizes[0][1], place, 1e-4, still);
  g_assert_false(carom_chart_part_is_any(chart.part));
  carom_comparison_free(comparison);
}

/* Both values of each curve are read off, that across first. */
static void test_readout(void) {
  CaromComparison *comparison = run("bouncing-ball", 0);
  CaromChart chart = chart_of(comparison, "velocity/position");
  g_auto(CaromChartLayout) layout;
  arrange(&layout, &chart, 0);
  g_autofree char *words = carom_chart_readout_write(&layout);
  g_test_message("%s", words);
  g_assert_nonnull(strstr(words, "(1.1")); /* 1 m above the floor, and its radius */
  g_assert_nonnull(strstr(words, ", 0)"));
  carom_comparison_free(comparison);
}

/* Whatever stands against whatever, in a scene with everything: it is arranged and drawn. */
static void test_any(gconstpointer id) {
  CaromComparison *comparison = run(id, 90);
  guint n, n_drawn = 0;
  const CaromQuantity *quantities = carom_quantities(&n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++) {
      const CaromQuantity *plot = carom_quantity_against(&quantities[i], &quantities[k]);
      if (!plot || !carom_channel_exist(plot, carom_comparison_get_scene(comparison)))
        continue;
      CaromChart chart = chart_of(comparison, plot->part.id);
      chart.has_other_scale = (i + k) % 5 == 0 && quantities[i].from_zero;
      chart.only_contacts = (i + k) % 3 == 0;
      cairo_surface_destroy(draw(&chart, (i + k) % G_N_ELEMENTS(sizes)));
      n_drawn++;
    }
  g_assert_cmpuint(n_drawn, >, 200);
  carom_comparison_free(comparison);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-phase/round", test_round);
  g_test_add_func("/chart-phase/pointing", test_pointing);
  g_test_add_func("/chart-phase/panes", test_panes);
  g_test_add_func("/chart-phase/past", test_past);
  g_test_add_func("/chart-phase/look", test_look);
  g_test_add_func("/chart-phase/readout", test_readout);
  g_test_add_data_func("/chart-phase/any/pi", "pi", test_any);
  g_test_add_data_func("/chart-phase/any/three-in-a-row", "three-in-a-row", test_any);
  g_test_add_data_func("/chart-phase/any/sand", "elastic-drop", test_any);
  return g_test_run();
}
