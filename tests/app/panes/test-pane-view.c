/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-pane-view: the menu of a pane says how much time a contact costs when it is opened. */
#include "app-test.h"
#include "gtk-test.h"

#include "carom-pane-view.h"

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  GtkWidget *window;
  GtkWidget *view;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  fixture->player = test_player_for(scene);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->window = gtk_window_new();
  fixture->view = carom_pane_view_new(fixture->inspector, NULL, 0);
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->view);
  carom_pane_view_set_comparison(CAROM_PANE_VIEW(fixture->view),
                                 carom_player_get_comparison(fixture->player));
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  g_clear_object(&fixture->inspector);
  g_clear_object(&fixture->player);
}

/* What the menu says while it is open. */
static const char *open_menu(Fixture *fixture) {
  GtkWidget *menu = test_find(fixture->view, GTK_TYPE_POPOVER, NULL);
  test_open_popover(GTK_POPOVER(menu));
  GtkWidget *label = test_find(menu, GTK_TYPE_LABEL, "Time per contact: ");
  gtk_popover_popdown(GTK_POPOVER(menu));
  g_assert_nonnull(label);
  return gtk_label_get_text(GTK_LABEL(label)) + strlen("Time per contact: ");
}

static void test_cost(Fixture *fixture, gconstpointer data) {
  g_assert_cmpstr(open_menu(fixture), ==, "no contact yet");
  carom_player_seek(fixture->player, 150);
  g_assert_cmpuint(carom_run_count_contacts(test_leading_run(fixture->player)), ==, 1);
  const char *text = open_menu(fixture);
  char *unit;
  g_assert_cmpfloat(g_ascii_strtod(text, &unit), >, 0);
  g_assert_cmpstr(unit, ==, " ns");
}

/* Measuring does not belong to playing: it changes nothing. */
static void test_cost_changes_nothing(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 150);
  g_autoptr(GBytes) before = test_state(fixture->player);
  open_menu(fixture);
  g_autoptr(GBytes) after = test_state(fixture->player);
  g_assert_true(g_bytes_equal(before, after));
  g_assert_cmpuint(test_frame(fixture->player), ==, 150);
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/pane-view/cost", Fixture, NULL, set_up, test_cost, tear_down);
  g_test_add("/pane-view/cost-changes-nothing", Fixture, NULL, set_up, test_cost_changes_nothing,
             tear_down);
  return g_test_run();
}
