/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-style: derives all lengths from the height of digits. Smaller styles have a lower
 * limit, so that nested fractions can still be read. */
#include "carom-math-style.h"

/* What is known of the font is the height of its digits. */
static const double em_over_digit_height = 1.37;

static const double fraction_size = 0.9, fraction_size_min = 0.75;
static const double script_size = 0.74, script_size_min = 0.6;

double carom_math_style_em(const CaromMathStyle *style) {
  return style->text->digit_height * em_over_digit_height * style->size;
}

double carom_math_style_axis(const CaromMathStyle *style) {
  return style->text->digit_height * style->size / 2;
}

CaromMathStyle carom_math_style_fraction(const CaromMathStyle *style) {
  double least = MIN(style->size, fraction_size_min);
  return (CaromMathStyle){style->text, MAX(style->size * fraction_size, least)};
}

CaromMathStyle carom_math_style_script(const CaromMathStyle *style) {
  double least = MIN(style->size, script_size_min);
  return (CaromMathStyle){style->text, MAX(style->size * script_size, least)};
}

PangoLayout *carom_math_style_lay_out(const CaromMathStyle *style, const char *letters,
                                      gboolean italic) {
  PangoLayout *ordinary = style->text->layout, *layout;
  PangoFontDescription *font =
      pango_font_description_copy_static(pango_layout_get_font_description(ordinary));
  int size = (int)(pango_font_description_get_size(font) * style->size + 0.5);
  if (pango_font_description_get_size_is_absolute(font))
    pango_font_description_set_absolute_size(font, size);
  else
    pango_font_description_set_size(font, size);
  if (italic)
    pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
  layout = pango_layout_new(pango_layout_get_context(ordinary));
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, letters, -1);
  pango_font_description_free(font);
  return layout;
}
