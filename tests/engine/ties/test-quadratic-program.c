/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The least change: whatever is found must satisfy the conditions of Karush, Kuhn and Tucker, which
 * for this problem are not only necessary but sufficient. */
#include "carom-quadratic-program.h"

#include <math.h>

#define N_DIMENSIONS 12
#define N_CONDITIONS 30

/* Of length 1, with terms in four places. */
static CaromCondition random_condition(GRand *random) {
  CaromCondition c = {.n_terms = 4, .bound = g_rand_double_range(random, -1, 1)};
  double square = 0;
  for (guint i = 0; i < 4; i++) {
    c.index[i] = 3 * i + (guint)g_rand_int_range(random, 0, 3);
    c.factor[i] = g_rand_double_range(random, -1, 1);
    square += c.factor[i] * c.factor[i];
  }
  for (guint i = 0; i < 4; i++)
    c.factor[i] /= sqrt(square);
  return c;
}

static double value(const CaromCondition *c, const double *x) {
  double sum = 0;
  for (guint i = 0; i < c->n_terms; i++)
    sum += c->factor[i] * x[c->index[i]];
  return sum;
}

static void assert_optimal(const CaromCondition *conditions, guint n, const double *multipliers) {
  double x[N_DIMENSIONS] = {0};
  for (guint k = 0; k < n; k++)
    for (guint i = 0; i < conditions[k].n_terms; i++)
      x[conditions[k].index[i]] += multipliers[k] * conditions[k].factor[i];
  double scale = 1;
  for (guint i = 0; i < N_DIMENSIONS; i++)
    scale = MAX(scale, fabs(x[i]));
  for (guint k = 0; k < n; k++) {
    double missing = conditions[k].bound - value(&conditions[k], x);
    g_assert_cmpfloat(multipliers[k], >=, 0);
    g_assert_cmpfloat(missing, <=, 1e-11 * scale); /* 1e-12 of the length of x, at most √12 scale */
    if (multipliers[k] > 0)
      g_assert_cmpfloat(fabs(missing), <=, 1e-11 * scale);
  }
}

/* Up to thirty conditions on twelve numbers, copies and sums of others among them. Whether some x
 * meets them all is known beforehand: their bounds are met by one. */
static void test_optimal(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (int round = 0; round < 2000; round++) {
    CaromCondition conditions[N_CONDITIONS];
    double multipliers[N_CONDITIONS], some[N_DIMENSIONS];
    guint n = (guint)g_rand_int_range(random, 1, N_CONDITIONS + 1);
    for (guint i = 0; i < N_DIMENSIONS; i++)
      some[i] = g_rand_double_range(random, -1, 1);
    for (guint k = 0; k < n; k++) {
      gboolean copy = k > 0 && g_rand_int_range(random, 0, 4) == 0;
      conditions[k] =
          copy ? conditions[g_rand_int_range(random, 0, (gint32)k)] : random_condition(random);
      conditions[k].bound = value(&conditions[k], some);
    }
    g_assert_true(carom_quadratic_program_solve(conditions, n, N_DIMENSIONS, multipliers));
    assert_optimal(conditions, n, multipliers);
  }
}

/* Two that contradict each other, with others around them. */
static void test_contradiction(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  for (int round = 0; round < 200; round++) {
    CaromCondition conditions[8];
    double multipliers[8];
    for (guint k = 0; k < 8; k++)
      conditions[k] = random_condition(random);
    conditions[5] = conditions[2];
    for (guint i = 0; i < 4; i++)
      conditions[5].factor[i] = -conditions[2].factor[i];
    conditions[2].bound = conditions[5].bound = 0.1;
    g_assert_false(carom_quadratic_program_solve(conditions, 8, N_DIMENSIONS, multipliers));
  }
}

/* Nothing to do, nothing is done. */
static void test_met_already(void) {
  CaromCondition condition = {1, {0}, {1}, -1};
  double multiplier = -1;
  g_assert_true(carom_quadratic_program_solve(&condition, 1, 2, &multiplier));
  g_assert_cmpfloat(multiplier, ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/quadratic-program/optimal", test_optimal);
  g_test_add_func("/quadratic-program/contradiction", test_contradiction);
  g_test_add_func("/quadratic-program/met-already", test_met_already);
  return g_test_run();
}
