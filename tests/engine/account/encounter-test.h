/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* encounter-test: scenes, contacts and comparisons bit for bit, for the tests of encounters. */
#pragma once

#include "carom-encounter-account.h"
#include "carom-encounter.h"
#include "engine-test.h"

/* At 3 m/s, 1.53 m from touching: they touch at 0.51 s, at −0.01 m and 0.49 m. */
static inline CaromScene *test_head_on_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1.03, 0, 2, 0, 0.25, 2);
  test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
  carom_scene_set_restitution(scene, 0.5); /* leave with 0.5 m/s and 2 m/s */
  return scene;
}

/* Discs placed at random in a box under gravity, and a pinned disc that moves among them. */
static inline CaromScene *test_crowd(void) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -50);
  test_add_box(scene, 100, 100);
  test_add_disc(scene, 50, 50, 3, 1, 8, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  scene->n_placed = 1;
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 40;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = 3;
  placement.radius_max = 5;
  placement.speed_max = 120;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 8, NULL, NULL));
  carom_scene_set_restitution(scene, 0.9);
  return scene;
}

static inline CaromComparison *test_compare_two(CaromScene *scene, CaromMethod one,
                                                CaromMethod other) {
  CaromMethod methods[] = {one, other};
  return carom_comparison_new(scene, methods, 2);
}

static inline void test_go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, frame, &error);
  g_assert_no_error(error);
}

static inline guint test_n_contacts(const CaromComparison *comparison, guint run) {
  return carom_run_count_contacts(carom_comparison_get_run(comparison, run));
}

static inline const CaromContactRecord *test_contact_of(const CaromComparison *comparison,
                                                        guint run, guint i) {
  return test_contact(carom_comparison_get_run(comparison, run), i);
}

static inline CaromEncounterRecord test_examine(const CaromComparison *comparison, guint run,
                                                guint i) {
  CaromEncounterRecord encounter;
  g_assert_true(carom_encounter_examine(comparison, run, i, &encounter));
  return encounter;
}

/* All that panes show and have logged, as bytes. */
static inline GBytes *test_bits(const CaromComparison *comparison, gboolean with_logs) {
  GByteArray *bytes = g_byte_array_new();
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    g_byte_array_append(bytes, (const guint8 *)run->world->bodies.x,
                        (guint)(4 * sizeof(double)) * run->world->bodies.n);
    g_byte_array_append(bytes, (const guint8 *)&run->now, sizeof run->now);
    for (guint k = 0; with_logs && k < carom_run_count_contacts(run); k++)
      g_byte_array_append(bytes, (const guint8 *)carom_run_get_contact(run, k),
                          sizeof(CaromContactRecord));
  }
  return g_byte_array_free_to_bytes(bytes);
}

static inline void test_assert_same_vec2(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat(one.x, ==, other.x);
  g_assert_cmpfloat(one.y, ==, other.y);
}

static inline void test_assert_same_record(const CaromContactRecord *one,
                                           const CaromContactRecord *other) {
  g_assert_cmpuint(one->frame, ==, other->frame);
  g_assert_cmpfloat(one->time_s, ==, other->time_s);
  g_assert_cmpuint(one->a, ==, other->a);
  g_assert_cmpint(one->b, ==, other->b);
  g_assert_cmpint(one->wall, ==, other->wall);
  g_assert_cmpuint(one->cluster_size, ==, other->cluster_size);
  g_assert_cmpmem(&one->contact, sizeof one->contact, &other->contact, sizeof other->contact);
  g_assert_cmpmem(&one->outcome, sizeof one->outcome, &other->outcome, sizeof other->outcome);
  test_assert_same_vec2(one->impulse, other->impulse);
}

static inline double test_distance(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_distance(other, one);
}
