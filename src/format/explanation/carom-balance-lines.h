/* carom-balance-lines: before and after: the lines of one contact's books as documents and
 * spreadsheets have them, each with the names of its bodies. */
#pragma once

#include "carom-balance-table.h"
#include "carom-explanation.h"

/* Before, after, and what changed. */
#define CAROM_BALANCE_MAX_VALUES 3

typedef struct {
  const CaromBalanceRow *row; /* of the table: what it is */
  char *label;                /* translated: "Velocity of A" */
  double scale;               /* what its rounding goes by */
  guint n_values;
  CaromValue values[CAROM_BALANCE_MAX_VALUES];
} CaromBalanceLine;

/* Velocity, momentum and kinetic energy of each disc, and the totals: before, after and its change;
 * what has no momentum of its own, a wall or a pinned disc, has no line for it.
 * Returns: (transfer full) (element-type CaromBalanceLine) */
GArray *carom_balance_lines(const CaromExplanation *explanation);

/* Masses, normal, speeds, restitution as measured, impulse, energy lost and what the method gave:
 * one value each.
 * Returns: (transfer full) (element-type CaromBalanceLine) */
GArray *carom_balance_lines_of_contact(const CaromExplanation *explanation);
