/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-item-typing: how a cell of the tables begins to be edited, by keys and by clicks, in the
 * side panel and in a window of their own. Needs a display. */
#include "item-table-test.h"

static const char *get_tool(Fixture *fixture) {
  GAction *action = g_action_map_lookup_action(G_ACTION_MAP(fixture->window), "edit-tool");
  g_autoptr(GVariant) state = g_action_get_state(action);
  return g_intern_string(g_variant_get_string(state, NULL));
}

static void count(guint *n) {
  ++*n;
}

static guint64 count_selected_rows(CaromItemView *view) {
  g_autoptr(GtkBitset) rows =
      gtk_selection_model_get_selection(GTK_SELECTION_MODEL(carom_item_view_get_rows(view)));
  return gtk_bitset_get_size(rows);
}

static void focus(Fixture *fixture, guint position, const char *id) {
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  carom_item_view_focus(view, (CaromItemPlace){position, find_column(view, id)});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* ---- The field ---- */

/* Nothing beside the cell moves, and of a number that is longer than that its beginning is seen. */
static void test_width(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "1/3");
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  focus(fixture, 1, "r");
  graphene_rect_t before, after;
  GtkWidget *neighbour = GTK_WIDGET(get_cell(fixture));
  g_assert_true(gtk_widget_compute_bounds(neighbour, GTK_WIDGET(view), &before));
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "m");
  int start, end, cursor; /* asked at once: another program can take the selection at any time */
  g_assert_true(gtk_editable_get_selection_bounds(GTK_EDITABLE(entry), &start, &end));
  g_assert_cmpint(end - start, ==, strlen(gtk_editable_get_text(GTK_EDITABLE(entry))));
  g_object_get(entry, "cursor-position", &cursor, NULL);
  g_assert_cmpint(cursor, ==, 0);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(gtk_widget_compute_bounds(neighbour, GTK_WIDGET(view), &after));
  g_assert_true(graphene_rect_equal(&before, &after));
}

static void assert_full_width(Fixture *fixture, GtkWidget *entry) {
  GtkWidget *text = GTK_WIDGET(gtk_editable_get_delegate(GTK_EDITABLE(entry)));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  /* the padding of the style sheet, on both sides */
  g_assert_cmpint(gtk_widget_get_width(text), >=, gtk_widget_get_width(entry) - 2 * 2);
}

/* The mark of what is wrong takes room only while it is there. */
static void test_room(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "m");
  assert_full_width(fixture, entry);
  gtk_editable_set_text(GTK_EDITABLE(entry), "oops");
  g_signal_emit_by_name(entry, "activate");
  g_assert_nonnull(gtk_entry_get_icon_name(GTK_ENTRY(entry), GTK_ENTRY_ICON_SECONDARY));
  gtk_editable_set_text(GTK_EDITABLE(entry), "5");
  assert_full_width(fixture, entry);
}

/* Why a cell is refused is read without scrolling, also in a window as low as a projector. */
static void test_problem_in_view(Fixture *fixture, gconstpointer data) {
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1024, 700);
  gtk_window_present(GTK_WINDOW(fixture->window));
  open_scene(fixture, "oblique");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  type(fixture, CAROM_ITEM_DISC, 1, "m", "2**");
  for (guint i = 0; i < 4; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *table = gtk_widget_get_ancestor(GTK_WIDGET(get_view(fixture, CAROM_ITEM_DISC)),
                                             CAROM_TYPE_ITEM_TABLE);
  GtkWidget *scroller = gtk_widget_get_ancestor(table, GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(table, GTK_TYPE_LABEL, labels);
  guint n_problems = 0;
  for (guint i = 0; i < labels->len; i++) {
    graphene_rect_t bounds;
    if (!gtk_widget_has_css_class(labels->pdata[i], "error") ||
        !gtk_widget_get_mapped(labels->pdata[i]))
      continue;
    n_problems++;
    g_assert_true(gtk_widget_compute_bounds(labels->pdata[i], scroller, &bounds));
    g_assert_cmpfloat((double)bounds.origin.y, >=, 0);
    g_assert_cmpfloat((double)(bounds.origin.y + bounds.size.height), <=,
                      gtk_widget_get_height(scroller));
  }
  g_assert_cmpuint(n_problems, ==, 1);
}

/* What is refused and left is seen from its beginning. */
static void test_left(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "12345678901234567890 oops");
  GtkWidget *entry = test_find(GTK_WIDGET(get_cell(fixture)), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_position(GTK_EDITABLE(entry), -1);
  focus(fixture, 2, "m");
  g_assert_cmpint(gtk_editable_get_position(GTK_EDITABLE(entry)), ==, 0);
}

/* What is refused is about the scene in which it was typed, not about the next one. */
static void test_other_scene(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "2**");
  g_assert_nonnull(get_cell(fixture)->field);
  open_scene(fixture, "oblique");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  focus(fixture, 1, "m");
  g_assert_null(get_cell(fixture)->field);
}

/* What would be made of the scene is what Enter makes of it: of all that is selected, pushed apart,
 * and from the state that is shown; only the scene is no other before. */
static void test_tentative(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  carom_player_seek(fixture->player, 2);
  g_object_set(get_editor(fixture), "push-apart", TRUE, NULL);
  select_discs(fixture, 0, 2);
  const CaromScene *before = get_scene(fixture);
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "r");
  g_assert_null(carom_document_make_tentative_setup(fixture->document));
  gtk_editable_set_text(GTK_EDITABLE(entry), "2**");
  g_assert_null(carom_document_make_tentative_setup(fixture->document));
  gtk_editable_set_text(GTK_EDITABLE(entry), "30");
  g_autoptr(CaromSetup) setup = carom_document_make_tentative_setup(fixture->document);
  g_assert_nonnull(setup);
  g_assert_true(get_scene(fixture) == before);
  g_signal_emit_by_name(entry, "activate");
  g_assert_true(get_scene(fixture) != before);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->radius, ==, 30);
  g_assert_true(carom_setup_same_scene(setup->scene, get_scene(fixture)));
  g_assert_null(carom_document_make_tentative_setup(fixture->document));
}

/* ---- The keyboard ---- */

/* A digit, a sign and a letter take the place of what is in the cell, and are no keys of the window
 * there; what is held with Ctrl still is. */
static void test_typing(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint key;
    const char *text;
  } keys[] = {{GDK_KEY_2, "2"},           {GDK_KEY_minus, "-"},      {GDK_KEY_p, "p"},
              {GDK_KEY_period, "."},      {GDK_KEY_KP_7, "7"},       {GDK_KEY_parenleft, "("},
              {GDK_KEY_bracketleft, "["}, {GDK_KEY_eacute, "\u00e9"}};
  open_pair(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    focus(fixture, 1, "m");
    g_assert_false(test_press_key(GTK_WIDGET(fixture->window), keys[i].key, 0));
    g_assert_true(press(fixture, keys[i].key, 0));
    g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_cell(fixture)->field)), ==,
                    keys[i].text);
    press(fixture, GDK_KEY_Escape, 0);
    g_assert_null(get_cell(fixture)->field);
  }
  g_assert_cmpstr(get_tool(fixture), ==, "select");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 1);
  g_assert_true(test_press_key(GTK_WIDGET(fixture->window), GDK_KEY_a, GDK_CONTROL_MASK));
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(get_editor(fixture))), ==, 5);
}

/* The space bar edits, as F2 does, and does not play. */
static void test_space(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  focus(fixture, 1, "m");
  g_assert_false(test_press_key(GTK_WIDGET(fixture->window), GDK_KEY_space, 0));
  g_assert_true(press(fixture, GDK_KEY_space, 0));
  g_assert_nonnull(get_cell(fixture)->field);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_cell(fixture)->field)), ==, "1");
  g_assert_false(carom_player_get_playing(fixture->player));
}

/* What has been begun is taken like what was typed into an open field. */
static void test_typed(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  focus(fixture, 1, "m");
  press(fixture, GDK_KEY_8, 0);
  GtkWidget *entry = test_find(GTK_WIDGET(get_cell(fixture)), GTK_TYPE_ENTRY, NULL);
  g_assert_cmpint(gtk_editable_get_position(GTK_EDITABLE(entry)), ==, 1);
  g_signal_emit_by_name(entry, "activate");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 8);
}

/* Tab goes on from the last column to that where the typing began, of the next row. */
static void test_tab_walls(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  carom_scene_panel_show_item(get_panel(fixture), (CaromItem){CAROM_ITEM_WALL, 0});
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *view = GTK_WIDGET(get_view(fixture, CAROM_ITEM_WALL));
  test_press_key(view, GDK_KEY_5, 0); /* instead of −9 */
  do {
    test_press_key(view, GDK_KEY_Tab, 0);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  } while (gtk_list_item_get_position(get_cell(fixture)->item) == 0);
  g_assert_cmpuint(get_cell(fixture)->column, ==, find_column(CAROM_ITEM_VIEW(view), "x1"));
  g_assert_nonnull(get_cell(fixture)->field);
  g_assert_cmpfloat(carom_scene_wall(get_scene(fixture), 0)->p1.x, ==, 5);
}

/* Tab goes through all cells without changing one, row by row, and out at the end; Shift+Tab goes
 * the same way back, and out at the beginning. On all of the way digits are the table's. */
static void test_tab_through(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  guint n_columns = 0, n_cells = 1;
  for (guint i = 0; i < carom_item_view_get_columns(view)->len; i++)
    n_columns += gtk_column_view_column_get_visible(carom_item_view_get_view_column(view, i));
  focus(fixture, 0, "name");
  g_assert_false(press(fixture, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK));
  while (press(fixture, GDK_KEY_Tab, 0)) {
    g_assert_null(get_cell(fixture)->field);
    g_assert_cmpuint(gtk_list_item_get_position(get_cell(fixture)->item), ==, n_cells / n_columns);
    g_assert_false(test_press_key(GTK_WIDGET(fixture->window), GDK_KEY_2, 0));
    n_cells++;
  }
  g_assert_cmpuint(n_cells, ==, 3 * n_columns);
  g_assert_cmpuint(count_selected_rows(view), ==, 1);
  while (press(fixture, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK))
    n_cells--;
  g_assert_cmpuint(n_cells, ==, 1);
  g_assert_cmpuint(gtk_list_item_get_position(get_cell(fixture)->item), ==, 0);
}

/* From the last cell Tab leads to what is beside the table. */
static void test_tab_out(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  GtkWidget *table = get_table(fixture, CAROM_ITEM_DISC);
  focus(fixture, 2, "name");
  press(fixture, GDK_KEY_Right, GDK_CONTROL_MASK);
  g_assert_false(press(fixture, GDK_KEY_Tab, 0)); /* left to GTK */
  g_assert_true(test_go_by_tab(table, GTK_DIR_TAB_FORWARD));
  GtkWidget *focused = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  g_assert_true(GTK_IS_BUTTON(focused) && gtk_widget_is_ancestor(focused, table));
}

/* After a click, Shift extends from the row that was clicked, wherever one had been before. */
static void test_extend_after_click(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  GtkSelectionModel *rows = GTK_SELECTION_MODEL(carom_item_view_get_rows(view));
  carom_item_rows_select(carom_item_view_get_rows(view), 0, FALSE);
  gtk_selection_model_select_item(rows, 2, TRUE); /* as GTK does at a click */
  focus(fixture, 2, "m");
  g_assert_true(press(fixture, GDK_KEY_Up, GDK_SHIFT_MASK));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint(gtk_selection_model_is_selected(rows, i), ==, i >= 1);
}

/* ---- The pointer ---- */

static void click(Fixture *fixture, CaromItemCell *cell, int n_press) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(cell));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (!GTK_IS_GESTURE_CLICK(controller))
      continue;
    g_signal_emit_by_name(controller, "pressed", n_press, 1.0, 1.0);
    g_signal_emit_by_name(controller, "released", n_press, 1.0, 1.0);
  }
}

/* Clicks twice on the mass of @row while discs 1 and 2 are selected, and @focused has the focus.
 *
 * Returns: the cell there */
static CaromItemCell *double_click(Fixture *fixture, guint row, guint focused) {
  open_pair(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  focus(fixture, row, "m");
  CaromItemCell *cell = get_cell(fixture);
  select_discs(fixture, 1, 2);
  focus(fixture, focused, "m");
  click(fixture, cell, 1);
  carom_item_rows_select(carom_item_view_get_rows(view), row, FALSE);
  click(fixture, cell, 2);
  return cell;
}

/* The list selects the row alone with the first of two clicks; the second is about all again. */
static void test_double_click(Fixture *fixture, gconstpointer data) {
  CaromItemCell *cell = double_click(fixture, 2, 0);
  GtkWidget *entry = test_find(GTK_WIDGET(cell), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text(GTK_EDITABLE(entry), "7");
  g_signal_emit_by_name(entry, "activate");
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 3);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 7);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->mass_kg, ==, 7);
}

/* On a row that was not among them it is about that row. */
static void test_double_click_elsewhere(Fixture *fixture, gconstpointer data) {
  CaromItemCell *cell = double_click(fixture, 0, 1);
  g_assert_nonnull(cell->field);
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(get_editor(fixture))), ==, 1);
}

static GtkEditable *find_field(CaromItemCell *cell) {
  return GTK_EDITABLE(test_find(GTK_WIDGET(cell), GTK_TYPE_ENTRY, NULL));
}

static gboolean is_all_selected(GtkEditable *field) {
  int start, end;
  return gtk_editable_get_selection_bounds(field, &start, &end) && start == 0 &&
         end == (int)strlen(gtk_editable_get_text(field));
}

/* Enter leaves the focus with the cell. There the first of two clicks opens the field, and the
 * second, which puts the cursor somewhere, is still about all of the text. */
static void test_double_click_after_enter(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "8");
  CaromItemCell *cell = get_cell(fixture);
  g_assert_null(cell->field);
  click(fixture, cell, 1);
  g_assert_nonnull(cell->field);
  gtk_editable_set_position(find_field(cell), -1);
  click(fixture, cell, 2);
  g_assert_nonnull(cell->field);
  g_assert_true(is_all_selected(find_field(cell)));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 8);
}

/* A click into a field that has been open for a while only puts the cursor there. */
static void test_click_in_field(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  focus(fixture, 1, "m");
  CaromItemCell *cell = get_cell(fixture);
  click(fixture, cell, 1);
  gtk_editable_set_position(find_field(cell), -1);
  click(fixture, cell, 1);
  g_assert_nonnull(cell->field);
  g_assert_false(is_all_selected(find_field(cell)));
}

static const char *get_scope(Fixture *fixture) {
  GtkWidget *table = get_table(fixture, CAROM_ITEM_DISC);
  GtkWidget *label =
      GTK_WIDGET(gtk_widget_get_template_child(table, CAROM_TYPE_ITEM_TABLE, "scope_label"));
  return gtk_widget_get_visible(label) ? gtk_label_get_text(GTK_LABEL(label)) : NULL;
}

/* For how many discs a number is, is said while it is typed, and only then. */
static void test_scope(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  focus(fixture, 1, "m");
  select_discs(fixture, 0, 2);
  g_assert_null(get_scope(fixture));
  press(fixture, GDK_KEY_7, 0);
  g_assert_cmpstr(get_scope(fixture), ==, "All 3 selected discs get this.");
  select_discs(fixture, 1, 1);
  g_assert_null(get_scope(fixture));
  select_discs(fixture, 1, 2);
  g_assert_cmpstr(get_scope(fixture), ==, "All 2 selected discs get this.");
  g_signal_emit_by_name(find_field(get_cell(fixture)), "activate");
  g_assert_null(get_scope(fixture));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->mass_kg, ==, 3);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 2)->mass_kg, ==, 7);
}

/* Of two places that the focus is to go to, one after the other, the first one does not come back
 * some frames later. */
static void test_focus_once(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  guint m = find_column(view, "m"), n_focused = 0;
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_widget_set_visible(GTK_WIDGET(view), FALSE);
  carom_item_view_focus(view, (CaromItemPlace){0, m}); /* nothing has a place yet */
  gtk_widget_set_visible(GTK_WIDGET(view), TRUE);
  g_signal_connect_swapped(fixture->window, "notify::focus-widget", G_CALLBACK(count), &n_focused);
  carom_item_view_focus(view, (CaromItemPlace){1, m});
  g_assert_cmpuint(n_focused, ==, 1);
  for (guint i = 0; i < 4; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(n_focused, ==, 1);
}

/* ---- The window of their own ---- */

static GtkWindow *open_tables(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(get_panel(fixture)), "scene-panel.open-tables", NULL);
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    g_autoptr(GtkWindow) window = g_list_model_get_item(windows, i);
    if (g_strcmp0(gtk_window_get_title(window), "Discs, walls and emitters") == 0)
      return window;
  }
  g_assert_not_reached();
}

/* Gives a key to the shortcuts of the window, among them the application's accelerators. */
static gboolean press_shortcut(GtkWindow *window, guint key, GdkModifierType state) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(window));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GListModel) shortcuts = g_list_model_get_item(controllers, i);
    for (guint j = 0; G_IS_LIST_MODEL(shortcuts) && j < g_list_model_get_n_items(shortcuts); j++) {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item(shortcuts, j);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger(shortcut);
      if (GTK_IS_KEYVAL_TRIGGER(trigger) &&
          gtk_keyval_trigger_get_keyval(GTK_KEYVAL_TRIGGER(trigger)) == key &&
          gtk_keyval_trigger_get_modifiers(GTK_KEYVAL_TRIGGER(trigger)) == state &&
          gtk_shortcut_action_activate(gtk_shortcut_get_action(shortcut), 0, GTK_WIDGET(window),
                                       NULL))
        return TRUE;
    }
  }
  return FALSE;
}

static void test_window(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  type(fixture, CAROM_ITEM_DISC, 1, "m", "8");
  GtkWindow *window = open_tables(fixture);
  g_assert_true(press_shortcut(window, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 1);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(window), "win.redo", NULL));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 8);
  g_assert_true(test_press_key(GTK_WIDGET(window), GDK_KEY_a, GDK_CONTROL_MASK));
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(get_editor(fixture))), ==, 5);
  g_assert_true(test_press_key(GTK_WIDGET(window), GDK_KEY_d, GDK_CONTROL_MASK));
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 6);
  g_assert_true(test_press_key(GTK_WIDGET(window), GDK_KEY_Delete, 0));
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 3);
  g_object_add_weak_pointer(G_OBJECT(window), (gpointer *)&window);
  g_assert_false(test_press_key(GTK_WIDGET(window), GDK_KEY_Escape, 0));
  g_assert_true(press_shortcut(window, GDK_KEY_Escape, 0));
  test_iterate();
  g_assert_null(window);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/item-typing/width", test_width},
      {"/item-typing/room", test_room},
      {"/item-typing/problem-in-view", test_problem_in_view},
      {"/item-typing/left", test_left},
      {"/item-typing/other-scene", test_other_scene},
      {"/item-typing/tentative", test_tentative},
      {"/item-typing/typing", test_typing},
      {"/item-typing/typed", test_typed},
      {"/item-typing/tab-walls", test_tab_walls},
      {"/item-typing/tab-through", test_tab_through},
      {"/item-typing/tab-out", test_tab_out},
      {"/item-typing/space", test_space},
      {"/item-typing/extend-after-click", test_extend_after_click},
      {"/item-typing/double-click", test_double_click},
      {"/item-typing/double-click-elsewhere", test_double_click_elsewhere},
      {"/item-typing/double-click-after-enter", test_double_click_after_enter},
      {"/item-typing/click-in-field", test_click_in_field},
      {"/item-typing/scope", test_scope},
      {"/item-typing/focus-once", test_focus_once},
      {"/item-typing/window", test_window},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
