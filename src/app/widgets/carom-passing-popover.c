/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-passing-popover: it is not removed while it closes, and its parent may have gone by then.
 */
#include "carom-passing-popover.h"

/* The focus goes back to where it was before, unless it has gone somewhere else: GTK itself gives
 * it to the parent, or to a part of it. */
static void give_focus_back(GtkPopover *popover) {
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(popover)),
            *before = g_object_get_data(G_OBJECT(popover), "focus-before");
  GtkRoot *root = parent ? gtk_widget_get_root(parent) : NULL;
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  gboolean is_here = !focus || focus == parent || gtk_widget_is_ancestor(focus, parent);
  if (root && before && is_here && gtk_widget_get_mapped(before))
    gtk_widget_grab_focus(before);
}

/* The parent may have gone by then, and this with it. */
static gboolean remove_popover(gpointer popover) {
  give_focus_back(popover); /* which newer versions of GTK have taken again */
  g_object_set_data(G_OBJECT(popover), "focus-before", NULL);
  if (gtk_widget_get_parent(popover))
    gtk_widget_unparent(popover);
  return G_SOURCE_REMOVE;
}

/* After the next frame, in which GTK still finds out where the pointer is that was in it. */
static void on_closed(GtkPopover *popover) {
  give_focus_back(popover);
  g_idle_add_full(G_PRIORITY_LOW, remove_popover, g_object_ref(popover), g_object_unref);
}

/* GTK does not see to what a widget got as a child besides its own. */
static void on_parent_destroyed(GtkWidget *popover) {
  gtk_widget_unparent(popover);
}

void carom_passing_popover_show(GtkPopover *popover, GtkWidget *parent, const GdkRectangle *place,
                                const char *name) {
  g_return_if_fail(GTK_IS_POPOVER(popover) && GTK_IS_WIDGET(parent) && name);
  g_signal_connect(popover, "closed", G_CALLBACK(on_closed), NULL);
  g_signal_connect_object(parent, "destroy", G_CALLBACK(on_parent_destroyed), popover,
                          G_CONNECT_SWAPPED);
  gtk_accessible_update_property(GTK_ACCESSIBLE(popover), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  GtkRoot *root = gtk_widget_get_root(parent);
  GtkWidget *before = root ? gtk_root_get_focus(root) : NULL;
  if (before)
    g_object_set_data_full(G_OBJECT(popover), "focus-before", g_object_ref(before), g_object_unref);
  gtk_widget_set_parent(GTK_WIDGET(popover), parent);
  if (place)
    gtk_popover_set_pointing_to(popover, place);
  gtk_popover_popup(popover);
}
