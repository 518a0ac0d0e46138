/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-rows: the rows of a table of discs, walls or emitters, one for each, in the order in
 * which they are looked at. The order of the scene never changes. What is selected is what the
 * editor has selected, both ways. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

/* A row: an object that knows an item. */
#define CAROM_TYPE_ITEM_ROW (carom_item_row_get_type())
G_DECLARE_FINAL_TYPE(CaromItemRow, carom_item_row, CAROM, ITEM_ROW, GObject)
struct _CaromItemRow {
  GObject parent_instance;
  guint index; /* of its item */
};

/* A GtkSelectionModel of CaromItemRow. */
#define CAROM_TYPE_ITEM_ROWS (carom_item_rows_get_type())
G_DECLARE_FINAL_TYPE(CaromItemRows, carom_item_rows, CAROM, ITEM_ROWS, GObject)

/* @editor: a reference is taken
 * @sorter: decides the order; compares CaromItemRow; a reference is taken
 * Returns: (transfer full): no rows yet */
CaromItemRows *carom_item_rows_new(CaromItemKind kind, CaromEditor *editor, GtkSorter *sorter);

/* Sets how many rows there are, from index 0 on. */
void carom_item_rows_set_count(CaromItemRows *self, guint n);

/* @position: below the number of rows
 * Returns: the item in that row */
CaromItem carom_item_rows_get(CaromItemRows *self, guint position);

/* Returns: the position of the row of item @index; GTK_INVALID_LIST_POSITION if there is none */
guint carom_item_rows_find(CaromItemRows *self, guint index);

/* Selects the row, and no others; or, with @extend, those from the last one that was selected
 * alone, by whatever, up to it. */
void carom_item_rows_select(CaromItemRows *self, guint position, gboolean extend);
