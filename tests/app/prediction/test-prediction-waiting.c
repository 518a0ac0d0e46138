/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prediction-waiting: what the page for predicting says and offers between two questions, and
 * where the focus is. Needs a display. */
#include "prediction-view-test.h"

/* Started after the last contact, the page says so and offers to start over, which leads to the
 * first question. */
static void test_start_over(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 400);
  carom_prediction_session_set_active(fixture->session, TRUE);
  g_assert_true(says(fixture, "The last question of this run has passed."));
  g_assert_null(find_button(fixture, "P_lay"));
  GtkWidget *button = find_button(fixture, "Start o_ver");
  g_assert_nonnull(button);
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_true(carom_player_get_playing(fixture->player));
  g_assert_nonnull(find_button(fixture, "Pa_use"));
  for (gint64 us = G_USEC_PER_SEC; carom_player_get_playing(fixture->player); us += 50000)
    carom_player_tick(fixture->player, us);
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_ASKING);
}

/* What the page says and offers while it waits is true before the first question, on the way, after
 * the last one, and beyond the end. */
static void test_outlooks(Fixture *fixture, gconstpointer data) {
  static const struct {
    gboolean in_box;   /* where discs go on to meet */
    guint64 known, at; /* frames; the ends are at 400, and 600 in the box */
    gboolean playing;
    const char *text;
    gboolean can_play, can_start_over;
  } rows[] = {
      {FALSE, 0, 0, FALSE, "Play: the run stops at the next question, if", TRUE, FALSE},
      {FALSE, 200, 0, FALSE, "Play: the run stops at the next question.", TRUE, FALSE},
      {FALSE, 0, 0, TRUE, "The run stops at the next question, if one comes.", FALSE, FALSE},
      {FALSE, 200, 200, FALSE, "Play: the run stops at the next question, if", TRUE, FALSE},
      {FALSE, 400, 400, FALSE, "The last question of this run has passed.", FALSE, TRUE},
      {FALSE, 500, 500, FALSE, "The last question of this run has passed.", FALSE, TRUE},
      {FALSE, 500, 500, TRUE, "The run stops at the next question, if one comes.", FALSE, FALSE},
      {TRUE, 600, 600, FALSE, "The last question so far has passed. Play on", TRUE, TRUE},
      {TRUE, 1300, 650, FALSE, "Play: the run stops at the next question.", TRUE, FALSE},
      {TRUE, 1300, 1300, FALSE, "The last question so far has passed. Play on", TRUE, TRUE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromScene) scene = rows[i].in_box ? test_box() : test_head_on(0.5);
    compare(fixture, scene);
    carom_prediction_session_set_active(fixture->session, FALSE);
    carom_player_seek(fixture->player, rows[i].known);
    carom_player_seek(fixture->player, rows[i].at);
    carom_prediction_session_set_active(fixture->session, TRUE);
    carom_player_set_playing(fixture->player, rows[i].playing);
    g_test_message("row %u", i);
    g_assert_true(says(fixture, rows[i].text));
    g_assert_cmpint(find_button(fixture, "P_lay") != NULL, ==, rows[i].can_play);
    g_assert_cmpint(find_button(fixture, "Start o_ver") != NULL, ==, rows[i].can_start_over);
    g_assert_cmpint(find_button(fixture, "Pa_use") != NULL, ==, rows[i].playing);
    carom_player_set_playing(fixture->player, FALSE);
  }
}

static GtkWidget *get_focus(Fixture *fixture) {
  return gtk_window_get_focus(GTK_WINDOW(fixture->window));
}

/* Presses a button that has the focus, as Enter does. */
static void press(Fixture *fixture, const char *label) {
  GtkWidget *button = find_button(fixture, label);
  g_assert_nonnull(button);
  g_assert_true(gtk_widget_grab_focus(button));
  g_signal_emit_by_name(button, "clicked");
  test_wait_for_frames(fixture->window);
}

static void assert_focus_on_button(Fixture *fixture, const char *label) {
  GtkWidget *focus = get_focus(fixture);
  g_test_message("focus: %s, not: %s", focus ? G_OBJECT_TYPE_NAME(focus) : "none", label);
  g_assert_nonnull(focus);
  g_assert_true(focus == find_button(fixture, label));
}

static void assert_focus_in_field(Fixture *fixture, guint i) {
  GtkWidget *focus = get_focus(fixture);
  g_assert_nonnull(focus);
  g_assert_true(gtk_widget_is_ancestor(focus, GTK_WIDGET(get_field(fixture, i))));
}

/* A window that is not the active one any more keeps its focus, but Tab would begin anew. */
static void place_focus_again(Fixture *fixture, GtkWidget *widget) {
  gtk_window_set_focus(GTK_WINDOW(fixture->window), NULL);
  g_assert_true(gtk_widget_grab_focus(widget));
}

static void play_to_question(Fixture *fixture) {
  for (gint64 us = G_USEC_PER_SEC; carom_player_get_playing(fixture->player); us += 50000)
    carom_player_tick(fixture->player, us);
  test_wait_for_frames(fixture->window);
}

/* By the keyboard alone: after each step the focus is on what is done next, and Tab leads from the
 * fields to the buttons. */
static void test_focus(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_box();
  compare(fixture, scene);
  carom_prediction_session_set_filter(fixture->session, "discs", NULL);
  press(fixture, "S_tart");
  assert_focus_on_button(fixture, "P_lay");
  press(fixture, "P_lay");
  assert_focus_on_button(fixture, "Pa_use");
  play_to_question(fixture);
  assert_focus_in_field(fixture, 0);
  place_focus_again(fixture, GTK_WIDGET(get_field(fixture, 0)));
  for (guint i = 1; i < 4; i++) {
    test_go_by_tab(fixture->window, GTK_DIR_TAB_FORWARD);
    assert_focus_in_field(fixture, i);
  }
  for (guint i = 0; i < 4; i++)
    gtk_editable_set_text(get_field(fixture, i), "0");
  test_go_by_tab(fixture->window, GTK_DIR_TAB_FORWARD);
  assert_focus_on_button(fixture, "_Reveal");
  test_go_by_tab(fixture->window, GTK_DIR_TAB_FORWARD);
  assert_focus_on_button(fixture, "S_kip");
  press(fixture, "S_kip");
  assert_focus_on_button(fixture, "Pa_use");
  play_to_question(fixture);
  assert_focus_in_field(fixture, 0);
  for (guint i = 0; i < 4; i++)
    gtk_editable_set_text(get_field(fixture, i), "0");
  press(fixture, "_Reveal");
  assert_focus_on_button(fixture, "Go o_n");
  press(fixture, "Go o_n");
  assert_focus_on_button(fixture, "Pa_use");
  press(fixture, "Pa_use");
  assert_focus_on_button(fixture, "P_lay");
}

/* Who goes back from a question with choices can play on from there. */
static void test_focus_after_choices(Fixture *fixture, gconstpointer data) {
  carom_prediction_session_set_choices(fixture->session, TRUE);
  press(fixture, "S_tart");
  press(fixture, "P_lay");
  play_to_question(fixture);
  g_assert_true(carom_vote_is_open(fixture->vote));
  carom_player_seek(fixture->player, 0);
  test_wait_for_frames(fixture->window);
  assert_focus_on_button(fixture, "P_lay");
}

/* Where nothing is left to press, the choice of contacts is next. */
static void test_focus_at_end(Fixture *fixture, gconstpointer data) {
  carom_prediction_session_set_filter(fixture->session, "walls", NULL);
  press(fixture, "S_tart");
  press(fixture, "P_lay");
  play_to_question(fixture);
  g_assert_true(says(fixture, "No contact of this run has a question."));
  g_assert_nonnull(get_focus(fixture));
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), GTK_WIDGET(get_choice(fixture))) ||
                get_focus(fixture) == GTK_WIDGET(get_choice(fixture)));
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/prediction-waiting/start-over", test_start_over},
      {"/prediction-waiting/outlooks", test_outlooks},
      {"/prediction-waiting/focus", test_focus},
      {"/prediction-waiting/focus-after-choices", test_focus_after_choices},
      {"/prediction-waiting/focus-at-end", test_focus_at_end},
  };
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
