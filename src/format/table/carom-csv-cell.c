/* carom-csv-cell: the signs that have a meaning in such tables. */
#include "carom-csv-cell.h"

#include <string.h>

/* With these a text begins that is calculated. */
static const char calculated[] = "=+-@\t";

void carom_csv_cell_append_text(GString *csv, const char *text) {
  g_return_if_fail(csv && text);
  gboolean is_calculated = *text && strchr(calculated, *text);
  if (!is_calculated && !strpbrk(text, ",\"\r\n")) {
    g_string_append(csv, text);
    return;
  }
  g_autoptr(GString) cell = g_string_new(text);
  g_string_replace(cell, "\"", "\"\"", 0);
  g_string_append_printf(csv, "\"%s%s\"", is_calculated ? "'" : "", cell->str);
}
