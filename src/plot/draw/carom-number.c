/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-number: adds powers of ten, as markup, to the digits that carom_digits_fixed() writes.
 * Powers of ten are divided out first. */
#include "carom-number.h"

#include "carom-digits.h"

#include <math.h>
#include <pango/pango.h>
#include <string.h>

/* What shows as zero, and what is not finite, has no power of ten. */
static void append_digits(GString *out, double value, int decimals, int exponent) {
  g_autofree char *digits = carom_digits_fixed(value, decimals);
  g_string_append(out, digits);
  if (exponent != 0 && strpbrk(digits, "123456789"))
    g_string_append_printf(out, "×10<sup>%s%d</sup>", exponent < 0 ? CAROM_DIGITS_MINUS : "",
                           ABS(exponent));
}

void carom_number_format(char *text, double value, int decimals, int exponent) {
  g_autoptr(GString) out = g_string_new(NULL);
  if (value == 0)
    g_string_append(out, "0");
  else
    append_digits(out, carom_digits_shift(value, -exponent), decimals, exponent);
  g_strlcpy(text, out->str, CAROM_NUMBER_SIZE);
}

void carom_number_format_among(char *text, double value, int decimals, int exponent,
                               double rounding) {
  double half_digit = 0.5 * carom_digits_shift(1, exponent - decimals);
  if (fabs(value) < half_digit && fabs(value) > rounding)
    carom_number_format_significant(text, value,
                                    carom_digits_is_plain(carom_digits_exponent(value)) ? 2 : 1);
  else
    carom_number_format(text, value, decimals, exponent);
}

/* Returns: the exponent of what is left when so many digits are: that of 9.96 with two is 1 */
static int exponent_with(double value, int digits) {
  int exponent = carom_digits_exponent(value);
  double first = fabs(carom_digits_shift(value, -exponent)); /* 1 to 10 */
  return exponent + (first >= 10 - 0.5 * carom_digits_shift(1, 1 - digits) ? 1 : 0);
}

void carom_number_format_significant(char *text, double value, int digits) {
  int exponent = exponent_with(value, digits);
  if (value == 0)
    carom_number_format(text, 0, 0, 0);
  else if (carom_digits_is_plain(exponent))
    carom_number_format(text, value, MAX(0, digits - 1 - exponent), 0);
  else
    carom_number_format(text, value, digits - 1, exponent);
}

#define RAISES         "<sup>"
#define RAISES_NO_MORE "</sup>"

/* @raised: (inout): behind RAISES; if a whole number is all that is raised, it is moved behind that
 * Returns: whether it is, and has been appended in raised digits */
static gboolean append_raised(const char **raised, GString *text) {
  const char *digits = *raised;
  gboolean is_negative = g_str_has_prefix(digits, CAROM_DIGITS_MINUS);
  char *end;
  digits += is_negative ? strlen(CAROM_DIGITS_MINUS) : 0;
  gint64 number = g_ascii_strtoll(digits, &end, 10);
  if (end == digits || ABS(number) > G_MAXINT16 || !g_str_has_prefix(end, RAISES_NO_MORE))
    return FALSE;
  carom_digits_append_raised(is_negative ? -(int)number : (int)number, text);
  *raised = end + strlen(RAISES_NO_MORE);
  return TRUE;
}

char *carom_number_strip_markup(const char *markup) {
  g_autoptr(GString) text = g_string_new(NULL);
  const char *raises;
  while ((raises = strstr(markup, RAISES))) {
    g_string_append_len(text, markup, raises - markup);
    markup = raises + strlen(RAISES);
    if (!append_raised(&markup, text))
      g_string_append(text, RAISES);
  }
  g_string_append(text, markup);
  char *plain = NULL;
  pango_parse_markup(text->str, -1, 0, NULL, &plain, NULL, NULL);
  return plain;
}
