/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-open-files: what the windows are that open for the files of a command line. Needs a display.
 */
#include "window-test.h"

typedef struct {
  const char *name;
  const char *readable; /* a letter for each file: r, or u if it is not */
  guint n_windows;
  const char *title; /* of the dialog; NULL: there is none */
} Case;

static const Case cases[] = {
    {"all-unreadable", "uuuu", 1, "Carom cannot open these scenes"},
    {"one-unreadable", "u", 1, "Carom cannot open this scene"},
    {"one-of-three", "uru", 1, "Carom cannot open these scenes"},
    {"two-of-three", "rru", 2, "Carom cannot open this scene"},
    {"all-readable", "rr", 2, NULL},
    {"many", "uuuuuuuuuuuu", 1, "Carom cannot open these scenes"},
};

static const char readable[] = "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"mine\","
                               " \"dt\": 0.01, \"duration\": 1,"
                               " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}";

static GList *list_windows(void) {
  GList *windows = NULL;
  for (GList *link = gtk_application_get_windows(application); link; link = link->next)
    if (CAROM_IS_WINDOW(link->data))
      windows = g_list_prepend(windows, link->data);
  return windows;
}

static GFile *make_file(const char *folder, guint i, gboolean is_readable) {
  g_autofree char *base = g_strdup_printf("file-%u.carom", i);
  g_autofree char *path = g_build_filename(folder, base, NULL);
  g_assert_true(g_file_set_contents(path, is_readable ? readable : "{\"x\"", -1, NULL));
  return g_file_new_for_path(path);
}

/* Of each file that cannot be read it is said why, of many of the first ones. */
static void assert_dialog(const Case *c) {
  GtkMessageDialog *dialog = find_dialog();
  if (!c->title) {
    g_assert_null(dialog);
    return;
  }
  g_assert_nonnull(dialog);
  g_autofree char *title = NULL, *message = NULL;
  g_object_get(dialog, "text", &title, "secondary-text", &message, NULL);
  g_assert_cmpstr(title, ==, c->title);
  for (guint i = 0; c->readable[i]; i++) {
    g_autofree char *base = g_strdup_printf("file-%u.carom", i);
    g_assert_cmpint(strstr(message, base) != NULL, ==, c->readable[i] == 'u' && i < 10);
  }
  g_assert_cmpint(strstr(message, "2 further files") != NULL, ==, strlen(c->readable) == 12);
  gtk_dialog_response(GTK_DIALOG(dialog), GTK_RESPONSE_CLOSE);
  g_assert_null(find_dialog()); /* and there was no other one */
}

static void test_open_files(gconstpointer data) {
  const Case *c = data;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func(g_object_unref);
  for (guint i = 0; c->readable[i]; i++)
    g_ptr_array_add(files, make_file(folder, i, c->readable[i] == 'r'));
  g_application_open(G_APPLICATION(application), (GFile **)files->pdata, (int)files->len, "");
  test_iterate();
  g_autoptr(GList) windows = list_windows();
  g_assert_cmpuint(g_list_length(windows), ==, c->n_windows);
  for (GList *link = windows; link; link = link->next) {
    g_assert_true(gtk_widget_get_visible(link->data));
    g_assert_cmpstr(carom_document_get_scene(carom_window_get_document(link->data))->title, ==,
                    strchr(c->readable, 'r') ? "mine" : "Three ways to one answer");
  }
  assert_dialog(c);
  for (GList *link = windows; link; link = link->next)
    gtk_window_destroy(link->data);
  test_iterate();
  remove_folder(folder);
}

static void add_cases(void) {
  g_test_log_set_fatal_handler(test_is_fatal, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path = g_strdup_printf("/open-files/%s", cases[i].name);
    g_test_add_data_func(path, &cases[i], test_open_files);
  }
}

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, NULL, 0, add_cases);
}
