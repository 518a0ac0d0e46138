/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc: a disc is a circle with its edge inside it. Sprites are a hash table of the kinds of
 * discs that have occurred; each kind has an image for every fraction of a pixel at which a disc
 * can be placed, made when it is first needed. */
#include "carom-disc.h"

#include <math.h>
#include <string.h>

/* Draws lines at 45°, one of them through the centre, so that even the smallest disc has one. Of a
 * disc as large as a town it draws only those that are seen: all of them would hold the window for
 * seconds. */
static void hatch(cairo_t *cr, double x, double y, double radius) {
  double spacing = CLAMP(radius / 2.2, 2, 7);
  double left, top, right, bottom;
  cairo_clip_extents(cr, &left, &top, &right, &bottom);
  double first = MAX(-radius, (left + top - x - y) * G_SQRT2 / 2 - spacing);
  double last = MIN(radius, (right + bottom - x - y) * G_SQRT2 / 2 + spacing);
  for (double offset = ceil(first / spacing) * spacing; offset <= last; offset += spacing) {
    double half = sqrt(MAX(radius * radius - offset * offset, 0));
    double middle_x = x + offset * G_SQRT2 / 2, middle_y = y + offset * G_SQRT2 / 2;
    cairo_move_to(cr, middle_x - half * G_SQRT2 / 2, middle_y + half * G_SQRT2 / 2);
    cairo_line_to(cr, middle_x + half * G_SQRT2 / 2, middle_y - half * G_SQRT2 / 2);
  }
  cairo_stroke(cr);
}

void carom_disc_draw(cairo_t *cr, const CaromDiscLook *look, double x, double y, double radius) {
  double edge_width = MIN(look->edge_width, radius / 2);
  double edge_radius = radius - edge_width / 2;
  cairo_new_path(cr);
  cairo_arc(cr, x, y, edge_radius, 0, 2 * G_PI);
  carom_colour_set(cr, look->fill, 1);
  cairo_fill_preserve(cr);
  carom_colour_set(cr, look->edge, 1);
  cairo_set_line_width(cr, edge_width);
  cairo_stroke(cr);
  if (look->hatched) {
    carom_colour_set(cr, look->hatch, 1);
    hatch(cr, x, y, edge_radius);
  }
}

/* ---- Many discs ---- */

/* Places and radii are rounded to this fraction of a pixel. */
enum { PHASES = 4 };

/* Kinds of discs differ in this. It has no padding, because it is hashed and compared as bytes. */
typedef struct {
  guint32 fill, edge, hatch; /* 0xRRGGBB */
  gint32 radius, edge_width; /* in fractions of a pixel */
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
    kind = g_new0(Kind, 1);
    kind->key = *key;
    kind->half = (key->radius + PHASES - 1) / PHASES + 1;
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
