/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-curves-kept: the curves of a chart, kept from one drawing to the next, so that each
 * drawing only takes the samples that have come since. */
#pragma once

#include "carom-chart-layout.h"

typedef struct CaromChartCurvesKept CaromChartCurvesKept;

/* Returns: (transfer full): without any curves */
CaromChartCurvesKept *carom_chart_curves_kept_new(void);
void carom_chart_curves_kept_free(CaromChartCurvesKept *kept);

/* To be called when the chart's comparison is freed. All other changes are noticed. */
void carom_chart_curves_kept_forget(CaromChartCurvesKept *kept);

/* Curve @i of the layout, the same as carom_curve_growth_whole(); valid until it is asked for
 * again.
 *
 * @layout: with its channels and its axis of time */
void carom_chart_curves_kept_get(CaromChartCurvesKept *kept, const CaromChartLayout *layout,
                                 guint i, double column_s, double busy_s, CaromCurve *curve);
