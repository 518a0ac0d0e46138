/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-coefficients: restitution of discs and of walls, which are told apart. */
#include "carom-coefficients.h"

/* @n_discs discs, and a wall for each of the @n_walls restitutions. */
static CaromScene *make_scene(guint n_discs, const double *restitutions, guint n_walls) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < n_discs; i++)
    carom_scene_add_body(scene, carom_body_default());
  for (guint i = 0; i < n_walls; i++) {
    CaromWall wall = carom_wall_default(carom_vec2(0, i), carom_vec2(1, i));
    wall.restitution = restitutions[i];
    g_array_append_val(scene->walls, wall);
  }
  return scene;
}

/* Setting one leaves the other alone. */
static void test_apart(void) {
  const double restitutions[] = {0.8, 0.8};
  gboolean mixed = TRUE;
  g_autoptr(CaromScene) scene = make_scene(2, restitutions, 2);
  scene->restitution = 0.5;
  g_assert_cmpfloat(carom_coefficients_wall_restitution(scene, &mixed), ==, 0.8);
  g_assert_false(mixed);
  carom_coefficients_set_wall_restitution(scene, 0.25);
  g_assert_cmpfloat(scene->restitution, ==, 0.5);
  g_assert_cmpfloat(carom_coefficients_wall_factor(scene, NULL), ==, 1);
  carom_coefficients_set_wall_factor(scene, 0.75);
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpfloat(carom_scene_wall(scene, i)->restitution, ==, 0.25);
    g_assert_cmpfloat(carom_scene_wall(scene, i)->tangential_factor, ==, 0.75);
  }
}

static void test_mixed(void) {
  const double restitutions[] = {0.8, 0.8, 0.9};
  gboolean mixed = FALSE;
  g_autoptr(CaromScene) scene = make_scene(1, restitutions, 3);
  g_assert_cmpfloat(carom_coefficients_wall_restitution(scene, &mixed), ==, 0.8);
  g_assert_true(mixed);
  carom_coefficients_wall_factor(scene, &mixed);
  g_assert_false(mixed);
  carom_coefficients_set_wall_restitution(scene, 0.8);
  carom_coefficients_wall_restitution(scene, &mixed);
  g_assert_false(mixed);
}

/* Only what is in force is mentioned. */
static void test_describe(void) {
  static const struct {
    guint n_discs;
    double restitutions[2];
    guint n_walls;
    const char *text;
  } rows[] = {
      {2, {0.8, 0.8}, 2, "2 discs · discs e = 0.5 · walls e = 0.8"},
      {2, {0}, 0, "2 discs · discs e = 0.5"},
      {1, {0.8}, 1, "1 disc · walls e = 0.8"},
      {1, {0.8, 0.9}, 2, "1 disc · walls e mixed"},
      {1, {0}, 0, "1 disc"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromScene) scene =
        make_scene(rows[i].n_discs, rows[i].restitutions, rows[i].n_walls);
    scene->restitution = 0.5;
    g_autofree char *text = carom_coefficients_describe(scene);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

/* One that comes in meets the one that is there. */
static void test_to_come(void) {
  g_autoptr(CaromScene) scene = make_scene(1, NULL, 0);
  CaromEmitter emitter = carom_emitter_default();
  emitter.count = 0;
  g_array_append_val(scene->emitters, emitter);
  scene->restitution = 0.5;
  g_autofree char *none = carom_coefficients_describe(scene);
  g_assert_cmpstr(none, ==, "1 disc");
  g_array_index(scene->emitters, CaromEmitter, 0).count = 5;
  g_autofree char *some = carom_coefficients_describe(scene);
  g_assert_cmpstr(some, ==, "1 disc · 5 come in · discs e = 0.5");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/coefficients/apart", test_apart);
  g_test_add_func("/coefficients/mixed", test_mixed);
  g_test_add_func("/coefficients/describe", test_describe);
  g_test_add_func("/coefficients/to-come", test_to_come);
  return g_test_run();
}
