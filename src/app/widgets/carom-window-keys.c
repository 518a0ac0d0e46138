/* carom-window-keys: a key controller of the window in the capture phase, before the focused widget
 * gets the key. The keys have no modifiers, so they cannot be accelerators of the application,
 * which would also take them from text fields. */
#include "carom-window-keys.h"

/* Marks widgets that do not use the keys themselves. */
#define LEAVES_KEYS "carom-leaves-keys"

static const struct {
  guint key;
  const char *action;
} keys[] = {
    {GDK_KEY_space, "win.play"},
    {GDK_KEY_KP_Space, "win.play"},
    {GDK_KEY_Left, "win.step-back"},
    {GDK_KEY_KP_Left, "win.step-back"},
    {GDK_KEY_Right, "win.step"},
    {GDK_KEY_KP_Right, "win.step"},
    {GDK_KEY_Home, "win.restart"},
    {GDK_KEY_KP_Home, "win.restart"},
    {GDK_KEY_End, "win.end"},
    {GDK_KEY_KP_End, "win.end"},
    {GDK_KEY_Page_Up, "win.previous-contact"},
    {GDK_KEY_KP_Page_Up, "win.previous-contact"},
    {GDK_KEY_Page_Down, "win.next-contact"},
    {GDK_KEY_KP_Page_Down, "win.next-contact"},
    {GDK_KEY_Down, "win.walk-on"},
    {GDK_KEY_KP_Down, "win.walk-on"},
    {GDK_KEY_Up, "win.walk-back"},
    {GDK_KEY_KP_Up, "win.walk-back"},
    {GDK_KEY_f, "win.flip-side"},
    {GDK_KEY_Escape, "win.leave-presentation"},
};

static gboolean is_space(guint key) {
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

/* Whether the key moves within a list. */
static gboolean is_for_list(guint key) {
  static const guint list_keys[] = {GDK_KEY_Up,   GDK_KEY_KP_Up,   GDK_KEY_Down, GDK_KEY_KP_Down,
                                    GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_End,  GDK_KEY_KP_End};
  for (guint i = 0; i < G_N_ELEMENTS(list_keys); i++)
    if (list_keys[i] == key)
      return TRUE;
  return FALSE;
}

void carom_window_keys_leave(GtkWidget *widget) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  g_object_set_data(G_OBJECT(widget), LEAVES_KEYS, GINT_TO_POINTER(TRUE));
}

/* Whether the focused widget, or one that contains it, uses @key itself. Number fields and sliders
 * do not use the space bar, so it plays even after a parameter has been changed. */
static gboolean is_taken(GtkWidget *focus, guint key) {
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent(widget)) {
    if (g_object_get_data(G_OBJECT(widget), LEAVES_KEYS))
      return FALSE;
    if (GTK_IS_SPIN_BUTTON(widget) || GTK_IS_RANGE(widget))
      return !is_space(key);
    if (GTK_IS_COLUMN_VIEW(widget))
      return is_for_list(key);
    if (GTK_IS_POPOVER(widget))
      return TRUE;
    if (GTK_IS_EDITABLE(widget) && !GTK_IS_SPIN_BUTTON(gtk_widget_get_parent(widget)))
      return TRUE;
  }
  return FALSE;
}

/* Makes a number that is being typed take effect. */
static void finish_typing(GtkWidget *focus) {
  GtkWidget *spin_button = focus ? gtk_widget_get_ancestor(focus, GTK_TYPE_SPIN_BUTTON) : NULL;
  if (spin_button)
    gtk_spin_button_update(GTK_SPIN_BUTTON(spin_button));
}

static gboolean on_key_pressed(GtkWidget *window, guint key, guint code, GdkModifierType state) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  if (state & gtk_accelerator_get_default_mod_mask() || is_taken(focus, key))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    if (keys[i].key == key) {
      finish_typing(focus);
      return gtk_widget_activate_action(window, keys[i].action, NULL);
    }
  }
  return FALSE;
}

/* A menu that closes from within a submenu keeps the focus, and no key would reach anything. */
static void leave_closed_menu(GtkWidget *button) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(button));
  if (focus && !gtk_widget_get_mapped(focus))
    gtk_widget_grab_focus(button);
}

void carom_window_keys_watch_menu(GtkMenuButton *button) {
  g_signal_connect_object(gtk_menu_button_get_popover(button), "unmap",
                          G_CALLBACK(leave_closed_menu), button,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void carom_window_keys_add(GtkWidget *window) {
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object(controller, "key-pressed", G_CALLBACK(on_key_pressed), window,
                          G_CONNECT_SWAPPED);
  gtk_widget_add_controller(window, controller);
}
