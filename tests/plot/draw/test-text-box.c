/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-text-box. */
#include "carom-text-box.h"

/* The box from (1, 1) to (5, 3). */
static const CaromTextBox box = {{3, 2}, {2, 1}};

/* A common edge is no overlap, and fits. */
static void test_boxes(void) {
  static const struct {
    CaromTextBox other;
    gboolean overlaps, fits_in;
  } rows[] = {
      {{{3, 2}, {2, 1}}, TRUE, TRUE},   /* the same */
      {{{2, 2}, {1, 1}}, TRUE, TRUE},   /* inside, at an edge */
      {{{6, 2}, {2, 1}}, TRUE, FALSE},  /* across an edge */
      {{{7, 2}, {2, 1}}, FALSE, FALSE}, /* beside a common edge */
      {{{3, 4}, {2, 1}}, FALSE, FALSE}, /* below it */
      {{{7, 4}, {1, 1}}, FALSE, FALSE}, /* apart */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_test_message("box %u", i);
    g_assert_true(carom_text_box_overlaps(&box, &rows[i].other) == rows[i].overlaps);
    g_assert_true(carom_text_box_overlaps(&rows[i].other, &box) == rows[i].overlaps);
    g_assert_true(carom_text_box_fits(&rows[i].other, carom_text_box_min(&box),
                                      carom_text_box_max(&box)) == rows[i].fits_in);
  }
}

static void test_places(void) {
  g_assert_true(carom_text_box_covers(&box, carom_vec2(4, 2.5), 0));
  g_assert_false(carom_text_box_covers(&box, carom_vec2(5, 2), 0));
  g_assert_true(carom_text_box_covers(&box, carom_vec2(5.5, 3.5), 1));
  g_assert_false(carom_text_box_covers(&box, carom_vec2(5.5, 4), 1));
  g_assert_cmpfloat(
      carom_vec2_distance(carom_text_box_nearest(&box, carom_vec2(8, 7)), carom_vec2(5, 3)), ==, 0);
  g_assert_cmpfloat(carom_text_box_ways_to_edge(box.half, carom_vec2(1, 0)), ==, 2);
  g_assert_cmpfloat(carom_text_box_ways_to_edge(box.half, carom_vec2(-1, 1)), ==, 1);
}

static void test_lines(void) {
  static const struct {
    CaromVec2 from, to;
    double distance;
  } rows[] = {
      {{0, 2}, {9, 2}, 0},  /* across it */
      {{2, 2}, {4, 2}, 0},  /* inside */
      {{0, 0}, {9, 0}, 1},  /* above it */
      {{8, 3}, {9, 9}, 3},  /* beside it, from an end on */
      {{8, 7}, {12, 4}, 5}, /* off a corner */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    double distance = carom_text_box_distance(&box, rows[i].from, rows[i].to);
    g_test_message("line %u: %g away", i, distance);
    g_assert_cmpfloat_with_epsilon(distance, rows[i].distance, 1e-12);
    g_assert_true(carom_text_box_is_crossed(&box, rows[i].from, rows[i].to, 0) ==
                  (rows[i].distance == 0));
  }
  g_assert_true(carom_text_box_is_crossed(&box, carom_vec2(0, 0), carom_vec2(9, 0), 1.5));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/text-box/boxes", test_boxes);
  g_test_add_func("/text-box/places", test_places);
  g_test_add_func("/text-box/lines", test_lines);
  return g_test_run();
}
