/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-picture-ahead: what a picture shows of the time to come: the ways of an event's bodies
 * up to it, and the paths of an outlook. */
#include "carom-run-queue.h"
#include "fixture.h"

enum { SIZE = 400 };

/* ---- An event ---- */

/* The square from −2 to 2, in which A flies to the right and B up; g is downwards. They meet at no
 * time, but the pictures are asked to show that they do in a second. */
static CaromComparison *crossing_seen(CaromVec2 min, CaromVec2 max, double g) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = min;
  scene->view_max = max;
  scene->gravity = carom_vec2(0, -g);
  carom_fixture_add_disc(scene, carom_vec2(-1.5, 1), carom_vec2(1.5, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, -1.5), carom_vec2(0, 1.5), 0.2, FALSE);
  CaromWall wall = carom_wall_default(carom_vec2(-2, -1.9), carom_vec2(2, -1.9));
  g_array_append_val(scene->walls, wall);
  return carom_fixture_run(scene, 0);
}

static CaromComparison *crossing(double g) {
  return crossing_seen(carom_vec2(-2, -2), carom_vec2(2, 2), g);
}

static CaromScenePicture picture_of(const CaromComparison *comparison,
                                    const CaromQueueEvent *event) {
  return (CaromScenePicture){
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .pixels_per_point = 1,
      .foretold = event,
  };
}

/* How many pixels around (@x, @y) of the scene, as far as @reach, the event has changed. */
static guint count_drawn(const CaromComparison *comparison, const CaromQueueEvent *event, double x,
                         double y, double reach) {
  CaromScenePicture with = picture_of(comparison, event), without = picture_of(comparison, NULL);
  return carom_fixture_count_changed(&with, &without, SIZE, x, y, reach);
}

static const CaromQueueEvent meeting = {CAROM_QUEUE_CONTACT, 1, 0, 1, 0, TRUE};

/* Rings where they are, dashes half way, outlines where they will be; nothing elsewhere. */
static void test_ways(void) {
  g_autoptr(CaromComparison) comparison = crossing(0);
  g_assert_cmpuint(count_drawn(comparison, &meeting, -1.5, 1, 0.3), >, 50);
  g_assert_cmpuint(count_drawn(comparison, &meeting, 1, -1.5, 0.3), >, 50);
  g_assert_cmpuint(count_drawn(comparison, &meeting, -0.75, 1, 0.2), >, 10);
  g_assert_cmpuint(count_drawn(comparison, &meeting, 0, 1, 0.25), >, 30);
  g_assert_cmpuint(count_drawn(comparison, &meeting, 1, 0, 0.25), >, 30);
  g_assert_cmpuint(count_drawn(comparison, &meeting, -1, -0.5, 0.4), ==, 0);
}

/* In a second the discs fall by half of g. */
static void test_parabola(void) {
  g_autoptr(CaromComparison) comparison = crossing(2);
  g_assert_cmpuint(count_drawn(comparison, &meeting, 0, 0, 0.25), >, 30);
  g_assert_cmpuint(count_drawn(comparison, &meeting, 0, 1, 0.25), ==, 0);
}

/* The partner of a contact that is void goes elsewhere. */
static void test_void(void) {
  g_autoptr(CaromComparison) comparison = crossing(0);
  CaromQueueEvent event = meeting;
  event.flights_since = 1;
  g_assert_cmpuint(count_drawn(comparison, &event, 1, -1.5, 0.3), >, 50);
  g_assert_cmpuint(count_drawn(comparison, &event, 0, 1, 0.25), >, 30);
  g_assert_cmpuint(count_drawn(comparison, &event, 1, 0, 0.25), ==, 0);
}

static void test_wall_and_crossing(void) {
  g_autoptr(CaromComparison) comparison = crossing(0);
  CaromQueueEvent wall = meeting, leaving = meeting;
  wall.partner = ~0;
  leaving.kind = CAROM_QUEUE_CROSSING;
  g_assert_cmpuint(count_drawn(comparison, &wall, -1, -1.9, 0.2), >, 10);
  g_assert_cmpuint(count_drawn(comparison, &leaving, 0, 1, 0.25), >, 30);
  g_assert_cmpuint(count_drawn(comparison, &leaving, 1, -1.5, 0.3), ==, 0);
  g_assert_cmpuint(count_drawn(comparison, &leaving, -1, -1.9, 0.2), ==, 0);
}

/* At a scale at which a disc is as large as a planet, its edge is drawn where it is seen, and no
 * dashes all around it. */
static void test_large(void) {
  const double size = 1e-12;
  CaromVec2 edge = {-1.3, 1}; /* of A */
  CaromVec2 half = {size / 2, size / 2};
  g_autoptr(CaromComparison) comparison =
      crossing_seen(carom_vec2_sub(edge, half), carom_vec2_add(edge, half), 0);
  CaromQueueEvent now = meeting;
  now.time_s = 0;
  guint n = count_drawn(comparison, &now, edge.x, edge.y, size / 2);
  g_assert_cmpuint(n, >, SIZE / 4);
  g_assert_cmpuint(n, <, 10 * SIZE);
}

/* ---- An outlook ---- */

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

static guint count_ahead(const CaromComparison *comparison, const CaromOutlook *outlook, double x,
                         double y, double reach) {
  CaromScenePicture with = picture_of(comparison, NULL), without = with;
  with.outlook = outlook;
  return carom_fixture_count_changed(&with, &without, SIZE, x, y, reach);
}

/* The path to the wall, the outline of the disc there, and the path back. */
static void test_outlook(void) {
  g_autoptr(CaromComparison) comparison = there_and_back();
  g_autoptr(CaromOutlook) outlook = look(comparison, 0);
  g_assert_cmpuint(count_ahead(comparison, outlook, -0.5, 0, 0.3), >, 10);
  g_assert_cmpuint(count_ahead(comparison, outlook, 1.25, 0.875, 0.3), >, 60);
  g_assert_cmpuint(count_ahead(comparison, outlook, 0.5, 1.25, 0.2), >, 8);
  g_assert_cmpuint(count_ahead(comparison, outlook, 0.5, -0.75, 0.75), ==, 0);
  g_assert_cmpuint(count_ahead(comparison, outlook, -1, -1.5, 0.4), ==, 0);
}

/* Of a disc at rest there is nothing to see. */
static void test_outlook_at_rest(void) {
  g_autoptr(CaromComparison) comparison = there_and_back();
  g_autoptr(CaromOutlook) outlook = look(comparison, 1);
  g_assert_cmpuint(count_ahead(comparison, outlook, 0, 0, 3), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/foretold/ways", test_ways);
  g_test_add_func("/foretold/parabola", test_parabola);
  g_test_add_func("/foretold/void", test_void);
  g_test_add_func("/foretold/wall-and-crossing", test_wall_and_crossing);
  g_test_add_func("/foretold/large", test_large);
  g_test_add_func("/outlook-picture/drawn", test_outlook);
  g_test_add_func("/outlook-picture/rest", test_outlook_at_rest);
  return g_test_run();
}
