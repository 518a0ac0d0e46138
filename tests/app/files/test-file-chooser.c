/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-file-chooser: whose the dialog is, when it is answered and when its window goes. */
#include "carom-file-chooser.h"

typedef struct {
  GtkWindow *window;
  GtkNativeDialog *dialog; /* owned, so that a reference dropped too often is this one */
  guint n_chosen, n_freed;
} Fixture;

static void end_window(gpointer context, const char *path, gpointer data) {
  Fixture *fixture = context;
  g_assert_null(path);
  fixture->n_chosen++;
  gtk_window_destroy(g_steal_pointer(&fixture->window));
}

static void count_freed(gpointer data) {
  guint *n_freed = data;
  (*n_freed)++;
}

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->window = GTK_WINDOW(gtk_window_new());
  gtk_window_present(fixture->window);
  const CaromFileChooser chooser = {.window = fixture->window,
                                    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
                                    .title = "Save",
                                    .accept = "_Save"};
  fixture->dialog = g_object_ref(GTK_NATIVE_DIALOG(
      carom_file_chooser_show(&chooser, end_window, fixture, &fixture->n_freed, count_freed)));
}

/* The last reference is that of the fixture. */
static void tear_down(Fixture *fixture, gconstpointer data) {
  gpointer dialog = fixture->dialog;
  g_object_add_weak_pointer(G_OBJECT(fixture->dialog), &dialog);
  g_assert_false(gtk_native_dialog_get_visible(fixture->dialog));
  g_object_unref(fixture->dialog);
  g_assert_null(dialog);
  g_assert_cmpuint(fixture->n_freed, ==, 1);
}

/* As when what is unsaved is saved under a name before the window closes. */
static void test_answer_ends_window(Fixture *fixture, gconstpointer data) {
  gpointer alive = fixture->dialog;
  g_object_add_weak_pointer(G_OBJECT(fixture->dialog), &alive);
  gtk_native_dialog_hide(fixture->dialog);
  g_signal_emit_by_name(fixture->dialog, "response", GTK_RESPONSE_CANCEL);
  g_assert_cmpuint(fixture->n_chosen, ==, 1);
  g_assert_null(fixture->window);
  g_assert_nonnull(alive);
  g_object_remove_weak_pointer(G_OBJECT(fixture->dialog), &alive);
}

/* As when the dialog is accepted while its field is empty: nothing is chosen, and nothing said. */
static void test_without_file(Fixture *fixture, gconstpointer data) {
  g_assert_null(gtk_file_chooser_get_file(GTK_FILE_CHOOSER(fixture->dialog)));
  gtk_native_dialog_hide(fixture->dialog);
  g_signal_emit_by_name(fixture->dialog, "response", GTK_RESPONSE_ACCEPT);
  g_assert_cmpuint(fixture->n_chosen, ==, 1);
}

static void test_goes_with_window(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(g_steal_pointer(&fixture->window));
  g_assert_cmpuint(fixture->n_chosen, ==, 0);
}

int main(int argc, char **argv) {
  gtk_test_init(&argc, &argv, NULL);
  g_test_add("/file-chooser/answer-ends-window", Fixture, NULL, set_up, test_answer_ends_window,
             tear_down);
  g_test_add("/file-chooser/without-file", Fixture, NULL, set_up, test_without_file, tear_down);
  g_test_add("/file-chooser/goes-with-window", Fixture, NULL, set_up, test_goes_with_window,
             tear_down);
  return g_test_run();
}
