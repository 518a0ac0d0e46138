/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-formula-digits: who calculates with the numbers as they are written gets what is written. */
#include "carom-derivation.h"
#include "carom-digits.h"
#include "carom-formula-digits.h"
#include "carom-formula-size.h"
#include "carom-resolver.h"
#include "carom-rounding.h"
#include "carom-working-rounding.h"
#include "rounds-test.h"
#include "terms-test.h"
#include "uneven-contact-test.h"

#include <float.h>
#include <math.h>

/* ---- By hand ---- */

static CaromTerm terms[] = {
    {"a", {.number = 0.73249131}},
    {"b", {.number = 0.73249129}},
    {"c", {.number = 1e8}},
    {"k", {.number = 1234.5678}},
    {"g", {.number = 1 + 1.2345e-8}},
    {"i", {.number = INFINITY}},
    {"p", {.is_vector = TRUE, .vector = {0.5, 0.73249131}}},
    {"q", {.is_vector = TRUE, .vector = {0.25, 0.73249129}}},
    {"r", {.is_vector = TRUE, .vector = {0.73249131, 1}}},
    {"s", {.is_vector = TRUE, .vector = {0.73249129, 2}}},
    {"z", {.is_vector = TRUE, .vector = {0.5, 0.73249131}}},
};

static const struct {
  const char *formula;
  int least, digits;
} rows[] = {
    /* Nothing cancels. */
    {"a", 6, 6},
    {"a + b", 6, 6},
    {"a b c / k", 6, 6},
    {"p + q", 6, 6},
    {"a", 1, 2}, /* 0.7 is 4.4 % off, 0.73 is 0.34 % */
    {"k", 6, 6},
    /* In six or seven digits both are alike; the eighth is the one that differs. */
    {"a - b", 6, 8},
    {"c (a - b)", 6, 8},
    {"a² - b²", 6, 8},
    {"k / (a - b)", 6, 8},
    {"a - b", 12, 12}, /* never fewer than asked for */
    /* In one component of a vector; where that is 0, no digits are needed. */
    {"p - q", 6, 8},
    {"r - s", 6, 8},
    {"p - z", 6, 6},
    {"p.y - b", 6, 8},
    /* "1 + 1.2×10⁻⁸" is 3 % off; with 11 digits it is "1 + 1.23×10⁻⁸". */
    {"g", 6, 6},
    {"g - 1", 6, 11},
    /* What is not finite is as it is. */
    {"i", 6, 6},
    {"i - i", 6, 6},
    {"a / i", 6, 6},
};

static void test_rows(void) {
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    const CaromFormula *formula = carom_formula_constant(rows[i].formula);
    CaromValue value = carom_formula_evaluate(formula, terms, G_N_ELEMENTS(terms));
    g_test_message("%s", rows[i].formula);
    g_assert_cmpint(carom_formula_digits(formula, terms, G_N_ELEMENTS(terms), value, rows[i].least),
                    ==, rows[i].digits);
  }
}

/* A difference that is nothing but rounding, and so is written as 0, needs no digits; where it is
 * written, it needs all of them. */
static void test_rounding(void) {
  CaromTerm close[] = {{"a", {.number = 0.3}}, {"b", {.number = 0.1 + 0.2}}};
  test_intern_names(close, G_N_ELEMENTS(close));
  const CaromFormula *formula = carom_formula_constant("b - a");
  CaromValue value = carom_formula_evaluate(formula, close, 2);
  g_assert_cmpfloat(value.number, !=, 0);
  g_assert_cmpint(carom_formula_digits(formula, close, 2, carom_value_number(0), 6), ==, 6);
  g_assert_cmpint(carom_formula_digits(formula, close, 2, value, 6), ==, 17);
}

/* ---- Every line of random contacts ---- */

#define N_CONTACTS (test_is_thorough() ? 150u : 40u)
#define LEAST      6

/* What is promised. */
static const double share = 0.005;

/* In ε of the size of what is added up: by how much a value that is written may differ from what
 * its formula gives with all digits. Of what rounding may have changed, see CAROM_ROUNDING_EPS, no
 * digit is kept: both the value and the numbers in its formula are rounded to a place that is up to
 * ten times as large, so by up to five times as much; a product has up to four such factors. */
#define UNSURE_EPS (CAROM_ROUNDING_EPS * (1 + 5 + 4 * 5))

/* What stands in a line. */
typedef struct {
  const CaromFormula *formula;
  const CaromTerm *terms;
  const double *sizes; /* of the terms */
  guint n_terms;
  CaromValue value;
  double size;     /* of what else it was calculated from */
  guint *n_longer; /* counts lines that need more digits than six */
} Line;

/* A value may have more digits of its own. */
static CaromValue written(CaromValue value, int digits) {
  int first = MAX(digits, value.digits[0]), second = MAX(digits, value.digits[1]);
  return value.is_vector
             ? carom_value_vector(carom_vec2(carom_digits_written(value.vector.x, first),
                                             carom_digits_written(value.vector.y, second)))
             : carom_value_number(carom_digits_written(value.number, first));
}

static CaromValue recalculate(const Line *line, int digits) {
  g_autofree CaromTerm *rounded = g_memdup2(line->terms, line->n_terms * sizeof *line->terms);
  for (guint i = 0; i < line->n_terms; i++)
    rounded[i].value = written(rounded[i].value, digits);
  return carom_formula_evaluate(line->formula, rounded, line->n_terms);
}

/* Half a unit of the sixth digit is at most 5e-6 of the value. */
static double allowed(double value, double size) {
  double rounding = UNSURE_EPS * DBL_EPSILON * size;
  return value == 0 ? share * size + rounding
                    : (share * (1 + 1e-5) + 5e-6) * fabs(value) + rounding * (1 + share);
}

static void assert_close(const Line *line, double got, double value, double size, int digits) {
  if (!(fabs(got - value) <= allowed(value, size)))
    g_error("%s: %g from numbers with %d digits, but %g is written; size %g", line->formula->source,
            got, digits, value, size);
}

static double size_of(const Line *line) {
  return carom_formula_size(line->formula, line->terms, line->n_terms, line->sizes);
}

static void check(const Line *line) {
  int digits = carom_formula_digits(line->formula, line->terms, line->n_terms, line->value, LEAST);
  double size = MAX(size_of(line), line->size);
  CaromValue got = recalculate(line, digits), value = written(line->value, LEAST);
  g_assert_cmpint(digits, >=, LEAST);
  g_assert_cmpint(digits, <=, 17);
  if (value.is_vector) {
    assert_close(line, got.vector.x, value.vector.x, size, digits);
    assert_close(line, got.vector.y, value.vector.y, size, digits);
  } else {
    assert_close(line, got.number, value.number, size, digits);
  }
  *line->n_longer += digits > LEAST;
}

static void check_derivation(const CaromContact *c, guint *n_longer) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(c);
  Line line = {
      .terms = (const CaromTerm *)derivation->readable->data,
      .sizes = (const double *)derivation->sizes->data,
      .n_terms = derivation->readable->len,
      .n_longer = n_longer,
  };
  for (guint i = 0; i < derivation->lines->len; i++) {
    const CaromDerivationLine *of = carom_derivation_line(derivation, i);
    line.value = of->readable;
    line.size = of->size;
    line.formula = carom_formula_constant(of->right);
    check(&line);
    line.formula = of->left ? carom_formula_constant(of->left) : line.formula;
    check(&line);
  }
}

static void check_working(const CaromResolver *resolver, const CaromContact *c, guint *n_longer) {
  CaromWorking working;
  CaromOutcome outcome;
  double sizes[CAROM_WORKING_MAX_TERMS];
  carom_resolver_explain(resolver, c, &outcome, &working);
  CaromWorking readable = carom_working_rounding_drop(&working);
  for (guint i = 0; i < working.n_terms; i++)
    sizes[i] = carom_formula_size_of_value(working.terms[i].value);
  for (guint i = 0; i < readable.n_lines; i++) {
    const CaromWorkingLine *of = &readable.lines[i];
    Line line = {.value = of->value, .sizes = sizes, .n_longer = n_longer};
    line.terms = carom_working_known(&readable, i, &line.n_terms);
    if (!of->formula)
      continue;
    line.formula = carom_formula_constant(of->formula);
    line.size = MAX(size_of(&line), sizes[line.n_terms]);
    sizes[line.n_terms] = line.size;
    line.formula = carom_formula_constant(carom_working_line_shown(of));
    check(&line);
  }
}

static void test_contacts(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  guint n_resolvers, n_longer = 0;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = test_random_uneven_contact(random);
    check_derivation(&c, &n_longer);
    for (guint k = 0; k < n_resolvers; k++)
      check_working(resolvers[k], &c, &n_longer);
  }
  g_test_message("%u lines have more digits", n_longer);
  g_assert_cmpuint(n_longer, >, N_CONTACTS); /* or nothing has been tested */
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_intern_names(terms, G_N_ELEMENTS(terms));
  g_test_add_func("/formula-digits/rows", test_rows);
  g_test_add_func("/formula-digits/rounding", test_rounding);
  g_test_add_func("/formula-digits/contacts", test_contacts);
  return g_test_run();
}
