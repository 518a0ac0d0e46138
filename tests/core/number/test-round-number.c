/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-round-number. */
#include "carom-round-number.h"

#include <glib.h>

#include <float.h>
#include <math.h>

static double value_of(CaromRoundNumber number) {
  return carom_round_number_times(number, 1);
}

/* Between two of them, in the middle, at both, and where a product misses one by rounding. */
static void test_rounding(void) {
  static const struct {
    double value, below, near, above;
  } rows[] = {
      {1, 1, 1, 1},
      {1.4, 1, 1, 2},
      {1.5, 1, 2, 2},
      {3.4, 2, 2, 5},
      {3.5, 2, 5, 5},
      {7.4, 5, 5, 10},
      {7.5, 5, 10, 10},
      {9.99, 5, 10, 10},
      {10, 10, 10, 10},
      {0.035, 0.02, 0.05, 0.05},
      {1e5 * 1e-6, 0.1, 0.1, 0.1},
      {3 * 0.1 / 3, 0.1, 0.1, 0.1},
      {0.7 - 0.2, 0.5, 0.5, 0.5},
      {1.9e-9, 1e-9, 2e-9, 2e-9},
      {6e21, 5e21, 5e21, 1e22},
      {DBL_MAX, 1e308, 1e308, INFINITY},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_test_message("%.17g", rows[i].value);
    g_assert_cmpfloat(value_of(carom_round_number_below(rows[i].value)), ==, rows[i].below);
    g_assert_cmpfloat(value_of(carom_round_number_near(rows[i].value)), ==, rows[i].near);
    g_assert_cmpfloat(value_of(carom_round_number_above(rows[i].value)), ==, rows[i].above);
  }
}

/* The number itself is found again, from either side, at every size. */
static void test_every_size(void) {
  static const int mantissas[] = {1, 2, 5};
  for (int exponent = -300; exponent <= 300; exponent++)
    for (guint i = 0; i < G_N_ELEMENTS(mantissas); i++) {
      CaromRoundNumber number = {mantissas[i], exponent};
      double value = value_of(number);
      CaromRoundNumber found[] = {carom_round_number_below(value * (1 - DBL_EPSILON)),
                                  carom_round_number_below(value), carom_round_number_near(value),
                                  carom_round_number_above(value),
                                  carom_round_number_above(value * (1 + DBL_EPSILON))};
      for (guint k = 0; k < G_N_ELEMENTS(found); k++)
        g_assert_cmpfloat(value_of(found[k]), ==, value);
    }
}

/* Multiples are the doubles that people mean. */
static void test_multiples(void) {
  g_assert_cmpfloat(carom_round_number_times((CaromRoundNumber){1, -1}, 3), ==, 0.3);
  g_assert_cmpfloat(carom_round_number_times((CaromRoundNumber){2, -2}, 7), ==, 0.14);
  g_assert_cmpfloat(carom_round_number_times((CaromRoundNumber){5, 3}, -3), ==, -15000);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/round-number/rounding", test_rounding);
  g_test_add_func("/round-number/every-size", test_every_size);
  g_test_add_func("/round-number/multiples", test_multiples);
  return g_test_run();
}
