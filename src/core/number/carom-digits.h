/* carom-digits: a number as the digits that are worth reading. */
#pragma once

#include <glib.h>

typedef struct {
  char digits[40]; /* "−0.126775": a true minus sign, a point in every locale; "∞"; "?" for NAN */
  int exponent;    /* × 10^exponent; 0: there is no power of ten */
} CaromDigits;

/* carom_digits:
 * @significant: how many digits to give, 1 to 17; zeros at the end are left out, and what stands
 *   before the point is given whole
 *
 * Numbers that are very large or very small get a power of ten. */
CaromDigits carom_digits(double value, int significant);

/* Appends them as plain text, such as "6.02×10²³". */
void carom_digits_append(CaromDigits number, GString *text);

/* Returns: (transfer full): @value as such text. */
char *carom_digits_text(double value, int significant);
