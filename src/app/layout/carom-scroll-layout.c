/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scroll-layout: asks what is scrolled for its height. */
#include "carom-scroll-layout.h"

struct _CaromScrollLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromScrollLayout, carom_scroll_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode carom_scroll_layout_get_request_mode(GtkLayoutManager *manager,
                                                               GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_scroll_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                        GtkOrientation orientation, int for_size, int *minimum,
                                        int *natural, int *minimum_baseline,
                                        int *natural_baseline) {
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(gtk_widget_get_first_child(widget));
  GtkWidget *content = gtk_scrolled_window_get_child(scroller);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    gtk_widget_measure(GTK_WIDGET(scroller), orientation, -1, minimum, natural, NULL, NULL);
    return;
  }
  gtk_widget_measure(content, orientation, for_size, NULL, natural, NULL, NULL);
  *natural = MIN(*natural, gtk_scrolled_window_get_max_content_height(scroller));
  *minimum = *natural;
}

static void carom_scroll_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                         int height, int baseline) {
  gtk_widget_allocate(gtk_widget_get_first_child(widget), width, height, baseline, NULL);
}

static void carom_scroll_layout_class_init(CaromScrollLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->get_request_mode = carom_scroll_layout_get_request_mode;
  layout_class->measure = carom_scroll_layout_measure;
  layout_class->allocate = carom_scroll_layout_allocate;
}

static void carom_scroll_layout_init(CaromScrollLayout *self) {
}
