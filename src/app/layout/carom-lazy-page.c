/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lazy-page: a widget is mapped when it is seen, and not before. */
#include "carom-lazy-page.h"

struct _CaromLazyPage {
  GtkWidget parent_instance;
  CaromLazyPageMaker maker;
  gpointer data;
};

G_DEFINE_FINAL_TYPE(CaromLazyPage, carom_lazy_page, GTK_TYPE_WIDGET)

void carom_lazy_page_set_maker(CaromLazyPage *self, CaromLazyPageMaker maker, gpointer data) {
  g_return_if_fail(CAROM_IS_LAZY_PAGE(self) && maker && !self->maker);
  self->maker = maker;
  self->data = data;
  if (gtk_widget_get_mapped(GTK_WIDGET(self)))
    carom_lazy_page_make(self);
}

GtkWidget *carom_lazy_page_get_made(CaromLazyPage *self) {
  g_return_val_if_fail(CAROM_IS_LAZY_PAGE(self), NULL);
  return gtk_widget_get_first_child(GTK_WIDGET(self));
}

GtkWidget *carom_lazy_page_make(CaromLazyPage *self) {
  g_return_val_if_fail(CAROM_IS_LAZY_PAGE(self) && self->maker, NULL);
  if (!carom_lazy_page_get_made(self))
    gtk_widget_set_parent(self->maker(self->data), GTK_WIDGET(self));
  return carom_lazy_page_get_made(self);
}

static void carom_lazy_page_map(GtkWidget *widget) {
  if (CAROM_LAZY_PAGE(widget)->maker)
    carom_lazy_page_make(CAROM_LAZY_PAGE(widget));
  GTK_WIDGET_CLASS(carom_lazy_page_parent_class)->map(widget);
}

static void carom_lazy_page_dispose(GObject *object) {
  GtkWidget *made = gtk_widget_get_first_child(GTK_WIDGET(object));
  g_clear_pointer(&made, gtk_widget_unparent);
  G_OBJECT_CLASS(carom_lazy_page_parent_class)->dispose(object);
}

static void carom_lazy_page_class_init(CaromLazyPageClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_lazy_page_dispose;
  widget_class->map = carom_lazy_page_map;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void carom_lazy_page_init(CaromLazyPage *self) {
}
