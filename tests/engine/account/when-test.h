/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* when-test: what is true of every working of when two bodies touched. */
#pragma once

#include "carom-encounter-account.h"
#include "carom-encounter.h"
#include "working-test.h"

/* How large the numbers are from which a position or a velocity at t_0 is calculated. */
typedef struct {
  double length, speed;
} TestWhenScale;

static inline void test_when_add_flight(TestWhenScale *scale, const CaromFlight *flight,
                                        CaromVec2 gravity, double until_s) {
  double t = fabs(until_s - flight->time_s), g = carom_vec2_length(gravity);
  double speed = carom_vec2_length(flight->velocity) + g * t;
  scale->speed += speed;
  scale->length += carom_vec2_length(flight->position) + speed * t;
}

static inline TestWhenScale test_when_scale(const CaromEncounterRecord *encounter,
                                            const CaromScene *scene) {
  TestWhenScale scale = {0, 0};
  test_when_add_flight(&scale, &encounter->flight_a, scene->gravity, encounter->record.time_s);
  if (encounter->record.b >= 0)
    test_when_add_flight(&scale, &encounter->flight_b, scene->gravity, encounter->record.time_s);
  return scale;
}

/* Positions and velocities at t_0 have the rounding of what they are calculated from. */
static inline CaromValue test_when_rounding(const CaromWorkingLine *line, CaromValue size,
                                            TestWhenScale scale) {
  double more = !line->value.is_vector                        ? 0
                : line->dimension == CAROM_DIMENSION_LENGTH   ? scale.length
                : line->dimension == CAROM_DIMENSION_VELOCITY ? scale.speed
                                                              : 0;
  size.vector = carom_vec2_add(size.vector, carom_vec2(more, more));
  return size;
}

static inline double test_when_number(const CaromWorking *working, const char *symbol) {
  const CaromWorkingLine *line = test_find_line(working, symbol);
  g_assert_nonnull(line);
  return line->value.number;
}

/* Two forms of the earlier root differ by the rounding of the squares from which each of them is
 * made, over the speed with which the gap closes there. */
static inline double test_when_root_rounding(const CaromWorking *working) {
  const CaromWorkingLine *d = test_find_line(working, "D"), *b = test_find_line(working, "b_0");
  if (!d || !b)
    return 0;
  CaromVec2 dr = test_find_line(working, "Δr_0")->value.vector;
  double reach = test_when_number(working, "σ");
  return (carom_vec2_dot(dr, dr) + reach * reach) / (sqrt(d->value.number) + fabs(b->value.number));
}

static inline void test_when_check_book(const CaromWorking *working, guint i) {
  guint n;
  const CaromTerm *terms = carom_working_known(working, i, &n);
  const CaromWorkingLine *line = &working->lines[i];
  CaromValue size = test_size_of_formula(line->notes.book, terms, n);
  size.number += test_size_of_formula(line->formula, terms, n).number;
  if (g_str_equal(line->symbol, "τ_1"))
    size.number += test_when_root_rounding(working);
  test_check_value(test_evaluate(line->notes.book, terms, n), line->value, size);
}

/* Both sides of what the time solves are the same, but for what its rounding moves the bodies. */
static inline void test_when_check_solved(const CaromWorking *working,
                                          const CaromEquation *equation, TestWhenScale scale) {
  const CaromTerm *terms = working->terms;
  double left = test_evaluate(equation->left, terms, working->n_terms).number;
  double right = test_evaluate(equation->right, terms, working->n_terms).number;
  test_check_close(left, right, TEST_TOLERANCE * scale.length);
}

static inline gboolean test_when_uses(const CaromFormula *formula, const char *name) {
  gboolean uses = formula->kind == CAROM_FORMULA_NAME && g_str_equal(formula->source, name);
  for (guint i = 0; !uses && i < formula->operands->len; i++)
    uses = test_when_uses(carom_formula_operand(formula, i), name);
  return uses;
}

/* What no reader knows has a line of its own before a formula uses it. */
static inline void test_when_check_told(const CaromWorking *working, guint i) {
  static const char *const names[] = {"p", "n", "n_0", "u_0_a", "u_0_b", "δ"};
  const CaromFormula *formula = carom_formula_constant(working->lines[i].formula);
  for (guint k = 0; k < G_N_ELEMENTS(names); k++) {
    if (!test_when_uses(formula, names[k]))
      continue;
    const CaromWorkingLine *told = test_find_line(working, names[k]);
    g_assert_nonnull(told);
    g_assert_cmpint(told - working->lines, <, i);
    if (told->value.is_vector) /* it is drawn */
      g_assert_cmpint(told->marks[0].kind, !=, CAROM_MARK_NONE);
  }
}

static inline void test_when_check_line(const CaromWorking *working, guint i, TestWhenScale scale) {
  guint n;
  const CaromTerm *terms = carom_working_known(working, i, &n);
  const CaromWorkingLine *line = &working->lines[i];
  g_assert_nonnull(line->reason);
  g_assert_true(isfinite(line->value.number) && carom_vec2_is_finite(line->value.vector));
  for (guint j = 0; j < i; j++)
    g_assert_cmpstr(line->symbol, !=, working->lines[j].symbol);
  if (line->formula) {
    CaromValue value = test_evaluate(line->formula, terms, n);
    CaromValue size = test_size_of_formula(line->formula, terms, n);
    test_check_value(value, line->value, test_when_rounding(line, size, scale));
    g_assert_cmpint(carom_formula_dimension(carom_formula_constant(line->formula), terms, n), ==,
                    line->dimension);
  }
  if (line->formula)
    test_when_check_told(working, i);
  if (line->notes.book)
    test_when_check_book(working, i);
  for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++) {
    g_assert_true(carom_vec2_is_finite(line->marks[k].vector));
    g_assert_true(carom_vec2_is_finite(line->marks[k].other));
    g_assert_true(carom_vec2_is_finite(line->marks[k].shift));
  }
}

/* The times come out of their formulas bit for bit: these are the engine's own. */
static inline void test_when_check_times(const CaromWorking *working) {
  static const char *const times[] = {"t_0", "τ_1", "t"};
  for (guint k = 0; k < G_N_ELEMENTS(times); k++) {
    const CaromWorkingLine *line = test_find_line(working, times[k]);
    if (!line || !line->formula)
      continue;
    guint n;
    const CaromTerm *terms = carom_working_known(working, (guint)(line - working->lines), &n);
    g_assert_cmpfloat(test_evaluate(line->formula, terms, n).number, ==, line->value.number);
  }
}

/* What is left of the polynomial where its root was found is rounding. */
static inline void test_when_check_residual(const CaromWorking *working) {
  const CaromWorkingLine *line = test_find_line(working, "P");
  if (!line)
    return;
  guint n;
  const CaromTerm *terms = carom_working_known(working, (guint)(line - working->lines), &n);
  CaromValue size = test_size_of_formula(line->formula, terms, n);
  g_assert_cmpfloat(fabs(line->value.number), <=, TEST_TOLERANCE * size.number);
}

/* How far the centres are from each other at the moment of that line, by what it draws. */
static inline double test_when_distance(const CaromWorkingLine *line,
                                        const CaromEncounterRecord *encounter) {
  CaromVec2 apart = carom_vec2_sub(encounter->contact_b, encounter->contact_a);
  for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++)
    if (line->marks[k].kind == CAROM_MARK_DISC)
      apart = line->marks[k].place == CAROM_PLACE_A ? carom_vec2_sub(apart, line->marks[k].vector)
                                                    : carom_vec2_add(apart, line->marks[k].vector);
  return carom_vec2_length(apart);
}

/* At both roots the discs that are drawn touch. */
static inline void test_when_check_pictures(const CaromWorking *working,
                                            const CaromEncounterRecord *encounter,
                                            TestWhenScale scale) {
  static const char *const touching[] = {"t", "τ_2"};
  const CaromWorkingLine *reach = test_find_line(working, "σ");
  const CaromWorkingLine *root = test_find_line(working, "τ_1");
  gboolean is_touch = root && (root->formula || test_find_line(working, "P"));
  double rounding = TEST_TOLERANCE * scale.length;
  for (guint k = 0; k < G_N_ELEMENTS(touching) && reach; k++) {
    const CaromWorkingLine *line = test_find_line(working, touching[k]);
    if (line && (is_touch || k == 1))
      test_check_close(test_when_distance(line, encounter), reach->value.number, rounding);
  }
}

/* Everything that holds for a contact of any detection.
 *
 * Returns: whether the bodies' flights lead to a contact */
static inline gboolean test_when_check(const CaromWorking *working,
                                       const CaromEncounterRecord *encounter,
                                       const CaromScene *scene) {
  TestWhenScale scale = test_when_scale(encounter, scene);
  g_assert_cmpuint(working->n_lines, >, 0);
  for (guint i = 0; i < working->n_lines; i++)
    test_when_check_line(working, i, scale);
  for (guint i = 0; i < working->n_lines; i++)
    for (guint j = 0; j < G_N_ELEMENTS(working->lines[i].notes.solved); j++)
      if (working->lines[i].notes.solved[j].left)
        test_when_check_solved(working, &working->lines[i].notes.solved[j], scale);
  test_when_check_times(working);
  test_when_check_residual(working);
  test_when_check_pictures(working, encounter, scale);
  return test_find_line(working, "t") != NULL;
}
