/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-distribution: counts how many discs of a run have which value of a quantity at present, in
 * bins that stay the same as the run goes on. Pinned discs are left out, as in sums. */
#pragma once

#include "carom-quantity.h"
#include "carom-run.h"

typedef struct {
  double width;   /* how wide a bin is: a round number; the first bin begins at 0 */
  GArray *counts; /* (element-type guint): how many discs each bin has; the last bin has one, if any
                     disc can move */
} CaromDistribution;

/* @quantity: one of the kind of distributions; its values are >= 0
 * Returns: the present distribution, to be cleared with carom_distribution_clear() */
CaromDistribution carom_distribution_of(const CaromQuantity *quantity, const CaromRun *run);
/* Frees the bins. */
void carom_distribution_clear(CaromDistribution *distribution);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromDistribution, carom_distribution_clear)

/* Returns: a value that few discs, or none, will exceed, however the run goes on: an end for the
 *   axis */
double carom_distribution_reach(const CaromRun *run);
