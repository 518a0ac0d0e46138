/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-sight: GTK makes some two hundred rows also above and below what is seen, and to find
 * where a cell is takes longer than to show it; so it is found once a row. */
#include "carom-item-sight.h"

#include "carom-column-view.h"

/* @rows: (element-type guint gboolean): what is known, by position */
static gboolean is_row_in_view(GtkColumnView *table, GtkWidget *cell, guint position,
                               GHashTable *rows) {
  gpointer row = GUINT_TO_POINTER(position), known;
  if (!g_hash_table_lookup_extended(rows, row, NULL, &known)) {
    known = GINT_TO_POINTER(carom_column_view_shows(table, cell));
    g_hash_table_insert(rows, row, known);
  }
  return GPOINTER_TO_INT(known);
}

GPtrArray *carom_item_sight_find(GHashTable *cells, GtkColumnView *table,
                                 const CaromItemSight *sight) {
  g_return_val_if_fail(cells && GTK_IS_COLUMN_VIEW(table), NULL);
  g_return_val_if_fail(!sight || sight->share < sight->n_shares, NULL);
  g_autoptr(GHashTable) rows = g_hash_table_new(NULL, NULL);
  GPtrArray *found = g_ptr_array_new();
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL)) {
    guint position = gtk_list_item_get_position(carom_item_cell_get_item(cell));
    if (!sight ||
        (position % sight->n_shares == sight->share && is_row_in_view(table, cell, position, rows)))
      g_ptr_array_add(found, cell);
  }
  return found;
}
