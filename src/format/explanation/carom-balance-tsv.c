/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-tsv: writes each line of carom-balance-lines as a row of cells. A vector becomes
 * two rows, one for each component. */
#include "carom-balance-tsv.h"

#include "carom-balance-lines.h"
#include "carom-decimal.h"

#include <glib/gi18n-lib.h>

static void append_number(GString *tsv, double value) {
  char number[CAROM_DECIMAL_SIZE];
  g_string_append_printf(tsv, "\t%s", carom_decimal_spreadsheet(number, value));
}

/* Appends "Velocity of A, x (m/s)".
 *
 * @component: (nullable): "x" */
static void append_label(GString *tsv, const char *label, const char *component, const char *unit) {
  if (component)
    /* Translators: a vector and its component: "Velocity of A, x". */
    g_string_append_printf(tsv, _("%s, %s"), label, component);
  else
    g_string_append(tsv, label);
  if (*unit)
    g_string_append_printf(tsv, " (%s)", unit);
}

static void append_line(GString *tsv, const CaromBalanceLine *line, const char *length_unit) {
  static const char *const components[] = {"x", "y"};
  g_autofree char *unit = carom_unit_symbol(line->row->dimension, length_unit);
  const CaromValue *values = line->values;
  gboolean is_vector = values[0].is_vector;
  for (guint i = 0; i < (is_vector ? G_N_ELEMENTS(components) : 1); i++) {
    append_label(tsv, line->label, is_vector ? components[i] : NULL, unit);
    for (guint j = 0; j < line->n_values; j++)
      append_number(tsv, !is_vector ? values[j].number
                         : i == 0   ? values[j].vector.x
                                    : values[j].vector.y);
    g_string_append_c(tsv, '\n');
  }
}

static void append_lines(GString *tsv, const GArray *lines, const char *length_unit) {
  for (guint i = 0; i < lines->len; i++)
    append_line(tsv, &g_array_index(lines, CaromBalanceLine, i), length_unit);
}

char *carom_balance_tsv(const CaromExplanation *explanation) {
  g_autoptr(GArray) lines = carom_balance_lines(explanation);
  g_autoptr(GArray) figures = carom_balance_lines_of_contact(explanation);
  GString *tsv = g_string_new(NULL);
  g_string_append_printf(tsv, "%s\t%s\t%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Before"), C_("heading of a table", "After"),
                         C_("heading of a table", "Change"));
  append_lines(tsv, lines, explanation->length_unit);
  g_string_append_printf(tsv, "\n%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Value"));
  append_lines(tsv, figures, explanation->length_unit);
  return g_string_free(tsv, FALSE);
}
