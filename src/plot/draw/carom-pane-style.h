/* carom-pane-style: the colour and line style of a pane, by its index. Colour-blind safe (Okabe and
 * Ito); each pane also has its own lightness, width and dash, so that coinciding curves can all be
 * seen, also in grey. */
#pragma once

#include "carom-theme.h"

typedef struct {
  CaromColour colour;
  CaromColour text_colour; /* the same hue, dark (or light) enough for text */
  double width;            /* of the curve, in points */
  double dash[6];          /* lengths on and off, in points */
  int n_dash;              /* 0: solid */
  double dash_offset;
} CaromPaneStyle;

/* The style of pane @index; styles repeat after CAROM_COMPARISON_MAX_PANES. Pane 0 is the widest
 * and solid; draw the panes in order, so that each lies within the one before. */
CaromPaneStyle carom_pane_style_of(const CaromTheme *theme, guint index);

/* Sets the colour, width and dash of the pane's curves on @cr. */
void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style);

/* The length of a sample at which its dash pattern ends as it begins. */
#define CAROM_PANE_STYLE_SAMPLE_WIDTH 32.0

/* Draws a short horizontal sample of the pane's curve, as in legends and pane headers: as long as
 * the rectangle is wide, at the middle of its height. */
void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height);
