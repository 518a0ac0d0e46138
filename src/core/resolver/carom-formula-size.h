/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-size: the size of the numbers that a formula adds up, which is the scale of the
 * rounding in its value. */
#pragma once

#include "carom-formula.h"

/* Returns: the length of a vector, or the absolute value of a number */
double carom_formula_size_of_value(CaromValue value);

/* Where @formula adds up, its size is that of all parts together, even if they cancel; so a value
 * that is tiny beside it has kept nothing but rounding.
 *
 * @terms: (array length=n_terms): what is known, all names in @formula among them
 * @sizes: (array length=n_terms): of the terms
 * Returns: the size; not finite if an infinite number takes part */
double carom_formula_size(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                          const double *sizes);
