/* carom-item-cell: a cell of the tables of discs and walls: a label or a check button, and a field
 * only while it is edited. It knows nothing of the scene. */
#pragma once

#include "carom-item-column.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_CELL (carom_item_cell_get_type())
G_DECLARE_FINAL_TYPE(CaromItemCell, carom_item_cell, CAROM, ITEM_CELL, GtkWidget)

/* Signals:
 *   "asked": it has been clicked while it had the focus, or twice: it is to be edited
 *   "toggled": its check button has been pressed
 *   "typed": the text in its field has changed
 *   "entered": Enter has been pressed in its field */

/* @item: the list item that it is the child of
 * @column: which one of the table it is in */
GtkWidget *carom_item_cell_new(CaromItemCellType type, GtkListItem *item, guint column);

GtkListItem *carom_item_cell_get_item(CaromItemCell *self);
guint carom_item_cell_get_column(CaromItemCell *self);

/* Shows text, for a reader that does not see it with a name.
 *
 * @name: of the cell, such as "Disc B, m" */
void carom_item_cell_show(CaromItemCell *self, const char *markup, const char *name);
/* Shows whether a switch is on. */
void carom_item_cell_show_switch(CaromItemCell *self, gboolean is_on, const char *name);

/* ---- While it is edited ---- */

/* Shows a field with @text in it. */
void carom_item_cell_begin(CaromItemCell *self, const char *text);
/* Takes the field away. */
void carom_item_cell_end(CaromItemCell *self);
gboolean carom_item_cell_is_edited(CaromItemCell *self);
/* Gives the focus to the field, all of it selected. */
void carom_item_cell_focus_field(CaromItemCell *self);
/* Returns: (transfer none): the text in the field */
const char *carom_item_cell_get_text(CaromItemCell *self);
/* Marks the field.
 *
 * @problem: (nullable): what is wrong with its text; NULL: nothing is */
void carom_item_cell_set_problem(CaromItemCell *self, const char *problem);
