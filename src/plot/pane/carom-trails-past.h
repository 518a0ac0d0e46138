/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-trails-past: the part of the trails that will not change any more, drawn once and kept for
 * the next drawings of the same pane, so that a long past costs a frame no more than a short one.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct CaromTrailsPast CaromTrailsPast;

/* Returns: (transfer full): a past of which nothing is drawn yet */
CaromTrailsPast *carom_trails_past_new(void);
void carom_trails_past_free(CaromTrailsPast *past);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromTrailsPast, carom_trails_past_free)

/* Forgets what has been drawn, as another run will be shown. */
void carom_trails_past_forget(CaromTrailsPast *past);

/* Draws block @i of the past. */
typedef void (*CaromTrailsPastDraw)(gpointer data, cairo_t *cr, guint i);

/* Draws the blocks from 0, without @n_blocks, of which those that are known already are taken from
 * the last time.
 *
 * @key: whatever the drawing of a block follows from; all is drawn anew if it is not the same bit
 *   for bit as the last time
 * @width, @height: of the picture, in points
 * @pixels_per_point: > 0 */
void carom_trails_past_draw(CaromTrailsPast *past, cairo_t *cr, gconstpointer key, gsize key_size,
                            double width, double height, double pixels_per_point, guint n_blocks,
                            CaromTrailsPastDraw draw, gpointer data);
