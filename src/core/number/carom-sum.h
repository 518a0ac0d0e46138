/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sum: compensated summation (Neumaier 1974), so that a total over millions of terms has the
 * rounding error of only a few. Start from {0}; the value is carom_sum_value(). */
#pragma once

#include <math.h>

typedef struct {
  double sum;
  double compensation;
} CaromSum;

/* Adds @term, and keeps what rounding loses in the compensation. */
static inline void carom_sum_add(CaromSum *total, double term) {
  double next = total->sum + term;
  if (fabs(total->sum) >= fabs(term))
    total->compensation += (total->sum - next) + term;
  else
    total->compensation += (term - next) + total->sum;
  total->sum = next;
}

static inline double carom_sum_value(CaromSum total) {
  return total.sum + total.compensation;
}
