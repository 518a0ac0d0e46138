/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-style: the colour and line style of a pane, by its index. Colour-blind safe (Okabe and
 * Ito); each pane also has its own lightness, width, dash and mark, so that curves can be told
 * apart also in grey, whether they coincide or not. */
#pragma once

#include "carom-theme.h"

typedef struct {
  double width;   /* of the curve, in points */
  double dash[4]; /* lengths on and off, in points */
  int n_dash;     /* 0: solid */
  double dash_offset;
} CaromPaneLine;

/* A little shape that stands for a pane where a line is too short or too restless to show its
 * dashes. */
typedef enum {
  CAROM_PANE_MARK_CIRCLE,
  CAROM_PANE_MARK_SQUARE,
  CAROM_PANE_MARK_TRIANGLE,
  CAROM_PANE_MARK_DIAMOND,
} CaromPaneMark;

typedef struct {
  CaromColour colour;
  CaromColour text_colour; /* the same hue, dark (or light) enough for text */
  CaromColour edge;        /* of a mark, so that it stands out from its line */
  CaromPaneLine nested;    /* where curves of panes coincide, and in samples */
  CaromPaneLine thin;      /* where a curve is alone */
  CaromPaneMark mark;
} CaromPaneStyle;

/* The style of pane @index; styles repeat after CAROM_COMPARISON_MAX_PANES. Pane 0 is the widest
 * and solid; draw the panes in order, so that each lies within the one before. */
CaromPaneStyle carom_pane_style_of(const CaromTheme *theme, guint index);

/* The same where hue tells something else: dashes and mark alone tell the pane.
 *
 * @colour: of lines, marks and text */
CaromPaneStyle carom_pane_style_in_colour(const CaromTheme *theme, guint index, CaromColour colour);

/* Sets the pane's colour, and width and dash of @line, on @cr.
 *
 * @line: of @style
 * @length: how much of the line is left out before its beginning, in points */
void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style, const CaromPaneLine *line,
                          double length);

/* Half the size of a mark on a curve, with its edge, in points. */
#define CAROM_PANE_STYLE_MARK_REACH 4.0

/* Draws the pane's mark with its middle at (@x, @y); the largest distance of its corners is about
 * @radius. */
void carom_pane_style_draw_mark(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                double radius);

/* The length of a sample at which its dash pattern ends as it begins. */
#define CAROM_PANE_STYLE_SAMPLE_WIDTH 32.0

/* Draws a short horizontal sample of the pane's curve with its mark, as in legends and pane
 * headers: as long as the rectangle is wide, at the middle of its height. */
void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height);
