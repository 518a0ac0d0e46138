/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-item-doors: the table of emitters, and the column of walls that says when they are open. */
#include "item-table-test.h"

#include <string.h>

static void show(Fixture *fixture, CaromItemKind kind) {
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){kind, 0});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void assert_undo(Fixture *fixture, const char *wanted) {
  g_autofree char *name = NULL;
  g_object_get(fixture->document, "undo-name", &name, NULL);
  g_assert_cmpstr(name, ==, wanted);
}

static void assert_open(Fixture *fixture, guint wall, double from_s, double until_s) {
  const CaromIntervals *open = carom_scene_wall(get_scene(fixture), wall)->open;
  g_assert_nonnull(open);
  g_assert_cmpfloat(open->interval[open->n - 1].from_s, ==, from_s);
  g_assert_cmpfloat(open->interval[open->n - 1].until_s, ==, until_s);
}

/* A wall becomes a door, and a wall again. */
static void test_open(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  show(fixture, CAROM_ITEM_WALL);
  type(fixture, CAROM_ITEM_WALL, 1, "open", "1/2..1; 3..4");
  assert_open(fixture, 1, 3, 4);
  g_assert_null(carom_scene_wall(get_scene(fixture), 0)->open);
  assert_undo(fixture, "Change Open Times of Wall 2");
  type(fixture, CAROM_ITEM_WALL, 1, "open", "");
  g_assert_null(carom_scene_wall(get_scene(fixture), 1)->open);
  carom_document_undo(fixture->document);
  assert_open(fixture, 1, 3, 4);
}

/* Where no wall is a door there is still room to type when it opens. */
static void test_room(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  show(fixture, CAROM_ITEM_WALL);
  GtkWidget *entry = begin(fixture, CAROM_ITEM_WALL, 1, "open");
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(entry, "0.5..1.2");
  int width;
  pango_layout_get_pixel_size(layout, &width, NULL);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpint(gtk_widget_get_width(entry), >=, width);
}

/* Several rows together. */
static void test_open_several(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  show(fixture, CAROM_ITEM_WALL);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_WALL);
  carom_item_rows_select(carom_item_view_get_rows(view), 0, FALSE);
  carom_item_rows_select(carom_item_view_get_rows(view), 1, TRUE);
  type(fixture, CAROM_ITEM_WALL, 0, "open", "2..5");
  assert_open(fixture, 0, 2, 5);
  assert_open(fixture, 1, 2, 5);
  assert_undo(fixture, "Change Open Times of Walls");
}

/* What cannot be read stays in the cell, which says what is wrong. */
static void test_refused(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  show(fixture, CAROM_ITEM_WALL);
  type(fixture, CAROM_ITEM_WALL, 0, "open", "5..2");
  g_assert_null(carom_scene_wall(get_scene(fixture), 0)->open);
  GtkWidget *entry = test_find(GTK_WIDGET(get_cell(fixture)), GTK_TYPE_ENTRY, NULL);
  g_assert_nonnull(entry);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(entry)), ==, "5..2");
  g_assert_nonnull(strstr(gtk_widget_get_tooltip_text(entry), "“5..2”"));
}

/* All numbers of an emitter, each typed into its cell, and its row added and deleted by buttons. */
static void test_emitters(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  show(fixture, CAROM_ITEM_EMITTER);
  GtkWidget *table = get_table(fixture, CAROM_ITEM_EMITTER);
  gtk_widget_activate_action(table, "item-table.add", NULL);
  g_assert_cmpuint(get_scene(fixture)->emitters->len, ==, 1);
  static const char *const typed[][2] = {{"x", "1"},           {"y", "2"},        {"spread_x", "3"},
                                         {"spread_y", "4"},    {"vx", "5 m/s"},   {"vy", "-6"},
                                         {"r", "0.7"},         {"m", "8"},        {"count", "9"},
                                         {"first_s", "10 ms"}, {"every_s", "1/4"}};
  for (guint i = 0; i < G_N_ELEMENTS(typed); i++)
    type(fixture, CAROM_ITEM_EMITTER, 0, typed[i][0], typed[i][1]);
  const CaromEmitter wanted = {.position = {1, 2},
                               .spread = {3, 4},
                               .velocity = {5, -6},
                               .radius = 0.7,
                               .mass_kg = 8,
                               .count = 9,
                               .first_s = 0.01,
                               .every_s = 0.25};
  g_assert_true(carom_emitter_equal(carom_scene_emitter(get_scene(fixture), 0), &wanted));
  assert_undo(fixture, "Change Interval of Emitter 1");
  gtk_widget_activate_action(table, "item-table.delete", NULL);
  g_assert_cmpuint(get_scene(fixture)->emitters->len, ==, 0);
  assert_undo(fixture, "Delete Emitter 1");
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/item-doors/open", test_open},
      {"/item-doors/room", test_room},
      {"/item-doors/open-several", test_open_several},
      {"/item-doors/refused", test_refused},
      {"/item-doors/emitters", test_emitters},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
