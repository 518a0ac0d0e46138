/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text-table: keeps all cells until the end, because the widths of the columns depend on all
 * of them. */
#include "carom-text-table.h"

#include "carom-printable.h"

#include <string.h>

struct CaromTextTable {
  char *columns;
  GPtrArray *cells; /* (element-type utf8): row by row */
};

/* The space between columns. */
#define GAP 2

CaromTextTable *carom_text_table_new(const char *columns) {
  CaromTextTable *table = g_new0(CaromTextTable, 1);
  table->columns = g_strdup(columns);
  table->cells = g_ptr_array_new_with_free_func(g_free);
  return table;
}

void carom_text_table_free(CaromTextTable *table) {
  g_free(table->columns);
  g_ptr_array_unref(table->cells);
  g_free(table);
}

void carom_text_table_add(CaromTextTable *table, const char *cell) {
  carom_text_table_take(table, g_strdup(cell));
}

void carom_text_table_take(CaromTextTable *table, char *cell) {
  g_ptr_array_add(table->cells, carom_printable(cell, CAROM_PRINTABLE_LINE));
  g_free(cell);
}

guint carom_text_table_width_of(const char *text) {
  guint width = 0;
  for (const char *p = text; *p; p = g_utf8_next_char(p)) {
    gunichar c = g_utf8_get_char(p);
    if (!g_unichar_iszerowidth(c))
      width += g_unichar_iswide(c) ? 2 : 1;
  }
  return width;
}

static const char *cell_at(const CaromTextTable *table, guint row, guint column) {
  return g_ptr_array_index(table->cells, row * strlen(table->columns) + column);
}

static guint column_width(const CaromTextTable *table, guint n_rows, guint column) {
  guint width = 0;
  for (guint row = 0; row < n_rows; row++)
    width = MAX(width, carom_text_table_width_of(cell_at(table, row, column)));
  return width;
}

static void append_spaces(GString *text, guint n) {
  g_string_append_printf(text, "%*s", (int)n, "");
}

static void append_cell(GString *text, const char *cell, char alignment, guint width) {
  guint padding = width - carom_text_table_width_of(cell);
  if (alignment == 'r')
    append_spaces(text, padding);
  g_string_append(text, cell);
  if (alignment == 'l')
    append_spaces(text, padding);
}

static void strip_trailing_spaces(GString *text) {
  while (text->len && text->str[text->len - 1] == ' ')
    g_string_truncate(text, text->len - 1);
}

char *carom_text_table_to_text(const CaromTextTable *table, guint indent) {
  guint n_columns = (guint)strlen(table->columns);
  guint n_rows = table->cells->len / n_columns;
  g_autofree guint *widths = g_new(guint, n_columns);
  for (guint column = 0; column < n_columns; column++)
    widths[column] = column_width(table, n_rows, column);

  GString *text = g_string_new(NULL);
  for (guint row = 0; row < n_rows; row++) {
    for (guint column = 0; column < n_columns; column++) {
      append_spaces(text, column == 0 ? indent : GAP);
      append_cell(text, cell_at(table, row, column), table->columns[column], widths[column]);
    }
    strip_trailing_spaces(text);
    g_string_append_c(text, '\n');
  }
  return g_string_free(text, FALSE);
}
