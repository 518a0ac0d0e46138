/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-chart: how one figure of the cost grows with the number of discs, as a chart. */
#pragma once

#include "carom-cost-growth.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COST_CHART (carom_cost_chart_get_type())
G_DECLARE_FINAL_TYPE(CaromCostChart, carom_cost_chart, CAROM, COST_CHART, GtkDrawingArea)

/* Returns: (transfer floating): an empty chart of @figure */
GtkWidget *carom_cost_chart_new(CaromCostFigure figure);

/* @growth: (nullable): drawn from now on, so it is to be shown again before it changes or goes
 * @is_final: whether that is all; only then it is told in words, too */
void carom_cost_chart_show(CaromCostChart *self, const CaromCostGrowth *growth, gboolean is_final);
