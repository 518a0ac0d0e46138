/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-size: follows the size of the numbers through the tree. */
#include "carom-formula-size.h"

typedef struct {
  const CaromTerm *terms;
  guint n_terms;
  const double *sizes; /* of the terms */
} Known;

static double size_of_formula(const CaromFormula *formula, const Known *known);

static double size_of_sum(const CaromFormula *formula, const Known *known) {
  double size = 0;
  for (guint i = 0; i < formula->operands->len; i++)
    size += size_of_formula(carom_formula_operand(formula, i), known);
  return size;
}

static double evaluate_size(const CaromFormula *formula, const Known *known) {
  return carom_formula_size_of_value(carom_formula_evaluate(formula, known->terms, known->n_terms));
}

/* What rounding has added to one factor comes into the product times the others, not times what
 * they have added up: (1×10⁻⁷)² is known well, though its root was left of 10 − 10. */
static double size_of_product(const CaromFormula *formula, const Known *known) {
  double value = 1, size = 1;
  for (guint i = 0; i < formula->operands->len; i++) {
    const CaromFormula *operand = carom_formula_operand(formula, i);
    double factor = evaluate_size(operand, known);
    size = MAX(size * factor, value * size_of_formula(operand, known));
    value *= factor;
  }
  return size;
}

static double size_of_square(const CaromFormula *formula, const Known *known) {
  const CaromFormula *operand = carom_formula_operand(formula, 0);
  return size_of_formula(operand, known) * evaluate_size(operand, known);
}

/* Its slope is 1/(2√x). */
static double size_of_root(const CaromFormula *formula, const Known *known) {
  double below = size_of_product(formula, known), root = evaluate_size(formula, known);
  return root > 0 ? below / root : sqrt(below);
}

static double size_of_fraction(const CaromFormula *formula, const Known *known) {
  CaromValue below =
      carom_formula_evaluate(carom_formula_operand(formula, 1), known->terms, known->n_terms);
  return size_of_formula(carom_formula_operand(formula, 0), known) / fabs(below.number);
}

static double size_of_formula(const CaromFormula *formula, const Known *known) {
  const CaromTerm *term = carom_formula_find_put_in(formula, known->terms, known->n_terms);
  if (term)
    return known->sizes[term - known->terms];
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
    return fabs(formula->number);
  case CAROM_FORMULA_SUM:
  case CAROM_FORMULA_COLUMN:
    return size_of_sum(formula, known);
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_GROUP:
  case CAROM_FORMULA_LENGTH:
  case CAROM_FORMULA_PRODUCT:
  case CAROM_FORMULA_DOT:
    return size_of_product(formula, known);
  case CAROM_FORMULA_FRACTION:
    return size_of_fraction(formula, known);
  case CAROM_FORMULA_SQUARE:
    return size_of_square(formula, known);
  case CAROM_FORMULA_ROOT:
    return size_of_root(formula, known);
  case CAROM_FORMULA_COSINE:
  case CAROM_FORMULA_SINE:
    return 1;
  case CAROM_FORMULA_ARCTANGENT:
    return 0; /* it adds nothing up */
  case CAROM_FORMULA_NAME:
    break;
  }
  g_return_val_if_reached(INFINITY); /* every name is known */
}

double carom_formula_size_of_value(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

double carom_formula_size(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                          const double *sizes) {
  return size_of_formula(formula, &(Known){terms, n_terms, sizes});
}
