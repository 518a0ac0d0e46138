/* carom-balance-cell: a label that shows one number or vector of a contact's books. */
#pragma once

#include "carom-value.h"

#include <gtk/gtk.h>

/* Enough significant digits to read off every number of a textbook's example. */
#define CAROM_BALANCE_DIGITS 6

/* Right-aligned, with digits of one width. */
GtkWidget *carom_balance_cell_new(void);

/* carom_balance_cell_show:
 * @scale: >= 0, what rounding of @value goes by
 *
 * Shows @value, with all its digits in the tooltip.
 *
 * Returns: whether something is shown as 0 that is not quite 0, but only rounding. */
gboolean carom_balance_cell_show(GtkLabel *cell, CaromValue value, double scale);

/* Shows that there is nothing to show, and @why in the tooltip. */
void carom_balance_cell_show_none(GtkLabel *cell, const char *why);
