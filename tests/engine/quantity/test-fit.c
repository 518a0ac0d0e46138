/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fit: slopes, and what their errors are worth. */
#include "carom-fit.h"
#include "carom-mix.h"

#include <math.h>

#define MOST_POINTS 2000

static const CaromFitLaw *law_of(const char *id) {
  const CaromFitLaw *law = carom_fit_law_by_id(id);
  g_assert_nonnull(law);
  return law;
}

static void assert_near(double value, double expected, double most) {
  g_assert_cmpfloat(fabs(value - expected), <=, most);
}

/* Values that follow a law have its slope to rounding: of logarithms, whose size is some units. */
static void test_laws(void) {
  static const struct {
    const char *id;
    double slope;
  } cases[] = {{"line", -9.81}, {"exponential", 35}, {"exponential", -0.5}, {"power", -2}};
  for (guint k = 0; k < G_N_ELEMENTS(cases); k++) {
    const CaromFitLaw *law = law_of(cases[k].id);
    CaromVec2 points[200];
    CaromFit fit;
    for (guint i = 0; i < G_N_ELEMENTS(points); i++) {
      double t = 0.5 + i / 240.0, along = cases[k].slope * (law->has_log_time ? log(t) : t);
      points[i] = (CaromVec2){t, law->has_log_value ? 3 * exp(along) : 3 + along};
    }
    g_assert_true(carom_fit(law, points, G_N_ELEMENTS(points), &fit));
    g_assert_cmpuint(fit.n, ==, G_N_ELEMENTS(points));
    assert_near(fit.slope, cases[k].slope, 1e-12);
    g_assert_cmpfloat(fit.slope_error, <, 1e-12);
    g_assert_cmpfloat(fit.deviation, <, 1e-13);
    assert_near(carom_fit_at(&fit, 1) / points[120].y, 1, 1e-12);
  }
}

/* "Norris", of the reference datasets of the National Institute of Standards and Technology, with
 * its certified results: all given digits are right. Here they are in order. */
static void test_norris(void) {
  static const CaromVec2 points[] = {
      {0.2, 0.1},     {0.3, 0.3},     {0.3, 0.6},     {0.4, 0.3},     {0.5, 0.2},
      {0.6, 0.1},     {10.1, 9.2},    {11.1, 10.2},   {11.6, 10.8},   {118.2, 118.1},
      {118.3, 117.6}, {120.2, 119.6}, {226.5, 228.1}, {228.1, 228.3}, {229.2, 228.9},
      {337.4, 338.8}, {338.0, 339.3}, {339.1, 339.3}, {447.5, 448.9}, {448.6, 449.1},
      {448.9, 449.2}, {556.0, 557.7}, {556.8, 557.6}, {558.2, 559.2}, {666.3, 668.5},
      {666.9, 668.8}, {669.1, 668.4}, {775.5, 778.1}, {777.0, 778.9}, {779.0, 778.9},
      {884.6, 888.0}, {887.2, 888.0}, {887.6, 888.8}, {995.8, 998.0}, {996.3, 998.5},
      {999.0, 998.5}};
  const guint n = G_N_ELEMENTS(points);
  CaromFit fit;
  g_assert_true(carom_fit(law_of("line"), points, n, &fit));
  assert_near(fit.slope, 1.00211681802045, 1e-13);
  assert_near(carom_fit_at(&fit, 0), -0.262323073774029, 1e-12);
  assert_near(fit.deviation * sqrt(n / (n - 2.0)), 0.884796396144373, 1e-13);
  /* certified for values that are independent of each other; fewer count here, or as many */
  g_assert_cmpfloat(fit.slope_error, >=, 0.000429796848199937 * (1 - 1e-12));
  g_assert_cmpfloat(fit.slope_error, <, 2 * 0.000429796848199937);
}

/* Twelve numbers from 0 to 1, less 6: a variance of 1. */
static double draw_noise(guint64 *state) {
  double sum = -6;
  for (guint i = 0; i < 12; i++)
    sum += carom_mix_fraction(carom_mix(*state += CAROM_MIX_STEP));
  return sum;
}

/* Each value is off by @memory times what the one before is, and by noise. Returns: the mean of the
 * squares of how many errors the slope is off by, over many seeds; 1 if errors are what they say */
static double find_cover(double memory, guint n) {
  CaromVec2 points[MOST_POINTS];
  const guint n_seeds = 400;
  double sum = 0;
  for (guint seed = 0; seed < n_seeds; seed++) {
    guint64 state = carom_mix(seed + 1);
    double off = 0;
    CaromFit fit;
    for (guint i = 0; i < n; i++) {
      off = memory * off + draw_noise(&state) * sqrt(1 - memory * memory);
      points[i] = (CaromVec2){i, 2 + 0.25 * i + off};
    }
    g_assert_true(carom_fit(law_of("line"), points, n, &fit));
    sum += pow((fit.slope - 0.25) / fit.slope_error, 2);
  }
  return sum / n_seeds;
}

/* The mean of 400 squares is off by √(2/400) = 0.07 itself: four times that are allowed. Of values
 * that hang together for a good part of the stretch, the line hides some of the correlation: their
 * slopes may be off by up to 1.5 errors, in the mean. */
static void test_errors(void) {
  double independent = find_cover(0, 300), few = find_cover(0, 20);
  g_assert_cmpfloat(independent, >, 0.5);
  g_assert_cmpfloat(independent, <, 1.28);
  g_assert_cmpfloat(few, <, 1.5);
  for (guint k = 0; k < 3; k++) {
    double together = find_cover((const double[]){0.5, 0.9, 0.98}[k], 2000);
    g_assert_cmpfloat(together, >, 0.5);
    g_assert_cmpfloat(together, <, 1.5);
  }
  /* Here a sixth and a third of all hang together. */
  g_assert_cmpfloat(find_cover(0.98, 640), <, 2.25);
  g_assert_cmpfloat(find_cover(0.99, 640), <, 2.25);
}

/* Parabolas are no lines: that shows in the error, which noise of that size would not have. */
static void test_another_law(void) {
  CaromVec2 points[500];
  CaromFit fit;
  for (guint i = 0; i < G_N_ELEMENTS(points); i++)
    points[i] = (CaromVec2){i / 500.0, pow(i / 500.0, 2)};
  g_assert_true(carom_fit(law_of("line"), points, G_N_ELEMENTS(points), &fit));
  assert_near(fit.slope, 1, 0.01);
  g_assert_cmpfloat(fit.slope_error, >, 3 * fit.deviation / sqrt(G_N_ELEMENTS(points) / 12.0));
}

/* The unit of the values is a factor of a line's slope, and none of the others'. */
static void test_units(void) {
  CaromVec2 points[100], scaled[100];
  guint64 state = 5;
  for (guint i = 0; i < 100; i++) {
    points[i] = (CaromVec2){1 + i, 20 + draw_noise(&state)};
    scaled[i] = (CaromVec2){1 + i, 1024 * points[i].y};
  }
  guint n_laws;
  const CaromFitLaw *laws = carom_fit_laws(&n_laws);
  for (guint k = 0; k < n_laws; k++) {
    CaromFit fit, other;
    double factor = laws[k].has_log_value ? 1 : 1024;
    g_assert_true(carom_fit(&laws[k], points, 100, &fit));
    g_assert_true(carom_fit(&laws[k], scaled, 100, &other));
    assert_near(other.slope / fit.slope, factor, 1e-10 * factor);
    assert_near(other.slope_error / fit.slope_error, factor, 1e-10 * factor);
    assert_near(carom_fit_at(&other, 7) / carom_fit_at(&fit, 7), 1024, 1e-9);
    g_assert_true(carom_fit_law_by_id(laws[k].id) == &laws[k]);
  }
}

/* Values of any size have the same fit, times that. */
static void test_sizes(void) {
  CaromVec2 points[100];
  CaromFit fits[3];
  for (guint k = 0; k < G_N_ELEMENTS(fits); k++) {
    double size = (const double[]){1, 1e-300, 1e300}[k];
    guint64 state = 9;
    for (guint i = 0; i < 100; i++)
      points[i] = (CaromVec2){i / 10.0, size * (0.1 * i + draw_noise(&state))};
    g_assert_true(carom_fit(law_of("line"), points, 100, &fits[k]));
    assert_near(fits[k].slope / size / fits[0].slope, 1, 1e-12);
    assert_near(fits[k].slope_error / size / fits[0].slope_error, 1, 1e-12);
    assert_near(fits[k].deviation / size / fits[0].deviation, 1, 1e-12);
  }
}

static void test_left_out(void) {
  const CaromVec2 points[] = {{0, 0}, {1, 0}, {2, NAN}, {3, 8}, {4, 16}, {5, 32}, {6, INFINITY}};
  const CaromVec2 at_once[] = {{2, 1}, {2, 2}, {2, 3}};
  const CaromVec2 huge[] = {{1, -1e308}, {1e200, 1e308}, {2e200, 1e308}};
  CaromFit fit;
  g_assert_true(carom_fit(law_of("exponential"), points, G_N_ELEMENTS(points), &fit));
  g_assert_cmpuint(fit.n, ==, 3);
  assert_near(fit.slope, log(2), 1e-15);
  g_assert_true(carom_fit(law_of("line"), points, G_N_ELEMENTS(points), &fit));
  g_assert_cmpuint(fit.n, ==, 5);
  const CaromVec2 negative[] = {{0, 1}, {1, 2}, {2, -1e-9}, {3, 4}, {4, 5}};
  g_assert_false(carom_fit(law_of("exponential"), negative, G_N_ELEMENTS(negative), &fit));
  g_assert_false(carom_fit(law_of("power"), negative, G_N_ELEMENTS(negative), &fit));
  g_assert_true(carom_fit(law_of("line"), negative, G_N_ELEMENTS(negative), &fit));
  g_assert_false(carom_fit(law_of("line"), points, 2, &fit));
  g_assert_false(carom_fit(law_of("line"), points, 0, &fit));
  g_assert_false(carom_fit(law_of("line"), at_once, 3, &fit));
  g_assert_false(carom_fit(law_of("line"), huge, 3, &fit));
  g_assert_null(carom_fit_law_by_id("parabola"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/fit/laws", test_laws);
  g_test_add_func("/fit/norris", test_norris);
  g_test_add_func("/fit/errors", test_errors);
  g_test_add_func("/fit/another-law", test_another_law);
  g_test_add_func("/fit/units", test_units);
  g_test_add_func("/fit/sizes", test_sizes);
  g_test_add_func("/fit/left-out", test_left_out);
  return g_test_run();
}
