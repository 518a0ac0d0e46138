/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-crowd: crowds are like the scene that they are made from. */
#include "carom-crowd.h"
#include "engine-test.h"

/* Three small discs, a large one and a pinned one, in a picture of 40 × 10. */
static CaromScene *mixture(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_max = carom_vec2(40, 10);
  scene->gravity = carom_vec2(0, -9.81);
  scene->restitution = 0.5;
  scene->dt_s = 0.004;
  test_add_disc(scene, 5, 5, 1, 0, 1, 2);
  test_add_disc(scene, 10, 5, 0, 1, 1, 2);
  test_add_disc(scene, 15, 5, 3, 4, 1, 2);
  test_add_disc(scene, 20, 5, 0, 0, 2, 9);
  CaromBody pinned = carom_body_default();
  pinned.position = carom_vec2(30, 5);
  pinned.radius = 4;
  pinned.pinned = TRUE;
  carom_scene_add_body(scene, pinned);
  return scene;
}

static guint count_radius(const CaromScene *scene, double radius) {
  guint n = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    n += carom_scene_body(scene, i)->radius == radius;
  return n;
}

static double side_of(const CaromScene *crowd) {
  return carom_scene_wall(crowd, 0)->p2.x;
}

static void test_like_the_scene(void) {
  g_autoptr(CaromScene) scene = mixture();
  g_autoptr(CaromScene) crowd = carom_crowd_new(scene, 400);
  g_assert_cmpuint(crowd->bodies->len, ==, 400);
  g_assert_cmpuint(count_radius(crowd, 1), ==, 300);
  g_assert_cmpuint(count_radius(crowd, 2), ==, 100);
  g_assert_cmpfloat(crowd->dt_s, ==, 0.004);
  g_assert_cmpfloat(crowd->restitution, ==, 1);
  g_assert_true(crowd->gravity.x == 0 && crowd->gravity.y == 0);
  g_assert_cmpuint(carom_scene_count_overlaps(crowd, 1), ==, 0);
  /* As dense as 3 small discs and a large one in 40 × 10. */
  double density = (3 + 4) * G_PI / 400;
  g_assert_cmpfloat_with_epsilon(carom_crowd_density(scene), density, 1e-12);
  g_assert_cmpfloat_with_epsilon(side_of(crowd), sqrt(100 * 7 * G_PI / density), 1e-6);
}

/* Masses and speeds are those of the discs that lend the radii, whatever the direction. */
static void test_speeds(void) {
  g_autoptr(CaromScene) scene = mixture();
  g_autoptr(CaromScene) crowd = carom_crowd_new(scene, 400);
  guint n_slow = 0, n_fast = 0;
  for (guint i = 0; i < crowd->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(crowd, i);
    double speed = carom_vec2_length(body->velocity);
    g_assert_cmpfloat(body->mass_kg, ==, body->radius == 1 ? 2 : 9);
    n_slow += fabs(speed - 1) < 1e-12;
    n_fast += fabs(speed - 5) < 1e-12;
    g_assert_false(body->pinned);
  }
  g_assert_cmpuint(n_slow, ==, 200);
  g_assert_cmpuint(n_fast, ==, 100);
}

static void test_same_every_time(void) {
  g_autoptr(CaromScene) scene = mixture();
  g_autoptr(CaromScene) one = carom_crowd_new(scene, 50), other = carom_crowd_new(scene, 50);
  for (guint i = 0; i < 50; i++) {
    CaromVec2 a = carom_scene_body(one, i)->position, b = carom_scene_body(other, i)->position;
    g_assert_true(a.x == b.x && a.y == b.y);
  }
}

/* Discs that fill their picture get more room, and those at rest a push. */
static void test_dense_and_at_rest(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  scene->dt_s = 0.1;
  g_assert_cmpfloat(carom_crowd_density(scene), ==, CAROM_CROWD_MOST_DENSE);
  g_autoptr(CaromScene) crowd = carom_crowd_new(scene, 1000);
  g_assert_cmpuint(crowd->bodies->len, ==, 1000);
  for (guint i = 0; i < 1000; i++)
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(carom_scene_body(crowd, i)->velocity), 1,
                                   1e-12);
}

static void test_nothing_to_copy(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_assert_null(carom_crowd_new(scene, 10));
}

/* A scene in which all that can move comes in has crowds of that: of the heavy discs and the light
 * ones, as they are many, and as dense as if all were there. */
static void test_discs_that_come_in(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter light = carom_emitter_default(), heavy = carom_emitter_default();
  test_add_box(scene, 100, 100);
  light.count = 30;
  light.radius = heavy.radius = 0.5;
  light.velocity = heavy.velocity = carom_vec2(0, 3);
  heavy.count = 10;
  heavy.mass_kg = 7;
  g_array_append_val(scene->emitters, light);
  g_array_append_val(scene->emitters, heavy);
  g_assert_true(carom_crowd_exists(scene));
  g_autoptr(CaromScene) crowd = carom_crowd_new(scene, 400);
  guint n_heavy = 0;
  for (guint i = 0; i < 400; i++) {
    const CaromBody *body = carom_scene_body(crowd, i);
    g_assert_cmpfloat(body->radius, ==, 0.5);
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(body->velocity), 3, 1e-12);
    n_heavy += body->mass_kg == 7;
  }
  g_assert_cmpuint(n_heavy, ==, 100);
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  double area = (max.x - min.x) * (max.y - min.y);
  g_assert_cmpfloat_with_epsilon(carom_crowd_density(scene), 40 * G_PI * 0.25 / area, 1e-12);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/crowd/like-the-scene", test_like_the_scene);
  g_test_add_func("/crowd/speeds", test_speeds);
  g_test_add_func("/crowd/discs-that-come-in", test_discs_that_come_in);
  g_test_add_func("/crowd/same-every-time", test_same_every_time);
  g_test_add_func("/crowd/dense-and-at-rest", test_dense_and_at_rest);
  g_test_add_func("/crowd/nothing-to-copy", test_nothing_to_copy);
  return g_test_run();
}
