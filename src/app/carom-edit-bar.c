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
  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE(CaromEditBar, carom_edit_bar, GTK_TYPE_BOX)

static void carom_edit_bar_class_init(CaromEditBarClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-edit-bar.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromEditBar, menu_button);
}

static void on_menu(GtkMenuButton *button, GtkPopover *popover, gpointer data) {
  carom_window_keys_watch_menu(popover, GTK_WIDGET(button));
}

static void carom_edit_bar_init(CaromEditBar *self) {
  g_type_ensure(CAROM_TYPE_SPARE_LAYOUT);
  gtk_widget_init_template(GTK_WIDGET(self));
  g_autoptr(GMenuModel) menu = carom_edit_menu_make_full();
  carom_lazy_menu_set(self->menu_button, menu, on_menu, NULL);
}
