/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-lines: loops over the balance table and gives each row that applies a label with
 * the body's name and its values. */
#include "carom-balance-lines.h"

#include <glib/gi18n-lib.h>

static void line_clear(gpointer line) {
  g_free(((CaromBalanceLine *)line)->label);
}

static GArray *lines_new(void) {
  GArray *lines = g_array_new(FALSE, FALSE, sizeof(CaromBalanceLine));
  g_array_set_clear_func(lines, line_clear);
  return lines;
}

static CaromBalanceLine line_of(const CaromExplanation *explanation, const CaromBalanceRow *row,
                                CaromContactBody body) {
  CaromBalanceLine line = {
      .row = row,
      .label = row->title_of ? row->title_of(carom_explanation_name(explanation, body))
                             : g_strdup(_(row->title)),
  };
  line.n_values =
      carom_balance_table_values(row, &explanation->balance, body, line.values, line.scales);
  return line;
}

static void add_line(GArray *lines, const CaromExplanation *explanation, const CaromBalanceRow *row,
                     CaromContactBody body) {
  if (!carom_balance_table_row_applies(row, &explanation->record, body))
    return;
  CaromBalanceLine line = line_of(explanation, row, body);
  g_array_append_val(lines, line);
}

/* Adds all rows of a @kind. */
static void add_lines(GArray *lines, const CaromExplanation *explanation, CaromBalanceKind kind,
                      CaromContactBody body) {
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++)
    if (carom_balance_table[i].kind == kind)
      add_line(lines, explanation, &carom_balance_table[i], body);
}

/* Adds the rows of both bodies in turn; a wall has none. */
static void add_lines_of_bodies(GArray *lines, const CaromExplanation *explanation,
                                CaromBalanceKind kind) {
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (carom_contact_record_disc(&explanation->record, body) >= 0)
      add_lines(lines, explanation, kind, body);
}

GArray *carom_balance_lines(const CaromExplanation *explanation) {
  GArray *lines = lines_new();
  add_lines_of_bodies(lines, explanation, CAROM_BALANCE_OF_BODY);
  add_lines(lines, explanation, CAROM_BALANCE_OF_BOTH, CAROM_BODY_NONE);
  return lines;
}

GArray *carom_balance_lines_of_contact(const CaromExplanation *explanation) {
  GArray *lines = lines_new();
  add_lines_of_bodies(lines, explanation, CAROM_BALANCE_GIVEN);
  add_lines(lines, explanation, CAROM_BALANCE_OF_CONTACT, CAROM_BODY_NONE);
  return lines;
}
