/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-window-keys: keys without modifiers, in the window, with the focus here and there. Needs a
 * display. */
#include "window-keys-test.h"

#include "carom-builtin.h"
#include "carom-chart-area.h"
#include "carom-item-cell.h"
#include "carom-item-table.h"
#include "carom-page-tabs.h"
#include "carom-pane-strip.h"
#include "carom-pane-view.h"
#include "carom-parameter-row.h"
#include "carom-scene-panel.h"
#include "carom-shortcuts.h"
#include "carom-timeline.h"
#include "carom-transport.h"

static void count_signal(guint *n) {
  ++*n;
}

/* Gives @key to the shortcuts of @widget. Returns whether there was one. */
static gboolean offer(GtkWidget *widget, guint key) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GListModel) shortcuts = g_list_model_get_item(controllers, i);
    for (guint j = 0; G_IS_LIST_MODEL(shortcuts) && j < g_list_model_get_n_items(shortcuts); j++) {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item(shortcuts, j);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger(shortcut);
      if (GTK_IS_KEYVAL_TRIGGER(trigger) &&
          gtk_keyval_trigger_get_keyval(GTK_KEYVAL_TRIGGER(trigger)) == key &&
          gtk_keyval_trigger_get_modifiers(GTK_KEYVAL_TRIGGER(trigger)) == 0 &&
          gtk_shortcut_action_activate(gtk_shortcut_get_action(shortcut), 0, widget, NULL))
        return TRUE;
    }
  }
  return FALSE;
}

/* Gives @key to the shortcuts of @widget and of what contains it, as GTK does. */
static gboolean press_in(GtkWidget *widget, guint key) {
  while (widget && !offer(widget, key))
    widget = gtk_widget_get_parent(widget);
  return widget != NULL;
}

static GtkWidget *get_focus(Fixture *fixture) {
  return gtk_window_get_focus(GTK_WINDOW(fixture->window));
}

static gboolean has_panes_focus(Fixture *fixture) {
  return CAROM_IS_PANE_STRIP(get_focus(fixture));
}

static void assert_space_plays(Fixture *fixture, GtkWidget *focus) {
  g_assert_true(gtk_widget_grab_focus(focus));
  for (int playing = 1; playing >= 0; playing--) {
    g_assert_true(press(fixture, GDK_KEY_space));
    g_assert_cmpint(carom_player_get_playing(fixture->player), ==, playing);
  }
}

/* Also after a parameter has been changed, when the focus is still there. */
static void test_space(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) parts = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SPIN_BUTTON, parts);
  collect(rows->pdata[0], GTK_TYPE_SCALE, parts);
  g_assert_cmpuint(parts->len, ==, 2);
  for (guint i = 0; i < parts->len; i++)
    assert_space_plays(fixture, parts->pdata[i]);
  gtk_widget_grab_focus(parts->pdata[0]);
  gtk_editable_set_text(parts->pdata[0], "0.5");
  g_assert_true(press(fixture, GDK_KEY_space));
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_true(carom_player_get_playing(fixture->player));
}

/* Where text or a number is edited, the arrows move the cursor and a space is a space. */
static void test_keys_while_typing(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  g_assert_true(gtk_widget_grab_focus(spin_buttons->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  g_autoptr(GPtrArray) entries = find_all(fixture, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *popover = gtk_widget_get_ancestor(entries->pdata[0], GTK_TYPE_POPOVER);
  test_open_popover(GTK_POPOVER(popover));
  gtk_widget_grab_focus(entries->pdata[0]);
  g_assert_false(press(fixture, GDK_KEY_space));
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_popover_popdown(GTK_POPOVER(popover));
}

/* The arrows move a slider, but on the timeline they step, as everywhere else. To go from contact
 * to contact and to the start is possible from both, and Escape leads out of a slider. */
static void test_keys_on_sliders(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) scales = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SCALE, scales);
  g_assert_true(gtk_widget_grab_focus(scales->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  double restitution = get_restitution(fixture);
  g_assert_true(press(fixture, GDK_KEY_Page_Down));
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_cmpuint(carom_run_count_contacts(test_leading_run(fixture->player)), >, 0);
  g_assert_cmpfloat(get_restitution(fixture), ==, restitution);
  g_assert_true(press(fixture, GDK_KEY_Home));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_cmpfloat(get_restitution(fixture), ==, restitution);
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_false(gtk_widget_has_focus(scales->pdata[0]));
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  g_assert_true(gtk_widget_grab_focus(timelines->pdata[0]));
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
}

/* The menu of a pane disappears with the pane. If it stayed open, no key would reach the window. */
static void test_menu_closes(Fixture *fixture, gconstpointer data) {
  guint n_panes = count_panes(fixture);
  carom_document_remove_pane(fixture->document, n_panes - 1); /* so that there is room for one */
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) popovers = g_ptr_array_new();
  collect(views->pdata[0], GTK_TYPE_POPOVER, popovers);
  GtkPopover *menu = popovers->pdata[0];
  guint n_closed = 0;
  g_signal_connect_swapped(menu, "closed", G_CALLBACK(count_signal), &n_closed);
  test_open_popover(menu);
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(menu)));
  do_action(fixture, "win.add-pane");
  g_assert_cmpuint(n_closed, ==, 1);
  g_assert_cmpuint(count_panes(fixture), ==, n_panes);
}

/* ---- Space ---- */

/* What the window says of itself: pages, playing, switches, what is open. */
static char *describe_state(Fixture *fixture) {
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  g_autoptr(GString) text = g_string_new(NULL);
  static const char *const names[] = {"view",       "show-velocities", "show-labels",
                                      "show-panel", "contact-side",    "predict"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autoptr(GVariant) state = g_action_group_get_action_state(actions, names[i]);
    g_autofree char *value = state ? g_variant_print(state, FALSE) : NULL;
    g_string_append_printf(text, "%s %s; ", names[i], value ? value : "none");
  }
  g_string_append_printf(text, "playing %d", carom_player_get_playing(fixture->player));
  return g_string_free(g_steal_pointer(&text), FALSE);
}

static gboolean is_button(GtkWidget *widget) {
  return GTK_IS_BUTTON(widget) || GTK_IS_SWITCH(widget) || GTK_IS_EXPANDER(widget) ||
         GTK_IS_DROP_DOWN(widget);
}

/* The widgets that Tab may come to: shown, sensitive, and able to have the focus. */
static GPtrArray *find_focusable(Fixture *fixture) {
  g_autoptr(GPtrArray) all = find_all(fixture, GTK_TYPE_WIDGET);
  GPtrArray *found = g_ptr_array_new_with_free_func(g_object_unref);
  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_get_mapped(all->pdata[i]) && gtk_widget_is_sensitive(all->pdata[i]) &&
        gtk_widget_get_focusable(all->pdata[i]))
      g_ptr_array_add(found, g_object_ref(all->pdata[i]));
  return found;
}

/* Space plays, or activates the focused widget, or is typed, or edits a cell; never two of these.
 */
static void assert_space(Fixture *fixture, GtkWidget *widget, guint *n_buttons) {
  if (!gtk_widget_get_mapped(widget) || !gtk_widget_grab_focus(widget) ||
      get_focus(fixture) != widget)
    return;
  g_test_message("%s", G_OBJECT_TYPE_NAME(widget));
  gboolean playing = carom_player_get_playing(fixture->player);
  gboolean taken = press(fixture, GDK_KEY_space);
  gboolean typed = GTK_IS_TEXT(widget) && !gtk_widget_get_ancestor(widget, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpint(taken, ==, !is_button(widget) && !typed && !CAROM_IS_ITEM_CELL(widget));
  g_assert_cmpint(carom_player_get_playing(fixture->player), ==, taken ? !playing : playing);
  if (taken)
    carom_player_set_playing(fixture->player, playing);
  *n_buttons += is_button(widget);
}

/* On every page, with the side panel, every focusable widget. */
static void test_space_everywhere(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  guint n_buttons = 0;
  show_panel(fixture);
  do_action(fixture, "win.next-contact");
  for (guint page = 0; page < N_WINDOW_PAGES; page++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", window_pages[page]);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_autoptr(GPtrArray) widgets = find_focusable(fixture);
    for (guint i = 0; i < widgets->len; i++)
      assert_space(fixture, widgets->pdata[i], &n_buttons);
  }
  g_assert_cmpuint(n_buttons, >=, 5 * 20); /* the header, the clock, the panes, the panel, tabs */
}

static GtkWidget *find_tab(Fixture *fixture, const char *title) {
  GtkWidget *tabs = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_TABS, NULL);
  return gtk_widget_get_ancestor(test_find(tabs, GTK_TYPE_LABEL, title), GTK_TYPE_TOGGLE_BUTTON);
}

static void wait_for_other_state(Fixture *fixture, const char *before) {
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  for (gboolean same = TRUE; same;) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
    g_autofree char *now = describe_state(fixture);
    same = g_str_equal(now, before);
  }
}

/* Space does what Enter does: at a tab, a switch, an expander and a button. */
static void test_space_activates(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkWidget *widgets[] = {find_tab(fixture, "Before and after"),
                          test_find(window, GTK_TYPE_SWITCH, NULL)};
  for (guint i = 0; i < G_N_ELEMENTS(widgets); i++) {
    g_autofree char *before = describe_state(fixture);
    g_assert_true(gtk_widget_grab_focus(widgets[i]));
    g_assert_false(press(fixture, GDK_KEY_space));
    g_assert_true(press_in(widgets[i], GDK_KEY_space));
    wait_for_other_state(fixture, before); /* a button is seen to go down and up */
  }
  GtkWidget *expander = test_find(window, GTK_TYPE_EXPANDER, NULL);
  g_assert_true(gtk_widget_grab_focus(expander));
  g_assert_false(press(fixture, GDK_KEY_space));
  g_assert_true(press_in(expander, GDK_KEY_space));
  g_assert_true(gtk_expander_get_expanded(GTK_EXPANDER(expander)));
}

/* ---- The focus ---- */

static void test_focus_at_start(Fixture *fixture, gconstpointer data) {
  g_assert_true(has_panes_focus(fixture));
  assert_space_plays(fixture, get_focus(fixture));
  gtk_widget_grab_focus(find_tab(fixture, "Working"));
  open_scene(fixture, "head-on");
  g_assert_true(has_panes_focus(fixture));
}

/* As if @widget had been clicked, which gives it the focus. */
static void click(Fixture *fixture, GtkWidget *widget) {
  GtkEventController *gesture = find_controller(fixture, GTK_TYPE_GESTURE_CLICK);
  g_signal_emit_by_name(gesture, "pressed", 1, 0.0, 0.0);
  g_assert_true(gtk_widget_grab_focus(widget));
  test_iterate();
}

/* Tab gives a button the focus to keep, a click does not; text and numbers keep it in any case. */
static void test_focus_after_click(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkWidget *tab = find_tab(fixture, "Working");
  press(fixture, GDK_KEY_Tab);
  gtk_widget_grab_focus(tab);
  test_iterate();
  g_assert_true(get_focus(fixture) == tab);
  click(fixture, tab);
  g_assert_true(has_panes_focus(fixture));
  click(fixture, test_find(window, GTK_TYPE_SWITCH, NULL));
  g_assert_true(has_panes_focus(fixture));
  GtkWidget *number = test_find(window, GTK_TYPE_SPIN_BUTTON, NULL);
  click(fixture, number);
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), number));
}

/* Each page's tab is a stop of its own, and no further than forty from the start. */
static void test_tab_stops(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  static const char *const titles[] = {"Graphs", "Predict", "Working", "Why the same?",
                                       "Before and after"};
  show_panel(fixture);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "graphs");
  guint found = 0;
  for (guint n = 0; n < 40 && found < G_N_ELEMENTS(titles); n++) {
    test_go_by_tab(GTK_WIDGET(fixture->window), GTK_DIR_TAB_FORWARD);
    g_test_message("%u: %s", n + 1, G_OBJECT_TYPE_NAME(get_focus(fixture)));
    found += get_focus(fixture) == find_tab(fixture, titles[found]);
  }
  g_assert_cmpuint(found, ==, G_N_ELEMENTS(titles));
}

/* ---- Undo ---- */

/* While a number is typed, Ctrl+Z takes the typing back; then the change of the scene. */
static void test_undo_while_typing(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_true(gtk_widget_grab_focus(number));
  g_assert_false(press_with(fixture, GDK_KEY_z, GDK_CONTROL_MASK));
  GtkWidget *text = get_focus(fixture);
  g_assert_true(GTK_IS_TEXT(text));
  g_signal_emit_by_name(text, "insert-at-cursor", "0.7");
  g_assert_nonnull(strstr(gtk_editable_get_text(GTK_EDITABLE(number)), "0.7"));
  g_assert_true(press_with(fixture, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_null(strstr(gtk_editable_get_text(GTK_EDITABLE(number)), "0.7"));
  g_assert_true(get_restitution(fixture) == 0.5);
  gtk_editable_set_text(GTK_EDITABLE(number), "0.6");
  gtk_spin_button_update(GTK_SPIN_BUTTON(number));
  g_assert_false(press_with(fixture, GDK_KEY_z, GDK_CONTROL_MASK));
}

/* Types at the end of the field that has the focus. */
static void type(Fixture *fixture, const char *text) {
  g_assert_true(GTK_IS_TEXT(get_focus(fixture)));
  gtk_editable_set_position(GTK_EDITABLE(get_focus(fixture)), -1);
  g_signal_emit_by_name(get_focus(fixture), "insert-at-cursor", text);
}

/* Escape gives the number in effect again, also one that came while the focus was there. Enter
 * takes what has been typed. */
static void test_escape_in_number(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  show_panel(fixture);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true(gtk_widget_grab_focus(number));
  g_autofree char *before = g_strdup(gtk_editable_get_text(GTK_EDITABLE(number)));
  static const char *const typed[] = {"7", "x"};
  for (guint i = 0; i < G_N_ELEMENTS(typed); i++) {
    type(fixture, typed[i]);
    g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(number)), !=, before);
    g_assert_true(press(fixture, GDK_KEY_Escape));
    g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(number)), ==, before);
    g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
    g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), number));
  }
  type(fixture, "7"); /* "0.507" with two digits after the point */
  press(fixture, GDK_KEY_Return);
  g_signal_emit_by_name(get_focus(fixture), "activate");
  g_assert_cmpfloat(get_restitution(fixture), !=, 0.5);
  double taken = get_restitution(fixture);
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_cmpfloat(get_restitution(fixture), ==, taken);
  g_assert_true(gtk_widget_grab_focus(number)); /* nothing was typed, so that it led out */
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.25);
  g_autofree char *later = g_strdup(gtk_editable_get_text(GTK_EDITABLE(number)));
  type(fixture, "x");
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(number)), ==, later);
}

/* Where nothing is typed in a number field, Escape leads to the panes, and only from there on to
 * what is selected. */
static void test_escape_out_of_number(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  GtkWidget *home = get_focus(fixture);
  do_action(fixture, "win.edit-select-next");
  g_assert_true(gtk_widget_grab_focus(number));
  type(fixture, "7");
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_true(gtk_widget_is_ancestor(get_focus(fixture), number));
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_true(get_focus(fixture) == home);
  g_assert_true(
      g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "edit-deselect"));
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_false(
      g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "edit-deselect"));
}

/* Ctrl+I belongs to the application, so that it leads to the tables from fields, too. */
static void test_numbers_from_everywhere(Fixture *fixture, gconstpointer data) {
  const char *action = NULL;
  carom_shortcuts_find(CAROM_SHORTCUT_ACCELERATOR, GDK_KEY_i, GDK_CONTROL_MASK, &action);
  g_assert_cmpstr(action, ==, "win.edit-item");
  show_panel(fixture);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true(gtk_widget_grab_focus(number));
  g_assert_false(press_with(fixture, GDK_KEY_i, GDK_CONTROL_MASK)); /* left to the accelerators */
  do_action(fixture, action);
  g_assert_nonnull(gtk_widget_get_ancestor(get_focus(fixture), CAROM_TYPE_ITEM_TABLE));
}

/* In a field whose text takes effect while it is typed, Escape goes back to what it was when the
 * focus came, or when Enter was pressed; Ctrl+Z goes on belonging to the field. */
static void test_escape_in_text(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "predict");
  do_action(fixture, "win.predict-choices");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *text = get_focus(fixture);
  g_assert_true(GTK_IS_TEXT(text));
  g_autofree char *before = g_strdup(gtk_editable_get_text(GTK_EDITABLE(text)));
  type(fixture, "2");
  g_autofree char *second = g_strdup(gtk_editable_get_text(GTK_EDITABLE(text)));
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(text)), ==, before);
  type(fixture, "2");
  press(fixture, GDK_KEY_Return);
  type(fixture, "x");
  g_assert_true(press(fixture, GDK_KEY_Escape));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(text)), ==, second);
  type(fixture, "3");
  g_assert_true(press_with(fixture, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(text)), ==, second);
  g_assert_true(get_focus(fixture) == text);
}

/* ---- Lists ---- */

static void test_keys_in_lists(Fixture *fixture, gconstpointer data) {
  static const guint keys[] = {GDK_KEY_Up,   GDK_KEY_Down, GDK_KEY_Left,    GDK_KEY_Right,
                               GDK_KEY_Home, GDK_KEY_End,  GDK_KEY_Page_Up, GDK_KEY_KP_Page_Down};
  do_action(fixture, "win.next-contact");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "collisions");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  guint64 frame = test_frame(fixture->player);
  g_autoptr(GPtrArray) lists = find_all(fixture, GTK_TYPE_COLUMN_VIEW);
  guint n = 0;
  for (guint i = 0; i < lists->len; i++) {
    if (!gtk_widget_get_mapped(lists->pdata[i]) || !gtk_widget_grab_focus(lists->pdata[i]))
      continue;
    for (guint key = 0; key < G_N_ELEMENTS(keys); key++)
      g_assert_false(press(fixture, keys[key]));
    n++;
  }
  g_assert_cmpuint(n, >, 0);
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
  gtk_widget_grab_focus(find_tab(fixture, "Graphs"));
  g_assert_true(press(fixture, GDK_KEY_Home));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
}

/* Q goes through the queue, event by event: from where discs leave their cells to just before the
 * contact, and to just after it. */
static void test_next_event(Fixture *fixture, gconstpointer data) {
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  do_action(fixture, "win.restart");
  for (guint i = 0; i < 100 && carom_comparison_get_instant(comparison) != CAROM_INSTANT_AFTER; i++)
    g_assert_true(press(fixture, GDK_KEY_q));
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_cmpuint(carom_audit_count_contacts(&test_leading_run(fixture->player)->now.books), ==,
                   1);
}

/* ---- Pages and scenes ---- */

/* A number opens a tab; once more, its next page, and after its last one the first. The tab leads
 * to the page that was open last. */
static void test_pages(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint number;
    const char *page;
  } keys[] = {{2, "predict"},    {3, "working"},    {3, "when"},       {3, "working"},
              {3, "when"},       {4, "why"},        {4, "why"},        {3, "when"},
              {5, "balance"},    {5, "diagrams"},   {5, "balance"},    {1, "graphs"},
              {6, "collisions"}, {6, "queue"},      {6, "cost"},       {1, "graphs"},
              {6, "cost"},       {6, "collisions"}, {0, "collisions"}, {7, "collisions"}};
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", keys[i].number);
    g_autoptr(GVariant) view = get_state(fixture, "view");
    g_assert_cmpstr(g_variant_get_string(view, NULL), ==, keys[i].page);
  }
}

static char *list_tabs(Fixture *fixture) {
  GString *list = g_string_new(NULL);
  GtkWidget *tabs = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_TABS, NULL);
  for (GtkWidget *box = gtk_widget_get_first_child(tabs); box;
       box = gtk_widget_get_next_sibling(box))
    for (GtkWidget *tab = gtk_widget_get_first_child(box); tab;
         tab = gtk_widget_get_next_sibling(tab)) {
      const char *title = GTK_IS_MENU_BUTTON(tab) ? gtk_menu_button_get_label(GTK_MENU_BUTTON(tab))
                                                  : gtk_button_get_label(GTK_BUTTON(tab));
      gboolean active =
          GTK_IS_TOGGLE_BUTTON(tab) && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(tab));
      if (gtk_widget_get_visible(tab))
        g_string_append_printf(list, "%s%s|", title ? title : "v", active ? "*" : "");
    }
  g_string_replace(list, "_", "", 0);
  return g_string_free(list, FALSE);
}

/* Six tabs, of which the open one shows its pages; the last has a menu in place of them. While a
 * contact asks, what would tell is not there. */
static void test_tabs(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *page, *tabs;
  } shows[] = {
      {"graphs", "Graphs*|Predict|Working|Why the same?|Before and after|More|"},
      {"when", "Graphs|Predict|Working|When and where*|Why the same?|Before and after|More|"},
      {"why", "Graphs|Predict|When and where|Why the same?*|Before and after|More|"},
      {"balance", "Graphs|Predict|When and where|Why the same?|Before and after*|Diagrams|More|"},
      {"queue", "Graphs|Predict|When and where|Why the same?|Before and after|Queue*|v|"},
      {"graphs", "Graphs*|Predict|When and where|Why the same?|Before and after|More|"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(shows); i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", shows[i].page);
    g_autofree char *tabs = list_tabs(fixture);
    g_assert_cmpstr(tabs, ==, shows[i].tabs);
  }
  do_action(fixture, "win.restart");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  g_autofree char *asked = list_tabs(fixture);
  g_assert_cmpstr(asked, ==, "Predict*|");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", 3);
  g_autofree char *still = list_tabs(fixture);
  g_assert_cmpstr(still, ==, "Predict*|");
}

static const char *get_scene_id(Fixture *fixture) {
  return carom_document_get_scene(fixture->document)->id;
}

/* From the first scene to the last and back, and no further. A file comes before the first. */
static void test_scenes(Fixture *fixture, gconstpointer data) {
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  g_autofree char *path = g_build_filename(fixture->folder, "own.carom", NULL);
  g_assert_true(carom_document_save(fixture->document, path, NULL));
  open_scene(fixture, path);
  g_assert_false(g_action_group_get_action_enabled(actions, "previous-scene"));
  for (guint i = 0; i < n; i++) {
    do_action(fixture, "win.next-scene");
    g_assert_cmpstr(get_scene_id(fixture), ==, builtins[i].id);
    g_assert_true(has_panes_focus(fixture));
  }
  g_assert_false(g_action_group_get_action_enabled(actions, "next-scene"));
  for (guint i = n - 1; i > 0; i--) {
    do_action(fixture, "win.previous-scene");
    g_assert_cmpstr(get_scene_id(fixture), ==, builtins[i - 1].id);
  }
  g_assert_false(g_action_group_get_action_enabled(actions, "previous-scene"));
}

/* ---- Menus ---- */

/* The key without modifiers that does the same as @action; NULL if there is none. */
static const char *find_plain_key(const char *action) {
  guint n;
  const CaromShortcut *shortcuts = carom_shortcuts(&n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < carom_shortcuts_count_keys(&shortcuts[i]); j++)
      if (shortcuts[i].kind == CAROM_SHORTCUT_PLAIN &&
          g_strcmp0(shortcuts[i].keys[j].action, action) == 0)
        return shortcuts[i].keys[j].key;
  return NULL;
}

/* Accelerators are shown by GTK itself. Returns how many keys are shown. */
static guint check_menu(GMenuModel *menu) {
  guint n_keys = 0;
  for (int i = 0; i < g_menu_model_get_n_items(menu); i++) {
    g_autofree char *action = NULL, *key = NULL;
    g_menu_model_get_item_attribute(menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
    g_menu_model_get_item_attribute(menu, i, "accel", "s", &key);
    g_assert_cmpstr(key, ==, action ? find_plain_key(action) : NULL);
    n_keys += key != NULL;
    static const char *const links[] = {G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU};
    for (guint j = 0; j < G_N_ELEMENTS(links); j++) {
      g_autoptr(GMenuModel) linked = g_menu_model_get_item_link(menu, i, links[j]);
      n_keys += linked ? check_menu(linked) : 0;
    }
  }
  return n_keys;
}

static guint check_menus(GtkWidget *widget) {
  guint n_keys = 0;
  GMenuModel *menu =
      GTK_IS_MENU_BUTTON(widget) ? gtk_menu_button_get_menu_model(GTK_MENU_BUTTON(widget)) : NULL;
  if (menu)
    n_keys += check_menu(menu);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n_keys += check_menus(child);
  return n_keys;
}

/* Whoever finds something in a menu learns its key. */
static void test_menus(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  wait_for_menus(fixture);
  g_assert_cmpuint(check_menus(GTK_WIDGET(fixture->window)), >, 0);
}

static GType part_of_focus(Fixture *fixture) {
  const GType types[] = {CAROM_TYPE_PANE_STRIP, CAROM_TYPE_TRANSPORT,   CAROM_TYPE_PAGE_TABS,
                         CAROM_TYPE_CHART_AREA, CAROM_TYPE_SCENE_PANEL, GTK_TYPE_HEADER_BAR};
  for (guint i = 0; i < G_N_ELEMENTS(types); i++)
    if (gtk_widget_get_ancestor(get_focus(fixture), types[i]))
      return types[i];
  return G_TYPE_NONE;
}

/* One key leads through the parts of the window, and back; of the charts, to a chart. What is not
 * shown is passed. */
static void test_parts(Fixture *fixture, gconstpointer data) {
  const GType parts[] = {CAROM_TYPE_TRANSPORT,   CAROM_TYPE_PAGE_TABS, CAROM_TYPE_CHART_AREA,
                         CAROM_TYPE_SCENE_PANEL, GTK_TYPE_HEADER_BAR,  CAROM_TYPE_PANE_STRIP};
  const guint n = G_N_ELEMENTS(parts);
  g_assert_true(has_panes_focus(fixture));
  for (guint i = 0; i < n; i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.next-part", NULL);
    g_assert_cmpstr(g_type_name(part_of_focus(fixture)), ==, g_type_name(parts[i]));
  }
  for (guint i = n - 1; i > 0; i--) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.previous-part", NULL);
    g_assert_cmpstr(g_type_name(part_of_focus(fixture)), ==, g_type_name(parts[i - 1]));
  }
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "panes");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.next-part", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.next-part", NULL);
  g_assert_false(part_of_focus(fixture) == CAROM_TYPE_CHART_AREA);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/window-keys/menus", test_menus},
      {"/window-keys/space", test_space},
      {"/window-keys/while-typing", test_keys_while_typing},
      {"/window-keys/on-sliders", test_keys_on_sliders},
      {"/window-keys/menu-closes", test_menu_closes},
      {"/window-keys/space/everywhere", test_space_everywhere},
      {"/window-keys/space/activates", test_space_activates},
      {"/window-keys/focus/at-start", test_focus_at_start},
      {"/window-keys/focus/after-click", test_focus_after_click},
      {"/window-keys/focus/tab-stops", test_tab_stops},
      {"/window-keys/focus/parts", test_parts},
      {"/window-keys/undo-while-typing", test_undo_while_typing},
      {"/window-keys/escape-in-number", test_escape_in_number},
      {"/window-keys/escape-out-of-number", test_escape_out_of_number},
      {"/window-keys/numbers-from-everywhere", test_numbers_from_everywhere},
      {"/window-keys/escape-in-text", test_escape_in_text},
      {"/window-keys/in-lists", test_keys_in_lists},
      {"/window-keys/pages", test_pages},
      {"/window-keys/tabs", test_tabs},
      {"/window-keys/next-event", test_next_event},
      {"/window-keys/scenes", test_scenes},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
