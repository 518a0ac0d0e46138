/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* encounter-work-test: whether what a stepped pane says of where it put the bodies of a contact is
 * what it calculated. Every formula gives the value of its line, and the last lines are the places
 * in which the engine has put the bodies. */
#pragma once

#include "carom-encounter-account.h"
#include "carom-encounter.h"
#include "carom-separation.h"
#include "carom-wall-rules.h"

#include <float.h>
#include <string.h>

/* A formula and the value beside it each round at most a dozen times, each time by less than ε of
 * the magnitude of what they work on. */
#define WORK_TOLERANCE (16 * DBL_EPSILON)

static inline const CaromWorkingLine *work_line(const CaromWorking *working, const char *symbol) {
  for (guint i = 0; i < working->n_lines; i++)
    if (strcmp(working->lines[i].symbol, symbol) == 0)
      return &working->lines[i];
  return NULL;
}

static inline const CaromWorkingLine *work_last_line(const CaromWorking *working,
                                                     const char *const symbols[3]) {
  for (guint i = 0; i < 3; i++)
    if (work_line(working, symbols[i]))
      return work_line(working, symbols[i]);
  g_assert_not_reached();
}

static inline CaromValue work_evaluate(const CaromWorking *working, const CaromWorkingLine *line,
                                       const char *formula) {
  guint n;
  const CaromTerm *terms = carom_working_known(working, (guint)(line - working->lines), &n);
  return carom_formula_evaluate(carom_formula_constant(formula), terms, n);
}

/* ---- Values ---- */

/* Sizes of the two sides of a sum do not cancel. */
static inline double work_size(const CaromFormula *formula, const CaromTerm *terms, guint n) {
  CaromValue value;
  if (carom_formula_get_known(formula, terms, n, &value))
    return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
  double size = formula->kind == CAROM_FORMULA_SUM || formula->kind == CAROM_FORMULA_COLUMN ? 0 : 1;
  for (guint i = 0; i < formula->operands->len; i++) {
    const CaromFormula *operand = carom_formula_operand(formula, i);
    double one = work_size(operand, terms, n);
    if (formula->kind == CAROM_FORMULA_SUM || formula->kind == CAROM_FORMULA_COLUMN)
      size += one;
    else if (formula->kind == CAROM_FORMULA_FRACTION && i == 1) /* what it is in fact */
      one = fabs(carom_formula_evaluate(operand, terms, n).number), size /= one;
    else
      size *= one;
  }
  return formula->kind == CAROM_FORMULA_SQUARE ? size * size
         : formula->kind == CAROM_FORMULA_ROOT ? sqrt(size)
                                               : size;
}

static inline void work_check_near(const CaromWorkingLine *line, const char *formula,
                                   CaromValue one, CaromValue other, double scale) {
  CaromValue difference = carom_value_sub(one, other);
  double off = difference.is_vector ? hypot(difference.vector.x, difference.vector.y)
                                    : fabs(difference.number);
  if (!(off <= scale))
    g_test_message("%s = %s: off by %g of %g", line->symbol, formula, off, scale);
  g_assert_true(off <= scale);
}

static inline void work_check_known(const CaromFormula *formula, const CaromTerm *terms, guint n) {
  CaromValue value;
  if (carom_formula_get_known(formula, terms, n, &value))
    return;
  if (formula->kind == CAROM_FORMULA_NAME)
    g_test_message("“%s” is not known yet", formula->source);
  g_assert_cmpint(formula->kind, !=, CAROM_FORMULA_NAME);
  for (guint i = 0; i < formula->operands->len; i++)
    work_check_known(carom_formula_operand(formula, i), terms, n);
}

/* An overlap of two discs that one step does not explain is put right in two moves, the second
 * along the line of centres of where the first has put them. That line is rounded as positions are,
 * compared with the distance of the centres. */
static inline gboolean work_is_in_two_moves(const CaromWorking *working,
                                            const CaromWorkingLine *line) {
  return work_line(working, "|Δr|") && work_line(working, "L_1") &&
         g_str_has_prefix(line->symbol, "x'");
}

static inline double work_extra_scale(const CaromWorking *working, const CaromWorkingLine *line) {
  if (!work_is_in_two_moves(working, line) || work_line(working, "|Δr|")->value.number == 0)
    return 0;
  double positions = carom_vec2_length(work_line(working, "x_a")->value.vector) +
                     carom_vec2_length(work_line(working, "x_b")->value.vector);
  return positions * work_line(working, "L")->value.number /
         work_line(working, "|Δr|")->value.number;
}

static inline void work_check_line(const CaromWorking *working, const CaromWorkingLine *line) {
  guint n;
  const CaromTerm *terms = carom_working_known(working, (guint)(line - working->lines), &n);
  const char *formulas[] = {line->formula, line->notes.book};
  for (guint i = 0; i < G_N_ELEMENTS(formulas); i++) {
    if (!formulas[i])
      continue;
    const CaromFormula *formula = carom_formula_constant(formulas[i]);
    work_check_known(formula, terms, n);
    CaromValue value = carom_formula_evaluate(formula, terms, n);
    g_assert_cmpint(value.is_vector, ==, line->value.is_vector);
    double scale = work_size(formula, terms, n);
    if (i > 0) /* the other form has a rounding of its own */
      scale += work_size(carom_formula_constant(line->formula), terms, n);
    else
      scale += work_extra_scale(working, line);
    work_check_near(line, formulas[i], value, line->value, WORK_TOLERANCE * scale);
  }
}

static inline void work_check_equation(const CaromWorking *working, const CaromWorkingLine *line,
                                       const CaromEquation *equation) {
  const CaromFormula *left = carom_formula_constant(equation->left);
  const CaromFormula *right = carom_formula_constant(equation->right);
  const CaromTerm *terms = working->terms;
  guint n = working->n_terms;
  double scale = work_size(left, terms, n) + work_size(right, terms, n);
  work_check_near(line, equation->left, carom_formula_evaluate(left, terms, n),
                  carom_formula_evaluate(right, terms, n), WORK_TOLERANCE * scale);
}

/* ---- Marks ---- */

/* An outline stands where its line says that the disc was. */
static inline void work_check_outline(const CaromEncounterRecord *encounter,
                                      const CaromWorkingLine *line, const CaromMark *mark) {
  gboolean is_a = carom_formula_constant(line->symbol)->body == 'a';
  CaromVec2 contact = is_a ? encounter->contact_a : encounter->contact_b;
  double positions = carom_vec2_length(line->value.vector) + carom_vec2_length(contact) +
                     carom_vec2_length(is_a ? encounter->found_a : encounter->found_b);
  g_assert_cmpint(mark->place, ==, is_a ? CAROM_PLACE_A : CAROM_PLACE_B);
  work_check_near(line, "its outline", carom_value_vector(carom_vec2_add(contact, mark->vector)),
                  line->value, WORK_TOLERANCE * positions);
}

/* A point is where its line says. */
static inline void work_check_point(const CaromEncounterRecord *encounter,
                                    const CaromWorkingLine *line, const CaromMark *mark) {
  CaromVec2 at = carom_vec2_add(encounter->contact_a, carom_vec2_add(mark->shift, mark->vector));
  double positions = carom_vec2_length(line->value.vector) +
                     carom_vec2_length(encounter->contact_a) +
                     carom_vec2_length(encounter->found_a);
  g_assert_cmpint(mark->place, ==, CAROM_PLACE_A);
  work_check_near(line, "its point", carom_value_vector(at), line->value,
                  WORK_TOLERANCE * positions);
}

/* A label is what is drawn. */
static inline void work_check_mark(const CaromWorking *working,
                                   const CaromEncounterRecord *encounter,
                                   const CaromWorkingLine *line, const CaromMark *mark) {

  g_assert_true(carom_vec2_is_finite(mark->vector) && carom_vec2_is_finite(mark->other));
  g_assert_true(carom_vec2_is_finite(mark->shift));
  if (mark->kind == CAROM_MARK_DISC)
    work_check_outline(encounter, line, mark);
  if (mark->kind == CAROM_MARK_POINT)
    work_check_point(encounter, line, mark);
  if (mark->kind != CAROM_MARK_SPAN && mark->kind != CAROM_MARK_ARROW)
    return;
  guint n = line->n_known + 1;
  const CaromFormula *formula = carom_formula_constant(mark->label);
  CaromValue value = carom_formula_evaluate(formula, working->terms, n);
  double length = carom_vec2_length(mark->vector);
  double drawn = value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
  work_check_near(line, mark->label, carom_value_number(length), carom_value_number(drawn),
                  WORK_TOLERANCE * work_size(formula, working->terms, n));
}

/* ---- Final places ---- */

/* Where the engine does not use the formula: the mean of several moves is told as what comes of it;
 * some overlaps are put right in two moves; and a driven disc has only been thought to be
 * elsewhere, and is left where it was. The values are near enough, as for any line. */
static inline gboolean work_is_exact(const CaromWorking *working,
                                     const CaromEncounterRecord *encounter,
                                     const CaromWorkingLine *line) {
  CaromContactBody body =
      carom_formula_constant(line->symbol)->body == 'b' ? CAROM_BODY_B : CAROM_BODY_A;
  return line->formula && !strstr(line->formula, "Δx") && !work_is_in_two_moves(working, line) &&
         carom_contact_is_movable(&encounter->record.contact, body);
}

static inline void work_check_place(const CaromWorking *working,
                                    const CaromEncounterRecord *encounter,
                                    const char *const symbols[3], CaromVec2 left) {
  const CaromWorkingLine *line = work_last_line(working, symbols);
  g_assert_cmpfloat(line->value.vector.x, ==, left.x);
  g_assert_cmpfloat(line->value.vector.y, ==, left.y);
  if (!work_is_exact(working, encounter, line))
    return;
  CaromVec2 calculated = work_evaluate(working, line, line->formula).vector;
  g_assert_cmpfloat(calculated.x, ==, left.x);
  g_assert_cmpfloat(calculated.y, ==, left.y);
}

static inline void work_check_places(const CaromWorking *working,
                                     const CaromEncounterRecord *encounter) {
  const char *const of_a[] = {"x''_a", "x'_a", "x_a"}, *const of_b[] = {"x''_b", "x'_b", "x_b"};
  work_check_place(working, encounter, of_a, encounter->left_a);
  if (encounter->record.b >= 0)
    work_check_place(working, encounter, of_b, encounter->left_b);
}

/* The contact with a wall is resolved with the velocity and restitution that the last lines say. */
static inline void work_check_velocity(const CaromWorking *working,
                                       const CaromEncounterRecord *encounter) {
  const char *const symbols[] = {"u''_a", "u'_a", "u_a"};
  const CaromWorkingLine *line = work_last_line(working, symbols);
  const CaromContact *c = &encounter->record.contact;
  double rounding = work_line(working, "u'_a") ? 0 : /* without gravity a rule only rounds */
                        WORK_TOLERANCE * carom_vec2_length(c->velocity_a);
  CaromValue value = line->formula ? work_evaluate(working, line, line->formula) : line->value;
  work_check_near(line, "u", value, carom_value_vector(c->velocity_a), rounding);
  if (encounter->record.kind == CAROM_CONTACT_LYING)
    g_assert_cmpfloat(work_line(working, "e'")->value.number, ==, c->restitution);
}

/* ---- A whole working ---- */

/* @seen: (nullable) (element-type utf8): gets the reasons of all lines */
static inline void work_check_where(const CaromScene *scene, const CaromMethod *method,
                                    const CaromEncounterRecord *encounter, GHashTable *seen) {
  CaromWorking working =
      carom_encounter_account_work(scene, method, encounter, CAROM_ENCOUNTER_WHERE);
  g_assert_cmpint(working.n_lines > 0, ==, encounter->overlapped);
  for (guint i = 0; i < working.n_lines; i++) {
    const CaromWorkingLine *line = &working.lines[i];
    g_assert_nonnull(line->reason);
    if (g_str_equal(line->symbol, "p") || g_str_equal(line->symbol, "q"))
      g_assert_cmpint(line->marks[0].kind, ==, CAROM_MARK_POINT);
    if (seen)
      g_hash_table_add(seen, (gpointer)line->reason);
    work_check_line(&working, line);
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++)
      if (line->marks[k].kind != CAROM_MARK_NONE)
        work_check_mark(&working, encounter, line, &line->marks[k]);
    for (guint k = 0; k < G_N_ELEMENTS(line->notes.solved); k++)
      if (line->notes.solved[k].left)
        work_check_equation(&working, line, &line->notes.solved[k]);
  }
  if (working.n_lines == 0)
    return;
  work_check_places(&working, encounter);
  if (encounter->record.b < 0)
    work_check_velocity(&working, encounter);
}
