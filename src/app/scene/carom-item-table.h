/* carom-item-table: a table of the leading pane's discs or of the walls, which is edited in place,
 * with what is wrong with a cell below it, buttons that add and delete, and a menu of columns. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_TABLE (carom_item_table_get_type())
G_DECLARE_FINAL_TYPE(CaromItemTable, carom_item_table, CAROM, ITEM_TABLE, GtkBox)

GtkWidget *carom_item_table_new(CaromItemKind kind);

/* Lets it show and edit the scene of @document; references are taken; to be set once. */
void carom_item_table_set_editor(CaromItemTable *self, CaromEditor *editor,
                                 CaromDocument *document);

/* Selects disc or wall @index, and gives the focus to its row. */
void carom_item_table_show_item(CaromItemTable *self, guint index);
