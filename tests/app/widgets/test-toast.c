/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-toast: what is said of a file that was written, and of a record that was cleared. Needs a
 * display. */
#include "window-test.h"

#include "carom-pane-strip.h"
#include "carom-prediction-view.h"
#include "carom-toast.h"

#include <sys/stat.h>

static CaromToast *get_toast(Fixture *fixture) {
  return CAROM_TOAST(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL));
}

static char *save(Fixture *fixture) {
  char *path = g_build_filename(fixture->folder, "Own <b> 100%.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return path;
}

/* Until the toast has gone; fails after some seconds. */
static void wait_for_end(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  while (gtk_widget_get_visible(GTK_WIDGET(get_toast(fixture)))) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
}

/* It names the file, lies over the window, moves nothing, and goes by itself. */
static void test_saved(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window), *toast = GTK_WIDGET(get_toast(fixture));
  GtkWidget *panes = test_find(window, CAROM_TYPE_PANE_STRIP, NULL);
  graphene_rect_t before, after;
  g_assert_false(gtk_widget_get_visible(toast));
  g_assert_true(gtk_widget_compute_bounds(panes, window, &before));
  g_autofree char *path = save(fixture);
  g_assert_true(gtk_widget_get_mapped(toast));
  g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "Saved as “Own <b> 100%.carom”."));
  g_assert_true(gtk_widget_compute_bounds(panes, window, &after));
  g_assert_true(graphene_rect_equal(&before, &after));
  g_assert_false(
      gtk_info_bar_get_revealed(GTK_INFO_BAR(test_find(window, GTK_TYPE_INFO_BAR, NULL))));
  carom_toast_set_duration(get_toast(fixture), 300);
  wait_for_end(fixture);
}

static void test_announced(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = save(fixture);
  GtkAccessible *toast = GTK_ACCESSIBLE(get_toast(fixture));
  const char *text = "Saved as “Own <b> 100%.carom”.";
  gtk_test_accessible_assert_role(toast, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property(toast, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* What needs no answer has only the button that closes it; the next message has its own again. */
static void test_no_action(Fixture *fixture, gconstpointer data) {
  GtkWidget *toast = GTK_WIDGET(get_toast(fixture));
  carom_toast_say(get_toast(fixture), "Said");
  g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "Said"));
  GtkWidget *button = gtk_widget_get_prev_sibling(gtk_widget_get_last_child(toast));
  g_assert_true(GTK_IS_BUTTON(button));
  g_assert_false(gtk_widget_get_visible(button));
  g_autofree char *path = save(fixture);
  g_assert_true(gtk_widget_get_visible(button));
}

/* Also one that takes the place of another, which the pointer has just closed. */
static void test_second(Fixture *fixture, gconstpointer data) {
  carom_toast_set_duration(get_toast(fixture), 300);
  carom_toast_say(get_toast(fixture), "First");
  g_signal_emit_by_name(gtk_widget_get_last_child(GTK_WIDGET(get_toast(fixture))), "clicked");
  carom_toast_say(get_toast(fixture), "Second");
  g_autofree char *path = save(fixture);
  wait_for_end(fixture);
}

static void test_close(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = save(fixture);
  GtkWidget *toast = GTK_WIDGET(get_toast(fixture));
  g_signal_emit_by_name(gtk_widget_get_last_child(toast), "clicked");
  g_assert_false(gtk_widget_get_visible(toast));
}

/* Who has come to its button by Tab finds it there. */
static void test_stays_while_used(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = save(fixture);
  GtkWidget *toast = GTK_WIDGET(get_toast(fixture));
  g_assert_true(gtk_widget_grab_focus(gtk_widget_get_last_child(toast)));
  carom_toast_set_duration(get_toast(fixture), 300);
  gint64 end = g_get_monotonic_time() + G_USEC_PER_SEC;
  while (g_get_monotonic_time() < end)
    g_main_context_iteration(NULL, FALSE);
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  g_test_message("focus: %s", focus ? G_OBJECT_TYPE_NAME(focus) : "none");
  g_assert_true(gtk_widget_get_visible(toast));
  gtk_widget_grab_focus(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_STRIP, NULL));
  wait_for_end(fixture);
}

/* Makes a program the one that shows folders; it writes what it is given into a file.
 *
 * Returns: (transfer full): the path of that file */
static char *install_file_manager(Fixture *fixture) {
  g_autofree char *script = g_build_filename(fixture->folder, "show", NULL);
  g_autofree char *applications = g_build_filename(g_get_user_data_dir(), "applications", NULL);
  g_autofree char *entry = g_build_filename(applications, "show.desktop", NULL);
  g_autofree char *list = g_build_filename(applications, "mimeapps.list", NULL);
  char *shown = g_build_filename(fixture->folder, "shown", NULL);
  g_autofree char *code = g_strdup_printf(
      "#!/bin/sh\nprintf %%s \"$1\" > '%s.new' && mv '%s.new' '%s'\n", shown, shown, shown);
  g_autofree char *desktop = g_strdup_printf("[Desktop Entry]\nType=Application\nName=Show\n"
                                             "Exec=%s %%u\nMimeType=inode/directory;\n",
                                             script);
  g_mkdir_with_parents(applications, 0700);
  g_assert_true(g_file_set_contents_full(script, code, -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  g_assert_true(g_file_set_contents(entry, desktop, -1, NULL));
  g_assert_true(g_file_set_contents(list, "[Default Applications]\ninode/directory=show.desktop\n",
                                    -1, NULL));
  return shown;
}

static void remove_file_manager(void) {
  g_autofree char *applications = g_build_filename(g_get_user_data_dir(), "applications", NULL);
  remove_folder(applications);
}

static void test_show_in_folder(Fixture *fixture, gconstpointer data) {
  g_autofree char *shown = install_file_manager(fixture);
  g_autofree char *path = save(fixture);
  GtkWidget *button = test_find(GTK_WIDGET(get_toast(fixture)), GTK_TYPE_BUTTON, "Show in _folder");
  g_signal_emit_by_name(button, "clicked");
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (!g_file_test(shown, G_FILE_TEST_EXISTS)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_assert_null(find_dialog());
    g_main_context_iteration(NULL, FALSE);
  }
  g_autofree char *what = NULL;
  g_assert_true(g_file_get_contents(shown, &what, NULL, NULL));
  g_autoptr(GFile) given = g_file_new_for_commandline_arg(what);
  g_autofree char *given_path = g_file_get_path(given);
  g_assert_cmpstr(given_path, ==, fixture->folder);
  remove_file_manager();
}

static GtkWidget *get_focus(Fixture *fixture) {
  return gtk_window_get_focus(GTK_WINDOW(fixture->window));
}

static void assert_button(Fixture *fixture, const char *label, gboolean enabled) {
  GtkWidget *page = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PREDICTION_VIEW, NULL);
  g_assert_cmpint(gtk_widget_is_sensitive(test_find(page, GTK_TYPE_BUTTON, label)), ==, enabled);
}

/* Who clears the record by the keyboard is asked nothing, can take it back, and has the focus
 * somewhere on the page at each moment. */
static void test_record_cleared(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  GtkWidget *page = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PREDICTION_VIEW, NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "predict");
  do_action(fixture, "win.predict-choices");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  reveal(fixture);
  GtkWidget *clear = test_find(page, GTK_TYPE_BUTTON, "Clear");
  g_assert_true(gtk_widget_grab_focus(clear));
  g_signal_emit_by_name(clear, "clicked");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *toast = GTK_WIDGET(get_toast(fixture));
  assert_button(fixture, "Restore", TRUE); /* also once the toast has gone */
  g_assert_nonnull(test_find(page, GTK_TYPE_LABEL, "No prediction yet"));
  g_assert_null(find_dialog());
  g_assert_true(gtk_widget_get_mapped(toast));
  g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "Record cleared."));
  g_assert_nonnull(get_focus(fixture));
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), page));
  GtkWidget *undo = test_find(toast, GTK_TYPE_BUTTON, "_Undo");
  g_assert_true(gtk_widget_grab_focus(undo));
  g_signal_emit_by_name(undo, "clicked");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  assert_button(fixture, "Clear", TRUE);
  g_assert_nonnull(test_find(page, GTK_TYPE_LABEL, "1 prediction"));
  g_assert_false(gtk_widget_get_visible(toast));
  g_assert_nonnull(get_focus(fixture));
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), page));
}

/* An error is told by a dialog, which waits to be closed, and not by a toast, which does not. */
static void test_error(Fixture *fixture, gconstpointer data) {
  g_autofree char *file = write_file(fixture, "file", "");
  g_autofree char *path = g_build_filename(file, "own.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  g_assert_false(gtk_widget_get_visible(GTK_WIDGET(get_toast(fixture))));
  assert_dialog_says(path);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/toast/saved", test_saved},
      {"/toast/announced", test_announced},
      {"/toast/no-action", test_no_action},
      {"/toast/second", test_second},
      {"/toast/close", test_close},
      {"/toast/stays-while-used", test_stays_while_used},
      {"/toast/show-in-folder", test_show_in_folder},
      {"/toast/error", test_error},
      {"/toast/record-cleared", test_record_cleared},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
