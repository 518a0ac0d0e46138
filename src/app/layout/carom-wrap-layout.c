/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrap-layout: measures both children at the widths that they shall have; if they do not fit
 * side by side, the heights are added and each child gets its own line. */
#include "carom-wrap-layout.h"

#define SPACING 12

struct _CaromWrapLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromWrapLayout, carom_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Minimum and natural size of both children in one direction. */
typedef struct {
  int min[2], natural[2];
} Sizes;

static Sizes measure_widths(GtkWidget *widget) {
  Sizes widths;
  GtkWidget *children[] = {gtk_widget_get_first_child(widget), gtk_widget_get_last_child(widget)};
  for (int i = 0; i < 2; i++)
    gtk_widget_measure(children[i], GTK_ORIENTATION_HORIZONTAL, -1, &widths.min[i],
                       &widths.natural[i], NULL, NULL);
  return widths;
}

static gboolean does_expand(GtkWidget *widget) {
  return gtk_widget_compute_expand(gtk_widget_get_last_child(widget), GTK_ORIENTATION_HORIZONTAL);
}

/* How much of a line that both share is left for the first one. */
static int find_first_room(GtkWidget *widget, const Sizes *widths, int width) {
  int second = does_expand(widget) ? widths->min[1] : widths->natural[1];
  return width - SPACING - second;
}

static gboolean fits_one_line(GtkWidget *widget, const Sizes *widths, int width) {
  return find_first_room(widget, widths, width) >= widths->min[0];
}

/* The first one shrinks rather than leave too little to the second one.
 *
 * Returns: how wide the first one is in a line that both share */
static int find_first_width(const Sizes *widths, int width) {
  return CLAMP(width - SPACING - widths->natural[1], widths->min[0], widths->natural[0]);
}

/* Returns: how wide child @i is in all of @width */
static int find_width(GtkWidget *widget, const Sizes *widths, int width, int i) {
  gboolean one_line = fits_one_line(widget, widths, width);
  if (i == 0 && one_line)
    return find_first_width(widths, width);
  if (i == 0 || !does_expand(widget))
    return CLAMP(widths->natural[i], widths->min[i], width);
  return one_line ? width - SPACING - find_first_width(widths, width) : width;
}

static Sizes measure_heights(GtkWidget *widget, const Sizes *widths, int width) {
  Sizes heights;
  GtkWidget *children[] = {gtk_widget_get_first_child(widget), gtk_widget_get_last_child(widget)};
  for (int i = 0; i < 2; i++)
    gtk_widget_measure(children[i], GTK_ORIENTATION_VERTICAL, find_width(widget, widths, width, i),
                       &heights.min[i], &heights.natural[i], NULL, NULL);
  return heights;
}

static GtkSizeRequestMode carom_wrap_layout_get_request_mode(GtkLayoutManager *manager,
                                                             GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_wrap_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                      GtkOrientation orientation, int for_size, int *minimum,
                                      int *natural, int *minimum_baseline, int *natural_baseline) {
  Sizes widths = measure_widths(widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX(widths.min[0], widths.min[1]);
    *natural = widths.natural[0] + SPACING + widths.natural[1];
    return;
  }
  /* If no width is given, the smallest height is asked for, which is that of a line wide enough for
   * both. */
  int width = for_size < 0 ? G_MAXINT : for_size;
  Sizes heights = measure_heights(widget, &widths, width);
  gboolean one_line = fits_one_line(widget, &widths, width);
  *minimum = one_line ? MAX(heights.min[0], heights.min[1]) : heights.min[0] + heights.min[1];
  *natural = one_line ? MAX(heights.natural[0], heights.natural[1])
                      : heights.natural[0] + heights.natural[1];
}

static void carom_wrap_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                       int height, int baseline) {
  Sizes widths = measure_widths(widget);
  Sizes heights = measure_heights(widget, &widths, width);
  GtkAllocation first = {0, 0, find_width(widget, &widths, width, 0), height};
  GtkAllocation second = {0, 0, find_width(widget, &widths, width, 1), height};
  if (fits_one_line(widget, &widths, width)) {
    second.x = width - second.width;
  } else {
    first.height = heights.min[0];
    second.y = first.height;
    second.height = height - first.height;
  }
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) {
    first.x = width - first.width;
    second.x = width - second.x - second.width;
  }
  gtk_widget_size_allocate(gtk_widget_get_first_child(widget), &first, -1);
  gtk_widget_size_allocate(gtk_widget_get_last_child(widget), &second, -1);
}

static void carom_wrap_layout_class_init(CaromWrapLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->get_request_mode = carom_wrap_layout_get_request_mode;
  layout_class->measure = carom_wrap_layout_measure;
  layout_class->allocate = carom_wrap_layout_allocate;
}

static void carom_wrap_layout_init(CaromWrapLayout *self) {
}
