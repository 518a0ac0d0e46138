/* carom-digits: a number written with as many digits as are worth reading. */
#pragma once

#include <glib.h>

typedef struct {
  char digits[40]; /* "−0.126775": with a minus sign, not a hyphen, and a point in every locale;
                      "∞"; "?" for NAN */
  int exponent;    /* × 10^exponent; 0 if there is no power of ten */
} CaromDigits;

/* Very large and very small numbers get a power of ten.
 *
 * @significant: how many significant digits to give, 1 to 17; trailing zeros are left out, and
 *   digits before the point are never rounded away */
CaromDigits carom_digits(double value, int significant);

/* Appends them as plain text, such as "6.02×10²³". */
void carom_digits_append(CaromDigits number, GString *text);

/* Returns: (transfer full): @value as such text */
char *carom_digits_text(double value, int significant);
