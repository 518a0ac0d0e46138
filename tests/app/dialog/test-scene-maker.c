/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-maker: what is asked for last is what is there, whatever was being made meanwhile. */
#include "carom-scene-json.h"
#include "carom-scene-maker.h"

static void wait_for(CaromSceneMaker *maker) {
  while (carom_scene_maker_is_busy(maker))
    g_main_context_iteration(NULL, TRUE);
}

static void count(CaromSceneMaker *maker, guint *n_made) {
  ++*n_made;
}

/* @discs: of a gas, whose first option that is */
static double *make_values(double discs) {
  const CaromGenerator *gas = carom_generator_by_id("gas");
  g_assert_cmpstr(gas->options[0].part.id, ==, "discs");
  g_assert_cmpstr(gas->options[1].part.id, ==, "fraction");
  double *values = carom_generator_usual_values(gas);
  values[0] = discs;
  return values;
}

static void ask(CaromSceneMaker *maker, double discs, double fraction) {
  g_autofree double *values = make_values(discs);
  values[1] = fraction;
  carom_scene_maker_ask(maker, carom_generator_by_id("gas"), values);
}

static void assert_made(CaromSceneMaker *maker, double discs) {
  g_autofree double *values = make_values(discs);
  g_autoptr(CaromScene) expected =
      carom_generator_make(carom_generator_by_id("gas"), values, NULL, NULL);
  g_autofree char *json = carom_scene_json_write(carom_scene_maker_get_scene(maker));
  g_autofree char *expected_json = carom_scene_json_write(expected);
  g_assert_cmpstr(json, ==, expected_json);
  g_assert_true(carom_scene_maker_get_run(maker)->world->scene ==
                carom_scene_maker_get_scene(maker));
}

/* The same as the generator makes by itself. */
static void test_make(void) {
  g_autoptr(CaromSceneMaker) maker = carom_scene_maker_new();
  g_assert_false(carom_scene_maker_is_busy(maker));
  g_assert_null(carom_scene_maker_get_scene(maker));
  ask(maker, 50, 0.3);
  g_assert_true(carom_scene_maker_is_busy(maker));
  g_assert_null(carom_scene_maker_get_scene(maker));
  wait_for(maker);
  assert_made(maker, 50);
}

/* Of many that are asked for in a row only the last is heard of. */
static void test_many(void) {
  g_autoptr(CaromSceneMaker) maker = carom_scene_maker_new();
  guint n_made = 0;
  g_signal_connect(maker, "made", G_CALLBACK(count), &n_made);
  for (guint i = 0; i < 20; i++)
    ask(maker, 20000 + i, 0.3);
  ask(maker, 60, 0.3);
  wait_for(maker);
  g_assert_cmpuint(n_made, ==, 1);
  assert_made(maker, 60);
}

/* What cannot be is said, and the last scene that could stays to be looked at. */
static void test_refused(void) {
  g_autoptr(CaromSceneMaker) maker = carom_scene_maker_new();
  guint culprit = 99;
  ask(maker, 50, 0.3);
  wait_for(maker);
  const CaromRun *run = carom_scene_maker_get_run(maker);
  ask(maker, 50, 0.99);
  g_assert_null(carom_scene_maker_get_problem(maker, &culprit));
  wait_for(maker);
  g_assert_nonnull(carom_scene_maker_get_problem(maker, &culprit));
  g_assert_cmpuint(culprit, ==, 1);
  g_assert_null(carom_scene_maker_get_scene(maker));
  g_assert_true(carom_scene_maker_get_run(maker) == run);
  ask(maker, 70, 0.3);
  g_assert_null(carom_scene_maker_get_problem(maker, &culprit));
  wait_for(maker);
  assert_made(maker, 70);
}

static void test_forget(void) {
  g_autoptr(CaromSceneMaker) maker = carom_scene_maker_new();
  guint n_made = 0;
  g_signal_connect(maker, "made", G_CALLBACK(count), &n_made);
  ask(maker, 5000, 0.3);
  carom_scene_maker_forget(maker);
  g_assert_false(carom_scene_maker_is_busy(maker));
  ask(maker, 80, 0.3);
  wait_for(maker);
  g_assert_cmpuint(n_made, ==, 1);
  assert_made(maker, 80);
}

/* The thread keeps the maker until it has ended, and may be the one that lets it go. */
static void test_closed(void) {
  CaromSceneMaker *maker = carom_scene_maker_new();
  ask(maker, 5000, 0.3);
  ask(maker, 5001, 0.3);
  g_object_add_weak_pointer(G_OBJECT(maker), (gpointer *)&maker);
  g_object_unref(maker);
  while (g_atomic_pointer_get(&maker)) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-maker/make", test_make);
  g_test_add_func("/scene-maker/many", test_many);
  g_test_add_func("/scene-maker/refused", test_refused);
  g_test_add_func("/scene-maker/forget", test_forget);
  g_test_add_func("/scene-maker/closed", test_closed);
  return g_test_run();
}
