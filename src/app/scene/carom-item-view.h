/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-view: the rows and columns of a table of discs, walls or emitters. It shows what the
 * leading pane shows now. Only the cells in view are kept up to date, however many rows there are.
 */
#pragma once

#include "carom-item-cell.h"
#include "carom-item-rows.h"

#define CAROM_TYPE_ITEM_VIEW (carom_item_view_get_type())
G_DECLARE_FINAL_TYPE(CaromItemView, carom_item_view, CAROM, ITEM_VIEW, GtkWidget)

/* Signals, each with a CaromItemCell:
 *   "cell-made"
 *   "cell-shown": it has been given a row, or is shown anew
 *   "cell-lost": its row is taken from it
 *   "focused": carom_item_view_focus() has got there */

/* The leading pane, in which tables edit. */
extern const CaromEditView carom_item_view_leading;

/* Returns: (transfer floating): a table without rows */
GtkWidget *carom_item_view_new(CaromItemKind kind);

/* Lets it show the scene of @document; references are taken; to be set once. */
void carom_item_view_set_editor(CaromItemView *self, CaromEditor *editor, CaromDocument *document);

/* While it is still, rows are not sorted anew when what they show changes. */
void carom_item_view_set_still(CaromItemView *self, gboolean is_still);

/* Takes what the pane shows now for what is to be shown; and shows it. */
void carom_item_view_take_scene(CaromItemView *self);
void carom_item_view_refresh(CaromItemView *self);
/* Returns: (transfer none) (nullable): what is shown; NULL before there is anything */
const CaromScene *carom_item_view_get_shown(CaromItemView *self);

/* ---- Columns ---- */

/* Returns: (transfer none): the columns' descriptions, and as widgets; at the same places in both
 */
GArray *carom_item_view_get_columns(CaromItemView *self);
GtkColumnViewColumn *carom_item_view_get_view_column(CaromItemView *self, guint column);

/* @direction: 1 or -1
 * Returns: whether there is another column that is shown on that side; @column is that one then */
gboolean carom_item_view_step_column(CaromItemView *self, guint *column, int direction);

/* ---- Rows ---- */

/* Returns: (transfer none) (nullable): NULL before there is an editor */
CaromItemRows *carom_item_view_get_rows(CaromItemView *self);
/* How many rows there are. */
guint carom_item_view_count(CaromItemView *self);

/* Selects the row, and no others; or those from the last one that was selected so up to it. */
void carom_item_view_select(CaromItemView *self, guint position, gboolean extend);

/* ---- Cells ---- */

/* Where in the table something is: a row by its position in view, a column by its description. */
typedef struct {
  guint position, column;
} CaromItemPlace;

/* @cell: one that has a row
 * Returns: the item that it is about */
CaromItem carom_item_view_get_item(CaromItemView *self, CaromItemCell *cell);
/* Returns: (transfer none) (nullable): the cell of an item; NULL if it has none now, as far out of
 *   view */
CaromItemCell *carom_item_view_find_cell(CaromItemView *self, guint index, guint column);
/* Shows a cell anew. */
void carom_item_view_show_cell(CaromItemView *self, CaromItemCell *cell);

/* Returns: (transfer none) (nullable): the cell that has the focus, or has it within */
CaromItemCell *carom_item_view_get_focus(CaromItemView *self);
/* Gives the focus to a cell, and scrolls there; in a later frame, if the row is far away. */
void carom_item_view_focus(CaromItemView *self, CaromItemPlace place);
