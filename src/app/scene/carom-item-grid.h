/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-grid: a CaromItemView that is edited in place, by the editor.
 *
 * What is typed is kept until it is taken, or taken back by Escape, although the cell has scrolled
 * out of view or another one is edited meanwhile. */
#pragma once

#include "carom-item-view.h"

#define CAROM_TYPE_ITEM_GRID (carom_item_grid_get_type())
G_DECLARE_FINAL_TYPE(CaromItemGrid, carom_item_grid, CAROM, ITEM_GRID, GtkWidget)

/* Signals:
 *   "problem" (const char *message): why the text in a cell cannot be taken; NULL: it can, or is
 *     gone
 *   "scope" (guint n): for how many rows what is typed now is; 0: nothing is typed */

/* Returns: (transfer floating): a table without rows */
GtkWidget *carom_item_grid_new(CaromItemKind kind);

/* Lets it show and edit the scene of @document; references are taken; to be set once. */
void carom_item_grid_set_editor(CaromItemGrid *self, CaromEditor *editor, CaromDocument *document);

/* Returns: (transfer none): what shows its rows */
CaromItemView *carom_item_grid_get_view(CaromItemGrid *self);

/* ---- For keys ---- */

/* @place: (out): of the cell with the focus
 * @edited: (out): whether it is being edited
 * Returns: whether one has the focus */
gboolean carom_item_grid_get_focus(CaromItemGrid *self, CaromItemPlace *place, gboolean *edited);
/* Gives the focus to a cell, and scrolls there; in a later frame, if the row is far away. */
void carom_item_grid_focus(CaromItemGrid *self, CaromItemPlace place);
/* Likewise, and edits it if text can be typed there. */
void carom_item_grid_focus_field(CaromItemGrid *self, CaromItemPlace place);
/* Edits it, or switches it on or off, or lets choose a colour. */
void carom_item_grid_activate(CaromItemGrid *self, CaromItemPlace place);
/* Edits it, with @text in place of what is there; does nothing where no text can be typed. */
void carom_item_grid_type(CaromItemGrid *self, CaromItemPlace place, const char *text);

/* Where typing from cell to cell began: a cell that was not reached by
 * carom_item_grid_focus_field(); or what has been set instead. */
CaromItemPlace carom_item_grid_get_first(CaromItemGrid *self);
void carom_item_grid_set_first(CaromItemGrid *self, CaromItemPlace place);

/* Takes what has been typed into the cell that is being edited.
 *
 * Returns: whether it could; if not, it stays there, and is marked */
gboolean carom_item_grid_commit(CaromItemGrid *self);
/* Takes it back. */
void carom_item_grid_cancel(CaromItemGrid *self);

/* Selects an item of its kind, unless it is selected with others, and gives the focus to the first
 * number of its row. */
void carom_item_grid_show_item(CaromItemGrid *self, guint index);
