/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-slices: a frame that has a great many contacts is run in parts, and nothing depends on how
 * many these are. */
#include "app-test.h"
#include "stepped-method-test.h"

/* A gas so fast that a frame has tens of thousands of events. */
static CaromScene *rush(void) {
  CaromScene *scene = test_box_with_events();
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2(8e6 + 8e5 * i, 5e6 - 2e6 * i);
  }
  return scene;
}

/* Discs so close that every step of theirs has many more contacts than there are between two looks
 * at the clock. */
static CaromScene *pile(void) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < 100; i++)
    for (guint k = 0; k < 100; k++) {
      CaromBody body = carom_body_default();
      body.position = carom_vec2(0.5 * i, 0.5 * k);
      body.velocity = carom_vec2(5.0 - 0.1 * i, 5.0 - 0.1 * k); /* all towards the middle */
      body.radius = 0.3;
      carom_scene_add_body(scene, body);
    }
  CaromMethod method = test_stepped_method();
  g_array_append_val(scene->methods, method);
  return scene;
}

typedef CaromScene *(*SceneFunc)(void);

/* The same with both detections. */
static CaromScene *rush_in_two_panes(void) {
  CaromScene *scene = rush();
  CaromMethod method = test_stepped_method();
  g_array_append_val(scene->methods, method);
  return scene;
}

/* Has to stop as often as it can. */
static void take_no_time(CaromPlayer *player) {
  carom_player_set_budget(player, 0);
  carom_player_set_longest_frame(player, 0);
}

static gboolean is_active(CaromPlayer *player) {
  gboolean is_active;
  g_object_get(player, "active", &is_active, NULL);
  return is_active;
}

/* Ticks until there is nothing more to do, or @most times.
 *
 * Returns: how often */
static guint tick(CaromPlayer *player, guint most) {
  static gint64 now_us = 0;
  guint n = 0;
  for (; n < most && is_active(player); n++)
    carom_player_tick(player, now_us += G_USEC_PER_SEC);
  return n;
}

static void assert_same(CaromPlayer *one, CaromPlayer *other) {
  const CaromComparison *a = carom_player_get_comparison(one),
                        *b = carom_player_get_comparison(other);
  g_assert_cmpuint(carom_comparison_get_frame(a), ==, carom_comparison_get_frame(b));
  g_assert_cmpuint(carom_comparison_get_furthest(a), ==, carom_comparison_get_furthest(b));
  g_assert_cmpint(carom_comparison_get_instant(a), ==, carom_comparison_get_instant(b));
  g_assert_cmpfloat(carom_comparison_get_time_s(a), ==, carom_comparison_get_time_s(b));
  for (guint i = 0; i < carom_comparison_get_n_runs(a); i++) {
    const CaromRun *x = carom_comparison_get_run(a, i), *y = carom_comparison_get_run(b, i);
    guint n = carom_run_count_contacts(x);
    g_assert_cmpmem(x->world->bodies.x, 4 * sizeof(double) * x->world->bodies.n, y->world->bodies.x,
                    4 * sizeof(double) * y->world->bodies.n);
    g_assert_cmpmem(&x->now.totals, sizeof x->now.totals, &y->now.totals, sizeof y->now.totals);
    g_assert_cmpfloat(x->now.contact_eps, ==, y->now.contact_eps);
    g_assert_cmpfloat(x->now.position_distance, ==, y->now.position_distance);
    g_assert_cmpuint(n, ==, carom_run_count_contacts(y));
    for (guint k = 0; k < n; k += 1 + n / 100)
      g_assert_cmpfloat(carom_run_get_contact(x, k)->time_s, ==,
                        carom_run_get_contact(y, k)->time_s);
  }
}

static void step(CaromPlayer *player) {
  carom_player_step(player, 1);
}

static void step_back(CaromPlayer *player) {
  carom_player_step(player, -1);
}

static void play(CaromPlayer *player) {
  carom_player_set_playing(player, TRUE);
}

static void pause(CaromPlayer *player) {
  carom_player_set_playing(player, FALSE);
}

static void next_contact(CaromPlayer *player) {
  carom_player_seek_contact(player, 1);
}

static void previous_contact(CaromPlayer *player) {
  carom_player_seek_contact(player, -1);
}

static void next_event(CaromPlayer *player) {
  carom_player_next_event(player, 0);
}

static void go_to_late_contact(CaromPlayer *player) {
  const CaromRun *run = test_leading_run(player);
  guint n = carom_run_count_contacts(run);
  if (n > 0)
    carom_player_go_to_contact(player, 0, n - 1 - n / 8, CAROM_INSTANT_BEFORE);
}

static void restart(CaromPlayer *player) {
  carom_player_seek(player, 0);
}

/* Whatever is asked for, the clock comes to where it would have come at once. */
static void test_all(gconstpointer make_scene) {
  static void (*const deeds[])(CaromPlayer *) = {step,
                                                 step_back,
                                                 next_contact,
                                                 next_contact,
                                                 next_contact,
                                                 next_event,
                                                 step,
                                                 previous_contact,
                                                 previous_contact,
                                                 step,
                                                 step,
                                                 go_to_late_contact,
                                                 step,
                                                 step_back,
                                                 go_to_late_contact,
                                                 next_contact,
                                                 next_contact,
                                                 step_back,
                                                 restart,
                                                 next_contact,
                                                 next_contact,
                                                 step,
                                                 play,
                                                 pause,
                                                 go_to_late_contact};
  g_autoptr(CaromScene) scene = ((SceneFunc)make_scene)();
  g_autoptr(CaromPlayer) whole = test_player_for(scene), sliced = test_player_for(scene);
  guint n_slices = 0;
  take_no_time(sliced);
  for (guint i = 0; i < G_N_ELEMENTS(deeds); i++) {
    guint most = deeds[i] == play ? 1 : G_MAXUINT;
    deeds[i](whole);
    deeds[i](sliced);
    tick(whole, most);
    if (deeds[i] == play) /* of several frames the first one */
      while (test_frame(sliced) < test_frame(whole))
        tick(sliced, 1);
    n_slices += tick(sliced, deeds[i] == play ? 0 : most);
    assert_same(whole, sliced);
  }
  g_test_message("%u slices", n_slices);
  g_assert_cmpuint(n_slices, >, 50);
}

/* As long as it is not there, nothing of it is seen. */
static void test_unseen(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((SceneFunc)make_scene)();
  g_autoptr(CaromPlayer) still = test_player_for(scene), sliced = test_player_for(scene);
  guint n = 0;
  take_no_time(sliced);
  for (carom_player_step(sliced, 1); is_active(sliced); tick(sliced, 1), n++) {
    g_assert_true(carom_player_is_seeking(sliced));
    assert_same(still, sliced);
  }
  g_assert_cmpuint(n, >, 1);
  g_assert_cmpuint(test_frame(sliced), ==, 1);
}

/* Somebody has had enough of it, and comes back to it later. */
static void test_halt(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((SceneFunc)make_scene)();
  g_autoptr(CaromPlayer) whole = test_player_for(scene), sliced = test_player_for(scene);
  take_no_time(sliced);
  carom_player_step(sliced, 1);
  tick(sliced, 1);
  g_assert_true(carom_player_is_seeking(sliced));
  carom_player_halt(sliced);
  g_assert_false(is_active(sliced));
  assert_same(whole, sliced);
  carom_player_step(sliced, 1);
  tick(sliced, 1);
  carom_player_seek(sliced, 0); /* and of the second time as well */
  tick(sliced, G_MAXUINT);
  assert_same(whole, sliced);
  carom_player_step(whole, 2);
  carom_player_step(sliced, 2);
  tick(sliced, G_MAXUINT);
  assert_same(whole, sliced);
}

/* What is under way goes with its comparison. */
static void test_another_comparison(void) {
  g_autoptr(CaromScene) scene = rush(), other = pile();
  g_autoptr(CaromPlayer) player = test_player_for(scene), whole = test_player_for(other);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(other);
  take_no_time(player);
  carom_player_step(player, 1);
  g_assert_true(carom_player_is_seeking(player));
  carom_player_set_comparison(
      player, carom_comparison_new(other, &g_array_index(methods, CaromMethod, 0), methods->len));
  g_assert_false(is_active(player));
  assert_same(whole, player);
}

static void add(const char *name, GTestDataFunc func, SceneFunc in_events, SceneFunc in_steps) {
  SceneFunc scenes[] = {in_events, in_steps};
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    g_autofree char *path = g_strdup_printf("/slices/%s/%s", name, i == 0 ? "events" : "steps");
    g_test_add_data_func(path, scenes[i], func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add("all", test_all, rush_in_two_panes, pile);
  add("unseen", test_unseen, rush_in_two_panes, pile);
  add("halt", test_halt, rush, pile);
  g_test_add_func("/slices/another-comparison", test_another_comparison);
  return g_test_run();
}
