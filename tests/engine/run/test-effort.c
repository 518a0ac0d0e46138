/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-effort: what detections have done, counted exactly. */
#include "engine-test.h"

#define N 60

/* N discs in a box, a bit irregular. */
static CaromScene *gas(guint n) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 20, 20);
  for (guint i = 0; i < n; i++)
    test_add_disc(scene, 1.5 + 2.2 * (i % 8), 1.5 + 2.2 * (i / 8), (int)(i % 3) - 1,
                  0.3 * (i % 5) - 0.6, 0.5, 1);
  scene->dt_s = 0.05;
  return scene;
}

static guint64 count_tests(CaromScene *scene, const char *detection, guint n_frames) {
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", detection), n_frames);
  return carom_run_get_effort(run).pair_tests;
}

/* Without anything to test there is no test. */
static void test_all_pairs(void) {
  static const guint numbers[] = {0, 1, 2, N};
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    g_autoptr(CaromScene) scene = gas(numbers[i]);
    guint pairs = numbers[i] < 2 ? 0 : numbers[i] * (numbers[i] - 1) / 2;
    g_assert_cmpuint(count_tests(scene, "all-pairs", 0), ==, 0);
    g_assert_cmpuint(count_tests(scene, "all-pairs", 70), ==, 70 * pairs);
  }
}

static void test_same_every_time(gconstpointer detection) {
  g_autoptr(CaromScene) scene = gas(N);
  guint64 some = count_tests(scene, detection, 100), more = count_tests(scene, detection, 200);
  g_assert_cmpuint(some, >, 0);
  g_assert_cmpuint(more, >, some);
  g_assert_cmpuint(count_tests(scene, detection, 100), ==, some);
}

/* A hundred times as many steps have a hundred times as many pairs to test, but not as many
 * meetings to foretell: frames only look on. */
static void test_exact_times_know_no_steps(void) {
  g_autoptr(CaromScene) scene = gas(N);
  guint64 coarse = count_tests(scene, "events", 10);
  scene->dt_s /= 100;
  guint64 fine = count_tests(scene, "events", 1000);
  g_assert_cmpuint(coarse, ==, fine);
}

/* Going back takes no work away, and going on again is work. */
static void test_again_is_work(gconstpointer detection) {
  g_autoptr(CaromScene) scene = gas(N);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", detection), 50);
  CaromRunState *state = carom_run_save(run);
  guint64 counts[3];
  for (guint i = 0; i < G_N_ELEMENTS(counts); i++) {
    carom_run_restore(run, state);
    carom_run_frame(run, NULL);
    counts[i] = carom_run_get_effort(run).pair_tests;
  }
  g_assert_cmpuint(counts[0], <, counts[1]);
  g_assert_cmpuint(counts[1], <, counts[2]);
  carom_run_state_free(state);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  for (guint i = 0; i < option->n_parts; i++) {
    const char *id = option->parts[i]->id;
    g_autofree char *same = g_strdup_printf("/effort/same-every-time/%s", id);
    g_autofree char *again = g_strdup_printf("/effort/again-is-work/%s", id);
    g_test_add_data_func(same, id, test_same_every_time);
    g_test_add_data_func(again, id, test_again_is_work);
  }
  g_test_add_func("/effort/all-pairs", test_all_pairs);
  g_test_add_func("/effort/exact-times-know-no-steps", test_exact_times_know_no_steps);
  return g_test_run();
}
