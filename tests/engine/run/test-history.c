/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-history: keyframes keep to their budget, and every frame can still be reached; a run that
 * only goes on has one, near enough that what was begun is taken back without doing all again. */
#include "carom-detection.h"
#include "carom-history.h"
#include "engine-test.h"

enum { N_DISCS = 1500, N_FRAMES = 9 };

/* Every pair is tested in every frame: more than a million. */
static CaromRun *run_new(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = carom_method_option_defaults();
  CaromRandomPlacement placement = carom_random_placement_default();
  test_add_box(scene, 100, 100);
  placement.count = N_DISCS;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = placement.radius_max = 0.7;
  placement.speed_max = 60;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 8, NULL, NULL));
  method.detection = test_method("detection", "all-pairs").detection;
  return carom_run_new(scene, &method);
}

static void test_only_goes_on(void) {
  g_autoptr(CaromRun) run = run_new();
  CaromHistory *history = carom_history_new(0, 1);
  gsize size = 4 * sizeof(double) * N_DISCS;
  carom_history_take(history, &run, 1);
  g_assert_cmpuint(carom_history_restore(history, 0, 0, run), ==, 0);
  for (guint frame = 1; frame <= N_FRAMES; frame++) {
    g_assert_true(carom_run_frame(run, NULL));
    carom_history_take(history, &run, 1);
    g_assert_cmpuint(carom_history_count_bytes(history, &run, 1), ==, carom_run_state_size(run));
  }
  g_autofree double *state = g_memdup2(run->world->bodies.x, size);
  g_assert_true(carom_run_frame(run, NULL));
  guint64 at = carom_history_restore(history, N_FRAMES, 0, run);
  /* A third of the tests of a frame here are much work already. */
  g_assert_cmpuint(at, ==, N_FRAMES);
  g_assert_cmpuint(at, ==, run->world->frame);
  while (run->world->frame < N_FRAMES)
    g_assert_true(carom_run_frame(run, NULL));
  g_assert_cmpmem(run->world->bodies.x, size, state, size);
  carom_history_free(history);
}

/* Keyframes thin out when the budget is spent, and every frame can still be reached. */
static void test_keeps_its_budget(void) {
  g_autoptr(CaromScene) scene = test_gas(20, 60);
  CaromMethod method = carom_method_option_defaults();
  /* Keyframes have it for themselves. */
  g_autoptr(CaromRun) run =
      carom_run_new_retaining(scene, &method, &(CaromRetention){.sampled_every = 1}, 1);
  CaromHistory *history = carom_history_new(5 * carom_world_snapshot_size(run->world), 1);
  g_autofree double *x_at_300 = NULL;
  gsize size = 4 * sizeof(double) * run->world->bodies.n;
  for (int frame = 0; frame <= 1000; frame++) {
    if (frame > 0)
      g_assert_true(carom_run_frame(run, NULL));
    carom_history_take(history, &run, 1);
    if (frame == 300)
      x_at_300 = g_memdup2(run->world->bodies.x, size);
  }
  guint64 at = carom_history_restore(history, 300, 0, run);
  g_assert_cmpuint(at, <=, 300);
  g_assert_cmpuint(at, ==, run->world->frame);
  /* At most five keyframes for 1000 frames: 256 apart. */
  g_assert_cmpuint(at % 256, ==, 0);
  while (run->world->frame < 300)
    g_assert_true(carom_run_frame(run, NULL));
  g_assert_cmpmem(run->world->bodies.x, size, x_at_300, size);
  carom_history_free(history);
}

/* Where only some frames are offered, all of these are kept as far as the budget goes. */
static void test_of_samples(void) {
  enum { EVERY = 64 };
  g_autoptr(CaromScene) scene = test_gas(20, 60);
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  CaromHistory *history = carom_history_new(G_MAXSIZE, EVERY);
  carom_history_take(history, &run, 1);
  for (int frame = 1; frame <= 5 * EVERY; frame++) {
    g_assert_true(carom_run_frame(run, NULL));
    if (frame % EVERY == 0)
      carom_history_take(history, &run, 1);
  }
  g_assert_cmpuint(carom_history_restore(history, 4 * EVERY - 1, 0, run), ==, 3 * EVERY);
  carom_history_free(history);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/history/only-goes-on", test_only_goes_on);
  g_test_add_func("/history/keeps-its-budget", test_keeps_its_budget);
  g_test_add_func("/history/of-samples", test_of_samples);
  return g_test_run();
}
