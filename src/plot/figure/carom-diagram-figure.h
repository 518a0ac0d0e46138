/* carom-diagram-figure: a contact as geometry, as a picture for export: the velocity plane beside
 * the momenta, and below each what it shows in words. */
#pragma once

#include "carom-diagram.h"
#include "carom-figure-file.h"

typedef struct {
  CaromDiagram diagram;    /* its font's size is in points of the figure; default "Sans 10" */
  const char *title;       /* of the scene */
  double width, height;    /* in points; 0: chosen from the content */
  double pixels_per_point; /* PNG only; 0: 2 */
} CaromDiagramFigure;

/* The size that the figure asks for; where that is 0, a size that suits its content. */
void carom_diagram_figure_get_size(const CaromDiagramFigure *figure, double *width, double *height);

/* Draws the figure into the rectangle (0, 0)–(width, height), scaled down if it needs more. */
void carom_diagram_figure_draw(const CaromDiagramFigure *figure, cairo_t *cr, double width,
                               double height);

/* The same figure gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_diagram_figure_render(const CaromDiagramFigure *figure, CaromFigureFileFormat format,
                                    GError **error);
