/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-layout: the same widgets in both layouts, so nothing in them has to be moved. */
#include "carom-pane-layout.h"

struct _CaromPaneLayout {
  GtkLayoutManager parent_instance;
  int column; /* 0: there is none */
};

G_DEFINE_FINAL_TYPE(CaromPaneLayout, carom_pane_layout, GTK_TYPE_LAYOUT_MANAGER)

enum { HEADER, STAGE, FOOTER, N_CHILDREN };

static void get_children(GtkWidget *widget, GtkWidget *children[N_CHILDREN]) {
  children[HEADER] = gtk_widget_get_first_child(widget);
  children[STAGE] = gtk_widget_get_next_sibling(children[HEADER]);
  children[FOOTER] = gtk_widget_get_next_sibling(children[STAGE]);
}

static int minimum_of(GtkWidget *widget, GtkOrientation orientation, int for_size) {
  int minimum;
  gtk_widget_measure(widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int height_of(GtkWidget *widget, int width) {
  int least = minimum_of(widget, GTK_ORIENTATION_HORIZONTAL, -1);
  return minimum_of(widget, GTK_ORIENTATION_VERTICAL, MAX(width, least));
}

/* The least size is that with a column, which is the lower one; who has chosen it knows more. */
static void carom_pane_layout_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                      GtkOrientation orientation, int for_size, int *minimum,
                                      int *natural, int *minimum_baseline, int *natural_baseline) {
  GtkWidget *children[N_CHILDREN];
  get_children(widget, children);
  *minimum = *natural = 0;
  for (int i = 0; i < N_CHILDREN; i++) {
    int its_minimum, its_natural;
    gtk_widget_measure(children[i], orientation, -1, &its_minimum, &its_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum = MAX(*minimum, its_minimum);
      *natural = MAX(*natural, its_natural);
    } else {
      *minimum += i == STAGE ? 0 : its_minimum;
      *natural += its_natural;
    }
  }
  *natural = MAX(*natural, *minimum);
}

static void carom_pane_layout_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                       int height, int baseline) {
  int column = CAROM_PANE_LAYOUT(manager)->column, side = column > 0 ? column : width;
  GtkWidget *children[N_CHILDREN];
  get_children(widget, children);
  int header = height_of(children[HEADER], side), footer = height_of(children[FOOTER], side);
  GtkAllocation stage = {0, header, width, MAX(height - header - footer, 0)};
  if (column > 0)
    stage = (GtkAllocation){column, 0, MAX(width - column, 0), height};
  gtk_widget_size_allocate(children[HEADER], &(GtkAllocation){0, 0, side, header}, -1);
  gtk_widget_size_allocate(children[STAGE], &stage, -1);
  gtk_widget_size_allocate(children[FOOTER], &(GtkAllocation){0, height - footer, side, footer},
                           -1);
}

void carom_pane_layout_set_column(CaromPaneLayout *self, int column) {
  g_return_if_fail(CAROM_IS_PANE_LAYOUT(self) && column >= 0);
  self->column = column;
}

int carom_pane_layout_get_frame_height(CaromPaneLayout *self) {
  g_return_val_if_fail(CAROM_IS_PANE_LAYOUT(self), 0);
  GtkWidget *children[N_CHILDREN];
  get_children(gtk_layout_manager_get_widget(GTK_LAYOUT_MANAGER(self)), children);
  return height_of(children[HEADER], 0) + height_of(children[FOOTER], 0);
}

static void carom_pane_layout_class_init(CaromPaneLayoutClass *klass) {
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(klass);
  layout_class->measure = carom_pane_layout_measure;
  layout_class->allocate = carom_pane_layout_allocate;
}

static void carom_pane_layout_init(CaromPaneLayout *self) {
}
