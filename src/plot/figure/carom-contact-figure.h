/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-figure: a page about a contact as a picture for export: words and formulas from the
 * top to the bottom. */
#pragma once

#include "carom-encounter-columns.h"
#include "carom-explanation.h"
#include "carom-figure-file.h"
#include "carom-theme.h"

/* What stands on the page. */
typedef struct _CaromContactFigureKind CaromContactFigureKind;

/* The workings of the contact: a column for each resolver. */
extern const CaromContactFigureKind carom_contact_figure_workings;
/* When and where the contact was, and with what result: a column for each pane that differs. */
extern const CaromContactFigureKind carom_contact_figure_encounter;
/* Why all methods give the same: chapters of equations, each with its reason beside it. */
extern const CaromContactFigureKind carom_contact_figure_derivation;
/* The contact as geometry: the velocity plane beside the momenta, and below each what it shows in
 * words. */
extern const CaromContactFigureKind carom_contact_figure_diagrams;

typedef struct {
  const CaromContactFigureKind *kind;
  const CaromExplanation *explanation;
  const char *title;   /* the scene's title */
  gboolean in_numbers; /* with the contact's numbers in place of symbols, where there is a choice */
  const CaromEncounterColumns *columns; /* (nullable): when and where; needed for these alone */
  const CaromScene *scene;    /* (nullable): whose discs have colours; not needed for workings */
  const CaromMethod *methods; /* (nullable): of the panes, whose marks the methods have */
  guint n_methods;
  const CaromTheme *theme;
  const char *font;        /* (nullable): its size is in points of the figure; default "Sans 10" */
  double width, height;    /* in points; 0: chosen from the content */
  double pixels_per_point; /* PNG only; 0: 2 */
} CaromContactFigure;

/* The size that the figure asks for; where that is 0, a size that suits its content. */
void carom_contact_figure_get_size(const CaromContactFigure *figure, double *width, double *height);

/* Draws the figure into the rectangle (0, 0)–(width, height), scaled down if it needs more. */
void carom_contact_figure_draw(const CaromContactFigure *figure, cairo_t *cr, double width,
                               double height);

/* The same figure gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_contact_figure_render(const CaromContactFigure *figure, CaromFigureFileFormat format,
                                    GError **error);
