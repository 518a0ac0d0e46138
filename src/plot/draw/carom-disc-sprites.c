/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-sprites: a hash table of the kinds of discs that have occurred. Each kind has an image
 * for every fraction of a pixel at which a disc can be placed, made when it is first needed. */
#include "carom-disc-sprites.h"
#include "carom-colour.h"

#include <math.h>
#include <string.h>

/* Places and radii are rounded to this fraction of a pixel. */
enum { PHASES = 4 };

/* What distinguishes kinds of discs. It has no padding, because it is hashed and compared as
 * bytes. */
typedef struct {
  guint32 fill, edge, hatch; /* 0xRRGGBB */
  gint32 radius;             /* in fractions of a pixel */
  gint32 edge_width;
  gint32 hatched;
} Key;

/* The images of a kind, each made when it is first needed: square, premultiplied 0xAARRGGBB. */
typedef struct {
  Key key;
  int half; /* the distance of the disc's centre from the images' corner in pixels, plus the phase
             */
  guint32 *images[PHASES][PHASES]; /* (nullable): by phase, y first */
} Kind;

struct CaromDiscSprites {
  CaromRaster *raster;
  GHashTable *kinds; /* Key → Kind */
  Kind *latest; /* (nullable): the last kind used, since most discs look like the previous one */
};

static guint key_hash(gconstpointer data) {
  const guchar *bytes = data;
  guint hash = 2166136261u;
  for (gsize i = 0; i < sizeof(Key); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean key_equal(gconstpointer a, gconstpointer b) {
  return memcmp(a, b, sizeof(Key)) == 0;
}

static Kind *kind_new(const Key *key) {
  Kind *kind = g_new0(Kind, 1);
  kind->key = *key;
  kind->half = (key->radius + PHASES - 1) / PHASES + 1;
  return kind;
}

static void kind_free(gpointer data) {
  Kind *kind = data;
  for (int i = 0; i < PHASES * PHASES; i++)
    g_free(kind->images[i / PHASES][i % PHASES]);
  g_free(kind);
}

CaromDiscSprites *carom_disc_sprites_new(CaromRaster *raster) {
  CaromDiscSprites *sprites = g_new0(CaromDiscSprites, 1);
  sprites->raster = raster;
  sprites->kinds = g_hash_table_new_full(key_hash, key_equal, NULL, kind_free);
  return sprites;
}

void carom_disc_sprites_free(CaromDiscSprites *sprites) {
  g_hash_table_unref(sprites->kinds);
  g_free(sprites);
}

static guint32 *make_image(const Kind *kind, int phase_x, int phase_y) {
  int size = 2 * kind->half, stride = size * (int)sizeof(guint32);
  guint32 *image = g_new0(guint32, (gsize)size * (gsize)size);
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((guchar *)image, CAIRO_FORMAT_ARGB32, size, size, stride);
  cairo_t *cr = cairo_create(surface);
  CaromDiscLook look = {
      .fill = carom_colour_from_rgb(kind->key.fill),
      .edge = carom_colour_from_rgb(kind->key.edge),
      .edge_width = (double)kind->key.edge_width / PHASES,
      .hatched = kind->key.hatched,
      .hatch = carom_colour_from_rgb(kind->key.hatch),
  };
  carom_disc_draw(cr, &look, kind->half + (double)phase_x / PHASES,
                  kind->half + (double)phase_y / PHASES, (double)kind->key.radius / PHASES);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return image;
}

static Kind *find_kind(CaromDiscSprites *sprites, const Key *key) {
  if (sprites->latest && key_equal(&sprites->latest->key, key))
    return sprites->latest;
  Kind *kind = g_hash_table_lookup(sprites->kinds, key);
  if (!kind) {
    kind = kind_new(key);
    g_hash_table_insert(sprites->kinds, &kind->key, kind);
  }
  sprites->latest = kind;
  return kind;
}

void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius) {
  double parts = sprites->raster->pixels_per_point * PHASES;
  Key key = {
      .fill = carom_colour_to_rgb(look->fill),
      .edge = carom_colour_to_rgb(look->edge),
      .radius = MAX(1, (gint32)lround(radius * parts)),
      .edge_width = (gint32)lround(look->edge_width * parts),
      .hatched = look->hatched,
      .hatch = carom_colour_to_rgb(look->hatch),
  };
  Kind *kind = find_kind(sprites, &key);
  double pixel_x = floor(x * parts / PHASES), pixel_y = floor(y * parts / PHASES);
  int phase_x = CLAMP((int)floor(x * parts - pixel_x * PHASES), 0, PHASES - 1);
  int phase_y = CLAMP((int)floor(y * parts - pixel_y * PHASES), 0, PHASES - 1);
  guint32 **image = &kind->images[phase_y][phase_x];
  if (!*image)
    *image = make_image(kind, phase_x, phase_y);
  carom_raster_blend(sprites->raster, *image, 2 * kind->half, (int)pixel_x - kind->half,
                     (int)pixel_y - kind->half);
}
