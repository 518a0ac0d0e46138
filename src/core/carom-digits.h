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
