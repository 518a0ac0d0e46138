/* test-snap: the grid suits the scale, and its numbers are those that one would type. */
#include "carom-snap.h"

#include <glib.h>

/* Over twelve powers of ten: lines are far enough apart, and not further than need be: the next
 * round number below is at most 2.5 times smaller. */
static void test_step(void) {
  for (double scale = 1e-6; scale < 1e6; scale *= 1.07) {
    double apart = carom_round_number_times(carom_snap_step(scale), 1) * scale;
    g_assert_cmpfloat(apart, >=, CAROM_SNAP_LEAST_POINTS * (1 - 1e-9)); /* of round numbers */
    g_assert_cmpfloat(apart, <, CAROM_SNAP_LEAST_POINTS * 2.5);
  }
}

/* Multiples are the doubles of decimal numbers, not sums of steps. */
static void test_point(void) {
  CaromRoundNumber step = {1, -1};
  CaromVec2 place = carom_snap_point(step, carom_vec2(0.31, -0.68));
  g_assert_cmpfloat(place.x, ==, 0.3);
  g_assert_cmpfloat(place.y, ==, -0.7);
  CaromVec2 again = carom_snap_point(step, place);
  g_assert_cmpfloat(again.x, ==, place.x);
  CaromVec2 zero = carom_snap_point(step, carom_vec2(-0.01, 0.01));
  g_assert_cmpfloat(zero.x, ==, 0);
  g_assert_false(signbit(zero.x));
  CaromVec2 far = carom_snap_point(step, carom_vec2(1e300, -INFINITY));
  g_assert_cmpfloat(far.x, ==, 1e300);
  g_assert_cmpfloat(far.y, ==, -INFINITY);
}

/* For random places: the snapped one is the nearest multiple, half a step off at most. */
static void test_nearest(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (guint i = 0; i < 1000; i++) {
    CaromRoundNumber step = carom_snap_step(pow(10, g_rand_double_range(random, -3, 3)));
    double size = carom_round_number_times(step, 1);
    CaromVec2 place = carom_vec2(g_rand_double_range(random, -50, 50) * size, 0);
    double off = fabs(carom_snap_point(step, place).x - place.x);
    g_assert_cmpfloat(off, <=, size / 2 * (1 + 1e-12)); /* 50 steps, so 100 ε at most */
  }
}

static void test_length(void) {
  CaromRoundNumber step = {5, 0};
  g_assert_cmpfloat(carom_snap_length(step, 0), ==, 5);
  g_assert_cmpfloat(carom_snap_length(step, 6), ==, 5);
  g_assert_cmpfloat(carom_snap_length(step, 8), ==, 10);
}

static void test_angle(void) {
  g_assert_cmpfloat(carom_snap_angle(37), ==, 30);
  g_assert_cmpfloat(carom_snap_angle(38), ==, 45);
  g_assert_cmpfloat(carom_snap_angle(-100), ==, -105);
  g_assert_false(signbit(carom_snap_angle(-3)));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/snap/step", test_step);
  g_test_add_func("/snap/point", test_point);
  g_test_add_func("/snap/nearest", test_nearest);
  g_test_add_func("/snap/length", test_length);
  g_test_add_func("/snap/angle", test_angle);
  return g_test_run();
}
