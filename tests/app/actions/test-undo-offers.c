/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-undo-offers: the menu names what would be undone, and a bar says where a state was taken.
 * Needs a display. */
#include "window-test.h"

#include "carom-notices.h"

/* The label of the item with @action in @menu or its sections. */
static char *find_label(GMenuModel *menu, const char *action) {
  char *label = NULL;
  for (int i = 0; i < g_menu_model_get_n_items(menu) && !label; i++) {
    g_autofree char *own = NULL;
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SECTION);
    if (section)
      label = find_label(section, action);
    else if (g_menu_model_get_item_attribute(menu, i, "action", "s", &own) &&
             g_str_equal(own, action))
      g_menu_model_get_item_attribute(menu, i, "label", "s", &label);
  }
  return label;
}

static void assert_label(Fixture *fixture, const char *action, const char *wanted) {
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_MENU_BUTTON);
  g_autofree char *label = NULL;
  for (guint i = 0; i < buttons->len && !label; i++) {
    GMenuModel *menu = gtk_menu_button_get_menu_model(buttons->pdata[i]);
    label = menu ? find_label(menu, action) : NULL;
  }
  g_assert_cmpstr(label, ==, wanted);
}

/* @subject: (nullable): see carom_document_change_in_pane() */
static void lift_on(Fixture *fixture, guint pane, const char *name, gconstpointer subject) {
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, pane);
  g_autoptr(CaromScene) scene = carom_scene_copy(start);
  g_array_index(scene->bodies, CaromBody, 0).position.y += 0.25;
  carom_document_change_in_pane(fixture->document, pane, scene, name, subject);
}

static void lift(Fixture *fixture, guint pane, const char *name) {
  lift_on(fixture, pane, name, NULL);
}

static void test_menu(Fixture *fixture, gconstpointer data) {
  wait_for_menus(fixture);
  assert_label(fixture, "win.undo", "_Undo");
  assert_label(fixture, "win.redo", "_Redo");
  lift(fixture, 0, "Move Disc B_1");
  assert_label(fixture, "win.undo", "_Undo Move Disc B__1");
  carom_document_add_pane(fixture->document);
  assert_label(fixture, "win.undo", "_Undo Add Pane");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  assert_label(fixture, "win.undo", "_Undo");
  assert_label(fixture, "win.redo", "_Redo Move Disc B__1");
  assert_label(fixture, "win.add-pane", "_Add a pane");
}

static GtkInfoBar *get_bar(Fixture *fixture) {
  return GTK_INFO_BAR(test_find(GTK_WIDGET(fixture->window), GTK_TYPE_INFO_BAR, NULL));
}

static void assert_bar_says(Fixture *fixture, const char *text) {
  g_assert_true(gtk_info_bar_get_revealed(get_bar(fixture)));
  g_assert_nonnull(test_find(GTK_WIDGET(get_bar(fixture)), GTK_TYPE_LABEL, text));
}

/* Its button undoes the edit, and the clock stands where it stood. */
static void test_bar(Fixture *fixture, gconstpointer data) {
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  carom_player_seek(fixture->player, 90);
  g_autofree char *text =
      g_strdup_printf("The state of pane 2 at %.3f s is the new start of all panes.", 90 * dt_s);
  lift(fixture, 1, "Move Disc A");
  assert_bar_says(fixture, text);
  GtkWidget *button = test_find(GTK_WIDGET(get_bar(fixture)), GTK_TYPE_BUTTON, "_Undo");
  const char *tooltip = gtk_widget_get_tooltip_text(button);
  g_assert_cmpstr(tooltip, ==, "Undo Move Disc A");
  g_assert_true(gtk_widget_get_visible(button));
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpuint(test_frame(fixture->player), ==, 90);
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
}

static void test_bar_for_one_pane(Fixture *fixture, gconstpointer data) {
  while (count_panes(fixture) > 1)
    carom_document_remove_pane(fixture->document, 0);
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  carom_player_seek(fixture->player, 30);
  g_autofree char *text = g_strdup_printf("The state at %.3f s is the new start.", 30 * dt_s);
  lift(fixture, 0, "Move Disc A");
  assert_bar_says(fixture, text);
}

/* At the start there is nothing to say; and once something else has been edited, its button would
 * undo that, so it goes. What else is said stays. */
static void test_bar_closes(Fixture *fixture, gconstpointer data) {
  CaromNotices *notices =
      CAROM_NOTICES(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_NOTICES, NULL));
  lift(fixture, 0, "Move Disc A");
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_player_seek(fixture->player, 30);
  lift(fixture, 0, "Move Disc A");
  g_assert_true(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_document_begin(fixture->document, "Move Disc A", 0);
  carom_document_cancel(fixture->document);
  g_assert_true(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_document_add_pane(fixture->document);
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_notices_show(notices, "Something else");
  carom_document_undo(fixture->document);
  assert_bar_says(fixture, "Something else");
  g_assert_false(gtk_widget_get_visible(test_find(GTK_WIDGET(notices), GTK_TYPE_BUTTON, "_Undo")));
}

/* A key that is held moves a disc on: all of that is one step, which the bar offers to undo. */
static void test_bar_stays(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 30);
  lift_on(fixture, 0, "Move Disc A", fixture);
  lift_on(fixture, 0, "Move Disc A", fixture);
  g_assert_true(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/undo-offers/menu", test_menu},
      {"/undo-offers/bar/undoes", test_bar},
      {"/undo-offers/bar/one-pane", test_bar_for_one_pane},
      {"/undo-offers/bar/closes", test_bar_closes},
      {"/undo-offers/bar/stays", test_bar_stays},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
