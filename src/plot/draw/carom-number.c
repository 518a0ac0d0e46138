/* carom-number: writes digits by printf() and replaces the hyphen by a minus sign. Powers of ten
 * are divided out with correct rounding first. */
#include "carom-number.h"

#include <math.h>
#include <string.h>

#define MINUS "\u2212"

/* Outside this range of powers of ten, a number is written with one. */
static const int plain_exponent_min = -3, plain_exponent_max = 5;

double carom_number_scale(double value, int exponent) {
  return exponent < 0 ? value / pow(10, -exponent) : value * pow(10, exponent);
}

int carom_number_exponent(double value) {
  value = fabs(value);
  if (value == 0 || !isfinite(value))
    return 0;
  int exponent = (int)floor(log10(value));
  /* log10() rounds: 1e-15 may come out slightly below −15. */
  if (carom_number_scale(1, exponent + 1) <= value)
    exponent++;
  return exponent;
}

/* Appends "-1.5" as "−1.5".
 *
 * Returns: whether any digit is not 0 */
static gboolean append_digits(GString *out, double value, int decimals) {
  g_autofree char *digits = g_strdup_printf("%.*f", decimals, fabs(value));
  gboolean shows_zero = strpbrk(digits, "123456789") == NULL;
  if (value < 0 && !shows_zero)
    g_string_append(out, MINUS);
  g_string_append(out, digits);
  return !shows_zero;
}

void carom_number_format(char *text, double value, int decimals, int exponent) {
  g_autoptr(GString) out = g_string_new(NULL);
  if (!isfinite(value))
    g_string_append(out, isnan(value) ? "?" : value < 0 ? MINUS "∞" : "∞");
  else if (value == 0)
    g_string_append(out, "0");
  else if (append_digits(out, carom_number_scale(value, -exponent), decimals) && exponent != 0)
    g_string_append_printf(out, "×10<sup>%s%d</sup>", exponent < 0 ? MINUS : "", ABS(exponent));
  g_strlcpy(text, out->str, CAROM_NUMBER_SIZE);
}

void carom_number_format_significant(char *text, double value, int digits) {
  int exponent = carom_number_exponent(value);
  if (value == 0)
    carom_number_format(text, 0, 0, 0);
  else if (exponent < plain_exponent_min || exponent > plain_exponent_max)
    carom_number_format(text, value, digits - 1, exponent);
  else
    carom_number_format(text, value, MAX(0, digits - 1 - exponent), 0);
}

char *carom_number_plain(double value, int digits) {
  GString *out = g_string_new(NULL);
  g_string_printf(out, "%.*g", digits, value);
  g_string_replace(out, "-", MINUS, 0);
  return g_string_free(out, FALSE);
}
