/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-lines: the account of one contact as lines for documents and spreadsheets, each
 * with the names of its bodies. */
#pragma once

#include "carom-balance-table.h"
#include "carom-explanation.h"

typedef struct {
  const CaromBalanceRow *row; /* the table's row for the quantity */
  char *label;                /* translated: "Velocity of A" */
  guint n_values;
  CaromValue values[CAROM_BALANCE_MAX_VALUES];
  double scales[CAROM_BALANCE_MAX_VALUES]; /* of their rounding */
} CaromBalanceLine;

/* Velocity, momentum and kinetic energy of each disc, and the totals: before, after and the change.
 * A wall or a pinned disc has no lines for momentum and energy, which are not its own.
 *
 * Returns: (transfer full) (element-type CaromBalanceLine): the lines */
GArray *carom_balance_lines(const CaromExplanation *explanation);

/* Masses, normal, speeds, restitution as measured, impulse, energy lost and what the method gave,
 * with one value each.
 *
 * Returns: (transfer full) (element-type CaromBalanceLine): the lines */
GArray *carom_balance_lines_of_contact(const CaromExplanation *explanation);
