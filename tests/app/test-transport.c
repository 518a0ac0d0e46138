/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-transport: what the bar says and does: playing again, in a loop, slowly, and at the speed
 * that a scene asks for. Needs a display; skipped without one. */
#include "window-test.h"

#include "carom-fitting-label.h"
#include "carom-shortcuts.h"
#include "carom-transport.h"

static GtkWidget *get_transport(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TRANSPORT, NULL);
}

static GtkWidget *find_button(Fixture *fixture, const char *action) {
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(get_transport(fixture), GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0(gtk_actionable_get_action_name(buttons->pdata[i]), action) == 0)
      return buttons->pdata[i];
  g_assert_not_reached();
}

static void assert_button(Fixture *fixture, const char *icon, const char *tooltip) {
  GtkWidget *button = find_button(fixture, "win.play");
  g_assert_cmpstr(gtk_button_get_icon_name(GTK_BUTTON(button)), ==, icon);
  g_assert_true(g_str_has_prefix(gtk_widget_get_tooltip_text(button), tooltip));
}

static void assert_key(guint key, GdkModifierType state, const char *action) {
  const char *found = NULL;
  carom_shortcuts_find(CAROM_SHORTCUT_PLAIN, key, state, &found);
  g_assert_cmpstr(found, ==, action);
}

static void seek_end(Fixture *fixture) {
  double end_s = carom_player_get_end_s(fixture->player);
  carom_player_seek(fixture->player, carom_player_frame_at(fixture->player, end_s));
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* At the end the button says that it starts from the beginning, and does. */
static void test_again(Fixture *fixture, gconstpointer data) {
  assert_button(fixture, "carom-play-symbolic", "Play (Space)");
  seek_end(fixture);
  assert_button(fixture, "carom-replay-symbolic", "Play again");
  do_action(fixture, "win.play");
  g_assert_true(carom_player_get_playing(fixture->player));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  assert_button(fixture, "carom-pause-symbolic", "Pause");
  wait_for_frame(fixture, 2);
}

static void test_beyond(Fixture *fixture, gconstpointer data) {
  assert_key(GDK_KEY_End, GDK_CONTROL_MASK, "win.play-beyond");
  seek_end(fixture);
  guint64 end = test_frame(fixture->player);
  do_action(fixture, "win.play-beyond");
  g_assert_true(carom_player_get_playing(fixture->player));
  wait_for_frame(fixture, end + 2);
  assert_button(fixture, "carom-pause-symbolic", "Pause");
}

/* ---- Where there is nothing to play ---- */

static gboolean can_play(Fixture *fixture) {
  return gtk_widget_get_sensitive(find_button(fixture, "win.play"));
}

/* Without discs, now or later, nothing can be played, and the button says so; with the first one,
 * at rest or pinned, it can. */
static void test_nothing(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_activate_action(window, "win.new", "s", "empty");
  g_assert_false(can_play(fixture));
  assert_button(fixture, "carom-play-symbolic", "Nothing to play yet");
  test_press_key(window, GDK_KEY_space, 0);
  gtk_widget_activate_action(window, "win.play-beyond", NULL);
  carom_player_set_playing(fixture->player, TRUE);
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_widget_activate_action(window, "win.edit-new", "s", "wall");
  g_assert_false(can_play(fixture));
  gtk_widget_activate_action(window, "win.edit-new", "s", "disc");
  g_assert_true(can_play(fixture));
  assert_button(fixture, "carom-play-symbolic", "Play (Space)");
  g_assert_true(test_press_key(window, GDK_KEY_space, 0));
  g_assert_true(carom_player_get_playing(fixture->player));
  do_action(fixture, "win.undo"); /* also while it plays */
  g_assert_false(can_play(fixture));
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_widget_activate_action(window, "win.edit-new", "s", "emitter");
  g_assert_true(can_play(fixture));
  do_action(fixture, "win.play");
  g_assert_true(carom_player_get_playing(fixture->player));
}

/* ---- What the scene asks for ---- */

#define SCENE                                                                                      \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Slow\", \"dt\": 0.001, "             \
  "\"duration\": 1, \"speed\": 0.3, \"loop\": true, \"slow_at_contacts\": true, \"bodies\": ["     \
  "{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1}, "                     \
  "{\"position\": [3, 0], \"velocity\": [-1, 0], \"radius\": 1, \"mass\": 1}]}"

static void open_slow(Fixture *fixture) {
  g_autofree char *path = write_file(fixture, "slow.carom", SCENE);
  open_scene(fixture, path);
}

static void assert_switches(Fixture *fixture, gboolean loop, gboolean slow) {
  GtkWidget *loop_button = find_button(fixture, "win.loop");
  GtkWidget *slow_button = find_button(fixture, "win.slow-at-contacts");
  g_assert_cmpint(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(loop_button)), ==, loop);
  g_assert_cmpint(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(slow_button)), ==, slow);
}

static void assert_speed(Fixture *fixture, double speed, const char *title) {
  GtkWidget *drop_down = test_find(get_transport(fixture), GTK_TYPE_DROP_DOWN, NULL);
  gpointer item = gtk_drop_down_get_selected_item(GTK_DROP_DOWN(drop_down));
  g_assert_cmpfloat(carom_player_get_speed(fixture->player), ==, speed);
  g_assert_cmpstr(gtk_string_object_get_string(item), ==, title);
}

static void choose_speed(Fixture *fixture, const char *title) {
  GtkDropDown *drop_down =
      GTK_DROP_DOWN(test_find(get_transport(fixture), GTK_TYPE_DROP_DOWN, NULL));
  GListModel *speeds = gtk_drop_down_get_model(drop_down);
  for (guint i = 0; i < g_list_model_get_n_items(speeds); i++)
    if (g_str_equal(gtk_string_list_get_string(GTK_STRING_LIST(speeds), i), title))
      gtk_drop_down_set_selected(drop_down, i);
}

/* Choosing a scene sets the switches; then they are the viewer's, also when a parameter changes. */
static void test_follow(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  assert_key(GDK_KEY_l, 0, "win.loop");
  assert_key(GDK_KEY_s, 0, "win.slow-at-contacts");
  open_slow(fixture);
  assert_switches(fixture, TRUE, TRUE);
  assert_speed(fixture, 0.3, "0.3 ×");
  do_action(fixture, "win.loop");
  gtk_widget_activate_action(window, "win.speed", "d", 2.0);
  gtk_widget_activate_action(window, "win.restitution", "d", 0.5);
  assert_switches(fixture, FALSE, TRUE);
  assert_speed(fixture, 2, "2 ×");
  /* The scene's own speed can be chosen again, and the slowest and the fastest of the list. */
  choose_speed(fixture, "1⁄100 ×");
  assert_speed(fixture, 0.01, "1⁄100 ×");
  choose_speed(fixture, "16 ×");
  assert_speed(fixture, 16, "16 ×");
  choose_speed(fixture, "0.3 ×");
  assert_speed(fixture, 0.3, "0.3 ×");
  open_scene(fixture, "oblique");
  const CaromStaging *staging = &carom_document_get_scene(fixture->document)->staging;
  assert_switches(fixture, staging->loop, staging->slow_at_contacts);
  g_assert_cmpfloat(carom_player_get_speed(fixture->player), ==, staging->speed);
}

/* At the contact the bar says that it is slow, and never that the machine is. */
static void test_says_slow(Fixture *fixture, gconstpointer data) {
  open_slow(fixture);
  gpointer status = test_find(get_transport(fixture), CAROM_TYPE_FITTING_LABEL, NULL);
  guint n_slow = 0;
  test_take_time(fixture->player);
  carom_player_set_playing(fixture->player, TRUE);
  for (gint64 now_us = 0; test_frame(fixture->player) < 900; now_us += 20000) {
    carom_player_tick(fixture->player, now_us);
    gboolean is_slow = carom_player_is_slowed(fixture->player);
    g_assert_cmpstr(carom_fitting_label_get_text(status), ==,
                    is_slow ? "0.3 × · slow at the contact" : "");
    n_slow += is_slow;
  }
  g_assert_cmpuint(n_slow, >=, 40); /* 0.1 s at an eighth of the speed, in ticks of 20 ms */
}

/* ---- Where nothing can be slow ---- */

static void assert_slow_tooltip(Fixture *fixture, const char *text) {
  g_assert_nonnull(
      strstr(gtk_widget_get_tooltip_text(find_button(fixture, "win.slow-at-contacts")), text));
}

static void assert_status(Fixture *fixture, const char *text) {
  gpointer status = test_find(get_transport(fixture), CAROM_TYPE_FITTING_LABEL, NULL);
  g_assert_cmpstr(carom_fitting_label_get_text(status), ==, text);
}

/* A disc that meets a wall ten times a second. */
#define CROWDED                                                                                    \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Crowded\", \"dt\": 0.01, "           \
  "\"duration\": 6, \"bodies\": ["                                                                 \
  "{\"position\": [0, 0], \"velocity\": [10, 0], \"radius\": 1, \"mass\": 1}], "                   \
  "\"walls\": [{\"p1\": [1.5, -2], \"p2\": [1.5, 2]}, {\"p1\": [-1.5, -2], \"p2\": [-1.5, 2]}]}"

static void play_to(Fixture *fixture, guint64 frame) {
  carom_player_set_playing(fixture->player, TRUE);
  for (gint64 now_us = 0; test_frame(fixture->player) < frame; now_us += 10000) {
    g_assert_true(carom_player_get_playing(fixture->player));
    carom_player_tick(fixture->player, now_us);
  }
}

/* Where contacts come all the time the bar says why the clock keeps its speed, at a lower speed
 * and before the switch is chosen it does not. */
static void test_says_crowded(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autofree char *path = write_file(fixture, "crowded.carom", CROWDED);
  open_scene(fixture, path);
  play_to(fixture, 400);
  assert_slow_tooltip(fixture, "the clock slows down around each");
  assert_status(fixture, "");
  do_action(fixture, "win.slow-at-contacts");
  assert_slow_tooltip(fixture, "they come too often");
  assert_status(fixture, "1 × · not slow: contacts come too often");
  gtk_widget_activate_action(window, "win.speed", "d", 1.0 / 16);
  assert_slow_tooltip(fixture, "the clock slows down around each");
  gtk_widget_activate_action(window, "win.speed", "d", 1.0);
  carom_player_set_playing(fixture->player, FALSE);
  assert_slow_tooltip(fixture, "they come too often");
  do_action(fixture, "win.slow-at-contacts");
  assert_slow_tooltip(fixture, "the clock slows down around each");
}

static void count(guint *n) {
  (*n)++;
}

/* GTK makes a tooltip that is shown anew whenever one is set, wherever in the window that is. */
static void test_sets_no_tooltips(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) widgets = g_ptr_array_new();
  guint n_set = 0;
  play_to(fixture, 3);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_WIDGET, widgets);
  for (guint i = 0; i < widgets->len; i++)
    g_signal_connect_swapped(widgets->pdata[i], "notify::tooltip-text", G_CALLBACK(count), &n_set);
  play_to(fixture, 12);
  for (guint i = 0; i < widgets->len; i++)
    g_signal_handlers_disconnect_by_data(widgets->pdata[i], &n_set);
  g_assert_cmpuint(n_set, ==, 0);
}

/* True at each moment: nothing comes too often at first, nothing is known beyond the end. */
static void test_says_when(Fixture *fixture, gconstpointer data) {
  open_slow(fixture);
  assert_slow_tooltip(fixture, "the clock slows down around each");
  seek_end(fixture);
  assert_slow_tooltip(fixture, "the clock slows down around each");
  do_action(fixture, "win.step");
  assert_slow_tooltip(fixture, "not known beforehand");
  do_action(fixture, "win.restart");
  assert_slow_tooltip(fixture, "the clock slows down around each");
}

static void test_says_unknown(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "molecules");
  if (!carom_document_get_scene(fixture->document)->staging.slow_at_contacts)
    do_action(fixture, "win.slow-at-contacts");
  assert_slow_tooltip(fixture, "not known beforehand");
  assert_status(fixture, "");
  play_to(fixture, 3);
  assert_status(fixture, "1 × · not slow: contacts are not known beforehand");
}

/* Whether contacts come often is part of what a prediction is asked of. */
static void test_says_no_secret(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "crowded.carom", CROWDED);
  open_scene(fixture, path);
  carom_player_seek(fixture->player, 400);
  do_action(fixture, "win.slow-at-contacts");
  assert_slow_tooltip(fixture, "they come too often");
  carom_transport_set_hide_ahead(CAROM_TRANSPORT(get_transport(fixture)), TRUE);
  assert_slow_tooltip(fixture, "the clock slows down around each");
  carom_transport_set_hide_ahead(CAROM_TRANSPORT(get_transport(fixture)), FALSE);
  assert_slow_tooltip(fixture, "they come too often");
}

/* The time has its place from the first to the last frame. */
static void test_time(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "elastic-drop"); /* 15.6 s */
  GtkWidget *label = test_find(get_transport(fixture), GTK_TYPE_LABEL, "0.000 s");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  int width = gtk_widget_get_width(label);
  graphene_point_t before, now;
  g_assert_true(
      gtk_widget_compute_point(label, get_transport(fixture), &GRAPHENE_POINT_INIT(0, 0), &before));
  seek_end(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpstr(gtk_label_get_text(GTK_LABEL(label)), ==, "15.600 s");
  g_assert_cmpint(gtk_widget_get_width(label), ==, width);
  g_assert_true(
      gtk_widget_compute_point(label, get_transport(fixture), &GRAPHENE_POINT_INIT(0, 0), &now));
  g_assert_cmpfloat(now.x, ==, before.x);
  g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))));
}

/* Two discs that meet after 14 s, in a scene of 1 s. */
#define FAR_SCENE                                                                                  \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Far\", \"dt\": 0.001, "              \
  "\"duration\": 1, \"bodies\": ["                                                                 \
  "{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1}, "                     \
  "{\"position\": [30, 0], \"velocity\": [-1, 0], \"radius\": 1, \"mass\": 1}]}"

static void ask_next(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* Where there is no next contact, that is said: that there cannot be one, or until when there is
 * none. */
static void test_says_none(Fixture *fixture, gconstpointer data) {
  g_autofree char *far = write_file(fixture, "far.carom", FAR_SCENE);
  open_scene(fixture, far);
  ask_next(fixture);
  assert_status(fixture, "No contact until 1 s");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  open_slow(fixture);
  for (guint i = 0; i < 3; i++) /* before and after the contact, and beyond */
    ask_next(fixture);
  assert_status(fixture, "No further contact");
  do_action(fixture, "win.step");
  assert_status(fixture, "");
}

/* At the end of a frame in which a ball at rest has hopped, it says how often; within a frame it
 * says where the clock is. */
static void test_says_burst(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "sliding-ball");
  gpointer status = test_find(get_transport(fixture), CAROM_TYPE_FITTING_LABEL, NULL);
  ask_next(fixture);
  assert_status(fixture, "Just before the contact");
  ask_next(fixture);
  ask_next(fixture);
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  g_assert_true(g_str_has_suffix(carom_fitting_label_get_text(status), " contacts within 0.01 s"));
  ask_next(fixture);
  g_assert_cmpuint(test_frame(fixture->player), ==, 2);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/transport/again", test_again},
      {"/transport/beyond", test_beyond},
      {"/transport/nothing", test_nothing},
      {"/transport/follow", test_follow},
      {"/transport/says-slow", test_says_slow},
      {"/transport/says-crowded", test_says_crowded},
      {"/transport/sets-no-tooltips", test_sets_no_tooltips},
      {"/transport/says-when", test_says_when},
      {"/transport/says-unknown", test_says_unknown},
      {"/transport/says-no-secret", test_says_no_secret},
      {"/transport/says-none", test_says_none},
      {"/transport/says-burst", test_says_burst},
      {"/transport/time", test_time},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
