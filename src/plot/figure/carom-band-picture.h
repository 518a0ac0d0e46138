/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band-picture: a band across the columns of the workings: what a quantity is called
 * and its one value, and below that each resolver's formula for it in its own column; or, where one
 * of them departs, the value of each below its formula. */
#pragma once

#include "carom-explanation-band.h"
#include "carom-theme.h"

typedef struct {
  const CaromExplanation *explanation;
  CaromFindingKind kind;
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
