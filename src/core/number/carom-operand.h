/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-operand: what is calculated with in a typed calculation: numbers, of which it is known
 * whether they have a unit. So 1 + 2 cm is refused, and 1 cm + 2 mm is not.
 *
 * All that calculates changes its first operand, and gives NULL or why that is not possible:
 * translated sentences, what is wrong and the remedy. */
#pragma once

#include "carom-unit.h"

typedef struct {
  double number;
  gboolean has_unit;
} CaromOperand;

/* Returns: (transfer full) (nullable): why @number cannot be a result, if it cannot */
char *carom_operand_check(double number);

/* Sums, products and quotients, and powers.
 *
 * Returns: (transfer full) (nullable): what is wrong */
char *carom_operand_add(CaromOperand *sum, CaromOperand other);
char *carom_operand_multiply(CaromOperand *product, CaromOperand other);
char *carom_operand_divide(CaromOperand *quotient, CaromOperand other);
char *carom_operand_raise(CaromOperand *base, CaromOperand exponent);

/* A function as it is typed: "sin(30deg)". */
typedef struct {
  const char *name;
  double (*of)(double);
  CaromDimension argument;
} CaromOperandFunction;

/* @n: (out): how many there are
 * Returns: (transfer none): all of them; the first is the square root */
const CaromOperandFunction *carom_operand_functions(guint *n);

/* @operand: what it is taken of, and the result, which has no unit
 * Returns: (transfer full) (nullable): what is wrong */
char *carom_operand_apply(CaromOperand *operand, const CaromOperandFunction *function);
