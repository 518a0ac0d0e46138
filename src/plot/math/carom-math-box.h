/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-box: the pieces of a typeset formula. A box has a baseline, a width, and heights above
 * and below the baseline, and knows what to draw; boxes are combined into larger ones. Their sizes
 * follow from the style, which is the font and the size of the letters.
 *
 * Lengths are in points. Within a box, x runs to the right from its left end, and y down from its
 * baseline. Functions that combine boxes take ownership of them. */
#pragma once

#include "carom-colour.h"
#include "carom-text.h"

/* ---- Styles ---- */

typedef struct {
  CaromText *text; /* the font, in the size that stands for 1 */
  double size;     /* relative to the size of text */
} CaromMathStyle;

/* Returns: the em, the size of the letters, in which spaces and strokes are given */
double carom_math_box_em(const CaromMathStyle *style);
/* Returns: the height of the middle of digits above the baseline, where minus signs and fraction
 *   bars are */
double carom_math_box_axis(const CaromMathStyle *style);

/* Returns: the style of numerators and denominators, or of superscripts and subscripts: smaller,
 *   but not too small to read */
CaromMathStyle carom_math_box_fraction_style(const CaromMathStyle *style);
CaromMathStyle carom_math_box_script_style(const CaromMathStyle *style);

/* ---- Boxes ---- */

typedef struct {
  double width, ascent, descent;
  double tight_ascent;  /* the ascent without the arrows over letters */
  double last_baseline; /* if > 0, the box has several rows, its baseline is that of the first one,
                           and this is that of the last */

  /*< private >*/
  GArray *inks; /* (element-type Ink): what to draw */
} CaromMathBox;

/* Returns: the width that parentheses, a column or a fraction's bar add to what they contain */
double carom_math_box_parentheses_width(const CaromMathStyle *style);
double carom_math_box_column_width(const CaromMathStyle *style);
double carom_math_box_fraction_width(const CaromMathStyle *style);

/* Returns: (transfer full): an empty row to append to */
CaromMathBox *carom_math_box_new(void);
void carom_math_box_free(CaromMathBox *box);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromMathBox, carom_math_box_free)

/* Returns: (transfer full): the letters, which are plain text */
CaromMathBox *carom_math_box_text(const CaromMathStyle *style, const char *letters,
                                  gboolean italic);

/* Whether the box has several rows, none of which is the middle one. */
static inline gboolean carom_math_box_is_broken(const CaromMathBox *box) {
  return box->last_baseline > 0;
}

/* Puts @inner into @box at (@x, @y), and makes @box tall enough for it; the width of @box stays the
 * same.
 *
 * @inner: (transfer full): a box */
void carom_math_box_place(CaromMathBox *box, CaromMathBox *inner, double x, double y);

/* Appends to the right of @row.
 *
 * @box: (transfer full): what to append */
void carom_math_box_append(CaromMathBox *row, CaromMathBox *box);
void carom_math_box_append_space(CaromMathBox *row, double width);
void carom_math_box_append_text(CaromMathBox *row, const CaromMathStyle *style, const char *letters,
                                gboolean italic);

/* Returns: (transfer full): @n primes at their usual height */
CaromMathBox *carom_math_box_primes(const CaromMathStyle *style, guint n);
/* @inner: (transfer full): a box
 * Returns: (transfer full): the box raised as an exponent */
CaromMathBox *carom_math_box_raised(const CaromMathStyle *style, CaromMathBox *inner);
/* @base: (transfer full): a box
 * @exponent: (transfer full): a box
 * Returns: (transfer full): the exponent at the upper right corner of @base, however tall that
 *   is */
CaromMathBox *carom_math_box_power(const CaromMathStyle *style, CaromMathBox *base,
                                   CaromMathBox *exponent);
/* @base: (transfer full): a box
 * @raised, @lowered: (transfer full): the superscript and the subscript to the right of @base;
 *   either may be empty
 * Returns: (transfer full): all of them together */
CaromMathBox *carom_math_box_scripts(const CaromMathStyle *style, CaromMathBox *base,
                                     CaromMathBox *raised, CaromMathBox *lowered);
/* @numerator, @denominator: (transfer full): two boxes
 * Returns: (transfer full): a fraction with a bar */
CaromMathBox *carom_math_box_fraction(const CaromMathStyle *style, CaromMathBox *numerator,
                                      CaromMathBox *denominator);
/* @upper, @lower: (transfer full): two rows, which are centred
 * Returns: (transfer full): a column */
CaromMathBox *carom_math_box_column(const CaromMathStyle *style, CaromMathBox *upper,
                                    CaromMathBox *lower);
/* @inner: (transfer full): a box
 * Returns: (transfer full): a square root sign around it */
CaromMathBox *carom_math_box_root(const CaromMathStyle *style, CaromMathBox *inner);
/* @inner: (transfer full): a box
 * Returns: (transfer full): (…) or |…| around it, as tall as it needs */
CaromMathBox *carom_math_box_parentheses(const CaromMathStyle *style, CaromMathBox *inner);
CaromMathBox *carom_math_box_bars(const CaromMathStyle *style, CaromMathBox *inner);
/* @letter: (transfer full): a box
 * Returns: (transfer full): an arrow over it */
CaromMathBox *carom_math_box_arrow(const CaromMathStyle *style, CaromMathBox *letter);

/* Gives everything in @box that colour of its own. */
void carom_math_box_tint(CaromMathBox *box, CaromColour colour);

/* Draws @box with the source of @cr, with the left end of its baseline at (@x, @baseline). */
void carom_math_box_draw(const CaromMathBox *box, cairo_t *cr, double x, double baseline);
/* Draws only the surroundings of the box: everything in it, made wider by @margin on each side. */
void carom_math_box_draw_halo(const CaromMathBox *box, cairo_t *cr, double x, double baseline,
                              double margin);
