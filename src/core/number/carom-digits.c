/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-digits: lets g_ascii_formatd() do the correct rounding, then drops trailing zeros, and
 * splits off the power of ten if there is to be one. */
#include "carom-digits.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TIMES_TEN    "×10"
#define RAISED_MINUS "⁻"
static const char *const raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

/* Powers of ten from here on are taken in two steps: 10^324 is no double, but 5 × 10⁻³²⁴ is one. */
static const int largest_power = 300;

double carom_digits_shift(double value, int exponent) {
  if (exponent < -largest_power)
    return value / pow(10, largest_power) / pow(10, -exponent - largest_power);
  if (exponent > largest_power)
    return value * pow(10, largest_power) * pow(10, exponent - largest_power);
  return exponent < 0 ? value / pow(10, -exponent) : value * pow(10, exponent);
}

int carom_digits_exponent(double value) {
  value = fabs(value);
  if (value == 0 || !isfinite(value))
    return 0;
  int exponent = (int)floor(log10(value));
  /* log10() rounds: 1e-15 may come out slightly below −15. */
  if (carom_digits_shift(1, exponent + 1) <= value)
    exponent++;
  return exponent;
}

gboolean carom_digits_is_plain(int exponent) {
  return exponent >= -3 && exponent <= 5;
}

static void drop_zeros(char *digits) {
  if (!strchr(digits, '.'))
    return;
  char *end = digits + strlen(digits);
  while (end[-1] == '0')
    *--end = '\0';
  if (end[-1] == '.')
    end[-1] = '\0';
}

/* What the rounding of a short calculation amounts to, relative to its result. */
#define TIE 1e-14

/* Few digits hide that. */
#define FEW_DIGITS 12

/* Writes a finite number > 0 with a power of ten. Half a digit is rounded up, as on paper: 7.3575 J
 * and the same energy calculated in another way, 7.357499999999999 J, are both 7.358 J.
 *
 * @value: (inout): what is written, which hides the rounding of a short calculation
 * Returns: the exponent; the text has its own behind the digits */
static int write_scientific(double *value, int significant,
                            char text[static G_ASCII_DTOSTR_BUF_SIZE]) {
  if (significant <= FEW_DIGITS && *value < DBL_MAX / 2)
    *value *= 1 + TIE;
  g_ascii_formatd(text, G_ASCII_DTOSTR_BUF_SIZE,
                  (char[]){'%', '.', (char)('0' + (significant - 1) / 10),
                           (char)('0' + (significant - 1) % 10), 'e', '\0'},
                  *value);
  return atoi(strchr(text, 'e') + 1);
}

/* The digits of a finite number > 0. */
static CaromDigits digits_of(double value, int significant) {
  CaromDigits result = {0};
  char scientific[G_ASCII_DTOSTR_BUF_SIZE];
  int exponent = write_scientific(&value, significant, scientific);
  if (!carom_digits_is_plain(exponent)) {
    *strchr(scientific, 'e') = '\0';
    g_strlcpy(result.digits, scientific, sizeof result.digits);
    result.exponent = exponent;
  } else {
    char format[8];
    g_snprintf(format, sizeof format, "%%.%df", MAX(significant - 1 - exponent, 0));
    g_ascii_formatd(result.digits, sizeof result.digits, format, value);
  }
  drop_zeros(result.digits);
  return result;
}

CaromDigits carom_digits(double value, int significant) {
  g_return_val_if_fail(significant >= 1 && significant <= 17, (CaromDigits){0});
  CaromDigits result = {.digits = "0"};
  if (isnan(value))
    result = (CaromDigits){.digits = "?"};
  else if (isinf(value))
    result = (CaromDigits){.digits = "∞"};
  else if (value != 0)
    result = digits_of(fabs(value), significant);
  if (value < 0) {
    g_autofree char *negative = g_strconcat(CAROM_DIGITS_MINUS, result.digits, NULL);
    g_strlcpy(result.digits, negative, sizeof result.digits);
  }
  return result;
}

/* Without splitting it. Digits before the point are all written, however few are asked for.
 *
 * @value: finite */
static double written_whole(double value, int significant) {
  char scientific[G_ASCII_DTOSTR_BUF_SIZE];
  double size = fabs(value);
  if (size == 0)
    return value;
  int exponent = write_scientific(&size, significant, scientific);
  gboolean is_whole = carom_digits_is_plain(exponent) && exponent >= significant;
  return copysign(is_whole ? rint(size) : g_ascii_strtod(scientific, NULL), value);
}

/* Of the simple number: less is rounding, more is seen with the usual digits already. */
#define LEAST_SHARE 1e-10
#define MOST_SHARE  1e-5

/* Of the rest. */
#define LEAST_OF_REST 2

gboolean carom_digits_split(double value, double *simple, double *rest) {
  char rounded[G_ASCII_DTOSTR_BUF_SIZE];
  if (!isfinite(value) || value == 0)
    return FALSE;
  g_ascii_formatd(rounded, sizeof rounded, "%.1e", value);
  *simple = g_ascii_strtod(rounded, NULL);
  *rest = value - *simple;
  double share = fabs(*rest / *simple);
  return share > LEAST_SHARE && share < MOST_SHARE &&
         carom_digits_is_plain(atoi(strchr(rounded, 'e') + 1)) &&
         written_whole(value, CAROM_DIGITS_USUAL) == *simple;
}

int carom_digits_of_rest(double simple, double rest, int significant) {
  int places = carom_digits_exponent(simple) - carom_digits_exponent(rest);
  return MIN(significant, MAX(significant - places, LEAST_OF_REST));
}

double carom_digits_written(double value, int significant) {
  double simple, rest;
  if (value == 0 || !isfinite(value))
    return value;
  if (!carom_digits_split(value, &simple, &rest))
    return written_whole(value, significant);
  return written_whole(simple, significant) +
         written_whole(rest, carom_digits_of_rest(simple, rest, significant));
}

void carom_digits_append_raised(int number, GString *text) {
  g_autofree char *digits = g_strdup_printf("%d", ABS(number));
  if (number < 0)
    g_string_append(text, RAISED_MINUS);
  for (const char *digit = digits; *digit; digit++)
    g_string_append(text, raised[*digit - '0']);
}

static void append_power(int exponent, GString *text) {
  if (exponent == 0)
    return;
  g_string_append(text, TIMES_TEN);
  carom_digits_append_raised(exponent, text);
}

void carom_digits_append(CaromDigits number, GString *text) {
  g_string_append(text, number.digits);
  append_power(number.exponent, text);
}

char *carom_digits_text(double value, int significant) {
  GString *text = g_string_new(NULL);
  carom_digits_append(carom_digits(value, significant), text);
  return g_string_free(text, FALSE);
}

/* A text of at most this length is short. */
#define SHORT_TEXT 8

char *carom_digits_exactly(double value) {
  double again = NAN;
  char *text = NULL;
  for (int n = 1; n <= DBL_DECIMAL_DIG && again != value; n++) {
    if (n > DBL_DIG && g_utf8_strlen(text, -1) <= SHORT_TEXT)
      break;
    g_free(text);
    text = carom_digits_text(value, n);
    if (!carom_digits_parse(text, &again))
      again = NAN;
  }
  return text;
}

char *carom_digits_coefficient(double value) {
  g_autofree char *text = carom_digits_text(value, CAROM_DIGITS_READ);
  return value != 1 && g_str_equal(text, "1") ? carom_digits_exactly(value)
                                              : g_steal_pointer(&text);
}

char *carom_digits_vector(CaromVec2 vector, int significant) {
  g_autofree char *x = carom_digits_text(vector.x, significant);
  g_autofree char *y = carom_digits_text(vector.y, significant);
  return g_strdup_printf("(%s, %s)", x, y);
}

char *carom_digits_fixed(double value, int decimals) {
  g_return_val_if_fail(decimals >= 0 && decimals <= 20, NULL);
  if (!isfinite(value))
    return carom_digits_text(value, 1);
  /* The largest double has 309 digits before the point. */
  char text[DBL_MAX_10_EXP + 32], format[8];
  g_snprintf(format, sizeof format, "%%.%df", decimals);
  g_ascii_formatd(text, sizeof text, format, fabs(value));
  gboolean shows_zero = strpbrk(text, "123456789") == NULL;
  return g_strconcat(value < 0 && !shows_zero ? CAROM_DIGITS_MINUS : "", text, NULL);
}

char *carom_digits_with_error(double value, double error, int most) {
  int first = carom_digits_exponent(error);
  if (value != 0)
    first = MAX(first, carom_digits_exponent(value));
  int last = MAX(carom_digits_exponent(error) - 1, first - most + 1);
  if (!isfinite(value) || !isfinite(error) || error < carom_digits_shift(0.5, last))
    return carom_digits_text(value, most);
  int exponent = carom_digits_is_plain(first) ? 0 : first, decimals = MAX(exponent - last, 0);
  g_autofree char *number = carom_digits_fixed(carom_digits_shift(value, -exponent), decimals);
  g_autofree char *off = carom_digits_fixed(carom_digits_shift(error, -exponent), decimals);
  GString *text = g_string_new(NULL);
  g_string_printf(text, exponent ? "(%s ± %s)" : "%s ± %s", number, off);
  append_power(exponent, text);
  return g_string_free(text, FALSE);
}

static gboolean skip(const char **text, const char *prefix) {
  gboolean skipped = g_str_has_prefix(*text, prefix);
  *text += skipped ? strlen(prefix) : 0;
  return skipped;
}

/* Returns: the raised digit that @text begins with, which is skipped; −1: there is none */
static int read_raised(const char **text) {
  for (guint digit = 0; digit < G_N_ELEMENTS(raised); digit++)
    if (skip(text, raised[digit]))
      return (int)digit;
  return -1;
}

gboolean carom_digits_read_raised(const char **text, int *exponent) {
  const char *end = *text;
  int sign = skip(&end, RAISED_MINUS) ? -1 : 1, digit = read_raised(&end), size = 0;
  if (digit < 0)
    return FALSE;
  for (; digit >= 0; digit = read_raised(&end)) {
    if (size > (G_MAXINT - digit) / 10)
      return FALSE;
    size = 10 * size + digit;
  }
  *text = end;
  *exponent = sign * size;
  return TRUE;
}

/* Turns a power of ten into what g_strtod() reads: "6×10²³" into "6e23". Without a raised digit
 * there is no power, so that "6×1023" stays, which is no number. */
static void plain_power(GString *text) {
  const char *power = strstr(text->str, TIMES_TEN);
  const char *end = power ? power + strlen(TIMES_TEN) : NULL;
  int exponent;
  if (!power || !carom_digits_read_raised(&end, &exponent))
    return;
  g_autofree char *rest = g_strdup(end);
  g_string_truncate(text, (gsize)(power - text->str));
  g_string_append_printf(text, "e%d%s", exponent, rest);
}

gboolean carom_digits_parse(const char *text, double *value) {
  g_autoptr(GString) plain = g_string_new(text);
  char *end;
  g_string_replace(plain, CAROM_DIGITS_MINUS, "-", 0);
  g_strstrip(plain->str);
  plain_power(plain);
  *value = g_strtod(plain->str, &end);
  return end != plain->str && !*end && isfinite(*value);
}
