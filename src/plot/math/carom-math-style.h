/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-style: the font and size of letters in a formula, and lengths that follow from them,
 * in points. */
#pragma once

#include "carom-text.h"

typedef struct {
  CaromText *text; /* the font, in the size that stands for 1 */
  double size;     /* relative to that of text */
} CaromMathStyle;

/* The em, the size of the letters: spaces and strokes are given in it. */
double carom_math_style_em(const CaromMathStyle *style);
/* The height of the middle of digits above the baseline, where minus signs and fraction bars
 * are. */
double carom_math_style_axis(const CaromMathStyle *style);

/* The styles of numerators and denominators, and of superscripts and subscripts: smaller, but not
 * too small to read. */
CaromMathStyle carom_math_style_fraction(const CaromMathStyle *style);
CaromMathStyle carom_math_style_script(const CaromMathStyle *style);

/* Returns: (transfer full): @letters in this style */
PangoLayout *carom_math_style_lay_out(const CaromMathStyle *style, const char *letters,
                                      gboolean italic);
