/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contact-burst: contacts that follow each other too fast are one stop; all others keep
 * theirs. */
#include "carom-contact-walk.h"
#include "engine-test.h"

#define N_FRAMES 30

/* A disc lies on a floor: it has scores of contacts in every frame. Another one falls beside it
 * from so high that it bounces once in the time. */
static CaromComparison *compare_resting(CaromScene *scene, const char *other) {
  scene->dt_s = 0.01;
  scene->gravity = carom_vec2(0, -9.81);
  scene->restitution = 0.5;
  test_add_wall(scene, -5, 0, 5, 0);
  test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
  test_add_disc(scene, 2, 0.7, 0, 0, 0.5, 1);
  CaromMethod methods[] = {test_method("detection", "events"), test_method("detection", other)};
  CaromComparison *comparison = carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
  g_assert_true(carom_comparison_seek(comparison, N_FRAMES, NULL));
  return comparison;
}

static guint count_in_frame(const CaromRun *run, guint64 frame) {
  return carom_run_find_contact(run, frame + 1) - carom_run_find_contact(run, frame);
}

/* Only the first contact of all those of the disc at rest is not a repeat, and that of the other
 * disc, which comes in the midst of them, is none either. */
static void test_repeats(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(CaromComparison) comparison = compare_resting(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  guint n_singles = 0, n_falling = 0;
  for (guint64 frame = 1; frame <= N_FRAMES; frame++) {
    g_autoptr(CaromContactBurst) burst = carom_contact_walk_burst_new(run, frame);
    guint begin = carom_run_find_contact(run, frame), n = count_in_frame(run, frame);
    g_assert_cmpuint(n, >, 50);
    for (guint k = begin; k < begin + n; k++) {
      gboolean falls = carom_run_get_contact(run, k)->a == 1;
      n_falling += falls;
      n_singles += !carom_contact_walk_burst_repeats(burst, k);
      g_assert_false(falls && carom_contact_walk_burst_repeats(burst, k));
    }
  }
  g_assert_cmpuint(n_falling, ==, 1);
  g_assert_cmpuint(n_singles, ==, 2);
}

/* Walks to the end or the start.
 *
 * Returns: (transfer full) (element-type double): the times of the stops */
static GArray *walk(CaromComparison *comparison, gboolean (*go)(CaromComparison *)) {
  GArray *times = g_array_new(FALSE, FALSE, sizeof(double));
  do {
    double time_s = carom_comparison_get_time_s(comparison);
    g_array_append_val(times, time_s);
    g_assert_cmpuint(times->len, <, 3 * N_FRAMES);
  } while (go(comparison));
  return times;
}

/* A stop at the end of each frame, and two at each contact by itself; the same on the way back. */
static void test_walk(gconstpointer other) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(CaromComparison) comparison = compare_resting(scene, other);
  carom_comparison_seek(comparison, 0, NULL);
  g_autoptr(GArray) on = walk(comparison, carom_contact_walk_on);
  g_assert_cmpuint(on->len, ==, 1 + N_FRAMES + 2 * 2);
  g_autoptr(GArray) back = walk(comparison, carom_contact_walk_back);
  g_assert_cmpuint(back->len, ==, on->len - 1); /* not to the start */
  for (guint i = 0; i < back->len; i++)
    g_assert_cmpfloat(g_array_index(back, double, i), ==,
                      g_array_index(on, double, on->len - 1 - i));
}

/* The number is that of the frame at whose end the clock stands, in the pane that has the most. */
static void test_count(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(CaromComparison) comparison = compare_resting(scene, "stepped");
  const CaromRun *exact = carom_comparison_get_run(comparison, 0);
  carom_comparison_seek(comparison, 0, NULL);
  g_assert_cmpuint(carom_contact_walk_count_burst(comparison), ==, 0);
  carom_comparison_seek(comparison, 7, NULL);
  g_assert_cmpuint(carom_contact_walk_count_burst(comparison), ==, count_in_frame(exact, 7));
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpuint(carom_contact_walk_count_burst(comparison), ==, 0);
}

/* Contacts of different pairs are no burst, however many there are, nor are a few of the same. */
static void test_crowd(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 1;
  test_add_wall(scene, 0, -1, 0, 50);
  test_add_wall(scene, 10, -1, 10, 50);
  for (guint i = 0; i < 20; i++)
    test_add_disc(scene, 5, 2 * i, 40 + i, 0, 0.5, 1);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromRun) run = test_run(scene, method, 3);
  g_autoptr(CaromContactBurst) burst = carom_contact_walk_burst_new(run, 2);
  guint begin = carom_run_find_contact(run, 2), n = count_in_frame(run, 2);
  g_assert_cmpuint(n, >=, 80);
  g_assert_cmpuint(carom_contact_walk_burst_count(burst), ==, 0);
  for (guint k = begin; k < begin + n; k++)
    g_assert_false(carom_contact_walk_burst_repeats(burst, k));
}

/* In a frame with more contacts than anybody goes through, there is the first one, and the end. */
static void test_storm(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 1;
  test_add_wall(scene, 0, -1, 0, 1);
  test_add_wall(scene, 3, -1, 3, 1);
  test_add_disc(scene, 1.5, 0, 6.0 * CAROM_CONTACT_BURST_MANY, 0, 0.5, 1);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_assert_true(carom_comparison_seek(comparison, 1, NULL));
  guint n = count_in_frame(carom_comparison_get_run(comparison, 0), 1);
  g_assert_cmpuint(n, >, CAROM_CONTACT_BURST_MANY);
  g_assert_cmpuint(carom_contact_walk_count_burst(comparison), ==, n);
  carom_comparison_seek(comparison, 0, NULL);
  g_autoptr(GArray) on = walk(comparison, carom_contact_walk_on);
  g_assert_cmpuint(on->len, ==, 4); /* the start, before the first contact, after it, the end */
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/contact-burst/repeats", test_repeats);
  g_test_add_data_func("/contact-burst/walk/events", "events", test_walk);
  g_test_add_data_func("/contact-burst/walk/stepped", "stepped", test_walk);
  g_test_add_func("/contact-burst/count", test_count);
  g_test_add_func("/contact-burst/crowd", test_crowd);
  g_test_add_func("/contact-burst/storm", test_storm);
  return g_test_run();
}
