/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-figure: what can be measured of the work of a detection. */
#pragma once

#include "carom-part.h"

/* What is measured, for each second of the scene. */
typedef enum {
  CAROM_COST_FIGURE_PAIR_TESTS, /* the same on every computer, and every time */
  CAROM_COST_FIGURE_TIME,       /* seconds, on this computer, now */
  CAROM_COST_FIGURE_CONTACTS,   /* also with walls; the same every time, too */
  CAROM_N_COST_FIGURES,
} CaromCostFigure;

/* Every figure by its number: an id as in files, a title and a summary. */
const CaromPart *carom_cost_figure_part(CaromCostFigure figure);

typedef struct {
  double figures[CAROM_N_COST_FIGURES]; /* NAN if it is not measured yet, or cannot be */
} CaromCost;
