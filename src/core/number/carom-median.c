/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-median: sorts. */
#include "carom-median.h"

#include <stdlib.h>

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

double carom_median(double *values, guint n) {
  g_assert(n > 0);
  qsort(values, n, sizeof *values, compare);
  return values[n / 2];
}
