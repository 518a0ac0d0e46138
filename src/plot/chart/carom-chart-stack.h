/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-stack: the slices of a stacked chart, between each of its curves and the one below.
 */
#pragma once

#include "carom-chart-layout.h"

/* Whether the value of channel @c is a slice: the distance of its curve from the one below. */
gboolean carom_chart_stack_has(const CaromChartLayout *layout, guint c);

/* Returns: the channel whose curve is the lower edge of the slice of @c; -1: it stands on 0 */
int carom_chart_stack_below(const CaromChartLayout *layout, guint c);

/* Fills the slices of the first pane right of @from, each in the hue of its disc; where that has
 * none, or it is of something else, in two greys in turn. Those of other panes, where they differ,
 * have edges alone: colours upon each other would belong to nothing. */
void carom_chart_stack_draw(const CaromChartLayout *layout, cairo_t *cr, double from);
