/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-raster: blends sprites with integer arithmetic, two channels at a time, and draws arrows by
 * computing how much of each pixel they cover, row by row. */
#include "carom-raster.h"

static double device_scale(cairo_t *cr) {
  double x = 1, y = 0, scale_x, scale_y;
  cairo_user_to_device_distance(cr, &x, &y);
  cairo_surface_get_device_scale(cairo_get_target(cr), &scale_x, &scale_y);
  return MAX(hypot(x, y) * scale_x, 1);
}

CaromRaster *carom_raster_new(cairo_t *cr, double width, double height, double pixels_per_point) {
  CaromRaster *raster = g_new0(CaromRaster, 1);
  double scale = pixels_per_point > 0 ? pixels_per_point : device_scale(cr);
  raster->pixels_per_point = scale;
  raster->image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * scale),
                                             (int)ceil(height * scale));
  cairo_surface_flush(raster->image);
  /* All are 0 if there is no memory for the image; then nothing is drawn. */
  raster->width = cairo_image_surface_get_width(raster->image);
  raster->height = cairo_image_surface_get_height(raster->image);
  raster->stride = cairo_image_surface_get_stride(raster->image) / (int)sizeof(guint32);
  raster->pixels = (guint32 *)(gpointer)cairo_image_surface_get_data(raster->image);
  return raster;
}

void carom_raster_free(CaromRaster *raster) {
  cairo_surface_destroy(raster->image);
  g_free(raster);
}

/* Two of the four channels at once, 16 bits apart: x × share / 255, rounded. */
static inline guint32 scale_pair(guint32 pair, guint32 share) {
  guint32 product = pair * share + 0x800080;
  return ((product + ((product >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
}

static inline guint32 scale_pixel(guint32 pixel, guint32 share) {
  return scale_pair(pixel & 0xff00ff, share) | scale_pair((pixel >> 8) & 0xff00ff, share) << 8;
}

static inline guint32 over(guint32 pixel, guint32 ground) {
  return pixel + scale_pixel(ground, 255 - (pixel >> 24));
}

void carom_raster_blend(CaromRaster *raster, const guint32 *image, int size, int left, int top) {
  int first_x = MAX(left, 0), end_x = MIN(left + size, raster->width);
  int first_y = MAX(top, 0), end_y = MIN(top + size, raster->height);
  for (int y = first_y; y < end_y; y++) {
    const guint32 *from = image + (y - top) * size - left;
    guint32 *to = raster->pixels + (gsize)y * (gsize)raster->stride;
    for (int x = first_x; x < end_x; x++)
      to[x] = over(from[x], to[x]);
  }
}

/* How much of the interval of one pixel around @middle lies between @low and @high. */
static inline double share_between(double middle, double low, double high) {
  double end = MIN(middle + 0.5, high), start = MAX(middle - 0.5, low);
  return MAX(end - start, 0);
}

/* An arrow in pixels, relative to its tail. */
typedef struct {
  double x, y;                  /* of the tail */
  double along_x, along_y;      /* its direction, of length 1 */
  double per_along, per_across; /* inverses of these: x per unit along and across */
  double length, neck;          /* where it and its shaft end */
  double half_shaft, slope;     /* half the shaft's width; the head's half width over its length */
} Shape;

/* 1 / @slope; very large, but finite, if a line runs along the row. */
static double inverse(double slope) {
  return 1 / (fabs(slope) > 1e-9 ? slope : 1e-9);
}

static Shape shape_of(const CaromArrow *arrow, double width, double scale) {
  CaromVec2 way = carom_vec2_scale(carom_vec2_sub(arrow->to, arrow->from), scale);
  double length = carom_vec2_length(way);
  return (Shape){
      .x = arrow->from.x * scale,
      .y = arrow->from.y * scale,
      .along_x = way.x / length,
      .along_y = way.y / length,
      .per_along = inverse(way.x / length),
      .per_across = inverse(way.y / length),
      .length = length,
      .neck = length - carom_arrow_head(arrow, width) * scale,
      .half_shaft = width / 2 * scale,
      .slope = CAROM_ARROW_HEAD_SLOPE,
  };
}

/* How much of the pixel with its middle at (@x, @y) is covered by the arrow, as if the pixel were
 * aligned with it. This is exact for horizontal and vertical arrows, and the error cannot be seen
 * for others. */
static inline double coverage(const Shape *shape, double x, double y) {
  double dx = x - shape->x, dy = y - shape->y;
  double along = dx * shape->along_x + dy * shape->along_y;
  double across = dx * shape->along_y - dy * shape->along_x;
  double head_share = MIN(MAX(along - shape->neck + 0.5, 0), 1);
  double half_head = shape->slope * MAX(shape->length - along, 0);
  double half = shape->half_shaft + (half_head - shape->half_shaft) * head_share;
  return share_between(along, 0, shape->length) * share_between(across, -half, half);
}

typedef struct {
  double low, high;
} Range;

/* Narrows the @range of x to where x / @per_x + @offset is within @reach of @middle. */
static inline Range narrow(Range range, double per_x, double offset, double middle, double reach) {
  double one = (middle - reach - offset) * per_x, other = (middle + reach - offset) * per_x;
  return (Range){MAX(range.low, MIN(one, other)), MIN(range.high, MAX(one, other))};
}

/* Draws those pixels of the row with its middle at @y that the arrow may touch. @beside is how far
 * their middles may be from its axis. */
static inline void draw_row(CaromRaster *raster, const Shape *shape, double beside, double y,
                            guint32 pixel) {
  guint32 *row = raster->pixels + (gsize)y * (gsize)raster->stride;
  double dy = y - shape->y, middle = shape->length / 2;
  Range range = {-shape->x, raster->width - shape->x}; /* of x, from the tail */
  range = narrow(range, shape->per_along, dy * shape->along_y, middle, middle + 0.5);
  range = narrow(range, shape->per_across, -dy * shape->along_x, 0, beside);
  if (range.low > range.high)
    return;
  int end = MIN((int)(range.high + shape->x) + 1, raster->width);
  for (int x = (int)(range.low + shape->x); x < end; x++) {
    guint32 share = (guint32)(coverage(shape, x + 0.5, y) * 255 + 0.5);
    row[x] = over(scale_pixel(pixel, share), row[x]);
  }
}

static void draw_shape(CaromRaster *raster, const Shape *shape, guint32 pixel) {
  double end_y = shape->y + shape->along_y * shape->length;
  double half_head = shape->slope * (shape->length - shape->neck);
  double beside =
      MAX(half_head, shape->half_shaft) + 0.5; /* the largest distance of the middle of a pixel */
  int top = MAX((int)floor(MIN(shape->y, end_y) - beside), 0);
  int bottom = MIN((int)ceil(MAX(shape->y, end_y) + beside), raster->height);
  for (int y = top; y < bottom; y++)
    draw_row(raster, shape, beside, y + 0.5, pixel);
}

void carom_raster_draw_arrows(CaromRaster *raster, const CaromArrow *arrows, guint n,
                              CaromColour colour, double width) {
  guint32 pixel = 0xff000000 | carom_colour_to_rgb(colour);
  for (guint i = 0; i < n; i++) {
    Shape shape = shape_of(&arrows[i], width, raster->pixels_per_point);
    draw_shape(raster, &shape, pixel);
  }
}

void carom_raster_paint(const CaromRaster *raster, cairo_t *cr) {
  cairo_surface_mark_dirty(raster->image);
  cairo_save(cr);
  cairo_scale(cr, 1 / raster->pixels_per_point, 1 / raster->pixels_per_point);
  cairo_set_source_surface(cr, raster->image, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}
