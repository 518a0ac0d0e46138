/* carom-raster: a transparent image whose pixels are set directly, for random placements: thousands
 * of small shapes take a fraction of the time that Cairo needs for them one by one. */
#pragma once

#include "carom-arrow.h"

typedef struct {
  cairo_surface_t *image;
  double pixels_per_point;
  int width, height; /* in pixels */
  int stride;        /* in pixels */
  guint32 *pixels;   /* 0xAARRGGBB, premultiplied, from the top left corner */
} CaromRaster;

/* carom_raster_new:
 * @cr: where the image will be painted
 * @pixels_per_point: the image's resolution; 0: that of @cr
 *
 * Returns: (transfer full): a raster for the rectangle (0, 0)–(width, height), in points. */
CaromRaster *carom_raster_new(cairo_t *cr, double width, double height, double pixels_per_point);
void carom_raster_free(CaromRaster *raster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRaster, carom_raster_free)

/* Lays a @size × @size image of premultiplied pixels over what is there, its corner at pixel
 * (left, top), which may lie outside. */
void carom_raster_blend(CaromRaster *raster, const guint32 *image, int size, int left, int top);

/* Like carom_arrows_draw(). The notch at the back of the heads is left out: in a random placement
 * they are too small for it. */
void carom_raster_draw_arrows(CaromRaster *raster, const CaromArrow *arrows, guint n,
                              CaromColour colour, double width);

/* Paints all that has been drawn. */
void carom_raster_paint(const CaromRaster *raster, cairo_t *cr);
