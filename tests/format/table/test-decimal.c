/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-decimal: doubles as text, round numbers, and words that were meant. */
#include "carom-decimal.h"
#include "carom-suggest.h"
#include "comma-locale.h"

#include <float.h>
#include <math.h>
#include <string.h>

static void test_format(void) {
  static const struct {
    double value;
    const char *text;
  } rows[] = {
      {0, "0"},
      {-0.0, "-0.0"},
      {1, "1"},
      {0.1, "0.1"},
      {-2.5, "-2.5"},
      {1.0 / 3, "0.3333333333333333"},
      {1e20, "1e+20"},
      {5e-324, "4.94065645841247e-324"},
      {DBL_MAX, "1.7976931348623157e+308"},
      {0.1 + 0.2, "0.30000000000000004"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char buffer[CAROM_DECIMAL_SIZE];
    g_assert_cmpstr(carom_decimal_format(buffer, rows[i].value), ==, rows[i].text);
    double again = g_ascii_strtod(buffer, NULL);
    g_assert_cmpmem(&again, sizeof again, &rows[i].value, sizeof again);
  }
}

static void test_parse(void) {
  static const struct {
    const char *text;
    double value;
  } rows[] = {
      {"1", 1},       {"-0.5", -0.5},   {"+.5", 0.5},  {"5.", 5},
      {"1e-3", 1e-3}, {"1.5E+3", 1500}, {"1e-999", 0}, {"007", 7},
  };
  static const char *const wrong[] = {"",    "0x1", "inf", "nan", "1e999", " 1",    "1 ",  "1_000",
                                      "1,5", "+",   ".",   "1e",  "--1",   "1.2.3", "1d0", "−1"};
  double value;
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_assert_true(carom_decimal_parse(rows[i].text, &value));
    g_assert_cmpfloat(value, ==, rows[i].value);
  }
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++)
    g_assert_false(carom_decimal_parse(wrong[i], &value));
}

static void test_display(void) {
  char buffer[CAROM_DECIMAL_SIZE];
  g_assert_cmpstr(carom_decimal_display(buffer, -1.5e-10), ==, "−1.5e−10");
  g_assert_cmpstr(carom_decimal_display(buffer, 3), ==, "3");
  /* The longest double fits, three bytes a minus sign. */
  g_assert_cmpstr(carom_decimal_display(buffer, -2.2250738585072014e-308), ==,
                  "−2.2250738585072014e−308");
}

static void test_spreadsheet(void) {
  char buffer[CAROM_DECIMAL_SIZE];
  g_assert_cmpstr(carom_decimal_spreadsheet(buffer, -0.1), ==, "-0.1");
  if (!test_enter_comma_locale())
    return;
  g_assert_cmpstr(carom_decimal_spreadsheet(buffer, -0.1), ==, "-0,1");
  g_assert_cmpstr(carom_decimal_spreadsheet(buffer, 1e300), ==, "1e+300");
  test_leave_comma_locale();
}

static void test_round_down(void) {
  static const double rows[][2] = {
      {1, 1},       {1.99, 1},      {2, 2},     {4.9, 2},          {5, 5},
      {9.999, 5},   {10, 10},       {0.3, 0.2}, {0.1, 0.1},        {0.05, 0.05},
      {1e-3, 1e-3}, {999e-6, 5e-4}, {7e9, 5e9}, {1e5 * 1e-6, 0.1}, {DBL_MAX, 1e308},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    g_assert_cmpfloat(carom_decimal_round_down(rows[i][0]), ==, rows[i][1]);
}

static void test_suggest(void) {
  static const struct {
    const char *word, *meant;
  } rows[] = {
      {"velocty", "velocity"},
      {"Velocity", "velocity"},
      {"colour", "colour"},
      {"color", "colour"},
      {"masss", "mass"},
      {"msas", "mass"},
      {"author", NULL},
      {"", NULL},
      {"x", NULL},
  };
  static const char *const known[] = {"position", "velocity", "radius", "mass", "colour"};
  g_autoptr(GPtrArray) words = g_ptr_array_new();
  for (guint i = 0; i < G_N_ELEMENTS(known); i++)
    g_ptr_array_add(words, (gpointer)known[i]);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    g_assert_cmpstr(carom_suggest(rows[i].word, words), ==, rows[i].meant);
  g_autofree char *endless = g_strnfill(100000, 'a');
  g_assert_null(carom_suggest(endless, words));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/decimal/format", test_format);
  g_test_add_func("/decimal/parse", test_parse);
  g_test_add_func("/decimal/display", test_display);
  g_test_add_func("/decimal/spreadsheet", test_spreadsheet);
  g_test_add_func("/decimal/round-down", test_round_down);
  g_test_add_func("/suggest/words", test_suggest);
  return g_test_run();
}
