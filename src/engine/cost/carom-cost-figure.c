/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-figure: the ids and titles of the figures. */
#include "carom-cost-figure.h"

#include <glib/gi18n-lib.h>

static const CaromPart figures[CAROM_N_COST_FIGURES] = {
    [CAROM_COST_FIGURE_PAIR_TESTS] = {.id = "pair_tests",
                                      .title = N_("Pair tests"),
                                      .summary = N_("Pair tests per second of the scene")},
    [CAROM_COST_FIGURE_TIME] = {.id = "time",
                                .title = N_("Computing time"),
                                .summary = N_("Computing time per second of the scene, in s")},
    [CAROM_COST_FIGURE_CONTACTS] = {.id = "contacts",
                                    .title = N_("Contacts"),
                                    .summary = N_("Contacts per second of the scene")},
};

const CaromPart *carom_cost_figure_part(CaromCostFigure figure) {
  return &figures[figure];
}
