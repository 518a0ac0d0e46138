/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-digits: tries one number of digits after the other, with those terms alone that
 * stand in the formula. */
#include "carom-formula-digits.h"

#include "carom-digits.h"
#include "carom-formula-size.h"

/* How many digits a double has. */
#define MOST_DIGITS 17

/* How much of a value may be lost by writing few digits of what it is calculated from. */
static const double share = 0.005;

/* ---- The terms of a formula ---- */

/* @used: (element-type CaromTerm): the terms that are put into @formula are added to it */
static void collect(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                    GArray *used) {
  const CaromTerm *term = carom_formula_find_put_in(formula, terms, n_terms);
  if (term)
    g_array_append_val(used, *term);
  for (guint i = 0; !term && i < formula->operands->len; i++)
    collect(carom_formula_operand(formula, i), terms, n_terms, used);
}

/* ---- Values ---- */

/* Rounds @value to @digits digits, or to those that the value itself asks for, if they are more. */
static CaromValue written(CaromValue value, int digits) {
  const int own[] = {MAX(digits, value.digits[0]), MAX(digits, value.digits[1])};
  if (!value.is_vector)
    return carom_value_number(carom_digits_written(value.number, own[0]));
  return carom_value_vector(carom_vec2(carom_digits_written(value.vector.x, own[0]),
                                       carom_digits_written(value.vector.y, own[1])));
}

static CaromValue evaluate_written(const CaromFormula *formula, const GArray *used, int digits) {
  g_autoptr(GArray) rounded = g_array_copy((GArray *)used);
  for (guint i = 0; i < rounded->len; i++) {
    CaromTerm *term = &g_array_index(rounded, CaromTerm, i);
    term->value = written(term->value, digits);
  }
  return carom_formula_evaluate(formula, (const CaromTerm *)rounded->data, rounded->len);
}

static double size_of(const CaromFormula *formula, const GArray *used) {
  const CaromTerm *terms = (const CaromTerm *)used->data;
  g_autofree double *sizes = g_new(double, used->len + 1);
  for (guint i = 0; i < used->len; i++)
    sizes[i] = carom_formula_size_of_value(terms[i].value);
  double size = carom_formula_size(formula, terms, used->len, sizes);
  return isnan(size) ? INFINITY : size; /* an infinite mass makes a size that says nothing */
}

/* ---- Enough digits ---- */

/* What 1 in the last of so many significant digits is worth. */
static double unit_of(double value, int digits) {
  return carom_digits_shift(1, carom_digits_exponent(value) - digits + 1);
}

/* How far the formula may be off. What is written as "1 − 6×10⁻⁸", or with digits of its own, tells
 * by its last digits what it is about.
 *
 * @least: the usual digits
 * @own: see CaromValue */
static double tolerance(double full, double value, double size, int least, guint8 own) {
  double simple, rest;
  if (value == 0)
    return share * size;
  if (carom_digits_split(value, &simple, &rest))
    return unit_of(rest, carom_digits_of_rest(simple, rest, MAX(least, own)));
  if (own > least)
    return unit_of(value, own);
  /* Of few digits, each is looked at. */
  return least <= CAROM_DIGITS_FEW ? MIN(share * fabs(full), unit_of(full, least))
                                   : share * fabs(full);
}

/* What nothing can be calculated from, such as ∞ − ∞, is not to be had with any digits. */
static gboolean is_close(double rounded, double full, double tolerance) {
  return !isfinite(full) || fabs(rounded - full) <= tolerance;
}

static gboolean are_close(CaromValue rounded, CaromValue full, CaromValue value, double size,
                          int least) {
  const guint8 *own = value.digits;
  if (!full.is_vector)
    return is_close(rounded.number, full.number,
                    tolerance(full.number, value.number, size, least, own[0]));
  return is_close(rounded.vector.x, full.vector.x,
                  tolerance(full.vector.x, value.vector.x, size, least, own[0])) &&
         is_close(rounded.vector.y, full.vector.y,
                  tolerance(full.vector.y, value.vector.y, size, least, own[1]));
}

int carom_formula_digits(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                         CaromValue value, int least) {
  g_autoptr(GArray) used = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  collect(formula, terms, n_terms, used);
  CaromValue full = carom_formula_evaluate(formula, terms, n_terms);
  double size = size_of(formula, used);
  g_return_val_if_fail(full.is_vector == value.is_vector, least);
  for (int digits = least; digits < MOST_DIGITS; digits++)
    if (are_close(evaluate_written(formula, used, digits), full, value, size, least))
      return digits;
  return MOST_DIGITS;
}

CaromValue carom_formula_digits_evaluate(const CaromFormula *formula, const CaromTerm *terms,
                                         guint n_terms) {
  g_autoptr(GArray) used = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  CaromValue value = carom_formula_evaluate(formula, terms, n_terms);
  collect(formula, terms, n_terms, used);
  for (guint i = 0; i < used->len; i++) {
    const guint8 *digits = g_array_index(used, CaromTerm, i).value.digits;
    value.digits[0] = MAX(value.digits[0], MAX(digits[0], digits[1]));
  }
  value.digits[1] = value.digits[0];
  return value;
}
