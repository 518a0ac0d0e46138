/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-run-scene: the state of a run as the start of another one. */
#include "engine-test.h"

#include "carom-detection.h"

#include <string.h>

#define SIZE 8.0
#define DT_S (1.0 / 64)

/* Discs of several sizes in a box under gravity, one of them pinned and driven, some placed at
 * random. */
static CaromScene *make_crowd(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = DT_S;
  scene->gravity = carom_vec2(0, -1);
  scene->restitution = 0.9;
  test_add_box(scene, SIZE, SIZE);
  test_add_disc(scene, 1, 6, 1, 0.5, 0.5, 1);
  test_add_disc(scene, 4, 6.5, -1, 0.25, 0.4, 2);
  test_add_disc(scene, 6, 7, -0.1, 0, 0.3, 1);
  g_array_index(scene->bodies, CaromBody, 2).pinned = TRUE;
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 12;
  placement.min = carom_vec2(0.5, 0.5);
  placement.max = carom_vec2(7.5, 5);
  placement.radius_min = 0.2;
  placement.radius_max = 0.4;
  placement.speed_max = 2;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 7, NULL, NULL));
  return scene;
}

static void assert_same_bits(const CaromRun *one, const CaromRun *other) {
  const CaromBodies *a = &one->world->bodies, *b = &other->world->bodies;
  gsize size = a->n * sizeof(double);
  g_assert_cmpuint(a->n, ==, b->n);
  g_assert_cmpmem(a->x, size, b->x, size);
  g_assert_cmpmem(a->y, size, b->y, size);
  g_assert_cmpmem(a->vx, size, b->vx, size);
  g_assert_cmpmem(a->vy, size, b->vy, size);
  g_assert_cmpmem(a->mass_kg, size, b->mass_kg, size);
  g_assert_cmpmem(a->radius, size, b->radius, size);
}

static void go_on(CaromRun *run, guint n_frames) {
  for (guint i = 0; i < n_frames; i++)
    g_assert_true(carom_run_frame(run, NULL));
}

/* All discs are placed by hand where they were, and nothing else is different. */
static void test_start(void) {
  g_autoptr(CaromScene) scene = make_crowd();
  CaromMethod method = test_method(NULL, NULL);
  g_autoptr(CaromRun) run = test_run(scene, method, 100);
  g_autoptr(CaromScene) now = carom_run_make_scene(run);
  g_assert_cmpuint(now->n_placed, ==, scene->bodies->len);
  g_assert_cmpuint(now->placements->len, ==, 0);
  g_assert_cmpuint(scene->placements->len, ==, 1);
  g_assert_true(carom_scene_body(now, 2)->pinned);
  g_assert_cmpfloat(carom_scene_body(now, 2)->mass_kg, ==, 1);
  g_assert_cmpfloat(now->gravity.y, ==, -1);
  g_assert_cmpuint(now->seed, ==, 7);
  g_assert_cmpuint(now->walls->len, ==, 4);
  g_autoptr(CaromRun) again = carom_run_new(now, &method);
  assert_same_bits(run, again);
  g_assert_cmpuint(again->world->frame, ==, 0);
}

/* Steps have no other state than the world, so they go on bit for bit, through many contacts. */
static void test_steps_go_on(gconstpointer ties) {
  g_autoptr(CaromScene) scene = make_crowd();
  CaromMethod method = test_method("ties", ties);
  g_autoptr(CaromRun) run = test_run(scene, method, 100);
  g_autoptr(CaromScene) now = carom_run_make_scene(run);
  g_autoptr(CaromRun) again = carom_run_new(now, &method);
  guint64 before = carom_audit_count_contacts(&run->world->books);
  go_on(run, 200);
  go_on(again, 200);
  assert_same_bits(run, again);
  g_assert_cmpuint(carom_audit_count_contacts(&again->world->books), ==,
                   carom_audit_count_contacts(&run->world->books) - before);
  g_assert_cmpuint(carom_audit_count_contacts(&again->world->books), >, 20);
}

/* A disc that will hit a resting one, and then a wall. */
static CaromScene *make_shot(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = DT_S;
  test_add_box(scene, SIZE, SIZE);
  test_add_disc(scene, 1, 4, 3, 0, 0.5, 1);
  test_add_disc(scene, 5, 4.3, 0, 0, 0.5, 2);
  return scene;
}

/* Times and places are of the size of the box, and the few operations of a flight round each by an
 * ε of that; of what is off before a contact, (way flown)/(sum of the radii) times as much is off
 * after it, which is less than 10, at each of two contacts in a row. */
static void assert_near(const CaromRun *one, const CaromRun *other) {
  double tolerance = 10 * 10 * 16 * SIZE * DBL_EPSILON;
  for (guint i = 0; i < 2; i++) {
    CaromVec2 dx = carom_vec2_sub(test_position(one, i), test_position(other, i));
    CaromVec2 dv = carom_vec2_sub(test_velocity(one, i), test_velocity(other, i));
    g_assert_cmpfloat(carom_vec2_length(dx), <, tolerance);
    g_assert_cmpfloat(carom_vec2_length(dv), <, tolerance);
  }
}

static void test_events_go_on(void) {
  g_autoptr(CaromScene) scene = make_shot();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromRun) run = test_run(scene, method, 30);
  g_autoptr(CaromScene) now = carom_run_make_scene(run);
  g_autoptr(CaromRun) again = carom_run_new(now, &method);
  assert_same_bits(run, again);
  g_assert_cmpuint(carom_audit_count_contacts(&run->world->books), ==, 0);
  go_on(run, 130);
  go_on(again, 130);
  g_assert_cmpuint(carom_audit_count_contacts(&run->world->books), ==, 2);
  assert_near(run, again);
}

/* At an instant between frames it is that instant which is taken. The other run's frames are then
 * earlier by a part of a frame, so the two are compared at an instant of the one. */
static void test_instant(void) {
  const double late_s = 0.25 * DT_S;
  g_autoptr(CaromScene) scene = make_shot();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromRun) run = test_run(scene, method, 30);
  double instant_s = 30 * DT_S + late_s;
  g_assert_true(carom_run_advance(run, instant_s, instant_s, NULL));
  g_autoptr(CaromScene) now = carom_run_make_scene(run);
  g_autoptr(CaromRun) again = carom_run_new(now, &method);
  assert_same_bits(run, again);
  g_assert_cmpfloat(carom_scene_body(now, 0)->position.x, >, 1 + 3 * 30 * DT_S);
  go_on(run, 130);
  go_on(again, 130);
  double end_s = 160 * DT_S + late_s;
  g_assert_true(carom_run_advance(run, end_s, end_s, NULL));
  assert_near(run, again);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/run-scene/start", test_start);
  g_test_add_data_func("/run-scene/steps-go-on/serial", "serial", test_steps_go_on);
  g_test_add_data_func("/run-scene/steps-go-on/simultaneous", "simultaneous", test_steps_go_on);
  g_test_add_func("/run-scene/events-go-on", test_events_go_on);
  g_test_add_func("/run-scene/instant", test_instant);
  return g_test_run();
}
