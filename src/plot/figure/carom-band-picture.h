/* carom-band-picture: a band across the columns of the workings: what a quantity is called, each
 * resolver's formula for it in its own column, and the one value at the end; or, where one of them
 * departs, the value of each. */
#pragma once

#include "carom-explanation-band.h"
#include "carom-theme.h"

typedef struct {
  const CaromExplanation *explanation;
  CaromFindingKind kind;
  gboolean has_caption; /* beside the title stands what bands are about */
  const CaromTheme *theme;
  const char *font; /* (nullable): as in carom_text_init() */
  int digits;       /* significant digits, 1 to 17 */
  double gap;       /* between two columns */
} CaromBandPicture;

/* The height of the band if all columns together are that wide. It is smallest if the width is
 * INFINITY. */
double carom_band_picture_height(const CaromBandPicture *picture, double width);

/* Draws the band into the rectangle (0, 0)–(@width, height), without a background. */
void carom_band_picture_draw(const CaromBandPicture *picture, cairo_t *cr, double width);

/* How opaque the background is. */
#define CAROM_BAND_PICTURE_TINT 0.08

/* Returns: the colour of the background and of what frames the band: that of the quantity or, if a
 *   resolver departs, that of departures */
CaromColour carom_band_picture_colour(const CaromBandPicture *picture);
