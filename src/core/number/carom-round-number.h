/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-round-number: 1, 2 and 5 × 10^k, the numbers in which people count, divide axes and write
 * factors. */
#pragma once

/* Mantissa and exponent are kept apart so that multiples are correctly rounded. */
typedef struct {
  int mantissa; /* 1, 2 or 5 */
  int exponent;
} CaromRoundNumber;

/* The smallest one that is not below @value, the largest one that is not above it, and the one that
 * is nearest to it; what is off by rounding alone counts as equal.
 *
 * @value: > 0 and finite */
CaromRoundNumber carom_round_number_above(double value);
CaromRoundNumber carom_round_number_below(double value);
CaromRoundNumber carom_round_number_near(double value);

/* Returns: @number × @k, as close to the decimal number as carom_digits_shift() comes */
double carom_round_number_times(CaromRoundNumber number, double k);
