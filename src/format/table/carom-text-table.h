/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text-table: text in aligned columns, by its width on screen: wide characters count as
 * two. */
#pragma once

#include <glib.h>

typedef struct CaromTextTable CaromTextTable;

/* @columns: a letter for each column: 'l' for left-aligned, 'r' for right-aligned
 * Returns: (transfer full): an empty table */
CaromTextTable *carom_text_table_new(const char *columns);
void carom_text_table_free(CaromTextTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromTextTable, carom_text_table_free)

/* Adds the next cell, row by row. */
void carom_text_table_add(CaromTextTable *table, const char *cell);
/* Adds the next cell.
 *
 * @cell: (transfer full): one line; see carom_printable() for what happens to other characters */
void carom_text_table_take(CaromTextTable *table, char *cell);

/* Returns: (transfer full): the rows as lines, each indented by @indent spaces */
char *carom_text_table_to_text(const CaromTextTable *table, guint indent);

/* How many columns @text takes on a terminal. */
guint carom_text_table_width_of(const char *text);
