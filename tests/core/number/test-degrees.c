/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-degrees: right angles are exact, and so are directions that are turned by them. */
#include "carom-degrees.h"

#include <float.h>
#include <glib.h>

static void test_right_angles(void) {
  const CaromVec2 directions[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  for (int k = -1000; k <= 1000; k++) {
    CaromVec2 expected = directions[(k % 4 + 4) % 4], found = carom_degrees_direction(90.0 * k);
    g_assert_cmpfloat(found.x, ==, expected.x);
    g_assert_cmpfloat(found.y, ==, expected.y);
    g_assert_false(found.x == 0 && signbit(found.x));
    g_assert_false(found.y == 0 && signbit(found.y));
  }
}

/* Each of cos, sin and atan2 and the products around them is off by an ε or so of 180. */
static void test_there_and_back(void) {
  for (double angle = -179.75; angle <= 180; angle += 0.25)
    g_assert_cmpfloat_with_epsilon(carom_degrees_of(carom_degrees_direction(angle)), angle,
                                   4 * 180 * DBL_EPSILON);
  g_assert_cmpfloat(carom_degrees_of(carom_vec2(-1, -0.0)), ==, 180);
  g_assert_cmpfloat(carom_degrees_of(carom_vec2(0, 0)), ==, 0);
  g_assert_cmpfloat(carom_degrees_of(carom_vec2(-0.0, -0.0)), ==, 0);
  g_assert_cmpfloat(carom_degrees_of(carom_vec2(0, -2)), ==, -90);
}

static void test_turn(void) {
  CaromVec2 turned = carom_degrees_turn(carom_vec2(2, 3), carom_degrees_direction(90));
  g_assert_cmpfloat(turned.x, ==, -3);
  g_assert_cmpfloat(turned.y, ==, 2);
  turned = carom_degrees_turn(carom_vec2(-3, 0), carom_degrees_direction(90));
  g_assert_false(signbit(turned.x));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/degrees/right-angles", test_right_angles);
  g_test_add_func("/degrees/there-and-back", test_there_and_back);
  g_test_add_func("/degrees/turn", test_turn);
  return g_test_run();
}
