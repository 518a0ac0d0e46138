/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-size: follows the size of the numbers through the tree. */
#include "carom-formula-size.h"

typedef struct {
  const CaromTerm *terms;
  guint n_terms;
  const double *sizes; /* of the terms */
} Known;

/* What a formula comes to, and the size of what it adds up. */
typedef struct {
  CaromValue value;
  double size;
} Sized;

static double size_of_sum(const Sized *operands, guint n) {
  double size = 0;
  for (guint i = 0; i < n; i++)
    size += operands[i].size;
  return size;
}

/* What rounding has added to one factor comes into the product times the others, not times what
 * they have added up: (1×10⁻⁷)² is known well, though its root was left of 10 − 10. */
static double size_of_product(const Sized *operands, guint n) {
  double value = 1, size = 1;
  for (guint i = 0; i < n; i++) {
    double factor = carom_formula_size_of_value(operands[i].value);
    size = MAX(size * factor, value * operands[i].size);
    value *= factor;
  }
  return size;
}

/* Its slope is 1/(2√x). */
static double size_of_root(const Sized *operand, double root) {
  double below = size_of_product(operand, 1);
  return root > 0 ? below / root : sqrt(below);
}

/* @value: what it comes to */
static double size_of_operation(const CaromFormula *formula, const Sized *operands,
                                CaromValue value) {
  guint n = formula->operands->len;
  switch (formula->kind) {
  case CAROM_FORMULA_SUM:
  case CAROM_FORMULA_COLUMN:
    return size_of_sum(operands, n);
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_GROUP:
  case CAROM_FORMULA_LENGTH:
  case CAROM_FORMULA_PRODUCT:
  case CAROM_FORMULA_DOT:
    return size_of_product(operands, n);
  case CAROM_FORMULA_FRACTION:
    return operands[0].size / fabs(operands[1].value.number);
  case CAROM_FORMULA_SQUARE:
    return operands[0].size * carom_formula_size_of_value(operands[0].value);
  case CAROM_FORMULA_ROOT:
    return size_of_root(operands, value.number);
  case CAROM_FORMULA_COSINE:
  case CAROM_FORMULA_SINE:
    return 1;
  case CAROM_FORMULA_ARCTANGENT:
    return 0; /* it adds nothing up */
  case CAROM_FORMULA_NUMBER:
  case CAROM_FORMULA_NAME:
    break;
  }
  g_assert_not_reached();
}

static Sized measure(const CaromFormula *formula, const Known *known) {
  const CaromTerm *term = carom_formula_find_put_in(formula, known->terms, known->n_terms);
  if (term)
    return (Sized){carom_formula_value_put_in(formula, term), known->sizes[term - known->terms]};
  if (formula->kind == CAROM_FORMULA_NUMBER)
    return (Sized){carom_value_number(formula->number), fabs(formula->number)};
  g_assert(formula->operands->len > 0); /* otherwise it is an unknown name */
  Sized operands[CAROM_FORMULA_MAX_OPERANDS];
  CaromValue values[CAROM_FORMULA_MAX_OPERANDS];
  for (guint i = 0; i < formula->operands->len; i++) {
    operands[i] = measure(carom_formula_operand(formula, i), known);
    values[i] = operands[i].value;
  }
  CaromValue value = carom_formula_combine(formula, values);
  return (Sized){value, size_of_operation(formula, operands, value)};
}

double carom_formula_size_of_value(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

double carom_formula_size(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                          const double *sizes) {
  return measure(formula, &(Known){terms, n_terms, sizes}).size;
}
