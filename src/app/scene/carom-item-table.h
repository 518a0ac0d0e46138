/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-table: a table of the leading pane's discs, walls or emitters, which is edited in
 * place, with what is wrong with a cell below it, buttons that add and delete, and a menu of
 * columns; and all three in a window of their own, where there is room for all columns. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_TABLE (carom_item_table_get_type())
G_DECLARE_FINAL_TYPE(CaromItemTable, carom_item_table, CAROM, ITEM_TABLE, GtkBox)

/* @editor: edits the scene of @document; references to both are taken
 * Returns: (transfer floating): a table for the side panel */
GtkWidget *carom_item_table_new(CaromItemKind kind, CaromEditor *editor, CaromDocument *document);

/* Selects item @index of its kind, and gives the focus to the first number of its row. */
void carom_item_table_show_item(CaromItemTable *self, guint index);

/* @parent: the window that shows the scene; its actions and keys work in the new one, too, and it
 *   closes with it
 * Returns: (transfer none): a window of all tables, not presented yet */
GtkWindow *carom_item_table_new_window(GtkWindow *parent, CaromEditor *editor,
                                       CaromDocument *document);
