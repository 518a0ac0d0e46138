/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math: typesets formulas. Quantities are italic; functions, digits and the names of bodies
 * are upright; vectors have an arrow over them. */
#pragma once

#include "carom-colour.h"
#include "carom-formula.h"
#include "carom-math-box.h"

/* The meaning of the names in a formula. */
typedef struct {
  const char *name_a, *name_b; /* of the bodies: m_a is set with the subscript @name_a */
  const CaromTerm *terms; /* (nullable): these tell which names are vectors, and give the numbers */
  guint n_terms;

  /* Finds the colour of a part of the formula that has one of its own; NULL: no part has. */
  gboolean (*find_colour)(gconstpointer data, const CaromFormula *part, CaromColour *colour);
  gconstpointer colour_data;
} CaromMathNames;

/* Where a formula that is too wide for one row may be broken. */
typedef enum {
  CAROM_MATH_BREAK_TERMS,   /* before + and − of the formula as a whole, or at the dot of u·n */
  CAROM_MATH_BREAK_PARTS,   /* also within a column or a fraction */
  CAROM_MATH_BREAK_ANYWHERE /* also between factors, and within parentheses */
} CaromMathBreaks;

typedef struct {
  CaromMathBreaks breaks;
  double width;       /* the width of a row, in points; INFINITY: one row is enough */
  gboolean is_factor; /* something follows, such as a unit, so that a sum needs parentheses */
} CaromMathRoom;

/* Returns: (transfer full): the formula in symbols. It can be wider than @room if nothing may be
 *   broken. */
CaromMathBox *carom_math_set_symbols(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names, CaromMathRoom room);

/* The same, with everything whose value is known replaced by that value.
 *
 * @digits: significant digits, 1 to 17
 * Returns: (transfer full): the formula with numbers */
CaromMathBox *carom_math_set_numbers(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names, int digits, CaromMathRoom room);

/* Returns: (transfer full): "−1.5×10⁻⁵", "1 − 6×10⁻⁸", or "(0.5, −2)" */
CaromMathBox *carom_math_set_value(const CaromMathStyle *style, CaromValue value, int digits,
                                   CaromMathRoom room);

/* ---- Labels in a picture ---- */

/* The width of @notation (see carom-formula.h) when it is drawn as a label. */
double carom_math_label_width(CaromText *text, const char *notation, const CaromMathNames *names);
/* How far it reaches above or below the middle of its digits, whichever is further. */
double carom_math_label_reach(CaromText *text, const char *notation, const CaromMathNames *names);

/* Draws @notation as a label, like carom_text_draw_on_top(): @y is the middle of its digits, @align
 * 0, 1 or 0.5 says whether @x is its left end, right end or middle, and @halo keeps it legible on
 * top of lines. */
void carom_math_label_draw(CaromText *text, const char *notation, const CaromMathNames *names,
                           CaromColour colour, CaromColour halo, double x, double y, double align);
