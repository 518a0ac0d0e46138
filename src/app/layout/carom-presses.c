/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-presses: resets gestures. Other controllers hold nothing. */
#include "carom-presses.h"

static void reset_gestures(GtkWidget *widget) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE(controller))
      gtk_event_controller_reset(controller);
  }
}

void carom_presses_cancel(GtkWidget *widget) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    carom_presses_cancel(child);
  reset_gestures(widget);
}

void carom_presses_watch(GtkWidget *window) {
  g_return_if_fail(GTK_IS_WIDGET(window));
  g_signal_connect(window, "unmap", G_CALLBACK(carom_presses_cancel), NULL);
}
