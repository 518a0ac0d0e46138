/* carom-working-figure: a contact worked through by every resolver, side by side, as a picture for
 * export. */
#pragma once

#include "carom-explanation.h"
#include "carom-figure-file.h"
#include "carom-theme.h"

typedef struct {
  const CaromExplanation *explanation;
  const char *title; /* of the scene */
  const CaromTheme *theme;
  const char *font;        /* (nullable): its size is in points of the figure; default "Sans 10" */
  double width, height;    /* in points; 0: chosen from the content */
  double pixels_per_point; /* PNG only; 0: 2 */
} CaromWorkingFigure;

/* The size that the figure asks for; where that is 0, a size that suits its content. */
void carom_working_figure_get_size(const CaromWorkingFigure *figure, double *width, double *height);

/* Draws the figure into the rectangle (0, 0)–(width, height), scaled down if it needs more. */
void carom_working_figure_draw(const CaromWorkingFigure *figure, cairo_t *cr, double width,
                               double height);

/* The same figure gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_working_figure_render(const CaromWorkingFigure *figure, CaromFigureFileFormat format,
                                    GError **error);
