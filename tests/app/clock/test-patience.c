/* test-patience: the clock does not hang on a frame that has a great many contacts. */
#include "app-test.h"

/* A gas so fast that a frame has ten thousands of events. */
static CaromScene *rush(void) {
  CaromScene *scene = test_box_with_events();
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2(1e6 + 1e5 * i, 7e5 - 2e5 * i);
  }
  return scene;
}

static void keep_message(CaromPlayer *player, const char *message, char **kept) {
  g_free(*kept);
  *kept = g_strdup(message);
}

/* It stays before such a frame, says so, and waits twice as long each time it is let go on, until
 * the frame is there: the same frame as without all that. */
static void test_waits(void) {
  const double least_s = 1e-6;
  g_autoptr(CaromScene) scene = rush();
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_autoptr(CaromPlayer) patient = test_player_for(scene);
  g_autofree char *message = NULL;
  guint n_stops = 0;
  g_signal_connect(player, "failed", G_CALLBACK(keep_message), &message);
  carom_player_set_patience(player, least_s);
  carom_player_set_patience(patient, 1e6);
  carom_player_seek(patient, 1);
  g_assert_cmpuint(test_frame(patient), ==, 1);
  for (;; n_stops++) {
    g_clear_pointer(&message, g_free);
    carom_player_seek(player, 1);
    if (test_frame(player) == 1)
      break;
    g_assert_cmpuint(test_frame(player), ==, 0);
    g_assert_nonnull(message);
    g_assert_nonnull(strstr(message, "a great many contacts"));
    g_assert_cmpuint(n_stops, <, 40); /* 2^40 µs are 12 days */
  }
  g_test_message("stopped %u times", n_stops);
  g_assert_cmpuint(n_stops, >, 3);
  g_assert_null(message);
  g_autoptr(GBytes) one = test_state(player), other = test_state(patient);
  g_assert_true(g_bytes_equal(one, other));
}

/* The next such frame is waited for as long as the first one was at first. */
static void test_begins_anew(void) {
  g_autoptr(CaromScene) scene = rush();
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_autofree char *message = NULL;
  g_signal_connect(player, "failed", G_CALLBACK(keep_message), &message);
  carom_player_set_patience(player, 1e-6);
  while (test_frame(player) == 0)
    carom_player_seek(player, 1);
  g_clear_pointer(&message, g_free);
  carom_player_set_playing(player, TRUE);
  for (gint64 i = 1; carom_player_get_playing(player); i++)
    carom_player_tick(player, i * G_USEC_PER_SEC);
  g_assert_nonnull(message);
  g_assert_nonnull(strstr(message, "after 1×10⁻⁶\u00a0s"));
  g_assert_cmpuint(test_frame(player), ==, 1);
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
  return scene;
}

/* Of panes that all work in steps it is not said that steps would help. */
static void test_remedy(void) {
  g_autoptr(CaromScene) gas = rush(), heap = pile();
  g_autoptr(CaromPlayer) exact = test_player_for(gas), stepped = test_player_for(heap);
  CaromPlayer *players[] = {exact, stepped};
  static const char *const remedies[] = {"with detection in steps", "with fewer discs"};
  for (guint i = 0; i < G_N_ELEMENTS(players); i++) {
    g_autofree char *message = NULL;
    g_signal_connect(players[i], "failed", G_CALLBACK(keep_message), &message);
    carom_player_set_patience(players[i], 1e-9);
    carom_player_seek(players[i], 1);
    g_assert_cmpuint(test_frame(players[i]), ==, 0);
    g_assert_nonnull(message);
    for (guint k = 0; k < G_N_ELEMENTS(remedies); k++)
      g_assert_cmpint(strstr(message, remedies[k]) != NULL, ==, i == k);
  }
}

/* As long as the window rests, nobody waits. */
static void test_rest_does_not_count(void) {
  const double limit_s = 1;
  g_autoptr(CaromScene) scene = rush();
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_autofree char *message = NULL;
  g_signal_connect(player, "failed", G_CALLBACK(keep_message), &message);
  carom_player_set_patience(player, limit_s);
  carom_player_seek(player, 0);
  g_usleep((gulong)(1.2 * limit_s * G_USEC_PER_SEC));
  carom_player_seek_contact(player, 1);
  g_assert_null(message);
  g_assert_cmpuint(carom_run_count_contacts(test_leading_run(player)), >, 0);
}

/* How long a frame of another comparison is waited for has nothing to do with the last one. */
static void test_another_comparison(void) {
  g_autoptr(CaromScene) scene = rush();
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  g_autofree char *message = NULL;
  g_signal_connect(player, "failed", G_CALLBACK(keep_message), &message);
  carom_player_set_patience(player, 1e-6);
  carom_player_seek(player, 1);
  carom_player_seek(player, 1);
  g_assert_nonnull(message);
  g_assert_nonnull(strstr(message, "after 2×10⁻⁶\u00a0s"));
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(
      player, carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), methods->len));
  carom_player_seek(player, 1);
  g_assert_nonnull(strstr(message, "after 1×10⁻⁶\u00a0s"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/patience/waits", test_waits);
  g_test_add_func("/patience/begins-anew", test_begins_anew);
  g_test_add_func("/patience/remedy", test_remedy);
  g_test_add_func("/patience/rest-does-not-count", test_rest_does_not_count);
  g_test_add_func("/patience/another-comparison", test_another_comparison);
  return g_test_run();
}
