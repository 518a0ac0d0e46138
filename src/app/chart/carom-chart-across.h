/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-across: the rows of a menu that say what is across in a chart: the time, or another
 * quantity. */
#pragma once

#include "carom-comparison.h"
#include "carom-quantity.h"

#include <gio/gio.h>

/* Fills @menu with rows for the action "chart.across": the time, and all that the quantity upright
 * can be shown against in that scene. */
void carom_chart_across_fill(GMenu *menu, const CaromComparison *comparison,
                             const CaromQuantity *quantity);

/* Returns: (transfer none): the target of that action for what is across in a chart of @quantity */
const char *carom_chart_across_get_id(const CaromQuantity *quantity);

/* Returns: (transfer none) (nullable): what a chart of @quantity then shows; NULL: no pair */
const CaromQuantity *carom_chart_across_choose(const CaromQuantity *quantity, const char *id);
