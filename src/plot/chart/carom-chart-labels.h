/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-labels: the names of a chart's curves, at their ends in the leading pane. */
#pragma once

#include "carom-chart-layout.h"

/* In the hue of its disc or pair, if it has one. NULL if the quantity's own symbol says it all.
 *
 * Returns: (transfer full) (nullable): the symbol of a channel, as Pango markup */
char *carom_chart_labels_name(const CaromChartLayout *layout, guint channel);

/* @panes: bit by bit, of those that are shown
 * Returns: (transfer full): their marks, as Pango markup; empty if they are all */
char *carom_chart_labels_marks(const CaromChartLayout *layout, guint64 panes);

/* The room that the names need to the right of the plot, which is @height high. */
double carom_chart_labels_room(const CaromChartLayout *layout, CaromText *text, double height);

/* Draws them, led to by lines where they had to be moved. */
void carom_chart_labels_draw(const CaromChartLayout *layout, CaromText *text);
