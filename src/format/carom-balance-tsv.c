/* carom-balance-tsv: see the header. */
#include "carom-balance-tsv.h"

#include "carom-balance-rows.h"
#include "carom-decimal.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

static void append_number(GString *tsv, double value) {
  char plain[CAROM_DECIMAL_SIZE];
  g_autoptr(GString) number = g_string_new(carom_decimal_format(plain, value));
  g_string_replace(number, ".", localeconv()->decimal_point, 1);
  g_string_append_printf(tsv, "\t%s", number->str);
}

/* "Velocity of A, x (m/s)". @component: (nullable) */
static void append_label(GString *tsv, const char *label, const char *component, const char *unit) {
  if (component)
    /* Translators: a vector and its component: "Velocity of A, x". */
    g_string_append_printf(tsv, _("%s, %s"), label, component);
  else
    g_string_append(tsv, label);
  if (*unit)
    g_string_append_printf(tsv, " (%s)", unit);
}

static void append_row(GString *tsv, const char *label, CaromDimension dimension,
                       const char *length_unit, const CaromValue *values, guint n_values) {
  static const char *const components[] = {"x", "y"};
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  gboolean is_vector = values[0].is_vector;
  for (guint i = 0; i < (is_vector ? G_N_ELEMENTS(components) : 1); i++) {
    append_label(tsv, label, is_vector ? components[i] : NULL, unit);
    for (guint j = 0; j < n_values; j++)
      append_number(tsv, !is_vector ? values[j].number
                         : i == 0   ? values[j].vector.x
                                    : values[j].vector.y);
    g_string_append_c(tsv, '\n');
  }
}

char *carom_balance_to_tsv(const CaromExplanation *explanation) {
  g_autoptr(GArray) rows = carom_balance_rows(explanation);
  g_autoptr(GArray) figures = carom_balance_figures(explanation);
  GString *tsv = g_string_new(NULL);
  g_string_append_printf(tsv, "%s\t%s\t%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Before"), C_("heading of a table", "After"),
                         C_("heading of a table", "Change"));
  for (guint i = 0; i < rows->len; i++) {
    const CaromBalanceRow *row = &g_array_index(rows, CaromBalanceRow, i);
    const CaromValue values[] = {row->before, row->after, row->change};
    append_row(tsv, row->label, row->dimension, explanation->length_unit, values,
               G_N_ELEMENTS(values));
  }
  g_string_append_printf(tsv, "\n%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Value"));
  for (guint i = 0; i < figures->len; i++) {
    const CaromBalanceFigure *figure = &g_array_index(figures, CaromBalanceFigure, i);
    append_row(tsv, figure->label, figure->dimension, explanation->length_unit, &figure->value, 1);
  }
  return g_string_free(tsv, FALSE);
}
