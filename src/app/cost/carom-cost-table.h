/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-table: what has been measured of the cost of detections, as numbers. */
#pragma once

#include "carom-cost-growth.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COST_TABLE (carom_cost_table_get_type())
G_DECLARE_FINAL_TYPE(CaromCostTable, carom_cost_table, CAROM, COST_TABLE, GtkGrid)

/* Shows all that has been measured. The rows and columns of the first @growth are those of all. */
void carom_cost_table_show(CaromCostTable *self, const CaromCostGrowth *growth);
