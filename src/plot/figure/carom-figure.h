/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-figure: a whole picture for export, as PNG, SVG or PDF: title, panes with their names,
 * charts with legends, and a line that says what was run. */
#pragma once

#include "carom-comparison.h"
#include "carom-figure-file.h"
#include "carom-framing.h"
#include "carom-overlay.h"
#include "carom-quantity.h"
#include "carom-theme.h"

typedef struct {
  const CaromComparison *comparison;
  const CaromTheme *theme;
  const CaromFraming
      *framing;     /* (nullable): of the panes; NULL: that of carom_framing_of_scene() */
  const char *font; /* (nullable): its size is in points of the figure; default "Sans 10" */
  const CaromQuantity *const *quantities; /* a chart each */
  guint n_quantities;
  gboolean show_panes;
  gboolean superposed;  /* one pane that has the discs of all */
  CaromStaging staging; /* what panes show, as in CaromScenePicture */
  gboolean show_counter;
  const CaromOverlay *const *overlays; /* (nullable): of each pane; NULL where it has none */
  double width, height;                /* in points; 0: chosen from the content */
  double pixels_per_point;             /* PNG only; 0: 2 */
} CaromFigure;

/* The size that the figure asks for; where that is 0, a size that suits its content. */
void carom_figure_get_size(const CaromFigure *figure, double *width, double *height);

/* Draws the figure into the rectangle (0, 0)–(width, height). */
void carom_figure_draw(const CaromFigure *figure, cairo_t *cr, double width, double height);

/* The same figure gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_figure_render(const CaromFigure *figure, CaromFigureFileFormat format,
                            GError **error);
