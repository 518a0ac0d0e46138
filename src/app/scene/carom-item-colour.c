/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-colour: GTK's own chooser, and a button below it. */
#include "carom-item-colour.h"

#include "carom-body.h"

#include <glib/gi18n-lib.h>

struct _CaromItemColour {
  GtkPopover parent_instance;
  GtkWidget *chooser;
};

G_DEFINE_FINAL_TYPE(CaromItemColour, carom_item_colour, GTK_TYPE_POPOVER)

static guint chosen_signal;

static void choose(CaromItemColour *self, gint32 rgb) {
  g_object_ref(self);
  g_signal_emit(self, chosen_signal, 0, rgb);
  gtk_popover_popdown(GTK_POPOVER(self));
  g_object_unref(self);
}

static gint32 get_byte(float part) {
  return (gint32)CLAMP(part * 255 + 0.5F, 0, 255);
}

static void on_accepted(CaromItemColour *self) {
  GdkRGBA colour;
  gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(self->chooser), &colour);
  choose(self, get_byte(colour.red) << 16 | get_byte(colour.green) << 8 | get_byte(colour.blue));
}

static void on_automatic(CaromItemColour *self) {
  choose(self, CAROM_NO_COLOUR);
}

static GtkWidget *add_button(CaromItemColour *self, const char *label, GCallback callback) {
  GtkWidget *button = gtk_button_new_with_mnemonic(label);
  gtk_widget_set_hexpand(button, TRUE);
  g_signal_connect_object(button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static void show_colour(CaromItemColour *self, gint32 rgb) {
  GdkRGBA colour = {(float)(rgb >> 16 & 0xff) / 255, (float)(rgb >> 8 & 0xff) / 255,
                    (float)(rgb & 0xff) / 255, 1};
  if (rgb != CAROM_NO_COLOUR)
    gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(self->chooser), &colour);
}

GtkWidget *carom_item_colour_new(gint32 rgb) {
  CaromItemColour *self = g_object_new(CAROM_TYPE_ITEM_COLOUR, NULL);
  show_colour(self, rgb);
  return GTK_WIDGET(self);
}

static void carom_item_colour_class_init(CaromItemColourClass *klass) {
  chosen_signal = g_signal_new("chosen", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void carom_item_colour_init(CaromItemColour *self) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  self->chooser = gtk_color_chooser_widget_new();
  gtk_color_chooser_set_use_alpha(GTK_COLOR_CHOOSER(self->chooser), FALSE);
  /* Translators: a button: a disc has no colour of its own, and the picture chooses one. */
  GtkWidget *automatic = add_button(self, _("_Automatic"), G_CALLBACK(on_automatic));
  GtkWidget *accept = add_button(self, _("Use This _Colour"), G_CALLBACK(on_accepted));
  gtk_box_append(GTK_BOX(buttons), automatic);
  gtk_box_append(GTK_BOX(buttons), accept);
  gtk_box_append(GTK_BOX(box), self->chooser);
  gtk_box_append(GTK_BOX(box), buttons);
  gtk_popover_set_child(GTK_POPOVER(self), box);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Colour of the disc"), -1);
}
