/* carom-derivation-figure: why all methods give the same at a contact, as a picture for export:
 * chapters of equations, each with its reason beside it. */
#pragma once

#include "carom-explanation.h"
#include "carom-figure-file.h"
#include "carom-theme.h"

typedef struct {
  const CaromExplanation *explanation;
  const char *title; /* of the scene */
  gboolean in_numbers;
  const CaromTheme *theme;
  const char *font;        /* (nullable): its size is in points of the figure; default "Sans 10" */
  double width, height;    /* in points; 0: chosen from the content */
  double pixels_per_point; /* PNG only; 0: 2 */
} CaromDerivationFigure;

/* The size that the figure asks for; where that is 0, a size that suits its content. */
void carom_derivation_figure_get_size(const CaromDerivationFigure *figure, double *width,
                                      double *height);

/* Draws the figure into the rectangle (0, 0)–(width, height), scaled down if it needs more. */
void carom_derivation_figure_draw(const CaromDerivationFigure *figure, cairo_t *cr, double width,
                                  double height);

/* The same figure gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_derivation_figure_render(const CaromDerivationFigure *figure,
                                       CaromFigureFileFormat format, GError **error);
