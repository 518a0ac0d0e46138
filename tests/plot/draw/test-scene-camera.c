/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-scene-camera. */
#include "carom-scene-camera.h"

#include <float.h>

static const CaromView framed = {.centre = {3, -1}, .x = 210, .y = 160, .points_per_unit = 75};

/* What was under the pointer stays there, in and out, anywhere. */
static void test_keeps_place(void) {
  CaromSceneCamera camera = {0};
  static const double factors[] = {1.25, 4, 0.1, 30, 0.5};
  for (guint i = 0; i < G_N_ELEMENTS(factors); i++) {
    CaromVec2 pointer = carom_vec2(37 + 80.0 * i, 290 - 55.0 * i);
    CaromView before = carom_scene_camera_apply(&camera, &framed);
    CaromVec2 there = carom_view_position(&before, pointer);
    carom_scene_camera_zoom_at(&camera, &before, pointer, factors[i]);
    CaromView after = carom_scene_camera_apply(&camera, &framed);
    CaromVec2 place = carom_view_place(&after, there);
    /* Coordinates of a few units are rounded a few times, and a unit is so many points. */
    double rounding = 64 * DBL_EPSILON * after.points_per_unit;
    g_assert_cmpfloat_with_epsilon(place.x, pointer.x, MAX(rounding, 1e-12 * pointer.x));
    g_assert_cmpfloat_with_epsilon(place.y, pointer.y, MAX(rounding, 1e-12 * pointer.y));
    g_assert_cmpfloat(after.points_per_unit, !=, before.points_per_unit);
  }
}

static void test_limits(void) {
  CaromSceneCamera camera = {0};
  for (int i = 0; i < 100; i++)
    carom_scene_camera_zoom_at(&camera, &framed, carom_vec2(210, 160), 1.5);
  g_assert_cmpfloat(carom_scene_camera_zoom(&camera), ==, 1e4);
  for (int i = 0; i < 100; i++)
    carom_scene_camera_zoom_at(&camera, &framed, carom_vec2(210, 160), 0.5);
  g_assert_cmpfloat(carom_scene_camera_zoom(&camera), ==, 0.25);
  g_assert_true(carom_scene_camera_is_used(&camera));
}

/* As many steps out as in lead back to the framing itself, though the steps are rounded. */
static void check_way_back(CaromVec2 pointer) {
  CaromSceneCamera camera = {0};
  for (int i = 0; i < 60; i++) {
    CaromView view = carom_scene_camera_apply(&camera, &framed);
    carom_scene_camera_zoom_at(&camera, &view, pointer, i < 30 ? 1.1 : 1 / 1.1);
    g_assert_true(carom_scene_camera_is_used(&camera) == (i < 59));
  }
  CaromView view = carom_scene_camera_apply(&camera, &framed);
  g_assert_cmpfloat(view.points_per_unit, ==, framed.points_per_unit);
  g_assert_cmpfloat(view.centre.x, ==, framed.centre.x);
  g_assert_cmpfloat(view.centre.y, ==, framed.centre.y);
}

static void test_way_back(void) {
  check_way_back(carom_vec2(210, 160));
  check_way_back(carom_vec2(37, 290));
  check_way_back(carom_vec2(399, 3));
}

/* The picture follows the hand, at any zoom. */
static void test_move(void) {
  CaromSceneCamera camera = {.zoom = 8};
  CaromView before = carom_scene_camera_apply(&camera, &framed);
  carom_scene_camera_move(&camera, &before, carom_vec2(12, 34));
  CaromView after = carom_scene_camera_apply(&camera, &framed);
  CaromVec2 place = carom_view_place(&before, carom_vec2(3.25, -0.75));
  CaromVec2 moved = carom_view_place(&after, carom_vec2(3.25, -0.75));
  g_assert_cmpfloat_with_epsilon(moved.x - place.x, 12, 1e-9);
  g_assert_cmpfloat_with_epsilon(moved.y - place.y, 34, 1e-9);
}

/* Moved there and back, it shows the framing itself again, though the ways are rounded. */
static void test_move_back(void) {
  for (int i = 1; i < 40; i++)
    for (int k = 1; k < 40; k++) {
      CaromSceneCamera camera = {0};
      carom_scene_camera_move(&camera, &framed, carom_vec2(i, -k));
      carom_scene_camera_move(&camera, &framed, carom_vec2(k, -i));
      g_assert_true(carom_scene_camera_is_used(&camera));
      carom_scene_camera_move(&camera, &framed, carom_vec2(-i - k, i + k));
      g_assert_false(carom_scene_camera_is_used(&camera));
    }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-camera/keeps-place", test_keeps_place);
  g_test_add_func("/scene-camera/limits", test_limits);
  g_test_add_func("/scene-camera/way-back", test_way_back);
  g_test_add_func("/scene-camera/move", test_move);
  g_test_add_func("/scene-camera/move-back", test_move_back);
  return g_test_run();
}
