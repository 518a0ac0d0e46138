/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-pane-style: that panes can be told apart, also in grey. */
#include "carom-pane-style.h"

#include <math.h>

static const CaromTheme *theme_of(gconstpointer data) {
  const CaromTheme *(*theme)(void) = *(const CaromTheme *(*const *)(void))data;
  return theme();
}

/* Steps of an eighth of the way from black to white are far apart for the eye; paper and three
 * layers need no less. */
static const double luma_step = 0.12;

static void test_grey(gconstpointer data) {
  const CaromTheme *theme = theme_of(data);
  double before = carom_colour_luma(theme->background);
  for (guint i = 0; i < CAROM_THEME_PANE_LAYERS; i++) {
    double luma = carom_colour_luma(carom_pane_style_of(theme, i).colour);
    g_test_message("layer %u: luma %.3f after %.3f", i, luma, before);
    g_assert_cmpfloat(fabs(luma - before), >=, luma_step);
    /* All one way, so that no two layers are equal either. */
    g_assert_true(theme->dark ? luma > before : luma < before);
    before = luma;
  }
}

static void test_nested(gconstpointer data) {
  const CaromTheme *theme = theme_of(data);
  g_assert_cmpint(carom_pane_style_of(theme, 0).nested.n_dash, ==, 0);
  for (guint i = 1; i < CAROM_THEME_PANE_LAYERS; i++) {
    CaromPaneStyle outer = carom_pane_style_of(theme, i - 1);
    CaromPaneStyle inner = carom_pane_style_of(theme, i);
    g_assert_cmpfloat(inner.nested.width, <=, 0.6 * outer.nested.width);
    g_assert_cmpint(inner.nested.n_dash, >, 0);
  }
}

static gboolean is_on(const CaromPaneLine *style, double at) {
  double period = 0;
  for (int i = 0; i < style->n_dash; i++)
    period += style->dash[i];
  at = fmod(at + style->dash_offset, period);
  for (int i = 0; i < style->n_dash; at -= style->dash[i++])
    if (at < style->dash[i])
      return i % 2 == 0;
  g_assert_not_reached();
}

/* Along a coinciding stretch each dashed layer is somewhere on and somewhere off while the layer
 * above it is off, so that its own pattern can be read. */
static void test_interlock(void) {
  for (guint i = 1; i + 1 < CAROM_THEME_PANE_LAYERS; i++) {
    CaromPaneLine lower = carom_pane_style_of(carom_theme_light(), i).nested;
    CaromPaneLine upper = carom_pane_style_of(carom_theme_light(), i + 1).nested;
    gboolean seen_on = FALSE, seen_off = FALSE;
    for (double at = 0; at < 20; at += 0.25) {
      seen_on |= !is_on(&upper, at) && is_on(&lower, at);
      seen_off |= !is_on(&upper, at) && !is_on(&lower, at);
    }
    g_assert_true(seen_on && seen_off);
  }
}

/* Side by side, in grey, four panes differ in dashes and in marks. */
static void test_thin(void) {
  for (guint i = 0; i < CAROM_THEME_PANE_LAYERS; i++)
    for (guint k = 0; k < i; k++) {
      CaromPaneStyle a = carom_pane_style_of(carom_theme_light(), i);
      CaromPaneStyle b = carom_pane_style_of(carom_theme_light(), k);
      g_assert_cmpfloat(a.thin.width, ==, b.thin.width);
      g_assert_true(a.mark != b.mark);
      g_assert_true(a.thin.n_dash != b.thin.n_dash || a.thin.dash[0] >= 2 * b.thin.dash[0] ||
                    b.thin.dash[0] >= 2 * a.thin.dash[0]);
    }
}

/* 4.5 is what WCAG asks of text. */
static void test_text_contrast(gconstpointer data) {
  const CaromTheme *theme = theme_of(data);
  g_assert_cmpfloat(carom_colour_contrast(theme->text, theme->background), >=, 7);
  g_assert_cmpfloat(carom_colour_contrast(theme->dim_text, theme->background), >=, 4.5);
  g_assert_cmpfloat(carom_colour_contrast(theme->text, theme->disc), >=, 4.5);
  for (guint i = 0; i < 16; i++)
    g_assert_cmpfloat(
        carom_colour_contrast(carom_pane_style_of(theme, i).text_colour, theme->background), >=,
        4.5);
}

/* No two of sixteen panes share both colour and dash. */
static void test_distinct(gconstpointer data) {
  const CaromTheme *theme = theme_of(data);
  for (guint i = 0; i < 16; i++)
    for (guint k = 0; k < i; k++) {
      CaromPaneStyle a = carom_pane_style_of(theme, i), b = carom_pane_style_of(theme, k);
      double apart = fabs(a.colour.red - b.colour.red) + fabs(a.colour.green - b.colour.green) +
                     fabs(a.colour.blue - b.colour.blue);
      g_assert_true(apart > 0.05 || a.nested.width != b.nested.width);
    }
}

static void test_rgb(void) {
  CaromColour colour = carom_colour_from_rgb(0xff8000);
  g_assert_cmpfloat(colour.red, ==, 1);
  g_assert_cmpfloat_with_epsilon(colour.green, 128 / 255.0, 1e-12);
  g_assert_cmpfloat(colour.blue, ==, 0);
}

static const struct {
  const char *name;
  const CaromTheme *(*theme)(void);
} themes[] = {
    {"light", carom_theme_light},
    {"dark", carom_theme_dark},
    {"high-contrast", carom_theme_high_contrast},
    {"high-contrast-dark", carom_theme_high_contrast_dark},
};

static void add_for_themes(const char *path, GTestDataFunc test) {
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    g_autofree char *full = g_strdup_printf("%s/%s", path, themes[i].name);
    g_test_add_data_func(full, &themes[i].theme, test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_themes("/pane-style/grey", test_grey);
  add_for_themes("/pane-style/nested", test_nested);
  add_for_themes("/pane-style/text-contrast", test_text_contrast);
  add_for_themes("/pane-style/distinct", test_distinct);
  g_test_add_func("/pane-style/interlock", test_interlock);
  g_test_add_func("/pane-style/thin", test_thin);
  g_test_add_func("/pane-style/rgb", test_rgb);
  return g_test_run();
}
