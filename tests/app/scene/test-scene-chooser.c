/* test-scene-chooser: searching for a scene, and choosing it. Needs a display. */
#include "carom-builtin.h"
#include "carom-scene-chooser.h"
#include "carom-scene-row.h"
#include "gtk-test.h"

typedef struct {
  GtkWidget *window, *chooser, *search;
  GtkListBox *list;
  char *opened; /* the scene that was asked for last */
} Fixture;

static void on_open(GSimpleAction *action, GVariant *name, gpointer data) {
  Fixture *fixture = data;
  g_free(fixture->opened);
  fixture->opened = g_variant_dup_string(name, NULL);
}

static void add_actions(Fixture *fixture) {
  const GActionEntry entries[] = {
      {.name = "open-scene", .activate = on_open, .parameter_type = "s"}};
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

static void test_click(Fixture *fixture, gconstpointer data) {
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(fixture->list, 1);
  g_autofree char *name = g_strdup(carom_scene_row_get_name(CAROM_SCENE_ROW(row)));
  g_signal_emit_by_name(fixture->list, "row-activated", row);
  g_assert_cmpstr(fixture->opened, ==, name);
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

int main(int argc, char **argv) {
  /* Recent files are looked for in here, where there are none. */
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/scene-chooser/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add("/scene-chooser/enter", Fixture, NULL, set_up, test_enter, tear_down);
  g_test_add("/scene-chooser/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add("/scene-chooser/again", Fixture, NULL, set_up, test_again, tear_down);
  return g_test_run();
}
