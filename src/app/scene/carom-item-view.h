/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-view: the rows and columns of a table of discs, walls or emitters, edited in place, by
 * the editor. It shows what the leading pane shows now. Only the cells in view are kept up to date,
 * however many rows there are.
 *
 * What is typed is kept until it is taken, or taken back by Escape, although the cell has scrolled
 * out of view or another one is edited meanwhile. */
#pragma once

#include "carom-item-cell.h"
#include "carom-item-rows.h"

#define CAROM_TYPE_ITEM_VIEW (carom_item_view_get_type())
G_DECLARE_FINAL_TYPE(CaromItemView, carom_item_view, CAROM, ITEM_VIEW, GtkWidget)

/* Signals:
 *   "problem" (const char *message): why the text in a cell cannot be taken; NULL: it can, or is
 *     gone
 *   "scope" (guint n): for how many rows what is typed now is; 0: nothing is typed */

/* The leading pane, in which tables edit. */
extern const CaromEditView carom_item_view_leading;

/* Where in the table something is: a row by its position in view, a column by its description. */
typedef struct {
  guint position, column;
} CaromItemPlace;

/* Its keys delete rows by the action "item-table.delete".
 *
 * @editor: edits the scene of @document; references to both are taken
 * Returns: (transfer floating): a view of the scene */
GtkWidget *carom_item_view_new(CaromItemKind kind, CaromEditor *editor, CaromDocument *document);

/* Returns: (transfer none): the columns' descriptions, and as widgets; at the same places in both
 */
GArray *carom_item_view_get_columns(CaromItemView *self);
GtkColumnViewColumn *carom_item_view_get_view_column(CaromItemView *self, guint column);

/* Returns: (transfer none): its rows, with what is selected */
CaromItemRows *carom_item_view_get_rows(CaromItemView *self);

/* Shows what the pane shows now. */
void carom_item_view_refresh(CaromItemView *self);

/* Selects an item of its kind, unless it is selected with others, and gives the focus to the first
 * number of its row. */
void carom_item_view_show_item(CaromItemView *self, guint index);

/* Gives the focus to a cell, and scrolls there; in a later frame, if the row is far away. */
void carom_item_view_focus(CaromItemView *self, CaromItemPlace place);
/* Edits it, or switches it on or off, or lets choose a colour. */
void carom_item_view_activate(CaromItemView *self, CaromItemPlace place);
