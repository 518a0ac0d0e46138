/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-keys: a key controller of the window in the capture phase, before the focused widget
 * and the accelerators of the application get the key. Most of its keys have no modifiers, so they
 * cannot be accelerators, which would also take them from text fields. */
#include "carom-window-keys.h"

#include "carom-shortcuts.h"
#include "carom-soon.h"

#include <string.h>

/* Marks widgets that do not use the keys themselves. */
#define LEAVES_KEYS "carom-leaves-keys"

/* Marks widgets that use the keys of lists. */
#define KEEPS_KEYS "carom-keeps-keys"

/* Marks widgets that are pressed by the space bar and Enter. */
#define IS_PRESSED "carom-is-pressed"

/* Marks fields that use all keys, Escape too. */
#define OWNS_KEYS "carom-owns-keys"

/* Marks widgets in which a character begins to be typed. */
#define TYPES "carom-types"

/* The widget of a window that gets the focus when no other shall keep it. */
#define HOME "carom-focus-home"

/* The text of a field that has the focus, as it was before it was typed in. */
#define TEXT_BEFORE "carom-text-before"

/* Marks windows in which the pointer was used last, rather than the keyboard. */
#define BY_POINTER "carom-by-pointer"

/* ---- Who uses a key ---- */

static gboolean is_space(guint key) {
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

/* Whether @key leads far through the run, by any of its names: to a contact, or to an end. */
static gboolean is_far(guint key) {
  static const guint keys[] = {GDK_KEY_Page_Up, GDK_KEY_Page_Down,  GDK_KEY_Home,
                               GDK_KEY_End,     GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down,
                               GDK_KEY_KP_Home, GDK_KEY_KP_End};
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
    if (keys[i] == key)
      return TRUE;
  return FALSE;
}

static gboolean is_enter(guint key) {
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
}

gboolean carom_window_keys_is_typed(guint key, GdkModifierType state) {
  return !(state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) &&
         g_unichar_isgraph(gdk_keyval_to_unicode(key));
}

static gboolean is_for_list(guint key) {
  return carom_shortcuts_find(CAROM_SHORTCUT_LIST, key, 0, NULL) != NULL;
}

/* Or what obeys the same keys. */
static gboolean is_list(GtkWidget *widget) {
  return GTK_IS_COLUMN_VIEW(widget) || GTK_IS_LIST_BASE(widget) || GTK_IS_LIST_BOX(widget) ||
         g_object_get_data(G_OBJECT(widget), KEEPS_KEYS);
}

/* Whether the space bar and Enter press, switch or open @widget. */
static gboolean is_pressed(GtkWidget *widget) {
  return gtk_widget_class_get_activate_signal(GTK_WIDGET_GET_CLASS(widget)) != 0;
}

/* Whether @widget, or what contains it, is marked so. */
static gboolean is_marked(GtkWidget *widget, const char *as) {
  while (widget && !g_object_get_data(G_OBJECT(widget), as))
    widget = gtk_widget_get_parent(widget);
  return widget != NULL;
}

static gboolean is_owned(GtkWidget *widget) {
  return is_marked(widget, OWNS_KEYS);
}

static void mark(GtkWidget *widget, const char *as) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  g_object_set_data(G_OBJECT(widget), as, GINT_TO_POINTER(TRUE));
}

void carom_window_keys_leave(GtkWidget *widget) {
  mark(widget, LEAVES_KEYS);
}

void carom_window_keys_keep(GtkWidget *widget) {
  mark(widget, KEEPS_KEYS);
}

void carom_window_keys_press(GtkWidget *widget) {
  mark(widget, IS_PRESSED);
}

void carom_window_keys_own(GtkWidget *widget) {
  mark(widget, OWNS_KEYS);
}

void carom_window_keys_type(GtkWidget *widget) {
  mark(widget, TYPES);
}

/* A part of what it says that is selected can be copied. */
static gboolean has_selected_text(GtkWidget *widget) {
  return GTK_IS_LABEL(widget) && gtk_label_get_selection_bounds(GTK_LABEL(widget), NULL, NULL);
}

/* Whether the focused widget, or one that contains it, uses @key itself. Number fields and sliders
 * do not use the space bar, so it plays even after a parameter has been changed. Sliders do not use
 * the keys that lead far through the run: who has moved one and wants to be at the start again must
 * not have its least value instead. */
static gboolean is_taken(GtkWidget *focus, guint key, GdkModifierType state) {
  if ((focus && gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER)) || is_owned(focus))
    return TRUE;
  if (focus && g_object_get_data(G_OBJECT(focus), IS_PRESSED) && (is_space(key) || is_enter(key)))
    return TRUE;
  if (carom_window_keys_is_typed(key, state) && is_marked(focus, TYPES))
    return TRUE;
  if (key == GDK_KEY_Escape) /* fields use it only while there is something to take back */
    return FALSE;
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent(widget)) {
    if (g_object_get_data(G_OBJECT(widget), LEAVES_KEYS))
      return FALSE;
    if (GTK_IS_SPIN_BUTTON(widget))
      return !is_space(key);
    if (GTK_IS_RANGE(widget))
      return !is_space(key) && !is_far(key);
    if (is_list(widget))
      return is_for_list(key) || is_enter(key);
    if (GTK_IS_EDITABLE(widget) && !GTK_IS_SPIN_BUTTON(gtk_widget_get_parent(widget)))
      return TRUE;
    if (GTK_IS_TEXT_VIEW(widget) || ((state & GDK_CONTROL_MASK) && has_selected_text(widget)))
      return TRUE;
  }
  return focus && (is_space(key) || is_enter(key)) && is_pressed(focus);
}

/* Whether what has the focus, or contains it, takes text, or is a menu. */
static gboolean is_typed_in(GtkWidget *focus) {
  return focus && (GTK_IS_EDITABLE(focus) || GTK_IS_TEXT_VIEW(focus) || is_owned(focus) ||
                   gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER));
}

/* ---- Typing ---- */

static GtkSpinButton *get_spin_button(GtkWidget *focus) {
  return focus ? GTK_SPIN_BUTTON(gtk_widget_get_ancestor(focus, GTK_TYPE_SPIN_BUTTON)) : NULL;
}

/* Makes a number that is being typed take effect. */
static void finish_typing(GtkWidget *focus) {
  GtkSpinButton *spin_button = get_spin_button(focus);
  if (spin_button)
    gtk_spin_button_update(spin_button);
}

/* Whether the text of @spin_button is another number than that in effect, or none. */
static gboolean is_unfinished(GtkSpinButton *spin_button) {
  double typed = NAN;
  int result = FALSE;
  g_signal_emit_by_name(spin_button, "input", &typed, &result);
  if (result == FALSE)
    typed = g_strtod(gtk_editable_get_text(GTK_EDITABLE(spin_button)), NULL);
  return result == GTK_INPUT_ERROR || typed != gtk_spin_button_get_value(spin_button);
}

/* Does what @shortcut does to text, if text is being typed. A number that is in effect is no longer
 * text, but a change of the scene.
 *
 * Returns: whether it is */
static gboolean edit_text(GtkWidget *focus, const CaromShortcut *shortcut) {
  GtkSpinButton *spin_button = get_spin_button(focus);
  if (!GTK_IS_TEXT(focus) || (spin_button && !is_unfinished(spin_button)))
    return FALSE;
  gtk_widget_activate_action(focus, shortcut->text_action, NULL);
  return TRUE;
}

/* What is in the field now is what holds. */
static void note_text(GtkWidget *focus) {
  if (GTK_IS_TEXT(focus))
    g_object_set_data_full(G_OBJECT(focus), TEXT_BEFORE,
                           g_strdup(gtk_editable_get_text(GTK_EDITABLE(focus))), g_free);
}

static void show_text_before(GtkWidget *focus) {
  GtkSpinButton *spin_button = get_spin_button(focus);
  const char *before = g_object_get_data(G_OBJECT(focus), TEXT_BEFORE);
  if (spin_button) /* shows the value in effect, which may have changed since */
    gtk_spin_button_set_value(spin_button, gtk_spin_button_get_value(spin_button));
  else if (before)
    gtk_editable_set_text(GTK_EDITABLE(focus), before);
}

/* Returns: whether something has been typed, and is now taken back */
static gboolean take_typing_back(GtkWidget *focus) {
  if (!GTK_IS_TEXT(focus) || gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER))
    return FALSE;
  g_autofree char *typed = g_strdup(gtk_editable_get_text(GTK_EDITABLE(focus)));
  /* Undo would take what comes back for something typed, and merge it with what is typed next. */
  gtk_editable_set_enable_undo(GTK_EDITABLE(focus), FALSE);
  show_text_before(focus);
  gtk_editable_set_enable_undo(GTK_EDITABLE(focus), TRUE);
  if (g_str_equal(typed, gtk_editable_get_text(GTK_EDITABLE(focus))))
    return FALSE;
  gtk_editable_set_position(GTK_EDITABLE(focus), -1);
  return TRUE;
}

/* Enter takes what has been typed, Escape takes it back.
 *
 * Returns: whether that is all that the key does */
static gboolean end_typing(GtkWidget *focus, guint key) {
  if (is_enter(key))
    note_text(focus);
  return key == GDK_KEY_Escape && !is_owned(focus) && take_typing_back(focus);
}

/* ---- The keyboard and the pointer ---- */

/* @action: a name, perhaps with a target, as the table of shortcuts has it */
static gboolean activate(GtkWidget *window, const char *action) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  return g_action_parse_detailed_name(action, &name, &target, NULL) &&
         gtk_widget_activate_action_variant(window, name, target);
}

/* @action: as activate() takes it */
static gboolean is_enabled(GtkWidget *window, const char *action) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  return g_action_parse_detailed_name(action, &name, &target, NULL) && G_IS_ACTION_GROUP(window) &&
         g_action_group_get_action_enabled(G_ACTION_GROUP(window), name + strlen("win."));
}

/* @action: (out): what the key does where the focus is
 * Returns: FALSE if it does nothing there */
static gboolean find_action(GtkWidget *window, guint key, GdkModifierType state,
                            const char **action) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  GtkWidget *home = g_object_get_data(G_OBJECT(window), HOME);
  gboolean is_home = focus && (focus == home || gtk_widget_is_ancestor(focus, home));
  static const CaromShortcutKind before_focus[] = {CAROM_SHORTCUT_VOTE, CAROM_SHORTCUT_FIRST};
  /* A line of text has no use for the keys of a clicker. */
  gboolean is_free = !is_typed_in(focus) ||
                     (is_far(key) && GTK_IS_TEXT(focus) && !get_spin_button(focus) &&
                      !is_owned(focus) && !gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER));
  for (guint i = 0; i < G_N_ELEMENTS(before_focus) && is_free; i++)
    if (carom_shortcuts_find(before_focus[i], key, state, action) && is_enabled(window, *action))
      return TRUE;
  if (is_taken(focus, key, state))
    return FALSE;
  if (is_home && carom_shortcuts_find(CAROM_SHORTCUT_IN_PANES, key, state, action) &&
      is_enabled(window, *action))
    return TRUE;
  return carom_shortcuts_find(CAROM_SHORTCUT_PLAIN, key, state, action) != NULL;
}

static gboolean on_key_pressed(GtkWidget *window, guint key, guint code, GdkModifierType state) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  const char *action;
  g_object_set_data(G_OBJECT(window), BY_POINTER, NULL);
  const CaromShortcut *shortcut =
      carom_shortcuts_find(CAROM_SHORTCUT_ACCELERATOR, key, state, NULL);
  if (shortcut && shortcut->text_action)
    return edit_text(focus, shortcut);
  if (end_typing(focus, key))
    return TRUE;
  if (!find_action(window, key, state, &action))
    return FALSE;
  finish_typing(focus);
  return activate(window, action);
}

/* What was clicked and would be pressed again by the space bar gives up the focus. */
static gboolean go_home(gpointer window) {
  GtkWidget *focus = gtk_window_get_focus(window);
  GtkWidget *home = g_object_get_data(window, HOME);
  if (focus && g_object_get_data(window, BY_POINTER) && is_taken(focus, GDK_KEY_space, 0) &&
      is_pressed(focus) && !gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER) &&
      !GTK_IS_TEXT(focus) && !gtk_widget_grab_focus(home))
    gtk_window_set_focus(window, NULL); /* the panes are not seen */
  return G_SOURCE_REMOVE;
}

gboolean carom_window_keys_leave_typing(GtkWidget *window) {
  g_return_val_if_fail(GTK_IS_WINDOW(window), FALSE);
  GtkWidget *home = g_object_get_data(G_OBJECT(window), HOME);
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  gboolean holds_keys = is_marked(focus, TYPES) || get_spin_button(focus) || GTK_IS_RANGE(focus) ||
                        (focus && g_object_get_data(G_OBJECT(focus), KEEPS_KEYS));
  return home && holds_keys && gtk_widget_grab_focus(home);
}

static void on_pressed(GtkWidget *window) {
  g_object_set_data(G_OBJECT(window), BY_POINTER, GINT_TO_POINTER(TRUE));
  carom_soon(window, go_home); /* the focus is just being moved */
}

static void on_focus(GtkWidget *window) {
  note_text(gtk_window_get_focus(GTK_WINDOW(window)));
  carom_soon(window, go_home);
}

void carom_window_keys_close_by_escape(GtkWidget *widget) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys),
                                       gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                                                        gtk_named_action_new("window.close")));
  gtk_widget_add_controller(widget, keys);
}

static void watch_pointer(GtkWidget *window) {
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
  g_signal_connect_object(click, "pressed", G_CALLBACK(on_pressed), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(window, GTK_EVENT_CONTROLLER(click));
  g_signal_connect(window, "notify::focus-widget", G_CALLBACK(on_focus), NULL);
}

/* A menu that closes from within a submenu keeps the focus, and no key would reach anything. */
static void leave_closed_menu(GtkWidget *back) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(back));
  if (focus && !gtk_widget_get_mapped(focus))
    gtk_widget_grab_focus(back);
}

void carom_window_keys_watch_menu(GtkPopover *menu, GtkWidget *back) {
  g_signal_connect_object(menu, "unmap", G_CALLBACK(leave_closed_menu), back,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void carom_window_keys_add(GtkWidget *window, GtkWidget *home) {
  g_return_if_fail(GTK_IS_WINDOW(window) && GTK_IS_WIDGET(home));
  g_object_set_data(G_OBJECT(window), HOME, home);
  watch_pointer(window);
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object(controller, "key-pressed", G_CALLBACK(on_key_pressed), window,
                          G_CONNECT_SWAPPED);
  gtk_widget_add_controller(window, controller);
}
