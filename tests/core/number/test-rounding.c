/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rounding: what is shown of a number of which rounding has left only a part. */
#include "carom-rounding.h"

static double shown(double number, double scale, gboolean *dropped) {
  *dropped = FALSE;
  return carom_rounding_drop(carom_value_number(number), scale, dropped).number;
}

/* A mass of 1e8 kg at 1 m/s: a change of its momentum is known to some 1e-7 kg·m/s. */
static void test_sure_digits(void) {
  gboolean dropped;
  double change = shown(-5.999999865889549, 1e8, &dropped);
  g_assert_cmpfloat_with_epsilon(change, -6, 4e-6); /* a unit of the last digit that is sure */
  g_assert_cmpfloat(change, ==, -6);
  g_assert_cmpfloat(shown(-5.99971, 1e12, &dropped), ==, -6);
  g_assert_cmpfloat_with_epsilon(shown(-4.0094498e-13, 1, &dropped), -4e-13, 1e-28);
  g_assert_false(dropped);
}

/* Where enough digits are left, none is touched; given numbers, whose scale is theirs, never. */
static void test_kept(void) {
  gboolean dropped;
  static const double numbers[] = {1.0 / 3, 1e-300, 1e300, -7.123456789012345, 5e-324, 1 - 1e-8};
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    g_assert_cmpfloat(shown(numbers[i], fabs(numbers[i]), &dropped), ==, numbers[i]);
    g_assert_cmpfloat(shown(numbers[i], 0, &dropped), ==, numbers[i]);
  }
  g_assert_false(dropped);
  g_assert_true(isinf(shown(INFINITY, INFINITY, &dropped)));
  g_assert_true(isnan(shown(NAN, 1, &dropped)));
}

static void test_dropping(void) {
  const double hair = CAROM_ROUNDING_EPS * DBL_EPSILON;
  gboolean dropped = FALSE;
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(0), 1, &dropped).number, ==, 0);
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(3 * hair), 2, &dropped).number, >, 0);
  g_assert_false(dropped);
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(-2 * hair), 2, &dropped).number, ==, 0);
  g_assert_true(dropped);
  dropped = FALSE;
  CaromValue vector = carom_rounding_drop(carom_value_vector(carom_vec2(1, hair)), 1, &dropped);
  g_assert_true(vector.is_vector && dropped);
  g_assert_cmpfloat(vector.vector.x, ==, 1);
  g_assert_cmpfloat(vector.vector.y, ==, 0);
}

/* What is shown is never further from the number than rounding and half a unit of the last digit
 * that is sure, of which rounding fills at least a tenth. */
static void test_near(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  for (guint i = 0; i < 100000; i++) {
    gboolean dropped;
    double scale = pow(10, g_rand_double_range(random, -290, 290));
    double number = scale * pow(10, g_rand_double_range(random, -16, 0));
    double value = shown(number, scale, &dropped);
    g_assert_cmpfloat(fabs(value - number), <=,
                      5 * carom_rounding_unsure(scale) + 2 * DBL_EPSILON * number);
    g_assert_cmpint(dropped, ==, carom_rounding_covers(number, scale));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/rounding/sure-digits", test_sure_digits);
  g_test_add_func("/rounding/kept", test_kept);
  g_test_add_func("/rounding/dropping", test_dropping);
  g_test_add_func("/rounding/near", test_near);
  return g_test_run();
}
