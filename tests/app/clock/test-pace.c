/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The pace of a clock: frames that are due, and work that does not keep up. */
#include "carom-pace.h"

/* What is less than a frame is not lost; what is dropped is. */
static void test_owes_fractions(void) {
  CaromPace pace;
  carom_pace_init(&pace, 2);
  /* 2 × 0.125 s are 2.5 frames of 0.1 s: sums of powers of two but for the frame, whose rounding is
   * far below the half that is left. */
  g_assert_cmpuint(carom_pace_take_due(&pace, 0.125, 0.1), ==, 2);
  g_assert_cmpuint(carom_pace_take_due(&pace, 0.03, 0.1), ==, 1);
  carom_pace_drop(&pace);
  g_assert_cmpuint(carom_pace_take_due(&pace, 0.03, 0.1), ==, 0);
  g_assert_cmpuint(carom_pace_take_due(&pace, 0.03, 0.1), ==, 1);
}

/* A hiccup is not told; half of the frames left undone for long is, as half the speed. */
static void test_actual_speed(void) {
  CaromPace pace;
  carom_pace_init(&pace, 4);
  carom_pace_note(&pace, 0, 3);
  g_assert_cmpfloat(carom_pace_actual_speed(&pace), ==, 4);
  for (guint i = 0; i < 1000; i++)
    carom_pace_note(&pace, 1, 2);
  /* What is left of the start, 0.97¹⁰⁰⁰ of it, is 6e-14. */
  g_assert_cmpfloat_with_epsilon(carom_pace_actual_speed(&pace), 2, 1e-12);
  carom_pace_start_anew(&pace);
  g_assert_cmpfloat(carom_pace_actual_speed(&pace), ==, 4);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/pace/owes-fractions", test_owes_fractions);
  g_test_add_func("/pace/actual-speed", test_actual_speed);
  return g_test_run();
}
