/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* engine-test: scenes and methods in few words, for the tests of the engine. */
#pragma once

#include "carom-run-queue.h"
#include "stepped-method-test.h"

/* In steps, unless @key says otherwise. */
static inline CaromMethod test_method(const char *key, const char *id) {
  CaromMethod method = test_stepped_method();
  if (key) {
    const CaromMethodOption *option = carom_method_option_by_key(key);
    g_assert_nonnull(option);
    const CaromPart *part = carom_method_option_part(option, id);
    g_assert_nonnull(part);
    carom_method_option_set(&method, option, part);
  }
  return method;
}

static inline void test_add_disc(CaromScene *scene, double x, double y, double vx, double vy,
                                 double radius, double mass_kg) {
  carom_scene_add_body(scene, (CaromBody){.position = {x, y},
                                          .velocity = {vx, vy},
                                          .radius = radius,
                                          .mass_kg = mass_kg,
                                          .colour_rgb = CAROM_NO_COLOUR});
}

static inline void test_add_wall(CaromScene *scene, double x1, double y1, double x2, double y2) {
  CaromWall wall = carom_wall_default(carom_vec2(x1, y1), carom_vec2(x2, y2));
  g_array_append_val(scene->walls, wall);
}

static inline void test_add_box(CaromScene *scene, double width, double height) {
  test_add_wall(scene, 0, 0, width, 0);
  test_add_wall(scene, width, 0, width, height);
  test_add_wall(scene, width, height, 0, height);
  test_add_wall(scene, 0, height, 0, 0);
}

/* 40 discs of several sizes in a box of 100 by 100, in gravity: the same ones each time. */
static inline CaromScene *test_gas(double gravity, double speed_max) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -gravity);
  test_add_box(scene, 100, 100);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 40;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = 3;
  placement.radius_max = 5;
  placement.speed_max = speed_max;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 8, NULL, NULL));
  return scene;
}

/* @scene under @method after @n_frames. */
static inline CaromRun *test_run(CaromScene *scene, CaromMethod method, guint n_frames) {
  CaromRun *run = carom_run_new(scene, &method);
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < n_frames; i++) {
    carom_run_frame(run, &error);
    g_assert_no_error(error);
  }
  carom_run_measure(run);
  return run;
}

static inline CaromVec2 test_position(const CaromRun *run, guint i) {
  return carom_bodies_position(&run->world->bodies, i);
}

static inline CaromVec2 test_velocity(const CaromRun *run, guint i) {
  return carom_bodies_velocity(&run->world->bodies, i);
}

static inline const CaromContactRecord *test_contact(const CaromRun *run, guint i) {
  g_assert_cmpuint(i, <, carom_run_count_contacts(run));
  return carom_run_get_contact(run, i);
}

/* Goes to the next stop of the queue of pane @run. */
static inline gboolean test_go_to_next_event(CaromComparison *comparison, guint run) {
  double time_s;
  CaromInstant side;
  return carom_run_queue_find_next_stop(comparison, run, &time_s, &side) &&
         carom_comparison_seek_instant(comparison, time_s, side, NULL);
}
