/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* editor-scene-test: an editor of a scene of three discs and a wall. */
#pragma once

#include "editor-test.h"

/* Disc A at (0, 0), moving to the right, so that its arrow ends at (2, 0); disc B at rest at
 * (4, 0), both of radius 1; disc C at (4, 0.5), of radius 0.25, on top of B; a wall from (−2, −3)
 * to (6, −3). */
static inline CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.velocity = carom_vec2(1, 0);
  carom_scene_add_body(scene, body);
  body = carom_body_default();
  body.position = carom_vec2(4, 0);
  carom_scene_add_body(scene, body);
  body.position = carom_vec2(4, 0.5);
  body.radius = 0.25;
  carom_scene_add_body(scene, body);
  CaromWall wall = carom_wall_default(carom_vec2(-2, -3), carom_vec2(6, -3));
  wall.restitution = 0.5;
  g_array_append_val(scene->walls, wall);
  scene->dt_s = 0.125;
  return scene;
}

static inline void set_up_scene(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_scene();
  set_up(fixture, data);
  test_open_scene(fixture->document, scene);
}

static inline void assert_at(Fixture *fixture, guint disc, double x, double y) {
  CaromVec2 place = carom_scene_body(test_scene(fixture), disc)->position;
  g_assert_cmpfloat(place.x, ==, x);
  g_assert_cmpfloat(place.y, ==, y);
}

/* The selection as "A C 1": discs, then walls. */
static inline void assert_selected(Fixture *fixture, const char *wanted) {
  const CaromSelection *selection = carom_editor_get_selection(fixture->editor);
  g_autoptr(GString) names = g_string_new(NULL);
  for (guint i = 0; i < carom_selection_count(selection); i++) {
    CaromItem item = carom_selection_get(selection, i);
    if (i > 0)
      g_string_append_c(names, ' ');
    if (item.kind == CAROM_ITEM_DISC)
      g_string_append_c(names, (char)('A' + item.index));
    else
      g_string_append_printf(names, "%u", item.index + 1);
  }
  g_assert_cmpstr(names->str, ==, wanted);
}

typedef struct {
  const char *path;
  void (*test)(Fixture *fixture, gconstpointer data);
} EditorTest;

static inline int run_editor_tests(int argc, char **argv, const EditorTest *tests, guint n_tests) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < n_tests; i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up_scene, tests[i].test, tear_down);
  return g_test_run();
}
