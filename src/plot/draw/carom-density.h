/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-density: very many discs that are too small to be seen one by one, as what they are
 * together: each pixel has the share of colour that the discs cover of it. */
#pragma once

#include "carom-raster.h"

typedef struct CaromDensity CaromDensity;

/* @raster: where to draw; it must outlive the density
 * Returns: (transfer full): a density of no disc */
CaromDensity *carom_density_new(CaromRaster *raster);
void carom_density_free(CaromDensity *density);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromDensity, carom_density_free)

/* Adds the area of a disc, as that of the square of the same area around its centre, to the pixels
 * that it covers. Lengths are in points; what lies beyond the raster is left out. */
void carom_density_add(CaromDensity *density, CaromColour colour, double x, double y,
                       double radius);

/* Returns: the area that has been added within the raster, in pixels */
double carom_density_get_area(const CaromDensity *density);

/* Draws the density in place of whatever the raster has, which ought to be nothing yet. A pixel
 * that is covered more than once is covered, and a colour of several discs is their mean by area.
 */
void carom_density_draw(const CaromDensity *density);
