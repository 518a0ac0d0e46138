/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-dimension: finds the kind of quantity that a formula gives, by computing with the
 * exponents of its units. */
#include "carom-formula.h"

/* Exponents of the units; all are 0 for pure numbers, including angles. */
typedef struct {
  int mass, length, time;
} Powers;

static const Powers powers[] = {
    [CAROM_DIMENSION_NONE] = {0, 0, 0},
    [CAROM_DIMENSION_TIME] = {0, 0, 1},
    [CAROM_DIMENSION_RATE] = {0, 0, -1},
    [CAROM_DIMENSION_LENGTH] = {0, 1, 0},
    [CAROM_DIMENSION_AREA] = {0, 2, 0},
    [CAROM_DIMENSION_VELOCITY] = {0, 1, -1},
    [CAROM_DIMENSION_ACCELERATION] = {0, 1, -2},
    [CAROM_DIMENSION_SWEEP] = {0, 2, -1},
    [CAROM_DIMENSION_VELOCITY_SQUARED] = {0, 2, -2},
    [CAROM_DIMENSION_VELOCITY_ACCELERATION] = {0, 2, -3},
    [CAROM_DIMENSION_ACCELERATION_SQUARED] = {0, 2, -4},
    [CAROM_DIMENSION_SWEEP_SQUARED] = {0, 4, -2},
    [CAROM_DIMENSION_MASS] = {1, 0, 0},
    [CAROM_DIMENSION_MOMENTUM] = {1, 1, -1},
    [CAROM_DIMENSION_ENERGY] = {1, 2, -2},
};

static Powers add(Powers one, Powers other, int factor) {
  return (Powers){one.mass + factor * other.mass, one.length + factor * other.length,
                  one.time + factor * other.time};
}

static gboolean equal(Powers one, Powers other) {
  return one.mass == other.mass && one.length == other.length && one.time == other.time;
}

static Powers powers_of(const CaromFormula *formula, const CaromTerm *terms, guint n_terms);

/* 0 can be of any kind: "1 / (0 + 1 / m_b)". */
static gboolean is_zero(const CaromFormula *formula) {
  return formula->kind == CAROM_FORMULA_NUMBER && formula->number == 0;
}

static Powers powers_of_sum(const CaromFormula *sum, const CaromTerm *terms, guint n_terms) {
  Powers all = {0};
  const CaromFormula *first = NULL;
  for (guint i = 0; i < sum->operands->len; i++) {
    const CaromFormula *operand = carom_formula_operand(sum, i);
    if (is_zero(operand))
      continue;
    Powers one = powers_of(operand, terms, n_terms);
    if (first && !equal(one, all))
      g_error("formula “%s”: “%s” is of another kind than “%s”", sum->source, operand->source,
              first->source);
    all = one;
    first = operand;
  }
  return all;
}

static Powers powers_of_product(const CaromFormula *product, const CaromTerm *terms,
                                guint n_terms) {
  Powers all = {0};
  for (guint i = 0; i < product->operands->len; i++)
    all = add(all, powers_of(carom_formula_operand(product, i), terms, n_terms),
              product->kind == CAROM_FORMULA_FRACTION && i == 1 ? -1 : 1);
  return all;
}

static Powers powers_of_square(const CaromFormula *square, const CaromTerm *terms, guint n_terms) {
  Powers once = powers_of(carom_formula_operand(square, 0), terms, n_terms);
  return add(once, once, 1);
}

static Powers powers_of_root(const CaromFormula *root, const CaromTerm *terms, guint n_terms) {
  Powers square = powers_of(carom_formula_operand(root, 0), terms, n_terms);
  return (Powers){square.mass / 2, square.length / 2, square.time / 2};
}

static const CaromTerm *find(const CaromFormula *formula, const CaromTerm *terms, guint n_terms) {
  const CaromTerm *term = carom_formula_find_term(formula, terms, n_terms);
  return term || !formula->component ? term : carom_formula_find_whole(formula, terms, n_terms);
}

static Powers powers_of(const CaromFormula *formula, const CaromTerm *terms, guint n_terms) {
  const CaromTerm *term = find(formula, terms, n_terms);
  if (term)
    return powers[term->dimension];
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
  case CAROM_FORMULA_COSINE:
  case CAROM_FORMULA_SINE:
  case CAROM_FORMULA_ARCTANGENT:
    return powers[CAROM_DIMENSION_NONE];
  case CAROM_FORMULA_NAME:
    g_error("“%s” is not known", formula->source);
  case CAROM_FORMULA_SUM:
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_GROUP:
  case CAROM_FORMULA_COLUMN:
  case CAROM_FORMULA_LENGTH:
    return powers_of_sum(formula, terms, n_terms);
  case CAROM_FORMULA_PRODUCT:
  case CAROM_FORMULA_DOT:
  case CAROM_FORMULA_FRACTION:
    return powers_of_product(formula, terms, n_terms);
  case CAROM_FORMULA_SQUARE:
    return powers_of_square(formula, terms, n_terms);
  case CAROM_FORMULA_ROOT:
    return powers_of_root(formula, terms, n_terms);
  }
  g_assert_not_reached();
}

CaromDimension carom_formula_dimension(const CaromFormula *formula, const CaromTerm *terms,
                                       guint n_terms) {
  const CaromTerm *term = find(formula, terms, n_terms);
  if (term)
    return term->dimension;
  if (formula->kind == CAROM_FORMULA_ARCTANGENT)
    return CAROM_DIMENSION_ANGLE;
  Powers its = powers_of(formula, terms, n_terms);
  /* Of the dimensions that are pure numbers, the plain one comes first. */
  for (CaromDimension i = 0; i < G_N_ELEMENTS(powers); i++)
    if (equal(powers[i], its))
      return i;
  g_error("formula “%s”: no quantity has the unit of this", formula->source);
}
