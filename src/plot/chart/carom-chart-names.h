/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-names: names within the plot, where curves begin and after they have crossed, over no
 * curve. Where there is no room there is none; at their ends curves have names beside the plot, see
 * carom-chart-labels.h. */
#pragma once

#include "carom-chart-layout.h"

typedef struct {
  guint64 channels, panes; /* bit by bit: whose curves are one line there */
  double x, y;             /* of its left end and of its middle */
  double width, height;
} CaromChartName;

/* Returns: (transfer full) (element-type CaromChartName): the names that have room */
GArray *carom_chart_names_place(const CaromChartLayout *layout, CaromText *text);

/* Draws them; none while the layout is stretched. */
void carom_chart_names_draw(const CaromChartLayout *layout, CaromText *text);
