/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-outlook-picture: where the paths ahead are drawn. */
#include "fixture.h"

enum { SIZE = 400 };

/* The square from −2 to 2. A flies to the right, over the middle, to the wall at x = 1.5, and comes
 * back; B rests. */
static CaromComparison *there_and_back(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  scene->duration_s = 4;
  carom_fixture_add_disc(scene, carom_vec2(-1.5, -0.5), carom_vec2(1, 0.5), 0.25, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(-1, -1.5), carom_vec2(0, 0), 0.25, FALSE);
  CaromWall wall = carom_wall_default(carom_vec2(1.5, -2), carom_vec2(1.5, 2));
  g_array_append_val(scene->walls, wall);
  return carom_fixture_run(scene, 0);
}

static CaromOutlook *look(const CaromComparison *comparison, guint disc) {
  CaromOutlook *outlook = carom_outlook_new(carom_comparison_get_scene(comparison),
                                            &carom_comparison_get_methods(comparison)[0], &disc, 1);
  while (carom_outlook_step(outlook, NULL))
    ;
  return outlook;
}

static guint count_drawn(const CaromComparison *comparison, const CaromOutlook *outlook, double x,
                         double y, double reach) {
  CaromScenePicture with = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .pixels_per_point = 1,
      .outlook = outlook,
  };
  CaromScenePicture without = with;
  without.outlook = NULL;
  return carom_fixture_count_changed(&with, &without, SIZE, x, y, reach);
}

/* The path to the wall, the outline of the disc there, and the path back. */
static void test_drawn(void) {
  g_autoptr(CaromComparison) comparison = there_and_back();
  g_autoptr(CaromOutlook) outlook = look(comparison, 0);
  g_assert_cmpuint(count_drawn(comparison, outlook, -0.5, 0, 0.3), >, 10);
  g_assert_cmpuint(count_drawn(comparison, outlook, 1.25, 0.875, 0.3), >, 60);
  g_assert_cmpuint(count_drawn(comparison, outlook, 0.5, 1.25, 0.2), >, 8);
  g_assert_cmpuint(count_drawn(comparison, outlook, 0.5, -0.75, 0.75), ==, 0);
  g_assert_cmpuint(count_drawn(comparison, outlook, -1, -1.5, 0.4), ==, 0);
}

/* Of a disc at rest there is nothing to see. */
static void test_rest(void) {
  g_autoptr(CaromComparison) comparison = there_and_back();
  g_autoptr(CaromOutlook) outlook = look(comparison, 1);
  g_assert_cmpuint(count_drawn(comparison, outlook, 0, 0, 3), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/outlook-picture/drawn", test_drawn);
  g_test_add_func("/outlook-picture/rest", test_rest);
  return g_test_run();
}
