/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-chart: how one figure of the cost grows with the number of discs, as a chart. */
#pragma once

#include "carom-cost-meter.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COST_CHART (carom_cost_chart_get_type())
G_DECLARE_FINAL_TYPE(CaromCostChart, carom_cost_chart, CAROM, COST_CHART, GtkDrawingArea)

/* Returns: (transfer floating): a chart of @figure, of what @meter measures; a reference to that is
 *   taken */
GtkWidget *carom_cost_chart_new(CaromCostMeter *meter, CaromCostFigure figure);
