/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-mistake-cost: what a resolver that is wrong on purpose costs, of momentum and of energy: at
 * one contact by what is right, and in its run by the books. */
#pragma once

#include "carom-balance.h"
#include "carom-explanation.h"
#include "carom-run.h"

/* What a resolver makes of both bodies, less what is right; of those that can move. */
typedef struct {
  CaromVec2 momentum;
  double energy_j;
} CaromMistakeCost;

/* @resolver: an index
 * Returns: the cost, with 0 in place of mere rounding */
CaromMistakeCost carom_mistake_cost(const CaromExplanation *explanation, guint resolver);

/* @resolver: the index of one that is wrong at this contact
 * Returns: (transfer full): a translated sentence that says so, and which of the two is right */
char *carom_mistake_cost_describe(const CaromExplanation *explanation, guint resolver);

/* @run: by that resolver
 * @side: of the contact at which the clock stands
 * Returns: (transfer full): a translated sentence: what of momentum and energy the books of the run
 *   cannot explain so far */
char *carom_mistake_cost_describe_run(const CaromRun *run, CaromSide side);
