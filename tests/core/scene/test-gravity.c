/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-gravity: what was given by size and direction is read back as it was given. */
#include "carom-gravity.h"

static void assert_is(const CaromScene *scene, double size, double angle_deg) {
  CaromGravity gravity = carom_gravity_get(scene);
  g_assert_cmpfloat(gravity.size, ==, size);
  g_assert_cmpfloat(gravity.angle_deg, ==, angle_deg);
}

static void test_first(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  assert_is(scene, 0, -90);
  scene->gravity = carom_vec2(0, -9.81);
  assert_is(scene, 9.81, -90);
}

/* Bit for bit, and in a copy. */
static void test_given(void) {
  for (double angle = -720; angle <= 720; angle += 1.0 / 7) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    carom_gravity_set(scene, (CaromGravity){10.0 / 3, angle});
    g_autoptr(CaromScene) copy = carom_scene_copy(scene);
    assert_is(copy, 10.0 / 3, angle);
  }
}

/* A file only has components, but whole degrees and few digits are found again. */
static void test_found(void) {
  for (int angle = -179; angle <= 180; angle++) {
    g_autoptr(CaromScene) given = carom_scene_new(), read = carom_scene_new();
    carom_gravity_set(given, (CaromGravity){9.81, angle});
    read->gravity = given->gravity;
    assert_is(read, 9.81, angle);
  }
}

/* The direction outlives a size of 0; other components are others. */
static void test_lost(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_gravity_set(scene, (CaromGravity){10, -30});
  carom_gravity_set(scene, (CaromGravity){0, carom_gravity_get(scene).angle_deg});
  assert_is(scene, 0, -30);
  scene->gravity = carom_vec2(-3, 0);
  assert_is(scene, 3, 180);
  scene->gravity = carom_vec2(0, 0);
  assert_is(scene, 0, -30);
}

/* Also of gravity whose square is beyond the range of numbers. */
static void test_large(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, 1e308);
  g_assert_cmpfloat(carom_gravity_get(scene).size, ==, 1e308);
  g_assert_cmpfloat(carom_gravity_get(scene).angle_deg, ==, 90);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/gravity/first", test_first);
  g_test_add_func("/gravity/given", test_given);
  g_test_add_func("/gravity/found", test_found);
  g_test_add_func("/gravity/lost", test_lost);
  g_test_add_func("/gravity/large", test_large);
  return g_test_run();
}
