/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-figure: a page about a contact as a picture for export: words and formulas from the
 * top to the bottom. What stands on it is a matter of its kind. */
#pragma once

#include "carom-encounter-columns.h"
#include "carom-explanation.h"
#include "carom-figure-file.h"
#include "carom-line-picture.h"
#include "carom-sentence-picture.h"
#include "carom-text.h"
#include "carom-theme.h"

typedef struct _CaromFigurePage CaromFigurePage;

/* What kinds of pages differ in. Without a cairo_t, putting something only returns its height. */
typedef struct {
  double edge; /* between the contents and the figure's rectangle, in points */
  /* Returns: the width between the edges of a figure whose width is not given */
  double (*choose_width)(const CaromFigurePage *page);
  /* Puts everything below the edge at the top.
   *
   * Returns: where it ends */
  double (*put)(CaromFigurePage *page);
} CaromContactFigureKind;

typedef struct {
  const CaromContactFigureKind *kind;
  const CaromExplanation *explanation;
  const char *title;   /* of the scene */
  gboolean in_numbers; /* with the contact's numbers in place of symbols, where there is a choice */
  const CaromEncounterColumns *columns; /* (nullable): when and where; needed for these alone */
  const CaromScene *scene;    /* (nullable): whose discs have colours; needed for geometry alone */
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

/* ---- For the kinds ---- */

struct _CaromFigurePage {
  const CaromContactFigure *figure;
  const CaromExplanation *explanation;
  const CaromTheme *theme;
  double edge;
  char *font; /* in points of the figure */
  CaromText text;
  double width; /* between the edges */
};

/* Puts a paragraph between @x and the right edge.
 *
 * @format: attributes of Pango markup
 * Returns: its height */
double carom_contact_figure_put_words(CaromFigurePage *page, const char *words, const char *format,
                                      CaromColour colour, double x, double y);

/* The same with a paragraph of that @width. */
double carom_contact_figure_put_words_within(CaromFigurePage *page, const char *words,
                                             const char *format, CaromColour colour, double x,
                                             double y, double width);

/* Puts a line of a working at (@x, @y), and below it why it is so and what else there is to say.
 *
 * @working: of the figure's contact, for people
 * Returns: its height */
double carom_contact_figure_put_working_line(CaromFigurePage *page, const CaromWorking *working,
                                             guint line, double x, double y, double width);

/* Puts a typeset line at (@x, @y).
 *
 * @picture: which line; what all lines of a page have in common is filled in
 * Returns: its height */
double carom_contact_figure_put_line(CaromFigurePage *page, CaromLinePicture picture, double x,
                                     double y, double width);

/* Puts a paragraph with formulas in it at (@x, @y).
 *
 * @picture: which sentence, its terms, size and colour; what all sentences of a page have in common
 *   is filled in
 * Returns: its height */
double carom_contact_figure_put_sentence(CaromFigurePage *page, CaromSentencePicture picture,
                                         double x, double y, double width);
