/* carom-math-style: how letters of a formula are set, and the lengths that go with it, in points.
 */
#pragma once

#include "carom-text.h"

typedef struct {
  CaromText *text; /* the font, and the size of letters whose size is 1 */
  double size;
} CaromMathStyle;

double carom_math_style_em(const CaromMathStyle *style);
/* The height of the middle of digits above the baseline, where minus signs and fraction bars
 * are. */
double carom_math_style_axis(const CaromMathStyle *style);

/* The styles for the parts of a fraction, and for superscripts and subscripts: smaller, but not too
 * small to read. */
CaromMathStyle carom_math_style_fraction(const CaromMathStyle *style);
CaromMathStyle carom_math_style_script(const CaromMathStyle *style);

/* Returns: (transfer full): @letters in that style. */
PangoLayout *carom_math_style_lay_out(const CaromMathStyle *style, const char *letters,
                                      gboolean italic);
