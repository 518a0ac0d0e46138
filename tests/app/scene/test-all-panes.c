/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-all-panes: how contacts are found, in all panes at once: exact times where nobody has
 * chosen, the switch, its undo, what the file keeps, and the offer of steps where discs at rest
 * take too long. Needs a display. */
#include "window-test.h"

#include "carom-notices.h"

#include <string.h>

#define PAIR                                                                                       \
  "\"bodies\": [{\"position\": [1, 0], \"velocity\": [-1, 0], \"radius\": 0.5, \"mass\": 2}, "     \
  "{\"position\": [-1, 0.5], \"velocity\": [1, 0], \"radius\": 0.5, \"mass\": 1}]}"
#define HEAD "{\"format\": \"carom-scene\", \"version\": 1, "

/* Ten balls that come to rest on a floor, one beside the other, in 0.1 s. */
static char *make_resting(void) {
  g_autoptr(GString) json =
      g_string_new(HEAD "\"gravity\": [0, -9.81], \"restitution\": 0.1, \"dt\": 0.01, "
                        "\"duration\": 2, \"walls\": [{\"p1\": [-2, 0], \"p2\": [22, 0]}], "
                        "\"panes\": [{\"detection\": \"events\"}], \"bodies\": [");
  for (guint i = 0; i < 10; i++)
    g_string_append_printf(json, "%s{\"position\": [%u, 0.51], \"radius\": 0.5, \"mass\": 1}",
                           i ? ", " : "", 2 * i);
  g_string_append(json, "]}");
  return g_string_free(g_steal_pointer(&json), FALSE);
}

static void open_text(Fixture *fixture, const char *text) {
  g_autofree char *path = write_file(fixture, "mine.carom", text);
  open_scene(fixture, path);
}

/* "events", "stepped", "" where panes differ. */
static void assert_detection(Fixture *fixture, const char *id) {
  g_autoptr(GVariant) state = get_state(fixture, "detection");
  g_assert_cmpstr(g_variant_get_string(state, NULL), ==, id);
}

static GtkToggleButton *find_toggle(Fixture *fixture, const char *label) {
  GtkWidget *toggle = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_TOGGLE_BUTTON, label);
  g_assert_nonnull(toggle);
  return GTK_TOGGLE_BUTTON(toggle);
}

static void assert_toggles(Fixture *fixture, gboolean exact, gboolean steps) {
  g_assert_cmpint(gtk_toggle_button_get_active(find_toggle(fixture, "Exact times")), ==, exact);
  g_assert_cmpint(gtk_toggle_button_get_active(find_toggle(fixture, "Steps")), ==, steps);
}

static GtkLabel *find_message(Fixture *fixture) {
  g_autoptr(GPtrArray) found = find_all(fixture, CAROM_TYPE_NOTICES);
  return GTK_LABEL(gtk_widget_get_template_child(found->pdata[0], CAROM_TYPE_NOTICES, "label"));
}

static gboolean is_offered(Fixture *fixture) {
  g_autoptr(GPtrArray) found = find_all(fixture, CAROM_TYPE_NOTICES);
  GtkWidget *bar =
      GTK_WIDGET(gtk_widget_get_template_child(found->pdata[0], CAROM_TYPE_NOTICES, "bar"));
  return gtk_info_bar_get_revealed(GTK_INFO_BAR(bar)) &&
         strstr(gtk_label_get_text(find_message(fixture)), "slower than its clock");
}

/* The velocities are those of a calculation by hand. */
static void test_nobody_has_chosen(Fixture *fixture, gconstpointer data) {
  open_text(fixture, HEAD PAIR);
  assert_detection(fixture, "events");
  assert_toggles(fixture, TRUE, FALSE);
  g_assert_nonnull(
      strstr(gtk_label_get_text(find_message(fixture)), "The other panes use exact times"));
  carom_player_seek(fixture->player, 60);
  const CaromBodies *bodies = &test_leading_run(fixture->player)->world->bodies;
  /* n = (−√3/2, 1/2) from A to B, w = (u_A − u_B)·n = √3, J = 2 μ w = 4/√3, v = u ∓ (J/m) n. */
  double j = 4 / sqrt(3), rounding = 1e-14;
  g_assert_cmpfloat_with_epsilon(bodies->vx[0], -1 + j / 2 * sqrt(3) / 2, rounding);
  g_assert_cmpfloat_with_epsilon(bodies->vy[0], -j / 2 / 2, rounding);
  g_assert_cmpfloat_with_epsilon(bodies->vx[1], 1 - j * sqrt(3) / 2, rounding);
  g_assert_cmpfloat_with_epsilon(bodies->vy[1], j / 2, rounding);
}

/* As one edit, which the file keeps. */
static void test_switch(Fixture *fixture, gconstpointer data) {
  open_text(fixture, HEAD "\"panes\": [{\"detection\": \"events\"}, {\"ties\": \"random\", "
                          "\"detection\": \"stepped\"}, {\"separation\": \"nudge\"}], " PAIR);
  assert_detection(fixture, "");
  assert_toggles(fixture, FALSE, FALSE);
  g_signal_emit_by_name(find_toggle(fixture, "Steps"), "clicked");
  assert_detection(fixture, "stepped");
  assert_toggles(fixture, FALSE, TRUE);
  do_action(fixture, "win.undo");
  assert_detection(fixture, "");
  assert_toggles(fixture, FALSE, FALSE);
  do_action(fixture, "win.redo");
  g_signal_emit_by_name(find_toggle(fixture, "Exact times"), "clicked");
  assert_toggles(fixture, TRUE, FALSE);
  g_assert_cmpuint(count_panes(fixture), ==, 3);
  do_action(fixture, "win.save");
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *saved = NULL;
  g_assert_true(g_file_get_contents(path, &saved, NULL, NULL));
  g_auto(GStrv) exact = g_strsplit(saved, "\"detection\": \"events\"", -1);
  g_assert_cmpuint(g_strv_length(exact), ==, 4);
  g_assert_null(strstr(saved, "stepped"));
}

static gboolean has_heading(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) labels = find_all(fixture, CAROM_TYPE_FITTING_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (strstr(carom_fitting_label_get_text(labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

/* A heading says how long a step is. */
static void test_heading(Fixture *fixture, gconstpointer data) {
  open_text(fixture, HEAD "\"panes\": [{\"detection\": \"events\"}], " PAIR);
  g_assert_false(has_heading(fixture, "steps"));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.detection", "s", "stepped");
  g_assert_true(has_heading(fixture, "steps of 1/60 s"));
  open_text(fixture, HEAD "\"dt\": 0.01, \"panes\": [{\"detection\": \"stepped\"}], " PAIR);
  g_assert_true(has_heading(fixture, "steps of 0.01 s"));
}

/* Plays for a second of which there is time for a few frames only. */
static void play_late(Fixture *fixture) {
  carom_player_set_budget(fixture->player, 1);
  carom_player_set_playing(fixture->player, TRUE);
  for (gint64 now_us = 0; now_us < G_USEC_PER_SEC; now_us += 50000)
    carom_player_tick(fixture->player, now_us);
  carom_player_set_playing(fixture->player, FALSE);
  test_take_time(fixture->player);
}

/* Where discs at rest make the run late, steps are offered, once, and nothing else is done. */
static void test_offer(Fixture *fixture, gconstpointer data) {
  g_autofree char *resting = make_resting();
  open_text(fixture, resting);
  carom_player_seek(fixture->player, 20);
  g_assert_false(is_offered(fixture));
  play_late(fixture);
  g_assert_true(is_offered(fixture));
  assert_detection(fixture, "events");
  GtkWidget *button =
      test_find(GTK_WIDGET(fixture->window), GTK_TYPE_BUTTON, "_Steps in all panes");
  g_signal_emit_by_name(button, "clicked");
  assert_detection(fixture, "stepped");
  g_assert_false(is_offered(fixture));
  do_action(fixture, "win.undo");
  carom_player_seek(fixture->player, 20);
  play_late(fixture);
  g_assert_true(is_offered(fixture));
  do_action(fixture, "win.restart");
  g_autoptr(GPtrArray) found = find_all(fixture, CAROM_TYPE_NOTICES);
  gtk_info_bar_response(
      GTK_INFO_BAR(gtk_widget_get_template_child(found->pdata[0], CAROM_TYPE_NOTICES, "bar")),
      GTK_RESPONSE_CLOSE);
  carom_player_seek(fixture->player, 20);
  play_late(fixture);
  g_assert_false(is_offered(fixture)); /* it has been closed */
}

/* What is late for another reason is not said to be at rest. */
static void test_no_offer(Fixture *fixture, gconstpointer data) {
  open_text(fixture, HEAD "\"panes\": [{\"detection\": \"events\"}], " PAIR);
  play_late(fixture);
  g_assert_false(is_offered(fixture));
  g_autofree char *resting = make_resting();
  open_text(fixture, resting);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.detection", "s", "stepped");
  carom_player_seek(fixture->player, 20);
  play_late(fixture);
  g_assert_false(is_offered(fixture));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/all-panes/nobody-has-chosen", test_nobody_has_chosen},
      {"/all-panes/switch", test_switch},
      {"/all-panes/heading", test_heading},
      {"/all-panes/offer", test_offer},
      {"/all-panes/no-offer", test_no_offer},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
