/* carom-file-drop: a drop target. */
#include "carom-file-drop.h"

static gboolean on_drop(GtkWidget *window, const GValue *value) {
  g_autofree char *path = g_file_get_path(g_value_get_object(value));
  if (!path)
    return FALSE;
  gtk_widget_activate_action(window, "win.go-to-scene", "^ay", path);
  return TRUE;
}

void carom_file_drop_add(GtkWidget *window) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_FILE, GDK_ACTION_COPY);
  g_signal_connect_object(target, "drop", G_CALLBACK(on_drop), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(window, GTK_EVENT_CONTROLLER(target));
}
