/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-window-memory: a window comes back as it was left. Needs a display. */
#include "window-test.h"

#include "carom-builtin.h"
#include "carom-chart-view.h"
#include "carom-item-table.h"
#include "carom-item-view.h"
#include "carom-parameter.h"
#include "carom-scene-panel.h"
#include "carom-settings.h"
#include "carom-split.h"

/* More than can have letters. */
#define CROWD 30

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
  do_action(fixture, "win.next-room");
  do_action(fixture, "win.present");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  do_action(fixture, "win.escape");
  open_scene(fixture, "molecules");
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
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

/* Whether the tools are unfolded; at first they are not. */
static void test_tools(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < 3; i++) {
    g_autoptr(GVariant) unfolded = get_state(fixture, "show-tools");
    g_assert_true(g_variant_get_boolean(unfolded) == (i % 2 == 1));
    do_action(fixture, "win.show-tools");
    open_again(fixture);
  }
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

static GPtrArray *find_charts(GtkWidget *window) {
  GPtrArray *charts = g_ptr_array_new();
  collect(window, CAROM_TYPE_CHART_VIEW, charts);
  return charts;
}

static CaromChartView *get_chart(GtkWidget *window, guint i) {
  g_autoptr(GPtrArray) charts = find_charts(window);
  g_assert_cmpuint(i, <, charts->len);
  return charts->pdata[i];
}

/* @ids: of all of them, up to NULL */
static void assert_these_charts(GtkWidget *window, const char *const *ids) {
  g_autoptr(GPtrArray) charts = find_charts(window);
  g_assert_cmpuint(charts->len, ==, g_strv_length((char **)ids));
  for (guint i = 0; i < charts->len; i++)
    g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[i])->part.id, ==, ids[i]);
}

static void assert_charts(GtkWidget *window, const char *first, const char *second) {
  assert_these_charts(window, (const char *const[]){first, second, NULL});
}

/* As the viewer does it. */
static void choose_chart(GtkWidget *window, guint i, guint entry) {
  GtkWidget *chart = GTK_WIDGET(get_chart(window, i));
  gtk_drop_down_set_selected(GTK_DROP_DOWN(test_find(chart, GTK_TYPE_DROP_DOWN, NULL)), entry);
}

static void go_back(GtkWidget *window, guint i) {
  GtkWidget *chart = GTK_WIDGET(get_chart(window, i));
  g_signal_emit_by_name(test_find_icon_button(chart, "view-refresh-symbolic"), "clicked");
}

/* What was chosen for a scene comes back with it, in the same window, in another one and at the
 * next start; other scenes have their own. The entry in the list is that of momentum. */
static void test_charts(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  choose_chart(window, 1, 0);
  assert_charts(window, "energy-by-disc", "momentum");
  open_scene(fixture, "molecules");
  assert_charts(window, "speeds", "energy");
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  assert_charts(window, "energy-by-disc", "momentum");
  open_again(fixture);
  window = GTK_WIDGET(fixture->window);
  assert_charts(window, "energy-by-disc", "momentum");
  choose_chart(window, 1,
               gtk_drop_down_get_selected(GTK_DROP_DOWN(
                   test_find(GTK_WIDGET(get_chart(window, 0)), GTK_TYPE_DROP_DOWN, NULL))));
  assert_charts(window, "energy-by-disc", "energy-by-disc");
}

/* A file is not the scene that is built in, though it began as its copy. */
static void test_charts_of_a_file(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autofree char *path = g_build_filename(fixture->folder, "a=b [c].carom", NULL);
  gtk_widget_activate_action(window, "win.save-to", "^ay", path);
  choose_chart(window, 0, 0);
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  open_scene(fixture, path);
  assert_charts(window, "momentum", "momentum-by-disc");
}

/* Undo is about the scene; a parameter leaves the charts, and nothing of that is remembered. */
static void test_charts_and_undo(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  choose_chart(window, 0, 0);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
  do_action(fixture, "win.undo");
  assert_charts(window, "momentum", "momentum-by-disc");
  open_again(fixture);
  assert_charts(GTK_WIDGET(fixture->window), "momentum", "momentum-by-disc");
}

/* To choose the scene's own again is to choose nothing, from the list as by the button. */
static void test_way_back(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkWidget *chart = GTK_WIDGET(get_chart(window, 0));
  GtkDropDown *chooser = GTK_DROP_DOWN(test_find(chart, GTK_TYPE_DROP_DOWN, NULL));
  guint own = gtk_drop_down_get_selected(chooser);
  choose_chart(window, 0, 0);
  choose_chart(window, 1, 0);
  choose_chart(window, 0, own);
  go_back(window, 1);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  g_autofree char *path = settings_path(), *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  g_assert_null(strstr(text, CAROM_BUILTIN_DEFAULT));
  open_again(fixture);
  assert_charts(GTK_WIDGET(fixture->window), "energy-by-disc", "momentum-by-disc");
}

/* Puts so many discs into the scene. */
static void put_discs(Fixture *fixture, guint n) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  while (scene->bodies->len < n) {
    CaromBody body = carom_body_default();
    body.position.x = 10.0 * scene->bodies->len;
    carom_scene_add_body(scene, body);
  }
  carom_document_change(fixture->document, scene, "Add", NULL);
}

static gboolean are_remembered(const char *name) {
  g_autofree char *path = settings_path(), *text = NULL;
  return g_file_get_contents(path, &text, NULL, NULL) && strstr(text, name);
}

static void save_to(Fixture *fixture, const char *path) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
}

/* Where nobody has chosen, the charts are those that such a scene has: after an edit, undone and
 * done again, as after it has been saved and opened again. Nothing of that is remembered. */
static void test_charts_suit(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autofree char *path = g_build_filename(fixture->folder, "drawn.carom", NULL);
  gtk_widget_activate_action(window, "win.new", "s", "empty");
  assert_charts(window, "momentum", "energy");
  put_discs(fixture, 2);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  put_discs(fixture, 3);
  assert_charts(window, "momentum", "energy");
  put_discs(fixture, CROWD);
  assert_charts(window, "speeds", "energy");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  do_action(fixture, "win.redo");
  assert_charts(window, "momentum", "energy");
  do_action(fixture, "win.undo");
  save_to(fixture, path);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  g_assert_false(are_remembered("drawn.carom"));
  open_again(fixture);
  open_scene(fixture, path);
  assert_charts(GTK_WIDGET(fixture->window), "energy-by-disc", "momentum-by-disc");
  put_discs(fixture, 3);
  assert_charts(GTK_WIDGET(fixture->window), "momentum", "energy");
}

/* What the viewer has chosen stays, whatever becomes of the scene; while that cannot have such a
 * chart it has its own. It comes along when the scene is saved. */
static void test_charts_chosen(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autofree char *path = g_build_filename(fixture->folder, "chosen.carom", NULL);
  gtk_widget_activate_action(window, "win.new", "s", "empty");
  put_discs(fixture, 2);
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 0, "momentum-by-disc");
  put_discs(fixture, 3);
  assert_charts(window, "momentum-by-disc", "energy");
  put_discs(fixture, CROWD);
  assert_charts(window, "speeds", "energy");
  do_action(fixture, "win.undo");
  assert_charts(window, "momentum-by-disc", "energy");
  save_to(fixture, path);
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  assert_charts(window, "energy-by-disc", "momentum-by-disc");
  open_scene(fixture, path);
  assert_charts(window, "momentum-by-disc", "energy");
}

/* Only the file that is written is known by it: the one that was open before has what it had; where
 * no file could be written, and of a copy that is exported, nothing is remembered. */
static void test_charts_saved_elsewhere(Fixture *fixture, gconstpointer data) {
  g_autofree char *first = g_build_filename(fixture->folder, "first.carom", NULL);
  g_autofree char *second = g_build_filename(fixture->folder, "second.carom", NULL);
  g_autofree char *nowhere = g_build_filename(fixture->folder, "none", "lost.carom", NULL);
  g_autofree char *copy = g_build_filename(fixture->folder, "copy.carom", NULL);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_activate_action(window, "win.new", "s", "empty");
  save_to(fixture, first);
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 0, "error");
  save_to(fixture, nowhere);
  gtk_widget_activate_action(window, "win.export-to", "(s^ay)", "state", copy);
  g_assert_true(g_file_test(copy, G_FILE_TEST_EXISTS));
  save_to(fixture, second);
  g_assert_true(are_remembered("second.carom"));
  go_back(window, 0);
  g_assert_false(are_remembered("second.carom"));
  g_assert_true(are_remembered("first.carom"));
  g_assert_false(are_remembered("lost.carom"));
  g_assert_false(are_remembered("copy.carom"));
}

/* What the file asks for itself stays, and need not be remembered; what is chosen instead is. */
static void test_charts_in_the_file(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autofree char *path =
      write_file(fixture, "asks.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"charts\": [\"error\"],"
                 " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}");
  open_scene(fixture, path);
  assert_charts(window, "error", NULL);
  put_discs(fixture, 2);
  assert_charts(window, "error", NULL);
  do_action(fixture, "win.save");
  g_assert_false(are_remembered("asks.carom"));
  choose_chart(window, 0, 0);
  put_discs(fixture, 3);
  assert_charts(window, "momentum", NULL);
  do_action(fixture, "win.save");
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  open_scene(fixture, path);
  assert_charts(window, "momentum", NULL);
}

static void change_charts(GtkWidget *window, guint i, const char *action) {
  gtk_widget_activate_action(GTK_WIDGET(get_chart(window, i)), action, NULL);
  test_wait_for_frames(window);
}

/* Charts are added, up to four, and removed, down to one, and come back with the scene. What is
 * added is not there yet; what the scene has by itself comes first. */
static void test_more_charts(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  change_charts(window, 0, "chart-view.add");
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 2, "speed");
  assert_these_charts(window,
                      (const char *const[]){"energy-by-disc", "momentum-by-disc", "speed", NULL});
  change_charts(window, 1, "chart-view.remove");
  assert_charts(window, "energy-by-disc", "speed");
  do_action(fixture, "win.chart-restore");
  assert_these_charts(window,
                      (const char *const[]){"energy-by-disc", "momentum-by-disc", "speed", NULL});
  change_charts(window, 1, "chart-view.remove");
  open_again(fixture);
  window = GTK_WIDGET(fixture->window);
  assert_charts(window, "energy-by-disc", "speed");
  change_charts(window, 0, "chart-view.add");
  assert_these_charts(window,
                      (const char *const[]){"energy-by-disc", "speed", "momentum-by-disc", NULL});
  change_charts(window, 0, "chart-view.add");
  change_charts(window, 0, "chart-view.add"); /* which cannot be done any more */
  open_again(fixture);
  window = GTK_WIDGET(fixture->window);
  g_autoptr(GPtrArray) four = find_charts(window);
  g_assert_cmpuint(four->len, ==, 4);
  for (guint i = 0; i < 5; i++)
    change_charts(window, 0, "chart-view.remove");
  g_autoptr(GPtrArray) one = find_charts(window);
  g_assert_cmpuint(one->len, ==, 1);
  open_again(fixture);
  g_autoptr(GPtrArray) again = find_charts(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(again->len, ==, 1);
  open_scene(fixture, "newtons-cradle");
  g_autoptr(GPtrArray) others = find_charts(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(others->len, ==, 2);
}

/* Each window adds what is chosen in it. */
static void test_two_windows(Fixture *fixture, gconstpointer data) {
  CaromWindow *other = carom_window_new(application);
  gtk_window_present(GTK_WINDOW(other));
  gtk_widget_activate_action(GTK_WIDGET(other), "win.open-scene", "^ay", "molecules");
  choose_chart(GTK_WIDGET(fixture->window), 0, 0);
  choose_chart(GTK_WIDGET(other), 0, 0);
  choose_chart(GTK_WIDGET(fixture->window), 1, 0);
  test_wait_for_frames(GTK_WIDGET(other));
  gtk_window_close(GTK_WINDOW(other));
  test_iterate();
  open_again(fixture);
  assert_charts(GTK_WIDGET(fixture->window), "momentum", "momentum");
  open_scene(fixture, "molecules");
  assert_charts(GTK_WIDGET(fixture->window), "momentum", "energy");
}

static void test_dot(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.pointer-dot");
  open_again(fixture);
  g_autoptr(GVariant) enabled = get_state(fixture, "pointer-dot");
  g_assert_true(g_variant_get_boolean(enabled));
}

static void assert_state(Fixture *fixture, const char *action, const char *expected) {
  g_autoptr(GVariant) state = get_state(fixture, action);
  g_autofree char *text = g_variant_print(state, FALSE);
  g_assert_cmpstr(text, ==, expected);
}

/* What a presentation shows is its own, from one to the next, and what the window shows too. */
static void test_presentation(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.present");
  assert_state(fixture, "room", "'panes'");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  do_action(fixture, "win.lecture-words");
  do_action(fixture, "win.few-digits");
  do_action(fixture, "win.present");
  assert_state(fixture, "room", "'both'");
  open_again(fixture);
  assert_state(fixture, "room", "'both'");
  do_action(fixture, "win.present");
  assert_state(fixture, "room", "'page'");
  assert_state(fixture, "lecture-words", "false");
  assert_state(fixture, "few-digits", "false");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "both");
  open_again(fixture); /* while it presents */
  assert_state(fixture, "room", "'both'");
  do_action(fixture, "win.next-room");
  do_action(fixture, "win.present");
  assert_state(fixture, "room", "'both'");
}

/* At first pictures turn. */
static void test_turn(Fixture *fixture, gconstpointer data) {
  for (int turns = 1; turns >= 0; turns--) {
    g_autoptr(GVariant) enabled = get_state(fixture, "turn-scene");
    g_assert_cmpint(g_variant_get_boolean(enabled), ==, turns);
    do_action(fixture, "win.turn-scene");
    open_again(fixture);
  }
  g_autoptr(GVariant) enabled = get_state(fixture, "turn-scene");
  g_assert_true(g_variant_get_boolean(enabled));
}

/* How much memory runs may take: from the next scene on, and in the next window. */
static void test_memory(Fixture *fixture, gconstpointer data) {
  g_autoptr(GVariant) usual = get_state(fixture, "memory");
  g_assert_cmpuint(g_variant_get_uint32(usual), ==, 256);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.memory", "u", 64);
  open_scene(fixture, "molecules");
  open_again(fixture);
  g_autoptr(GVariant) chosen = get_state(fixture, "memory");
  g_assert_cmpuint(g_variant_get_uint32(chosen), ==, 64);
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

/* Also where it is folded away. */
static GtkWidget *get_table(GtkWidget *window, CaromItemKind kind) {
  g_autoptr(GPtrArray) tables = g_ptr_array_new(), expanders = g_ptr_array_new();
  collect(window, GTK_TYPE_EXPANDER, expanders);
  for (guint i = 0; i < expanders->len; i++)
    gtk_expander_set_expanded(expanders->pdata[i], TRUE);
  collect(window, CAROM_TYPE_ITEM_TABLE, tables);
  g_assert_cmpuint(tables->len, ==, CAROM_N_ITEM_KINDS);
  return tables->pdata[kind];
}

static void assert_column(GtkWidget *window, CaromItemKind kind, const char *id, gboolean shown) {
  CaromItemView *view =
      CAROM_ITEM_VIEW(test_find(get_table(window, kind), CAROM_TYPE_ITEM_VIEW, NULL));
  GArray *columns = carom_item_view_get_columns(view);
  guint i = 0;
  while (!g_str_equal(g_array_index(columns, CaromItemColumn, i).id, id))
    i++;
  g_assert_cmpint(gtk_column_view_column_get_visible(carom_item_view_get_view_column(view, i)), ==,
                  shown);
}

static GtkWidget *open_tables(Fixture *fixture) {
  GtkWidget *panel = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SCENE_PANEL, NULL);
  GtkWidget *tables = NULL;
  g_assert_true(gtk_widget_activate_action(panel, "scene-panel.open-tables", NULL));
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (g_strcmp0(gtk_window_get_title(link->data), "Discs, walls and emitters") == 0)
      tables = link->data;
  g_list_free(toplevels);
  g_assert_nonnull(tables);
  return tables;
}

/* What is shown or hidden in the menu of a table; that of discs, that of walls, and those in the
 * window of tables by themselves. */
static void test_columns(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_activate_action(get_table(window, CAROM_ITEM_DISC), "item-table.velocity", "s",
                             "polar");
  gtk_widget_activate_action(get_table(window, CAROM_ITEM_DISC), "item-table.column-m", NULL);
  gtk_widget_activate_action(get_table(window, CAROM_ITEM_WALL), "item-table.column-x1", NULL);
  GtkWidget *tables = open_tables(fixture);
  gtk_widget_activate_action(get_table(tables, CAROM_ITEM_DISC), "item-table.column-r", NULL);
  open_again(fixture);
  window = GTK_WIDGET(fixture->window);
  assert_column(window, CAROM_ITEM_DISC, "m", FALSE);
  assert_column(window, CAROM_ITEM_DISC, "r", TRUE);
  assert_column(window, CAROM_ITEM_DISC, "vx", FALSE);
  assert_column(window, CAROM_ITEM_DISC, "speed", TRUE);
  assert_column(window, CAROM_ITEM_WALL, "x1", FALSE);
  tables = open_tables(fixture);
  assert_column(tables, CAROM_ITEM_DISC, "m", TRUE);
  assert_column(tables, CAROM_ITEM_DISC, "r", FALSE);
  assert_column(tables, CAROM_ITEM_WALL, "x1", TRUE);
}

/* The menu says that velocities are by speed and angle, and so leads back. */
static void test_columns_back(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(get_table(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC),
                             "item-table.velocity", "s", "polar");
  open_again(fixture);
  gtk_widget_activate_action(get_table(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC),
                             "item-table.velocity", "s", "components");
  assert_column(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC, "vx", TRUE);
  assert_column(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC, "speed", FALSE);
  open_again(fixture);
  assert_column(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC, "vx", TRUE);
  assert_column(GTK_WIDGET(fixture->window), CAROM_ITEM_DISC, "speed", FALSE);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/window-memory/no-change", test_no_change},
      {"/window-memory/size", test_size},
      {"/window-memory/divider", test_divider},
      {"/window-memory/tools", test_tools},
      {"/window-memory/panel", test_panel},
      {"/window-memory/charts", test_charts},
      {"/window-memory/charts-of-a-file", test_charts_of_a_file},
      {"/window-memory/charts-and-undo", test_charts_and_undo},
      {"/window-memory/way-back", test_way_back},
      {"/window-memory/charts-suit", test_charts_suit},
      {"/window-memory/charts-chosen", test_charts_chosen},
      {"/window-memory/charts-saved-elsewhere", test_charts_saved_elsewhere},
      {"/window-memory/charts-in-the-file", test_charts_in_the_file},
      {"/window-memory/more-charts", test_more_charts},
      {"/window-memory/two-windows", test_two_windows},
      {"/window-memory/dot", test_dot},
      {"/window-memory/turn", test_turn},
      {"/window-memory/presentation", test_presentation},
      {"/window-memory/memory", test_memory},
      {"/window-memory/style", test_style},
      {"/window-memory/smaller-screen", test_smaller_screen},
      {"/window-memory/columns", test_columns},
      {"/window-memory/columns/back", test_columns_back},
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
