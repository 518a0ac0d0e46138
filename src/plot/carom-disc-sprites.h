/* carom-disc-sprites: many discs at once. They are drawn once each way they look and then copied
 * onto an image, which is several times faster than filling thousands of arcs. */
#pragma once

#include "carom-disc.h"

typedef struct CaromDiscSprites CaromDiscSprites;

/* carom_disc_sprites_new:
 * @cr: where the image will be painted
 * @pixels_per_point: the image's resolution; 0: that of @cr
 *
 * Covers the rectangle (0, 0)–(width, height). */
CaromDiscSprites *carom_disc_sprites_new(cairo_t *cr, double width, double height,
                                         double pixels_per_point);
void carom_disc_sprites_free(CaromDiscSprites *sprites);

/* Like carom_disc_draw(), but placed to a quarter of a pixel. */
void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius);

/* Paints all that has been drawn. */
void carom_disc_sprites_paint(CaromDiscSprites *sprites, cairo_t *cr);
