/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-memory: the columns of tables that the viewer has shown or hidden, from one start to
 * the next. Only those that are not as they are at first are remembered, so that what a table gets
 * later is seen. */
#pragma once

#include <glib.h>

/* What this version does not know counts as not chosen.
 *
 * @table: what the table is called, in the characters of an id
 * @columns: (array length=n): ids of columns
 * @shown: (inout) (array length=n): for each whether it is shown; what the viewer has chosen is put
 *   there */
void carom_column_memory_recall(const char *table, const char *const *columns, gboolean *shown,
                                guint n);

/* Remembers whether a column is shown; columns that are not mentioned stay as they are remembered.
 *
 * @is_first: whether it is shown before anybody chooses
 * Returns: whether that worked; if not, @error is set and all is remembered as before */
gboolean carom_column_memory_keep(const char *table, const char *column, gboolean is_first,
                                  gboolean is_shown, GError **error);
