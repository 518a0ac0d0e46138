/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-empty-help: a scene without discs says what can be done about it, as much as there is room
 * for, until there are discs. Needs a display. */
#include "edit-window-test.h"

#include "carom-empty-help.h"
#include "carom-shortcuts.h"

static void open_empty(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "empty");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static GtkWidget *find_help(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_EMPTY_HELP, NULL);
}

static gboolean is_seen(Fixture *fixture) {
  return gtk_widget_get_mapped(find_help(fixture));
}

/* Whether something that begins with @text is seen in the help. */
static gboolean says(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(find_help(fixture), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) &&
        g_str_has_prefix(gtk_label_get_text(labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

/* A disc, or an emitter, and the help has gone; without it, it is there again. A wall leaves it. */
static void test_until(Fixture *fixture, gconstpointer data) {
  static const char *const edits[] = {"win.edit-new::disc", "win.edit-new::emitter"};
  g_assert_false(is_seen(fixture)); /* the first scene has discs */
  open_empty(fixture);
  g_assert_true(is_seen(fixture));
  edit(fixture, "win.edit-new::wall");
  g_assert_true(is_seen(fixture));
  for (guint i = 0; i < G_N_ELEMENTS(edits); i++) {
    edit(fixture, edits[i]);
    g_assert_false(is_seen(fixture));
    do_action(fixture, "win.undo");
    g_assert_true(is_seen(fixture));
  }
}

/* Its buttons do what they say, and name the keys that do the same. */
static void test_choices(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  open_empty(fixture);
  collect(find_help(fixture), GTK_TYPE_BUTTON, buttons);
  g_assert_cmpuint(buttons->len, >, 3);
  for (guint i = 0; i < buttons->len; i++) {
    const char *name = gtk_actionable_get_action_name(buttons->pdata[i]);
    g_assert_true(gtk_widget_get_mapped(buttons->pdata[i]));
    g_assert_true(g_action_group_has_action(G_ACTION_GROUP(fixture->window), name + 4));
    gtk_test_accessible_assert_role(buttons->pdata[i], GTK_ACCESSIBLE_ROLE_BUTTON);
  }
  g_assert_true(says(fixture, "A"));
  g_assert_true(says(fixture, "2"));
  g_assert_true(says(fixture, "Ctrl+V"));
  g_signal_emit_by_name(buttons->pdata[0], "clicked");
  g_assert_cmpuint(count_discs(fixture), ==, 1);
}

/* A tool that draws has the pane for itself: what is said of it is under the pointer, not in its
 * way. */
static void test_tools(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *action, *text;
  } rows[] = {
      {"win.edit-tool::disc", "Press where the centre"},
      {"win.edit-tool::wall", "Drag from one end"},
      {"win.edit-tool::emitter", "Press where discs are to come in"},
  };
  gtk_widget_set_can_target(GTK_WIDGET(fixture->window), TRUE);
  open_empty(fixture);
  GtkWidget *stage = gtk_widget_get_parent(find_help(fixture));
  double x = gtk_widget_get_width(stage) / 2.0, y = gtk_widget_get_height(stage) / 2.0;
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    edit(fixture, rows[i].action);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_true(says(fixture, rows[i].text));
    g_assert_false(says(fixture, "This scene is empty"));
    GtkWidget *pressed = gtk_widget_pick(stage, x, y, GTK_PICK_DEFAULT);
    g_assert_false(gtk_widget_is_ancestor(pressed, find_help(fixture)));
  }
  edit(fixture, "win.edit-tool::select");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(says(fixture, "This scene is empty"));
}

/* In a narrow pane it says less, and whatever is seen is seen whole. */
static void test_narrow(Fixture *fixture, gconstpointer data) {
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1024, 700);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show_panel(fixture);
  open_empty(fixture);
  while (count_panes(fixture) < 4)
    do_action(fixture, "win.add-pane");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(says(fixture, "Add a disc"));
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(find_help(fixture), GTK_TYPE_LABEL, labels);
  GtkWidget *stage = gtk_widget_get_parent(find_help(fixture));
  for (guint i = 0; i < labels->len; i++) {
    graphene_rect_t bounds;
    if (!gtk_widget_get_mapped(labels->pdata[i]))
      continue;
    g_assert_true(gtk_widget_compute_bounds(labels->pdata[i], stage, &bounds));
    g_assert_cmpfloat((double)bounds.origin.x, >=, 0);
    g_assert_cmpfloat((double)(bounds.origin.x + bounds.size.width), <=,
                      gtk_widget_get_width(stage));
    g_assert_cmpfloat((double)(bounds.origin.y + bounds.size.height), <=,
                      gtk_widget_get_height(stage));
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/empty-help/until", test_until},
      {"/empty-help/choices", test_choices},
      {"/empty-help/tools", test_tools},
      {"/empty-help/narrow", test_narrow},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
