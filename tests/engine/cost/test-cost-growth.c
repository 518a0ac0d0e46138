/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cost-growth: what is exact of the cost of detections. How long they take cannot be tested.
 */
#include "carom-cost-growth.h"
#include "engine-test.h"

/* Two discs that meet in a box, 2 s long. */
static CaromScene *two_in_a_box(void) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 3, 5, 4, 1, 1, 2);
  test_add_disc(scene, 7, 5.5, -3, 2, 1, 1);
  scene->dt_s = 0.02;
  scene->duration_s = 2;
  return scene;
}

static CaromCostGrowth *new_growth(CaromScene *scene, const guint *numbers, guint n_numbers) {
  CaromMethod method = carom_method_option_defaults();
  return carom_cost_growth_new(scene, &method, numbers, n_numbers);
}

/* @for_us: how long each slice of the work is
 * Returns: (transfer full): all of it, once it is measured */
static CaromCostGrowth *measure(CaromScene *scene, gint64 for_us) {
  static const guint numbers[] = {10, 100, 200, 400};
  CaromCostGrowth *growth = new_growth(scene, numbers, G_N_ELEMENTS(numbers));
  double progress = 0;
  while (carom_cost_growth_work(growth, for_us)) {
    g_assert_cmpfloat(carom_cost_growth_get_progress(growth), >=, progress);
    progress = carom_cost_growth_get_progress(growth);
    g_assert_cmpfloat(progress, <, 1);
  }
  g_assert_cmpfloat(carom_cost_growth_get_progress(growth), ==, 1);
  return growth;
}

static guint column_of(const CaromCostGrowth *growth, const char *id) {
  guint column = 0;
  while (!g_str_equal(carom_cost_growth_get_detection(growth, column)->part.id, id))
    column++;
  return column;
}

static double figure(const CaromCostGrowth *growth, guint row, const char *detection,
                     CaromCostFigure which) {
  return carom_cost_growth_get(growth, row, column_of(growth, detection))->figures[which];
}

/* Returns: (transfer none): what is measured in slices of a second, once for all tests */
static const CaromCostGrowth *measure_once(void) {
  static CaromCostGrowth *growth;
  if (!growth) {
    g_autoptr(CaromScene) scene = two_in_a_box();
    growth = measure(scene, G_USEC_PER_SEC);
  }
  return growth;
}

/* Fifty steps a second, and in each of them every pair. */
static void test_pair_tests(void) {
  const CaromCostGrowth *growth = measure_once();
  g_assert_cmpuint(carom_cost_growth_count_rows(growth), ==, 5);
  for (guint row = 0; row < 5; row++) {
    double n = carom_cost_growth_get_n_discs(growth, row);
    double all = figure(growth, row, "all-pairs", CAROM_COST_FIGURE_PAIR_TESTS);
    g_assert_cmpfloat_with_epsilon(all, 50 * n * (n - 1) / 2, 1e-9 * all);
  }
  for (guint row = 2; row < 5; row++)
    g_assert_cmpfloat(figure(growth, row, "stepped", CAROM_COST_FIGURE_PAIR_TESTS), <,
                      figure(growth, row, "all-pairs", CAROM_COST_FIGURE_PAIR_TESTS) / 3);
  /* The contacts of both are the same. */
  for (guint row = 0; row < 5; row++)
    g_assert_cmpfloat(figure(growth, row, "stepped", CAROM_COST_FIGURE_CONTACTS), ==,
                      figure(growth, row, "all-pairs", CAROM_COST_FIGURE_CONTACTS));
}

/* N (N - 1) / 2 has the slope 2 but for a hundredth at a hundred discs. At equal density each disc
 * has as many neighbours, except at the walls: the others have a slope of 1, but for a tenth
 * or, with lists, two. */
static void test_slopes(void) {
  const CaromCostGrowth *growth = measure_once();
  double all =
      carom_cost_growth_slope(growth, column_of(growth, "all-pairs"), CAROM_COST_FIGURE_PAIR_TESTS);
  g_assert_cmpfloat_with_epsilon(all, 2, 0.01);
  static const char *const others[] = {"stepped", "events"};
  for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
    double slope =
        carom_cost_growth_slope(growth, column_of(growth, others[i]), CAROM_COST_FIGURE_PAIR_TESTS);
    g_assert_cmpfloat(slope, >, 0.9);
    g_assert_cmpfloat(slope, <, 1.2);
  }
}

/* Two crowds of nearly as many discs say nothing of growth, two of which one is twice as large do.
 */
static void test_slope_of_a_narrow_span(void) {
  static const guint numbers[][2] = {{100, 101}, {100, 199}, {100, 200}};
  static const gboolean has_slope[] = {FALSE, FALSE, TRUE};
  g_autoptr(CaromScene) scene = two_in_a_box();
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    g_autoptr(CaromCostGrowth) growth = new_growth(scene, numbers[i], 2);
    while (carom_cost_growth_work(growth, G_USEC_PER_SEC))
      ;
    for (guint column = 0; column < carom_cost_growth_count_detections(growth); column++) {
      double slope = carom_cost_growth_slope(growth, column, CAROM_COST_FIGURE_PAIR_TESTS);
      g_assert_cmpint(!isnan(slope), ==, has_slope[i]);
    }
  }
}

/* Whatever the slices; only times differ. */
static void test_same_every_time(void) {
  g_autoptr(CaromScene) scene = two_in_a_box();
  const CaromCostGrowth *one = measure_once();
  g_autoptr(CaromCostGrowth) other = measure(scene, 500);
  for (guint row = 0; row < carom_cost_growth_count_rows(one); row++)
    for (guint column = 0; column < carom_cost_growth_count_detections(one); column++) {
      const double *a = carom_cost_growth_get(one, row, column)->figures;
      const double *b = carom_cost_growth_get(other, row, column)->figures;
      g_assert_cmpfloat(a[CAROM_COST_FIGURE_PAIR_TESTS], ==, b[CAROM_COST_FIGURE_PAIR_TESTS]);
      g_assert_cmpfloat(a[CAROM_COST_FIGURE_CONTACTS], ==, b[CAROM_COST_FIGURE_CONTACTS]);
      g_assert_cmpfloat(a[CAROM_COST_FIGURE_TIME], >, 0);
      g_assert_cmpfloat(b[CAROM_COST_FIGURE_TIME], >, 0);
    }
}

/* Nothing is known before it is measured, and what is refused never is. */
static void test_unknown(void) {
  static const guint numbers[] = {2001};
  g_autoptr(CaromScene) scene = two_in_a_box();
  g_autoptr(CaromCostGrowth) growth = new_growth(scene, numbers, 1);
  g_assert_true(isnan(figure(growth, 1, "stepped", CAROM_COST_FIGURE_PAIR_TESTS)));
  g_assert_cmpfloat(carom_cost_growth_get_progress(growth), ==, 0);
  while (carom_cost_growth_work(growth, G_USEC_PER_SEC))
    ;
  g_assert_cmpfloat(figure(growth, 1, "stepped", CAROM_COST_FIGURE_PAIR_TESTS), >, 0);
  g_assert_true(isnan(figure(growth, 1, "all-pairs", CAROM_COST_FIGURE_PAIR_TESTS)));
  g_assert_true(isnan(carom_cost_growth_slope(growth, 0, CAROM_COST_FIGURE_PAIR_TESTS)));
}

/* A scene without a disc that could move has itself alone. */
static void test_nothing_moves(void) {
  static const guint numbers[] = {10};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->duration_s = 1;
  g_autoptr(CaromCostGrowth) growth = new_growth(scene, numbers, 1);
  while (carom_cost_growth_work(growth, G_USEC_PER_SEC))
    ;
  g_assert_cmpuint(carom_cost_growth_count_rows(growth), ==, 1);
  g_assert_cmpfloat(figure(growth, 0, "all-pairs", CAROM_COST_FIGURE_PAIR_TESTS), ==, 0);
}

static void assert_span(CaromScene *scene, const char *span) {
  g_autoptr(CaromCostGrowth) growth = new_growth(scene, NULL, 0);
  g_autofree char *words = carom_cost_growth_describe_span(growth);
  g_assert_nonnull(strstr(words, span));
}

/* 2000 steps at most, and no more than the scene has. */
static void test_span(void) {
  g_autoptr(CaromScene) scene = two_in_a_box();
  assert_span(scene, "first 2\u00a0s.");
  scene->duration_s = 100;
  assert_span(scene, "first 40\u00a0s.");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/cost-growth/pair-tests", test_pair_tests);
  g_test_add_func("/cost-growth/slopes", test_slopes);
  g_test_add_func("/cost-growth/slope-of-a-narrow-span", test_slope_of_a_narrow_span);
  g_test_add_func("/cost-growth/same-every-time", test_same_every_time);
  g_test_add_func("/cost-growth/unknown", test_unknown);
  g_test_add_func("/cost-growth/nothing-moves", test_nothing_moves);
  g_test_add_func("/cost-growth/span", test_span);
  return g_test_run();
}
