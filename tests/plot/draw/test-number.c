/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-number: numbers as they are displayed: signs, powers of ten, and the longest labels. */
#include "carom-number.h"
#include "comma-locale.h"

#include <math.h>

static void test_format(void) {
  static const struct {
    double value;
    int decimals, exponent;
    const char *text;
  } rows[] = {
      {0, 2, 0, "0"},
      {-0.0, 2, 0, "0"},
      {1.5, 1, 0, "1.5"},
      {-1.5, 1, 0, "\u22121.5"},
      {-0.001, 1, 0, "0.0"}, /* no sign on what shows as zero */
      {-2.5e-15, 1, -15, "\u22122.5×10<sup>\u221215</sup>"},
      {3e7, 0, 7, "3×10<sup>7</sup>"},
      {INFINITY, 1, 0, "∞"},
      {-INFINITY, 1, 3, "\u2212∞"},
      {NAN, 1, 0, "?"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char text[CAROM_NUMBER_SIZE];
    carom_number_format(text, rows[i].value, rows[i].decimals, rows[i].exponent);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

static void test_significant(void) {
  static const struct {
    double value;
    int digits;
    const char *text;
  } rows[] = {
      {0, 3, "0"},
      {0.6875, 3, "0.688"},
      {123.4, 3, "123"},
      {0.2, 1, "0.2"},
      {20, 1, "20"},
      {2.22e-16, 2, "2.2×10<sup>\u221216</sup>"},
      {-5e8, 1, "\u22125×10<sup>8</sup>"},
      {9.96e-8, 1, "1×10<sup>\u22127</sup>"},
      {9.94e-8, 2, "9.9×10<sup>\u22128</sup>"},
      {9.96, 2, "10"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char text[CAROM_NUMBER_SIZE];
    carom_number_format_significant(text, rows[i].value, rows[i].digits);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

/* Beside larger numbers, which have one decimal or two of 10³. */
static void test_among(void) {
  static const struct {
    double value;
    int decimals, exponent;
    double rounding;
    const char *text;
  } rows[] = {
      {61.4, 1, 0, 1e-8, "61.4"},
      {0.05, 1, 0, 1e-8, "0.1"}, /* half of the last digit */
      {0.04, 1, 0, 1e-8, "0.040"},
      {-2e-7, 1, 0, 1e-8, "−2×10<sup>−7</sup>"},
      {-1e-9, 1, 0, 1e-8, "0.0"},
      {0, 1, 0, 0, "0"},
      {3, 2, 3, 1e-7, "3.0"},
      {5e-324, 2, -3, 0, "5×10<sup>−324</sup>"}, /* the least double there is */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char text[CAROM_NUMBER_SIZE];
    carom_number_format_among(text, rows[i].value, rows[i].decimals, rows[i].exponent,
                              rows[i].rounding);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

/* Labels of axes have a point there, too. */
static void test_comma_locale(void) {
  if (!test_enter_comma_locale())
    return;
  test_format();
  test_significant();
  test_leave_comma_locale();
}

/* The longest label there can be still ends in its closing tag. */
static void test_fits(void) {
  char text[CAROM_NUMBER_SIZE];
  carom_number_format(text, -1.2345678e-280, 20, -280);
  g_assert_true(g_str_has_suffix(text, "</sup>"));
}

static void test_strip_markup(void) {
  static const char *const cases[][2] = {
      {"3.9×10<sup>−30</sup> s", "3.9×10⁻³⁰ s"},
      {"10<sup>6</sup>, 10<sup>0</sup>", "10⁶, 10⁰"},
      {"p<sub>x</sub> &lt; 2", "px < 2"},
      {"v<sup>*</sup>", "v*"},
      {"", ""},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *plain = carom_number_strip_markup(cases[i][0]);
    g_assert_cmpstr(plain, ==, cases[i][1]);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/number/format", test_format);
  g_test_add_func("/number/significant", test_significant);
  g_test_add_func("/number/among", test_among);
  g_test_add_func("/number/comma-locale", test_comma_locale);
  g_test_add_func("/number/fits", test_fits);
  g_test_add_func("/number/strip-markup", test_strip_markup);
  return g_test_run();
}
