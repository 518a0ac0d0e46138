/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-legend: which line belongs to which pane, in as many rows as needed. */
#pragma once

#include "carom-comparison.h"
#include "carom-text.h"
#include "carom-theme.h"

typedef struct {
  const CaromComparison *comparison;
  const CaromTheme *theme;
  gboolean grey;        /* where hue tells something else */
  guint64 hidden_panes; /* bit by bit: they are left out */
} CaromLegend;

/* The width if it is in one row. */
double carom_legend_width(const CaromLegend *legend, CaromText *text);

/* The height if it is wrapped at @width. */
double carom_legend_height(const CaromLegend *legend, CaromText *text, double width);

/* Draws it with the top left corner at (@x, @y); an item that is wider than @width by itself is cut
 * off. */
void carom_legend_draw(const CaromLegend *legend, CaromText *text, double x, double y,
                       double width);
