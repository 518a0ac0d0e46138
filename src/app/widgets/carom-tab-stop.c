/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tab-stop: lets the focus in by Tab, and out by the next one. */
#include "carom-tab-stop.h"

struct _CaromTabStop {
  GtkWidget parent_instance;
  GtkWidget *child; /* (nullable) */
};

G_DEFINE_FINAL_TYPE(CaromTabStop, carom_tab_stop, GTK_TYPE_WIDGET)

enum { PROP_CHILD = 1 };

/* By Shift+Tab too, the list is entered as by Tab: at the row that had the focus, or the first. */
static gboolean carom_tab_stop_focus(GtkWidget *widget, GtkDirectionType direction) {
  gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (by_tab && gtk_widget_get_focus_child(widget))
    return FALSE;
  return GTK_WIDGET_CLASS(carom_tab_stop_parent_class)
      ->focus(widget, by_tab ? GTK_DIR_TAB_FORWARD : direction);
}

static void carom_tab_stop_get_property(GObject *object, guint id, GValue *value,
                                        GParamSpec *pspec) {
  g_value_set_object(value, CAROM_TAB_STOP(object)->child);
}

static void carom_tab_stop_set_property(GObject *object, guint id, const GValue *value,
                                        GParamSpec *pspec) {
  CaromTabStop *self = CAROM_TAB_STOP(object);
  g_clear_pointer(&self->child, gtk_widget_unparent);
  self->child = g_value_get_object(value);
  if (self->child)
    gtk_widget_set_parent(self->child, GTK_WIDGET(self));
}

static void carom_tab_stop_dispose(GObject *object) {
  g_clear_pointer(&CAROM_TAB_STOP(object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS(carom_tab_stop_parent_class)->dispose(object);
}

static void carom_tab_stop_class_init(CaromTabStopClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_tab_stop_get_property;
  object_class->set_property = carom_tab_stop_set_property;
  object_class->dispose = carom_tab_stop_dispose;
  GTK_WIDGET_CLASS(klass)->focus = carom_tab_stop_focus;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_GROUP);
  g_object_class_install_property(object_class, PROP_CHILD,
                                  g_param_spec_object("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void carom_tab_stop_init(CaromTabStop *self) {
}
