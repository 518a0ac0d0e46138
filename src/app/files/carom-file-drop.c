/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-drop: a drop target. It gets drops before the fields in the window, which would take
 * the name of a file as text. */
#include "carom-file-drop.h"

/* A window before which another one asks for something waits for the answer. */
static gboolean is_waiting(GtkWindow *window) {
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  for (GList *each = windows; each; each = each->next)
    if (gtk_window_get_transient_for(each->data) == window && gtk_window_get_modal(each->data) &&
        gtk_widget_get_visible(each->data))
      return TRUE;
  return FALSE;
}

static void open_here(GtkWidget *window, GFile *file) {
  g_autofree char *name = g_file_get_path(file);
  if (!name)
    name = g_file_get_uri(file);
  gtk_widget_activate_action(window, "win.go-to-scene", "^ay", name);
}

/* As when they are named together on the command line. */
static void open_elsewhere(GFile *file) {
  g_application_open(g_application_get_default(), &file, 1, "");
}

/* All but the first get windows of their own. */
static gboolean on_drop(GtkWidget *window, const GValue *value) {
  g_autoptr(GSList) files = gdk_file_list_get_files(g_value_get_boxed(value));
  if (!files || is_waiting(GTK_WINDOW(window)))
    return FALSE;
  for (GSList *each = files->next; each; each = each->next)
    open_elsewhere(each->data);
  open_here(window, files->data);
  return TRUE;
}

static GdkDragAction offer(GtkWidget *window) {
  return is_waiting(GTK_WINDOW(window)) ? 0 : GDK_ACTION_COPY;
}

void carom_file_drop_add(GtkWidget *window) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  GtkDropTarget *target = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(target), GTK_PHASE_CAPTURE);
  g_signal_connect_object(target, "enter", G_CALLBACK(offer), window, G_CONNECT_SWAPPED);
  g_signal_connect_object(target, "motion", G_CALLBACK(offer), window, G_CONNECT_SWAPPED);
  g_signal_connect_object(target, "drop", G_CALLBACK(on_drop), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(window, GTK_EVENT_CONTROLLER(target));
}
