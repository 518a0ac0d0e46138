/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-sentence-picture: that a paragraph has room for the formulas in it. */
#include "carom-sentence-picture.h"
#include "carom-theme.h"
#include "fixture.h"
#include "terms-test.h"

static const char words[] = "They part, and the equations are solved for it.";
static const char formula[] = "They part, and the equations are solved for ‹v'_b.x›.";
static const char fraction[] = "They part, and the equations are solved for ‹m_a / m_b = 2›.";
static const char value[] = "That is ‹|d| α_a =›";
static const char broken[] =
    "Calculated as ‹v'_b.x = ((1 - e ρ) u'_b.x + (1 + e) ρ u'_a.x + (1 + e) ρ u'_a.x) / (1 + ρ)›";

static const char *const sentences[] = {words, formula, fraction, value, broken};

static CaromTerm terms[] = {
    {"α_a", {.number = 2}, CAROM_DIMENSION_RATE},
    {"|d|", {.number = 0.125}, CAROM_DIMENSION_LENGTH},
};

static CaromSentencePicture picture_of(const char *sentence) {
  return (CaromSentencePicture){
      .sentence = sentence,
      .terms = terms,
      .n_terms = G_N_ELEMENTS(terms),
      .name_a = "A",
      .name_b = "B",
      .length_unit = "m",
      .size = 0.9,
      .colour = carom_theme_light()->text,
      .digits = 6,
  };
}

static double height_of(const char *sentence, double width) {
  CaromSentencePicture picture = picture_of(sentence);
  return carom_sentence_picture_height(&picture, width);
}

/* Nothing is drawn outside of its rectangle, at any width from that of the longest word on. */
static void assert_inside(const char *sentence, int width) {
  enum { MARGIN = 20 };
  CaromColour background = carom_theme_light()->background;
  CaromSentencePicture picture = picture_of(sentence);
  int height = (int)ceil(carom_sentence_picture_height(&picture, width));
  cairo_surface_t *image = carom_fixture_image(width + 2 * MARGIN, height + 2 * MARGIN, background);
  cairo_t *cr = cairo_create(image);
  cairo_translate(cr, MARGIN, MARGIN);
  carom_sentence_picture_draw(&picture, cr, width);
  for (int x = 0; x < width + 2 * MARGIN; x++)
    for (int y = 0; y < height + 2 * MARGIN; y++)
      if (x < MARGIN - 1 || x > width + MARGIN || y < MARGIN - 1 || y > height + MARGIN)
        g_assert_true(carom_fixture_pixel_is(image, x, y, background, 1));
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

static void test_inside(void) {
  for (guint i = 0; i < G_N_ELEMENTS(sentences); i++)
    for (int width = 80; width <= 600; width += 65)
      assert_inside(sentences[i], width);
}

/* A formula takes more room than its row of words, and no row is lost where it is broken. */
static void test_height(void) {
  g_assert_cmpfloat(height_of(fraction, INFINITY), >, height_of(words, INFINITY) * 1.2);
  for (guint i = 0; i < G_N_ELEMENTS(sentences); i++)
    for (int width = 80; width <= 600; width += 65)
      g_assert_cmpfloat(height_of(sentences[i], width), >=, height_of(sentences[i], INFINITY));
  g_assert_cmpfloat(height_of(broken, 150), >, height_of(broken, 600) * 1.5);
  /* A formula alone stands beside words. */
  g_assert_cmpfloat(height_of("‹e = 1›", INFINITY), ==, height_of(words, INFINITY));
}

/* In one row, a paragraph has the width that its words and formulas need. */
static void test_width(void) {
  CaromSentencePicture alone = picture_of("‹e = 1›"), longer = picture_of(formula);
  double width = carom_sentence_picture_width(&alone);
  g_assert_cmpfloat(width, >, 0);
  g_assert_cmpfloat(carom_sentence_picture_width(&longer), >, 5 * width);
  g_assert_cmpfloat(height_of(formula, carom_sentence_picture_width(&longer) + 1), ==,
                    height_of(formula, INFINITY));
}

static guint count_ink(const char *sentence, int width) {
  CaromSentencePicture picture = picture_of(sentence);
  cairo_surface_t *image = carom_fixture_image(width, 60, carom_theme_light()->background);
  cairo_t *cr = cairo_create(image);
  carom_sentence_picture_draw(&picture, cr, width);
  guint n = (guint)(width * 60) - carom_fixture_count(image, carom_theme_light()->background);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return n;
}

/* What stands between the marks is drawn, and of an equation all that completes it. */
static void test_drawn(void) {
  g_assert_cmpuint(count_ink("‹|d|›", 100), >, 0);
  g_assert_cmpuint(count_ink("‹|d| =›", 100), >, count_ink("‹|d|›", 100));
  g_assert_cmpuint(count_ink("‹|d| = m_a›", 100), >, count_ink("‹|d|›", 100));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_intern_names(terms, G_N_ELEMENTS(terms));
  g_test_add_func("/sentence-picture/inside", test_inside);
  g_test_add_func("/sentence-picture/height", test_height);
  g_test_add_func("/sentence-picture/width", test_width);
  g_test_add_func("/sentence-picture/drawn", test_drawn);
  return g_test_run();
}
