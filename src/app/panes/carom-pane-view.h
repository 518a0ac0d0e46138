/* carom-pane-view: one pane: the scene as one method sees it, headed by the method's line style and
 * name, with what it counted and how well the methods agree. */
#pragma once

#include "carom-pane-area.h"

#define CAROM_TYPE_PANE_VIEW (carom_pane_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneView, carom_pane_view, CAROM, PANE_VIEW, GtkBox)

/* carom_pane_view_new:
 * @inspector: what contact is shown, and pointed at; referenced
 * @session: (nullable): what asks for guesses, which are drawn and dragged here; referenced
 *
 * Returns: a view of nothing, for pane @index. */
GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromPredictionSession *session,
                               guint index);

/* Shows the run of the pane's index in another @comparison, which must outlive that. */
void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison);

/* Shows nothing any more: the comparison may go. A view that is taken out of the window may live on
 * for a moment. */
void carom_pane_view_forget(CaromPaneView *self);

/* Shows the comparison's present frame. */
void carom_pane_view_update(CaromPaneView *self);

/* The widget that the picture is drawn in. */
CaromPaneArea *carom_pane_view_get_area(CaromPaneView *self);

/* Closes the menu of the pane's method, where it is open. */
void carom_pane_view_close_menu(CaromPaneView *self);
