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
  g_assert_nonnull(
      strstr(message, "after 0.000001 s") || strstr(message, "after 1×10⁻⁶ s") ? message : NULL);
  g_assert_cmpuint(test_frame(player), ==, 1);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/patience/waits", test_waits);
  g_test_add_func("/patience/begins-anew", test_begins_anew);
  return g_test_run();
}
