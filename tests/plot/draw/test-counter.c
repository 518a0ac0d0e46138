/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-counter, and of the place that the scene painter gives it. */
#include "carom-counter.h"
#include "carom-disc-hue.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture.h"
#include "carom-theme.h"
#include "fixture.h"

#define THIN "\u202f"

static void test_format(void) {
  static const struct {
    guint64 count;
    const char *text;
  } rows[] = {
      {0, "0"},
      {314, "314"},
      {3141, "3" THIN "141"},
      {314159, "314" THIN "159"},
      {1000000, "1" THIN "000" THIN "000"},
      {G_MAXUINT64, "18" THIN "446" THIN "744" THIN "073" THIN "709" THIN "551" THIN "615"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *text = carom_counter_format(rows[i].count);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

typedef struct {
  int left, right, bottom; /* of the dark pixels */
} Ink;

static Ink draw(guint64 count, int width, int height) {
  const CaromTheme *theme = carom_theme_light();
  cairo_surface_t *image = carom_fixture_image(width, height, theme->background);
  cairo_t *cr = cairo_create(image);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, "Sans 10");
  carom_counter_draw(&text, theme, count, width, height);
  Ink ink = {width, -1, -1};
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (!carom_fixture_pixel_is(image, x, y, theme->background, 40)) {
        ink.left = MIN(ink.left, x);
        ink.right = MAX(ink.right, x);
        ink.bottom = MAX(ink.bottom, y);
      }
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return ink;
}

/* Twelve digits in the narrowest pane, in the strip that is kept for them. */
static void test_fits(void) {
  static const guint64 counts[] = {7, 314159, 888888888888};
  static const int sizes[][2] = {{240, 280}, {400, 400}, {640, 150}};
  for (guint i = 0; i < G_N_ELEMENTS(counts); i++)
    for (guint k = 0; k < G_N_ELEMENTS(sizes); k++) {
      Ink ink = draw(counts[i], sizes[k][0], sizes[k][1]);
      g_assert_cmpint(ink.left, >, 0);
      g_assert_cmpint(ink.right, <, sizes[k][0] - 1);
      g_assert_cmpint(ink.bottom, <, (int)carom_counter_height(sizes[k][1]));
    }
}

/* A count of five or six digits takes a good part of a pane's width: the back row sees it. */
static void test_large(void) {
  Ink ink = draw(314159, 300, 300);
  g_assert_cmpint(ink.right - ink.left, >, 300 / 2);
}

/* The digits of 111 and 888 take the same room: those before the last do not move while it counts.
 * A 1 and an 8 differ by their side bearings, at most a third of a digit's width. */
static void test_stands_still(void) {
  Ink ones = draw(111111, 400, 400), eights = draw(888888, 400, 400);
  int digit = (eights.right - eights.left) / 6;
  g_assert_cmpint(ABS(ones.left - eights.left), <, digit / 3);
  g_assert_cmpint(ABS(ones.right - eights.right), <, digit / 3);
}

/* Relative luminance and contrast as in WCAG 2.1. */
static double linear(double channel) {
  return channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double luminance(CaromColour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

/* 7:1 is the enhanced level, AAA. */
static void test_contrast(void) {
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast(), carom_theme_high_contrast_dark()};
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    double text = luminance(themes[i]->text), ground = luminance(themes[i]->background);
    g_assert_cmpfloat((MAX(text, ground) + 0.05) / (MIN(text, ground) + 0.05), >, 7);
  }
}

/* Whether a disc at the top of a scene's view shows in the strip. */
static gboolean strip_has_disc(gboolean show_counter) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  carom_fixture_add_disc(scene, carom_vec2(0, 1.6), carom_vec2(0, 0), 0.4, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .show_counter = show_counter,
  };
  cairo_surface_t *image = carom_fixture_image(300, 300, picture.theme->background);
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, 300, 300);
  CaromColour fill = carom_disc_hue_fill(picture.theme, scene, 0);
  gboolean found = FALSE;
  for (int y = 0; y < (int)carom_counter_height(300); y++)
    for (int x = 0; x < 300; x++)
      found |= carom_fixture_pixel_is(image, x, y, fill, 4);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return found;
}

/* The scene makes room for the counter. */
static void test_covers_nothing(void) {
  g_assert_true(strip_has_disc(FALSE));
  g_assert_false(strip_has_disc(TRUE));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/counter/format", test_format);
  g_test_add_func("/counter/fits", test_fits);
  g_test_add_func("/counter/large", test_large);
  g_test_add_func("/counter/stands-still", test_stands_still);
  g_test_add_func("/counter/contrast", test_contrast);
  g_test_add_func("/counter/covers-nothing", test_covers_nothing);
  return g_test_run();
}
