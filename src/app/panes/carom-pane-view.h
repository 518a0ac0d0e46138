/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-view: one pane: the scene as one method sees it, under a header with the method's line
 * style, its name and its number of contacts, over a footer with the two agreements; or with header
 * and footer in a column at the left, so that the stage has the whole height. */
#pragma once

#include "carom-editor.h"
#include "carom-pane-area.h"

#define CAROM_TYPE_PANE_VIEW (carom_pane_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneView, carom_pane_view, CAROM, PANE_VIEW, GtkWidget)

/* @inspector: has the contact to show, and is told what is pointed at; a reference is taken
 * @session: (nullable): asks for guesses, which are drawn and dragged here; a reference is taken
 * Returns: (transfer floating): an empty view for pane @index */
GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromPredictionSession *session,
                               guint index);

/* Shows the run that has the pane's index in @comparison, which must live until it is replaced. */
void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison);

/* Stops showing anything, so that the comparison can be freed, and cannot be pointed at any more. A
 * view may live on for a moment after it is taken out of the window. */
void carom_pane_view_forget(CaromPaneView *self);

/* Shows the comparison's present frame. */
void carom_pane_view_update(CaromPaneView *self);

/* Shows the inspector's contact as it is now examined. */
void carom_pane_view_update_contact(CaromPaneView *self);

/* Returns: (transfer none): the widget in which the picture is drawn */
CaromPaneArea *carom_pane_view_get_area(CaromPaneView *self);

/* Says in the pane what can be done about a scene without discs, which @editor edits; to be called
 * once. */
void carom_pane_view_help_with(CaromPaneView *self, CaromEditor *editor);

/* Opens the menu of the pane's method, with the focus at its first option. */
void carom_pane_view_open_menu(CaromPaneView *self);

/* @column: the width of the column at the left; 0: there is none. The view has to be allocated next
 */
void carom_pane_view_set_column(CaromPaneView *self, int column);

/* Returns: the height of header and footer together where they are as narrow as they can be; in a
 *   presentation, with one line each, whether they have that now or not */
int carom_pane_view_get_frame_height(CaromPaneView *self);
/* Returns: the same where they have all their lines, as in a column */
int carom_pane_view_get_column_height(CaromPaneView *self);
/* Returns: from which width on a slim pane has one line for both */
int carom_pane_view_get_line_width(CaromPaneView *self);
/* Returns: the height of that line */
int carom_pane_view_get_line_height(CaromPaneView *self);

/* Makes its header and its footer as high as those of the other panes in these groups. */
void carom_pane_view_align(CaromPaneView *self, GtkSizeGroup *headers, GtkSizeGroup *footers);

/* See carom_pane_area_set_stage(). A button leads back from what the camera shows. */
void carom_pane_view_set_stage(CaromPaneView *self, const CaromFraming *framing,
                               const CaromSceneCamera *camera);

/* Whether it is part of a presentation: without its menu. */
void carom_pane_view_set_presenting(CaromPaneView *self, gboolean presenting);
/* Whether header and footer have one line each. Not to be called while sizes are allocated. */
void carom_pane_view_set_slim(CaromPaneView *self, gboolean slim);

/* Whether the view stands for all panes, drawn on top of each other, instead of for one. */
void carom_pane_view_set_superposed(CaromPaneView *self, gboolean superposed);

/* Closes the menu of the pane's method if it is open. */
void carom_pane_view_close_menu(CaromPaneView *self);
