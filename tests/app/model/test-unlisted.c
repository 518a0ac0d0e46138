/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-unlisted: going from contact to contact where the memory for runs has no room for all of
 * them, and what is told about that. */
#include "app-test.h"

#include "carom-contact-page.h"
#include "carom-unlisted.h"

/* So many frames have more contacts than a log without a budget has room for. */
#define MANY_FRAMES 12000

/* A disc goes to and fro between two walls, and needs some frames for the way. */
static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  CaromBody body = carom_body_default();
  body.radius = 0.25;
  body.position = carom_vec2(0.5, 0);
  body.velocity = carom_vec2(1, 0);
  carom_scene_add_body(scene, body);
  for (int x = 0; x <= 1; x++) {
    CaromWall wall = carom_wall_default(carom_vec2(x, -1), carom_vec2(x, 1));
    g_array_append_val(scene->walls, wall);
  }
  return scene;
}

/* @budget: so many bytes of memory for runs */
static CaromPlayer *make_player(CaromScene *scene, const char *detection, gsize budget) {
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  CaromMethod method = carom_method_option_defaults();
  CaromRetention retention = CAROM_RETENTION_ALL;
  retention.budget = budget;
  carom_method_option_set(&method, option, carom_method_option_part(option, detection));
  CaromPlayer *player = carom_player_new();
  test_take_time(player);
  carom_player_set_comparison(player,
                              carom_comparison_new_retaining(scene, &method, 1, &retention));
  return player;
}

static CaromUnlistedPlace get_place(CaromPlayer *player) {
  return carom_unlisted_get_place(carom_player_get_comparison(player));
}

static double get_time_s(CaromPlayer *player) {
  return carom_comparison_get_time_s(carom_player_get_comparison(player));
}

/* As long as there is room, nothing is told. */
static void test_all_listed(void) {
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(CaromPlayer) player = make_player(scene, "events", CAROM_RETENTION_BUDGET);
  carom_player_seek(player, 200);
  g_assert_cmpint(get_place(player), ==, CAROM_UNLISTED_NOT_HERE);
  g_assert_null(carom_unlisted_describe(test_leading_run(player)));
  g_assert_null(carom_unlisted_describe_first(carom_player_get_comparison(player)));
}

/* The next contact is found where it is, though it is not listed; the one before is the last that
 * is, and that is told. A run with room for all contacts knows where they are. */
static void test_walk(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(CaromPlayer) player = make_player(scene, detection, 1);
  g_autoptr(CaromPlayer) roomy = make_player(scene, detection, CAROM_RETENTION_BUDGET);
  carom_player_seek(player, MANY_FRAMES);
  carom_player_seek(roomy, MANY_FRAMES);
  const CaromRun *run = test_leading_run(player), *all = test_leading_run(roomy);
  guint n = carom_run_count_contacts(run);
  g_assert_cmpuint(n, >, 0);
  g_assert_cmpuint(n + 4, <, carom_run_count_contacts(all));
  guint64 listed_until = carom_run_get_contact_frame(all, n) - 1;
  g_assert_cmpuint(carom_run_get_listed_until(run), ==, listed_until);
  for (guint k = n; k < n + 3; k++) {
    guint64 frame = carom_run_get_contact_frame(all, k);
    carom_player_seek(player, frame - 2);
    g_assert_cmpint(get_place(player), ==, k > n ? CAROM_UNLISTED_HERE : CAROM_UNLISTED_LAST);
    carom_player_seek_contact(player, 1);
    g_assert_false(carom_player_is_seeking(player));
    g_assert_cmpuint(test_frame(player), ==, frame);
    g_assert_cmpint(get_place(player), ==, CAROM_UNLISTED_HERE);
    carom_player_seek_contact(player, 1);
    g_assert_cmpuint(test_frame(player), ==, carom_run_get_contact_frame(all, k + 1));
  }
  guint64 furthest = carom_comparison_get_furthest(carom_player_get_comparison(player));
  g_assert_cmpuint(furthest, ==, MANY_FRAMES);
  carom_player_seek(player, MANY_FRAMES);
  carom_player_seek_contact(player, -1);
  g_assert_cmpint(get_place(player), ==, CAROM_UNLISTED_LAST);
  double last_s = carom_run_get_contact(all, n - 1)->time_s;
  g_assert_cmpfloat_with_epsilon(get_time_s(player), last_s, 1e-9);
  carom_player_seek(player, 1);
  g_assert_cmpint(get_place(player), ==, CAROM_UNLISTED_NOT_HERE);
}

/* It says from when on, and that there is a setting. */
static void test_describe(void) {
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(CaromPlayer) player = make_player(scene, "events", 1);
  carom_player_seek(player, MANY_FRAMES);
  const CaromRun *run = test_leading_run(player);
  g_autofree char *time =
      g_strdup_printf("after %g s", (double)carom_run_get_listed_until(run) / 10);
  g_autofree char *text = carom_unlisted_describe(run);
  g_autofree char *first = carom_unlisted_describe_first(carom_player_get_comparison(player));
  g_assert_nonnull(strstr(text, time));
  g_assert_nonnull(strstr(text, "main menu"));
  g_assert_cmpstr(first, ==, text);
}

static gboolean is_titled_last(CaromInspector *inspector) {
  g_autofree char *title = carom_contact_page_title(
      inspector, carom_inspector_get_explanation(inspector), CAROM_EXPLANATION_TIME_DIGITS);
  return strstr(title, "the last one listed") != NULL;
}

/* The last contact that is listed is not the last that has happened, and its title says so; that of
 * the one before it does not, nor that of the last one where all are listed. */
static void test_title(void) {
  g_autoptr(CaromScene) scene = make_scene();
  const gsize budgets[] = {1, CAROM_RETENTION_BUDGET};
  for (guint i = 0; i < G_N_ELEMENTS(budgets); i++) {
    g_autoptr(CaromPlayer) player = make_player(scene, "events", budgets[i]);
    g_autoptr(CaromInspector) inspector = carom_inspector_new(player);
    carom_player_seek(player, MANY_FRAMES);
    guint last = carom_run_count_contacts(test_leading_run(player)) - 1;
    carom_inspector_choose(inspector, 0, last);
    g_assert_cmpint(is_titled_last(inspector), ==, i == 0);
    carom_inspector_choose(inspector, 0, last - 1);
    g_assert_false(is_titled_last(inspector));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/unlisted/all-listed", test_all_listed);
  g_test_add_data_func("/unlisted/walk/events", "events", test_walk);
  g_test_add_data_func("/unlisted/walk/stepped", "stepped", test_walk);
  g_test_add_func("/unlisted/describe", test_describe);
  g_test_add_func("/unlisted/title", test_title);
  return g_test_run();
}
