/* carom-pane-view: one pane: the scene as one method sees it, headed by the method's line style and
 * name, with what it counted and how well the methods agree. */
#pragma once

#include "carom-comparison.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_VIEW (carom_pane_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneView, carom_pane_view, CAROM, PANE_VIEW, GtkBox)

/* Returns: a view of nothing, for pane @index. */
GtkWidget *carom_pane_view_new(guint index);

/* Shows the run of the pane's index in another @comparison, which must outlive that. */
void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison);

/* Shows the comparison's present frame. */
void carom_pane_view_update(CaromPaneView *self);

/* What its picture has beside walls and discs. */
typedef struct {
  gboolean velocities, labels, counter;
} CaromPaneDrawing;

void carom_pane_view_set_drawing(CaromPaneView *self, const CaromPaneDrawing *drawing);

/* Closes the menu of the pane's method, where it is open. */
void carom_pane_view_close_menu(CaromPaneView *self);
