/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc: the look of a disc, and drawing one or very many. */
#pragma once

#include "carom-raster.h"

typedef struct {
  CaromColour fill, edge;
  double edge_width; /* the edge lies inside the disc */
  gboolean hatched;  /* whether it is pinned, which hatching shows rather than colour */
  CaromColour hatch; /* the colour of its lines, if it is */
} CaromDiscLook;

/* Draws a disc of that @radius, in points, around (@x, @y). */
void carom_disc_draw(cairo_t *cr, const CaromDiscLook *look, double x, double y, double radius);

/* ---- Many discs ---- */

/* Each kind of disc is drawn once and then copied onto a raster, which is many times faster than
 * filling thousands of arcs. */
typedef struct CaromDiscSprites CaromDiscSprites;

/* @raster: where to draw; it must outlive the sprites
 * Returns: (transfer full): sprites, of which none has been drawn yet */
CaromDiscSprites *carom_disc_sprites_new(CaromRaster *raster);
void carom_disc_sprites_free(CaromDiscSprites *sprites);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromDiscSprites, carom_disc_sprites_free)

/* Draws a disc like carom_disc_draw(), but its place is rounded to a quarter of a pixel. */
void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius);
