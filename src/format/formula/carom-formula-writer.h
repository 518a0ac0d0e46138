/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-writer: writes formulas as text, in symbols or with numbers put in. One walk over
 * the tree serves every notation; a CaromFormulaStyle says what a notation writes for each part. */
#pragma once

#include "carom-digits.h"
#include "carom-formula.h"
#include "carom-unit.h"

/* A notation. Arrays hold what is written before, between and after the parts of a formula. */
typedef struct {
  const char *plus, *minus, *negative;
  const char *factor; /* what is written between factors in symbols */
  const char *times;  /* what is written between factors that are numbers */
  const char *dot;
  const char *group[2], *length[2], *square[2], *root[2], *cosine[2], *sine[2];
  const char *bare_cosine, *bare_sine; /* (nullable): before a single name, without parentheses */
  const char *column[3], *fraction[3], *arctangent[3];
  gboolean fraction_groups; /* its bar groups the parts, so they need no parentheses */

  /* @body: (nullable): the name of the body to which the quantity belongs */
  void (*append_name)(GString *text, const CaromFormula *name, const char *body,
                      gboolean is_vector);
  void (*append_number)(GString *text, CaromDigits number);
  /* Also appends the space between the number and the unit. */
  void (*append_unit)(GString *text, const char *unit);
} CaromFormulaStyle;

/* The notation of plain Unicode text, for terminals, tables and screen readers: "((1 − e ρ) u′_Bx +
 * (1 + e) ρ u′_Ax) / (1 + ρ)", "(x, y)", "1.5×10⁻⁵" */
extern const CaromFormulaStyle carom_formula_writer_text;

/* The notation of LaTeX with amsmath, and of anything else that understands its math mode:
 * "\frac{m_{A}}{m_{B}}",
 * "\vec{u}_{A}", "\begin{pmatrix} x \\ y \end{pmatrix}" */
extern const CaromFormulaStyle carom_formula_writer_latex;

/* The meaning of the names in a formula. */
typedef struct {
  const CaromTerm *terms; /* these also tell which names are vectors */
  guint n_terms;
  guint n_put_in; /* how many of the terms, from the first, are written as numbers */
  int digits;     /* how many significant digits these get, where CAROM_FORMULA_DIGITS are too few,
                     see carom-formula-digits.h */
  const char *name_a, *name_b;
} CaromFormulaNames;

/* Returns: (transfer full): @formula in that notation */
char *carom_formula_writer_write(const CaromFormulaStyle *style, const CaromFormula *formula,
                                 const CaromFormulaNames *names);

/* @digits: how many significant digits numbers have; more if the value has more of its own (see
 *   CaromValue)
 * Returns: (transfer full): a number, or a vector of numbers */
char *carom_formula_writer_write_value(const CaromFormulaStyle *style, CaromValue value,
                                       int digits);

/* @length_unit: the scene's unit of length
 * Returns: (transfer full): the value followed by its unit */
char *carom_formula_writer_write_quantity(const CaromFormulaStyle *style, CaromValue value,
                                          CaromDimension dimension, const char *length_unit);
