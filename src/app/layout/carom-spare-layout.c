/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spare-layout: needs no width, and hides the child from where it has too little. */
#include "carom-spare-layout.h"

struct _CaromSpareLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromSpareLayout, carom_spare_layout, GTK_TYPE_LAYOUT_MANAGER)

static void carom_spare_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                       GtkOrientation orientation, int for_size, int *minimum,
                                       int *natural, int *minimum_baseline, int *natural_baseline) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  gtk_widget_measure(child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void carom_spare_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                        int height, int baseline) {
  int natural;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_set_child_visible(child, width >= natural);
  if (width >= natural)
    gtk_widget_allocate(child, width, height, baseline, NULL);
}

static void carom_spare_layout_class_init(CaromSpareLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->measure = carom_spare_layout_measure;
  layout_class->allocate = carom_spare_layout_allocate;
}

static void carom_spare_layout_init(CaromSpareLayout *self) {
}
