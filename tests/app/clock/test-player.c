/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-player: the clock: real time, slices, seeking. Ticks are given by hand, so no time passes.
 */
#include "app-test.h"

#include "carom-no-more-contacts.h"
#include "stepped-method-test.h"

#define SECOND G_USEC_PER_SEC

/* Ticks that never fit more than one frame into their budget. */
#define NO_BUDGET 0

static void count_signal(guint *count) {
  (*count)++;
}

static void test_real_time(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_set_playing(player, TRUE);
  carom_player_tick(player, 5 * SECOND);
  g_assert_cmpuint(test_frame(player), ==, 0); /* no time has passed yet */
  carom_player_tick(player, 5 * SECOND + 50000);
  g_assert_cmpuint(test_frame(player), ==, 5); /* 0.05 s at 100 frames a second */
  carom_player_set_speed(player, 2);
  carom_player_tick(player, 5 * SECOND + 100000);
  g_assert_cmpuint(test_frame(player), ==, 15);
  carom_player_set_speed(player, 0.25);
  for (int i = 1; i <= 8; i++)
    carom_player_tick(player, 5 * SECOND + 100000 + i * 10000);
  g_assert_cmpuint(test_frame(player), ==, 17); /* 0.08 s at a quarter of the speed */
  g_assert_cmpfloat(carom_player_get_actual_speed(player), ==, 0.25);
}

static void test_long_gap(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_set_playing(player, TRUE);
  carom_player_tick(player, SECOND);
  carom_player_tick(player, 3 * SECOND);
  /* A gap of two seconds between ticks is not made up for. */
  g_assert_cmpuint(test_frame(player), <=, 20);
}

/* Ticks every 0.05 s; the first one after a start only starts the time.
 *
 * Returns: after how many of them @player stopped, at most @n */
static guint tick(CaromPlayer *player, guint n) {
  static gint64 now_us = 0;
  guint i = 0;
  for (; i < n && carom_player_get_playing(player); i++)
    carom_player_tick(player, now_us += 50000);
  return i;
}

static CaromPlayer *make_player_near_end(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  CaromPlayer *player = test_player_for(scene);
  carom_player_seek(player, 396);
  carom_player_set_playing(player, TRUE);
  return player;
}

/* It stops at the end, and then plays from the start. */
static void test_stops_at_end(void) {
  g_autoptr(CaromPlayer) player = make_player_near_end();
  g_assert_false(carom_player_is_at_end(player));
  g_assert_cmpuint(tick(player, 100), ==, 2);
  g_assert_cmpuint(test_frame(player), ==, 400);
  g_assert_true(carom_player_is_at_end(player));
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 4);

  carom_player_set_playing(player, TRUE);
  g_assert_cmpuint(test_frame(player), ==, 0);
  g_assert_true(carom_player_get_playing(player));
  tick(player, 3);
  g_assert_cmpuint(test_frame(player), ==, 10);
  g_assert_cmpuint(tick(player, 100), ==, 78);
  g_assert_cmpuint(test_frame(player), ==, 400);
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 4);
}

/* What is asked for beyond the end is one more duration, however often it is asked for. */
static void test_plays_beyond(void) {
  g_autoptr(CaromPlayer) player = make_player_near_end();
  carom_player_play_beyond(player); /* while it plays */
  carom_player_play_beyond(player);
  g_assert_cmpuint(tick(player, 1000), ==, 82);
  g_assert_cmpuint(test_frame(player), ==, 800);
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 8);
  carom_player_play_beyond(player); /* at the end */
  g_assert_true(carom_player_get_playing(player));
  g_assert_cmpuint(tick(player, 1000), ==, 81);
  g_assert_cmpuint(test_frame(player), ==, 1200);
  carom_player_set_playing(player, TRUE);
  g_assert_cmpuint(test_frame(player), ==, 0);
}

/* A step leads beyond the end; then playing goes on to the new one. */
static void test_steps_beyond(void) {
  g_autoptr(CaromPlayer) player = make_player_near_end();
  tick(player, 100);
  carom_player_step(player, 1);
  g_assert_cmpuint(test_frame(player), ==, 401);
  g_assert_false(carom_player_is_at_end(player));
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 8);
  carom_player_set_playing(player, TRUE);
  g_assert_cmpuint(test_frame(player), ==, 401);
  tick(player, 1000);
  g_assert_cmpuint(test_frame(player), ==, 800);
}

static void test_loop(void) {
  g_autoptr(CaromPlayer) player = make_player_near_end();
  g_object_set(player, "loop", TRUE, NULL);
  tick(player, 2);
  g_assert_cmpuint(test_frame(player), ==, 400);
  /* It rests for half a second, which is ten ticks of binary fractions rounded. */
  tick(player, 9);
  g_assert_cmpuint(test_frame(player), ==, 400);
  tick(player, 2);
  g_assert_cmpuint(test_frame(player), <=, 5);
  g_assert_true(carom_player_get_playing(player));
  tick(player, 85);
  g_assert_cmpuint(test_frame(player), ==, 400);
  g_object_set(player, "loop", FALSE, NULL); /* while it rests */
  tick(player, 1);
  g_assert_false(carom_player_get_playing(player));
}

static gboolean stop_always(guint contact, gpointer stops) {
  g_array_append_val((GArray *)stops, contact);
  return TRUE;
}

/* Contacts at which to stop are stopped at again when it is played again. */
static void test_stops_again(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_autoptr(GArray) stops = g_array_new(FALSE, FALSE, sizeof(guint));
  test_take_time(player);
  carom_player_set_stop(player, stop_always, stops);
  for (guint round = 1; round <= 2; round++) {
    carom_player_set_playing(player, TRUE);
    tick(player, 1000);
    g_assert_cmpuint(stops->len, ==, round);
    g_assert_cmpuint(test_frame(player), <, 110);
    carom_player_set_playing(player, TRUE);
    tick(player, 1000);
    g_assert_true(carom_player_is_at_end(player));
    g_assert_cmpuint(stops->len, ==, round);
  }
}

/* At the contact after 1 s the clock is slowed down, which is no fault of the machine. */
static void test_slow_at_contacts(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  guint n_slowed = 0;
  test_take_time(player);
  g_object_set(player, "slow-at-contacts", TRUE, NULL);
  carom_player_set_playing(player, TRUE);
  while (carom_player_get_playing(player)) {
    tick(player, 1);
    gboolean is_slowed = carom_player_is_slowed(player);
    guint64 frame = test_frame(player);
    g_assert_true(!is_slowed || (frame > 80 && frame < 125));
    g_assert_true(is_slowed || frame < 95 || frame > 105);
    g_assert_cmpfloat(carom_player_get_actual_speed(player), ==, 1);
    n_slowed += is_slowed;
  }
  /* An eighth of the speed for 0.1 s takes 0.8 s, or 16 ticks. */
  g_assert_cmpuint(n_slowed, >=, 16);
}

static void test_too_much_work(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_set_budget(player, NO_BUDGET);
  carom_player_set_playing(player, TRUE);
  for (int i = 0; i <= 200; i++)
    carom_player_tick(player, SECOND + i * 50000);
  /* Five frames are asked for at each tick and one is done. */
  g_assert_cmpuint(test_frame(player), ==, 200);
  g_assert_cmpfloat_with_epsilon(carom_player_get_actual_speed(player), 0.2, 0.01);
}

static void test_seek_in_slices(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  guint n_active = 0;
  g_signal_connect_swapped(player, "notify::active", G_CALLBACK(count_signal), &n_active);
  carom_player_set_budget(player, NO_BUDGET);
  carom_player_seek(player, 20);
  g_assert_true(carom_player_is_seeking(player));
  g_assert_cmpuint(n_active, ==, 1);
  for (int i = 0; i < 40 && carom_player_is_seeking(player); i++) {
    guint64 before = test_frame(player);
    carom_player_tick(player, SECOND + i);
    g_assert_cmpuint(test_frame(player), ==, before + 1);
  }
  g_assert_cmpuint(test_frame(player), ==, 20);
  g_assert_cmpuint(n_active, ==, 2);
  /* Known frames are reached at once, whatever the budget. */
  carom_player_seek(player, 3);
  g_assert_cmpuint(test_frame(player), ==, 3);
  carom_player_seek(player, 19);
  g_assert_cmpuint(test_frame(player), ==, 19);
  g_assert_false(carom_player_is_seeking(player));
}

static void test_step_back(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_seek(player, 49);
  g_autoptr(GBytes) before = test_state(player);
  carom_player_step(player, 2); /* over the contact */
  g_autoptr(GBytes) after = test_state(player);
  g_assert_false(g_bytes_equal(before, after));
  carom_player_step(player, -2);
  g_autoptr(GBytes) again = test_state(player);
  g_assert_true(g_bytes_equal(before, again));
  carom_player_seek(player, 0);
  carom_player_step(player, -1);
  g_assert_cmpuint(test_frame(player), ==, 0);
}

static void test_seek_contact(void) {
  /* Half a frame past a frame's end, so that rounding cannot move the contact to another one. */
  g_autoptr(CaromScene) scene = test_head_on(0.505);
  test_suggest_steps(scene);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_set_playing(player, TRUE);
  carom_player_seek_contact(player, 1);
  g_assert_false(carom_player_get_playing(player));
  g_assert_cmpuint(test_frame(player), ==, 51);
  g_assert_cmpuint(test_leading_run(player)->world->books.collisions, ==, 1);
  /* There cannot be another one: it stays, and says so until the clock moves. */
  g_assert_true(isnan(carom_player_get_quiet_until_s(player)));
  carom_player_seek_contact(player, 1);
  g_assert_cmpuint(test_frame(player), ==, 51);
  g_assert_true(isinf(carom_player_get_quiet_until_s(player)));
  carom_player_step(player, 1);
  g_assert_true(isnan(carom_player_get_quiet_until_s(player)));
  carom_player_seek_contact(player, -1);
  g_assert_cmpuint(test_frame(player), ==, 51);
  g_assert_true(isnan(carom_player_get_quiet_until_s(player)));
  carom_player_seek_contact(player, -1);
  g_assert_cmpuint(test_frame(player), ==, 0);
  carom_player_seek_contact(player, 1);
  g_assert_cmpuint(test_frame(player), ==, 51);
}

static void count_failure(CaromPlayer *player, const char *message, guint *n) {
  g_assert_cmpstr(message, !=, "");
  ++*n;
}

/* Two discs that fly apart, in a run that cannot go on, because the numbers leave their range: that
 * is why there is no next contact, whatever the flights look like, and each time it is said. */
static void test_seek_contact_where_run_ends(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  for (guint i = 0; i < 2; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2(-body->velocity.x, 0);
    body->mass_kg = i == 0 ? 1e300 : 1e-300;
  }
  scene->gravity = carom_vec2(0, -1e22);
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  carom_method_option_set(&method, option, carom_method_option_part(option, "events"));
  g_array_append_val(scene->methods, method);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  guint n_failures = 0;
  g_signal_connect(player, "failed", G_CALLBACK(count_failure), &n_failures);
  for (guint i = 1; i <= 2; i++) {
    carom_player_seek_contact(player, 1);
    g_assert_cmpuint(n_failures, ==, i);
    g_assert_true(isnan(carom_player_get_quiet_until_s(player)));
    g_assert_false(carom_player_is_seeking(player));
  }
}

/* A pane under steps beside an exact one. */
static CaromPlayer *make_mixed_player(CaromScene *scene) {
  static const char *const ids[] = {"events", "stepped"};
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    CaromMethod method = carom_method_option_defaults();
    carom_method_option_set(&method, option, carom_method_option_part(option, ids[i]));
    g_array_append_val(scene->methods, method);
  }
  return test_player_for(scene);
}

/* Asks for the next contact where there is none: the clock stays, and the film is as long as it
 * was. */
static void assert_quiet(CaromPlayer *player, double until_s) {
  CaromComparison *comparison = carom_player_get_comparison(player);
  double now_s = carom_comparison_get_time_s(comparison);
  guint64 furthest = carom_comparison_get_furthest(comparison);
  CaromInstant instant = carom_comparison_get_instant(comparison);
  carom_player_seek_contact(player, 1);
  g_assert_false(carom_player_is_seeking(player));
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, now_s);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, instant);
  g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, furthest);
  g_assert_cmpfloat(carom_player_get_quiet_until_s(player), ==, until_s);
}

/* After the last contact, which the pane in steps has at the end of the frame. */
static void test_last_contact_of_steps(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.505);
  g_autoptr(CaromPlayer) player = make_mixed_player(scene);
  static const double times_s[] = {0.505, 0.505, 0.51};
  for (guint i = 0; i < G_N_ELEMENTS(times_s); i++) {
    carom_player_seek_contact(player, 1);
    g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(carom_player_get_comparison(player)),
                                   times_s[i], 1e-12);
  }
  assert_quiet(player, INFINITY);
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 4);
  carom_player_seek(player, 400); /* and not from the end of the film either */
  assert_quiet(player, INFINITY);
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 4);
}

/* What is so far off is not waited for, but said. */
static void test_contact_far_ahead(void) {
  g_autoptr(CaromScene) scene = test_head_on(100);
  g_autoptr(CaromPlayer) player = make_mixed_player(scene);
  assert_quiet(player, 4);
  carom_player_seek(player, 300);
  assert_quiet(player, 7);
}

/* Steps go over a contact that their discs have foretold, and then there is none. */
static void test_contact_missed(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.505);
  scene->dt_s = 4;
  scene->duration_s = 400;
  test_suggest_steps(scene);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  assert_quiet(player, INFINITY);
}

/* In steps discs that overlap are put apart though they do not approach. Here one is put into the
 * way of a third, which it would have missed. */
static void test_overlap_is_not_over(void) {
  static const CaromVec2 places[] = {{-1.8, 0}, {0, 0}, {2.05, 3}};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.01;
  scene->duration_s = 4;
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    CaromBody body = carom_body_default();
    body.position = places[i];
    body.velocity = carom_vec2(0, i < 2 ? 1 : 0);
    carom_scene_add_body(scene, body);
  }
  test_suggest_steps(scene);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_assert_true(isinf(carom_no_more_contacts_until(test_leading_run(player)->world)));
  carom_player_seek_contact(player, 1);
  g_assert_cmpuint(test_leading_run(player)->world->books.collisions, ==, 1);
}

/* The discs meet after @seconds. */
static CaromPlayer *make_player_with_events(double seconds) {
  g_autoptr(CaromScene) scene = test_head_on(seconds);
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  carom_method_option_set(&method, option, carom_method_option_part(option, "events"));
  g_array_append_val(scene->methods, method);
  return test_player_for(scene);
}

/* Where panes know instants, each contact is visited just before it and just after it. */
static void test_seek_instants(void) {
  g_autoptr(CaromPlayer) player = make_player_with_events(0.505);
  CaromComparison *comparison = carom_player_get_comparison(player);
  test_take_time(player);
  static const struct {
    int direction;
    CaromInstant reached;
  } ways[] = {
      {1, CAROM_INSTANT_BEFORE},  {1, CAROM_INSTANT_AFTER},
      {1, CAROM_INSTANT_AFTER}, /* there is no other contact */
      {-1, CAROM_INSTANT_BEFORE}, {-1, CAROM_INSTANT_NONE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    carom_player_seek_contact(player, ways[i].direction);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==, ways[i].reached);
    if (ways[i].reached != CAROM_INSTANT_NONE)
      g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(comparison), 0.505, 1e-12);
  }
  g_assert_cmpuint(test_frame(player), ==, 0);
  carom_player_seek_contact(player, 1);
  g_assert_cmpuint(test_frame(player), ==, 50);
  carom_player_step(player, -1); /* back to the frame that has begun */
  g_assert_cmpuint(test_frame(player), ==, 50);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_NONE);
  carom_player_seek_contact(player, 1);
  carom_player_step(player, 1);
  g_assert_cmpuint(test_frame(player), ==, 51);
  g_assert_cmpuint(test_leading_run(player)->world->books.collisions, ==, 1);
}

/* Just before a contact that comes after the end, the clock is beyond the end, and plays on. */
static void test_instant_beyond(void) {
  g_autoptr(CaromPlayer) player = make_player_with_events(4.005);
  test_take_time(player);
  carom_player_seek(player, 400);
  g_assert_true(carom_player_is_at_end(player));
  carom_player_seek_contact(player, 1);
  CaromComparison *comparison = carom_player_get_comparison(player);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  g_assert_cmpuint(test_frame(player), ==, 400);
  g_assert_false(carom_player_is_at_end(player));
  g_assert_cmpfloat(carom_player_get_end_s(player), ==, 8);
  carom_player_set_playing(player, TRUE);
  tick(player, 3);
  g_assert_cmpuint(test_frame(player), ==, 410);
}

/* The squares of places and speeds have to be doubles. After t the disc is at g t²/2, whose square
 * is below 1.8e308 up to t = 5.2 s. */
static void test_leaves_doubles(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromBody body = carom_body_default();
  scene->dt_s = 1;
  scene->duration_s = 10;
  scene->gravity = carom_vec2(1e153, 0);
  test_suggest_steps(scene);
  carom_scene_add_body(scene, body);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  guint n_failed = 0;
  g_signal_connect_swapped(player, "failed", G_CALLBACK(count_signal), &n_failed);
  test_take_time(player);
  carom_player_seek(player, 10);
  g_assert_cmpuint(n_failed, ==, 1);
  g_assert_cmpuint(test_frame(player), ==, 5);
  g_assert_false(carom_player_is_seeking(player));
  g_assert_true(carom_world_is_finite(test_leading_run(player)->world));
}

/* While comparisons follow each other, what takes time waits; it is told once more when the last
 * one has been there for a while, or is shown in full. */
static void test_drafting(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  CaromMethod method = *carom_comparison_get_methods(carom_player_get_comparison(player));
  guint n_replaced = 0;
  g_signal_connect_swapped(player, "replaced", G_CALLBACK(count_signal), &n_replaced);
  carom_player_set_comparison(player, carom_comparison_new(scene, &method, 1));
  g_assert_false(carom_player_is_in_flux(player));
  g_assert_cmpuint(n_replaced, ==, 1);
  carom_player_set_drafting(player, TRUE);
  g_assert_false(carom_player_is_in_flux(player));
  carom_player_set_comparison(player, carom_comparison_new(scene, &method, 1));
  g_assert_true(carom_player_is_in_flux(player));
  g_assert_cmpuint(n_replaced, ==, 2);
  while (carom_player_is_in_flux(player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_cmpuint(n_replaced, ==, 3);
  g_assert_true(carom_player_is_drafting(player));
  carom_player_set_comparison(player, carom_comparison_new(scene, &method, 1));
  carom_player_set_drafting(player, FALSE);
  carom_player_show_in_full(player);
  g_assert_false(carom_player_is_in_flux(player));
  g_assert_cmpuint(n_replaced, ==, 5);
}

/* When comparisons have come to rest, the last one is rehearsed in slices, between which another
 * one may come; it is told when all is there, so that nothing has to be waited for. */
static void test_drafting_slices(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  scene->duration_s = 1000; /* more than a slice, which is 4 ms */
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  CaromMethod method = *carom_comparison_get_methods(carom_player_get_comparison(player));
  guint n_slices = 0;
  carom_player_set_drafting(player, TRUE);
  carom_player_set_comparison(player, carom_comparison_new(scene, &method, 1));
  g_usleep(CAROM_PLAYER_REST_MS * 1000);
  for (; carom_player_is_in_flux(player); n_slices++) {
    if (n_slices == 3) /* the pointer moves on, and slices end */
      carom_player_set_comparison(player, carom_comparison_new(scene, &method, 1));
    g_main_context_iteration(NULL, TRUE);
  }
  g_assert_cmpuint(n_slices, >, 6);
  g_assert_false(carom_comparison_rehearse(carom_player_get_comparison(player), 0));
}

/* ---- Before the clock moves ---- */

typedef struct {
  guint64 frame; /* at which the clock stood */
  guint n;
} Moving;

static void on_moving(CaromPlayer *player, Moving *moving) {
  if (moving->n++ == 0)
    moving->frame = test_frame(player);
}

static void assert_told(Moving *moving, guint64 frame) {
  g_assert_cmpuint(moving->n, >, 0);
  g_assert_cmpuint(moving->frame, ==, frame);
  moving->n = 0;
}

static void test_moving(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  Moving moving = {0, 0};
  const CaromClock clock = {.frame = 2};
  g_signal_connect(player, "moving", G_CALLBACK(on_moving), &moving);
  carom_player_seek(player, 5);
  assert_told(&moving, 0);
  carom_player_step(player, 1);
  assert_told(&moving, 5);
  carom_player_step(player, -1);
  assert_told(&moving, 6);
  carom_player_go_to(player, &clock);
  assert_told(&moving, 5);
  carom_player_seek_contact(player, -1);
  assert_told(&moving, 2);
  carom_player_set_playing(player, TRUE);
  assert_told(&moving, 0);
  carom_player_tick(player, 1);
  assert_told(&moving, 0);
}

/* Takes another comparison, with a log that has no contacts. */
static void replace_once(CaromPlayer *player) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_signal_handlers_disconnect_by_func(player, replace_once, NULL);
  carom_player_set_comparison(
      player, carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), methods->len));
}

/* A contact of what is replaced because of that is not looked for in what has come instead. */
static void test_moving_replaces(void) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_seek_contact(player, 1);
  g_assert_cmpuint(test_frame(player), >, 0);
  g_signal_connect(player, "moving", G_CALLBACK(replace_once), NULL);
  carom_player_go_to_contact(player, 0, 0, CAROM_INSTANT_BEFORE);
  g_assert_cmpuint(test_frame(player), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/player/play/real-time", test_real_time);
  g_test_add_func("/player/drafting-slices", test_drafting_slices);
  g_test_add_func("/player/moving/before", test_moving);
  g_test_add_func("/player/moving/replaces", test_moving_replaces);
  g_test_add_func("/player/play/long-gap", test_long_gap);
  g_test_add_func("/player/play/stops-at-end", test_stops_at_end);
  g_test_add_func("/player/play/beyond-the-end", test_plays_beyond);
  g_test_add_func("/player/play/loop", test_loop);
  g_test_add_func("/player/play/stops-again", test_stops_again);
  g_test_add_func("/player/play/slow-at-contacts", test_slow_at_contacts);
  g_test_add_func("/player/step/beyond-the-end", test_steps_beyond);
  g_test_add_func("/player/play/too-much-work", test_too_much_work);
  g_test_add_func("/player/seek/in-slices", test_seek_in_slices);
  g_test_add_func("/player/seek/contact", test_seek_contact);
  g_test_add_func("/player/seek/contact-where-run-ends", test_seek_contact_where_run_ends);
  g_test_add_func("/player/seek/last-contact-of-steps", test_last_contact_of_steps);
  g_test_add_func("/player/seek/contact-far-ahead", test_contact_far_ahead);
  g_test_add_func("/player/seek/contact-missed", test_contact_missed);
  g_test_add_func("/player/seek/overlap-is-not-over", test_overlap_is_not_over);
  g_test_add_func("/player/seek/instants", test_seek_instants);
  g_test_add_func("/player/seek/instant-beyond-the-end", test_instant_beyond);
  g_test_add_func("/player/step/back-bit-for-bit", test_step_back);
  g_test_add_func("/player/drafting", test_drafting);
  g_test_add_func("/player/leaves-the-range-of-doubles", test_leaves_doubles);
  return g_test_run();
}
