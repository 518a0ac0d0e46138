/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-band-picture: that it has room, and who is red. */
#include "carom-band-picture.h"
#include "fixture.h"

static CaromExplanation *explain(void) {
  g_autoptr(CaromScene) scene = carom_fixture_two_discs(0.9);
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .cluster_size = 1,
      .contact = {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.9, 1},
  };
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  return carom_explanation_new(scene, &record);
}

static CaromBandPicture picture_of(const CaromExplanation *explanation, CaromFindingKind kind) {
  return (CaromBandPicture){.explanation = explanation,
                            .kind = kind,
                            .theme = carom_theme_light(),
                            .digits = 6,
                            .gap = 20};
}

static cairo_surface_t *draw(const CaromBandPicture *picture, int width, int height, int margin) {
  cairo_surface_t *image =
      carom_fixture_image(width + 2 * margin, height + 2 * margin, picture->theme->background);
  cairo_t *cr = cairo_create(image);
  cairo_translate(cr, margin, margin);
  carom_band_picture_draw(picture, cr, width);
  cairo_destroy(cr);
  return image;
}

/* Nothing is drawn outside of its rectangle, at any width. */
static void test_inside(void) {
  enum { MARGIN = 20 };
  static const int widths[] = {400, 600, 800, 1600};
  g_autoptr(CaromExplanation) explanation = explain();
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    for (guint i = 0; i < G_N_ELEMENTS(widths); i++) {
      CaromBandPicture picture = picture_of(explanation, kind);
      int height = (int)ceil(carom_band_picture_height(&picture, widths[i]));
      cairo_surface_t *image = draw(&picture, widths[i], height, MARGIN);
      for (int x = 0; x < widths[i] + 2 * MARGIN; x++)
        for (int y = 0; y < height + 2 * MARGIN; y++)
          if (x < MARGIN - 1 || x > widths[i] + MARGIN || y < MARGIN - 1 || y > height + MARGIN)
            g_assert_true(carom_fixture_pixel_is(image, x, y, carom_theme_light()->background, 1));
      cairo_surface_destroy(image);
    }
}

/* None is lower than one whose width has no limit. */
static void test_height(void) {
  g_autoptr(CaromExplanation) explanation = explain();
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromBandPicture picture = picture_of(explanation, kind);
    double least = carom_band_picture_height(&picture, INFINITY);
    for (int width = 300; width < 2000; width += 100) {
      g_test_message("%d wide", width);
      /* points; rounding is 1e-13 */
      g_assert_cmpfloat(carom_band_picture_height(&picture, width), >=, least - 1e-9);
    }
  }
}

/* Where one departs, its number has the colour of departures, and so has the band, there and in all
 * that rests on it. */
static void test_departs(void) {
  const CaromTheme *theme = carom_theme_light();
  g_autoptr(CaromExplanation) explanation = explain();
  explanation->workings[1].findings[CAROM_FINDING_APPROACH].value.number = 99;
  explanation->readable[1].findings[CAROM_FINDING_APPROACH].value.number = 99;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    gboolean is_red = kind >= CAROM_FINDING_APPROACH;
    CaromBandPicture picture = picture_of(explanation, kind);
    CaromColour expected =
        is_red ? theme->departure : theme->quantities[carom_finding_info(kind)->stage];
    int height = (int)ceil(carom_band_picture_height(&picture, 1000));
    cairo_surface_t *image = draw(&picture, 1000, height, 0);
    g_assert_cmphex(carom_colour_to_rgb(carom_band_picture_colour(&picture)), ==,
                    carom_colour_to_rgb(expected));
    g_assert_cmpint(carom_fixture_count(image, theme->departure) > 20, ==, is_red); /* the sign */
    cairo_surface_destroy(image);
  }
}

/* The right end of what is drawn in the colour of values in the row of the title; 0: nothing is. */
static int value_end(const CaromBandPicture *picture, int width) {
  int height = (int)ceil(carom_band_picture_height(picture, width)), end = 0;
  cairo_surface_t *image = draw(picture, width, height, 0);
  for (int x = 0; x < width; x++)
    for (int y = 0; y < 12; y++) /* half a row */
      if (carom_fixture_pixel_is(image, x, y, picture->theme->text, 1))
        end = x;
  cairo_surface_destroy(image);
  return end;
}

/* The value that all have in common stands right behind the title, however wide the band is. */
static void test_common(void) {
  g_autoptr(CaromExplanation) explanation = explain();
  CaromBandPicture picture = picture_of(explanation, CAROM_FINDING_APPROACH);
  int narrow = value_end(&picture, 700);
  g_assert_cmpint(narrow, >, 0);
  g_assert_cmpint(value_end(&picture, 1600), ==, narrow);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/band-picture/inside", test_inside);
  g_test_add_func("/band-picture/height", test_height);
  g_test_add_func("/band-picture/departs", test_departs);
  g_test_add_func("/band-picture/common", test_common);
  return g_test_run();
}
