/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-decimal: tries 15, 16 and 17 digits until the text gives the same double again, by the
 * functions of GLib that ignore the locale. */
#include "carom-decimal.h"

#include "carom-digits.h"
#include "carom-round-number.h"

#include <locale.h>
#include <math.h>
#include <string.h>

const char *carom_decimal_format(char buffer[CAROM_DECIMAL_SIZE], double value) {
  static const char *const formats[] = {"%.15g", "%.16g", "%.17g"};
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
    g_ascii_formatd(buffer, CAROM_DECIMAL_SIZE, formats[i], value);
    if (g_ascii_strtod(buffer, NULL) == value)
      break;
  }
  /* Written as a whole number, -0 would lose its sign. */
  if (value == 0 && signbit(value))
    g_strlcpy(buffer, "-0.0", CAROM_DECIMAL_SIZE);
  return buffer;
}

/* g_ascii_strtod() also accepts blanks, hexadecimal numbers and infinities. */
gboolean carom_decimal_parse(const char *text, double *value) {
  char *end;
  if (text[strspn(text, "0123456789+-.eE")])
    return FALSE;
  *value = g_ascii_strtod(text, &end);
  return end != text && !*end && isfinite(*value);
}

const char *carom_decimal_display(char buffer[CAROM_DECIMAL_SIZE], double value) {
  char plain[CAROM_DECIMAL_SIZE];
  carom_decimal_format(plain, value);
  char *to = buffer;
  for (const char *from = plain; *from; from++) {
    gboolean is_minus = *from == '-';
    gsize length = is_minus ? strlen(CAROM_DIGITS_MINUS) : 1;
    memcpy(to, is_minus ? CAROM_DIGITS_MINUS : from, length);
    to += length;
  }
  *to = 0;
  return buffer;
}

const char *carom_decimal_spreadsheet(char buffer[CAROM_DECIMAL_SIZE], double value) {
  carom_decimal_format(buffer, value);
  g_autoptr(GString) number = g_string_new(buffer);
  g_string_replace(number, ".", localeconv()->decimal_point, 1);
  g_strlcpy(buffer, number->str, CAROM_DECIMAL_SIZE);
  return buffer;
}

/* Parsing decimal text gives the double nearest to 5e-30, which powers of ten would miss. */
double carom_decimal_round_down(double value) {
  CaromRoundNumber round = carom_round_number_below(value);
  char text[CAROM_DECIMAL_SIZE];
  g_snprintf(text, sizeof text, "%de%d", round.mantissa, round.exponent);
  return g_ascii_strtod(text, NULL);
}
