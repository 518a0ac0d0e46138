/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-axis: axes around data of all kinds, their ticks, and values written as the axis can show
 * them. */
#include "carom-axis.h"

#include <float.h>
#include <math.h>
#include <string.h>

typedef struct {
  double low, high;
} Range;

/* Ordinary, tiny, huge, one-sided, swapped, constant and nearly constant data. */
static const Range ranges[] = {
    {0, 1},     {-0.32, 0.64},    {0.592, 0.688},   {3, 3},         {0, 0},         {-7, -7},
    {5, 2},     {1e-17, 4e-17},   {-1e12, 3e12},    {999, 1001},    {1, 1 + 1e-15}, {0, 1e-300},
    {-1, 1e-9}, {1e250, 1.5e250}, {0.1, 0.3},       {-0.001, 1000}, {1e-16, 1e-16}, {2, 2.00001},
    {0, 1e308}, {-1e308, 1e308},  {1e300, 1.5e300}, {1e308, 1e308},
};

/* Whether @value is 1, 2 or 5 × 10^k. To 1e-9: the rounding of a difference of ticks is far below.
 */
static gboolean is_round(double value) {
  double mantissa = value / pow(10, floor(log10(value) + 1e-9));
  return fabs(mantissa - 1) < 1e-9 || fabs(mantissa - 2) < 1e-9 || fabs(mantissa - 5) < 1e-9;
}

static double tick_value(const GArray *ticks, guint i) {
  return g_array_index(ticks, CaromTick, i).value;
}

static const char *tick_label(const GArray *ticks, guint i) {
  return g_array_index(ticks, CaromTick, i).label;
}

static void test_fit_covers(void) {
  for (guint i = 0; i < G_N_ELEMENTS(ranges); i++)
    for (int from_zero = 0; from_zero <= 1; from_zero++) {
      Range range = ranges[i];
      CaromAxis axis = carom_axis_fit(range.low, range.high, from_zero);
      g_test_message("%g to %g, from zero %d: %g to %g", range.low, range.high, from_zero, axis.min,
                     axis.max);
      g_assert_cmpfloat(axis.min, <, axis.max);
      g_assert_true(isfinite(axis.min) && isfinite(axis.max));
      /* What is below 1e-280 counts as zero. */
      g_assert_cmpfloat(axis.min, <=, MIN(range.low, range.high) + 1e-280);
      g_assert_cmpfloat(axis.max, >=, MAX(range.low, range.high) - 1e-280);
      if (from_zero)
        g_assert_true(axis.min <= 0 && axis.max >= 0);
    }
}

/* Rounding must not fill the axis: the constant is the lesson. */
static void test_fit_flattens_noise(void) {
  CaromAxis axis = carom_axis_fit(1 - 4e-16, 1 + 4e-16, FALSE);
  g_assert_cmpfloat(axis.max - axis.min, >, 0.5);
  /* A total that cancels: noise about zero, of terms of the size 3. */
  axis = carom_axis_fit_at_scale(-1e-16, 2e-16, FALSE, 3);
  g_assert_cmpfloat(axis.max, >=, 1);
  g_assert_cmpfloat(axis.min, <=, -1);
  /* A true change stays visible: a thousandth is more than a tenth of the axis. */
  axis = carom_axis_fit(1, 1.001, FALSE);
  g_assert_cmpfloat(axis.max - axis.min, <, 0.01);
}

/* How large a constant is, is seen from 0, unless it is small among the terms of which it is a sum.
 */
static void test_fit_constant(void) {
  for (int sign = -1; sign <= 1; sign += 2) {
    CaromAxis axis = carom_axis_fit_at_scale(sign * 3, sign * 3, FALSE, 3);
    g_assert_cmpfloat(sign > 0 ? axis.min : axis.max, ==, 0);
    g_assert_cmpfloat(sign > 0 ? axis.max : -axis.min, >, 3);
    axis = carom_axis_fit_at_scale(sign * 0.1, sign * 0.1, FALSE, 3);
    g_assert_true(axis.min < -1 && axis.max > 1);
  }
}

/* An axis goes to 0 if half of it or more is needed for the data, else they would be flat. */
static void test_fit_goes_to_zero(void) {
  for (int sign = -1; sign <= 1; sign += 2) {
    CaromAxis far = carom_axis_fit(sign * 10.8, sign * 3.4, FALSE);
    CaromAxis near = carom_axis_fit(sign * 10.8, sign * 9.4, FALSE);
    g_assert_cmpfloat(sign > 0 ? far.min : far.max, ==, 0);
    g_assert_cmpfloat(sign > 0 ? near.min : -near.max, >, 8);
  }
}

/* Data that are not finite do not break the axis. */
static void test_fit_survives(void) {
  CaromAxis axis = carom_axis_fit(INFINITY, -INFINITY, FALSE);
  g_assert_true(isfinite(axis.min) && isfinite(axis.max) && axis.min < axis.max);
  axis = carom_axis_fit(NAN, NAN, TRUE);
  g_assert_true(isfinite(axis.min) && isfinite(axis.max) && axis.min < axis.max);
}

/* While a value grows a little each frame, the axis stays as it is nearly always. */
static void test_fit_is_calm(void) {
  guint changes = 0;
  double last = 0;
  for (int frame = 1; frame <= 1000; frame++) {
    double max = carom_axis_fit(0, frame * 0.001, TRUE).max;
    if (frame > 500 && max != last)
      changes++;
    last = max;
  }
  g_assert_cmpuint(changes, <=, 6);
}

static void check_ticks(const CaromAxis *axis, guint wanted) {
  g_autoptr(GArray) ticks = carom_axis_ticks(axis, wanted);
  g_assert_cmpuint(ticks->len, >=, 2);
  double slack = (axis->max - axis->min) * 1e-9;
  for (guint i = 0; i < ticks->len; i++) {
    g_assert_cmpfloat(tick_value(ticks, i), >=, axis->min - slack);
    g_assert_cmpfloat(tick_value(ticks, i), <=, axis->max + slack);
    if (i > 0) {
      g_assert_cmpfloat(tick_value(ticks, i), >, tick_value(ticks, i - 1));
      g_assert_cmpstr(tick_label(ticks, i), !=, tick_label(ticks, i - 1));
    }
  }
  double spacing = tick_value(ticks, 1) - tick_value(ticks, 0);
  if (spacing > 1e-9 * fabs(tick_value(ticks, 0))) /* else the difference itself is rounded */
    g_assert_true(is_round(spacing));
}

static void test_ticks_round(void) {
  for (guint i = 0; i < G_N_ELEMENTS(ranges); i++)
    for (guint wanted = 2; wanted <= 10; wanted++) {
      CaromAxis axis = carom_axis_fit(ranges[i].low, ranges[i].high, FALSE);
      check_ticks(&axis, wanted);
    }
}

/* Axes whose ends are not round, such as the time of a run. */
static void test_ticks_of_any_ends(void) {
  static const Range ends[] = {{0, 6}, {0, 0.37}, {0, 4.0 / 3}, {-0.7, 11.1}, {0, 123456}};
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++)
    for (guint wanted = 0; wanted <= 10; wanted++) {
      CaromAxis axis = {.min = ends[i].low, .max = ends[i].high};
      check_ticks(&axis, wanted);
    }
}

static void test_ticks_about_wanted(void) {
  CaromAxis axis = {.min = 0, .max = 6};
  g_autoptr(GArray) few = carom_axis_ticks(&axis, 3);
  g_autoptr(GArray) many = carom_axis_ticks(&axis, 12);
  g_assert_cmpuint(few->len, ==, 4);   /* 0 2 4 6 */
  g_assert_cmpuint(many->len, ==, 13); /* 0 0.5 … 6 */
}

static void test_labels(void) {
  static const struct {
    Range ends;
    guint wanted;
    const char *first, *last;
  } rows[] = {
      {{-1, 1}, 4, "\u22121.0", "1.0"},
      {{0, 0.8}, 4, "0", "0.8"},
      {{0, 0.3}, 3, "0", "0.3"},
      {{0, 6}, 6, "0", "6"},
      {{-2e-15, 2e-15}, 4, "\u22122×10<sup>\u221215</sup>", "2×10<sup>\u221215</sup>"},
      {{0, 4e7}, 4, "0", "4×10<sup>7</sup>"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromAxis axis = {.min = rows[i].ends.low, .max = rows[i].ends.high};
    g_autoptr(GArray) ticks = carom_axis_ticks(&axis, rows[i].wanted);
    g_assert_cmpstr(tick_label(ticks, 0), ==, rows[i].first);
    g_assert_cmpstr(tick_label(ticks, ticks->len - 1), ==, rows[i].last);
    for (guint k = 0; k < ticks->len; k++)
      g_assert_null(strchr(tick_label(ticks, k), '-'));
  }
}

static void test_logarithmic(void) {
  CaromAxis axis = carom_axis_fit_logarithmic(3e-16, 2e-12);
  g_assert_cmpfloat(axis.min, ==, 1e-16);
  g_assert_cmpfloat(axis.max, ==, 1e-11);
  g_autoptr(GArray) ticks = carom_axis_ticks(&axis, 10);
  g_assert_cmpuint(ticks->len, ==, 6);
  g_assert_cmpstr(tick_label(ticks, 0), ==, "10<sup>\u221216</sup>");
  for (guint i = 0; i < ticks->len; i++)
    g_assert_cmpfloat_with_epsilon(log10(tick_value(ticks, i)), -16.0 + i, 1e-9);
}

static void test_logarithmic_wide(void) {
  CaromAxis axis = carom_axis_fit_logarithmic(1e-18, 5);
  for (guint wanted = 2; wanted <= 20; wanted++) {
    g_autoptr(GArray) ticks = carom_axis_ticks(&axis, wanted);
    g_assert_cmpuint(ticks->len, >=, 2);
    g_assert_cmpuint(ticks->len, <=, wanted);
  }
}

static void test_logarithmic_degenerate(void) {
  static const double values[] = {1, 10, 2.2e-16, 1e-300, 1e300};
  for (guint i = 0; i < G_N_ELEMENTS(values); i++) {
    CaromAxis axis = carom_axis_fit_logarithmic(values[i], values[i]);
    g_assert_cmpfloat(axis.min, >, 0);
    g_assert_cmpfloat(axis.max, >=, axis.min * 9);
    g_autoptr(GArray) ticks = carom_axis_ticks(&axis, 4);
    g_assert_cmpuint(ticks->len, >=, 2);
  }
}

static void test_inverse(void) {
  CaromAxis axes[] = {carom_axis_fit(-3, 8, FALSE), carom_axis_fit_logarithmic(1e-16, 1)};
  for (guint i = 0; i < G_N_ELEMENTS(axes); i++) {
    axes[i].from = 300; /* as drawn: the lower end further down the picture */
    axes[i].to = 20;
    g_assert_cmpfloat_with_epsilon(carom_axis_place(&axes[i], axes[i].min), 300, 1e-9);
    g_assert_cmpfloat_with_epsilon(carom_axis_place(&axes[i], axes[i].max), 20, 1e-9);
    for (double place = -50; place <= 400; place += 7)
      g_assert_cmpfloat_with_epsilon(carom_axis_place(&axes[i], carom_axis_value(&axes[i], place)),
                                     place, 1e-9);
  }
}

static void test_no_place(void) {
  CaromAxis linear = {.min = 0, .max = 1, .to = 100};
  CaromAxis logarithmic = {.min = 1e-3, .max = 1, .logarithmic = TRUE, .to = 100};
  g_assert_true(isnan(carom_axis_place(&linear, NAN)));
  g_assert_true(isnan(carom_axis_place(&linear, INFINITY)));
  g_assert_true(isnan(carom_axis_place(&logarithmic, 0)));
  g_assert_cmpfloat(carom_axis_place(&linear, 2), ==, 200);
}

/* A value at the cursor shows no noise below what the axis can show. */
static void test_format(void) {
  CaromAxis axis = carom_axis_fit(-0.3, 0.6, FALSE);
  char text[CAROM_NUMBER_SIZE];
  carom_axis_format(&axis, -0.32, text);
  g_assert_cmpstr(text, ==, "\u22120.3200");
  carom_axis_format(&axis, 1e-17, text);
  g_assert_cmpstr(text, ==, "0");
}

/* What is small beside the axis is still read: as long as it is more than rounding, here 1e-6. */
static void test_format_small(void) {
  static const struct {
    double value;
    const char *text;
  } rows[] = {{4, "4"}, {0.25, "0.25"}, {-0.03, "−0.030"}, {1e-7, "0"}, {0, "0"}};
  CaromAxis axis = carom_axis_fit(0, 9600, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char text[CAROM_NUMBER_SIZE];
    carom_axis_format(&axis, rows[i].value, text);
    g_assert_cmpstr(text, ==, rows[i].text);
  }
}

/* From the first digit that is no zero to the power of ten, if there is one. */
static guint count_digits(const char *text) {
  guint n = 0;
  for (const char *c = text; *c && !g_str_has_prefix(c, "×"); c++)
    n += g_ascii_isdigit(*c) && (n > 0 || *c != '0');
  return n;
}

/* What is read off has up to four digits, whatever its size; only those before the point are never
 * rounded away. An axis so narrow that more can be seen shows more. */
static void test_format_digits(void) {
  char text[CAROM_NUMBER_SIZE];
  for (double high = 1.23456789e-9; high < 9e4; high *= 1.37) {
    CaromAxis axis = carom_axis_fit(0, high, TRUE);
    for (double value = high; value > high / 1000; value *= 0.83) {
      carom_axis_format(&axis, value, text);
      g_test_message("%g: %s", value, text);
      g_assert_cmpuint(count_digits(text), >=, 1);
      g_assert_cmpuint(count_digits(text), <=, MAX(4, (guint)fmax(1, floor(log10(value)) + 1)));
    }
  }
  CaromAxis narrow = carom_axis_fit(7.31, 7.42, FALSE);
  carom_axis_format(&narrow, 7.40664, text);
  g_assert_cmpstr(text, ==, "7.4066");
}

/* What differs by rounding alone is written alike, also about the middle between two numbers. */
static void test_format_ties(void) {
  static const double ties[] = {1.0755, -1.0755, 3.1255, 0.0005};
  static const char *const written[] = {"1.076", "\u22121.076", "3.126", "0.001"};
  CaromAxis axis = carom_axis_fit(-1, 3.2, FALSE);
  char text[CAROM_NUMBER_SIZE];
  for (guint i = 0; i < G_N_ELEMENTS(ties); i++)
    for (int ulps = -4; ulps <= 4; ulps++) {
      carom_axis_format(&axis, ties[i] * (1 + ulps * DBL_EPSILON), text);
      g_assert_cmpstr(text, ==, written[i]);
    }
  carom_axis_format(&axis, 1.07549, text);
  g_assert_cmpstr(text, ==, "1.075");
}

/* As small as they are, and as large: what is read off has no more digits than elsewhere. */
static void test_format_huge(void) {
  static const struct {
    double end, value;
    const char *text;
  } rows[] = {{1, 0.545, "0.545"},
              {1e300, 5.45e299, "0.545×10<sup>300</sup>"},
              {1e308, 5.45e307, "0.545×10<sup>308</sup>"},
              {1e-270, 5.45e-271, "0.545×10<sup>−270</sup>"}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    char text[CAROM_NUMBER_SIZE];
    CaromAxis axis = carom_axis_fit(0, rows[i].end, TRUE);
    axis.to = 100;
    carom_axis_format(&axis, rows[i].value, text);
    g_assert_cmpstr(text, ==, rows[i].text);
    /* Both are rounded twice, in the quotient and in the product. */
    g_assert_cmpfloat_with_epsilon(carom_axis_value(&axis, carom_axis_place(&axis, rows[i].value)) /
                                       rows[i].value,
                                   1, 4 * DBL_EPSILON);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/axis/fit/covers", test_fit_covers);
  g_test_add_func("/axis/fit/flattens-noise", test_fit_flattens_noise);
  g_test_add_func("/axis/fit/constant", test_fit_constant);
  g_test_add_func("/axis/fit/goes-to-zero", test_fit_goes_to_zero);
  g_test_add_func("/axis/fit/survives", test_fit_survives);
  g_test_add_func("/axis/fit/is-calm", test_fit_is_calm);
  g_test_add_func("/axis/ticks/round", test_ticks_round);
  g_test_add_func("/axis/ticks/of-any-ends", test_ticks_of_any_ends);
  g_test_add_func("/axis/ticks/about-wanted", test_ticks_about_wanted);
  g_test_add_func("/axis/ticks/labels", test_labels);
  g_test_add_func("/axis/logarithmic/decades", test_logarithmic);
  g_test_add_func("/axis/logarithmic/wide", test_logarithmic_wide);
  g_test_add_func("/axis/logarithmic/degenerate", test_logarithmic_degenerate);
  g_test_add_func("/axis/inverse", test_inverse);
  g_test_add_func("/axis/no-place", test_no_place);
  g_test_add_func("/axis/format", test_format);
  g_test_add_func("/axis/format/small", test_format_small);
  g_test_add_func("/axis/format/digits", test_format_digits);
  g_test_add_func("/axis/format/ties", test_format_ties);
  g_test_add_func("/axis/format/huge", test_format_huge);
  return g_test_run();
}
