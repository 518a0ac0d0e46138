/* carom-overlay-labels: finds places for the labels of the geometry, so that they lie neither on
 * one another nor on the letters of the discs. */
#pragma once

#include "carom-math.h"
#include "carom-overlay-shapes.h"

typedef struct {
  const CaromOverlayShape *shape; /* whose label it is */
  CaromVec2 place;                /* of its middle, in points */
  double half_width, half_height;
} CaromOverlayLabel;

/* The letter of a body stands in its disc where there is room, else beside it; that of a wall
 * behind it. It keeps clear of the velocities and of the normal. */
typedef struct {
  CaromVec2 place;
  gboolean inside; /* the disc */
} CaromOverlayLetter;

CaromOverlayLetter carom_overlay_labels_place_letter(const CaromOverlayFrame *frame,
                                                     const CaromText *text, CaromContactBody body);

/* carom_overlay_labels:
 * @shapes: (element-type CaromOverlayShape): the labels refer to them
 * @names: for the labels' widths
 *
 * Those that are lit find their place first. One that is not lit is left out where it would cover
 * another, and where the same has been written already.
 *
 * Returns: (transfer full) (element-type CaromOverlayLabel): the labels to draw. */
GArray *carom_overlay_labels(const CaromOverlayFrame *frame, const GArray *shapes, CaromText *text,
                             const CaromMathNames *names);
