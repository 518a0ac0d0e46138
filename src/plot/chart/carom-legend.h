/* carom-legend: which line is which pane, in one row or as many as needed. */
#pragma once

#include "carom-comparison.h"
#include "carom-text.h"
#include "carom-theme.h"

typedef struct {
  const CaromComparison *comparison;
  const CaromTheme *theme;
} CaromLegend;

/* The width in one row. */
double carom_legend_width(const CaromLegend *legend, CaromText *text);

/* The height when wrapped at @width. */
double carom_legend_height(const CaromLegend *legend, CaromText *text, double width);

/* Draws it with the left top corner at (@x, @y); what is wider than @width alone is cut short. */
void carom_legend_draw(const CaromLegend *legend, CaromText *text, double x, double y,
                       double width);
