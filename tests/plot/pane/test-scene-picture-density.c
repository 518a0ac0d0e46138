/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-picture-density: very many small discs cover as much of a picture as they really do;
 * few are enlarged, so that they are seen. */
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-draw.h"
#include "carom-theme.h"
#include "fixture.h"

#include <cairo-pdf.h>
#include <math.h>

enum { SIZE = 400 };

/* A square lattice of @side × @side discs that fills a view from −2 to 2.
 *
 * @radius: over the distance between neighbours
 * Returns: (transfer full): the comparison of one pane */
static CaromComparison *lattice_new(int side, double radius) {
  const double pitch = 4.0 / side;
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = carom_method_option_defaults();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  for (int i = 0; i < side * side; i++)
    carom_fixture_add_disc(scene,
                           carom_vec2(pitch * (i % side + 0.5) - 2, pitch * (i / side + 0.5) - 2),
                           carom_vec2(0, 0), radius * pitch, FALSE);
  return carom_comparison_new(scene, &method, 1);
}

static CaromScenePicture picture_of(const CaromComparison *comparison) {
  return (CaromScenePicture){
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .staging.arrows = CAROM_STAGING_ARROWS_VELOCITY,
  };
}

static cairo_surface_t *draw(const CaromComparison *comparison) {
  CaromScenePicture picture = picture_of(comparison);
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, SIZE, SIZE);
  cairo_destroy(cr);
  return image;
}

static gboolean is_density(const CaromComparison *comparison) {
  CaromScenePicture picture = picture_of(comparison);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, SIZE, SIZE);
  return carom_scene_picture_bodies_are_density(&layout);
}

/* How far the pixels in the middle of a picture, where there are only discs, are on the way from
 * the background to the colour that discs so small have.
 *
 * @darkest: (out): of the darkest of them
 * Returns: of all, their mean */
static double shade_of(cairo_surface_t *image, double *darkest) {
  const CaromTheme *theme = carom_theme_light();
  double ground = carom_colour_luma(theme->background), sum = 0;
  double full = carom_colour_luma(carom_colour_mix(theme->disc, theme->disc_edge, 0.6));
  *darkest = 0;
  for (int y = 100; y < 300; y++)
    for (int x = 100; x < 300; x++) {
      CaromColour colour = carom_colour_from_rgb(carom_fixture_pixel(image, x, y));
      double shade = (ground - carom_colour_luma(colour)) / (ground - full);
      *darkest = MAX(*darkest, shade);
      sum += shade / (200 * 200);
    }
  return sum;
}

/* Of 250,000 discs that cover a fifth of a picture with fewer pixels, the mean pixel is a fifth of
 * the way from the background to their colour: to a tenth of that, since lines of the grid below
 * them are a twentieth of the pixels, and are as dark. Drawn as large as discs are at least, they
 * would cover all. */
static void test_many(void) {
  g_autoptr(CaromComparison) comparison = lattice_new(500, sqrt(0.2 / G_PI));
  cairo_surface_t *image = draw(comparison);
  double darkest, mean = shade_of(image, &darkest);
  g_assert_true(is_density(comparison));
  g_assert_cmpfloat_with_epsilon(mean, 0.2, 0.1 * 0.2);
  g_assert_cmpfloat(darkest, <, 0.6);
  cairo_surface_destroy(image);
}

/* Few discs that are far smaller, and cover nothing, are seen: some pixels have most of their
 * colour. */
static void test_few(void) {
  g_autoptr(CaromComparison) comparison = lattice_new(20, 1e-5);
  cairo_surface_t *image = draw(comparison);
  double darkest;
  shade_of(image, &darkest);
  g_assert_false(is_density(comparison));
  g_assert_cmpfloat(darkest, >, 0.5);
  cairo_surface_destroy(image);
}

/* Where all can be seen one by one, however many, they are. */
static void test_large(void) {
  g_autoptr(CaromComparison) comparison = lattice_new(110, 0.49);
  g_assert_false(is_density(comparison));
}

static cairo_status_t count_bytes(gpointer data, const guchar *bytes, guint length) {
  *(gsize *)data += length;
  return CAIRO_STATUS_SUCCESS;
}

/* A vector picture has an image of them: less than a byte for each. */
static void test_vector(void) {
  g_autoptr(CaromComparison) comparison = lattice_new(1000, sqrt(0.2 / G_PI));
  CaromScenePicture picture = picture_of(comparison);
  gsize n_bytes = 0;
  cairo_surface_t *file = cairo_pdf_surface_create_for_stream(count_bytes, &n_bytes, SIZE, SIZE);
  cairo_t *cr = cairo_create(file);
  carom_scene_picture_draw(&picture, cr, SIZE, SIZE);
  cairo_destroy(cr);
  cairo_surface_finish(file);
  g_assert_cmpint(cairo_surface_status(file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy(file);
  g_assert_cmpuint(n_bytes, >, 1000);
  g_assert_cmpuint(n_bytes, <, 1000000);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-picture-density/many", test_many);
  g_test_add_func("/scene-picture-density/few", test_few);
  g_test_add_func("/scene-picture-density/large", test_large);
  g_test_add_func("/scene-picture-density/vector", test_vector);
  return g_test_run();
}
