/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-file-drop: files that are dropped on a window. Needs a display. */
#include "window-test.h"

#include "carom-ask.h"

static const char *get_title(CaromDocument *document) {
  return carom_document_get_scene(document)->title;
}

static gboolean drop(Fixture *fixture, const char *const *paths) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  g_auto(GValue) files = G_VALUE_INIT;
  gboolean is_taken = FALSE;
  GSList *list = NULL;
  for (guint i = 0; paths[i]; i++)
    list = g_slist_append(list, g_file_new_for_path(paths[i]));
  g_value_init(&files, GDK_TYPE_FILE_LIST);
  g_value_set_boxed(&files, list);
  g_slist_free_full(list, g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_DROP_TARGET(controller))
      g_signal_emit_by_name(controller, "drop", &files, 1.0, 1.0, &is_taken);
  }
  return is_taken;
}

/* Those of two scenes, which differ in what they are called. */
static void save_two(Fixture *fixture, const char *one, const char *other) {
  open_scene(fixture, "head-on");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", one);
  open_scene(fixture, "oblique");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", other);
}

static void test_drop(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = g_build_filename(fixture->folder, "one.carom", NULL);
  g_autofree char *other = g_build_filename(fixture->folder, "other.carom", NULL);
  save_two(fixture, one, other);
  g_assert_true(drop(fixture, (const char *const[]){one, NULL}));
  g_assert_cmpstr(get_title(fixture->document), ==, "Head on");
}

/* Each of several has a window. */
static void test_drop_several(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = g_build_filename(fixture->folder, "one.carom", NULL);
  g_autofree char *other = g_build_filename(fixture->folder, "other.carom", NULL);
  save_two(fixture, one, other);
  open_scene(fixture, "oblique");
  guint n_before = g_list_length(gtk_application_get_windows(application));
  g_assert_true(drop(fixture, (const char *const[]){one, other, NULL}));
  g_assert_cmpstr(get_title(fixture->document), ==, "Head on");
  g_assert_cmpuint(g_list_length(gtk_application_get_windows(application)), ==, n_before + 1);
  GtkWindow *last = gtk_application_get_active_window(application);
  g_assert_true(CAROM_IS_WINDOW(last) && last != GTK_WINDOW(fixture->window));
  g_assert_cmpstr(get_title(carom_window_get_document(CAROM_WINDOW(last))), ==,
                  "Oblique collision");
  carom_window_close(CAROM_WINDOW(last));
}

/* A dialog is about the scene before which it stands. */
static void test_drop_before_answer(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = g_build_filename(fixture->folder, "one.carom", NULL);
  g_autofree char *other = g_build_filename(fixture->folder, "other.carom", NULL);
  save_two(fixture, one, other);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.go-to-scene", "^ay", "head-on");
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  g_assert_false(drop(fixture, (const char *const[]){one, NULL}));
  gtk_dialog_response(GTK_DIALOG(dialog), CAROM_ASK_CANCEL);
  test_iterate();
  g_assert_cmpstr(get_title(fixture->document), ==, "Oblique collision");
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/file-drop/one", test_drop},
      {"/file-drop/several", test_drop_several},
      {"/file-drop/before-answer", test_drop_before_answer},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
