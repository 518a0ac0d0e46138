/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-chooser: searching for a scene, and choosing it. Needs a display. */
#include "carom-builtin.h"
#include "carom-scene-chooser.h"
#include "gtk-test.h"

typedef struct {
  GtkWidget *window, *chooser, *search;
  GtkListBox *list;
  char *opened; /* the scene that was asked for last */
} Fixture;

static void on_open(GSimpleAction *action, GVariant *name, gpointer data) {
  Fixture *fixture = data;
  g_free(fixture->opened);
  fixture->opened = g_variant_dup_bytestring(name, NULL);
}

static void add_actions(Fixture *fixture) {
  const GActionEntry entries[] = {
      {.name = "go-to-scene", .activate = on_open, .parameter_type = "ay"},
      {.name = "open", .activate = on_open},
  };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(group), entries, G_N_ELEMENTS(entries), fixture);
  gtk_widget_insert_action_group(fixture->window, "win", G_ACTION_GROUP(group));
}

static void set_up(Fixture *fixture, gconstpointer data) {
  GtkWidget *button = gtk_menu_button_new();
  fixture->window = gtk_window_new();
  fixture->chooser = g_object_new(CAROM_TYPE_SCENE_CHOOSER, NULL);
  fixture->search = test_find(fixture->chooser, GTK_TYPE_SEARCH_ENTRY, NULL);
  fixture->list = GTK_LIST_BOX(test_find(fixture->chooser, GTK_TYPE_LIST_BOX, NULL));
  add_actions(fixture);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), fixture->chooser);
  gtk_window_set_child(GTK_WINDOW(fixture->window), button);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
  test_open_popover(GTK_POPOVER(fixture->chooser));
  test_iterate();
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  g_free(fixture->opened);
}

static void search(Fixture *fixture, const char *text) {
  gtk_editable_set_text(GTK_EDITABLE(fixture->search), text);
  test_iterate();
}

static guint count_rows(Fixture *fixture, gboolean only_shown) {
  GtkListBoxRow *row;
  guint n = 0;
  for (int i = 0; (row = gtk_list_box_get_row_at_index(fixture->list, i)); i++)
    n += !only_shown || gtk_widget_get_child_visible(GTK_WIDGET(row));
  return n;
}

static void test_search(Fixture *fixture, gconstpointer data) {
  guint n_builtins;
  carom_builtins(&n_builtins);
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, n_builtins);
  search(fixture, "OBLIQUE collision");
  g_assert_cmpuint(count_rows(fixture, TRUE), >, 0);
  g_assert_cmpuint(count_rows(fixture, TRUE), <, n_builtins);
  search(fixture, "no such scene");
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, 0);
  search(fixture, "");
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, n_builtins);
}

/* Enter takes the first that is shown, which is not the first of all; or none. */
static void test_enter(Fixture *fixture, gconstpointer data) {
  guint n_builtins;
  const CaromBuiltin *last = &carom_builtins(&n_builtins)[0] + n_builtins - 1;
  search(fixture, "no such scene");
  g_signal_emit_by_name(fixture->search, "activate");
  g_assert_null(fixture->opened);
  search(fixture, last->title);
  g_signal_emit_by_name(fixture->search, "activate");
  g_assert_cmpstr(fixture->opened, ==, last->id);
}

/* Typed so fast that nothing else has run in between. */
static void test_enter_at_once(Fixture *fixture, gconstpointer data) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    gtk_editable_set_text(GTK_EDITABLE(fixture->search), builtins[i].title);
    g_signal_emit_by_name(fixture->search, "activate");
    g_assert_cmpstr(fixture->opened, ==, builtins[i].id);
  }
}

static void test_click(Fixture *fixture, gconstpointer data) {
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(fixture->list, 1);
  guint n_builtins;
  g_signal_emit_by_name(fixture->list, "row-activated", row);
  g_assert_cmpstr(fixture->opened, ==, carom_builtins(&n_builtins)[1].id);
}

/* It is made anew whenever it is opened, and has every scene once. */
static void test_again(Fixture *fixture, gconstpointer data) {
  guint n = count_rows(fixture, FALSE);
  search(fixture, "oblique");
  gtk_popover_popdown(GTK_POPOVER(fixture->chooser));
  test_wait_for_frames(fixture->window);
  test_open_popover(GTK_POPOVER(fixture->chooser));
  test_iterate();
  g_assert_cmpuint(count_rows(fixture, FALSE), ==, n);
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, n);
}

/* The title of the row that is shown at @place. */
static const char *get_title(Fixture *fixture, int place) {
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(fixture->list, place);
  return gtk_label_get_text(GTK_LABEL(test_find(GTK_WIDGET(row), GTK_TYPE_LABEL, NULL)));
}

static gboolean contains(const char *text, const char *word) {
  g_autofree char *folded = g_utf8_casefold(text, -1);
  return strstr(folded, word) != NULL;
}

/* Whatever is searched for, no title with the word comes after one without. */
static void test_titles_first(Fixture *fixture, gconstpointer data) {
  static const char *const words[] = {"wall", "ball", "energy", "disc", "row", "in"};
  guint n_mixed = 0;
  for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
    search(fixture, words[i]);
    guint n = count_rows(fixture, TRUE), n_titles = 0;
    for (guint j = 0; j < n; j++) {
      gboolean in_title = contains(get_title(fixture, (int)j), words[i]);
      g_assert_true(!in_title || n_titles == j);
      n_titles += in_title;
    }
    n_mixed += n_titles > 0 && n_titles < n;
  }
  g_assert_cmpuint(n_mixed, >, 0);
}

static void add_row(Fixture *fixture, guint place, const char *title, const char *summary) {
  carom_scene_chooser_add(CAROM_SCENE_CHOOSER(fixture->chooser), place, title, "Zz", title,
                          summary);
}

/* The title that begins with the text, then words of titles, then parts of words, then the rest;
 * without a search, all are where they were. */
static void test_best_first(Fixture *fixture, gconstpointer data) {
  static const char *const titles[] = {"Nothing in it", "Unquuxed", "The quux", "Quux at last"};
  GtkListBoxRow *first = gtk_list_box_get_row_at_index(fixture->list, 0);
  for (guint i = 0; i < G_N_ELEMENTS(titles); i++)
    add_row(fixture, 1000 + i, titles[i], "Quux, says the summary");
  search(fixture, "QUUX");
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, G_N_ELEMENTS(titles));
  for (guint i = 0; i < G_N_ELEMENTS(titles); i++)
    g_assert_cmpstr(get_title(fixture, (int)i), ==, titles[G_N_ELEMENTS(titles) - 1 - i]);
  search(fixture, "");
  g_assert_true(gtk_list_box_get_row_at_index(fixture->list, 0) == first);
  guint n = count_rows(fixture, FALSE);
  g_assert_cmpstr(get_title(fixture, (int)n - 1), ==, titles[G_N_ELEMENTS(titles) - 1]);
}

/* It says that nothing was found, and offers the way back. */
static void test_empty(Fixture *fixture, gconstpointer data) {
  GtkWidget *label = NULL;
  search(fixture, "no such scene");
  test_wait_for_frames(fixture->window);
  label = test_find(fixture->chooser, GTK_TYPE_LABEL, "No scene found");
  g_assert_true(label && gtk_widget_get_mapped(label));
  GtkWidget *button = test_find(fixture->chooser, GTK_TYPE_BUTTON, "Show all scenes");
  g_signal_emit_by_name(button, "clicked");
  test_wait_for_frames(fixture->window);
  g_assert_cmpuint(count_rows(fixture, TRUE), ==, count_rows(fixture, FALSE));
  g_assert_false(gtk_widget_get_mapped(label));
}

static GtkWidget *get_focus(Fixture *fixture) {
  return gtk_window_get_focus(GTK_WINDOW(fixture->window));
}

static void test_down_and_up(Fixture *fixture, gconstpointer data) {
  search(fixture, "wall");
  gtk_widget_grab_focus(fixture->search);
  g_assert_true(test_press_key(fixture->chooser, GDK_KEY_Down, 0));
  g_assert_true(get_focus(fixture) == GTK_WIDGET(gtk_list_box_get_row_at_index(fixture->list, 0)));
  g_assert_false(test_press_key(fixture->chooser, GDK_KEY_Down, 0)); /* that is the list's */
  g_assert_true(test_press_key(fixture->chooser, GDK_KEY_Up, 0));
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), fixture->search));
}

/* Tab goes from the search field to the list, and from there to the button, not to the next row. */
static void test_tab(Fixture *fixture, gconstpointer data) {
  GtkWidget *content = gtk_popover_get_child(GTK_POPOVER(fixture->chooser));
  gtk_widget_grab_focus(fixture->search);
  for (int row = 0; row < 2; row++) {
    while (!gtk_widget_get_ancestor(get_focus(fixture), GTK_TYPE_LIST_BOX_ROW))
      g_assert_true(test_go_by_tab(content, GTK_DIR_TAB_FORWARD));
    g_assert_true(test_go_by_tab(content, GTK_DIR_TAB_FORWARD));
    g_assert_true(GTK_IS_BUTTON(get_focus(fixture)));
    g_assert_true(test_go_by_tab(content, GTK_DIR_TAB_BACKWARD));
    g_assert_nonnull(gtk_widget_get_ancestor(get_focus(fixture), GTK_TYPE_LIST_BOX_ROW));
  }
}

int main(int argc, char **argv) {
  /* Recent files are looked for in here, where there are none. */
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/scene-chooser/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add("/scene-chooser/enter", Fixture, NULL, set_up, test_enter, tear_down);
  g_test_add("/scene-chooser/enter-at-once", Fixture, NULL, set_up, test_enter_at_once, tear_down);
  g_test_add("/scene-chooser/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add("/scene-chooser/again", Fixture, NULL, set_up, test_again, tear_down);
  g_test_add("/scene-chooser/titles-first", Fixture, NULL, set_up, test_titles_first, tear_down);
  g_test_add("/scene-chooser/best-first", Fixture, NULL, set_up, test_best_first, tear_down);
  g_test_add("/scene-chooser/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add("/scene-chooser/down-and-up", Fixture, NULL, set_up, test_down_and_up, tear_down);
  g_test_add("/scene-chooser/tab", Fixture, NULL, set_up, test_tab, tear_down);
  return g_test_run();
}
