/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-digits: with how many digits to write the numbers of a formula, so that who
 * calculates with what is written gets what is written behind it. */
#pragma once

#include "carom-digits.h"
#include "carom-formula.h"

/* How many digits a number in a formula usually has. */
#define CAROM_FORMULA_DIGITS CAROM_DIGITS_USUAL

/* Where nearly equal numbers are subtracted, the digits in which they differ are the last ones, and
 * six of them may all be alike: "0.577719 − 0.577719". So many are needed that the formula, with
 * its numbers as they are written, comes within 0.5 % of what it gives with all of their digits, in
 * each component of a vector; or within one in the last digit of a value that is written as "1 −
 * 6×10⁻⁸", has digits of its own, see CaromValue, or has few. A component that is written as 0,
 * because it is nothing or nothing but rounding, needs to be 0 only beside the numbers that are
 * added up.
 *
 * @formula: all of whose names must be known
 * @terms: (array length=n_terms): what is known, and put in
 * @value: what is written behind it, see carom_rounding_drop()
 * @least: 1 to 17
 * Returns: the least number of significant digits, from @least on, that is enough; 17, which are
 *   all that a double has, where none is */
int carom_formula_digits(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                         CaromValue value, int least);

/* Evaluates @formula like carom_formula_evaluate(), but for people: what is calculated from values
 * that have digits of their own, see CaromValue, has as many, in each of its components. */
CaromValue carom_formula_digits_evaluate(const CaromFormula *formula, const CaromTerm *terms,
                                         guint n_terms);
