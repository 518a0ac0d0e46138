/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-cell: a label that shows one number or vector of a contact's account. */
#pragma once

#include "carom-value.h"

#include <gtk/gtk.h>

/* Returns: (transfer floating): a right-aligned label whose digits have the same width */
GtkWidget *carom_balance_cell_new(void);

/* Shows @value, and all of its digits in the tooltip.
 *
 * @scale: >= 0, the size of the numbers that decides what of @value is rounding, as for
 *   carom_rounding_covers()
 * Returns: whether something that is not exactly 0 is shown as 0 because it is only rounding */
gboolean carom_balance_cell_show(GtkLabel *cell, CaromValue value, double scale);

/* Shows an empty cell, with @why in the tooltip. */
void carom_balance_cell_show_none(GtkLabel *cell, const char *why);
