/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-layout: layout managers. Measuring is laying out without telling the children. */
#include "carom-layout.h"

static GtkSizeRequestMode get_request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- Flow ---- */

struct _CaromFlowLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromFlowLayout, carom_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* In pixels, between children and between rows. */
#define FLOW_SPACING     2
#define FLOW_ROW_SPACING 2

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
      y += row_height + FLOW_ROW_SPACING;
      x = row_height = 0;
    }
    if (places)
      place(widget, child, (GtkAllocation){x, y, child_width, child_height}, width);
    x += child_width + FLOW_SPACING;
    row_height = MAX(row_height, child_height);
  }
  return y + row_height;
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
      *natural += (*natural > 0 ? FLOW_SPACING : 0) + measure_width(child, TRUE);
    }
}

static void carom_flow_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                       int height, int baseline) {
  lay_out(widget, width, TRUE);
}

static void carom_flow_layout_class_init(CaromFlowLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = carom_flow_layout_measure;
  layout_class->allocate = carom_flow_layout_allocate;
}

static void carom_flow_layout_init(CaromFlowLayout *self) {
}

/* ---- Wrap: if both do not fit side by side, the heights are added, and each gets its line ---- */

struct _CaromWrapLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromWrapLayout, carom_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

#define WRAP_SPACING 12

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
  return width - WRAP_SPACING - second;
}

static gboolean fits_one_line(GtkWidget *widget, const Sizes *widths, int width) {
  return find_first_room(widget, widths, width) >= widths->min[0];
}

/* The first one shrinks rather than leave too little to the second one.
 *
 * Returns: how wide the first one is in a line that both share */
static int find_first_width(const Sizes *widths, int width) {
  return CLAMP(width - WRAP_SPACING - widths->natural[1], widths->min[0], widths->natural[0]);
}

/* Returns: how wide child @i is in all of @width */
static int find_width(GtkWidget *widget, const Sizes *widths, int width, int i) {
  gboolean one_line = fits_one_line(widget, widths, width);
  if (i == 0 && one_line)
    return find_first_width(widths, width);
  if (i == 0 || !does_expand(widget))
    return CLAMP(widths->natural[i], widths->min[i], width);
  return one_line ? width - WRAP_SPACING - find_first_width(widths, width) : width;
}

static Sizes measure_heights(GtkWidget *widget, const Sizes *widths, int width) {
  Sizes heights;
  GtkWidget *children[] = {gtk_widget_get_first_child(widget), gtk_widget_get_last_child(widget)};
  for (int i = 0; i < 2; i++)
    gtk_widget_measure(children[i], GTK_ORIENTATION_VERTICAL, find_width(widget, widths, width, i),
                       &heights.min[i], &heights.natural[i], NULL, NULL);
  return heights;
}

static void carom_wrap_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                      GtkOrientation orientation, int for_size, int *minimum,
                                      int *natural, int *minimum_baseline, int *natural_baseline) {
  Sizes widths = measure_widths(widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX(widths.min[0], widths.min[1]);
    *natural = widths.natural[0] + WRAP_SPACING + widths.natural[1];
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
    second.height = MAX(height - first.height, heights.min[1]); /* also for a frame that is late */
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
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = carom_wrap_layout_measure;
  layout_class->allocate = carom_wrap_layout_allocate;
}

static void carom_wrap_layout_init(CaromWrapLayout *self) {
}

/* ---- Lead: the second child has what the first one leaves ---- */

struct _CaromLeadLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromLeadLayout, carom_lead_layout, GTK_TYPE_LAYOUT_MANAGER)

static void carom_lead_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                      GtkOrientation orientation, int for_size, int *minimum,
                                      int *natural, int *minimum_baseline, int *natural_baseline) {
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    int least, usual;
    gtk_widget_measure(child, orientation, -1, &least, &usual, NULL, NULL);
    *minimum = MAX(*minimum, least);
    *natural =
        is_width ? *natural + usual + (*natural > 0 ? WRAP_SPACING : 0) : MAX(*natural, usual);
  }
}

static void carom_lead_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                       int height, int baseline) {
  GtkWidget *first = gtk_widget_get_first_child(widget),
            *second = gtk_widget_get_last_child(widget);
  int lead = MIN(measure_width(first, TRUE), width);
  int rest = MIN(measure_width(second, TRUE), width - lead - WRAP_SPACING);
  gboolean has_room = rest >= measure_width(second, FALSE);
  place(widget, first, (GtkAllocation){0, 0, lead, height}, width);
  gtk_widget_set_child_visible(second, has_room);
  if (has_room)
    place(widget, second, (GtkAllocation){width - rest, 0, rest, height}, width);
}

static void carom_lead_layout_class_init(CaromLeadLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->measure = carom_lead_layout_measure;
  layout_class->allocate = carom_lead_layout_allocate;
}

static void carom_lead_layout_init(CaromLeadLayout *self) {
}

/* ---- Spare: needs no width, and hides the child from where it has too little ---- */

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

/* ---- Scroll: asks what is scrolled for its height ---- */

struct _CaromScrollLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(CaromScrollLayout, carom_scroll_layout, GTK_TYPE_LAYOUT_MANAGER)

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
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = carom_scroll_layout_measure;
  layout_class->allocate = carom_scroll_layout_allocate;
}

static void carom_scroll_layout_init(CaromScrollLayout *self) {
}

/* ---- What a widget needs ---- */

int carom_layout_measure_height(GtkWidget *widget, int width) {
  g_return_val_if_fail(GTK_IS_WIDGET(widget), 0);
  int least, height;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, MAX(width, least), &height, NULL, NULL,
                     NULL);
  return height;
}
