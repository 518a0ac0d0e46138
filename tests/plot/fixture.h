/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* fixture: scenes, comparisons and images for the tests of plot. */
#pragma once

#include "carom-colour.h"
#include "carom-comparison.h"
#include "carom-scene-picture.h"

/* Two equal discs that meet obliquely at about 0.8 s; no walls; e = @restitution. */
CaromScene *carom_fixture_two_discs(double restitution);

void carom_fixture_add_disc(CaromScene *scene, CaromVec2 position, CaromVec2 velocity,
                            double radius, gboolean pinned);

/* All resolvers on @scene (transfer full), @frames frames on. */
CaromComparison *carom_fixture_run(CaromScene *scene, guint frames);

/* An image of @width × @height, filled with @background. */
cairo_surface_t *carom_fixture_image(int width, int height, CaromColour background);

/* Returns: (transfer none): the pixels of line @y, until something is drawn; of each the lower 24
 *   bits are 0xRRGGBB */
const guint32 *carom_fixture_line(cairo_surface_t *image, int y);

/* 0xRRGGBB */
guint32 carom_fixture_pixel(cairo_surface_t *image, int x, int y);

/* Whether the pixel is @colour, to @tolerance of 255 a channel. */
gboolean carom_fixture_pixel_is(cairo_surface_t *image, int x, int y, CaromColour colour,
                                int tolerance);

/* How many pixels are @colour, to 4 of 255 a channel: enough for rounding, less than any two
 * colours of a theme are apart. */
guint carom_fixture_count(cairo_surface_t *image, CaromColour colour);

/* How many pixels differ between two pictures, drawn as squares of @size, around (@x, @y) of the
 * scene as the first one shows it, as far as @reach, in its unit of length. */
guint carom_fixture_count_changed(const CaromScenePicture *one, const CaromScenePicture *other,
                                  int size, double x, double y, double reach);

/* Whether @text stands in a file; in a PDF also where that is compressed. */
gboolean carom_fixture_contains(GBytes *file, const char *text);
