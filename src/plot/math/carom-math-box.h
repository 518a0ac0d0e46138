/* carom-math-box: pieces of a typeset formula. A box has a baseline, a width, and heights above and
 * below the baseline, and knows what to draw; boxes are put together into larger ones.
 *
 * Lengths are in points. Within a box x runs to the right from its left end, y down from its
 * baseline. Functions take over the boxes they are given, unless they only draw or measure. */
#pragma once

#include "carom-math-style.h"

typedef struct {
  double width, ascent, descent;
  double tight_ascent;  /* the same without the arrows over letters */
  double last_baseline; /* > 0: of the last row, where the baseline is that of the first one */
  GArray *inks;         /* (private) (element-type CaromMathInk): what to draw */
} CaromMathBox;

/* What parentheses, a column and a fraction's bar add to the width of what is inside. */
double carom_math_box_parentheses_width(const CaromMathStyle *style);
double carom_math_box_column_width(const CaromMathStyle *style);
double carom_math_box_fraction_width(const CaromMathStyle *style);

/* ---- Boxes ---- */

/* Nothing yet: a row to append to. */
CaromMathBox *carom_math_box_new(void);
void carom_math_box_free(CaromMathBox *box);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromMathBox, carom_math_box_free)

CaromMathBox *carom_math_box_text(const CaromMathStyle *style, const char *letters,
                                  gboolean italic);

/* Whether it has several rows of which none is the middle. */
static inline gboolean carom_math_box_is_broken(const CaromMathBox *box) {
  return box->last_baseline > 0;
}

/* Puts @inner into @box at (@x, @y), and lets @box be as tall as that wants; its width stays. */
void carom_math_box_place(CaromMathBox *box, CaromMathBox *inner, double x, double y);

/* Appends @box to the right of @row. */
void carom_math_box_append(CaromMathBox *row, CaromMathBox *box);
void carom_math_box_append_space(CaromMathBox *row, double width);
void carom_math_box_append_text(CaromMathBox *row, const CaromMathStyle *style, const char *letters,
                                gboolean italic);

/* @n primes, as high as they belong. */
CaromMathBox *carom_math_box_primes(const CaromMathStyle *style, guint n);
/* As exponents are. */
CaromMathBox *carom_math_box_raised(const CaromMathStyle *style, CaromMathBox *inner);
/* @raised, which may be empty, and @lowered, the same, to the right of @base; the latter below its
 * baseline. */
CaromMathBox *carom_math_box_scripts(const CaromMathStyle *style, CaromMathBox *base,
                                     CaromMathBox *raised, CaromMathBox *lowered);
CaromMathBox *carom_math_box_fraction(const CaromMathStyle *style, CaromMathBox *numerator,
                                      CaromMathBox *denominator);
/* Two rows, centred on each other. */
CaromMathBox *carom_math_box_column(const CaromMathStyle *style, CaromMathBox *upper,
                                    CaromMathBox *lower);
CaromMathBox *carom_math_box_root(const CaromMathStyle *style, CaromMathBox *inner);
/* (…) and |…|, as tall as what they enclose. */
CaromMathBox *carom_math_box_parentheses(const CaromMathStyle *style, CaromMathBox *inner);
CaromMathBox *carom_math_box_bars(const CaromMathStyle *style, CaromMathBox *inner);
/* An arrow over a letter. */
CaromMathBox *carom_math_box_arrow(const CaromMathStyle *style, CaromMathBox *letter);

/* Draws @box in the source colour of @cr, its baseline's left end at (@x, @baseline). */
void carom_math_box_draw(const CaromMathBox *box, cairo_t *cr, double x, double baseline);
/* Draws its surroundings instead, everything made wider by @margin on each side. */
void carom_math_box_draw_halo(const CaromMathBox *box, cairo_t *cr, double x, double baseline,
                              double margin);
