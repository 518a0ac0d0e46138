/* carom-disc-sprites: many discs at once. They are drawn once each way they look and then copied
 * onto a raster, which is many times faster than filling thousands of arcs. */
#pragma once

#include "carom-disc.h"
#include "carom-raster.h"

typedef struct CaromDiscSprites CaromDiscSprites;

/* @raster: where to draw; it must outlive the sprites */
CaromDiscSprites *carom_disc_sprites_new(CaromRaster *raster);
void carom_disc_sprites_free(CaromDiscSprites *sprites);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromDiscSprites, carom_disc_sprites_free)

/* Like carom_disc_draw(), but placed to a quarter of a pixel. */
void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius);
