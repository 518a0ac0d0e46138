/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-table: a window with what is known of the quantity of a chart, in numbers: a row for
 * each sample, a column for each curve. It grows with the run. Enter or a double click on a row
 * asks for its frame by the action win.seek. */
#pragma once

#include "carom-chart-area.h"

#define CAROM_TYPE_CHART_TABLE (carom_chart_table_get_type())
G_DECLARE_FINAL_TYPE(CaromChartTable, carom_chart_table, CAROM, CHART_TABLE, GtkWindow)

/* Shows a table of @quantity, with the rows that @area knows of @player, beside its window. */
void carom_chart_table_present(CaromChartArea *area, CaromPlayer *player,
                               const CaromQuantity *quantity);
