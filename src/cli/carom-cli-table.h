/* carom-cli-table: aligned columns of text, by width on screen: wide characters count as two. */
#pragma once

#include <glib.h>

typedef struct CaromCliTable CaromCliTable;

/* @columns: a letter a column: 'l' for left-aligned, 'r' for right-aligned. */
CaromCliTable *carom_cli_table_new(const char *columns);
void carom_cli_table_free(CaromCliTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliTable, carom_cli_table_free)

/* Adds the next cell, row by row. */
void carom_cli_table_add(CaromCliTable *table, const char *cell);
/* @cell: (transfer full) */
void carom_cli_table_take(CaromCliTable *table, char *cell);

/* Returns: (transfer full): the rows as lines, each indented by @indent spaces. */
char *carom_cli_table_to_text(const CaromCliTable *table, guint indent);
