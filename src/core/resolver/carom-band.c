/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band: looks for parts of formulas in the formulas of what a working finds. */
#include "carom-band.h"

#include <string.h>

/* ---- Names ---- */

/* A vector and its components go together, two components do not. Bodies are not told apart. */
static gboolean is_same_name(const CaromFormula *one, const CaromFormula *other) {
  return g_str_equal(one->base, other->base) && one->n_primes == other->n_primes &&
         g_str_equal(one->subscript, other->subscript) &&
         (one->component == other->component || !one->component || !other->component);
}

static gboolean is_same(const CaromFormula *one, const CaromFormula *other) {
  if (one->kind != other->kind || one->operands->len != other->operands->len)
    return FALSE;
  if (one->kind == CAROM_FORMULA_NAME)
    return is_same_name(one, other);
  if (one->kind == CAROM_FORMULA_NUMBER)
    return one->number == other->number;
  for (guint i = 0; i < one->operands->len; i++)
    if (!is_same(carom_formula_operand(one, i), carom_formula_operand(other, i)))
      return FALSE;
  return TRUE;
}

static gboolean uses(const CaromFormula *formula, const CaromFormula *part) {
  if (is_same(formula, part))
    return TRUE;
  for (guint i = 0; i < formula->operands->len; i++)
    if (uses(carom_formula_operand(formula, i), part))
      return TRUE;
  return FALSE;
}

/* Whether every name in @formula is that of @name. */
static gboolean has_only(const CaromFormula *formula, const CaromFormula *name) {
  if (formula->kind == CAROM_FORMULA_NAME)
    return is_same(formula, name);
  for (guint i = 0; i < formula->operands->len; i++)
    if (!has_only(carom_formula_operand(formula, i), name))
      return FALSE;
  return TRUE;
}

/* What the contact leads to, and so no resolver's own name for a quantity on the way. */
#define RESULT "v_a"

/* Whether it is what every contact comes with or leads to, whoever resolves it. */
static gboolean is_of_contact(const CaromFormula *formula) {
  static const CaromContact rough = {.tangential_factor = 0}; /* everything may be given */
  guint n;
  const CaromGiven *givens = carom_working_givens(&rough, &n);
  for (guint i = 0; i < n; i++)
    if (is_same(formula, carom_formula_constant(givens[i].name)))
      return TRUE;
  return is_same(formula, carom_formula_constant(RESULT));
}

/* Whether @formula is something that has a value of its own. */
static gboolean is_term(const CaromWorking *working, const CaromFormula *formula) {
  return formula->kind == CAROM_FORMULA_NAME ||
         carom_formula_find_term(formula, working->terms, working->n_terms);
}

/* The quantity that @line calculates by the very formula of what is found. */
static CaromFindingKind find_whole(const CaromWorking *working, const CaromWorkingLine *line) {
  CaromFindingKind kind = line->formula ? 0 : CAROM_N_FINDINGS;
  while (kind < CAROM_N_FINDINGS && g_strcmp0(line->formula, working->findings[kind].formula) != 0)
    kind++;
  return kind;
}

/* That of a line whose symbol is @formula. */
static CaromFindingKind find_calculated(const CaromWorking *working, const CaromFormula *formula) {
  CaromFindingKind kind = CAROM_N_FINDINGS;
  for (guint i = 0; i < working->n_lines && kind == CAROM_N_FINDINGS; i++)
    if (g_str_equal(working->lines[i].symbol, formula->source))
      kind = find_whole(working, &working->lines[i]);
  return kind;
}

static const CaromFormula *get_finding(const CaromWorking *working, CaromFindingKind kind) {
  const char *notation = working->findings[kind].formula;
  return notation ? carom_formula_constant(notation) : NULL;
}

/* The quantity whose formula uses @formula, which has a value of its own. */
static CaromFindingKind find_user(const CaromWorking *working, const CaromFormula *formula) {
  CaromFindingKind kind = is_term(working, formula) ? 0 : CAROM_N_FINDINGS;
  for (; kind < CAROM_N_FINDINGS; kind++) {
    const CaromFormula *finding = get_finding(working, kind);
    if (finding && uses(finding, formula) &&
        (!is_of_contact(formula) || has_only(finding, formula)))
      break;
  }
  return kind;
}

static gboolean is_sum_of_two(const CaromFormula *formula) {
  return formula && formula->kind == CAROM_FORMULA_SUM && formula->operands->len == 2;
}

static gboolean is_written(const CaromFormula *formula, const char *notation) {
  return g_str_equal(formula->source, notation);
}

static gboolean is_difference(const CaromFormula *formula) {
  return is_sum_of_two(formula) &&
         carom_formula_operand(formula, 1)->kind == CAROM_FORMULA_NEGATIVE;
}

/* Whether @line calculates v as u + @formula, which so is what is found as @finding, v − u. */
static gboolean is_added(const CaromFormula *finding, const CaromWorkingLine *line,
                         const CaromFormula *formula) {
  if (!line->formula || !is_written(carom_formula_operand(finding, 0), line->symbol))
    return FALSE;
  const CaromFormula *sum = carom_formula_constant(line->formula);
  const CaromFormula *before = carom_formula_operand(carom_formula_operand(finding, 1), 0);
  return is_sum_of_two(sum) && is_written(carom_formula_operand(sum, 0), before->source) &&
         is_written(carom_formula_operand(sum, 1), formula->source);
}

static CaromFindingKind find_added(const CaromWorking *working, const CaromFormula *formula) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    const CaromFormula *finding = get_finding(working, kind);
    for (guint i = 0; is_difference(finding) && i < working->n_lines; i++)
      if (is_added(finding, &working->lines[i], formula))
        return kind;
  }
  return CAROM_N_FINDINGS;
}

/* Of two quantities, of which either may be none, the later one. */
static CaromFindingKind later(CaromFindingKind one, CaromFindingKind other) {
  if (one == CAROM_N_FINDINGS || other == CAROM_N_FINDINGS)
    return MIN(one, other);
  return MAX(one, other);
}

static CaromFindingKind latest_in(const CaromWorking *working, const CaromFormula *formula);

static CaromFindingKind latest_in_operands(const CaromWorking *working,
                                           const CaromFormula *formula) {
  CaromFindingKind latest = CAROM_N_FINDINGS;
  for (guint i = 0; i < formula->operands->len; i++)
    latest = later(latest, latest_in(working, carom_formula_operand(formula, i)));
  return latest;
}

/* The quantity that is found as @formula as a whole, of which no part belongs to any. */
static CaromFindingKind find_itself(const CaromWorking *working, const CaromFormula *formula) {
  CaromFindingKind kind = 0;
  while (kind < CAROM_N_FINDINGS &&
         g_strcmp0(working->findings[kind].formula, formula->source) != 0)
    kind++;
  return kind < CAROM_N_FINDINGS && latest_in_operands(working, formula) == CAROM_N_FINDINGS
             ? kind
             : CAROM_N_FINDINGS;
}

CaromFindingKind carom_band_of_formula(const CaromWorking *working, const CaromFormula *formula) {
  static CaromFindingKind (*const ways[])(const CaromWorking *, const CaromFormula *) = {
      find_user, find_calculated, find_added, find_itself};
  CaromFindingKind kind = CAROM_N_FINDINGS;
  for (guint i = 0; i < G_N_ELEMENTS(ways) && kind == CAROM_N_FINDINGS; i++)
    kind = ways[i](working, formula);
  return kind;
}

CaromFindingKind carom_band_of_line(const CaromWorking *working, guint i) {
  g_return_val_if_fail(i < working->n_lines, CAROM_N_FINDINGS);
  return carom_band_of_formula(working, carom_formula_constant(working->lines[i].symbol));
}

static CaromFindingKind latest_in(const CaromWorking *working, const CaromFormula *formula) {
  return later(carom_band_of_formula(working, formula), latest_in_operands(working, formula));
}

CaromFindingKind carom_band_of_label(const CaromWorking *working, const char *notation) {
  return latest_in(working, carom_formula_constant(notation));
}

/* ---- Marks ---- */

static CaromMark arrow(CaromPlace place, CaromVec2 vector, CaromDimension dimension,
                       const char *label) {
  return (CaromMark){CAROM_MARK_ARROW, place, .vector = vector, .dimension = dimension,
                     .label = label};
}

void carom_band_mark(const CaromWorking *working, CaromFindingKind kind,
                     CaromMark marks[CAROM_BAND_MAX_MARKS]) {
  const CaromFinding *finding = &working->findings[kind];
  CaromDimension dimension = carom_finding_info(kind)->dimension;
  CaromVec2 n = working->findings[CAROM_FINDING_DIRECTION].value.vector;
  CaromVec2 along = carom_vec2_scale(n, finding->value.number);
  marks[0] = marks[1] = (CaromMark){.kind = CAROM_MARK_NONE};
  if (!finding->formula)
    return;
  switch (kind) {
  case CAROM_FINDING_DIRECTION:
    marks[0] =
        (CaromMark){CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, .vector = n, .label = finding->formula};
    break;
  case CAROM_FINDING_APPROACH:
    marks[0] = arrow(CAROM_PLACE_A, along, dimension, finding->formula);
    break;
  case CAROM_FINDING_TRANSFER:
    marks[0] = arrow(CAROM_PLACE_B, along, dimension, finding->formula);
    marks[1] = arrow(CAROM_PLACE_A, carom_vec2_scale(along, -1), dimension, NULL);
    break;
  case CAROM_FINDING_CHANGE_A:
    marks[0] = arrow(CAROM_PLACE_TIP_A, finding->value.vector, dimension, finding->formula);
    break;
  case CAROM_FINDING_CHANGE_B:
    marks[0] = arrow(CAROM_PLACE_TIP_B, finding->value.vector, dimension, finding->formula);
    break;
  }
}
