/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* working-test: contacts to work through, and what several tests of workings ask of each. */
#pragma once

#include "resolvers-test.h"
#include "rounds-test.h"

#include <float.h>
#include <string.h>

static inline double test_uniform(GRand *random, double min, double max) {
  return g_rand_double_range(random, min, max);
}

/* 10^x, x between ±@decades. */
static inline double test_magnitude(GRand *random, double decades) {
  return pow(10, test_uniform(random, -decades, decades));
}

/* At rest, along an axis, or in any direction. */
static inline CaromVec2 test_random_velocity(GRand *random, double speed) {
  double x = test_uniform(random, -speed, speed), y = test_uniform(random, -speed, speed);
  switch (g_rand_int_range(random, 0, 8)) {
  case 0:
    return carom_vec2(0, 0);
  case 1:
    return carom_vec2(x, 0);
  case 2:
    return carom_vec2(0, y);
  default:
    return carom_vec2(x, y);
  }
}

/* One in four along an axis, either way. */
static inline CaromVec2 test_random_direction(GRand *random, double length) {
  int quarter = g_rand_int_range(random, 0, 16);
  CaromVec2 d = carom_vec2(length, 0);
  for (int i = 0; i < quarter && quarter < 4; i++)
    d = carom_vec2_perpendicular(d);
  double angle_rad = test_uniform(random, -G_PI, G_PI);
  return quarter < 4 ? d : carom_vec2(length * cos(angle_rad), length * sin(angle_rad));
}

static inline double test_random_choice(GRand *random, const double *choices, guint n) {
  return choices[g_rand_int_range(random, 0, (gint32)n)];
}

/* One contact in four beside an immovable body, half of these at rest. */
static inline void test_make_one_immovable(GRand *random, CaromContact *c) {
  int which = g_rand_int_range(random, 0, 16);
  CaromVec2 still = {0, 0};
  if (which == 0 || which == 1)
    c->mass_a_kg = INFINITY;
  if (which == 1)
    c->velocity_a = still;
  if (which == 2 || which == 3)
    c->mass_b_kg = INFINITY;
  if (which == 3)
    c->velocity_b = still;
}

static inline gboolean test_approaches(const CaromContact *c) {
  return carom_vec2_dot(carom_vec2_sub(c->velocity_b, c->velocity_a), c->d) < 0;
}

/* A contact that will be resolved: of all kinds, the extreme ones too, though not several extremes
 * at once: their products need not be doubles. */
static inline CaromContact test_random_contact(GRand *random) {
  for (;;) {
    int extreme = g_rand_int_range(random, 0, 12);
    double mass_decades = extreme == 0 ? 100 : 3, length_decades = extreme == 1 ? 150 : 6;
    double speed = extreme == 2 ? test_magnitude(random, 100) : 10;
    double restitutions[] = {0, 1, 2, test_uniform(random, 0, 1.5)};
    double factors[] = {1, 1, 0, test_uniform(random, 0, 1)};
    CaromContact c = {
        .mass_a_kg = test_magnitude(random, mass_decades),
        .mass_b_kg = test_magnitude(random, mass_decades),
        .velocity_a = test_random_velocity(random, speed),
        .velocity_b = test_random_velocity(random, speed),
        .d = test_random_direction(random, test_magnitude(random, length_decades)),
        .restitution = test_random_choice(random, restitutions, G_N_ELEMENTS(restitutions)),
        .tangential_factor = test_random_choice(random, factors, G_N_ELEMENTS(factors)),
    };
    if (g_rand_int_range(random, 0, 10) == 0)
      c.mass_b_kg = c.mass_a_kg;
    test_make_one_immovable(random, &c);
    if (test_approaches(&c))
      return c;
  }
}

/* Returns: how many random contacts each resolver works through; of every kind there are hundreds
 *   among those of a short test */
static inline guint test_n_random_contacts(void) {
  return test_is_thorough() ? 100000 : 3000;
}

/* Those that are wrong on purpose calculate with the formulas that they show, and so their values
 * cannot be others; fewer contacts tell whether the lines of every kind of contact are in order. */
static inline guint test_count_contacts(const CaromResolver *resolver) {
  return test_n_random_contacts() / (carom_resolver_is_wrong(resolver) ? 20 : 1);
}

/* What rounding may come to, of the scale that is stated with each use: as for the resolvers. */
#define TEST_TOLERANCE (64 * DBL_EPSILON)

/* Formula and recorded value each round at most a dozen times, each time by less than ε of the
 * magnitude of what they work on. */
#define TEST_LINE_TOLERANCE (16 * DBL_EPSILON)

typedef void (*TestCheckFunc)(const CaromContact *contact, const CaromOutcome *outcome,
                              const CaromWorking *working);

static inline void test_check_contact(const CaromResolver *resolver, const CaromContact *c,
                                      TestCheckFunc check) {
  CaromOutcome outcome, plain;
  CaromWorking working;
  g_assert_cmpint(carom_resolver_explain(resolver, c, &outcome, &working), ==,
                  CAROM_RESOLUTION_RESOLVED);
  carom_resolver_resolve(resolver, c, &plain);
  g_assert_cmpmem(&outcome, sizeof outcome, &plain, sizeof plain);
  check(c, &outcome, &working);
}

static inline void test_check_contacts(const CaromResolver *resolver, guint32 seed,
                                       TestCheckFunc check) {
  g_autoptr(GRand) random = g_rand_new_with_seed(seed);
  for (guint i = 0; i < test_count_contacts(resolver); i++) {
    CaromContact c = test_random_contact(random);
    test_check_contact(resolver, &c, check);
  }
}

static inline const CaromWorkingLine *test_find_line(const CaromWorking *working,
                                                     const char *symbol) {
  for (guint i = 0; i < working->n_lines; i++)
    if (strcmp(working->lines[i].symbol, symbol) == 0)
      return &working->lines[i];
  return NULL;
}

static inline CaromValue test_absolute(CaromValue value) {
  return (CaromValue){value.is_vector, fabs(value.number),
                      carom_vec2(fabs(value.vector.x), fabs(value.vector.y))};
}

static inline void test_check_close(double one, double other, double scale) {
  if (!(fabs(one - other) <= scale))
    g_test_message("%.17g and %.17g: expected within %.3g", one, other, scale);
  g_assert_true(fabs(one - other) <= scale);
}

static inline double test_speeds_before(const CaromContact *c) {
  return carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
}

static inline void test_check_vectors(CaromVec2 one, CaromVec2 other, double scale) {
  test_check_close(one.x, other.x, TEST_TOLERANCE * scale);
  test_check_close(one.y, other.y, TEST_TOLERANCE * scale);
}

/* Every name stands for something that has been told before, alone or as part of a whole. */
static inline void test_check_known(const CaromFormula *formula, const CaromTerm *terms, guint n) {
  CaromValue value;
  if (carom_formula_get_known(formula, terms, n, &value))
    return;
  if (formula->kind == CAROM_FORMULA_NAME)
    g_test_message("“%s” is not known yet", formula->source);
  g_assert_cmpint(formula->kind, !=, CAROM_FORMULA_NAME);
  for (guint i = 0; i < formula->operands->len; i++)
    test_check_known(carom_formula_operand(formula, i), terms, n);
}

/* "(γ_a - e γ_b) α_a" to "(γ_a + e γ_b) α_a". */
static inline char *test_without_minus(const char *notation) {
  char *copy = g_strdup(notation);
  char before = '(';
  for (char *at = copy; *at; at++) {
    if (*at == '-')
      *at = strchr("(;", before) ? ' ' : '+';
    if (*at != ' ')
      before = *at;
  }
  return copy;
}

/* The size of the numbers on which @formula works: its value if nothing in it were negative and
 * nothing subtracted. This is the scale of a sum's rounding, however much of it cancels; and no
 * method divides by a difference. */
static inline CaromValue test_size_of_formula(const char *formula, const CaromTerm *terms,
                                              guint n) {
  g_autofree char *positive = test_without_minus(formula);
  CaromTerm copies[CAROM_WORKING_MAX_TERMS];
  for (guint i = 0; i < n; i++)
    copies[i] = (CaromTerm){terms[i].name, test_absolute(terms[i].value)};
  return test_absolute(carom_formula_evaluate(carom_formula_constant(positive), copies, n));
}

static inline void test_check_value(CaromValue value, CaromValue other, CaromValue scale) {
  g_assert_cmpint(value.is_vector, ==, other.is_vector);
  test_check_close(value.number, other.number, TEST_LINE_TOLERANCE * scale.number);
  test_check_close(value.vector.x, other.vector.x, TEST_LINE_TOLERANCE * scale.vector.x);
  test_check_close(value.vector.y, other.vector.y, TEST_LINE_TOLERANCE * scale.vector.y);
}

static inline CaromValue test_evaluate(const char *formula, const CaromTerm *terms, guint n) {
  test_check_known(carom_formula_constant(formula), terms, n);
  return carom_formula_evaluate(carom_formula_constant(formula), terms, n);
}

/* Masses up to 10^15 times each other: so much that the heavier body's own change is lost. */
static inline CaromContact test_unequal_contact(GRand *random) {
  CaromContact c = test_random_contact(random);
  double ratio = test_magnitude(random, 15);
  if (isfinite(c.mass_a_kg) && isfinite(c.mass_b_kg))
    c.mass_b_kg = c.mass_a_kg * ratio;
  return c;
}

/* What is true of every working, also of one with a mistake. */
static inline void test_add_for_wrong_ones_too(const char *name, GTestDataFunc func) {
  test_add_for_resolvers(name, func);
  test_add_for_wrong_ones(name, func);
}
