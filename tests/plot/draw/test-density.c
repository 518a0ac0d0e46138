/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-density: the area of discs is kept, and stays where they are, in their colour. */
#include "carom-density.h"

#include <float.h>
#include <math.h>

enum { SIZE = 60, N = 5000 };

/* Pixels of floats: a disc covers at most 9 pixels, each of which is rounded once when it is added,
 * by half an ε of what the pixel has by then, at most the area of all discs. */
static double tolerance(double area) {
  return 9 * N * FLT_EPSILON / 2 * area;
}

typedef struct {
  cairo_surface_t *surface;
  cairo_t *cr;
  CaromRaster *raster;
  CaromDensity *density;
} Fixture;

/* @data: pixels per point */
static void set_up(Fixture *f, gconstpointer data) {
  f->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  f->cr = cairo_create(f->surface);
  f->raster = carom_raster_new(f->cr, SIZE, SIZE, GPOINTER_TO_INT(data));
  f->density = carom_density_new(f->raster);
}

static void tear_down(Fixture *f, gconstpointer data) {
  carom_density_free(f->density);
  carom_raster_free(f->raster);
  cairo_destroy(f->cr);
  cairo_surface_destroy(f->surface);
}

static const CaromColour orange = {1, 0.5, 0};

static guint32 pixel_at(const Fixture *f, int x, int y) {
  return f->raster->pixels[y * f->raster->stride + x];
}

static guint alpha_at(const Fixture *f, int x, int y) {
  return pixel_at(f, x, y) >> 24;
}

/* Σ π r² of discs anywhere within the picture is the area that is covered, at any resolution. */
static void test_area_is_kept(Fixture *f, gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  double area = 0, scale = GPOINTER_TO_INT(data);
  for (guint i = 0; i < N; i++) {
    double radius = g_rand_double_range(random, 0.001, 1.25);
    double x = g_rand_double_range(random, 2, SIZE - 2);
    double y = g_rand_double_range(random, 2, SIZE - 2);
    carom_density_add(f->density, orange, x, y, radius);
    area += G_PI * radius * radius * scale * scale;
  }
  g_assert_cmpfloat_with_epsilon(carom_density_get_area(f->density), area, tolerance(area));
}

/* A disc in the corner of the picture is inside with a quarter of its area; others are not at all,
 * nor those that have no place. */
static void test_what_is_outside_is_left_out(Fixture *f, gconstpointer data) {
  const double places[][2] = {{-5, 9}, {9, SIZE + 5}, {1e300, 9}, {NAN, 9}, {9, -INFINITY}};
  double scale = GPOINTER_TO_INT(data), quarter = G_PI * 0.25 / 4 * scale * scale;
  for (guint i = 0; i < G_N_ELEMENTS(places); i++)
    carom_density_add(f->density, orange, places[i][0], places[i][1], 0.5);
  g_assert_cmpfloat(carom_density_get_area(f->density), ==, 0);
  carom_density_add(f->density, orange, 0, SIZE, 0.5);
  g_assert_cmpfloat_with_epsilon(carom_density_get_area(f->density), quarter, tolerance(quarter));
}

/* Opacity is the share of a pixel that is covered, 255 for all of it; a pixel cannot be covered
 * more than wholly. */
static void test_opacity_is_covered_share(Fixture *f, gconstpointer data) {
  double scale = GPOINTER_TO_INT(data);
  double fifth = sqrt(0.2 / G_PI) / scale; /* the radius that has 0.2 of a pixel for area */
  double middle = 10.5 / scale;
  for (guint n = 1; n <= 8; n++) {
    carom_density_add(f->density, orange, middle, middle, fifth);
    carom_density_draw(f->density);
    /* Rounding to whole steps adds half a step. */
    g_assert_cmpfloat_with_epsilon(alpha_at(f, 10, 10), MIN(0.2 * n, 1) * 255, 0.5 + 1e-3);
    g_assert_cmpuint(alpha_at(f, 9, 10) + alpha_at(f, 10, 11), ==, 0);
  }
}

/* A disc on the boundary of pixels is in both, half in each. */
static void test_area_stays_in_place(Fixture *f, gconstpointer data) {
  double scale = GPOINTER_TO_INT(data), fifth = sqrt(0.2 / G_PI) / scale;
  carom_density_add(f->density, orange, 10 / scale, 20.5 / scale, fifth);
  carom_density_draw(f->density);
  g_assert_cmpfloat_with_epsilon(alpha_at(f, 9, 20), 0.1 * 255, 0.5 + 1e-3);
  g_assert_cmpuint(alpha_at(f, 9, 20), ==, alpha_at(f, 10, 20));
}

/* Colours are mixed by area, and premultiplied. */
static void test_colours_are_mixed(Fixture *f, gconstpointer data) {
  const CaromColour red = {1, 0, 0}, blue = {0, 0, 1};
  double scale = GPOINTER_TO_INT(data), middle = 10.5 / scale;
  carom_density_add(f->density, red, middle, middle, sqrt(0.6 / G_PI) / scale);
  carom_density_add(f->density, blue, middle, middle, sqrt(0.2 / G_PI) / scale);
  carom_density_draw(f->density);
  guint32 pixel = pixel_at(f, 10, 10);
  g_assert_cmpfloat_with_epsilon(pixel >> 16 & 255, 0.6 * 255, 0.5 + 1e-3);
  g_assert_cmpfloat_with_epsilon(pixel & 255, 0.2 * 255, 0.5 + 1e-3);
  g_assert_cmpuint(pixel >> 8 & 255, ==, 0);
}

static void add(const char *name, void (*test)(Fixture *f, gconstpointer data)) {
  for (gint scale = 1; scale <= 2; scale++) {
    g_autofree char *path = g_strdup_printf("/density/%s/%d", name, scale);
    g_test_add(path, Fixture, GINT_TO_POINTER(scale), set_up, test, tear_down);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add("area-is-kept", test_area_is_kept);
  add("what-is-outside-is-left-out", test_what_is_outside_is_left_out);
  add("opacity-is-covered-share", test_opacity_is_covered_share);
  add("area-stays-in-place", test_area_stays_in_place);
  add("colours-are-mixed", test_colours_are_mixed);
  return g_test_run();
}
