/* carom-item-keys: the keyboard in a table of discs or walls: from cell to cell, and into them. */
#pragma once

#include "carom-item-grid.h"

/* Signals by its own action "item-table.delete" that rows are to be deleted.
 *
 * @view: the widget in @grid that has the cells */
void carom_item_keys_add(CaromItemGrid *grid, GtkWidget *view);
