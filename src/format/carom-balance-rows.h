/* carom-balance-rows: before and after: the rows of the table of one contact's books. */
#pragma once

#include "carom-explanation.h"

typedef struct {
  char *label; /* translated: "Velocity of A" */
  CaromDimension dimension;
  CaromValue before, after, change;
} CaromBalanceRow;

/* A number of the contact as a whole. */
typedef struct {
  char *label; /* translated: "Closing speed" */
  CaromDimension dimension;
  CaromValue value;
} CaromBalanceFigure;

/* Velocity, momentum and kinetic energy of each disc, and the totals; what has no momentum of its
 * own, a wall or a pinned disc, has no row for it.
 * Returns: (transfer full) (element-type CaromBalanceRow) */
GArray *carom_balance_rows(const CaromExplanation *explanation);

/* Masses, normal, speeds, restitution as measured, impulse, energy lost and energy that is not.
 * Returns: (transfer full) (element-type CaromBalanceFigure) */
GArray *carom_balance_figures(const CaromExplanation *explanation);
