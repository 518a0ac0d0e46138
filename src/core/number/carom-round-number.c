/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-round-number: looks for the mantissa within the value's power of ten. */
#include "carom-round-number.h"

#include "carom-digits.h"

#include <math.h>

static const int mantissas[] = {1, 2, 5};

/* Quotients of numbers that people have written miss round numbers by some ε. */
static const double rounding = 1e-12;

double carom_round_number_times(CaromRoundNumber number, double k) {
  return carom_digits_shift(k * number.mantissa, number.exponent);
}

CaromRoundNumber carom_round_number_above(double value) {
  int exponent = carom_digits_exponent(value);
  for (guint i = 0; i < G_N_ELEMENTS(mantissas); i++) {
    CaromRoundNumber number = {mantissas[i], exponent};
    if (carom_round_number_times(number, 1) >= value * (1 - rounding))
      return number;
  }
  return (CaromRoundNumber){1, exponent + 1};
}

CaromRoundNumber carom_round_number_below(double value) {
  int exponent = carom_digits_exponent(value);
  CaromRoundNumber below = {1, exponent + 1};
  for (guint i = G_N_ELEMENTS(mantissas);
       i > 0 && carom_round_number_times(below, 1) * (1 - rounding) > value; i--)
    below = (CaromRoundNumber){mantissas[i - 1], exponent};
  return below;
}

CaromRoundNumber carom_round_number_near(double value) {
  CaromRoundNumber below = carom_round_number_below(value), above = carom_round_number_above(value);
  double down = value - carom_round_number_times(below, 1);
  return down < carom_round_number_times(above, 1) - value ? below : above;
}
