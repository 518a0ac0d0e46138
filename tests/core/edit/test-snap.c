/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
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

/* Free steps are no wider than so many points, and the next round number is. */
static void test_free_step(void) {
  for (double scale = 1e-6; scale < 1e6; scale *= 1.07) {
    double apart = carom_round_number_times(carom_snap_free_step(scale), 1) * scale;
    g_assert_cmpfloat(apart, <=, CAROM_SNAP_FREE_POINTS * (1 + 1e-9)); /* of round numbers */
    g_assert_cmpfloat(apart * 2.5, >, CAROM_SNAP_FREE_POINTS);
  }
}

#define N_STEPS 15

/* Every way to do fifteen steps in several goes, one bit for each place between two of them: all
 * come to the same number, from wherever they begin. */
static void test_bundles(void) {
  static const struct {
    CaromRoundNumber step;
    double from, to; /* NAN: whatever number it is */
  } cases[] = {{{5, -2}, 0, 0.75},
               {{5, -2}, 0.1, 0.85},
               {{1, -1}, -0.7, 0.8},
               {{2, -3}, 100, 100.03},
               {{5, -2}, 1 / 3., NAN},
               {{1, 2}, -987.654321, 512.345679},
               {{1, -1}, 12345.6789123, NAN},
               {{2, -2}, -M_PI, NAN}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    CaromRoundNumber step = cases[i].step;
    CaromVec2 start = carom_vec2(cases[i].from, M_PI);
    CaromVec2 at_once =
        carom_snap_move(step, start, carom_vec2(carom_round_number_times(step, N_STEPS), 0));
    if (!isnan(cases[i].to))
      g_assert_cmpfloat(at_once.x, ==, cases[i].to);
    for (guint cuts = 0; cuts < 1 << (N_STEPS - 1); cuts++) {
      CaromVec2 place = start;
      for (guint k = 0, n = 1; k < N_STEPS; k++, n++)
        if (k == N_STEPS - 1 || cuts & (1u << k)) {
          place = carom_snap_move(step, place, carom_vec2(carom_round_number_times(step, n), 0));
          n = 0;
        }
      g_assert_cmpfloat(place.x, ==, at_once.x);
      g_assert_cmpfloat(place.y, ==, M_PI); /* it goes nowhere */
    }
  }
}

/* There and back in other parts, to the number from which it began if a person has written that. */
static void test_back(void) {
  CaromRoundNumber step = {5, -2};
  CaromVec2 place = carom_vec2(0.123, 1e300);
  for (guint i = 0; i < 7; i++)
    place = carom_snap_move(step, place, carom_vec2(0.05, 0.05));
  place = carom_snap_move(step, place, carom_vec2(-0.35, -0.35));
  g_assert_cmpfloat(place.x, ==, 0.123);
  g_assert_cmpfloat(place.y, ==, 1e300);
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
  g_test_add_func("/snap/free-step", test_free_step);
  g_test_add_func("/snap/bundles", test_bundles);
  g_test_add_func("/snap/back", test_back);
  g_test_add_func("/snap/length", test_length);
  g_test_add_func("/snap/angle", test_angle);
  return g_test_run();
}
