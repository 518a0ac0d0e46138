/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-line. */
#include "carom-line.h"

/* Lines through, into, along and beside the rectangle from (0, 0) to (4, 2). Fractions like these
 * are exact. */
static void test_clip(void) {
  static const struct {
    CaromVec2 a, b;
    gboolean is_within;
    double from, to;
  } rows[] = {
      {{1, 1}, {3, 1}, TRUE, 0, 1},          /* inside */
      {{-4, 1}, {4, 1}, TRUE, 0.5, 1},       /* into it */
      {{2, 4}, {2, -4}, TRUE, 0.25, 0.5},    /* through it, downwards */
      {{8, 3}, {0, -1}, TRUE, 0.5, 0.75},    /* through a corner's surroundings */
      {{-1, 0}, {7, 0}, TRUE, 0.125, 0.625}, /* along an edge */
      {{1, 1}, {1, 1}, TRUE, 0, 1},          /* a point */
      {{-1, 3}, {5, 3}, FALSE, 0, 0},        /* above */
      {{-1, 1}, {-3, 1}, FALSE, 0, 0},       /* away from it */
      {{-1, 1}, {1, 4}, FALSE, 0, 0},        /* past a corner */
      {{5, 1}, {5, 1}, FALSE, 0, 0},         /* a point outside */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    double from, to;
    g_test_message("line %u", i);
    g_assert_true(carom_line_clip(rows[i].a, rows[i].b, carom_vec2(0, 0), carom_vec2(4, 2), &from,
                                  &to) == rows[i].is_within);
    if (!rows[i].is_within)
      continue;
    g_assert_cmpfloat(from, ==, rows[i].from);
    g_assert_cmpfloat(to, ==, rows[i].to);
  }
}

/* A place beside the line is as far from it as from its foot, and any other as from an end. */
static void test_distance(void) {
  CaromVec2 a = {1, 1}, b = {4, 5};
  g_assert_cmpfloat_with_epsilon(carom_line_distance(a, b, carom_vec2(2.5 - 4, 3 + 3)), 5, 1e-12);
  g_assert_cmpfloat(carom_line_distance(a, b, carom_vec2(4, 8)), ==, 3);
  g_assert_cmpfloat(carom_line_distance(a, b, carom_vec2(-2, 1)), ==, 3);
  g_assert_cmpfloat(carom_line_distance(a, a, carom_vec2(1, 3)), ==, 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/line/clip", test_clip);
  g_test_add_func("/line/distance", test_distance);
  return g_test_run();
}
