/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-safe-work: nothing that has not been saved is lost without a question. Needs a display. */
#include "window-test.h"

#include "carom-ask.h"
#include "carom-generator-window.h"
#include "carom-recent-files.h"

static void edit(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
}

static gboolean is_modified(Fixture *fixture) {
  gboolean modified;
  g_object_get(fixture->document, "modified", &modified, NULL);
  return modified;
}

static void save_to(Fixture *fixture, const char *path) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
}

static void go_to(Fixture *fixture, const char *name) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.go-to-scene", "^ay", name);
}

static const char *get_scene_title(Fixture *fixture) {
  return carom_document_get_scene(fixture->document)->title;
}

/* Gives the answer to the question that must be there. */
static void answer(CaromAskAnswer answer) {
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  gtk_dialog_response(GTK_DIALOG(dialog), (int)answer);
  test_iterate();
}

/* The title has a dot as long as there is something to save, and says so to screen readers. */
static void test_mark(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  GtkWindow *window = GTK_WINDOW(fixture->window);
  g_assert_false(g_str_has_prefix(gtk_window_get_title(window), "• "));
  edit(fixture);
  g_assert_true(g_str_has_prefix(gtk_window_get_title(window), "• "));
  GtkWidget *label = test_find(GTK_WIDGET(window), GTK_TYPE_LABEL, "• ");
  g_assert_nonnull(label);
  g_autofree char *spoken = g_strdup_printf("%s, not saved", get_scene_title(fixture));
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  do_action(fixture, "win.undo");
  g_assert_false(g_str_has_prefix(gtk_window_get_title(window), "• "));
  do_action(fixture, "win.redo");
  save_to(fixture, path);
  g_assert_false(g_str_has_prefix(gtk_window_get_title(window), "• "));
  do_action(fixture, "win.undo");
  g_assert_true(g_str_has_prefix(gtk_window_get_title(window), "• "));
  do_action(fixture, "win.redo");
  g_assert_false(g_str_has_prefix(gtk_window_get_title(window), "• "));
}

/* Where nothing would be lost, nothing is asked. */
static void test_no_question(Fixture *fixture, gconstpointer data) {
  go_to(fixture, "head-on");
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, "head-on");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "box");
  g_assert_null(find_dialog());
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->walls->len, ==, 4);
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->bodies->len, ==, 0);
  g_assert_false(is_modified(fixture));
}

static void test_open(Fixture *fixture, gconstpointer data) {
  static const char *const actions[] = {"win.next-scene", "win.go-to-scene(b'head-on')",
                                        "win.new::empty"};
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++) {
    open_scene(fixture, "oblique");
    edit(fixture);
    g_autofree char *name = NULL;
    g_autoptr(GVariant) target = NULL;
    g_assert_true(g_action_parse_detailed_name(actions[i], &name, &target, NULL));
    gtk_widget_activate_action_variant(GTK_WIDGET(fixture->window), name, target);
    answer(CAROM_ASK_CANCEL);
    g_assert_true(is_modified(fixture));
    g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, "oblique");
    gtk_widget_activate_action_variant(GTK_WIDGET(fixture->window), name, target);
    answer(CAROM_ASK_DISCARD);
    g_assert_false(is_modified(fixture));
    g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, !=, "oblique");
  }
}

/* What nobody has given a title is called like its file. */
static void test_name_of_new(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "Rack.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "box");
  edit(fixture);
  save_to(fixture, "/no/such/folder/Rack.carom");
  assert_dialog_says("/no/such/folder");
  save_to(fixture, "/no/such/folder/New scene.carom");
  assert_dialog_says("/no/such/folder");
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_cmpstr(get_scene_title(fixture), ==, "New scene");
  save_to(fixture, path);
  g_assert_cmpstr(get_scene_title(fixture), ==, "Rack");
  g_assert_false(is_modified(fixture));
  g_assert_nonnull(test_find(GTK_WIDGET(fixture->window), GTK_TYPE_LABEL,
                             "Saved as “Rack.carom”. The scene is called “Rack” now."));
  do_action(fixture, "win.undo");
  g_assert_cmpstr(get_scene_title(fixture), ==, "New scene");
  g_assert_true(is_modified(fixture));
  do_action(fixture, "win.redo");
  g_assert_false(is_modified(fixture));
  open_scene(fixture, path);
  g_assert_cmpstr(get_scene_title(fixture), ==, "Rack");
  g_autofree char *other = g_build_filename(fixture->folder, "Other.carom", NULL);
  save_to(fixture, other);
  g_assert_cmpstr(get_scene_title(fixture), ==, "Rack");
}

/* A file that cannot be written is no reason to forget what has been undone. */
static void test_redo_stays(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "box");
  edit(fixture);
  do_action(fixture, "win.undo");
  save_to(fixture, "/no/such/folder/Rack.carom");
  assert_dialog_says("/no/such/folder");
  do_action(fixture, "win.redo");
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_cmpstr(get_scene_title(fixture), ==, "New scene");
}

static GtkWidget *find_chooser(void) {
  GtkWidget *found = NULL;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item(windows, i);
    if (GTK_IS_FILE_CHOOSER_DIALOG(window))
      found = window;
  }
  return found;
}

/* A dot in a name does not make a suffix. */
static void test_dots(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *wanted = g_build_filename(fixture->folder, "Run 1.2.carom", NULL);
  save_to(fixture, path);
  do_action(fixture, "win.save-as");
  GtkWidget *chooser = find_chooser();
  g_assert_nonnull(chooser);
  test_wait_for_frames(chooser);
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), "Run 1.2");
  gtk_dialog_response(GTK_DIALOG(chooser), GTK_RESPONSE_ACCEPT);
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  while (find_chooser() && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(g_file_test(wanted, G_FILE_TEST_EXISTS));
}

/* The question names the file that the changes would go to; without one, the scene. */
static void test_question(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  open_scene(fixture, "oblique");
  for (guint i = 0; i < 2; i++) {
    g_autofree char *text = NULL;
    const char *name = i > 0 ? "mine.carom" : get_scene_title(fixture);
    g_autofree char *wanted = g_strdup_printf("Save the changes to “%s”?", name);
    edit(fixture);
    go_to(fixture, "head-on");
    g_object_get(find_dialog(), "text", &text, NULL);
    g_assert_cmpstr(text, ==, wanted);
    answer(CAROM_ASK_CANCEL);
    do_action(fixture, "win.undo");
    save_to(fixture, path);
  }
}

/* Saved first, and only then the other scene is opened. */
static void test_save_first(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  edit(fixture);
  go_to(fixture, "head-on");
  answer(CAROM_ASK_SAVE);
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, "head-on");
  open_scene(fixture, path);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
}

/* What cannot be saved stays. */
static void test_save_fails(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  edit(fixture);
  g_assert_cmpint(g_chmod(path, 0444), ==, 0);
  go_to(fixture, "head-on");
  answer(CAROM_ASK_SAVE);
  assert_dialog_says("mine.carom");
  g_assert_true(is_modified(fixture));
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
}

/* ---- Other programs ---- */

static void write_other(const char *path) {
  g_assert_true(g_file_set_contents(
      path, "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Other\"}", -1, NULL));
}

static CaromFileDigestResult look(Fixture *fixture) {
  return carom_scene_store_look(carom_document_get_store(fixture->document));
}

static gboolean is_offered(Fixture *fixture, const char *label) {
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_INFO_BAR, NULL);
  GtkWidget *button = test_find(bar, GTK_TYPE_BUTTON, label);
  return gtk_info_bar_get_revealed(GTK_INFO_BAR(bar)) && button && gtk_widget_get_visible(button);
}

/* A bar offers what may be done; once that is done it goes. */
static void test_offers(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  write_other(path);
  look(fixture);
  g_assert_true(is_offered(fixture, "_Reload") && is_offered(fixture, "_Keep mine"));
  do_action(fixture, "win.reload");
  g_assert_false(is_offered(fixture, "_Reload"));
  g_assert_cmpstr(get_scene_title(fixture), ==, "Other");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.save");
  g_assert_null(find_dialog());
  write_other(path);
  look(fixture);
  do_action(fixture, "win.keep");
  g_assert_false(is_offered(fixture, "_Reload"));
  g_assert_true(is_modified(fixture));
  do_action(fixture, "win.save");
  g_assert_null(find_dialog());
  g_unlink(path);
  look(fixture);
  g_assert_true(is_offered(fixture, "_Save again") && !is_offered(fixture, "_Keep mine"));
  do_action(fixture, "win.save");
  g_assert_true(g_file_test(path, G_FILE_TEST_EXISTS));
  g_assert_false(is_offered(fixture, "_Save again"));
}

/* What Carom has not seen is not overwritten without a question, even if nothing has told of it. */
static void test_overwrite(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  edit(fixture);
  write_other(path);
  do_action(fixture, "win.save");
  answer(CAROM_ASK_CANCEL);
  g_assert_true(is_modified(fixture));
  g_assert_cmpint(look(fixture), ==, CAROM_FILE_DIGEST_CHANGED);
  do_action(fixture, "win.save");
  answer(CAROM_ASK_DISCARD);
  g_assert_false(is_modified(fixture));
  g_assert_cmpint(look(fixture), ==, CAROM_FILE_DIGEST_SAME);
}

/* Files that have gone are not offered. */
static void test_recent(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "recent.carom", NULL);
  save_to(fixture, path);
  g_autoptr(GPtrArray) before = carom_recent_files_list(100);
  g_assert_true(g_ptr_array_find_with_equal_func(before, path, g_str_equal, NULL));
  g_unlink(path);
  g_autoptr(GPtrArray) after = carom_recent_files_list(100);
  g_assert_false(g_ptr_array_find_with_equal_func(after, path, g_str_equal, NULL));
  g_autoptr(GPtrArray) none = carom_recent_files_list(0);
  g_assert_cmpuint(none->len, ==, 0);
}

/* What was used last comes first, also if others were new later. */
static void test_recent_order(Fixture *fixture, gconstpointer data) {
  g_autofree char *one = g_build_filename(fixture->folder, "one.carom", NULL);
  g_autofree char *other = g_build_filename(fixture->folder, "other.carom", NULL);
  save_to(fixture, one);
  save_to(fixture, other);
  g_autoptr(GPtrArray) before = carom_recent_files_list(1);
  g_assert_cmpstr(before->pdata[0], ==, other);
  go_to(fixture, one);
  g_autoptr(GPtrArray) after = carom_recent_files_list(1);
  g_assert_cmpstr(after->pdata[0], ==, one);
}

/* A picture that was exported is not a scene, though the program has written it. */
static void test_recent_picture(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "panes.png", NULL);
  g_autofree char *uri = g_filename_to_uri(path, NULL, NULL);
  const GtkRecentData picture = {
      .mime_type = (char *)"image/png",
      .app_name = (char *)g_get_application_name(),
      .app_exec = (char *)"carom %u",
  };
  g_assert_true(g_file_set_contents(path, "", 0, NULL));
  g_assert_true(gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &picture));
  g_autoptr(GPtrArray) listed = carom_recent_files_list(100);
  g_assert_false(g_ptr_array_find_with_equal_func(listed, path, g_str_equal, NULL));
}

static GtkWindow *find_generators(void) {
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  for (GList *each = windows; each; each = each->next)
    if (CAROM_IS_GENERATOR_WINDOW(each->data))
      return each->data;
  return NULL;
}

/* A name on disk need not be text: such a file is saved, listed, opened and named like any other.
 */
static void test_name_is_no_text(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "Caf\xe9.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "box");
  save_to(fixture, path);
  g_assert_null(find_dialog());
  g_assert_true(g_file_test(path, G_FILE_TEST_EXISTS));
  g_assert_true(g_utf8_validate(get_scene_title(fixture), -1, NULL));
  g_assert_true(g_str_has_prefix(get_scene_title(fixture), "Caf"));
  g_autoptr(GPtrArray) listed = carom_recent_files_list(100);
  g_assert_true(g_ptr_array_find_with_equal_func(listed, path, g_str_equal, NULL));
  go_to(fixture, "head-on");
  go_to(fixture, path);
  g_assert_true(g_str_has_prefix(get_scene_title(fixture), "Caf"));
  go_to(fixture, "head-on");
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_application_open(G_APPLICATION(application), &file, 1, "");
  GtkWindow *window = gtk_application_get_windows(application)->data;
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(window));
  CaromSceneStore *store = carom_document_get_store(document);
  g_assert_cmpstr(carom_scene_store_get_path(store), ==, path);
  carom_window_close(CAROM_WINDOW(window));
}

/* What is said about a file when it is opened is said when it is read again. */
static void test_remarks_of_reload(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  g_assert_true(g_file_set_contents(
      path, "{\"format\": \"carom-scene\", \"version\": 1, \"wobble\": 3}", -1, NULL));
  look(fixture);
  do_action(fixture, "win.reload");
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_INFO_BAR, NULL);
  g_assert_true(gtk_info_bar_get_revealed(GTK_INFO_BAR(bar)));
  g_assert_nonnull(test_find(bar, GTK_TYPE_LABEL, "mine.carom: "));
}

/* A file that is open in a window is not opened in another one. */
static void test_open_once(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  guint n_before = g_list_length(gtk_application_get_windows(application));
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_application_open(G_APPLICATION(application), &file, 1, "");
  g_assert_cmpuint(g_list_length(gtk_application_get_windows(application)), ==, n_before);
}

/* A scene that a generator has made is work: its numbers were chosen. */
static void test_made(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.new-from");
  GtkWindow *generators = find_generators();
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_signal_emit_by_name(generators, "create", scene);
  gtk_window_destroy(generators);
  g_assert_true(carom_document_get_scene(fixture->document) == scene);
  g_assert_true(is_modified(fixture));
}

/* ---- Closing ---- */

/* A window that is the test's own, to be closed. */
static GtkWindow *open_other(gpointer *alive) {
  GtkWindow *window = GTK_WINDOW(carom_window_new(application));
  gtk_window_present(window);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(window));
  *alive = window;
  g_object_add_weak_pointer(G_OBJECT(window), alive);
  gtk_widget_activate_action(GTK_WIDGET(window), "win.restitution", "d", 0.25);
  return window;
}

static gboolean is_open(gpointer window) {
  GList *windows = gtk_application_get_windows(application);
  return g_list_find(windows, window) != NULL;
}

/* Ctrl+O, recent files and files that are dropped lead to the window that shows the file, and
 * nothing is asked, since this one keeps what it has. Where no other window shows it, it is read
 * again. */
static void test_shown_once(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *spelled = g_build_filename(fixture->folder, ".", "mine.carom", NULL);
  save_to(fixture, path);
  edit(fixture);
  GtkWindow *other = open_other(&alive);
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(other));
  CaromScene *before = carom_document_get_scene(document);
  gtk_widget_activate_action(GTK_WIDGET(other), "win.go-to-scene", "^ay", spelled);
  g_assert_null(find_dialog());
  g_assert_true(carom_document_get_scene(document) == before);
  g_assert_true(is_modified(fixture));
  go_to(fixture, spelled);
  answer(CAROM_ASK_DISCARD);
  g_assert_false(is_modified(fixture));
  open_scene(fixture, "head-on");
  gtk_widget_activate_action(GTK_WIDGET(other), "win.go-to-scene", "^ay", spelled);
  answer(CAROM_ASK_DISCARD);
  g_assert_cmpstr(carom_scene_store_get_path(carom_document_get_store(document)), ==, spelled);
  carom_window_close(CAROM_WINDOW(other));
}

static char *read_text(const char *path) {
  char *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* What another window shows is not saved over, however its file is spelled: nothing is written, and
 * the window that is in the way can be shown. */
static void test_save_over_other(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *spelled = g_build_filename(fixture->folder, ".", "mine.carom", NULL);
  g_autofree char *free_path = g_build_filename(fixture->folder, "free.carom", NULL);
  save_to(fixture, path);
  g_autofree char *before = read_text(path);
  GtkWindow *other = open_other(&alive);
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(other));
  CaromSceneStore *store = carom_document_get_store(document);
  const CaromAskAnswer refusals[] = {CAROM_ASK_CANCEL, CAROM_ASK_SHOW};
  for (guint i = 0; i < G_N_ELEMENTS(refusals); i++) {
    gtk_widget_activate_action(GTK_WIDGET(other), "win.save-to", "^ay", spelled);
    answer(refusals[i]);
    g_autofree char *after = read_text(path);
    g_assert_cmpstr(after, ==, before);
    g_assert_null(carom_scene_store_get_path(store));
    g_assert_true(carom_document_is_modified(document));
  }
  gtk_widget_activate_action(GTK_WIDGET(other), "win.save-to", "^ay", free_path);
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_scene_store_get_path(store), ==, free_path);
  carom_window_close(CAROM_WINDOW(other));
}

/* Nor is anything exported over it. */
static void test_export_over_other(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  g_autofree char *before = read_text(path);
  GtkWindow *other = open_other(&alive);
  gtk_widget_activate_action(GTK_WIDGET(other), "win.export-to", "(s^ay)", "state", path);
  assert_dialog_says("another window");
  g_autofree char *after = read_text(path);
  g_assert_cmpstr(after, ==, before);
  carom_window_close(CAROM_WINDOW(other));
}

/* While a window asks what to do with its changes, another one opens the file that it was to
 * open. */
static void test_taken_meanwhile(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  save_to(fixture, path);
  open_scene(fixture, "head-on");
  GtkWindow *other = open_other(&alive);
  CaromDocument *document = carom_window_get_document(CAROM_WINDOW(other));
  gtk_widget_activate_action(GTK_WIDGET(other), "win.go-to-scene", "^ay", path);
  open_scene(fixture, path);
  answer(CAROM_ASK_DISCARD);
  g_assert_null(carom_scene_store_get_path(carom_document_get_store(document)));
  carom_window_close(CAROM_WINDOW(other));
}

static void test_close(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  GtkWindow *window = open_other(&alive);
  gtk_window_close(window);
  answer(CAROM_ASK_CANCEL);
  g_assert_true(is_open(window));
  gtk_window_close(window);
  answer(CAROM_ASK_DISCARD);
  g_assert_false(is_open(window));
}

/* A second question takes the place of the first; a window that goes takes its question along. */
static void test_one_question(Fixture *fixture, gconstpointer data) {
  gpointer alive;
  GtkWindow *window = open_other(&alive);
  gtk_window_close(window);
  gtk_window_close(window);
  answer(CAROM_ASK_CANCEL);
  g_assert_null(find_dialog());
  gtk_window_close(window);
  g_assert_nonnull(find_dialog());
  gtk_window_destroy(window);
  test_iterate();
  g_assert_null(find_dialog());
}

/* Quitting asks about each window, and closes none before all is decided. */
static void test_quit(Fixture *fixture, gconstpointer data) {
  gpointer alive[2];
  GtkWindow *one = open_other(&alive[0]), *other = open_other(&alive[1]);
  g_action_group_activate_action(G_ACTION_GROUP(application), "quit", NULL);
  answer(CAROM_ASK_DISCARD);
  g_assert_true(is_open(one) && is_open(other));
  answer(CAROM_ASK_CANCEL);
  g_assert_null(find_dialog());
  g_assert_true(is_open(one) && is_open(other));
  carom_window_close(CAROM_WINDOW(one));
  carom_window_close(CAROM_WINDOW(other));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/safe-work/mark", test_mark},
      {"/safe-work/no-question", test_no_question},
      {"/safe-work/open", test_open},
      {"/safe-work/name-of-new", test_name_of_new},
      {"/safe-work/redo-stays", test_redo_stays},
      {"/safe-work/dots", test_dots},
      {"/safe-work/question", test_question},
      {"/safe-work/save-first", test_save_first},
      {"/safe-work/save-fails", test_save_fails},
      {"/safe-work/offers", test_offers},
      {"/safe-work/overwrite", test_overwrite},
      {"/safe-work/save-over-other", test_save_over_other},
      {"/safe-work/export-over-other", test_export_over_other},
      {"/safe-work/taken-meanwhile", test_taken_meanwhile},
      {"/safe-work/recent", test_recent},
      {"/safe-work/recent-order", test_recent_order},
      {"/safe-work/recent-picture", test_recent_picture},
      {"/safe-work/open-once", test_open_once},
      {"/safe-work/name-is-no-text", test_name_is_no_text},
      {"/safe-work/remarks-of-reload", test_remarks_of_reload},
      {"/safe-work/shown-once", test_shown_once},
      {"/safe-work/made", test_made},
      {"/safe-work/close", test_close},
      {"/safe-work/one-question", test_one_question},
      {"/safe-work/quit", test_quit},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
