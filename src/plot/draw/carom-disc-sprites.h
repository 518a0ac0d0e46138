/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-sprites: draws many discs at once. Each kind of disc is drawn once and then copied
 * onto a raster, which is many times faster than filling thousands of arcs. */
#pragma once

#include "carom-disc.h"
#include "carom-raster.h"

typedef struct CaromDiscSprites CaromDiscSprites;

/* @raster: where to draw; it must outlive the sprites
 * Returns: (transfer full): sprites, of which none has been drawn yet */
CaromDiscSprites *carom_disc_sprites_new(CaromRaster *raster);
void carom_disc_sprites_free(CaromDiscSprites *sprites);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromDiscSprites, carom_disc_sprites_free)

/* Like carom_disc_draw(), but positions are rounded to a quarter of a pixel. */
void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius);
