/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-view: the page “cost”: how the work of each detection grows with the number of discs.
 * It is measured when that is asked for, because it takes a few seconds. */
#pragma once

#include "carom-cost-growth.h"
#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COST_VIEW (carom_cost_view_get_type())
G_DECLARE_FINAL_TYPE(CaromCostView, carom_cost_view, CAROM, COST_VIEW, GtkBox)

/* It has the actions cost.measure, cost.stop and cost.copy.
 *
 * @player: whose scene is measured; a reference is taken; to be set once */
void carom_cost_view_set_player(CaromCostView *self, CaromPlayer *player);

/* Returns: (transfer none) (nullable): what has been measured, until it is measured anew; NULL if
 *   nothing has */
const CaromCostGrowth *carom_cost_view_get_growth(CaromCostView *self);
