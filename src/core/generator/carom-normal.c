/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-normal: Karney's algorithm (Sampling exactly from the normal distribution, 2016). It only
 * compares uniform random numbers. Others need a logarithm, whose last bit differs between
 * mathematics libraries. */
#include "carom-normal.h"

/* How long random numbers go on falling from @p decides; von Neumann's idea.
 *
 * @p: from 0 to 1
 * Returns: TRUE with probability exp(−p) */
static gboolean try_exponential(GRand *random, double p) {
  for (gboolean even = TRUE;; even = !even) {
    double next = g_rand_double(random);
    if (next >= p)
      return even;
    p = next;
  }
}

/* Returns: TRUE with probability exp(−p)^@times */
static gboolean try_repeatedly(GRand *random, double p, guint times) {
  for (guint i = 0; i < times; i++)
    if (!try_exponential(random, p))
      return FALSE;
  return TRUE;
}

double carom_normal(GRand *random) {
  for (;;) {
    guint k = 0;
    while (try_exponential(random, 0.5))
      k++;
    if (k > 1 && !try_repeatedly(random, 0.5, k * (k - 1)))
      continue;
    /* So k comes with the probability exp(−k²/2), times a constant; now for what lies between k and
     * k + 1. */
    double x = g_rand_double(random);
    if (try_repeatedly(random, x * (2 * k + x) / (2 * k + 2), k + 1))
      return g_rand_boolean(random) ? k + x : -(k + x);
  }
}
