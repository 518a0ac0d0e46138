/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-shortcuts: the window of shortcuts and the keys themselves say the same. Needs a display. */
#include "window-test.h"

#include "carom-chart-area.h"
#include "carom-shortcuts.h"

/* The row of the window of shortcuts that has @title; rows are spread over columns. */
static GtkWidget *find_row(GPtrArray *rows, const char *title) {
  for (guint i = 0; i < rows->len; i++) {
    g_autofree char *shown = NULL;
    g_object_get(rows->pdata[i], "title", &shown, NULL);
    if (g_str_equal(shown, title))
      return rows->pdata[i];
  }
  g_assert_not_reached();
}

static GtkWidget *open_shortcuts(Fixture *fixture) {
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW(fixture->window);
  gtk_widget_activate_action(GTK_WIDGET(window), "win.show-help-overlay", NULL);
  return GTK_WIDGET(gtk_application_window_get_help_overlay(window));
}

/* The window of shortcuts shows each row, with all its keys, or the first and the last of many. */
static void test_window(Fixture *fixture, gconstpointer data) {
  guint n_shortcuts;
  const CaromShortcut *shortcuts = carom_shortcuts(&n_shortcuts);
  GtkWidget *window = open_shortcuts(fixture);
  g_autoptr(GPtrArray) pages = g_ptr_array_new();
  g_autoptr(GPtrArray) rows = g_ptr_array_new();
  collect(window, GTK_TYPE_SHORTCUTS_SECTION, pages);
  for (guint i = 0; i < pages->len; i++) /* the search of the window has its own copy of each */
    collect(pages->pdata[i], GTK_TYPE_SHORTCUTS_SHORTCUT, rows);
  g_assert_cmpuint(rows->len, ==, n_shortcuts);
  for (guint i = 0; i < n_shortcuts; i++) {
    guint n_keys = carom_shortcuts_count_keys(&shortcuts[i]);
    g_autofree char *keys = NULL;
    g_object_get(find_row(rows, shortcuts[i].title), "accelerator", &keys, NULL);
    for (guint j = 0; j < n_keys; j++) {
      gboolean is_within = carom_shortcuts_is_range(&shortcuts[i]) && j > 0 && j + 1 < n_keys;
      g_assert_true(gtk_accelerator_parse(shortcuts[i].keys[j].key, NULL, NULL));
      g_assert_cmpint(strstr(keys, shortcuts[i].keys[j].key) != NULL, ==, !is_within);
    }
  }
}

/* Each page fits on a projector of 1024 by 768. */
static void test_window_fits(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_shortcuts(fixture);
  test_wait_for_frames(window);
  GtkRequisition least;
  gtk_widget_get_preferred_size(window, &least, NULL);
  g_assert_cmpint(least.width, <=, 1024);
  g_assert_cmpint(least.height, <=, 768);
  g_assert_cmpint(gtk_widget_get_width(window), <=, 1024);
  g_assert_cmpint(gtk_widget_get_height(window), <=, 768);
  gtk_widget_hide(window);
}

static gboolean has_action(Fixture *fixture, const char *detailed) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_assert_true(g_action_parse_detailed_name(detailed, &name, &target, NULL));
  if (g_str_has_prefix(name, "app."))
    return g_action_group_has_action(G_ACTION_GROUP(application), name + strlen("app."));
  if (g_action_group_has_action(G_ACTION_GROUP(fixture->window), name + strlen("win.")))
    return TRUE;
  GtkWidget *owner_of = g_str_has_prefix(name, "chart.")
                            ? test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_CHART_AREA, NULL)
                            : GTK_WIDGET(fixture->window);
  for (guint i = 0;; i++) {
    GType owner;
    const char *own, *property;
    const GVariantType *type;
    if (!gtk_widget_class_query_action(GTK_WIDGET_GET_CLASS(owner_of), i, &owner, &own, &type,
                                       &property))
      return FALSE;
    if (g_str_equal(own, name))
      return TRUE;
  }
}

/* What the table says is what the keys do, and no key does anything that it does not say. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  guint n_shortcuts, n_actions = 0;
  const CaromShortcut *shortcuts = carom_shortcuts(&n_shortcuts);
  g_autoptr(GHashTable) actions = g_hash_table_new(g_str_hash, g_str_equal);
  for (guint i = 0; i < n_shortcuts; i++) {
    for (guint j = 0; j < carom_shortcuts_count_keys(&shortcuts[i]); j++) {
      const CaromShortcutKey *key = &shortcuts[i].keys[j];
      g_test_message("%s: %s", key->key, key->action ? key->action : shortcuts[i].title);
      g_assert_true(!key->action || has_action(fixture, key->action));
      if (shortcuts[i].kind != CAROM_SHORTCUT_ACCELERATOR)
        continue;
      g_auto(GStrv) found = gtk_application_get_actions_for_accel(application, key->key);
      g_assert_cmpuint(g_strv_length(found), ==, 1);
      g_assert_cmpstr(found[0], ==, key->action);
      n_actions += g_hash_table_add(actions, (char *)key->action);
    }
  }
  g_auto(GStrv) all = gtk_application_list_action_descriptions(application);
  g_assert_cmpuint(g_strv_length(all), ==, n_actions);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/shortcuts/window", test_window},
      {"/shortcuts/window-fits", test_window_fits},
      {"/shortcuts/keys", test_keys},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
