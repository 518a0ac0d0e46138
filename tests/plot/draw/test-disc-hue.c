/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-disc-hue: discs are told apart by their hue as long as they are few, and what is drawn in it
 * can be seen. */
#include "carom-disc-hue.h"
#include "fixture.h"

static const CaromTheme *(*const themes[])(void) = {
    carom_theme_light,
    carom_theme_dark,
    carom_theme_high_contrast,
    carom_theme_high_contrast_dark,
};

static void add_discs(CaromScene *scene, guint n, int colour_rgb, gboolean pinned) {
  for (guint i = 0; i < n; i++) {
    carom_fixture_add_disc(scene, carom_vec2(3 * scene->bodies->len, 0), carom_vec2(0, 0), 1,
                           pinned);
    g_array_index(scene->bodies, CaromBody, scene->bodies->len - 1).colour_rgb = colour_rgb;
  }
}

static gboolean are_equal(CaromColour one, CaromColour other) {
  return carom_colour_to_rgb(one) == carom_colour_to_rgb(other);
}

/* Far enough apart for the eye, side by side: lines by more than areas. */
static const double lines_apart = 0.1, areas_apart = 0.06;

static gboolean differ(CaromColour one, CaromColour other, double apart) {
  return MAX(fabs(one.red - other.red),
             MAX(fabs(one.green - other.green), fabs(one.blue - other.blue))) >= apart;
}

/* The plain ones, whatever stands between them. */
static void test_distinct(void) {
  static const guint plain[CAROM_DISC_HUE_MOST] = {0, 1, 2, 6, 7, 8, 9, 10};
  const guint one_grey = 3, other_grey = 4, pinned = 5;
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_discs(scene, 3, CAROM_NO_COLOUR, FALSE);
  add_discs(scene, 2, 0x808080, FALSE);
  add_discs(scene, 1, CAROM_NO_COLOUR, TRUE);
  add_discs(scene, CAROM_DISC_HUE_MOST - 3, CAROM_NO_COLOUR, FALSE);
  for (guint t = 0; t < G_N_ELEMENTS(themes); t++) {
    const CaromTheme *theme = themes[t]();
    for (guint i = 0; i < CAROM_DISC_HUE_MOST; i++)
      for (guint k = 0; k < i; k++) {
        g_assert_true(differ(carom_disc_hue_fill(theme, scene, plain[i]),
                             carom_disc_hue_fill(theme, scene, plain[k]), areas_apart));
        g_assert_true(differ(carom_disc_hue_line(theme, scene, plain[i]),
                             carom_disc_hue_line(theme, scene, plain[k]), lines_apart));
      }
    g_assert_true(are_equal(carom_disc_hue_fill(theme, scene, pinned), theme->pinned));
    g_assert_true(are_equal(carom_disc_hue_fill(theme, scene, one_grey),
                            carom_disc_hue_fill(theme, scene, other_grey)));
  }
}

/* One more, and none has a hue; what the scene gives stays. */
static void test_many(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_discs(scene, CAROM_DISC_HUE_MOST + 1, CAROM_NO_COLOUR, FALSE);
  add_discs(scene, 1, 0xd02020, FALSE);
  for (guint t = 0; t < G_N_ELEMENTS(themes); t++) {
    const CaromTheme *theme = themes[t]();
    for (guint i = 0; i <= CAROM_DISC_HUE_MOST; i++) {
      g_assert_true(are_equal(carom_disc_hue_fill(theme, scene, i), theme->disc));
      g_assert_true(are_equal(carom_disc_hue_line(theme, scene, i), theme->dim_text));
    }
    g_assert_true(differ(carom_disc_hue_fill(theme, scene, CAROM_DISC_HUE_MOST + 1), theme->disc,
                         areas_apart));
  }
}

/* Lines and names stand out from the background, whatever the scene gives. */
static void test_lines(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(39);
  for (guint round = 0; round < 1000; round++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    gboolean is_given = round > 0;
    add_discs(scene, CAROM_DISC_HUE_MOST, CAROM_NO_COLOUR, FALSE);
    if (is_given)
      add_discs(scene, 1, g_rand_int_range(random, 0, 0x1000000), FALSE);
    for (guint t = 0; t < G_N_ELEMENTS(themes); t++) {
      const CaromTheme *theme = themes[t]();
      for (guint i = is_given ? CAROM_DISC_HUE_MOST : 0; i < scene->bodies->len; i++) {
        CaromColour line = carom_disc_hue_line(theme, scene, i);
        CaromColour name = carom_disc_hue_text(theme, scene, i);
        g_assert_cmpfloat(carom_colour_contrast(line, theme->background), >=,
                          CAROM_DISC_HUE_CONTRAST);
        g_assert_cmpfloat(carom_colour_contrast(name, theme->background), >=,
                          CAROM_DISC_HUE_TEXT_CONTRAST);
      }
    }
  }
}

/* 4.5 is what WCAG asks of text, such as a disc's letter. */
static void test_letters(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_discs(scene, CAROM_DISC_HUE_MOST, CAROM_NO_COLOUR, FALSE);
  for (guint t = 0; t < G_N_ELEMENTS(themes); t++)
    for (guint i = 0; i < CAROM_DISC_HUE_MOST; i++)
      g_assert_cmpfloat(
          carom_colour_contrast(carom_disc_hue_fill(themes[t](), scene, i), themes[t]()->text), >=,
          4.5);
}

/* Known ratios: black on white, and the lightest grey that may be text on white. */
static void test_contrast(void) {
  const CaromColour white = {1, 1, 1}, black = {0, 0, 0}, grey = CAROM_COLOUR_RGB(0x767676);
  g_assert_cmpfloat_with_epsilon(carom_colour_contrast(white, black), 21, 1e-12);
  g_assert_cmpfloat_with_epsilon(carom_colour_contrast(black, white), 21, 1e-12);
  g_assert_cmpfloat(carom_colour_contrast(white, white), ==, 1);
  g_assert_cmpfloat_with_epsilon(carom_colour_contrast(grey, white), 4.54, 0.005);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/disc-hue/distinct", test_distinct);
  g_test_add_func("/disc-hue/many", test_many);
  g_test_add_func("/disc-hue/lines", test_lines);
  g_test_add_func("/disc-hue/letters", test_letters);
  g_test_add_func("/disc-hue/contrast", test_contrast);
  return g_test_run();
}
