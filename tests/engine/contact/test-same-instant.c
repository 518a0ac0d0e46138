/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* When contacts are at the same instant: each of the three questions, on either side of its
 * tolerance. */
#include "carom-same-instant.h"
#include "engine-test.h"

/* A part of a tolerance that no rounding of it reaches. */
#define CLEARLY 1e-3

static void test_touches(void) {
  const double speed = 3, reach = speed * CAROM_SAME_INSTANT_TO_TOUCH_S;
  g_assert_true(carom_same_instant_touches(0, speed));
  g_assert_true(carom_same_instant_touches(reach * (1 - CLEARLY), speed));
  g_assert_false(carom_same_instant_touches(reach * (1 + CLEARLY), speed));
  /* Those that part are at this instant only while they touch. */
  g_assert_true(carom_same_instant_touches(-reach, -speed));
  g_assert_false(carom_same_instant_touches(reach / 2, -speed));
}

static void test_in_log(void) {
  const double dt_s = 0.02, width_s = dt_s * CAROM_SAME_INSTANT_IN_LOG_FRAMES, time_s = dt_s / 2;
  g_assert_true(carom_same_instant_in_log(time_s, time_s + width_s * (1 - CLEARLY), dt_s));
  g_assert_true(carom_same_instant_in_log(time_s + width_s * (1 - CLEARLY), time_s, dt_s));
  g_assert_false(carom_same_instant_in_log(time_s, time_s + width_s * (1 + CLEARLY), dt_s));
}

/* What one run's log has as one instant is never shown as two, and no frame is one instant. */
static void test_of_panes(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.02;
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  double width_s = carom_comparison_instant_width_s(comparison);
  g_assert_cmpfloat(width_s, ==, carom_same_instant_of_panes_s(scene->dt_s));
  g_assert_cmpfloat(width_s, >, CAROM_SAME_INSTANT_IN_LOG_FRAMES * scene->dt_s);
  g_assert_cmpfloat(width_s, <, CLEARLY * scene->dt_s);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/same-instant/touches", test_touches);
  g_test_add_func("/same-instant/in-log", test_in_log);
  g_test_add_func("/same-instant/of-panes", test_of_panes);
  return g_test_run();
}
