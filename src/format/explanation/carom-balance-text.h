/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-text: the books of one contact for documents and spreadsheets: lines, each with the
 * names of its bodies, and sentences about what has to be known to read them. */
#pragma once

#include "carom-balance-table.h"
#include "carom-explanation.h"

typedef struct {
  const CaromBalanceRow *row; /* the table's row for the quantity */
  char *label;                /* translated: "Velocity of A" */
  guint n_values;
  CaromValue values[CAROM_BALANCE_MAX_VALUES];
  double scales[CAROM_BALANCE_MAX_VALUES]; /* the scales of the values' rounding */
} CaromBalanceLine;

/* Tells velocity, momentum and kinetic energy of each disc, and the totals: before, after and the
 * change. A wall or a pinned disc has no lines for momentum and energy, which are not its own.
 *
 * Returns: (transfer full) (element-type CaromBalanceLine): the lines */
GArray *carom_balance_text_lines(const CaromExplanation *explanation);

/* Tells masses, normal, speeds, restitution as measured, impulse, energy lost and what the method
 * gave, with one value each.
 *
 * Returns: (transfer full) (element-type CaromBalanceLine): the lines */
GArray *carom_balance_text_lines_of_contact(const CaromExplanation *explanation);

/* Returns: (transfer full) (nullable): why an immovable body has no momentum and energy; NULL if
 *   both can move */
char *carom_balance_text_remark_immovable(const CaromExplanation *explanation);

/* Returns: (transfer full): everything special about the contact, in one line each; "" if there is
 *   nothing */
char *carom_balance_text_remarks(const CaromExplanation *explanation);

/* Writes rows of cells with tabs between them: each quantity with its label and unit, the value
 * before, the value after and the change; then, after an empty row, the figures of the contact as a
 * whole. A vector takes two rows. Numbers have all their digits, and the decimal sign of the user's
 * locale, which spreadsheets expect.
 *
 * Returns: (transfer full): the text */
char *carom_balance_text_tsv(const CaromExplanation *explanation);
