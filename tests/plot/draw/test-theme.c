/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-theme: that coloured text can be read. */
#include "carom-band-picture.h"
#include "carom-theme.h"

#include <math.h>

/* Of WCAG 2.1, for text of ordinary size. */
#define LEAST_CONTRAST 4.5

static double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double luminance(CaromColour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

static double contrast(CaromColour one, CaromColour other) {
  double a = luminance(one), b = luminance(other);
  return (MAX(a, b) + 0.05) / (MIN(a, b) + 0.05);
}

/* On the page, in a band of its own colour or of a departure's, and in a highlighted line, whose
 * ground is mixed with the desktop's colour of selections, such as this one. */
static void check(const CaromTheme *theme, CaromColour text) {
  const CaromColour selection = CAROM_COLOUR_RGB(0x3584e4);
  const CaromColour grounds[] = {
      theme->background,
      carom_colour_mix(theme->background, text, CAROM_BAND_PICTURE_TINT),
      carom_colour_mix(theme->background, theme->departure, CAROM_BAND_PICTURE_TINT),
      carom_colour_mix(theme->background, selection, 0.14),
  };
  for (guint i = 0; i < G_N_ELEMENTS(grounds); i++) {
    g_test_message("%06x on %06x", carom_colour_to_rgb(text), carom_colour_to_rgb(grounds[i]));
    g_assert_cmpfloat(contrast(text, grounds[i]), >=, LEAST_CONTRAST);
  }
}

static void test_contrast(gconstpointer data) {
  const CaromTheme *(*get)(void) = *(const CaromTheme *(*const *)(void))data;
  const CaromTheme *theme = get();
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++)
    check(theme, theme->quantities[stage]);
  check(theme, theme->departure);
}

/* Four quantities, four colours; an arrow of momentum is the same everywhere. */
static void test_quantities(gconstpointer data) {
  const CaromTheme *(*get)(void) = *(const CaromTheme *(*const *)(void))data;
  const CaromTheme *theme = get();
  for (CaromStage one = 0; one < CAROM_N_STAGES; one++)
    for (CaromStage other = 0; other < one; other++)
      g_assert_cmphex(carom_colour_to_rgb(theme->quantities[one]), !=,
                      carom_colour_to_rgb(theme->quantities[other]));
  g_assert_cmphex(carom_colour_to_rgb(theme->quantities[CAROM_STAGE_COLLIDE]), ==,
                  carom_colour_to_rgb(theme->momentum));
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    const CaromTheme *(*get)(void);
  } themes[] = {
      {"light", carom_theme_light},
      {"dark", carom_theme_dark},
      {"high-contrast", carom_theme_high_contrast},
      {"high-contrast-dark", carom_theme_high_contrast_dark},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    g_autofree char *contrast_path = g_strconcat("/theme/contrast/", themes[i].name, NULL);
    g_autofree char *quantities_path = g_strconcat("/theme/quantities/", themes[i].name, NULL);
    g_test_add_data_func(contrast_path, &themes[i].get, test_contrast);
    g_test_add_data_func(quantities_path, &themes[i].get, test_quantities);
  }
  return g_test_run();
}
