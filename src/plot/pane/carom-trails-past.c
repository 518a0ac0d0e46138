/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-trails-past: an image with the blocks so far. */
#include "carom-trails-past.h"

#include <math.h>

struct CaromTrailsPast {
  cairo_surface_t *image; /* (nullable): NULL while nothing is drawn */
  GBytes *key;            /* (nullable) */
  guint n_blocks;         /* in the image */
};

CaromTrailsPast *carom_trails_past_new(void) {
  return g_new0(CaromTrailsPast, 1);
}

void carom_trails_past_forget(CaromTrailsPast *past) {
  g_clear_pointer(&past->image, cairo_surface_destroy);
  g_clear_pointer(&past->key, g_bytes_unref);
  past->n_blocks = 0;
}

void carom_trails_past_free(CaromTrailsPast *past) {
  carom_trails_past_forget(past);
  g_free(past);
}

static void begin(CaromTrailsPast *past, GBytes *key, double width, double height,
                  double pixels_per_point) {
  carom_trails_past_forget(past);
  past->key = g_bytes_ref(key);
  past->image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * pixels_per_point),
                                           (int)ceil(height * pixels_per_point));
  cairo_surface_set_device_scale(past->image, pixels_per_point, pixels_per_point);
}

void carom_trails_past_draw(CaromTrailsPast *past, cairo_t *cr, gconstpointer key, gsize key_size,
                            double width, double height, double pixels_per_point, guint n_blocks,
                            CaromTrailsPastDraw draw, gpointer data) {
  g_autoptr(GBytes) bytes = g_bytes_new(key, key_size);
  if (!past->key || !g_bytes_equal(past->key, bytes) || past->n_blocks > n_blocks)
    begin(past, bytes, width, height, pixels_per_point);
  cairo_t *onto = cairo_create(past->image);
  for (; past->n_blocks < n_blocks; past->n_blocks++)
    draw(data, onto, past->n_blocks);
  cairo_destroy(onto);
  cairo_set_source_surface(cr, past->image, 0, 0);
  cairo_paint(cr);
}
