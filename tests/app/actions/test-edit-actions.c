/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-actions: what menus, keys and buttons do to discs and walls, when they can, and what
 * each step is called. Needs a display. */
#include "edit-window-test.h"

#include "carom-edit-bar.h"
#include "carom-edit-choices.h"
#include "carom-pane-area.h"

#include "carom-edit-menu.h"
#include "carom-item-cell.h"
#include "carom-number.h"

/* ---- What can be done ---- */

typedef struct {
  const char *action;
  guint n_needed; /* so many discs have to be selected */
} Need;

static const Need needs[] = {
    {"edit-cut", 1},        {"edit-copy", 1},        {"edit-duplicate", 1},  {"edit-delete", 1},
    {"edit-deselect", 1},   {"edit-nudge", 1},       {"edit-aim", 1},        {"edit-resize", 1},
    {"edit-mirror", 1},     {"edit-turn", 1},        {"edit-item", 0},       {"edit-align", 2},
    {"edit-set-mass", 1},   {"edit-new", 0},         {"edit-distribute", 3}, {"edit-tool", 0},
    {"edit-select-all", 0}, {"edit-select-next", 0},
};

static void assert_enabled(Fixture *fixture, guint n_selected) {
  for (guint i = 0; i < G_N_ELEMENTS(needs); i++) {
    g_test_message("%s with %u", needs[i].action, n_selected);
    g_assert_cmpint(can(fixture, needs[i].action), ==, n_selected >= needs[i].n_needed);
  }
}

static void test_enabled(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "four-discs");
  for (guint n = 0; n <= 4; n++) {
    select_discs(fixture, n);
    assert_enabled(fixture, n);
  }
  edit(fixture, "win.edit-deselect");
  assert_enabled(fixture, 0);
}

/* A wall has neither a velocity nor a radius. */
static void test_enabled_for_walls(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "ball-at-wall");
  g_autoptr(CaromSelection) wall = carom_selection_new_of((CaromItem){CAROM_ITEM_WALL, 0});
  carom_editor_select(get_editor(fixture), wall);
  g_assert_true(can(fixture, "edit-delete"));
  g_assert_false(can(fixture, "edit-aim"));
  g_assert_false(can(fixture, "edit-resize"));
}

/* While a prediction is asked for, an edit would take the question away. */
/* Nothing is drawn where it would not be seen. */
static void test_unseen(Fixture *fixture, gconstpointer data) {
  static const char *const drawing[] = {"edit-new", "edit-new-at", "edit-tool"};
  static const char *const rooms[] = {"both", "page", "panes"};
  for (guint k = 0; k < G_N_ELEMENTS(rooms); k++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", rooms[k]);
    for (guint i = 0; i < G_N_ELEMENTS(drawing); i++)
      g_assert_cmpint(can(fixture, drawing[i]), ==, !g_str_equal(rooms[k], "page"));
  }
}

static void test_secret(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 2);
  g_assert_true(can(fixture, "edit-delete"));
  edit(fixture, "win.predict");
  carom_player_set_playing(fixture->player, TRUE);
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  while (can(fixture, "edit-delete")) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
  static const char *const none[] = {"edit-copy", "edit-paste", "edit-select-all", "edit-tool"};
  for (guint i = 0; i < G_N_ELEMENTS(none); i++)
    g_assert_false(can(fixture, none[i]));
}

/* ---- Each does its edit ---- */

typedef struct {
  const char *action;
  guint n_selected;
  const char *name; /* of the step */
} Step;

/* Each is one step, which undo takes back bit for bit. */
static void test_steps(Fixture *fixture, gconstpointer data) {
  static const Step steps[] = {
      {"win.edit-nudge((1, 0))", 1, "Move Disc A"},
      {"win.edit-aim((0, 1))", 1, "Change Velocity of Disc A"},
      {"win.edit-aim((0, 1))", 2, "Change Velocities of Discs"},
      {"win.edit-resize(1)", 1, "Change Radius of Disc A"},
      {"win.edit-resize(-1)", 3, "Change Radii of Discs"},
      {"win.edit-set-mass(5.0)", 1, "Change Mass of Disc A"},
      {"win.edit-set-mass(100.0)", 3, "Change Masses of Discs"},
      {"win.edit-duplicate", 1, "Duplicate Disc A"},
      {"win.edit-delete", 2, "Delete Discs"},
      {"win.edit-cut", 1, "Cut Disc A"},
      {"win.edit-mirror::left-right", 4, "Mirror Discs"},
      {"win.edit-mirror::up-down", 1, "Mirror Disc A"},
      {"win.edit-turn(90.0)", 4, "Turn Discs"},
      {"win.edit-turn(-15.0)", 1, "Turn Disc A"},
      {"win.edit-align::left", 3, "Align Discs"},
      {"win.edit-align::bottom", 3, "Align Discs"},
      {"win.edit-distribute::horizontal", 4, "Distribute Discs"},
  };
  open_scene(fixture, "four-discs");
  g_autoptr(GBytes) before = test_state(fixture->player);
  for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
    g_test_message("%s", steps[i].action);
    select_discs(fixture, steps[i].n_selected);
    edit(fixture, steps[i].action);
    assert_undo(fixture, steps[i].name);
    do_action(fixture, "win.undo");
    assert_undo(fixture, NULL);
    g_autoptr(GBytes) after = test_state(fixture->player);
    g_assert_true(g_bytes_equal(before, after));
  }
}

/* Each goes the way that its target says, by a round step; without the grid by a tenth of it. */
static void test_directions(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  edit(fixture, "win.edit-snap");
  CaromBody before = *get_disc(fixture, 0);
  edit(fixture, "win.edit-nudge((1, 0))");
  double step = get_disc(fixture, 0)->position.x - before.position.x;
  g_assert_cmpfloat(step, >, 0);
  g_assert_true(get_disc(fixture, 0)->position.y == before.position.y);
  do_action(fixture, "win.undo");
  edit(fixture, "win.edit-snap");
  edit(fixture, "win.edit-nudge((0, -10))"); /* so another view would be another step */
  double way = before.position.y - get_disc(fixture, 0)->position.y;
  g_assert_cmpfloat_with_epsilon(way, step, 1e-9 * step); /* ten tenths, rounded */
  edit(fixture, "win.edit-aim((0, 1))");
  g_assert_cmpfloat(get_disc(fixture, 0)->velocity.y, >, before.velocity.y);
  g_assert_true(get_disc(fixture, 0)->velocity.x == before.velocity.x);
  edit(fixture, "win.edit-resize(-1)");
  g_assert_cmpfloat(get_disc(fixture, 0)->radius, <, before.radius);
  g_assert_true(get_disc(fixture, 0)->mass_kg == before.mass_kg);
}

/* A disc that is half as large has an eighth of the mass of a ball. */
static void test_mass(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  CaromBody before = *get_disc(fixture, 0);
  edit(fixture, "win.edit-mass(uint32 3)");
  edit(fixture, "win.edit-resize(-1)");
  double times = get_disc(fixture, 0)->radius / before.radius;
  g_assert_cmpfloat(times, <, 1);
  /* three multiplications, each rounded */
  g_assert_cmpfloat_with_epsilon(get_disc(fixture, 0)->mass_kg,
                                 before.mass_kg * times * times * times,
                                 4 * before.mass_kg * DBL_EPSILON);
}

/* All that are selected have it then, and nothing else changes. */
static void test_set_mass(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "four-discs");
  CaromBody first = *get_disc(fixture, 0), third = *get_disc(fixture, 2);
  select_discs(fixture, 2);
  edit(fixture, "win.edit-set-mass(5.0)");
  g_assert_cmpfloat(get_disc(fixture, 0)->mass_kg, ==, 5);
  g_assert_cmpfloat(get_disc(fixture, 1)->mass_kg, ==, 5);
  g_assert_cmpfloat(get_disc(fixture, 0)->radius, ==, first.radius);
  g_assert_cmpfloat(get_disc(fixture, 2)->mass_kg, ==, third.mass_kg);
}

static double get_marked_mass(Fixture *fixture) {
  g_autoptr(GVariant) state = get_state(fixture, "edit-set-mass");
  return g_variant_get_double(state);
}

/* The menu marks the mass that all discs have that are selected. */
static void test_marked_mass(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "four-discs");
  select_discs(fixture, 1);
  g_assert_cmpfloat(get_marked_mass(fixture), ==, get_disc(fixture, 0)->mass_kg);
  edit(fixture, "win.edit-set-mass(5.0)");
  g_assert_cmpfloat(get_marked_mass(fixture), ==, 5);
  select_discs(fixture, 2);
  g_assert_cmpfloat(get_marked_mass(fixture), ==, 0);
  edit(fixture, "win.edit-set-mass(10.0)");
  g_assert_cmpfloat(get_marked_mass(fixture), ==, 10);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_marked_mass(fixture), ==, 0);
  select_discs(fixture, 4);
  edit(fixture, "win.edit-delete");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.redo");
  g_assert_cmpfloat(get_marked_mass(fixture), ==, 0);
}

/* Repeated, it is one step. */
static void test_repeated(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  for (guint i = 0; i < 3; i++)
    edit(fixture, "win.edit-aim((1, 0))");
  do_action(fixture, "win.undo");
  assert_undo(fixture, NULL);
}

static void test_selecting(Fixture *fixture, gconstpointer data) {
  const CaromSelection *selection;
  edit(fixture, "win.edit-select-all");
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  edit(fixture, "win.edit-deselect");
  edit(fixture, "win.edit-select-next");
  edit(fixture, "win.edit-select-next");
  selection = carom_editor_get_selection(get_editor(fixture));
  g_assert_cmpuint(carom_selection_get(selection, 0).index, ==, 1);
  edit(fixture, "win.edit-select-previous");
  selection = carom_editor_get_selection(get_editor(fixture));
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  g_assert_cmpuint(carom_selection_get(selection, 0).index, ==, 0);
}

static void assert_tool(Fixture *fixture, const char *wanted, CaromTool tool) {
  g_autoptr(GVariant) state = get_state(fixture, "edit-tool");
  g_assert_cmpstr(g_variant_get_string(state, NULL), ==, wanted);
  g_assert_cmpint(carom_editor_get_tool(get_editor(fixture)), ==, tool);
}

/* The action and the editor follow each other, and the buttons show it. */
static void test_tools(Fixture *fixture, gconstpointer data) {
  GtkWidget *button = test_find_icon_button(GTK_WIDGET(fixture->window), "carom-disc-symbolic");
  assert_tool(fixture, "select", CAROM_TOOL_SELECT);
  edit(fixture, "win.edit-tool::wall");
  assert_tool(fixture, "wall", CAROM_TOOL_WALL);
  g_assert_false(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)));
  edit(fixture, "win.edit-tool::emitter");
  assert_tool(fixture, "emitter", CAROM_TOOL_EMITTER);
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_DISC);
  assert_tool(fixture, "disc", CAROM_TOOL_DISC);
  g_assert_true(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)));
}

/* ---- What cannot be done ---- */

/* A disc of no size is refused, and the toast says why. */
static void test_refused(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  edit(fixture, "win.edit-snap");
  for (guint i = 0; i < 1000 && !get_toast(fixture); i++)
    edit(fixture, "win.edit-resize(-1)");
  g_assert_nonnull(get_toast(fixture));
  g_assert_cmpfloat(get_disc(fixture, 0)->radius, >, 0);
}

/* At a contact, the panes show its geometry on the page of its working. */
static void test_in_the_way(Fixture *fixture, gconstpointer data) {
  CaromEditView view;
  select_discs(fixture, 1);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  do_action(fixture, "win.next-contact");
  g_assert_false(carom_pane_strip_get_edit_view(get_panes(fixture), &view));
  edit(fixture, "win.edit-delete");
  g_assert_cmpuint(count_discs(fixture), ==, 2);
  g_assert_cmpstr(get_toast(fixture), ==,
                  "Nothing can be edited while the panes show the geometry of a contact. Go on by "
                  "one frame.");
  do_action(fixture, "win.step");
  g_assert_true(carom_pane_strip_get_edit_view(get_panes(fixture), &view));
  g_assert_null(carom_pane_strip_get_edit_obstacle(get_panes(fixture)));
}

/* What is in the way is what is told, and not what else could be. */
static void test_in_the_way_closeup(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  do_action(fixture, "win.superpose");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  carom_pane_area_set_closeup_disc(areas->pdata[0], 0);
  edit(fixture, "win.edit-delete");
  g_assert_cmpuint(count_discs(fixture), ==, 2);
  g_assert_cmpstr(get_toast(fixture), ==,
                  "Nothing can be edited while the discs are seen close up. Press Ctrl+0.");
}

/* Before a window has had its first layout nothing is in the way, and nothing can be edited yet. */
static void test_not_laid_out(Fixture *fixture, gconstpointer data) {
  CaromEditView view;
  CaromWindow *window = carom_window_new(application);
  gtk_widget_activate_action(GTK_WIDGET(window), "win.open-scene", "^ay", "oblique");
  CaromPaneStrip *panes =
      CAROM_PANE_STRIP(test_find(GTK_WIDGET(window), CAROM_TYPE_PANE_STRIP, NULL));
  g_assert_false(carom_pane_strip_get_edit_view(panes, &view));
  g_assert_null(carom_pane_strip_get_edit_obstacle(panes));
  gtk_window_destroy(GTK_WINDOW(window));
}

/* ---- Menus and buttons ---- */

/* Undo and redo say what they would do. */
static void test_undo_button(Fixture *fixture, gconstpointer data) {
  GtkWidget *undo = test_find_icon_button(GTK_WIDGET(fixture->window), "carom-undo-symbolic");
  GtkWidget *redo = test_find_icon_button(GTK_WIDGET(fixture->window), "carom-redo-symbolic");
  g_assert_cmpstr(gtk_widget_get_tooltip_text(undo), ==, "Undo (Ctrl+Z)");
  g_assert_false(gtk_widget_is_sensitive(undo));
  select_discs(fixture, 1);
  edit(fixture, "win.edit-nudge((1, 0))");
  g_assert_cmpstr(gtk_widget_get_tooltip_text(undo), ==, "Undo Move Disc A (Ctrl+Z)");
  g_assert_true(gtk_widget_is_sensitive(undo));
  g_signal_emit_by_name(undo, "clicked");
  g_assert_cmpstr(gtk_widget_get_tooltip_text(redo), ==, "Redo Move Disc A (Ctrl+Shift+Z)");
}

/* Whether every item of @menu is an action of the window, with a target that it takes. */
static guint check_items(Fixture *fixture, GMenuModel *menu) {
  guint n_items = 0;
  for (int i = 0; i < g_menu_model_get_n_items(menu); i++) {
    g_autofree char *action = NULL;
    g_autoptr(GVariant) target = g_menu_model_get_item_attribute_value(menu, i, "target", NULL);
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SECTION);
    g_autoptr(GMenuModel) submenu = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SUBMENU);
    if (section || submenu) {
      n_items += check_items(fixture, section ? section : submenu);
      continue;
    }
    const GVariantType *type;
    g_assert_true(g_menu_model_get_item_attribute(menu, i, "action", "s", &action));
    g_assert_true(g_action_group_query_action(
        G_ACTION_GROUP(fixture->window), action + strlen("win."), NULL, &type, NULL, NULL, NULL));
    g_assert_true(target ? g_variant_is_of_type(target, type) : !type);
    n_items++;
  }
  return n_items;
}

static void test_menu(Fixture *fixture, gconstpointer data) {
  g_autoptr(GMenuModel) menu = carom_edit_menu_make();
  g_autoptr(GMenuModel) full = carom_edit_menu_make_full();
  g_assert_cmpuint(check_items(fixture, menu), ==, 5 + 6 + 2 + 2 + 5 + 1 + 1 + 1 + 6);
  g_assert_cmpuint(check_items(fixture, full), ==, 22 + 5 + 4 + 2 + 3 + 6);
}

/* In a window 800 points high there are some 370 below the bar with the tools, in which the menu is
 * seen at once, down to its last item. */
static void test_menu_height(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.show-tools");
  wait_for_menus(fixture);
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_EDIT_BAR, NULL);
  GtkMenuButton *button = GTK_MENU_BUTTON(test_find(bar, GTK_TYPE_MENU_BUTTON, NULL));
  GtkWidget *popover = GTK_WIDGET(gtk_menu_button_get_popover(button));
  test_open_popover(GTK_POPOVER(popover));
  test_wait_for_frames(popover);
  GtkWidget *scroller = test_find(popover, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  g_assert_cmpfloat(gtk_adjustment_get_upper(rows), <=, gtk_adjustment_get_page_size(rows));
  g_assert_cmpint(gtk_widget_get_height(popover), <, 370);
}

static GtkWidget *find_switch(GtkWidget *bar, const char *action) {
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(bar, GTK_TYPE_TOGGLE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0(gtk_actionable_get_action_name(buttons->pdata[i]), action) == 0)
      return buttons->pdata[i];
  g_assert_not_reached();
}

/* Beside the tools there are the switches that drags obey, unless there is too little room. */
static void test_switches(Fixture *fixture, gconstpointer data) {
  static const char *const names[] = {"snap", "push-apart"};
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_EDIT_BAR, NULL);
  int least, natural;
  do_action(fixture, "win.show-tools");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autofree char *action = g_strconcat("win.edit-", names[i], NULL);
    GtkWidget *button = find_switch(bar, action);
    gboolean is_on;
    g_assert_true(gtk_widget_get_mapped(button));
    g_signal_emit_by_name(button, "clicked");
    g_object_get(get_editor(fixture), names[i], &is_on, NULL);
    g_assert_true(is_on && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)));
  }
  gtk_widget_measure(bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint(least, <, natural);
  gtk_widget_size_allocate(bar, &(GtkAllocation){0, 0, least, gtk_widget_get_height(bar)}, -1);
  g_assert_false(
      gtk_widget_get_child_visible(gtk_widget_get_parent(find_switch(bar, "win.edit-snap"))));
  g_assert_true(gtk_widget_get_mapped(find_switch(bar, "win.edit-tool")));
}

static void assert_unfolded(Fixture *fixture, gboolean expected) {
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_EDIT_BAR, NULL);
  GtkWidget *button = find_switch(bar, "win.show-tools");
  g_assert_true(gtk_widget_get_mapped(button));
  g_assert_true(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)) == expected);
  g_autofree char *state = gtk_test_accessible_check_state(GTK_ACCESSIBLE(button),
                                                           GTK_ACCESSIBLE_STATE_EXPANDED, expected);
  g_assert_null(state);
  g_assert_true(gtk_widget_get_mapped(find_switch(bar, "win.edit-tool")) == expected);
}

/* There is one button until somebody edits, and again when it is pressed; then nothing is drawn any
 * more, and the focus stays in the bar. Each tool unfolds it, also the one that is there already.
 */
static void test_folded(Fixture *fixture, gconstpointer data) {
  GtkWidget *bar = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_EDIT_BAR, NULL);
  GtkWidget *button = find_switch(bar, "win.show-tools");
  assert_unfolded(fixture, FALSE);
  for (guint i = 0; i < carom_edit_choices_tool.n_choices; i++) {
    const char *tool = carom_edit_choices_tool.choices[i].id;
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-tool", "s", tool);
    assert_unfolded(fixture, TRUE);
    assert_tool(fixture, tool, (CaromTool)carom_edit_choices_tool.choices[i].value);
    g_assert_true(gtk_widget_grab_focus(find_switch(bar, "win.edit-tool")));
    g_signal_emit_by_name(button, "clicked");
    assert_unfolded(fixture, FALSE);
    assert_tool(fixture, "select", CAROM_TOOL_SELECT);
    g_assert_true(gtk_root_get_focus(GTK_ROOT(fixture->window)) == button);
  }
  g_signal_emit_by_name(button, "clicked");
  assert_unfolded(fixture, TRUE);
}

/* ---- Numbers ---- */

/* The cell of a table that has the focus as soon as its row has a place. */
static CaromItemCell *wait_for_cell(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  GtkWidget *focus = NULL;
  while (!focus || !CAROM_IS_ITEM_CELL(focus)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
    focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  }
  return CAROM_ITEM_CELL(focus);
}

/* How that of a mass is called. */
static char *name_mass(Fixture *fixture, guint disc) {
  char number[CAROM_NUMBER_SIZE];
  carom_number_format_significant(number, get_disc(fixture, disc)->mass_kg, 3);
  return g_strdup_printf("Disc %c, m: %s", 'A' + (char)disc, number);
}

/* That of the mass, the first number, wherever one was before. */
static void assert_mass_of(Fixture *fixture, const char *wanted) {
  gtk_window_set_focus(GTK_WINDOW(fixture->window), NULL);
  edit(fixture, "win.edit-item");
  CaromItemCell *cell = wait_for_cell(fixture);
  gtk_test_accessible_assert_property(cell, GTK_ACCESSIBLE_PROPERTY_LABEL, wanted);
}

static void hide_panel(Fixture *fixture) {
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "show-panel",
                                     g_variant_new_boolean(FALSE));
}

/* The side panel opens, and the row in its table has the focus. */
static void test_numbers(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "four-discs");
  hide_panel(fixture);
  g_autoptr(CaromSelection) third = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 2});
  carom_editor_select(get_editor(fixture), third);
  g_autofree char *wanted = name_mass(fixture, 2);
  assert_mass_of(fixture, wanted);
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  g_assert_true(g_variant_get_boolean(shown));
}

/* Where nothing is selected, it is the first row that has them. */
static void test_numbers_of_first(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "four-discs");
  hide_panel(fixture);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
  g_autofree char *wanted = name_mass(fixture, 0);
  assert_mass_of(fixture, wanted);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/edit-actions/enabled", test_enabled},
      {"/edit-actions/switches", test_switches},
      {"/edit-actions/folded", test_folded},
      {"/edit-actions/enabled/walls", test_enabled_for_walls},
      {"/edit-actions/enabled/secret", test_secret},
      {"/edit-actions/enabled/unseen", test_unseen},
      {"/edit-actions/steps", test_steps},
      {"/edit-actions/directions", test_directions},
      {"/edit-actions/mass", test_mass},
      {"/edit-actions/set-mass", test_set_mass},
      {"/edit-actions/marked-mass", test_marked_mass},
      {"/edit-actions/repeated", test_repeated},
      {"/edit-actions/selecting", test_selecting},
      {"/edit-actions/tools", test_tools},
      {"/edit-actions/refused", test_refused},
      {"/edit-actions/in-the-way", test_in_the_way},
      {"/edit-actions/not-laid-out", test_not_laid_out},
      {"/edit-actions/in-the-way/closeup", test_in_the_way_closeup},
      {"/edit-actions/undo-button", test_undo_button},
      {"/edit-actions/menu", test_menu},
      {"/edit-actions/menu-height", test_menu_height},
      {"/edit-actions/numbers", test_numbers},
      {"/edit-actions/numbers/first", test_numbers_of_first},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
