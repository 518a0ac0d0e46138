/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-range: asks for the range of a chart's upright axis, in a popover. */
#pragma once

#include "carom-chart.h"
#include "carom-unit.h"

#include <gtk/gtk.h>

/* Sets the range, or lets the axis follow the values if it is empty.
 *
 * Returns: whether the axis can have it */
typedef gboolean (*CaromChartRangeFunc)(GtkWidget *chart, CaromChartRange range);

/* Opens it above @chart. What is entered holds at once; Escape leaves it as it is.
 *
 * @dimension, @length_unit: of the values
 * @range: that of the axis now */
void carom_chart_range_ask(GtkWidget *chart, CaromDimension dimension, const char *length_unit,
                           CaromChartRange range, CaromChartRangeFunc set);
