/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flow-layout: measuring is laying out without telling the children. */
#include "carom-flow-layout.h"

/* In pixels, between children and between rows. */
#define SPACING     2
#define ROW_SPACING 2

struct _CaromFlowLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromFlowLayout, carom_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

static int measure_width(GtkWidget *child, gboolean natural) {
  int least, usual;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  return natural ? usual : least;
}

static int measure_height(GtkWidget *child, int width) {
  int least, usual;
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  return usual;
}

static void place(GtkWidget *widget, GtkWidget *child, GtkAllocation at, int width) {
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
    at.x = width - at.x - at.width;
  gtk_widget_size_allocate(child, &at, -1);
}

/* @places: whether to place the children, and not only to measure them
 * Returns: the height of all rows */
static int lay_out(GtkWidget *widget, int width, gboolean places) {
  int x = 0, y = 0, row_height = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child))
      continue;
    int child_width = CLAMP(measure_width(child, TRUE), measure_width(child, FALSE), width);
    int child_height = measure_height(child, child_width);
    if (x > 0 && child_width > width - x) {
      y += row_height + ROW_SPACING;
      x = row_height = 0;
    }
    if (places)
      place(widget, child, (GtkAllocation){x, y, child_width, child_height}, width);
    x += child_width + SPACING;
    row_height = MAX(row_height, child_height);
  }
  return y + row_height;
}

static GtkSizeRequestMode carom_flow_layout_get_request_mode(GtkLayoutManager *manager,
                                                             GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_flow_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                      GtkOrientation orientation, int for_size, int *minimum,
                                      int *natural, int *minimum_baseline, int *natural_baseline) {
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    /* If no width is given, the smallest height is asked for, which is that of one row. */
    *minimum = *natural = lay_out(widget, for_size < 0 ? G_MAXINT : for_size, FALSE);
    return;
  }
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    if (gtk_widget_should_layout(child)) {
      *minimum = MAX(*minimum, measure_width(child, FALSE));
      *natural += (*natural > 0 ? SPACING : 0) + measure_width(child, TRUE);
    }
}

static void carom_flow_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                       int height, int baseline) {
  lay_out(widget, width, TRUE);
}

static void carom_flow_layout_class_init(CaromFlowLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->get_request_mode = carom_flow_layout_get_request_mode;
  layout_class->measure = carom_flow_layout_measure;
  layout_class->allocate = carom_flow_layout_allocate;
}

static void carom_flow_layout_init(CaromFlowLayout *self) {
}
