/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-help-button: a flat button without a height of its own. */
#include "carom-help-button.h"

#include "carom-help.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromHelpButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromHelpButton, carom_help_button, GTK_TYPE_BUTTON)

enum { PROP_TOPIC = 1 };

static void carom_help_button_set_property(GObject *object, guint id, const GValue *value,
                                           GParamSpec *pspec) {
  gtk_actionable_set_action_target(GTK_ACTIONABLE(object), "s", g_value_get_string(value));
  gtk_actionable_set_action_name(GTK_ACTIONABLE(object), "win.help");
}

static void carom_help_button_class_init(CaromHelpButtonClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->set_property = carom_help_button_set_property;
  g_object_class_install_property(
      object_class, PROP_TOPIC,
      g_param_spec_string("topic", NULL, NULL, "guide",
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void carom_help_button_init(CaromHelpButton *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  /* Translators: the label of a small button, which leads to the guide */
  gtk_button_set_label(GTK_BUTTON(self), C_("button", "?"));
  carom_tooltip_set_text(widget, _("What this means, in the guide"));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("What this means"), -1);
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click(widget, FALSE);
  gtk_widget_add_css_class(widget, "flat");
  gtk_widget_add_css_class(widget, "help");
}

GtkWidget *carom_help_button_new(const char *id) {
  g_return_val_if_fail(carom_help_has(id), NULL);
  return g_object_new(CAROM_TYPE_HELP_BUTTON, "topic", id, NULL);
}
