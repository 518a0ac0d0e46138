/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-meter: measures how the cost of detections grows, for the scene that a player has, in
 * slices while the window has nothing else to do. What is measured of one scene is forgotten with
 * the next. */
#pragma once

#include "carom-cost-growth.h"
#include "carom-player.h"

#define CAROM_TYPE_COST_METER (carom_cost_meter_get_type())
G_DECLARE_FINAL_TYPE(CaromCostMeter, carom_cost_meter, CAROM, COST_METER, GObject)

/* Signals:
 *   "changed": more is measured, or nothing any more; or it has started or ended */

/* @player: a reference is taken
 * Returns: (transfer full): a meter that has measured nothing */
CaromCostMeter *carom_cost_meter_new(CaromPlayer *player);

/* Begins anew. */
void carom_cost_meter_start(CaromCostMeter *self);

/* Ends measuring; what has been measured by then stays. */
void carom_cost_meter_stop(CaromCostMeter *self);

/* Whether it is measuring. */
gboolean carom_cost_meter_is_busy(CaromCostMeter *self);

/* Returns: (transfer none) (nullable): what has been measured; NULL if nothing has */
const CaromCostGrowth *carom_cost_meter_get_growth(CaromCostMeter *self);
