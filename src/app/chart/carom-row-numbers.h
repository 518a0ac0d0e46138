/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-row-numbers: a list model of rows that are no more than their numbers, for tables whose
 * cells are read from elsewhere. Its items are made when they are asked for. */
#pragma once

#include <gio/gio.h>

#define CAROM_TYPE_ROW_NUMBERS (carom_row_numbers_get_type())
G_DECLARE_FINAL_TYPE(CaromRowNumbers, carom_row_numbers, CAROM, ROW_NUMBERS, GObject)

/* Returns: (transfer full): a list without rows */
CaromRowNumbers *carom_row_numbers_new(void);

/* Rows come and go at the end. */
void carom_row_numbers_set_length(CaromRowNumbers *self, guint n);

/* Returns: the number of a row, from 0
 *
 * @item: an item of such a list */
guint carom_row_numbers_of(gpointer item);
