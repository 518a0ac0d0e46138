/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-time-span: what is shown of a time axis, however it is zoomed and moved. */
#include "carom-time-span.h"

#include <math.h>

#define END_S   8.0
#define LEAST_S 1e-5

static double length_of(CaromTimeSpan span) {
  return carom_time_span_is_part(span) ? span.to_s - span.from_s : END_S;
}

static double from_of(CaromTimeSpan span) {
  return carom_time_span_is_part(span) ? span.from_s : 0;
}

static void assert_within(CaromTimeSpan span) {
  g_assert_cmpfloat(from_of(span), >=, 0);
  g_assert_cmpfloat(from_of(span) + length_of(span), <=, END_S * (1 + 1e-12)); /* a rounding */
  g_assert_cmpfloat(length_of(span), >=, LEAST_S * (1 - 1e-6));
}

/* Never beyond the axis, never too short. */
static void test_within(void) {
  CaromTimeSpan span = {0};
  for (guint i = 0; i < 10000; i++) {
    double at_s = g_test_rand_double_range(-1, END_S + 1);
    switch (g_test_rand_int_range(0, 3)) {
    case 0:
      span = carom_time_span_zoom(span, END_S, LEAST_S, CLAMP(at_s, 0, END_S),
                                  pow(2, g_test_rand_double_range(-6, 7)));
      break;
    case 1:
      span = carom_time_span_move(span, END_S, at_s - 4);
      break;
    default:
      span = carom_time_span_follow(span, END_S, CLAMP(at_s, 0, END_S), g_test_rand_double());
    }
    assert_within(span);
  }
}

/* A time keeps its place while one looks closer, and comes back to all of the axis. */
static void test_zoom(void) {
  double at_s = 3;
  CaromTimeSpan closer = carom_time_span_zoom((CaromTimeSpan){0}, END_S, LEAST_S, at_s, 16);
  g_assert_cmpfloat_with_epsilon(length_of(closer), END_S / 16, 1e-12);
  g_assert_cmpfloat_with_epsilon((at_s - closer.from_s) / length_of(closer), at_s / END_S, 1e-12);
  g_assert_false(
      carom_time_span_is_part(carom_time_span_zoom(closer, END_S, LEAST_S, at_s, 1 / 16.0)));
  closer = carom_time_span_zoom((CaromTimeSpan){0}, END_S, LEAST_S, at_s, INFINITY);
  g_assert_cmpfloat_with_epsilon(length_of(closer), LEAST_S, 1e-12);
}

/* As far as the axis goes; all of it cannot move. */
static void test_move(void) {
  CaromTimeSpan moved = carom_time_span_move((CaromTimeSpan){2, 3}, END_S, 0.5);
  g_assert_true(carom_time_span_equal(moved, (CaromTimeSpan){2.5, 3.5}));
  g_assert_true(carom_time_span_equal(carom_time_span_move(moved, END_S, 100),
                                      (CaromTimeSpan){END_S - 1, END_S}));
  g_assert_true(
      carom_time_span_equal(carom_time_span_move(moved, END_S, -100), (CaromTimeSpan){0, 1}));
  g_assert_false(carom_time_span_is_part(carom_time_span_move((CaromTimeSpan){0}, END_S, 1)));
}

/* The present is always in it, and near its beginning when a page was turned. */
static void test_follow(void) {
  CaromTimeSpan span = {2, 3};
  g_assert_true(carom_time_span_equal(carom_time_span_follow(span, END_S, 2.9, 0.5), span));
  span = carom_time_span_follow(span, END_S, 3.1, 0.05);
  g_assert_cmpfloat_with_epsilon(span.from_s, 3.1 - 0.05, 1e-12);
  g_assert_cmpfloat_with_epsilon(length_of(span), 1, 1e-12);
  span = carom_time_span_follow(span, END_S, 1, 0.5);
  g_assert_cmpfloat_with_epsilon(span.from_s, 0.5, 1e-12);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/time-span/within", test_within);
  g_test_add_func("/time-span/zoom", test_zoom);
  g_test_add_func("/time-span/move", test_move);
  g_test_add_func("/time-span/follow", test_follow);
  return g_test_run();
}
