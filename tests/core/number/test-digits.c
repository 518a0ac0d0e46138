/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers as digits that are worth reading. Expected values are rounded by hand. */
#include "carom-digits.h"
#include "comma-locale.h"
#include "rounds-test.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const struct {
  double value;
  int significant;
  const char *digits;
  int exponent;
} rows[] = {
    {0, 6, "0", 0},
    {-0.0, 6, "0", 0},
    {1, 6, "1", 0},
    {-1, 6, "−1", 0},
    {-1.0 / 3, 6, "−0.333333", 0},
    {5.0 / 3, 6, "1.66667", 0},
    {-0.126775, 6, "−0.126775", 0},
    {1.088256, 7, "1.088256", 0},
    {2.5, 6, "2.5", 0},
    {100, 6, "100", 0}, /* zeros before the point are not at the end of anything */
    {1200.5, 6, "1200.5", 0},
    /* Rounding that carries into another digit. */
    {9.9999996, 6, "10", 0},
    {9.999994, 6, "9.99999", 0},
    {0.99999996, 6, "1", 0},
    {-99.999999, 6, "−100", 0},
    {0.0099999999, 6, "0.01", 0},
    {99999.96, 6, "100000", 0},
    /* Where powers of ten begin. */
    {0.001, 6, "0.001", 0},
    {0.00123456789, 6, "0.00123457", 0},
    {0.000999999, 6, "9.99999", -4},
    {0.00099999996, 6, "0.001", 0},
    {0.0001, 6, "1", -4},
    {999999, 6, "999999", 0},
    {999999.4, 6, "999999", 0},
    {999999.6, 6, "1", 6},
    {1e6, 6, "1", 6},
    {-1234567, 6, "−1.23457", 6},
    {-2.5e-7, 6, "−2.5", -7},
    {1e100, 6, "1", 100},
    {1.5e-300, 6, "1.5", -300},
    {1.7976931348623157e308, 17, "1.7976931348623157", 308},
    {4.9406564584124654e-324, 17, "4.9406564584124654", -324}, /* the smallest double */
    /* Few digits and many. */
    {1.25e-5, 1, "1", -5}, /* the double is a little more than that, but less than 1.5 */
    {3.14159, 1, "3", 0},
    {0.26, 1, "0.3", 0},
    {-7.5e9, 2, "−7.5", 9},
    {12345, 2, "12345", 0}, /* what stands before the point stands */
    {0.1, 16, "0.1", 0},
    {0.1, 17, "0.10000000000000001", 0}, /* as near as a double is to 0.1 */
    {123.456, 17, "123.456", 0},
    {-0.0012345678901234567, 17, "−0.0012345678901234567", 0},
    /* What is no number of digits. */
    {INFINITY, 6, "∞", 0},
    {-INFINITY, 6, "−∞", 0},
    {NAN, 6, "?", 0},
};

static void check_rows(void) {
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromDigits digits = carom_digits(rows[i].value, rows[i].significant);
    g_autofree char *text = carom_digits_text(rows[i].value, rows[i].significant);
    double read;
    g_assert_true(carom_digits_parse(text, &read) == isfinite(rows[i].value));
    g_test_message("%.17g to %d digits", rows[i].value, rows[i].significant);
    g_assert_cmpstr(digits.digits, ==, rows[i].digits);
    g_assert_cmpint(digits.exponent, ==, rows[i].exponent);
  }
}

static void test_rounding(void) {
  check_rows();
}

/* A fixed number of decimals, and a vector. */
static void check_other_texts(void) {
  static const struct {
    double value;
    int decimals;
    const char *text;
  } fixed[] = {
      {1.26, 3, "1.260"}, {0, 2, "0.00"},       {-0.0, 1, "0.0"},
      {-0.5, 1, "−0.5"},  {-0.04, 1, "0.0"},    {1234567, 0, "1234567"},
      {INFINITY, 2, "∞"}, {-INFINITY, 2, "−∞"}, {NAN, 2, "?"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(fixed); i++) {
    g_autofree char *text = carom_digits_fixed(fixed[i].value, fixed[i].decimals);
    g_assert_cmpstr(text, ==, fixed[i].text);
  }
  g_autofree char *largest = carom_digits_fixed(-DBL_MAX, 20);
  g_assert_cmpfloat(g_ascii_strtod(largest + strlen("−"), NULL), ==, DBL_MAX);
  g_autofree char *vector = carom_digits_vector(carom_vec2(1.5, -2e9), 4);
  g_assert_cmpstr(vector, ==, "(1.5, −2×10⁹)");
}

static void check_parsed(const char *text, double value) {
  double parsed;
  g_test_message("“%s”", text);
  g_assert_true(carom_digits_parse(text, &parsed));
  g_assert_cmpfloat(parsed, ==, value);
}

static void test_other_texts(void) {
  check_other_texts();
}

static void test_parse(void) {
  static const char *const wrong[] = {"",        " ",    "1 2",     "1.5m", "−",      "inf",
                                      "nan",     "0,5",  "1.5,2",   "6×10", "6×1023", "6×10-3",
                                      "6×10²³m", "×10²", "6×10²-3", "6²×10"};
  double value;
  check_parsed(" 1.5 ", 1.5);
  check_parsed("−1e3", -1000);
  check_parsed("-.25", -0.25);
  check_parsed(" −6.02×10²³ ", -6.02e23);
  check_parsed("1.5×10⁻³⁰⁰", 1.5e-300);
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++)
    g_assert_false(carom_digits_parse(wrong[i], &value));
}

/* What is written is the same there; what is typed may have either sign. */
static void test_comma_locale(void) {
  if (!test_enter_comma_locale())
    return;
  check_rows();
  check_other_texts();
  check_parsed("0,5", 0.5);
  check_parsed("−0.5", -0.5);
  test_leave_comma_locale();
}

/* What is so near a simple number that six digits are those of that, but not so near that only
 * rounding is between them. */
static const struct {
  double value;
  gboolean is_split;
  double simple, rest;
} splits[] = {
    {1 - 6e-8, TRUE, 1, -6e-8},
    {1 + 6e-8, TRUE, 1, 6e-8},
    {-3.5 + 6e-8, TRUE, -3.5, 6e-8},
    {0.5 - 4e-7, TRUE, 0.5, -4e-7},
    {0.99 + 4e-7, TRUE, 0.99, 4e-7},
    {120000 + 0.4, TRUE, 120000, 0.4},
    {20 + 1e-6, TRUE, 20, 1e-6},
    {0.001 * (1 + 1e-9), TRUE, 0.001, 1e-12},
    {1, FALSE, 0, 0},
    {0, FALSE, 0, 0},
    {1 - 1e-11, FALSE, 0, 0},         /* rounding */
    {1 - 2e-5, FALSE, 0, 0},          /* its own digits show it */
    {0.5 - 4e-6, FALSE, 0, 0},        /* 0.499996 */
    {-0.21 - 1.3e-6, FALSE, 0, 0},    /* −0.210001 */
    {0.99 + 6e-7, FALSE, 0, 0},       /* 0.990001 */
    {0.125 + 1e-8, FALSE, 0, 0},      /* not simple: three digits */
    {1e-8 * (1 - 1e-8), FALSE, 0, 0}, /* nor is what has a power of ten */
    {1e8 + 1, FALSE, 0, 0},
    {INFINITY, FALSE, 0, 0},
    {NAN, FALSE, 0, 0},
};

static void test_split(void) {
  for (guint i = 0; i < G_N_ELEMENTS(splits); i++) {
    double simple, rest;
    g_test_message("%.17g", splits[i].value);
    g_assert_cmpint(carom_digits_split(splits[i].value, &simple, &rest), ==, splits[i].is_split);
    if (!splits[i].is_split)
      continue;
    g_assert_cmpfloat(simple, ==, splits[i].simple);
    /* The table's sum has been rounded once. */
    g_assert_cmpfloat_with_epsilon(rest, splits[i].rest, DBL_EPSILON * fabs(simple));
  }
}

/* What is read is what was written, as a whole or in two parts. */
static void test_written(void) {
  static const struct {
    double value;
    int significant;
    double written;
  } numbers[] = {
      {0, 6, 0},
      {1.0 / 3, 6, 0.333333},
      {-0.57771873342, 10, -0.5777187334},
      {123456789, 6, 1.23457e8},
      {12345, 2, 12345}, /* what stands before the point stands */
      {0.1, 17, 0.1},
      {1 + 1.23456e-8, 6, 1 + 1.2e-8},
      {1 + 1.23456e-8, 10, 1 + 1.2e-8}, /* whose last digit is the tenth */
      {1 + 1.23456e-8, 12, 1 + 1.235e-8},
      {INFINITY, 6, INFINITY},
  };
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    g_test_message("%.17g to %d digits", numbers[i].value, numbers[i].significant);
    g_assert_cmpfloat(carom_digits_written(numbers[i].value, numbers[i].significant), ==,
                      numbers[i].written);
  }
  g_assert_true(isnan(carom_digits_written(NAN, 6)));
}

/* 7.3575 is no double, and what is calculated to be that is next to it on either side: each is
 * rounded up, as on paper. */
static void test_ties(void) {
  static const double energies_j[] = {7.3575, 9.81 - 2.4525, 9.81 * 0.75, 0.5 * 4.905 * 3};
  for (guint i = 0; i < G_N_ELEMENTS(energies_j); i++)
    for (int side = -2; side <= 2; side++) {
      double energy_j = energies_j[i] * (1 + side * DBL_EPSILON);
      g_autofree char *lost = carom_digits_text(energy_j, 4);
      g_autofree char *change = carom_digits_text(-energy_j, 4);
      g_assert_cmpstr(lost, ==, "7.358");
      g_assert_cmpstr(change, ==, "−7.358");
    }
  g_autofree char *half = carom_digits_text(0.125, 2), *below = carom_digits_text(0.12499999, 2);
  g_assert_cmpstr(half, ==, "0.13");
  g_assert_cmpstr(below, ==, "0.12");
}

/* Of 0.99996, 0.008 % of the energy is lost: that is not 1. */
static void test_coefficient(void) {
  static const struct {
    double value;
    const char *text;
  } coefficients[] = {{1, "1"},
                      {0.99996, "0.99996"},
                      {1 - 1e-9, "0.999999999"},
                      {1.0 / 3, "0.3333"},
                      {1.00001, "1.00001"},
                      {0.9994, "0.9994"},
                      {0, "0"}};
  for (guint i = 0; i < G_N_ELEMENTS(coefficients); i++) {
    g_autofree char *text = carom_digits_coefficient(coefficients[i].value);
    g_assert_cmpstr(text, ==, coefficients[i].text);
  }
}

/* 17 digits tell every double from every other; and n digits are right to half a unit of the last
 * of them. */
static void test_every_number_of_digits(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (guint i = 0; i < test_rounds(20000); i++) {
    double value = pow(10, g_rand_double_range(random, -300, 300));
    for (int significant = 1; significant <= 17; significant++) {
      CaromDigits digits = carom_digits(value, significant);
      g_autofree char *text = g_strdup_printf("%se%d", digits.digits, digits.exponent);
      double read = g_ascii_strtod(text, NULL);
      if (significant == 17)
        g_assert_cmpfloat(read, ==, value);
      /* The last digit is at 10^(1 − n) of a first digit >= 1; and the test itself rounds. */
      g_assert_cmpfloat(fabs(read / value - 1), <=, 0.5 * pow(10, 1 - significant) + 1e-15);
    }
  }
}

/* log10 is not exact, so powers of ten are where a floor of it would go wrong. */
static void test_exponent(void) {
  for (int exponent = -300; exponent <= 300; exponent++) {
    double power = carom_digits_shift(1, exponent);
    g_assert_cmpint(carom_digits_exponent(power), ==, exponent);
    g_assert_cmpint(carom_digits_exponent(-9.99 * power), ==, exponent);
  }
  g_assert_cmpint(carom_digits_exponent(0), ==, 0);
}

/* Denormal numbers too, whose powers of ten are beyond the range of doubles. */
static void test_exponent_of_denormals(void) {
  static const struct {
    double value;
    int exponent;
  } cases[] = {{5e-324, -324}, {1e-323, -323}, {1e-310, -310}, {2.5e-308, -308}, {DBL_MAX, 308}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_assert_cmpint(carom_digits_exponent(cases[i].value), ==, cases[i].exponent);
    double first = carom_digits_shift(cases[i].value, -cases[i].exponent);
    double least = cases[i].value < DBL_MIN ? 0.9 : 1; /* such a number has few bits */
    g_assert_cmpfloat(first, >=, least);
    g_assert_cmpfloat(first, <, 10);
  }
}

/* What is calculated is written as the short number that it is but for its last bits; what somebody
 * can have typed, with up to 15 digits, stays. */
static void test_exactly(void) {
  static const struct {
    double value;
    const char *text;
  } cases[] = {
      {2.4999999999999996, "2.5"},
      {0.1 + 0.2, "0.3"},
      {-(0.1 + 0.2), "−0.3"},
      {2.50000000000001, "2.50000000000001"},
      {1.23456789012345, "1.23456789012345"},
      {1.2345678901234567, "1.2345678901234567"}, /* no short number is near */
      {G_PI, "3.141592653589793"},
      {1e23, "1×10²³"},
      {0, "0"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *text = carom_digits_exactly(cases[i].value);
    g_assert_cmpstr(text, ==, cases[i].text);
  }
}

static void test_with_error(void) {
  static const struct {
    double value, error;
    int most;
    const char *text;
  } cases[] = {
      {0.5213, 0.0342, 4, "0.521 ± 0.034"},
      {-9.81, 0.0996, 4, "−9.810 ± 0.100"}, /* two digits of the error before it is rounded */
      {2, 0.00051, 4, "2.000 ± 0.001"},
      {2, 0.00049, 4, "2"}, /* it does not show in four digits */
      {2, 0.00049, 6, "2.00000 ± 0.00049"},
      {-0.001, 0.02, 4, "−0.001 ± 0.020"},
      {0.0001, 0.02, 4, "0.000 ± 0.020"}, /* no sign, and no digit that the error hides */
      {1234, 56, 4, "1234 ± 56"},
      {123456, 5600, 4, "123456 ± 5600"}, /* digits before the point are never rounded away */
      {1.234e7, 5.6e5, 4, "(1.234 ± 0.056)×10⁷"},
      {-4.1e-14, 3.1e-14, 4, "(−4.1 ± 3.1)×10⁻¹⁴"},
      {0, 0, 4, "0"},
      {0, 3e-6, 4, "(0.0 ± 3.0)×10⁻⁶"},
      {INFINITY, 1, 4, "∞"},
      {3, INFINITY, 4, "3"},
      {3, NAN, 4, "3"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *text = carom_digits_with_error(cases[i].value, cases[i].error, cases[i].most);
    g_assert_cmpstr(text, ==, cases[i].text);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/digits/rounding", test_rounding);
  g_test_add_func("/digits/other-texts", test_other_texts);
  g_test_add_func("/digits/split", test_split);
  g_test_add_func("/digits/written", test_written);
  g_test_add_func("/digits/parse", test_parse);
  g_test_add_func("/digits/comma-locale", test_comma_locale);
  g_test_add_func("/digits/ties", test_ties);
  g_test_add_func("/digits/coefficient", test_coefficient);
  g_test_add_func("/digits/every-number-of-digits", test_every_number_of_digits);
  g_test_add_func("/digits/exponent", test_exponent);
  g_test_add_func("/digits/exponent/denormals", test_exponent_of_denormals);
  g_test_add_func("/digits/exactly", test_exactly);
  g_test_add_func("/digits/with-error", test_with_error);
  return g_test_run();
}
