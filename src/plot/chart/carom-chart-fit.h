/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-fit: the law that is fitted to each curve of a chart, between the marked time and the
 * one at which values are read off; where nothing is marked, to all that is shown of it; in a
 * phase plot, to what is shown of it up to that time. */
#pragma once

#include "carom-chart-layout.h"

/* Returns: the stretch to which laws are fitted; it ends with what is known */
CaromTimeSpan carom_chart_fit_stretch(const CaromChartLayout *layout);

/* Where too few values are known, a fit has no law.
 *
 * Returns: (transfer full) (nullable): a fit for each curve; NULL if none is asked for */
CaromFit *carom_chart_fit_curves(const CaromChartLayout *layout);

/* Draws the fitted laws over their stretch. */
void carom_chart_fit_draw(const CaromChartLayout *layout, cairo_t *cr);
