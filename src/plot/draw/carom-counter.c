/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-counter: scales bold digits of equal width so that they fill the strip but fit into the
 * width. */
#include "carom-counter.h"

#define NARROW_SPACE "\u202f"

/* Fractions of a picture's height: of the strip, and of the digits in it. */
static const double strip_share = 1.0 / 6, digits_share = 0.11;

/* The minimum margin on both sides, in points. */
static const double side_room = 10;

double carom_counter_height(double picture_height) {
  return picture_height * strip_share;
}

char *carom_counter_format(guint64 count) {
  g_autofree char *digits = g_strdup_printf("%" G_GUINT64_FORMAT, count);
  GString *text = g_string_new(digits);
  for (gsize place = strlen(digits); place > 3; place -= 3)
    g_string_insert(text, (gssize)place - 3, NARROW_SPACE);
  return g_string_free(text, FALSE);
}

void carom_counter_draw(CaromText *text, const CaromTheme *theme, guint64 count, double width,
                        double height) {
  g_autofree char *number = carom_counter_format(count);
  g_autofree char *markup =
      g_strdup_printf("<span weight='bold' font_features='tnum=1'>%s</span>", number);
  double room = MAX(width - 2 * side_room, 1);
  double scale =
      MIN(height * digits_share / text->digit_height, room / carom_text_width(text, markup));
  cairo_save(text->cr);
  cairo_translate(text->cr, width / 2, carom_counter_height(height) / 2);
  cairo_scale(text->cr, scale, scale);
  carom_text_draw_on_top(text, markup, theme->text, theme->background, 0, 0, 0.5);
  cairo_restore(text->cr);
}
