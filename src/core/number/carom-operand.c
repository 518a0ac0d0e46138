/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-operand: each rule first looks at the units, then calculates, then looks at the result. */
#include "carom-operand.h"

#include <glib/gi18n-lib.h>
#include <math.h>

char *carom_operand_check(double number) {
  if (isnan(number))
    return g_strdup(_("This has no value for such a number. Give another number."));
  if (isinf(number))
    return g_strdup(_("The number is too large here. Give a smaller one."));
  return NULL;
}

char *carom_operand_add(CaromOperand *sum, CaromOperand other) {
  if (sum->has_unit != other.has_unit)
    return g_strdup(_("Of these two numbers only one has a unit. Give both a unit, or the "
                      "whole sum in brackets."));
  sum->number += other.number;
  return carom_operand_check(sum->number);
}

char *carom_operand_multiply(CaromOperand *product, CaromOperand other) {
  if (product->has_unit && other.has_unit)
    return g_strdup(_("Both of these factors have a unit. Leave one of the units out."));
  product->number *= other.number;
  product->has_unit = product->has_unit || other.has_unit;
  return carom_operand_check(product->number);
}

static char *tell_zero_divisor(void) {
  return g_strdup(_("This divides by zero. Give another divisor."));
}

char *carom_operand_divide(CaromOperand *quotient, CaromOperand other) {
  if (other.has_unit && !quotient->has_unit)
    return g_strdup(_("Only the divisor has a unit. Give the dividend one, or leave it "
                      "out."));
  if (other.number == 0)
    return tell_zero_divisor();
  quotient->number /= other.number;
  quotient->has_unit = quotient->has_unit && !other.has_unit;
  return carom_operand_check(quotient->number);
}

char *carom_operand_raise(CaromOperand *base, CaromOperand exponent) {
  if (base->has_unit || exponent.has_unit)
    return g_strdup(_("Only numbers without a unit have powers. Give the unit at the end."));
  if (base->number == 0 && exponent.number < 0)
    return tell_zero_divisor();
  base->number = pow(base->number, exponent.number);
  return carom_operand_check(base->number);
}

static double logarithm(double x) {
  return x > 0 ? log(x) : NAN;
}

static const CaromOperandFunction functions[] = {
    {"sqrt", sqrt},
    {"abs", fabs},
    {"exp", exp},
    {"ln", logarithm},
    {"sin", sin, CAROM_DIMENSION_ANGLE},
    {"cos", cos, CAROM_DIMENSION_ANGLE},
    {"tan", tan, CAROM_DIMENSION_ANGLE},
    {"asin", asin},
    {"acos", acos},
    {"atan", atan},
};

const CaromOperandFunction *carom_operand_functions(guint *n) {
  *n = G_N_ELEMENTS(functions);
  return functions;
}

char *carom_operand_apply(CaromOperand *operand, const CaromOperandFunction *function) {
  operand->number = function->of(operand->number);
  operand->has_unit = FALSE;
  return carom_operand_check(operand->number);
}
