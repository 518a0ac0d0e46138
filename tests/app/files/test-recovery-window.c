/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-recovery-window: what was left by a program that came to an unexpected end is offered. Needs
 * a display. */
#include "window-test.h"

#include "carom-file-digest.h"
#include "carom-recovery-window.h"
#include "carom-scene-json.h"

#include <glib/gstdio.h>

/* What a program that was killed has left: a folder that nobody has locked. */
static char *leave(const char *name, const CaromRecoveryRecord *record) {
  g_autofree char *text = carom_recovery_record_write(record);
  char *folder = g_build_filename(g_get_user_state_dir(), "carom", "recovery", name, NULL);
  g_autofree char *lock = g_build_filename(folder, "lock", NULL);
  g_autofree char *copy = g_build_filename(folder, "1.recovery", NULL);
  g_assert_cmpint(g_mkdir_with_parents(folder, 0700), ==, 0);
  g_assert_true(g_file_set_contents(lock, "", 0, NULL));
  g_assert_true(g_file_set_contents(copy, text, -1, NULL));
  return folder;
}

/* An edited scene, in no file. */
static char *leave_scene(const char *name, const char *title) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  CaromRecoveryRecord record = {.title = (char *)title, .scene = json};
  return leave(name, &record);
}

static gboolean restore(gpointer data, const CaromRecoveryRecord *record) {
  Fixture *fixture = data;
  return carom_window_restore(fixture->window, record);
}

static GtkWindow *offer(Fixture *fixture) {
  GtkWindow *window = carom_recovery_window_offer(GTK_WINDOW(fixture->window), restore, fixture);
  if (window)
    gtk_test_widget_wait_for_draw(GTK_WIDGET(window));
  return window;
}

static void click(GtkWindow *window, const char *label) {
  GtkWidget *button = test_find(GTK_WIDGET(window), GTK_TYPE_BUTTON, label);
  g_assert_nonnull(button);
  g_signal_emit_by_name(button, "clicked");
}

static gboolean exists(const char *folder) {
  return g_file_test(folder, G_FILE_TEST_EXISTS);
}

static gboolean is_modified(Fixture *fixture) {
  gboolean modified;
  g_object_get(fixture->document, "modified", &modified, NULL);
  return modified;
}

static void test_nothing_left(Fixture *fixture, gconstpointer data) {
  g_assert_null(offer(fixture));
}

/* What is restored has not been saved, and is kept from then on like any other work. */
static void test_restore(Fixture *fixture, gconstpointer data) {
  g_autofree char *folder = leave_scene("session-killed", "Half done");
  GtkWindow *window = offer(fixture);
  g_assert_nonnull(test_find(GTK_WIDGET(window), GTK_TYPE_LABEL, "Half done"));
  click(window, "_Restore");
  test_iterate();
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->bodies->len, ==, 2);
  g_assert_true(is_modified(fixture));
  g_assert_false(exists(folder));
  g_autofree char *base = g_path_get_dirname(folder);
  g_assert_true(exists(base)); /* the copy that it has now */
}

static void test_discard(Fixture *fixture, gconstpointer data) {
  g_autofree char *folder = leave_scene("session-killed", "Half done");
  click(offer(fixture), "_Discard");
  test_iterate();
  g_assert_false(exists(folder));
  g_assert_false(is_modified(fixture));
  g_assert_null(offer(fixture));
}

/* Undecided, it is offered again. */
static void test_later(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = leave_scene("session-one", "First");
  g_autofree char *other = leave_scene("session-other", "Second");
  GtkWindow *window = offer(fixture);
  g_assert_nonnull(test_find(GTK_WIDGET(window), GTK_TYPE_LABEL, "First"));
  g_assert_nonnull(test_find(GTK_WIDGET(window), GTK_TYPE_LABEL, "Second"));
  g_assert_null(offer(fixture)); /* nobody else is offered it meanwhile */
  click(window, "Decide _later");
  test_iterate();
  g_assert_true(exists(one) && exists(other));
  window = offer(fixture);
  click(window, "Restore _all");
  test_iterate();
  g_assert_false(exists(one) || exists(other));
}

/* It goes back to its file, and a change of that since is noticed. */
static void test_file(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *path = write_file(fixture, "mine.carom", json);
  g_autofree char *digest = carom_file_digest_of_data("other", 5);
  CaromRecoveryRecord record = {
      .title = (char *)"Mine", .path = path, .digest = digest, .can_save = TRUE, .scene = json};
  g_autofree char *folder = leave("session-killed", &record);
  click(offer(fixture), "_Restore");
  CaromSceneStore *store = carom_document_get_store(fixture->document);
  g_assert_cmpstr(carom_scene_store_get_path(store), ==, path);
  g_assert_cmpint(carom_scene_store_get_state(store), ==, CAROM_FILE_DIGEST_CHANGED);
  g_assert_true(is_modified(fixture));
  g_assert_false(exists(folder));
}

/* A copy of the scene that is in the file @path, with the scene @json, or (NULL) unchanged. */
static CaromRecoveryRecord copy_of(const char *path, const char *json) {
  return (CaromRecoveryRecord){
      .title = (char *)"Mine", .path = (char *)path, .can_save = TRUE, .scene = (char *)json};
}

static GtkWindow *get_newest(void) {
  return gtk_application_get_windows(application)->data;
}

/* A window that shows the file without changes of its own takes the copy. */
static void test_file_is_open(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  guint n_before = g_list_length(gtk_application_get_windows(application));
  CaromRecoveryRecord record = copy_of(path, json);
  g_assert_true(carom_application_restore(CAROM_APPLICATION(application), &record));
  g_assert_cmpuint(g_list_length(gtk_application_get_windows(application)), ==, n_before);
  g_assert_true(is_modified(fixture));
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->bodies->len, ==, 2);
  CaromSceneStore *store = carom_document_get_store(fixture->document);
  g_assert_cmpstr(carom_scene_store_get_path(store), ==, path);
}

/* What has changes of its own keeps them: the copy becomes a scene that has no file, so that no two
 * windows write the same one. A copy without changes has nothing that the window has not. */
static void test_file_is_changed(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  guint n_before = g_list_length(gtk_application_get_windows(application));
  CaromRecoveryRecord unchanged = copy_of(path, NULL);
  g_assert_true(carom_application_restore(CAROM_APPLICATION(application), &unchanged));
  g_assert_cmpuint(g_list_length(gtk_application_get_windows(application)), ==, n_before);
  CaromRecoveryRecord record = copy_of(path, json);
  g_assert_true(carom_application_restore(CAROM_APPLICATION(application), &record));
  g_assert_cmpuint(g_list_length(gtk_application_get_windows(application)), ==, n_before + 1);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  GtkWindow *other = get_newest();
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(other));
  g_assert_null(carom_scene_store_get_path(carom_document_get_store(document)));
  g_assert_true(carom_document_is_modified(document));
  g_autofree char *title = g_strdup_printf("%s (recovered)", scene->title);
  g_assert_cmpstr(carom_document_get_scene(document)->title, ==, title);
  carom_window_close(CAROM_WINDOW(other));
}

/* A title that is as long as it may be stays one that can be saved, and opened again. */
static void test_long_title(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_free(scene->title);
  scene->title = g_strnfill(200, 't');
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *other_path = g_build_filename(fixture->folder, "other.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  CaromRecoveryRecord record = copy_of(path, json);
  g_assert_true(carom_application_restore(CAROM_APPLICATION(application), &record));
  GtkWindow *other = get_newest();
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(other));
  g_assert_true(carom_document_save(document, other_path, &error));
  g_assert_no_error(error);
  g_assert_true(carom_document_open(document, other_path, NULL, &error));
  g_assert_no_error(error);
  carom_window_close(CAROM_WINDOW(other));
}

/* However long a path is, what is said about it is all there, and so is the path, to be read in its
 * tooltip. */
static void test_long_path(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *folder_name = g_strnfill(200, 'f');
  g_autofree char *path = g_build_filename("/", folder_name, "mine.carom", NULL);
  CaromRecoveryRecord record = {
      .title = (char *)"Mine", .path = path, .can_save = TRUE, .scene = json};
  g_autofree char *folder = leave("session-killed", &record);
  GtkWindow *window = offer(fixture);
  GtkWidget *place = test_find(GTK_WIDGET(window), GTK_TYPE_LABEL, path);
  GtkWidget *sentence = gtk_widget_get_next_sibling(place);
  test_wait_for_frames(GTK_WIDGET(window));
  g_assert_true(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(place))));
  g_assert_cmpint(gtk_label_get_ellipsize(GTK_LABEL(place)), ==, PANGO_ELLIPSIZE_MIDDLE);
  g_assert_cmpstr(gtk_widget_get_tooltip_text(place), ==, path);
  g_assert_true(g_str_has_prefix(gtk_label_get_text(GTK_LABEL(sentence)), "With changes up to "));
  g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(sentence))));
  click(window, "_Discard");
}

/* Enter must not discard anything, neither at first nor after a row has gone. */
static void test_focus(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = leave_scene("session-one", "First");
  g_autofree char *other = leave_scene("session-other", "Second");
  GtkWindow *window = offer(fixture);
  GtkWidget *all = test_find(GTK_WIDGET(window), GTK_TYPE_BUTTON, "Restore _all");
  g_assert_true(gtk_window_get_focus(window) == all);
  gtk_widget_grab_focus(test_find(GTK_WIDGET(window), GTK_TYPE_BUTTON, "_Discard"));
  click(window, "_Discard");
  g_assert_true(gtk_window_get_focus(window) == all);
  click(window, "_Discard");
  test_iterate();
  g_assert_false(exists(one) || exists(other));
}

/* Closed while a thread is writing the copy, a window leaves nothing behind. The program may end
 * before the thread does. */
static void test_closed_while_writing(Fixture *fixture, gconstpointer data) {
  g_autofree char *folder = g_build_filename(g_get_user_state_dir(), "carom", NULL);
  CaromWindow *other = carom_window_new(application);
  gtk_window_present(GTK_WINDOW(other));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(other));
  carom_document_set_parameter(carom_window_get_document(other),
                               carom_parameter_by_id("restitution"), 0.5);
  while (!exists(folder))
    g_main_context_iteration(NULL, TRUE);
  carom_window_close(other);
  g_assert_false(exists(folder));
}

/* What cannot be read is no reason to lose it: it stays until it is discarded. */
static void test_damaged(Fixture *fixture, gconstpointer data) {
  g_autofree char *folder = leave_scene("session-killed", "Half done");
  g_autofree char *copy = g_build_filename(folder, "1.recovery", NULL);
  g_assert_true(g_file_set_contents(copy, "carom-recovery 1\ntitle: Half", -1, NULL));
  GtkWindow *window = offer(fixture);
  click(window, "Restore _all");
  g_assert_true(exists(copy));
  click(window, "_Discard");
  test_iterate();
  g_assert_false(exists(folder));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/recovery-window/nothing-left", test_nothing_left},
      {"/recovery-window/restore", test_restore},
      {"/recovery-window/discard", test_discard},
      {"/recovery-window/later", test_later},
      {"/recovery-window/focus", test_focus},
      {"/recovery-window/file", test_file},
      {"/recovery-window/file-is-open", test_file_is_open},
      {"/recovery-window/file-is-changed", test_file_is_changed},
      {"/recovery-window/long-title", test_long_title},
      {"/recovery-window/long-path", test_long_path},
      {"/recovery-window/closed-while-writing", test_closed_while_writing},
      {"/recovery-window/damaged", test_damaged},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
