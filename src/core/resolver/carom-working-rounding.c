/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-rounding: a line is rounding if its value is tiny beside the numbers that its
 * formula adds up, see carom-formula-size.h. */
#include "carom-working-rounding.h"

#include "carom-distinct.h"
#include "carom-formula-digits.h"
#include "carom-formula-size.h"
#include "carom-rounding.h"

#include <string.h>

/* @notation: (nullable): how @value was calculated; NULL if it was given
 * @n_known, @sizes: how many terms the notation may refer to, and their sizes */
static double size_of_result(const char *notation, CaromValue value, const CaromTerm *terms,
                             guint n_known, const double *sizes) {
  double least = carom_formula_size_of_value(value);
  if (!notation)
    return least;
  const CaromFormula *formula = carom_formula_constant(notation);
  /* An infinite mass makes sizes that say nothing. */
  double size = carom_formula_size(formula, terms, n_known, sizes);
  return isfinite(size) ? MAX(size, least) : least;
}

static void drop_from_findings(CaromWorking *readable, const double *sizes, gboolean *dropped) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromFinding *finding = &readable->findings[kind];
    guint n_known;
    if (!finding->formula)
      continue;
    const CaromTerm *terms = carom_working_known_to_find(readable, kind, &n_known);
    double size = size_of_result(finding->formula, finding->value, terms, n_known, sizes);
    finding->value = carom_rounding_drop(finding->value, size, dropped);
  }
}

/* ---- Numbers that mislead ---- */

/* How far what the numbers give may be from the result: as a fraction of it or, where that is 0, of
 * the numbers. A number that counts as rounding is 0 here, which a result that is not may rest on.
 */
#define OFF_RESULT 0.02
#define OFF_ZERO   1e-4

/* Where it takes more digits than these, what the numbers differ by is hardly more than rounding,
 * and nobody reads them. */
#define MOST_DIGITS 12

/* How many digits the numbers of @formula need, whatever they have of their own. */
static int count_digits(const CaromFormula *formula, const CaromTerm *terms, guint n,
                        CaromValue value) {
  CaromTerm usual[CAROM_WORKING_MAX_TERMS];
  for (guint i = 0; i < n; i++) {
    usual[i] = terms[i];
    memset(usual[i].value.digits, 0, sizeof usual[i].value.digits);
  }
  memset(value.digits, 0, sizeof value.digits);
  return carom_formula_digits(formula, usual, n, value, CAROM_FORMULA_DIGITS);
}

/* Whether the numbers in the formula of line @i, as they are shown, do not give its value. */
static gboolean misleads(const CaromWorking *readable, guint i) {
  const CaromWorkingLine *line = &readable->lines[i];
  const char *notation = carom_working_line_shown(line);
  double sizes[CAROM_WORKING_MAX_TERMS];
  guint n;
  const CaromTerm *terms = carom_working_known(readable, i, &n);
  if (!notation || line->is_mistake)
    return FALSE;
  const CaromFormula *formula = carom_formula_constant(notation);
  if (count_digits(formula, terms, n, line->value) > MOST_DIGITS)
    return TRUE;
  for (guint k = 0; k < n; k++)
    sizes[k] = carom_formula_size_of_value(terms[k].value);
  double off = carom_formula_size_of_value(
      carom_value_sub(carom_formula_evaluate(formula, terms, n), line->value));
  double value = carom_formula_size_of_value(line->value);
  return value > 0 ? off > OFF_RESULT * value
                   : off > OFF_ZERO * carom_formula_size(formula, terms, n, sizes);
}

/* ---- Numbers that are nearly equal ---- */

/* @sizes: of the terms */
static void tell_apart(CaromWorking *readable, const double *sizes) {
  CaromDistinctValue values[CAROM_WORKING_MAX_TERMS];
  for (guint i = 0; i < readable->n_terms; i++)
    values[i] =
        (CaromDistinctValue){&readable->terms[i].value, readable->terms[i].dimension, sizes[i]};
  carom_distinct(values, readable->n_terms, CAROM_FORMULA_DIGITS);
  for (guint i = 0; i < readable->n_lines; i++) {
    CaromWorkingLine *line = &readable->lines[i];
    line->value = readable->terms[line->n_known].value;
  }
}

/* ---- The whole ---- */

CaromWorking carom_working_rounding_drop(const CaromWorking *working) {
  CaromWorking readable = *working;
  double sizes[CAROM_WORKING_MAX_TERMS];
  gboolean dropped = FALSE;
  for (guint i = 0; i < working->n_terms; i++)
    sizes[i] = carom_formula_size_of_value(working->terms[i].value);
  for (guint i = 0; i < working->n_lines; i++) {
    guint own; /* the index of the term that the line adds */
    const CaromTerm *terms = carom_working_known(working, i, &own);
    const CaromWorkingLine *line = &working->lines[i];
    double size = size_of_result(line->formula, line->value, terms, own, sizes);
    readable.lines[i].value = carom_rounding_drop(line->value, size, &dropped);
    sizes[own] = size;
    readable.terms[own].value = readable.lines[i].value;
  }
  drop_from_findings(&readable, sizes, &dropped);
  tell_apart(&readable, sizes);
  for (guint i = 0; i < readable.n_lines; i++)
    readable.lines[i].hides_numbers = misleads(&readable, i);
  return readable;
}
