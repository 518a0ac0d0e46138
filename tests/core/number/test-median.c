/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-median: the value in the middle, whatever the order. */
#include "carom-median.h"

#include <math.h>

static void test_middle(void) {
  double one[] = {7}, two[] = {3, -3}, three[] = {5, -INFINITY, 1}, four[] = {4, 1, 3, 2};
  double same[] = {2, 2, 2, 9, 0}, zeros[] = {-0.5, 0.0, 1e-300};
  g_assert_cmpfloat(carom_median(one, 1), ==, 7);
  g_assert_cmpfloat(carom_median(two, 2), ==, 3);
  g_assert_cmpfloat(carom_median(three, 3), ==, 1);
  g_assert_cmpfloat(carom_median(four, 4), ==, 3);
  g_assert_cmpfloat(carom_median(same, 5), ==, 2);
  g_assert_cmpfloat(carom_median(zeros, 3), ==, 0);
}

static void test_order(void) {
  double values[] = {4, 1e300, -1, 3};
  carom_median(values, G_N_ELEMENTS(values));
  for (guint i = 1; i < G_N_ELEMENTS(values); i++)
    g_assert_cmpfloat(values[i - 1], <, values[i]);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/median/middle", test_middle);
  g_test_add_func("/median/order", test_order);
  return g_test_run();
}
