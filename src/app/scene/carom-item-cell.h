/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-cell: a cell of the tables of discs, walls and emitters: a label, an inscription or a
 * check button, and a field only while it is edited. It knows nothing of the scene. */
#pragma once

#include "carom-item-column.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_CELL (carom_item_cell_get_type())
G_DECLARE_FINAL_TYPE(CaromItemCell, carom_item_cell, CAROM, ITEM_CELL, GtkWidget)

/* Signals:
 *   "pressed" (int n_press): before anything is selected by it
 *   "asked": it has been clicked while it had the focus, or twice: it is to be edited
 *   "toggled": its check button has been pressed
 *   "typed": the text in its field has changed
 *   "entered": Enter has been pressed in its field */

/* @item: the list item that it is the child of
 * @column: which one of the table it is in
 * Returns: (transfer floating): a cell that shows nothing yet */
GtkWidget *carom_item_cell_new(CaromItemCellType type, GtkListItem *item, guint column);

/* Makes a cell of text as wide as a text may be before it is cut, so that there is room to type
 * where most rows have hardly any text. */
void carom_item_cell_take_room(CaromItemCell *self);

/* Returns: (transfer none): the list item that it is the child of */
GtkListItem *carom_item_cell_get_item(CaromItemCell *self);
/* Returns: which column of the table it is in */
guint carom_item_cell_get_column(CaromItemCell *self);

/* Shows text. Of thousands of cells, only the one with the focus needs a name.
 *
 * @name: (nullable): what the cell is called for who hears it, such as "Disc B, m"; NULL: what it
 *   was called */
void carom_item_cell_show(CaromItemCell *self, const char *markup, const char *name);
/* Shows whether a switch is on; @name is as above. */
void carom_item_cell_show_switch(CaromItemCell *self, gboolean is_on, const char *name);

/* ---- While it is edited ---- */

/* Shows a field with @text in it, as wide as the cell is. */
void carom_item_cell_begin(CaromItemCell *self, const char *text);
/* Takes the field away. */
void carom_item_cell_end(CaromItemCell *self);
/* Whether there is a field. */
gboolean carom_item_cell_is_edited(CaromItemCell *self);
/* Gives the focus to the field, all of it selected. */
void carom_item_cell_focus_field(CaromItemCell *self);
/* Shows the beginning of the text in the field, where there is one that has lost the focus. */
void carom_item_cell_leave_field(CaromItemCell *self);
/* Puts @text into the field in place of what is there, and the cursor after it. */
void carom_item_cell_type(CaromItemCell *self, const char *text);
/* Returns: (transfer none): the text in the field */
const char *carom_item_cell_get_text(CaromItemCell *self);
/* Marks the field.
 *
 * @problem: (nullable): what is wrong with its text; NULL: nothing is */
void carom_item_cell_set_problem(CaromItemCell *self, const char *problem);
