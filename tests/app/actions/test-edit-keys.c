/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-keys: discs and walls are edited by keys, which mean something else in fields. Needs a
 * display. */
#include "edit-window-test.h"
#include "window-keys-test.h"

#include "carom-item-view.h"
#include "carom-timeline.h"

/* The focus in the panes, as at first. */
static void focus_panes(Fixture *fixture) {
  g_assert_true(gtk_widget_grab_focus(GTK_WIDGET(get_panes(fixture))));
}

/* In the panes the arrows move what is selected; where nothing is, or elsewhere, they step. */
static void test_arrows(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  double x = get_disc(fixture, 0)->position.x;
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  g_assert_true(press(fixture, GDK_KEY_Left));
  select_discs(fixture, 1);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  double step = get_disc(fixture, 0)->position.x - x;
  g_assert_cmpfloat(step, >, 0);
  g_assert_true(press(fixture, GDK_KEY_Escape)); /* deselects */
  g_assert_cmpuint(count_selected(fixture), ==, 0);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  do_action(fixture, "win.restart");
  select_discs(fixture, 1);
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  gtk_widget_grab_focus(timelines->pdata[0]);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
}

/* Each key, with nothing but the keyboard. */
static void test_edit_keys(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint key;
    GdkModifierType state;
    const char *name; /* of the step */
  } keys[] = {
      {GDK_KEY_Up, GDK_SHIFT_MASK, "Move Disc A"},
      {GDK_KEY_Right, GDK_CONTROL_MASK, "Change Velocity of Disc A"},
      {GDK_KEY_Up, GDK_ALT_MASK, "Change Radius of Disc A"},
      {GDK_KEY_d, GDK_CONTROL_MASK, "Duplicate Disc A"},
      {GDK_KEY_x, GDK_CONTROL_MASK, "Cut Disc A"},
      {GDK_KEY_Delete, 0, "Delete Disc A"},
      {GDK_KEY_KP_Delete, 0, "Delete Disc A"},
      {GDK_KEY_BackSpace, 0, "Delete Disc A"},
  };
  focus_panes(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    g_assert_true(press(fixture, GDK_KEY_bracketright));
    g_assert_cmpuint(count_selected(fixture), ==, 1);
    g_assert_true(press_with(fixture, keys[i].key, keys[i].state));
    assert_undo(fixture, keys[i].name);
    do_action(fixture, "win.undo");
    carom_editor_select(get_editor(fixture), NULL);
  }
  g_assert_true(press_with(fixture, GDK_KEY_a, GDK_CONTROL_MASK));
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  g_assert_true(press(fixture, GDK_KEY_3));
  g_assert_cmpint(carom_editor_get_tool(get_editor(fixture)), ==, CAROM_TOOL_WALL);
}

static guint count_walls(Fixture *fixture) {
  return get_scene(fixture)->walls->len;
}

/* What is new is selected, so that the next keys are about it. */
static void test_new_by_keys(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  guint n_walls = count_walls(fixture);
  g_assert_true(press(fixture, GDK_KEY_a));
  assert_undo(fixture, "Add Disc C");
  g_assert_cmpuint(count_discs(fixture), ==, 3);
  g_assert_true(press_with(fixture, GDK_KEY_Right, GDK_CONTROL_MASK));
  assert_undo(fixture, "Change Velocity of Disc C");
  g_assert_cmpfloat(get_disc(fixture, 2)->velocity.x, >, 0);
  g_assert_true(press(fixture, GDK_KEY_w));
  g_assert_cmpuint(count_walls(fixture), ==, n_walls + 1);
  CaromVec2 before = carom_scene_wall(get_scene(fixture), n_walls)->p1;
  g_assert_true(press(fixture, GDK_KEY_Up));
  g_assert_cmpfloat(carom_scene_wall(get_scene(fixture), n_walls)->p1.y, >, before.y);
}

/* A second disc does not lie on the first. */
static void test_new_where_free(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  press(fixture, GDK_KEY_a);
  press(fixture, GDK_KEY_a);
  g_assert_cmpuint(count_discs(fixture), ==, 4);
  const CaromBody *one = get_disc(fixture, 2), *other = get_disc(fixture, 3);
  double distance = carom_vec2_length(carom_vec2_sub(one->position, other->position));
  g_assert_cmpfloat(distance, >=, one->radius + other->radius);
}

/* In a field, and where a label's text is selected, the keys are about text. */
static void test_edit_keys_while_typing(Fixture *fixture, gconstpointer data) {
  static const guint letters[] = {GDK_KEY_x, GDK_KEY_c, GDK_KEY_v, GDK_KEY_a, GDK_KEY_d};
  show_panel(fixture);
  select_discs(fixture, 1);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true(gtk_widget_grab_focus(number));
  g_assert_false(press(fixture, GDK_KEY_Delete));
  g_assert_false(press(fixture, GDK_KEY_BackSpace));
  g_assert_false(press(fixture, GDK_KEY_2));
  for (guint i = 0; i < G_N_ELEMENTS(letters); i++)
    g_assert_false(press_with(fixture, letters[i], GDK_CONTROL_MASK));
  g_assert_cmpuint(count_discs(fixture), ==, 2);
}

static void test_copy_from_label(Fixture *fixture, gconstpointer data) {
  GtkWidget *label = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_LABEL, "The panes differ");
  select_discs(fixture, 1);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  g_assert_true(gtk_widget_grab_focus(label));
  gtk_label_select_region(GTK_LABEL(label), 0, 3);
  g_assert_false(press_with(fixture, GDK_KEY_c, GDK_CONTROL_MASK));
  gtk_label_select_region(GTK_LABEL(label), 0, 0);
  g_assert_true(press_with(fixture, GDK_KEY_c, GDK_CONTROL_MASK));
}

/* A drag ends first, and leaves what was selected; then nothing is selected any more. */
static void test_escape_in_order(Fixture *fixture, gconstpointer data) {
  CaromEditView view;
  focus_panes(fixture);
  select_discs(fixture, 1);
  g_assert_true(carom_pane_strip_get_edit_view(get_panes(fixture), &view));
  carom_editor_press(get_editor(fixture), &view, get_disc(fixture, 0)->position, 0);
  press(fixture, GDK_KEY_Escape);
  g_assert_false(carom_editor_is_dragging(get_editor(fixture)));
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  press(fixture, GDK_KEY_Escape);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
}

/* Adds the mnemonics of a menu's items, in sections too, to those that @taken has, and looks at its
 * submenus, where that of the title is there as well. */
static void note_mnemonics(GMenuModel *menu, GHashTable *taken);

static void note_label(const char *label, GHashTable *taken) {
  const char *mark = label ? strchr(label, '_') : NULL;
  if (!mark)
    return;
  gunichar key = g_unichar_tolower(g_utf8_get_char(mark + 1));
  const char *other = g_hash_table_lookup(taken, GUINT_TO_POINTER(key));
  if (other && !g_str_equal(other, label))
    g_test_message("“%s” and “%s”", other, label);
  if (!g_hash_table_insert(taken, GUINT_TO_POINTER(key), g_strdup(label)))
    g_test_fail();
}

static void note_item(GMenuModel *menu, int i, GHashTable *taken) {
  g_autofree char *label = NULL;
  g_menu_model_get_item_attribute(menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
  g_autoptr(GMenuModel) section = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SECTION);
  g_autoptr(GMenuModel) submenu = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SUBMENU);
  if (section)
    note_mnemonics(section, taken);
  else
    note_label(label, taken);
  if (!submenu)
    return;
  g_autoptr(GHashTable) inner = g_hash_table_new_full(NULL, NULL, NULL, g_free);
  note_label(label, inner);
  note_mnemonics(submenu, inner);
}

static void note_mnemonics(GMenuModel *menu, GHashTable *taken) {
  for (int i = 0; i < g_menu_model_get_n_items(menu); i++)
    note_item(menu, i, taken);
}

/* In no menu of the window a key leads to two items, or to an item and to where it came from. */
static void test_mnemonics(Fixture *fixture, gconstpointer data) {
  wait_for_menus(fixture);
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_MENU_BUTTON);
  guint n_menus = 0;
  for (guint i = 0; i < buttons->len; i++) {
    GMenuModel *menu = gtk_menu_button_get_menu_model(buttons->pdata[i]);
    g_autoptr(GHashTable) taken = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    if (menu)
      note_mnemonics(menu, taken);
    n_menus += g_hash_table_size(taken) > 0;
  }
  g_assert_cmpuint(n_menus, >=, 3); /* the main menu, View and Export */
}

/* Out of a table Escape leads to the panes, where the arrows move what is still selected. */
static void test_escape_from_table(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  edit(fixture, "win.edit-item");
  GtkWidget *focus = NULL;
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  while (!focus || !CAROM_IS_ITEM_CELL(focus)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
    focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  }
  GtkWidget *view = gtk_widget_get_ancestor(focus, CAROM_TYPE_ITEM_VIEW);
  g_assert_true(test_press_key(view, GDK_KEY_F2, 0));
  GtkWidget *entry = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  g_assert_true(GTK_IS_TEXT(entry));
  g_assert_false(press(fixture, GDK_KEY_Escape)); /* left to the field, which ends */
  g_assert_true(test_press_key(view, GDK_KEY_Escape, 0));
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) == focus);
  g_assert_true(press(fixture, GDK_KEY_Escape));
  focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  g_assert_true(focus == GTK_WIDGET(get_panes(fixture)) ||
                gtk_widget_is_ancestor(focus, GTK_WIDGET(get_panes(fixture))));
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  g_assert_true(press(fixture, GDK_KEY_Right));
  assert_undo(fixture, "Move Disc A");
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_cmpuint(count_selected(fixture), ==, 0);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/edit-keys/arrows", test_arrows},
      {"/edit-keys/each", test_edit_keys},
      {"/edit-keys/mnemonics", test_mnemonics},
      {"/edit-keys/new", test_new_by_keys},
      {"/edit-keys/new-where-free", test_new_where_free},
      {"/edit-keys/while-typing", test_edit_keys_while_typing},
      {"/edit-keys/label", test_copy_from_label},
      {"/edit-keys/escape", test_escape_in_order},
      {"/edit-keys/escape/table", test_escape_from_table},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
