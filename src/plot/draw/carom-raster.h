/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-raster: a transparent image whose pixels are set directly. Thousands of small shapes take a
 * fraction of the time that Cairo needs for them one by one. */
#pragma once

#include "carom-arrow.h"
#include "carom-colour.h"

typedef struct {
  cairo_surface_t *image;
  double pixels_per_point;
  int width, height; /* in pixels */
  int stride;        /* in pixels */
  guint32 *pixels;   /* 0xAARRGGBB, premultiplied, from the top left corner */
} CaromRaster;

/* @cr: where the image will be painted
 * @pixels_per_point: the resolution of the image; 0 for that of @cr
 * Returns: (transfer full): a raster for the rectangle (0, 0)–(width, height), in points */
CaromRaster *carom_raster_new(cairo_t *cr, double width, double height, double pixels_per_point);
void carom_raster_free(CaromRaster *raster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRaster, carom_raster_free)

/* Blends a @size × @size image of premultiplied pixels over the present contents, with its corner
 * at pixel (@left, @top). It may extend beyond the raster. */
void carom_raster_blend(CaromRaster *raster, const guint32 *image, int size, int left, int top);

/* Like carom_arrows_draw(), but without the notch at the back of the heads, which cannot be seen on
 * arrows as small as those of thousands of discs. */
void carom_raster_draw_arrows(CaromRaster *raster, const CaromArrow *arrows, guint n,
                              CaromColour colour, double width);

/* Paints everything that has been drawn. */
void carom_raster_paint(const CaromRaster *raster, cairo_t *cr);
