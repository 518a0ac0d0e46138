/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-distinct: values that differ are written so that they do. */
#include "carom-derivation.h"
#include "carom-digits.h"
#include "carom-distinct.h"
#include "carom-formula-size.h"
#include "carom-resolver.h"
#include "carom-rounding.h"
#include "carom-working-rounding.h"
#include "resolver/uneven-contact-test.h"

#define USUAL 6

/* ---- By hand ---- */

static void test_numbers(void) {
  /* Far apart, and equal. */
  g_assert_cmpint(carom_distinct_digits(1, 2, 2, USUAL), ==, USUAL);
  g_assert_cmpint(carom_distinct_digits(1.5, 1.5, 2, USUAL), ==, USUAL);
  g_assert_cmpint(carom_distinct_digits(0, 1e-30, 1e-30, USUAL), ==, USUAL);
  /* The sixth digit tells them apart, exactly, or roughly enough: by 1.3×10⁻⁴ for 1.28×10⁻⁴. */
  g_assert_cmpint(carom_distinct_digits(1.23456, 1.23457, 2, USUAL), ==, USUAL);
  g_assert_cmpint(carom_distinct_digits(1.234561, 1.234689, 2, USUAL), ==, USUAL);
  /* It tells them apart, but by 10⁻⁶, which is rounding: they differ by 6.2×10⁻⁸. */
  g_assert_cmpint(carom_distinct_digits(-5 / 9.0, -5 / 9.0 + 6.2e-8, 1, USUAL), ==, 9);
  /* By 2×10⁻⁵ for 1.1×10⁻⁵, and by 10⁻⁵ for 1.9×10⁻⁵. */
  g_assert_cmpint(carom_distinct_digits(1.234564, 1.234575, 2, USUAL), ==, 7);
  g_assert_cmpint(carom_distinct_digits(1.234555, 1.234574, 2, USUAL), ==, 7);
  /* 2.1234567 and 2.1234568 differ in the eighth digit. */
  g_assert_cmpint(carom_distinct_digits(2.1234567, 2.1234568, 3, USUAL), ==, 8);
  /* The difference is 3.33×10⁻⁸: with eight digits 3×10⁻⁸, with nine 3.3×10⁻⁸, which are 10 % and
   * 1 % off. */
  g_assert_cmpint(carom_distinct_digits(2.1234567, 2.1234567333, 3, USUAL), ==, 11);
  /* "1" and "1 - 6×10⁻⁸" are different already. */
  g_assert_cmpint(carom_distinct_digits(1, 1 - 6e-8, 1, USUAL), ==, USUAL);
  /* Large numbers have a power of ten and nothing beside it. */
  g_assert_cmpint(carom_distinct_digits(1e8, 1e8 - 3, 1e8, USUAL), ==, 8);
  /* What rounding explains is no difference, and depends on what the numbers come from. */
  g_assert_cmpint(carom_distinct_digits(0.3, 0.1 + 0.2, 1, USUAL), ==, USUAL);
  g_assert_cmpint(carom_distinct_digits(2.1234567, 2.1234568, 1e8, USUAL), ==, USUAL);
}

static void test_components(void) {
  CaromValue before = CAROM_VALUE(carom_vec2(2.1234567, 5));
  CaromValue after = CAROM_VALUE(carom_vec2(2.1234568, 6));
  CaromValue part = CAROM_VALUE(2.1234569), mass = CAROM_VALUE(2.1234566);
  const CaromDistinctValue values[] = {{&before, CAROM_DIMENSION_VELOCITY, 3},
                                       {&after, CAROM_DIMENSION_VELOCITY, 3},
                                       {&part, CAROM_DIMENSION_VELOCITY, 3},
                                       {&mass, CAROM_DIMENSION_MASS, 3}};
  carom_distinct(values, G_N_ELEMENTS(values), USUAL);
  g_assert_cmpint(before.digits[0], ==, 8);
  g_assert_cmpint(after.digits[0], ==, 8);
  g_assert_cmpint(part.digits[0], ==, 8);
  g_assert_cmpint(before.digits[1], ==, 0);
  g_assert_cmpint(after.digits[1], ==, 0);
  g_assert_cmpint(mass.digits[0], ==, 0);
}

/* Of the first two, both are written as 4×10⁻⁶ less with six digits. The first one is not when it
 * gets more of them beside the third one, from which it differs in the eighth. */
static void test_third(void) {
  CaromValue values[] = {CAROM_VALUE(1.234564), CAROM_VALUE(1.234534), CAROM_VALUE(1.2345641)};
  CaromDistinctValue distinct[G_N_ELEMENTS(values)];
  for (guint i = 0; i < G_N_ELEMENTS(values); i++)
    distinct[i] = (CaromDistinctValue){&values[i], CAROM_DIMENSION_VELOCITY, 2};
  carom_distinct(distinct, G_N_ELEMENTS(values), USUAL);
  g_assert_cmpint(values[0].digits[0], ==, 8);
  g_assert_cmpint(values[1].digits[0], ==, 7);
  g_assert_cmpint(values[2].digits[0], ==, 8);
}

/* Few digits stay few. */
static void test_few(void) {
  CaromValue before = CAROM_VALUE(carom_vec2(0.002929687497, 0)), after = before;
  after.vector.x += 1.88e-12;
  const CaromDistinctValue values[] = {{&before, CAROM_DIMENSION_VELOCITY, 4},
                                       {&after, CAROM_DIMENSION_VELOCITY, 4}};
  carom_distinct(values, G_N_ELEMENTS(values), CAROM_DIGITS_FEW);
  g_assert_cmpint(before.digits[0], ==, 0);
  g_assert_cmpint(after.digits[0], ==, 0);
  carom_distinct(values, G_N_ELEMENTS(values), CAROM_DIGITS_FEW + 1);
  g_assert_cmpint(before.digits[0], >, CAROM_DIGITS_FEW + 1);
}

/* ---- Random contacts ---- */

#define N_CONTACTS 100

/* A number as it stands in a text. */
typedef struct {
  double number, written;
  double usual; /* as it would be written in the usual digits */
  CaromDimension dimension;
  double size;
} Number;

static void add(GArray *numbers, double number, int digits, CaromDimension dimension, double size) {
  if (!isfinite(number))
    return;
  double usual = carom_digits_written(number, USUAL);
  double written = digits > USUAL ? carom_digits_written(number, digits) : usual;
  Number added = {number, written, usual, dimension, size};
  g_array_append_val(numbers, added);
}

static void add_value(GArray *numbers, CaromValue value, CaromDimension dimension, double size) {
  add(numbers, value.is_vector ? value.vector.x : value.number, value.digits[0], dimension, size);
  if (value.is_vector)
    add(numbers, value.vector.y, value.digits[1], dimension, size);
}

/* What rounding may have done to the larger one explains a difference that is not written. */
static void assert_distinct(const Number *a, const Number *b) {
  double rounding = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * MAX(a->size, b->size);
  double difference = a->number - b->number, written = a->written - b->written;
  if (a->dimension != b->dimension || fabs(difference) <= rounding)
    return;
  if (written == 0)
    g_error("%.17g and %.17g are both written as %.17g", a->number, b->number, a->written);
  if (fabs(written - difference) > MAX(CAROM_DISTINCT_ROUGH_SHARE * fabs(difference), rounding))
    g_error("%.17g and %.17g differ by %g, and are written so as if by %g", a->number, b->number,
            difference, written);
}

static guint check(const GArray *numbers) {
  guint n_close = 0;
  for (guint i = 0; i < numbers->len; i++)
    for (guint k = 0; k < i; k++) {
      const Number *a = &g_array_index(numbers, Number, i), *b = &g_array_index(numbers, Number, k);
      assert_distinct(a, b);
      n_close += a->dimension == b->dimension && a->number != b->number && a->usual == b->usual;
    }
  return n_close;
}

/* Of the numbers that are added up on the way to each term; those that a line calculates come after
 * all that it refers to. */
static void find_sizes(const CaromWorking *working, double sizes[CAROM_WORKING_MAX_TERMS]) {
  for (guint i = 0; i < working->n_terms; i++)
    sizes[i] = carom_formula_size_of_value(working->terms[i].value);
  for (guint i = 0; i < working->n_lines; i++) {
    guint own;
    const CaromTerm *terms = carom_working_known(working, i, &own);
    if (!working->lines[i].formula)
      continue;
    double size =
        carom_formula_size(carom_formula_constant(working->lines[i].formula), terms, own, sizes);
    sizes[own] = isfinite(size) ? MAX(size, sizes[own]) : sizes[own];
  }
}

static guint check_working(const CaromResolver *resolver, const CaromContact *c) {
  g_autoptr(GArray) numbers = g_array_new(FALSE, FALSE, sizeof(Number));
  double sizes[CAROM_WORKING_MAX_TERMS];
  CaromWorking working;
  CaromOutcome outcome;
  carom_resolver_explain(resolver, c, &outcome, &working);
  CaromWorking readable = carom_working_rounding_drop(&working);
  find_sizes(&working, sizes);
  for (guint i = 0; i < readable.n_terms; i++)
    add_value(numbers, readable.terms[i].value, readable.terms[i].dimension, sizes[i]);
  return check(numbers);
}

static guint check_derivation(const CaromContact *c) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(c);
  g_autoptr(GArray) numbers = g_array_new(FALSE, FALSE, sizeof(Number));
  for (guint i = 0; i < derivation->readable->len; i++) {
    const CaromTerm *term = &g_array_index(derivation->readable, CaromTerm, i);
    add_value(numbers, term->value, term->dimension, g_array_index(derivation->sizes, double, i));
  }
  for (guint i = 0; i < derivation->lines->len; i++) {
    const CaromDerivationLine *line = carom_derivation_line(derivation, i);
    add_value(numbers, line->readable, line->dimension, line->size);
  }
  return check(numbers);
}

static void test_contacts(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(8);
  guint n_resolvers, n_close = 0;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = test_random_uneven_contact(random);
    n_close += check_derivation(&c);
    for (guint k = 0; k < n_resolvers; k++)
      n_close += check_working(resolvers[k], &c);
  }
  g_test_message("%u pairs are alike in %d digits", n_close, USUAL);
  g_assert_cmpuint(n_close, >, N_CONTACTS); /* or nothing has been tested */
}

/* ---- A mass ratio of 10⁸ ---- */

static const CaromContact heavy_on_light = {
    .mass_a_kg = 1e8,
    .mass_b_kg = 1,
    .velocity_a = {1, 0.3},
    .velocity_b = {-0.5, 0.1},
    .d = {0.455, 0.194},
    .restitution = 1,
    .tangential_factor = 1,
};

static CaromValue value_of(const char *name, const CaromTerm *terms, guint n_terms) {
  CaromValue value;
  g_assert_true(carom_formula_get_known(carom_formula_constant(name), terms, n_terms, &value));
  return value;
}

static double as_written(CaromValue value) {
  return carom_digits_written(value.number, MAX(value.digits[0], USUAL));
}

/* The change of the heavy body comes out of the numbers as they are written. */
static void assert_change(const CaromTerm *terms, guint n_terms, const char *before,
                          const char *after, const char *usual) {
  CaromValue u = value_of(before, terms, n_terms), v = value_of(after, terms, n_terms);
  double change = v.number - u.number;
  g_assert_cmpfloat_with_epsilon(as_written(v) - as_written(u), change,
                                 CAROM_DISTINCT_SHARE * fabs(change));
  g_assert_cmpint(value_of(usual, terms, n_terms).digits[0], ==, 0);
}

static void test_heavy(void) {
  CaromWorking working;
  CaromOutcome outcome;
  carom_resolver_explain(carom_resolver_by_id("rotation"), &heavy_on_light, &outcome, &working);
  working = carom_working_rounding_drop(&working);
  assert_change(working.terms, working.n_terms, "u'_a.x", "v'_a.x", "v'_b.x");
  carom_resolver_explain(carom_resolver_by_id("projection"), &heavy_on_light, &outcome, &working);
  working = carom_working_rounding_drop(&working);
  assert_change(working.terms, working.n_terms, "α_a", "β_a", "β_b");
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&heavy_on_light);
  const CaromTerm *terms = (const CaromTerm *)derivation->readable->data;
  assert_change(terms, derivation->readable->len, "α_a", "β_a", "w");
  assert_change(terms, derivation->readable->len, "u'_a.x", "v'_a.x", "J");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/distinct/numbers", test_numbers);
  g_test_add_func("/distinct/components", test_components);
  g_test_add_func("/distinct/third", test_third);
  g_test_add_func("/distinct/few", test_few);
  g_test_add_func("/distinct/contacts", test_contacts);
  g_test_add_func("/distinct/heavy", test_heavy);
  return g_test_run();
}
