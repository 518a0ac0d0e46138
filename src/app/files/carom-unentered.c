/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unentered: takes the focus away, and gives it back. */
#include "carom-unentered.h"

static gboolean belongs(GtkWindow *window, GtkWindow *to) {
  while (window && window != to)
    window = gtk_window_get_transient_for(window);
  return window != NULL;
}

/* Returns: (transfer container) (element-type GtkWidget): @widget and what it is in, from the
 * inside out */
static GPtrArray *get_chain(GtkWidget *widget) {
  GPtrArray *chain = g_ptr_array_new_with_free_func(g_object_unref);
  for (; widget && !GTK_IS_WINDOW(widget); widget = gtk_widget_get_parent(widget))
    g_ptr_array_add(chain, g_object_ref(widget));
  return chain;
}

/* A field that was only there while it was edited may be gone: then to what it was in. */
static void give_back(GtkWindow *window, GPtrArray *chain) {
  for (guint i = 0; i < chain->len; i++) {
    GtkWidget *widget = chain->pdata[i];
    if (gtk_widget_get_root(widget) == GTK_ROOT(window) && gtk_widget_grab_focus(widget))
      return;
  }
}

/* What is entered may close @window. */
static void take(GtkWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window);
  if (!GTK_IS_EDITABLE(focus))
    return;
  int position = gtk_editable_get_position(GTK_EDITABLE(focus));
  g_autoptr(GPtrArray) chain = get_chain(focus);
  gtk_window_set_focus(window, NULL);
  give_back(window, chain);
  if (gtk_window_get_focus(window) == focus)
    gtk_editable_set_position(GTK_EDITABLE(focus), position);
}

void carom_unentered_take(GtkWindow *window) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  GList *windows = gtk_window_list_toplevels();
  g_list_foreach(windows, (GFunc)(void (*)(void))g_object_ref, NULL);
  for (GList *each = windows; each; each = each->next)
    if (GTK_IS_WINDOW(each->data) && belongs(each->data, window))
      take(each->data);
  g_list_free_full(windows, g_object_unref);
}
