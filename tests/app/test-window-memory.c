/* test-window-memory: a window comes back as it was left. Needs a display. */
#include "window-test.h"

#include "carom-settings.h"
#include "carom-split.h"

static char *settings_path(void) {
  return g_build_filename(g_get_user_config_dir(), "carom", "settings.ini", NULL);
}

/* Closes the window as a user does, and opens another one. */
static void open_again(Fixture *fixture) {
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_window_close(GTK_WINDOW(fixture->window));
  test_iterate();
  fixture->window = carom_window_new(application);
  fixture->document = carom_window_get_document(fixture->window);
  fixture->player = carom_document_get_player(fixture->document);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static gboolean is_remembered(void) {
  g_autofree char *path = settings_path();
  return g_file_test(path, G_FILE_TEST_EXISTS);
}

static void forget(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = settings_path();
  g_unlink(path);
  set_up(fixture, data);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static GtkWidget *get_split(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SPLIT, NULL);
}

/* To look at things is no change. */
static void test_no_change(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.pages-first");
  do_action(fixture, "win.present");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  do_action(fixture, "win.leave-presentation");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.chart-quantity", "(us)", 1,
                             "disagreement");
  open_again(fixture);
  g_assert_false(is_remembered());
}

static void test_size(Fixture *fixture, gconstpointer data) {
  int width, height;
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1234, 777);
  open_again(fixture);
  gtk_window_get_default_size(GTK_WINDOW(fixture->window), &width, &height);
  g_assert_cmpint(width, ==, 1234);
  g_assert_cmpint(height, ==, 777);
}

/* The divider's share, whatever the size. */
static void test_divider(Fixture *fixture, gconstpointer data) {
  double share;
  g_object_set(get_split(fixture), "share", 0.625, NULL);
  open_again(fixture);
  g_object_get(get_split(fixture), "share", &share, NULL);
  g_assert_cmpfloat(share, ==, 0.625);
}

static gboolean is_panel_shown(Fixture *fixture) {
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  return g_variant_get_boolean(shown);
}

/* Also if the window is closed during a presentation, which hides the panel. */
static void test_panel(Fixture *fixture, gconstpointer data) {
  gboolean before = is_panel_shown(fixture);
  do_action(fixture, "win.show-panel");
  open_again(fixture);
  g_assert_cmpint(is_panel_shown(fixture), ==, !before);
  do_action(fixture, "win.present");
  open_again(fixture);
  g_assert_cmpint(is_panel_shown(fixture), ==, !before);
  do_action(fixture, "win.show-panel");
  open_again(fixture);
  g_assert_cmpint(is_panel_shown(fixture), ==, before);
}

static void test_dot(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.pointer-dot");
  open_again(fixture);
  g_autoptr(GVariant) enabled = get_state(fixture, "pointer-dot");
  g_assert_true(g_variant_get_boolean(enabled));
}

static void test_style(Fixture *fixture, gconstpointer data) {
  CaromSettings settings;
  g_action_group_change_action_state(G_ACTION_GROUP(application), "style",
                                     g_variant_new_string("dark"));
  carom_settings_read(&settings);
  g_assert_cmpstr(settings.style, ==, "dark");
  /* as the next start does it */
  g_autoptr(GtkApplication) next = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_application_register(G_APPLICATION(next), NULL, NULL);
  g_autoptr(GVariant) style = g_action_group_get_action_state(G_ACTION_GROUP(next), "style");
  g_assert_cmpstr(g_variant_get_string(style, NULL), ==, "dark");
  g_action_group_change_action_state(G_ACTION_GROUP(application), "style",
                                     g_variant_new_string("system"));
  carom_settings_read(&settings);
  g_assert_cmpstr(settings.style, ==, "system");
}

/* A window that was left on a larger screen fits this one. */
static void test_smaller_screen(Fixture *fixture, gconstpointer data) {
  int width, height;
  CaromSettings none = {.style = "system"}, large = none;
  large.width = 9000;
  large.height = 8000;
  g_assert_true(carom_settings_write(&none, &large, NULL));
  open_again(fixture);
  gtk_window_get_default_size(GTK_WINDOW(fixture->window), &width, &height);
  g_assert_cmpint(width, <, 9000);
  g_assert_cmpint(height, <, 8000);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/window-memory/no-change", test_no_change},
      {"/window-memory/size", test_size},
      {"/window-memory/divider", test_divider},
      {"/window-memory/panel", test_panel},
      {"/window-memory/dot", test_dot},
      {"/window-memory/style", test_style},
      {"/window-memory/smaller-screen", test_smaller_screen},
  };
  g_autofree char *home = g_dir_make_tmp("carom-config-XXXXXX", NULL);
  g_setenv("XDG_CONFIG_HOME", home, TRUE);
  g_get_user_config_dir(); /* which is found only once */
  g_setenv("XDG_DATA_HOME", home, TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, forget, tests[i].test, tear_down);
  int status = g_test_run();
  g_autofree char *path = settings_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_unlink(path);
  g_rmdir(folder);
  remove_folder(home);
  g_object_unref(application);
  return status;
}
