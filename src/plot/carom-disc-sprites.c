/* carom-disc-sprites: see the header. */
#include "carom-disc-sprites.h"

#include <math.h>
#include <string.h>

/* Places and radii are rounded to this part of a pixel. */
static const int phases = 4;

/* What tells one sprite from another. No padding: it is hashed and compared as bytes. */
typedef struct {
  guint32 fill, edge; /* 0xRRGGBB */
  gint32 radius;      /* in parts of a pixel */
  gint32 edge_width;
  gint32 phase_x, phase_y;
  gint32 hatched;
} Key;

struct CaromDiscSprites {
  cairo_surface_t *image;
  cairo_t *cr;
  double pixels_per_point;
  GHashTable *sprites; /* Key → cairo_surface_t */
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

static double device_scale(cairo_t *cr) {
  double x = 1, y = 0, scale_x, scale_y;
  cairo_user_to_device_distance(cr, &x, &y);
  cairo_surface_get_device_scale(cairo_get_target(cr), &scale_x, &scale_y);
  return MAX(hypot(x, y) * scale_x, 1);
}

CaromDiscSprites *carom_disc_sprites_new(cairo_t *cr, double width, double height,
                                         double pixels_per_point) {
  CaromDiscSprites *sprites = g_new0(CaromDiscSprites, 1);
  sprites->pixels_per_point = pixels_per_point > 0 ? pixels_per_point : device_scale(cr);
  sprites->image =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * sprites->pixels_per_point),
                                 (int)ceil(height * sprites->pixels_per_point));
  sprites->cr = cairo_create(sprites->image);
  sprites->sprites =
      g_hash_table_new_full(key_hash, key_equal, g_free, (GDestroyNotify)cairo_surface_destroy);
  return sprites;
}

void carom_disc_sprites_free(CaromDiscSprites *sprites) {
  g_hash_table_unref(sprites->sprites);
  cairo_destroy(sprites->cr);
  cairo_surface_destroy(sprites->image);
  g_free(sprites);
}

static guint32 to_rgb(CaromColour colour) {
  return ((guint32)(colour.red * 255 + 0.5) << 16) | ((guint32)(colour.green * 255 + 0.5) << 8) |
         (guint32)(colour.blue * 255 + 0.5);
}

/* The disc's centre lies @half pixels, and its phase, from the sprite's corner. */
static int half_size(double radius_px) {
  return (int)ceil(radius_px) + 2;
}

static cairo_surface_t *make_sprite(const Key *key) {
  double radius = (double)key->radius / phases;
  int half = half_size(radius);
  cairo_surface_t *sprite = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 2 * half, 2 * half);
  cairo_t *cr = cairo_create(sprite);
  CaromDiscLook look = {
      .fill = carom_colour_from_rgb(key->fill),
      .edge = carom_colour_from_rgb(key->edge),
      .edge_width = (double)key->edge_width / phases,
      .hatched = key->hatched,
  };
  carom_disc_draw(cr, &look, half + (double)key->phase_x / phases,
                  half + (double)key->phase_y / phases, radius);
  cairo_destroy(cr);
  return sprite;
}

static cairo_surface_t *find_sprite(CaromDiscSprites *sprites, const Key *key) {
  cairo_surface_t *sprite = g_hash_table_lookup(sprites->sprites, key);
  if (!sprite) {
    sprite = make_sprite(key);
    g_hash_table_insert(sprites->sprites, g_memdup2(key, sizeof *key), sprite);
  }
  return sprite;
}

void carom_disc_sprites_draw(CaromDiscSprites *sprites, const CaromDiscLook *look, double x,
                             double y, double radius) {
  double parts = sprites->pixels_per_point * phases;
  double pixel_x = floor(x * sprites->pixels_per_point);
  double pixel_y = floor(y * sprites->pixels_per_point);
  Key key = {
      .fill = to_rgb(look->fill),
      .edge = to_rgb(look->edge),
      .radius = MAX(1, (gint32)lround(radius * parts)),
      .edge_width = (gint32)lround(look->edge_width * parts),
      .phase_x = (gint32)floor(x * parts - pixel_x * phases),
      .phase_y = (gint32)floor(y * parts - pixel_y * phases),
      .hatched = look->hatched,
  };
  int half = half_size((double)key.radius / phases);
  cairo_set_source_surface(sprites->cr, find_sprite(sprites, &key), pixel_x - half, pixel_y - half);
  cairo_paint(sprites->cr);
}

void carom_disc_sprites_paint(CaromDiscSprites *sprites, cairo_t *cr) {
  cairo_save(cr);
  cairo_scale(cr, 1 / sprites->pixels_per_point, 1 / sprites->pixels_per_point);
  cairo_set_source_surface(cr, sprites->image, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}
