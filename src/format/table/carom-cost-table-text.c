/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-table-text: the same rows in two notations. The headings are part of the interface of
 * the program. */
#include "carom-cost-table-text.h"

#include "carom-decimal.h"

typedef struct {
  char separator;
  const char *line_end;
  const char *(*format)(char buffer[CAROM_DECIMAL_SIZE], double value);
} Notation;

static void append_headings(GString *text, const Notation *notation) {
  g_string_append_printf(text, "of%cdiscs%cdetection", notation->separator, notation->separator);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    g_string_append_printf(text, "%c%s_per_s", notation->separator,
                           carom_cost_growth_figure_part(figure)->id);
  g_string_append(text, notation->line_end);
}

static void append_row(GString *text, const Notation *notation, const CaromCostGrowth *growth,
                       guint row, guint column) {
  const double *figures = carom_cost_growth_get(growth, row, column)->figures;
  char number[CAROM_DECIMAL_SIZE];
  g_string_append_printf(text, "%s%c%u%c%s", row == 0 ? "scene" : "crowd", notation->separator,
                         carom_cost_growth_get_n_discs(growth, row), notation->separator,
                         carom_cost_growth_get_detection(growth, column)->part.id);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    g_string_append_printf(text, "%c%s", notation->separator,
                           isnan(figures[figure]) ? "" : notation->format(number, figures[figure]));
  g_string_append(text, notation->line_end);
}

static char *write_table(const CaromCostGrowth *growth, const Notation *notation) {
  GString *text = g_string_new(NULL);
  append_headings(text, notation);
  for (guint row = 0; row < carom_cost_growth_count_rows(growth); row++)
    for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++)
      append_row(text, notation, growth, row, i);
  return g_string_free(text, FALSE);
}

char *carom_cost_table_text_csv(const CaromCostGrowth *growth) {
  return write_table(growth, &(const Notation){',', "\r\n", carom_decimal_format});
}

char *carom_cost_table_text_tsv(const CaromCostGrowth *growth) {
  return write_table(growth, &(const Notation){'\t', "\n", carom_decimal_spreadsheet});
}
