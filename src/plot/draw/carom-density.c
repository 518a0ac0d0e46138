/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-density: a raster. Of each pixel it sums the area that discs cover, and that area times
 * their colour; the mean colour comes last. */
#include "carom-density.h"

#include <math.h>

/* What discs cover of one pixel; the unit of area is a pixel. A float is enough: the sum of
 * hundreds of discs is exact to a millionth. */
typedef struct {
  float area, red, green, blue; /* each colour times the area that has it */
} Cell;

struct CaromDensity {
  CaromRaster *raster;
  Cell *cells; /* [width × height] */
};

CaromDensity *carom_density_new(CaromRaster *raster) {
  CaromDensity *density = g_new(CaromDensity, 1);
  density->raster = raster;
  density->cells = g_new0(Cell, (gsize)raster->width * (gsize)raster->height);
  return density;
}

void carom_density_free(CaromDensity *density) {
  g_free(density->cells);
  g_free(density);
}

static inline void add_to(Cell *cell, CaromColour colour, double area) {
  cell->area += (float)area;
  cell->red += (float)(colour.red * area);
  cell->green += (float)(colour.green * area);
  cell->blue += (float)(colour.blue * area);
}

/* How much of pixel @i, from i to i + 1, lies between @low and @high. */
static inline double share_of_pixel(int i, double low, double high) {
  return MIN(i + 1, high) - MAX(i, low);
}

void carom_density_add(CaromDensity *density, CaromColour colour, double x, double y,
                       double radius) {
  int width = density->raster->width, height = density->raster->height;
  double scale = density->raster->pixels_per_point, half = radius * scale * sqrt(G_PI) / 2;
  /* In this order what is not a number stays so, and then nothing is added. */
  double left = MAX(0, x * scale - half), right = MIN(width, x * scale + half);
  double top = MAX(0, y * scale - half), bottom = MIN(height, y * scale + half);
  if (!(left < right && top < bottom))
    return;
  for (int row = (int)top; row < bottom; row++) {
    Cell *cells = density->cells + (gsize)row * (gsize)width;
    double share = share_of_pixel(row, top, bottom);
    for (int column = (int)left; column < right; column++)
      add_to(&cells[column], colour, share * share_of_pixel(column, left, right));
  }
}

double carom_density_get_area(const CaromDensity *density) {
  gsize n = (gsize)density->raster->width * (gsize)density->raster->height;
  double area = 0;
  for (gsize i = 0; i < n; i++)
    area += density->cells[i].area;
  return area;
}

/* Premultiplied, as the raster's pixels are. */
static inline guint32 pixel_of(const Cell *cell) {
  float scale = 255 / MAX(cell->area, 1);
  guint32 alpha = (guint32)(cell->area * scale + 0.5F);
  guint32 red = (guint32)(cell->red * scale + 0.5F);
  guint32 green = (guint32)(cell->green * scale + 0.5F);
  guint32 blue = (guint32)(cell->blue * scale + 0.5F);
  return alpha << 24 | MIN(red, alpha) << 16 | MIN(green, alpha) << 8 | MIN(blue, alpha);
}

void carom_density_draw(const CaromDensity *density) {
  const CaromRaster *raster = density->raster;
  const Cell *cell = density->cells;
  for (int y = 0; y < raster->height; y++) {
    guint32 *row = raster->pixels + (gsize)y * (gsize)raster->stride;
    for (int x = 0; x < raster->width; x++)
      row[x] = pixel_of(cell++);
  }
}
