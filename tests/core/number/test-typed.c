/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters, numbers and units as they are typed. */
#include "carom-typed.h"
#include "comma-locale.h"

#include <math.h>

static void test_characters(void) {
  static const struct {
    const char *text;
    gunichar character;
  } rows[] = {{"", 0},     {"7", '7'},  {"７", '7'}, {"٧", '7'}, {"−1", '-'}, {"–", '-'},
              {"×", '*'},  {"·", '*'},  {"⋅", '*'},  {"÷", '/'}, {"⁄", '/'},  {"（", '('},
              {"．", '.'}, {"＋", '+'}, {"²", 0xb2}, {"a", 'a'}, {"π", 0x3c0}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    g_assert_cmpuint(carom_typed_peek(rows[i].text), ==, rows[i].character);
  g_assert_cmpstr(carom_typed_skip_blanks(" \t\u00a0\u3000\u2060x "), ==, "x ");
  g_assert_cmpstr(carom_typed_skip_blanks(""), ==, "");
}

typedef struct {
  const char *text;
  gboolean scaled;
  double value; /* NAN: no number begins there */
  const char *rest;
} NumberRow;

static void check_numbers(const NumberRow *rows, guint n) {
  for (guint i = 0; i < n; i++) {
    const char *text = rows[i].text;
    double value = NAN;
    gboolean is_number = carom_typed_number(&text, rows[i].scaled, &value);
    g_test_message("%s", rows[i].text);
    g_assert_cmpint(is_number, ==, !isnan(rows[i].value));
    if (is_number)
      g_assert_true(value == rows[i].value);
    g_assert_cmpstr(text, ==, rows[i].rest);
  }
}

static void test_numbers(void) {
  static const NumberRow rows[] = {
      {"1.25", FALSE, 1.25, ""},
      {".5", FALSE, 0.5, ""},
      {"5.", FALSE, 5, ""},
      {"5..", FALSE, 5, "."},
      {"0.1", FALSE, 0.1, ""},
      {"1.2e-3", FALSE, 1.2e-3, ""},
      {"1.2E−3", FALSE, 1.2e-3, ""},
      {"1e+5", FALSE, 1e5, ""},
      {"1e", FALSE, 1, "e"},
      {"1e-", FALSE, 1, "e-"},
      {"2em", FALSE, 2, "em"},
      {"１２．５", FALSE, 12.5, ""},
      {"½", FALSE, 0.5, ""},
      {"2¾x", FALSE, 2.75, "x"},
      {"2.5½", FALSE, 2.5, "½"},
      {"½e3", FALSE, 0.5, "e3"},
      {"1e999", FALSE, INFINITY, ""},
      {"6.02×10²³", TRUE, 6.02e23, ""},
      {"6.02 · 10⁻²³ m", TRUE, 6.02e-23, " m"},
      {"6.02×10²³", FALSE, 6.02, "×10²³"},
      {"6.02×10", TRUE, 6.02, "×10"},
      {"6.02×10²^2", TRUE, 6.02, "×10²^2"},
      {"6.02×100²", TRUE, 6.02, "×100²"},
      {"6e1×10²", TRUE, 60, "×10²"},
      {"", FALSE, NAN, ""},
      {".", FALSE, NAN, "."},
      {"-1", FALSE, NAN, "-1"},
      {"e5", FALSE, NAN, "e5"},
      {"1,5", FALSE, 1, ",5"},
      {"0x10", FALSE, 0, "x10"},
      {"inf", FALSE, NAN, "inf"},
  };
  check_numbers(rows, G_N_ELEMENTS(rows));
}

static void test_comma(void) {
  static const NumberRow rows[] = {
      {"1,25", FALSE, 1.25, ""},
      {"1.25", FALSE, 1.25, ""},
      {"1.000,5", FALSE, 1, ",5"},
      {",5e-1", FALSE, 0.05, ""},
  };
  if (!test_enter_comma_locale())
    return;
  check_numbers(rows, G_N_ELEMENTS(rows));
  test_leave_comma_locale();
}

static void test_units(void) {
  static const struct {
    const char *text;
    CaromDimension dimension;
    const char *length_unit;
    CaromTypedUnitFit fit;
    double multiply, divide; /* 0: any */
    const char *rest;
  } rows[] = {
      {"m", CAROM_DIMENSION_LENGTH, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"cm+", CAROM_DIMENSION_LENGTH, "m", CAROM_TYPED_UNIT_FITS, 1, 100, "+"},
      {"m", CAROM_DIMENSION_LENGTH, "cm", CAROM_TYPED_UNIT_FITS, 100, 1, ""},
      {"cm", CAROM_DIMENSION_LENGTH, "cm", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"mm", CAROM_DIMENSION_LENGTH, "km", CAROM_TYPED_UNIT_FITS, 1, 1e6, ""},
      {"km/h", CAROM_DIMENSION_VELOCITY, "m", CAROM_TYPED_UNIT_FITS, 0, 3.6, ""},
      {"m/\u2060s²", CAROM_DIMENSION_ACCELERATION, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"m / s^2", CAROM_DIMENSION_ACCELERATION, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"m·s⁻²", CAROM_DIMENSION_ACCELERATION, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"cm²", CAROM_DIMENSION_AREA, "m", CAROM_TYPED_UNIT_FITS, 1, 1e4, ""},
      {"/s", CAROM_DIMENSION_RATE, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"Hz", CAROM_DIMENSION_RATE, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"J", CAROM_DIMENSION_ENERGY, "m", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"J", CAROM_DIMENSION_ENERGY, "cm", CAROM_TYPED_UNIT_FITS, 1e4, 1, ""},
      {"J", CAROM_DIMENSION_ENERGY, "px", CAROM_TYPED_UNIT_OTHER, 0, 0, ""},
      {"kg·px²/s²", CAROM_DIMENSION_ENERGY, "px", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"g", CAROM_DIMENSION_MASS, "px", CAROM_TYPED_UNIT_FITS, 1, 1000, ""},
      {"°", CAROM_DIMENSION_ANGLE, "m", CAROM_TYPED_UNIT_FITS, G_PI, 180, ""},
      {"deg)", CAROM_DIMENSION_ANGLE, "m", CAROM_TYPED_UNIT_FITS, G_PI, 180, ")"},
      {"cm", CAROM_DIMENSION_LENGTH, "px", CAROM_TYPED_UNIT_OTHER, 0, 0, ""},
      {"m", CAROM_DIMENSION_VELOCITY, "m", CAROM_TYPED_UNIT_OTHER, 0, 0, ""},
      {"m/pi", CAROM_DIMENSION_LENGTH, "m", CAROM_TYPED_UNIT_FITS, 1, 1, "/pi"},
      {"m", CAROM_DIMENSION_NONE, "m", CAROM_TYPED_UNIT_OTHER, 0, 0, ""},
      {"mx", CAROM_DIMENSION_LENGTH, "m", CAROM_TYPED_UNIT_NONE, 0, 0, "mx"},
      {"/2", CAROM_DIMENSION_LENGTH, "m", CAROM_TYPED_UNIT_NONE, 0, 0, "/2"},
      {"", CAROM_DIMENSION_LENGTH, "", CAROM_TYPED_UNIT_NONE, 0, 0, ""},
      /* A scene's unit may be anything; what looks like calculating is no unit. */
      {"Å", CAROM_DIMENSION_LENGTH, "Å", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"像素/s", CAROM_DIMENSION_VELOCITY, "像素", CAROM_TYPED_UNIT_FITS, 1, 1, ""},
      {"- 1", CAROM_DIMENSION_LENGTH, "-", CAROM_TYPED_UNIT_NONE, 0, 0, "- 1"},
      {"2", CAROM_DIMENSION_LENGTH, "2", CAROM_TYPED_UNIT_NONE, 0, 0, "2"},
      {"×", CAROM_DIMENSION_LENGTH, "×", CAROM_TYPED_UNIT_NONE, 0, 0, "×"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    const char *text = rows[i].text;
    CaromTypedUnit unit = {0};
    g_test_message("%s as %d in %s", text, rows[i].dimension, rows[i].length_unit);
    g_assert_cmpint(carom_typed_unit(&text, rows[i].dimension, rows[i].length_unit, &unit), ==,
                    rows[i].fit);
    g_assert_cmpstr(text, ==, rows[i].rest);
    if (rows[i].fit != CAROM_TYPED_UNIT_FITS)
      continue;
    if (rows[i].multiply > 0)
      g_assert_true(unit.multiply == rows[i].multiply && unit.divide == rows[i].divide);
    else
      g_assert_true(unit.divide / unit.multiply == rows[i].divide);
  }
}

/* Every quantity is read in the symbol that is shown with it, and stays as it is. */
static void test_own_units(void) {
  static const char *const lengths[] = {"m", "px", "cm", "Å", "box"};
  for (guint i = 0; i < G_N_ELEMENTS(lengths); i++)
    for (CaromDimension d = CAROM_DIMENSION_ANGLE; d <= CAROM_DIMENSION_ENERGY; d++) {
      g_autofree char *symbol = carom_unit_symbol(d, lengths[i]);
      const char *text = symbol;
      CaromTypedUnit unit = {0};
      g_assert_cmpint(carom_typed_unit(&text, d, lengths[i], &unit), ==, CAROM_TYPED_UNIT_FITS);
      g_assert_cmpstr(text, ==, "");
      g_assert_true(unit.multiply == 1 && unit.divide == 1);
    }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/typed/characters", test_characters);
  g_test_add_func("/typed/numbers", test_numbers);
  g_test_add_func("/typed/comma", test_comma);
  g_test_add_func("/typed/units", test_units);
  g_test_add_func("/typed/own-units", test_own_units);
  return g_test_run();
}
