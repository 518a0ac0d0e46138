/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-item-table: the tables of discs and walls, in the window: how they are edited. Needs a
 * display. */
#include "item-table-test.h"

#include "carom-parameter-row.h"

#include "carom-pane-strip.h"
#include "carom-refresh.h"

/* ---- Editing ---- */

static void assert_undo(Fixture *fixture, const char *wanted) {
  g_autofree char *name = NULL;
  g_object_get(fixture->document, "undo-name", &name, NULL);
  g_assert_cmpstr(name, ==, wanted);
}

static const char *get_problem(Fixture *fixture, CaromItemKind kind) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(get_table(fixture, kind), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "error"))
      return gtk_widget_get_visible(labels->pdata[i]) ? gtk_label_get_text(labels->pdata[i]) : NULL;
  g_assert_not_reached();
}

/* Calculations, degrees, names, ends of walls; each is a step with a name, and the cell is a label
 * again. */
static void test_edit(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "2*pi/3");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 2 * G_PI / 3);
  assert_undo(fixture, "Change Mass of Disc B");
  g_assert_null(get_cell(fixture)->field);
  gtk_test_accessible_assert_property(get_cell(fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Disc B, m: 2.09");
  type(fixture, CAROM_ITEM_DISC, 0, "angle", "90deg");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->velocity.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->velocity.y, ==, 1);
  type(fixture, CAROM_ITEM_DISC, 0, "angle", "180");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->velocity.x, ==, -1);
  assert_undo(fixture, "Change Direction of Disc A");
  type(fixture, CAROM_ITEM_DISC, 2, "name", "Earth");
  g_assert_cmpstr(carom_scene_body(get_scene(fixture), 2)->name, ==, "Earth");
  assert_undo(fixture, "Rename Disc C");
  type(fixture, CAROM_ITEM_DISC, 2, "name", "");
  g_assert_null(carom_scene_body(get_scene(fixture), 2)->name);
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  assert_undo(fixture, "Change Direction of Disc A");
}

static void test_edit_walls(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_WALL, 1});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  type(fixture, CAROM_ITEM_WALL, 1, "restitution", "1/2");
  g_assert_cmpfloat(carom_scene_wall(get_scene(fixture), 1)->restitution, ==, 0.5);
  assert_undo(fixture, "Change Restitution of Wall 2");
  type(fixture, CAROM_ITEM_WALL, 0, "x1", "-10 m");
  g_assert_cmpfloat(carom_scene_wall(get_scene(fixture), 0)->p1.x, ==, -10);
  assert_undo(fixture, "Move End of Wall 1");
}

/* What cannot be read, and what cannot be, stays in its cell, marked, until it is corrected or
 * taken back; nothing else changes. */
static void test_problems(Fixture *fixture, gconstpointer data) {
  static const char *const texts[] = {"2 +* 3", "-1", "1e999", "5 px"};
  open_pair(fixture);
  CaromScene *before = carom_document_get_scene(fixture->document);
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    type(fixture, CAROM_ITEM_DISC, 1, "m", texts[i]);
    CaromItemCell *cell = get_cell(fixture);
    g_assert_nonnull(cell->field);
    g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(cell->field)), ==, texts[i]);
    GtkWidget *entry = test_find(GTK_WIDGET(cell), GTK_TYPE_ENTRY, NULL);
    g_assert_true(gtk_widget_has_css_class(entry, "error"));
    g_assert_nonnull(gtk_entry_get_icon_name(GTK_ENTRY(entry), GTK_ENTRY_ICON_SECONDARY));
    g_assert_nonnull(get_problem(fixture, CAROM_ITEM_DISC));
    g_assert_cmpstr(get_problem(fixture, CAROM_ITEM_DISC), ==, gtk_widget_get_tooltip_text(entry));
    gtk_test_accessible_assert_state(entry, GTK_ACCESSIBLE_STATE_INVALID,
                                     GTK_ACCESSIBLE_INVALID_TRUE);
    g_assert_true(carom_document_get_scene(fixture->document) == before);
  }
  press(fixture, GDK_KEY_Escape, 0);
  g_assert_null(get_cell(fixture)->field);
  g_assert_null(get_problem(fixture, CAROM_ITEM_DISC));
  assert_undo(fixture, NULL);
  type(fixture, CAROM_ITEM_DISC, 2, "angle", "3"); /* it is at rest */
  g_assert_nonnull(strstr(get_problem(fixture, CAROM_ITEM_DISC), "at rest"));
}

/* A text that is refused waits in its cell while another one is edited. */
static void test_kept(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "oops");
  CaromItemCell *first = get_cell(fixture);
  type(fixture, CAROM_ITEM_DISC, 2, "m", "7");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->mass_kg, ==, 7);
  g_assert_nonnull(first->field);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(first->field)), ==, "oops");
}

/* All that are selected get the value, in one step. */
static void test_several(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  select_discs(fixture, 1, 2);
  type(fixture, CAROM_ITEM_DISC, 2, "m", "7");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 3);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 7);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->mass_kg, ==, 7);
  assert_undo(fixture, "Change Masses of Discs");
  gtk_widget_activate_action(get_table(fixture, CAROM_ITEM_DISC), "item-table.delete", NULL);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 1);
  assert_undo(fixture, "Delete Discs");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  assert_undo(fixture, NULL);
  /* one that is not selected is edited alone */
  select_discs(fixture, 1, 2);
  type(fixture, CAROM_ITEM_DISC, 0, "m", "5");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 5);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 1);
  assert_undo(fixture, "Change Mass of Disc A");
}

static void sort_by(Fixture *fixture, const char *id) {
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  GtkColumnViewColumn *column = carom_item_view_get_view_column(view, find_column(view, id));
  GtkWidget *list = test_find(GTK_WIDGET(view), GTK_TYPE_COLUMN_VIEW, NULL);
  gtk_column_view_sort_by_column(GTK_COLUMN_VIEW(list), column, GTK_SORT_ASCENDING);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* By mass: B, C, A. The view is sorted, the scene is not, and it is the disc in the row that is
 * edited; then its row goes where it belongs. */
static void test_sorted(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *unsorted = read_table(fixture);
  g_assert_nonnull(strstr(unsorted, "A|3.00|"));
  sort_by(fixture, "m");
  type(fixture, CAROM_ITEM_DISC, 0, "x", "50");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->position.x, ==, 50);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 3);
  assert_undo(fixture, "Move Disc B");
  type(fixture, CAROM_ITEM_DISC, 0, "m", "10");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 10);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  type(fixture, CAROM_ITEM_DISC, 0, "y", "60"); /* C is the lightest now */
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->position.y, ==, 60);
}

/* While the clock moves the rows stay; when it stands they are in order again. */
static void test_sorted_playing(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  sort_by(fixture, "x"); /* A and C at 0, B at 40, and A goes right */
  for (guint i = 0; i < 4; i++)
    do_action(fixture, "win.step");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  type(fixture, CAROM_ITEM_DISC, 0, "m", "9");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->mass_kg, ==, 9);
}

/* While the clock moves, every row that shows what moves follows. */
static void test_follows(Fixture *fixture, gconstpointer data) {
  g_autofree char *table = NULL;
  open_pair(fixture);
  carom_player_set_playing(fixture->player, TRUE);
  do { /* until A has left 0 and B has left 40 in the table, as they do in the run */
    g_main_context_iteration(NULL, TRUE);
    g_free(table);
    table = read_table(fixture);
    g_assert_true(carom_player_get_playing(fixture->player));
  } while (strstr(table, "A|3.00|1.00|0|") || strstr(table, "B|1.00|2.00|40.0|"));
}

/* Later than at the start, what the leading pane shows becomes the start. */
static void test_later(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  do_action(fixture, "win.step");
  type(fixture, CAROM_ITEM_DISC, 0, "vy", "4");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->position.x, ==, 0.5);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->velocity.y, ==, 4);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
}

/* Switches at once, and colours by a popover. */
static void test_switch_and_colour(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_assert_null(begin(fixture, CAROM_ITEM_DISC, 1, "pinned"));
  g_assert_true(carom_scene_body(get_scene(fixture), 1)->pinned);
  assert_undo(fixture, "Pin or Free Disc B");
  gtk_test_accessible_assert_state(get_cell(fixture), GTK_ACCESSIBLE_STATE_CHECKED,
                                   GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_null(begin(fixture, CAROM_ITEM_DISC, 2, "driven")); /* it is at rest */
  g_assert_nonnull(get_problem(fixture, CAROM_ITEM_DISC));
  g_assert_false(carom_scene_body(get_scene(fixture), 2)->pinned);
  begin(fixture, CAROM_ITEM_DISC, 0, "colour");
  g_autoptr(GPtrArray) choosers = find_all(fixture, GTK_TYPE_COLOR_CHOOSER_WIDGET);
  g_assert_cmpuint(choosers->len, ==, 1);
  gtk_color_chooser_set_rgba(choosers->pdata[0], &(GdkRGBA){0.2F, 0.4F, 0.6F, 1});
  /* It may go as soon as it has closed. */
  g_autoptr(GtkWidget) popover =
      g_object_ref(gtk_widget_get_ancestor(choosers->pdata[0], GTK_TYPE_POPOVER));
  gtk_test_accessible_assert_property(popover, GTK_ACCESSIBLE_PROPERTY_LABEL, "Colour of the disc");
  g_signal_emit_by_name(test_find(popover, GTK_TYPE_BUTTON, "Use this _colour"), "clicked");
  g_assert_false(gtk_widget_get_visible(popover));
  g_assert_cmphex((guint)carom_scene_body(get_scene(fixture), 0)->colour_rgb, ==, 0x336699);
  assert_undo(fixture, "Change Colour of Disc A");
  g_autofree char *table = read_table(fixture);
  g_assert_nonnull(strstr(table, "#336699"));
}

/* The mass follows the radius if that is chosen. */
static void test_mass_power(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *table = get_table(fixture, CAROM_ITEM_DISC);
  gtk_widget_activate_action(table, "item-table.mass-power", "u", 3);
  type(fixture, CAROM_ITEM_DISC, 0, "r", "2");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 24);
}

/* Buttons add, and what is new is in view and selected. */
static void test_add(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *discs = get_table(fixture, CAROM_ITEM_DISC);
  gtk_widget_activate_action(discs, "item-table.add", NULL);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 4);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 3)->radius, ==, 2); /* of 1, 2 and 3 */
  g_assert_cmpuint(carom_scene_count_overlaps(get_scene(fixture), 1), ==, 0);
  assert_undo(fixture, "Add Disc D");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_test_accessible_assert_property(get_cell(fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Disc D, m: 1.00");
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_WALL, 0});
  gtk_widget_activate_action(get_table(fixture, CAROM_ITEM_WALL), "item-table.add", NULL);
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, 3);
  assert_undo(fixture, "Add Wall 3");
}

/* Who comes for a disc's numbers comes to the first of them, wherever he was. */
static void test_shows_number(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 2});
  g_assert_cmpuint(get_cell(fixture)->column, ==, find_column(view, "m"));
  carom_item_view_focus(view, (CaromItemPlace){2, find_column(view, "y")});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_window_set_focus(GTK_WINDOW(fixture->window), NULL);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 1});
  g_assert_cmpuint(get_cell(fixture)->column, ==, find_column(view, "m"));
  gtk_column_view_column_set_visible(carom_item_view_get_view_column(view, find_column(view, "m")),
                                     FALSE);
  gtk_window_set_focus(GTK_WINDOW(fixture->window), NULL);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 0});
  g_assert_cmpuint(get_cell(fixture)->column, ==, find_column(view, "r"));
}

/* What is typed is for all that are selected: they still are where one comes from a pane. */
static void test_shows_several(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  do_action(fixture, "win.edit-select-all");
  guint n = carom_selection_count(carom_editor_get_selection(get_editor(fixture)));
  g_assert_cmpuint(n, >, 1);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 0});
  g_assert_nonnull(get_cell(fixture));
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(get_editor(fixture))), ==, n);
}

static GtkWidget *find_parameter(Fixture *fixture, const char *title) {
  GtkWidget *label = test_find(GTK_WIDGET(get_panel(fixture)), GTK_TYPE_LABEL, title);
  return gtk_widget_get_ancestor(label, CAROM_TYPE_PARAMETER_ROW);
}

static float get_top(Fixture *fixture) {
  graphene_rect_t bounds;
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(gtk_widget_compute_bounds(get_table(fixture, CAROM_ITEM_DISC),
                                          GTK_WIDGET(get_panel(fixture)), &bounds));
  return bounds.origin.y;
}

/* Of two discs there is a mass ratio, of three there is none: its row comes and goes when the table
 * is left, or when another scene is opened. */
static void test_keeps_place(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *ratio = find_parameter(fixture, "Mass ratio A : B");
  carom_item_view_focus(get_view(fixture, CAROM_ITEM_DISC), (CaromItemPlace){2, 0});
  select_discs(fixture, 2, 2);
  get_cell(fixture);
  float top = get_top(fixture);
  gtk_widget_activate_action(get_table(fixture, CAROM_ITEM_DISC), "item-table.delete", NULL);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 2);
  carom_item_view_focus(get_view(fixture, CAROM_ITEM_DISC), (CaromItemPlace){1, 0});
  g_assert_cmpfloat(get_top(fixture), ==, top);
  g_assert_false(gtk_widget_get_visible(ratio));
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  gtk_widget_grab_focus(strips->pdata[0]);
  g_assert_true(gtk_widget_get_visible(ratio));
  carom_item_view_focus(get_view(fixture, CAROM_ITEM_DISC), (CaromItemPlace){1, 0});
  get_cell(fixture);
  do_action(fixture, "win.undo");
  g_assert_true(gtk_widget_get_visible(ratio) && !gtk_widget_get_sensitive(ratio));
  open_scene(fixture, "eight-in-a-box");
  g_assert_false(gtk_widget_get_visible(ratio));
}

/* What is selected elsewhere is selected here, and the other way round. */
static void test_selection(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 2});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(get_cell(fixture)->column, ==,
                   find_column(get_view(fixture, CAROM_ITEM_DISC), "m"));
  g_assert_cmpuint(gtk_list_item_get_position(get_cell(fixture)->item), ==, 2);
  g_assert_true(gtk_list_item_get_selected(get_cell(fixture)->item));
  select_discs(fixture, 0, 1);
  g_assert_false(gtk_list_item_get_selected(get_cell(fixture)->item));
}

/* ---- The keyboard ---- */

/* While a disc is dragged the table waits; when the pointer rests it is up to date, though the disc
 * is still held. */
static void test_waits(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromEditor *editor = get_editor(fixture);
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  CaromEditView view;
  g_assert_true(carom_pane_strip_get_edit_view(strips->pdata[0], &view));
  g_autofree char *before = read_table(fixture);
  CaromVec2 place = carom_scene_body(get_scene(fixture), 0)->position;
  carom_editor_press(editor, &view, place, CAROM_EDITOR_PLAIN);
  gint64 until_us = g_get_monotonic_time() + 2 * CAROM_REFRESH_US;
  while (g_get_monotonic_time() < until_us) {
    place.x += view.reach / 4;
    carom_editor_drag_to(editor, place, CAROM_EDITOR_PLAIN);
    g_main_context_iteration(NULL, FALSE);
    g_autofree char *now = read_table(fixture);
    g_assert_cmpstr(now, ==, before);
  }
  while (carom_player_is_in_flux(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_usleep(CAROM_REFRESH_US);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autofree char *after = read_table(fixture);
  g_assert_cmpstr(after, !=, before);
  g_assert_true(carom_editor_is_dragging(editor));
  carom_editor_cancel(editor);
}

static void assert_at(Fixture *fixture, guint position, const char *id, gboolean edited) {
  CaromItemCell *cell = get_cell(fixture);
  g_assert_cmpuint(gtk_list_item_get_position(cell->item), ==, position);
  g_assert_cmpuint(cell->column, ==, find_column(get_view(fixture, CAROM_ITEM_DISC), id));
  g_assert_cmpint(cell->field != NULL, ==, edited);
}

static void type_text(Fixture *fixture, const char *text) {
  GtkWidget *entry = test_find(GTK_WIDGET(get_cell(fixture)), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
}

/* From cell to cell by arrows, into one by F2, on to the next by Tab, and back by Escape. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, 0});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  press(fixture, GDK_KEY_Down, 0);
  assert_at(fixture, 1, "m", FALSE);
  press(fixture, GDK_KEY_F2, 0);
  assert_at(fixture, 1, "m", TRUE);
  type_text(fixture, "8");
  press(fixture, GDK_KEY_Tab, 0);
  assert_at(fixture, 1, "r", TRUE);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 8);
  type_text(fixture, "9");
  press(fixture, GDK_KEY_Escape, 0);
  assert_at(fixture, 1, "r", FALSE);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->radius, ==, 2);
  press(fixture, GDK_KEY_Up, GDK_SHIFT_MASK);
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(get_editor(fixture))), ==, 2);
  press(fixture, GDK_KEY_Delete, 0);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 1);
}

static void press_tab(Fixture *fixture, int n) {
  for (int i = 0; i < abs(n); i++)
    press(fixture, n > 0 ? GDK_KEY_Tab : GDK_KEY_ISO_Left_Tab, n > 0 ? 0 : GDK_SHIFT_MASK);
}

/* From the last cell of a row on to the next row, to the column where typing began, and the same
 * way back; what is wrong keeps the focus. */
static void test_tab(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_assert_nonnull(begin(fixture, CAROM_ITEM_DISC, 0, "m"));
  press_tab(fixture, 6); /* r, x, y, vx, vy */
  assert_at(fixture, 1, "m", TRUE);
  press_tab(fixture, -1);
  assert_at(fixture, 0, "vy", TRUE);
  press_tab(fixture, 7);
  assert_at(fixture, 2, "m", TRUE);
  type_text(fixture, "?");
  press(fixture, GDK_KEY_Tab, 0);
  assert_at(fixture, 2, "m", TRUE);
  press(fixture, GDK_KEY_Escape, 0);
  assert_undo(fixture, NULL);
}

/* Before where it began the cells come one by one, and it begins there from then on. */
static void test_tab_back(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_assert_nonnull(begin(fixture, CAROM_ITEM_DISC, 1, "vx"));
  press_tab(fixture, 2);
  assert_at(fixture, 2, "vx", TRUE);
  press_tab(fixture, -2);
  assert_at(fixture, 1, "vx", TRUE);
  press_tab(fixture, -1);
  assert_at(fixture, 1, "y", TRUE);
  press_tab(fixture, 3);
  assert_at(fixture, 2, "y", TRUE);
  press(fixture, GDK_KEY_Escape, 0);
  g_assert_nonnull(begin(fixture, CAROM_ITEM_DISC, 1, "name"));
  press_tab(fixture, -1);
  assert_at(fixture, 0, "vy", TRUE);
  press_tab(fixture, 1);
  assert_at(fixture, 1, "name", TRUE);
}

/* ---- Thousands ---- */

#define MANY 2000

static void open_many(Fixture *fixture) {
  GString *text = g_string_new("{\"format\": \"carom-scene\", \"version\": 2, \"duration\": 9, "
                               "\"panes\": [{\"resolver\": \"impulse\"}], \"bodies\": [");
  for (guint i = 0; i < MANY; i++)
    g_string_append_printf(text,
                           "%s{\"position\": [%u, %u], \"velocity\": [%u, 1], \"radius\": 0.4, "
                           "\"mass\": %u}",
                           i > 0 ? "," : "", i % 50, i / 50, i % 7, 1 + i % 5);
  g_string_append(text, "]}");
  g_autofree char *path = write_file(fixture, "many.carom", text->str);
  g_string_free(text, TRUE);
  open_scene(fixture, path);
  show_panel(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void report(const char *what, gint64 since_us) {
  g_test_message("%s of %d discs: %.1f ms", what, MANY,
                 (double)(g_get_monotonic_time() - since_us) / 1000);
}

/* Only rows near what is seen have cells, and the last one is found. */
static void test_many(Fixture *fixture, gconstpointer data) {
  open_many(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  gint64 since_us = g_get_monotonic_time();
  carom_item_view_refresh(view);
  report("refreshing", since_us);
  since_us = g_get_monotonic_time();
  sort_by(fixture, "vx");
  report("sorting, with some frames", since_us);
  sort_by(fixture, "name");
  since_us = g_get_monotonic_time();
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_DISC, MANY - 1});
  for (guint i = 0; i < 4; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  report("going to the last, with twelve frames", since_us);
  assert_at(fixture, MANY - 1, "m", FALSE);
  since_us = g_get_monotonic_time();
  press(fixture, GDK_KEY_Up, 0);
  report("going to the next row, with three frames", since_us);
  since_us = g_get_monotonic_time();
  carom_item_rows_select(carom_item_view_get_rows(view), 0, FALSE);
  carom_item_rows_select(carom_item_view_get_rows(view), MANY - 1, TRUE);
  report("selecting all", since_us);
  g_autoptr(GPtrArray) cells = find_all(fixture, CAROM_TYPE_ITEM_CELL);
  g_test_message("%u cells", cells->len);
  g_assert_cmpuint(cells->len, <, MANY * 2);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/item-table/edit", test_edit},
      {"/item-table/edit-walls", test_edit_walls},
      {"/item-table/problems", test_problems},
      {"/item-table/kept", test_kept},
      {"/item-table/several", test_several},
      {"/item-table/sorted", test_sorted},
      {"/item-table/sorted-playing", test_sorted_playing},
      {"/item-table/follows", test_follows},
      {"/item-table/later", test_later},
      {"/item-table/switch-and-colour", test_switch_and_colour},
      {"/item-table/mass-power", test_mass_power},
      {"/item-table/add", test_add},
      {"/item-table/shows-number", test_shows_number},
      {"/item-table/shows-several", test_shows_several},
      {"/item-table/keeps-place", test_keeps_place},
      {"/item-table/selection", test_selection},
      {"/item-table/waits", test_waits},
      {"/item-table/keys", test_keys},
      {"/item-table/tab", test_tab},
      {"/item-table/tab-back", test_tab_back},
      {"/item-table/many", test_many},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
