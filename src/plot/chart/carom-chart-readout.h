/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-readout: the values at the cursor: one number where all panes show the same digits,
 * otherwise each with its pane's mark. Values are wrapped where they do not fit on a line. */
#pragma once

#include "carom-chart-layout.h"

/* Decides how many lines of the chart's width are kept free for it, so that the plot stays where it
 * is while numbers change, and what is left out to fit into them. */
void carom_chart_readout_arrange(CaromChartLayout *layout, CaromText *text);

/* Whether it names the unit, once that is decided. */
gboolean carom_chart_readout_has_unit(const CaromChartLayout *layout);

/* Draws it as near to @x as fits, above the plot. */
void carom_chart_readout_draw(const CaromChartLayout *layout, CaromText *text, double x);

typedef struct {
  char *markup;    /* Pango markup */
  double width;    /* with the mark; 0 if nothing measures it */
  int pane;        /* whose mark stands before it; −1: none */
  gboolean joined; /* to the word before it, on the same line */
} CaromReadoutWord;

/* What it says where there is room enough.
 *
 * @text: (nullable): measures the words
 * Returns: (transfer full) (element-type CaromReadoutWord) */
GArray *carom_chart_readout_words(const CaromChartLayout *layout, CaromText *text);

/* Returns: (transfer full): the same as plain text, with the titles of panes for their marks; for a
 *   screen reader */
char *carom_chart_readout_describe(const CaromChartLayout *layout);

/* Returns: (transfer full): the same with the title of the quantity, in lines, to be pasted */
char *carom_chart_readout_write(const CaromChartLayout *layout);
