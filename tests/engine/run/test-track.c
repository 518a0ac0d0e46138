/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-track: a track holds what a run stepped beside it shows, bit for bit. */
#include "engine-test.h"

#include <string.h>

static CaromScene *discs_in_a_box(guint n) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -1);
  test_add_box(scene, 12, 12);
  for (guint i = 0; i < n; i++)
    test_add_disc(scene, 1 + 2 * (i % 6), 1.5 + 2 * (i / 6), 1.3 * (i % 3) - 1, 0.7 * (i % 2), 0.4,
                  1 + i % 2);
  return scene;
}

static void go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, frame, &error);
  g_assert_no_error(error);
}

/* Compares the whole track with a run that goes there once, without a stop. */
static void assert_follows(const CaromRun *run, CaromScene *scene) {
  g_autoptr(CaromRun) beside = carom_run_new(scene, &run->method);
  const CaromBodies *bodies = &beside->world->bodies;
  for (guint i = 0; i < carom_track_length(run->track); i++) {
    while (beside->world->frame < i * run->track->stride)
      g_assert_true(carom_run_frame(beside, NULL));
    const CaromDiscState *states = carom_track_get(run->track, i);
    for (guint k = bodies->n; k < run->track->n_discs; k++)
      g_assert_false(carom_track_has(&states[k]));
    for (guint k = 0; k < bodies->n; k++) {
      CaromDiscState expected = {carom_bodies_position(bodies, k),
                                 carom_bodies_velocity(bodies, k)};
      g_assert_cmpmem(&states[k], sizeof states[k], &expected, sizeof expected);
    }
  }
}

/* Discs that come in are in it from then on. */
static void test_comes_in(gconstpointer detection) {
  g_autoptr(CaromScene) scene = discs_in_a_box(3);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(6, 9);
  emitter.velocity = carom_vec2(1, -0.5);
  emitter.radius = 0.3;
  emitter.first_s = 0.51;
  emitter.every_s = 0.73;
  emitter.count = 4;
  g_array_append_val(scene->emitters, emitter);
  CaromMethod method = test_method("detection", detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_cmpuint(run->track->n_discs, ==, 7);
  go_to(comparison, 300);
  g_assert_cmpuint(run->world->bodies.n, ==, 7);
  assert_follows(run, scene);
  go_to(comparison, 40);
  g_assert_cmpuint(run->world->bodies.n, <, 7);
  g_assert_cmpuint(carom_track_length(run->track), ==, 301);
  go_to(comparison, 320);
  assert_follows(run, scene);
}

static void test_follows(gconstpointer detection) {
  g_autoptr(CaromScene) scene = discs_in_a_box(5);
  CaromMethod methods[] = {test_method("detection", detection),
                           test_method("detection", "stepped")};
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_cmpuint(carom_track_length(run->track), ==, 1);
  go_to(comparison, 300);
  g_assert_cmpuint(carom_run_count_contacts(run), >, 0);
  g_assert_cmpuint(carom_track_length(run->track), ==, 301);
  assert_follows(run, scene);
}

/* Also from an instant between frames, which shows the world on its way to the next one. */
static void test_seeks(void) {
  g_autoptr(CaromScene) scene = discs_in_a_box(5);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  go_to(comparison, 200);
  go_to(comparison, 13);
  g_assert_cmpuint(carom_track_length(run->track), ==, 201);
  go_to(comparison, 150);
  while (!carom_comparison_next_instant(comparison))
    go_to(comparison, carom_comparison_get_frame(comparison) + 1);
  go_to(comparison, 250);
  g_assert_cmpuint(carom_track_length(run->track), ==, 251);
  assert_follows(run, scene);
}

/* The most discs that a track takes fill it soonest. */
static void test_thins(void) {
  const guint n_discs = CAROM_TRACK_MAX_DISCS;
  const gsize most_bytes = 4 << 20;
  const guint full = most_bytes / (n_discs * sizeof(CaromDiscState));
  g_autoptr(CaromScene) scene = discs_in_a_box(n_discs);
  CaromMethod method = test_method("detection", "stepped");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromTrack *track = carom_comparison_get_run(comparison, 0)->track;
  go_to(comparison, full - 1);
  g_assert_cmpuint(track->stride, ==, 1);
  g_assert_cmpuint(carom_track_length(track), ==, full);
  go_to(comparison, 10);
  g_assert_true(carom_comparison_step(comparison, NULL));
  g_assert_cmpuint(track->stride, ==, 1);
  go_to(comparison, full + 1);
  g_assert_cmpuint(track->stride, ==, 2);
  g_assert_cmpuint(carom_track_length(track), ==, (full + 1) / 2 + 1);
  assert_follows(carom_comparison_get_run(comparison, 0), scene);
}

static void test_stays_bounded(void) {
  const guint64 n_frames = 1000000;
  CaromTrack *track = carom_track_new(3, 1, G_MAXSIZE);
  double zeros[3] = {0};
  for (guint64 frame = 0; frame < n_frames; frame++) {
    double x[3] = {(double)frame, 1, 2};
    CaromBodies bodies = {.n = 3, .x = x, .y = zeros, .vx = zeros, .vy = zeros};
    carom_track_take(track, frame, &bodies);
    g_assert_cmpuint(carom_track_length(track) * sizeof(CaromDiscState) * 3, <=, 4 << 20);
  }
  guint length = carom_track_length(track);
  g_assert_cmpuint(length * track->stride, >=, n_frames);
  for (guint i = 0; i < length; i++) {
    g_assert_cmpfloat(carom_track_get(track, i)[0].position.x, ==, (double)(i * track->stride));
    g_assert_cmpfloat(carom_track_get(track, i)[2].position.x, ==, 2);
    g_assert_cmpuint(carom_track_count_until(track, i * track->stride), ==, i + 1);
    g_assert_cmpuint(carom_track_count_until(track, (i + 1) * track->stride - 1), ==, i + 1);
  }
  g_assert_cmpuint(carom_track_count_until(track, G_MAXUINT64), ==, length);
  carom_track_free(track);
}

static void test_not_of_crowds(void) {
  g_autoptr(CaromScene) scene = discs_in_a_box(CAROM_TRACK_MAX_DISCS + 1);
  CaromMethod method = test_method("detection", "stepped");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  go_to(comparison, 3);
  g_assert_null(carom_comparison_get_run(comparison, 0)->track);
}

/* Discs that have no letter have no track. */
static void test_letters(void) {
  g_autofree char *last = carom_body_symbol(CAROM_TRACK_MAX_DISCS - 1);
  g_autofree char *next = carom_body_symbol(CAROM_TRACK_MAX_DISCS);
  g_assert_cmpstr(last, ==, "Z");
  g_assert_cmpstr(next, ==, "27");
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/track/follows/stepped", "stepped", test_follows);
  g_test_add_data_func("/track/follows/events", "events", test_follows);
  g_test_add_data_func("/track/comes-in/stepped", "stepped", test_comes_in);
  g_test_add_data_func("/track/comes-in/events", "events", test_comes_in);
  g_test_add_func("/track/seeks", test_seeks);
  g_test_add_func("/track/thins", test_thins);
  g_test_add_func("/track/stays-bounded", test_stays_bounded);
  g_test_add_func("/track/not-of-crowds", test_not_of_crowds);
  g_test_add_func("/track/letters", test_letters);
  return g_test_run();
}
