/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-item-window: the tables in a window of their own. Needs a display. */
#include "item-table-test.h"

#include "carom-shortcuts.h"
#include "carom-toast.h"

static GtkWidget *find_window(void) {
  GtkWidget *found = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (g_strcmp0(gtk_window_get_title(link->data), "Discs, walls and emitters") == 0)
      found = link->data;
  g_list_free(toplevels);
  return found;
}

static GtkWidget *open_window(Fixture *fixture) {
  show_panel(fixture);
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  g_assert_true(gtk_widget_activate_action(panels->pdata[0], "scene-panel.open-tables", NULL));
  GtkWidget *window = find_window();
  g_assert_nonnull(window);
  test_wait_for_frames(window);
  return window;
}

/* All tables, with all of their columns. */
static void test_columns(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  g_autoptr(GPtrArray) views = g_ptr_array_new();
  collect(window, CAROM_TYPE_ITEM_VIEW, views);
  g_assert_cmpuint(views->len, ==, CAROM_N_ITEM_KINDS);
  for (guint kind = 0; kind < views->len; kind++) {
    CaromItemView *view = views->pdata[kind];
    for (guint i = 0; i < carom_item_view_get_columns(view)->len; i++)
      g_assert_true(gtk_column_view_column_get_visible(carom_item_view_get_view_column(view, i)));
  }
  gtk_window_destroy(GTK_WINDOW(window));
}

/* Each table takes its part, so that as many rows are seen as fit. */
static void test_room(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  g_autoptr(GPtrArray) views = g_ptr_array_new();
  collect(window, CAROM_TYPE_ITEM_VIEW, views);
  for (guint kind = 0; kind < views->len; kind++) {
    GtkWidget *view = views->pdata[kind], *table = gtk_widget_get_parent(view);
    graphene_rect_t bounds;
    g_assert_true(gtk_widget_compute_bounds(gtk_widget_get_last_child(table), table, &bounds));
    g_assert_cmpfloat((double)(bounds.origin.y + bounds.size.height), ==,
                      gtk_widget_get_height(table));
  }
  gtk_window_destroy(GTK_WINDOW(window));
}

/* How much further a title, with its mark of sorting, is from the left end of its button than from
 * the right. */
static double get_offset(GtkWidget *window, const char *title) {
  GtkWidget *view = test_find(window, CAROM_TYPE_ITEM_VIEW, NULL);
  GtkWidget *box = gtk_widget_get_parent(test_find(view, GTK_TYPE_LABEL, title));
  GtkWidget *button = gtk_widget_get_parent(box);
  graphene_rect_t bounds;
  g_assert_true(gtk_widget_compute_bounds(box, button, &bounds));
  return (double)(2 * bounds.origin.x + bounds.size.width) - gtk_widget_get_width(button);
}

/* Titles stand above the right ends of numbers, and above the left ends of what is none. */
static void test_titles(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  g_assert_cmpfloat(get_offset(window, "m"), >, 5);
  g_assert_cmpfloat(get_offset(window, "Disc"), <, 5); /* it has all of the width, but a border */
  gtk_window_destroy(GTK_WINDOW(window));
}

/* The keys of the main window do there what they do in that. */
static void test_window_keys(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  gtk_window_set_focus(GTK_WINDOW(window), NULL);
  g_assert_true(test_press_key(window, GDK_KEY_space, 0));
  g_assert_true(carom_player_get_playing(fixture->player));
  gtk_window_destroy(GTK_WINDOW(window));
}

/* It is there once, and can be opened again. */
static void test_once(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  g_assert_true(open_window(fixture) == window);
  gtk_window_destroy(GTK_WINDOW(window));
  g_assert_null(find_window());
  gtk_window_destroy(GTK_WINDOW(open_window(fixture)));
}

/* It goes with the main window, which the end of each test destroys. Were it kept, or kept that
 * window alive, the end would find the player still there. */
static void test_closes(Fixture *fixture, gconstpointer data) {
  open_window(fixture);
}

/* The table obeys each key that the list of keys has for its cells. */
static void test_cell_keys(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = open_window(fixture);
  CaromItemView *view = CAROM_ITEM_VIEW(test_find(window, CAROM_TYPE_ITEM_VIEW, NULL));
  guint n, n_keys = 0;
  const CaromShortcut *shortcuts = carom_shortcuts(&n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0;
         shortcuts[i].kind == CAROM_SHORTCUT_CELL && j < carom_shortcuts_count_keys(&shortcuts[i]);
         j++, n_keys++) {
      guint key;
      GdkModifierType state;
      gtk_accelerator_parse(shortcuts[i].keys[j].key, &key, &state);
      test_press_key(GTK_WIDGET(view), GDK_KEY_Escape, 0);
      carom_item_view_focus(view, (CaromItemPlace){0, 1});
      test_wait_for_frames(window);
      g_test_message("%s", shortcuts[i].keys[j].key);
      g_assert_true(test_press_key(GTK_WIDGET(view), key, state));
    }
  g_assert_cmpuint(n_keys, >, 10);
  gtk_window_destroy(GTK_WINDOW(window));
}

/* What Push apart has done is told there as well, until it is undone. */
static void test_pushed(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *window = open_window(fixture);
  GtkWidget *toast = test_find(window, CAROM_TYPE_TOAST, NULL);
  g_object_set(get_editor(fixture), "push-apart", TRUE, NULL);
  g_assert_false(gtk_widget_get_visible(toast));
  type(fixture, CAROM_ITEM_DISC, 1, "x", "1"); /* into the middle of disc A */
  g_assert_cmpuint(carom_scene_count_overlaps(get_scene(fixture), 1), ==, 0);
  g_assert_true(gtk_widget_get_visible(toast));
  const char *text = gtk_label_get_text(GTK_LABEL(test_find(toast, GTK_TYPE_LABEL, NULL)));
  g_assert_nonnull(strstr(text, "Push apart"));
  g_assert_true(gtk_widget_activate_action(toast, "win.undo", NULL));
  g_assert_false(gtk_widget_get_visible(toast));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->position.x, ==, 40);
  gtk_window_destroy(GTK_WINDOW(window));
}

static gboolean offers_to_push(GtkWidget *window) {
  GtkWidget *bar = test_find(window, GTK_TYPE_INFO_BAR, NULL);
  GtkWidget *button = test_find(bar, GTK_TYPE_BUTTON, "_Push apart");
  return gtk_info_bar_get_revealed(GTK_INFO_BAR(bar)) && gtk_widget_get_visible(button);
}

/* What is left overlapping is told here too, and pushed apart from here. */
static void test_overlaps(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *window = open_window(fixture);
  g_assert_false(offers_to_push(window));
  type(fixture, CAROM_ITEM_DISC, 1, "x", "1");
  g_assert_true(offers_to_push(window));
  gtk_window_destroy(GTK_WINDOW(window));
  window = open_window(fixture); /* also where it comes later */
  g_assert_true(offers_to_push(window));
  g_assert_true(gtk_widget_activate_action(window, "win.edit-separate", NULL));
  g_assert_false(offers_to_push(window));
  g_assert_true(gtk_widget_activate_action(window, "win.undo", NULL));
  g_assert_true(offers_to_push(window));
  gtk_window_destroy(GTK_WINDOW(window));
}

static CaromItemCell *get_cell_of(GtkWidget *window) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  while (focus && !CAROM_IS_ITEM_CELL(focus))
    focus = gtk_widget_get_parent(focus);
  return (CaromItemCell *)focus;
}

/* What is wrong with an entry is told in as many lines as it takes: the window keeps its width. */
static void test_problem_wraps(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *window = open_window(fixture);
  g_autoptr(GPtrArray) views = g_ptr_array_new();
  collect(window, CAROM_TYPE_ITEM_VIEW, views);
  CaromItemView *view = views->pdata[CAROM_ITEM_WALL];
  CaromItemPlace place = {0, find_column(view, "open")};
  int width = gtk_widget_get_width(window);
  carom_item_view_focus(view, place);
  test_wait_for_frames(window);
  carom_item_view_activate(view, place);
  test_wait_for_frames(window);
  GtkWidget *entry = test_find(GTK_WIDGET(get_cell_of(window)), GTK_TYPE_ENTRY, NULL);
  g_assert_nonnull(entry);
  g_assert_cmpint(gtk_widget_get_width(window), ==, width);
  gtk_editable_set_text(GTK_EDITABLE(entry), "0..1; 5..");
  g_signal_emit_by_name(entry, "activate");
  test_wait_for_frames(window);
  test_wait_for_frames(window);
  g_assert_true(gtk_widget_has_css_class(entry, "error"));
  g_assert_cmpint(gtk_widget_get_width(window), ==, width);
  gtk_window_destroy(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/item-window/columns", test_columns},
      {"/item-window/keys", test_window_keys},
      {"/item-window/room", test_room},
      {"/item-window/titles", test_titles},
      {"/item-window/once", test_once},
      {"/item-window/closes", test_closes},
      {"/item-window/cell-keys", test_cell_keys},
      {"/item-window/pushed", test_pushed},
      {"/item-window/overlaps", test_overlaps},
      {"/item-window/problem-wraps", test_problem_wraps},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
