/* carom-chart-readout: the values at the cursor: one number where all panes show the same digits,
 * otherwise each with its pane's mark. Values are wrapped where they do not fit on a line. */
#pragma once

#include "carom-chart-layout.h"

/* How many lines are kept free for it, so that the plot stays where it is while numbers change.
 *
 * @width: of a line */
guint carom_chart_readout_count_lines(const CaromChartLayout *layout, CaromText *text,
                                      double width);

/* Draws it as near to @x as fits, above the plot. */
void carom_chart_readout_draw(const CaromChartLayout *layout, CaromText *text, double x);

typedef struct {
  char *markup;    /* Pango markup */
  int pane;        /* whose mark stands before it; −1: none */
  gboolean joined; /* to the word before it, on the same line */
} CaromReadoutWord;

/* What it says where there is room enough.
 *
 * Returns: (transfer full) (element-type CaromReadoutWord) */
GArray *carom_chart_readout_words(const CaromChartLayout *layout);
