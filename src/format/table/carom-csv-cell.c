/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv-cell: the signs that have a meaning in such tables. */
#include "carom-csv-cell.h"

#include <string.h>

/* With these a text begins that is calculated. */
static const char calculated[] = "=+-@\t";

/* Apostrophes in front do not count. */
static gboolean is_calculated(const char *text) {
  text += strspn(text, "'");
  return *text && strchr(calculated, *text);
}

/* Readers differ in what separates cells, and in what they make of blanks around them. */
static gboolean needs_quotes(const char *text) {
  gsize length = strlen(text);
  return strpbrk(text, ",;\t\"\r\n") ||
         (length > 0 && (g_ascii_isspace(text[0]) || g_ascii_isspace(text[length - 1])));
}

void carom_csv_cell_append_text(GString *csv, const char *text) {
  g_return_if_fail(csv && text);
  gboolean escaped = is_calculated(text);
  if (!escaped && !needs_quotes(text)) {
    g_string_append(csv, text);
    return;
  }
  g_autoptr(GString) cell = g_string_new(text);
  g_string_replace(cell, "\"", "\"\"", 0);
  g_string_append_printf(csv, "\"%s%s\"", escaped ? "'" : "", cell->str);
}

const char *carom_csv_cell_read_text(const char *cell) {
  return *cell == '\'' && is_calculated(cell) ? cell + 1 : cell;
}
