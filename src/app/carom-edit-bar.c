/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-bar: the widgets are in ui/carom-edit-bar.ui; what they do is in the window's actions.
 */
#include "carom-edit-bar.h"

#include "carom-edit-menu.h"
#include "carom-layout.h"
#include "carom-lazy-menu.h"
#include "carom-window-keys.h"

struct _CaromEditBar {
  GtkBox parent_instance;
  GtkWidget *fold_button;
  GtkWidget *tools;
  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE(CaromEditBar, carom_edit_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_UNFOLDED, N_PROPS };
static GParamSpec *properties[N_PROPS];

/* ---- Folding ---- */

static void show_expanded(CaromEditBar *self) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(self->fold_button), GTK_ACCESSIBLE_STATE_EXPANDED,
                              gtk_widget_get_visible(self->tools), -1);
}

/* What is folded away neither has the focus nor draws anything. */
static void put_away(CaromEditBar *self) {
  if (gtk_widget_get_focus_child(self->tools))
    gtk_widget_grab_focus(self->fold_button);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.edit-tool", "s", "select");
}

static void set_unfolded(CaromEditBar *self, gboolean unfolded) {
  if (gtk_widget_get_visible(self->tools) == unfolded)
    return;
  if (!unfolded)
    put_away(self);
  gtk_widget_set_visible(self->tools, unfolded);
  show_expanded(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_UNFOLDED]);
}

/* ---- Life ---- */

static void carom_edit_bar_set_property(GObject *object, guint id, const GValue *value,
                                        GParamSpec *spec) {
  if (id == PROP_UNFOLDED)
    set_unfolded(CAROM_EDIT_BAR(object), g_value_get_boolean(value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

static void carom_edit_bar_get_property(GObject *object, guint id, GValue *value,
                                        GParamSpec *spec) {
  if (id == PROP_UNFOLDED)
    g_value_set_boolean(value, gtk_widget_get_visible(CAROM_EDIT_BAR(object)->tools));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

static void carom_edit_bar_class_init(CaromEditBarClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->set_property = carom_edit_bar_set_property;
  object_class->get_property = carom_edit_bar_get_property;
  properties[PROP_UNFOLDED] =
      g_param_spec_boolean("unfolded", NULL, NULL, FALSE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-edit-bar.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromEditBar, fold_button);
  gtk_widget_class_bind_template_child(widget_class, CaromEditBar, tools);
  gtk_widget_class_bind_template_child(widget_class, CaromEditBar, menu_button);
}

static void on_menu(GtkMenuButton *button, GtkPopover *popover, gpointer data) {
  carom_window_keys_watch_menu(popover, GTK_WIDGET(button));
}

static void carom_edit_bar_init(CaromEditBar *self) {
  g_type_ensure(CAROM_TYPE_SPARE_LAYOUT);
  gtk_widget_init_template(GTK_WIDGET(self));
  show_expanded(self);
  g_autoptr(GMenuModel) menu = carom_edit_menu_make_full();
  carom_lazy_menu_set(self->menu_button, menu, on_menu, NULL);
}
