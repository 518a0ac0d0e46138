/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-cell: formats a number or vector in a few digits for the label, and in all digits
 * for the tooltip. */
#include "carom-balance-cell.h"

#include "carom-digits.h"
#include "carom-formula-writer.h"
#include "carom-number-text.h"
#include "carom-rounding.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* Enough to read a double back bit for bit. */
#define EXACT_DIGITS 17

GtkWidget *carom_balance_cell_new(void) {
  GtkWidget *cell = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(cell), 1);
  carom_number_text_mark(cell);
  return cell;
}

static void show(GtkLabel *cell, const char *text, const char *exact) {
  g_autofree char *tooltip = g_strdup_printf(_("Exactly: %s"), exact);
  gtk_label_set_text(cell, text);
  carom_tooltip_set_text(GTK_WIDGET(cell), tooltip);
}

/* As in the formulas, so that it reads the same there. */
static void show_value(GtkLabel *cell, CaromValue value, CaromValue exact_value) {
  g_autofree char *text = carom_formula_writer_write_value(&carom_formula_writer_text, value);
  g_autofree char *exact = exact_value.is_vector
                               ? carom_digits_vector(exact_value.vector, EXACT_DIGITS)
                               : carom_digits_text(exact_value.number, EXACT_DIGITS);
  show(cell, text, exact);
}

gboolean carom_balance_cell_show(GtkLabel *cell, CaromValue value, double scale) {
  gboolean dropped = FALSE;
  CaromValue kept = carom_rounding_drop(value, scale, &dropped);
  show_value(cell, kept, value);
  return dropped;
}

void carom_balance_cell_show_none(GtkLabel *cell, const char *why) {
  gtk_label_set_text(cell, "—");
  carom_tooltip_set_text(GTK_WIDGET(cell), why);
}
