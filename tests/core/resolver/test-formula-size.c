/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-formula-size: the size of a formula says by how much rounding may have changed its value:
 * no less than what comes of changing the numbers in it by that much, and not far more. */
#include "carom-formula-size.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { A, B, C, N_NUMBERS, P = N_NUMBERS, Q, N_TERMS };

/* @factors: how many factors, each of which adds its change to the product's. */
static const struct {
  const char *formula;
  int factors;
} rows[] = {
    {"a", 1},          {"a b", 2}, {"a b c", 3}, {"a²", 2},         {"(1 - a²) (b / 2) c²", 5},
    {"a (b - c)", 2},  {"p·q", 2}, {"a p·q", 3}, {"√(a² + b²)", 2}, {"a b / 2", 2},
    {"(a + b)² c", 3},
};

/* Numbers that are left of larger ones by 10⁰ to 10⁻⁸: @sizes are those of the larger ones. */
static void choose(GRand *random, CaromTerm terms[N_TERMS], double sizes[N_TERMS]) {
  static const char *const names[N_TERMS] = {"a", "b", "c", "p", "q"};
  for (guint i = 0; i < N_TERMS; i++) {
    double number = g_rand_double_range(random, 1, 2);
    terms[i] = carom_formula_term(names[i], carom_value_number(number), CAROM_DIMENSION_NONE);
    if (i >= N_NUMBERS)
      terms[i].value = (CaromValue){.is_vector = TRUE, .vector = {number, number / 2}};
    sizes[i] =
        carom_formula_size_of_value(terms[i].value) * pow(10, g_rand_double_range(random, 0, 8));
  }
}

/* How much the value changes, per @part, if each number changes by @part of its size. */
static double measure(const CaromFormula *formula, const CaromTerm terms[N_TERMS],
                      const double sizes[N_TERMS], double part) {
  double sum = 0, before = carom_formula_evaluate(formula, terms, N_TERMS).number;
  for (guint i = 0; i < N_TERMS; i++) {
    CaromTerm changed[N_TERMS];
    memcpy(changed, terms, sizeof changed);
    changed[i].value.number += part * sizes[i];
    changed[i].value.vector.x += part * sizes[i];
    sum += fabs(carom_formula_evaluate(formula, changed, N_TERMS).number - before) / part;
  }
  return sum;
}

/* Parts of 10⁻¹⁰ of sizes up to 10⁸ change the numbers by up to 10⁻², so the second order is a
 * hundredth of the first; rounding of the difference is 10⁻⁶ of it. */
#define PART        1e-10
#define FIRST_ORDER 0.1

static void test_bounds(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(g_test_rand_int());
  for (guint n = 0; n < 2000; n++)
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
      CaromTerm terms[N_TERMS];
      double sizes[N_TERMS];
      choose(random, terms, sizes);
      g_autoptr(CaromFormula) formula = carom_formula_parse(rows[i].formula);
      double size = carom_formula_size(formula, terms, N_TERMS, sizes);
      double value = fabs(carom_formula_evaluate(formula, terms, N_TERMS).number);
      double change = measure(formula, terms, sizes, PART);
      g_test_message("%s: %g, changes by %g", rows[i].formula, size, change);
      g_assert_cmpfloat(size, >=, value * (1 - 8 * DBL_EPSILON));
      g_assert_cmpfloat(change, <=, (1 + FIRST_ORDER) * rows[i].factors * size);
    }
}

/* What is left of 10 − 10 and squared is known better than to 10². */
static void test_square_of_little(void) {
  const CaromTerm terms[] = {
      carom_formula_term("w", carom_value_number(1e-7), CAROM_DIMENSION_NONE)};
  const double sizes[] = {10};
  g_autoptr(CaromFormula) formula = carom_formula_parse("(1 - 64²) (1 / 2) w²");
  double size = carom_formula_size(formula, terms, 1, sizes);
  g_assert_cmpfloat_with_epsilon(size, 4095 * 0.5 * 1e-6, 1e-12);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/formula-size/bounds", test_bounds);
  g_test_add_func("/formula-size/square-of-little", test_square_of_little);
  return g_test_run();
}
