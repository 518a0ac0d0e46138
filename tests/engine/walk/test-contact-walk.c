/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contact-walk: the stops of panes of either kind, forwards and backwards. */
#include "carom-contact-walk.h"
#include "engine-test.h"

/* Two discs meet at 0.45 s and exchange velocities; the left one meets a wall at 0.78 s. In
 * steps it is put back to where it touches the other at 0.5 s, and meets the wall after 0.8 s. */
static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_wall(scene, -1.33, -2, -1.33, 2);
  test_add_disc(scene, -0.95, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 0.95, 0, -1, 0, 0.5, 1);
  return scene;
}

static CaromComparison *compare(CaromScene *scene, const char *one, const char *other) {
  CaromMethod methods[] = {test_method("detection", one), test_method("detection", other)};
  return carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
}

typedef struct {
  CaromInstant side;
  double time_s;
} Stop;

static void assert_at(CaromComparison *comparison, const Stop *stop) {
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, stop->side);
  g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(comparison), stop->time_s, 1e-12);
}

/* The way back is the way there. */
static void assert_walk(CaromComparison *comparison, const Stop *stops, guint n) {
  for (guint i = 0; i < n; i++) {
    g_assert_true(carom_contact_walk_on(comparison));
    assert_at(comparison, &stops[i]);
  }
  g_assert_false(carom_contact_walk_on(comparison));
  assert_at(comparison, &stops[n - 1]);
  for (guint i = n - 1; i-- > 0;) {
    g_assert_true(carom_contact_walk_back(comparison));
    assert_at(comparison, &stops[i]);
  }
  g_assert_false(carom_contact_walk_back(comparison));
  assert_at(comparison, &stops[0]);
}

/* What a pane in steps has had is not passed over, be it in the frame in which the clock stands,
 * and whichever pane leads. */
static void test_mixed(gconstpointer leads) {
  static const Stop stops[] = {
      {CAROM_INSTANT_BEFORE, 0.45}, {CAROM_INSTANT_AFTER, 0.45}, {CAROM_INSTANT_NONE, 0.5},
      {CAROM_INSTANT_BEFORE, 0.78}, {CAROM_INSTANT_AFTER, 0.78}, {CAROM_INSTANT_NONE, 0.9},
  };
  g_autoptr(CaromScene) scene = make_scene();
  gboolean steps_lead = g_str_equal(leads, "stepped");
  g_autoptr(CaromComparison) comparison = compare(scene, leads, steps_lead ? "events" : "stepped");
  carom_comparison_seek(comparison, 10, NULL);
  carom_comparison_seek(comparison, 0, NULL);
  assert_walk(comparison, stops, G_N_ELEMENTS(stops));
}

static void test_stepped(void) {
  static const Stop stops[] = {{CAROM_INSTANT_NONE, 0.5}, {CAROM_INSTANT_NONE, 0.9}};
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(CaromComparison) comparison = compare(scene, "stepped", "stepped");
  g_assert_false(carom_contact_walk_on(comparison)); /* nothing known yet */
  carom_comparison_seek(comparison, 10, NULL);
  carom_comparison_seek(comparison, 0, NULL);
  assert_walk(comparison, stops, G_N_ELEMENTS(stops));
}

/* Within a frame that has not been run, its end is not known, but found. */
static void test_learns_frame(void) {
  static const Stop after = {CAROM_INSTANT_AFTER, 0.45}, end = {CAROM_INSTANT_NONE, 0.5};
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(CaromComparison) comparison = compare(scene, "events", "stepped");
  carom_comparison_seek(comparison, 4, NULL);
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_true(carom_contact_walk_on(comparison));
  assert_at(comparison, &after);
  g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, 4);
  g_assert_true(carom_contact_walk_on(comparison));
  assert_at(comparison, &end);
  g_assert_false(carom_contact_walk_on(comparison));
}

/* Two discs touch from the start on, and one pushes the other. */
static CaromComparison *compare_touching(CaromScene **scene) {
  *scene = carom_scene_new();
  (*scene)->dt_s = 0.1;
  test_add_disc(*scene, 0, 0, 1, 0, 0.5, 1);
  test_add_disc(*scene, 1, 0, 0, 0, 0.5, 1);
  return compare(*scene, "events", "stepped");
}

static double get_speed(const CaromComparison *comparison, guint disc) {
  return carom_bodies_velocity(&carom_comparison_get_run(comparison, 0)->world->bodies, disc).x;
}

/* The very start is an instant like any other: there is a way to it, and back from it. After it,
 * the pane that knows instants does not show the start any more. */
static void test_at_start(void) {
  static const Stop stops[] = {
      {CAROM_INSTANT_BEFORE, 0}, {CAROM_INSTANT_AFTER, 0}, {CAROM_INSTANT_NONE, 0.1}};
  g_autoptr(CaromScene) scene = NULL;
  g_autoptr(CaromComparison) comparison = compare_touching(&scene);
  carom_comparison_seek(comparison, 10, NULL);
  carom_comparison_seek(comparison, 0, NULL);
  g_assert_true(carom_comparison_is_at_start(comparison, 0));
  assert_walk(comparison, stops, G_N_ELEMENTS(stops));
  g_assert_true(carom_comparison_is_at_start(comparison, 0));
  g_assert_cmpfloat(get_speed(comparison, 0), ==, 1);
  g_assert_true(carom_contact_walk_on(comparison));
  g_assert_false(carom_comparison_is_at_start(comparison, 0));
  g_assert_true(carom_comparison_is_at_start(comparison, 1));
  g_assert_cmpfloat(get_speed(comparison, 0), ==, 0);
  g_assert_cmpfloat(get_speed(comparison, 1), ==, 1);
}

/* So does the next event of the queue. */
static void test_event_at_start(void) {
  static const Stop stops[] = {{CAROM_INSTANT_BEFORE, 0}, {CAROM_INSTANT_AFTER, 0}};
  g_autoptr(CaromScene) scene = NULL;
  g_autoptr(CaromComparison) comparison = compare_touching(&scene);
  for (guint i = 0; i < G_N_ELEMENTS(stops); i++) {
    g_assert_true(test_go_to_next_event(comparison, 0));
    assert_at(comparison, &stops[i]);
  }
  g_assert_cmpfloat(get_speed(comparison, 1), ==, 1);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/contact-walk/mixed/events-lead", "events", test_mixed);
  g_test_add_data_func("/contact-walk/mixed/steps-lead", "stepped", test_mixed);
  g_test_add_func("/contact-walk/stepped", test_stepped);
  g_test_add_func("/contact-walk/learns-frame", test_learns_frame);
  g_test_add_func("/contact-walk/at-start", test_at_start);
  g_test_add_func("/contact-walk/event-at-start", test_event_at_start);
  return g_test_run();
}
