/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Calculated numbers: a table made by hand, random expressions compared with what they were written
 * from, and random bytes. */
#include "carom-digits.h"
#include "carom-expression.h"
#include "comma-locale.h"
#include "rounds-test.h"

#include <float.h>
#include <math.h>
#include <string.h>

static gboolean evaluate(const char *text, CaromDimension dimension, const char *unit,
                         double *value) {
  g_auto(CaromExpressionError) error = {0};
  gboolean done = carom_expression_evaluate(text, dimension, unit, value, &error);
  g_test_message("%.60s: %s", text, error.message ? error.message : "a number");
  g_assert_cmpint(done, ==, error.message == NULL);
  return done;
}

static void check_value(const char *text, CaromDimension dimension, const char *unit,
                        double wanted) {
  double value = NAN;
  g_assert_true(evaluate(text, dimension, unit, &value));
  g_assert_true(value == wanted);
}

static void test_numbers(void) {
  static const struct {
    const char *text;
    double value;
  } rows[] = {
      {"1", 1},
      {" 1.5 ", 1.5},
      {"-0.5", -0.5},
      {"−0.5", -0.5},
      {"- -3", 3},
      {"+3", 3},
      {"1.2e-3", 1.2e-3},
      {"1/3", 1.0 / 3},
      {"2*pi/3", 2 * G_PI / 3},
      {"2·π÷3", 2 * G_PI / 3},
      {"2 × PI", 2 * G_PI},
      {"(1+2)*3", 9},
      {"1+2*3", 7},
      {"10-4-3", 3},
      {"24/4/3", 2},
      {"8/4*2", 4},
      {"2^3", 8},
      {"2^3^2", 512},
      {"2²", 4},
      {"2^-1", 0.5},
      {"2⁻¹", 0.5},
      {"-2^2", -4},
      {"(-2)^2", 4},
      {"2*-3", -6},
      {"2^3*2", 16},
      {"½", 0.5},
      {"2½*2", 5},
      {"1.5×10⁻³", 1.5e-3},
      {"0.3×10⁻⁵", 0.3e-5},
      {"1/6×10²", 1.0 / 6 * 100},
      {"2^6×10²", 6400},
      {"2pi", 2 * G_PI},
      {"2(3+4)", 14},
      {"(2)(3)", 6},
      {"3√4", 6},
      {"√2", M_SQRT2},
      {"√(1+3)²", 4},
      {"2√4^2", 8},
      {"（１＋２）＊３", 9},
      {"0^0", 1},
      {"0.1+0.2", 0.1 + 0.2},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    check_value(rows[i].text, CAROM_DIMENSION_NONE, "m", rows[i].value);
  check_value("sqrt(2)", CAROM_DIMENSION_LENGTH, "m", sqrt(2));
  check_value("Sqrt ( abs(-4) ) + exp(0)", CAROM_DIMENSION_LENGTH, "m", 3);
  check_value("ln(1)", CAROM_DIMENSION_LENGTH, "m", 0);
  check_value("3 sin(pi/2)", CAROM_DIMENSION_VELOCITY, "m", 3);
  check_value("2*cos(60deg)*1", CAROM_DIMENSION_VELOCITY, "m", 2 * cos(60 * G_PI / 180));
  check_value("sin(30°+0.1 rad)", CAROM_DIMENSION_VELOCITY, "m", sin(30 * G_PI / 180 + 0.1));
  check_value("asin(1)+acos(1)+atan(0)+tan(0)", CAROM_DIMENSION_NONE, "m", asin(1));
}

static void test_units(void) {
  static const struct {
    const char *text;
    CaromDimension dimension;
    const char *unit;
    double value;
  } rows[] = {
      {"5 cm", CAROM_DIMENSION_LENGTH, "m", 0.05},
      {"5cm", CAROM_DIMENSION_LENGTH, "m", 0.05},
      {"7 cm", CAROM_DIMENSION_LENGTH, "cm", 7},
      {"0.07 cm", CAROM_DIMENSION_LENGTH, "cm", 0.07},
      {"1/2 m", CAROM_DIMENSION_LENGTH, "m", 0.5},
      {"1 cm + 2 mm", CAROM_DIMENSION_LENGTH, "mm", 12},
      {"(1+2) cm", CAROM_DIMENSION_LENGTH, "mm", 30},
      {"2*(5 cm)", CAROM_DIMENSION_LENGTH, "mm", 100},
      {"5 cm * 2", CAROM_DIMENSION_LENGTH, "mm", 100},
      {"6 cm / 3 cm", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"6 cm / (3 cm)", CAROM_DIMENSION_LENGTH, "m", 2},
      {"200 g", CAROM_DIMENSION_MASS, "m", 0.2},
      {"1 t", CAROM_DIMENSION_MASS, "px", 1000},
      {"90°", CAROM_DIMENSION_ANGLE, "m", G_PI / 2},
      {"-30deg", CAROM_DIMENSION_ANGLE, "m", -(30 * G_PI / 180)},
      {"2*30deg", CAROM_DIMENSION_ANGLE, "m", 60 * G_PI / 180},
      {"pi/2 rad", CAROM_DIMENSION_ANGLE, "m", G_PI / 2},
      {"pi/2", CAROM_DIMENSION_ANGLE, "m", G_PI / 2},
      {"72 km/h", CAROM_DIMENSION_VELOCITY, "m", 20},
      {"100 px/s", CAROM_DIMENSION_VELOCITY, "px", 100},
      {"0.3\u00a0m/\u2060s", CAROM_DIMENSION_VELOCITY, "m", 0.3},
      {"−9.81 m/s²", CAROM_DIMENSION_ACCELERATION, "m", -9.81},
      {"20 ms", CAROM_DIMENSION_TIME, "m", 0.02},
      {"2 min", CAROM_DIMENSION_TIME, "m", 120},
      {"50 /s", CAROM_DIMENSION_RATE, "m", 50},
      {"3.5 J", CAROM_DIMENSION_ENERGY, "m", 3.5},
      {"2 m pi", CAROM_DIMENSION_LENGTH, "m", 2 * G_PI},
      {"5 pi", CAROM_DIMENSION_LENGTH, "pi", 5 * G_PI},
      {"5 m", CAROM_DIMENSION_LENGTH, "px", NAN},
      {"5 kg", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"5 m", CAROM_DIMENSION_NONE, "m", NAN},
      {"1 + 2 cm", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"2 cm * 3 cm", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"5 cm mm", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"1/(2 m)", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"(2 m)^2", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"sqrt(4 m)", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"√4 m", CAROM_DIMENSION_LENGTH, "m", 2},
      {"sin(30 m)", CAROM_DIMENSION_LENGTH, "m", NAN},
      {"sin(30deg) m", CAROM_DIMENSION_LENGTH, "m", 0.49999999999999994},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    double value = NAN;
    gboolean done = evaluate(rows[i].text, rows[i].dimension, rows[i].unit, &value);
    g_assert_cmpint(done, ==, !isnan(rows[i].value));
    g_assert_true(!done || value == rows[i].value);
  }
}

/* Each message says what is wrong where it is. */
static void test_errors(void) {
  static const struct {
    const char *text;
    gsize byte;
    glong character;
    const char *part; /* of the message */
  } rows[] = {
      {"", 0, 0, "no number"},
      {"   ", 3, 3, "no number"},
      {"1+", 2, 2, "last number is missing"},
      {"π·", 4, 2, "last number is missing"},
      {"−×2", 3, 1, "“×”"},
      {"1+*2", 2, 2, "“*”"},
      {"2**3", 2, 2, "“*”"},
      {"(1+2", 0, 0, "never closed"},
      {"2*(1+(2)", 2, 2, "never closed"},
      {"1+2)", 3, 3, "No opening bracket"},
      {"()", 1, 1, "“)”"},
      {"1 2", 2, 2, "cannot follow"},
      {"2×10²^2", 7, 5, "“^”"},
      {"1.2.3", 3, 3, "one decimal sign"},
      {"1,5", 1, 1, "one decimal sign"},
      {"1/2pi", 3, 3, "two ways"},
      {"1/2(3)", 3, 3, "two ways"},
      {"foo", 0, 0, "“foo” is unknown"},
      {"2 foo", 2, 2, "“foo” is unknown"},
      {"3 × sinus(2)", 5, 4, "“sinus” is unknown"},
      {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 0, 0, "“aaaaaaaaaaaaaaaaaaaa…” is unknown"},
      {"sqrt 2", 5, 5, "sqrt(2)"},
      {"1/0", 1, 1, "divides by zero"},
      {"1/(2-2)", 1, 1, "divides by zero"},
      {"0^-1", 1, 1, "divides by zero"},
      {"sqrt(-1)", 0, 0, "no real value"},
      {"√-1", 3, 1, "“-”"},
      {"√(-1)", 0, 0, "no real value"},
      {"(-8)^(1/3)", 4, 4, "no real value"},
      {"asin(2)", 0, 0, "no real value"},
      {"ln(0)", 0, 0, "no real value"},
      {"exp(1000)", 0, 0, "too large"},
      {"1e999", 0, 0, "too large"},
      {"2*10^999", 4, 4, "too large"},
      {"1e308*10", 5, 5, "too large"},
      {"5 kg", 2, 2, "“kg” is not a unit for this. Give the number in m."},
      {"1 + 2 cm", 2, 2, "only one has a unit"},
      {"\x1b", 0, 0, "U+001B"},
      {"1\xff", 1, 1, "UTF-8"},
      {"inf", 0, 0, "unknown"},
      {"nan", 0, 0, "unknown"},
      {"0x10", 1, 1, "unknown"},
      {"$A1", 0, 0, "“$”"},
      {"%n", 0, 0, "“%”"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_auto(CaromExpressionError) error = {0};
    double value = 7;
    g_test_message("%s", rows[i].text);
    g_assert_false(
        carom_expression_evaluate(rows[i].text, CAROM_DIMENSION_LENGTH, "m", &value, &error));
    g_test_message("%s", error.message);
    g_assert_nonnull(strstr(error.message, rows[i].part));
    g_assert_true(g_str_has_suffix(error.message, "."));
    g_assert_cmpuint(error.byte, ==, rows[i].byte);
    g_assert_cmpint(error.character, ==, rows[i].character);
    g_assert_true(value == 7); /* left alone */
  }
}

static void test_comma(void) {
  if (!test_enter_comma_locale())
    return;
  check_value("0,5", CAROM_DIMENSION_NONE, "m", 0.5);
  check_value("0.5+,5", CAROM_DIMENSION_NONE, "m", 1);
  check_value("1,5e-1 cm", CAROM_DIMENSION_LENGTH, "m", 0.0015);
  double value;
  g_assert_false(evaluate("1.000,5", CAROM_DIMENSION_NONE, "m", &value));
  test_leave_comma_locale();
}

/* As deep as it may be, and deeper, and what is long without being deep. */
static void test_depth(void) {
  static const char *const nested[] = {"(", "sqrt(", "√(", "1^", "√", "-("};
  for (guint i = 0; i < G_N_ELEMENTS(nested); i++)
    for (guint n = 10; n <= 1000000; n *= 10) {
      g_autoptr(GString) text = g_string_new(NULL);
      for (guint k = 0; k < n; k++)
        g_string_append(text, nested[i]);
      g_string_append_c(text, '1');
      for (guint k = 0; k < n && strchr(nested[i], '('); k++)
        g_string_append_c(text, ')');
      g_auto(CaromExpressionError) error = {0};
      double value;
      gboolean done =
          carom_expression_evaluate(text->str, CAROM_DIMENSION_NONE, "m", &value, &error);
      g_assert_cmpint(done, ==, n < CAROM_EXPRESSION_MAX_DEPTH / 2);
      g_assert_true(done || strstr(error.message, "deep"));
    }
  g_autoptr(GString) sum = g_string_new("1");
  for (guint k = 0; k < 100000; k++)
    g_string_append(sum, "+(-(-1))");
  check_value(sum->str, CAROM_DIMENSION_NONE, "m", 100001);
}

/* Random expressions */

typedef enum { NUMBER, NEGATIVE, ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT, SINE, N_KINDS } Kind;

/* How strongly each binds what it is written with. */
static const int ranks[] = {
    [NUMBER] = 5, [NEGATIVE] = 3, [ADD] = 1,  [SUBTRACT] = 1, [MULTIPLY] = 2,
    [DIVIDE] = 2, [POWER] = 4,    [ROOT] = 5, [SINE] = 5};

/* Writes @text in brackets, if what it is of binds less than @rank. */
static void append(GString *to, const char *text, int own, int rank) {
  g_string_append_printf(to, own < rank ? "(%s)" : "%s", text);
}

static const char *blank(void) {
  static const char *const blanks[] = {"", "", " ", "\u00a0"};
  return blanks[g_test_rand_int_range(0, G_N_ELEMENTS(blanks))];
}

static double random_number(GString *text) {
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  double value = g_test_rand_double_range(0, 10);
  if (g_test_rand_bit())
    value = g_test_rand_int_range(0, 20);
  g_string_append(text, g_ascii_dtostr(buffer, sizeof buffer, value));
  return value;
}

/* Writes a random expression with no more brackets than are needed, and calculates it apart from
 * that.
 *
 * @kind: (out): what it is outermost */
static double random_expression(guint depth, GString *text, Kind *kind) {
  g_autoptr(GString) a = g_string_new(NULL), b = g_string_new(NULL);
  Kind kind_a, kind_b;
  *kind = depth == 0 ? NUMBER : (Kind)g_test_rand_int_range(0, N_KINDS);
  if (*kind == NUMBER)
    return random_number(text);
  double x = random_expression(depth - 1, a, &kind_a);
  if (*kind == NEGATIVE || *kind == ROOT || *kind == SINE) {
    static const char *const names[] = {[NEGATIVE] = "-", [ROOT] = "sqrt", [SINE] = "sin"};
    g_string_append_printf(text, "%s%s", names[*kind], blank());
    append(text, a->str, ranks[kind_a], *kind == NEGATIVE ? ranks[NEGATIVE] : 6);
    return *kind == NEGATIVE ? -x : *kind == ROOT ? sqrt(x) : sin(x);
  }
  static const char *const signs[][2] = {[ADD] = {"+", "+"},
                                         [SUBTRACT] = {"-", "−"},
                                         [MULTIPLY] = {"*", "×"},
                                         [DIVIDE] = {"/", "÷"},
                                         [POWER] = {"^", "^"}};
  double y = random_expression(depth - 1, b, &kind_b);
  append(text, a->str, ranks[kind_a], ranks[*kind] + (*kind == POWER));
  g_string_append_printf(text, "%s%s%s", blank(), signs[*kind][g_test_rand_bit()], blank());
  append(text, b->str, ranks[kind_b], *kind == POWER ? ranks[NEGATIVE] : ranks[*kind] + 1);
  switch (*kind) {
  case ADD:
    return x + y;
  case SUBTRACT:
    return x - y;
  case MULTIPLY:
    return x * y;
  case DIVIDE:
    return y == 0 ? NAN : x / y;
  default:
    return x == 0 && y < 0 ? NAN : pow(x, y);
  }
}

/* Parts that are not finite make the whole refused, even if the whole would be finite: 1/(1/0). */
static void test_random(void) {
  guint n_values = 0;
  for (guint i = 0; i < 20000; i++) {
    g_autoptr(GString) text = g_string_new(NULL);
    g_auto(CaromExpressionError) error = {0};
    Kind kind;
    double wanted = random_expression(4, text, &kind), value = NAN;
    gboolean done = carom_expression_evaluate(text->str, CAROM_DIMENSION_NONE, "m", &value, &error);
    if (done && value != wanted)
      g_test_message("%s: %.17g, not %.17g", text->str, value, wanted);
    g_assert_true(!done || value == wanted);
    if (!done)
      g_assert_true(strstr(error.message, "no real value") || strstr(error.message, "too large") ||
                    strstr(error.message, "zero"));
    n_values += done;
  }
  g_assert_cmpuint(n_values, >, 10000); /* most have a value, so that the test is about these */
}

/* What Carom shows is read again as carom_digits_parse() does. */
static void test_shown(void) {
  for (guint i = 0; i < 5000; i++) {
    double shown = g_test_rand_double_range(-10, 10) * pow(10, g_test_rand_int_range(-12, 12));
    g_autofree char *text = carom_digits_text(shown, g_test_rand_int_range(1, 18));
    double wanted;
    g_assert_true(carom_digits_parse(text, &wanted));
    check_value(text, CAROM_DIMENSION_VELOCITY, "m", wanted);
  }
}

/* Degrees are taken as they are typed, bit for bit, with their unit or without; radians become
 * degrees, by two roundings. */
static void test_degrees(void) {
  static const struct {
    const char *text;
    double value;
  } texts[] = {{"30", 30}, {"30deg", 30}, {"0.1 deg", 0.1}, {"2*45", 90}, {"-7.3\u00b0", -7.3}};
  g_auto(CaromExpressionError) error = {0};
  double value = NAN;
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    g_assert_true(carom_expression_evaluate_degrees(texts[i].text, &value, &error));
    g_assert_cmpfloat(value, ==, texts[i].value);
  }
  g_assert_true(carom_expression_evaluate_degrees("pi/3 rad", &value, &error));
  g_assert_cmpfloat_with_epsilon(value, 60, 4 * 60 * DBL_EPSILON);
  g_assert_false(carom_expression_evaluate_degrees("3 kg", &value, &error));
}

/* In fields angles are in degrees, and all else in the scene's unit. */
static void test_field(void) {
  static const struct {
    CaromDimension dimension;
    const char *unit;
  } fields[] = {
      {CAROM_DIMENSION_ANGLE, "°"}, {CAROM_DIMENSION_LENGTH, "px"}, {CAROM_DIMENSION_NONE, ""}};
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    g_auto(CaromExpressionError) error = {0};
    double value = NAN;
    g_autofree char *unit = carom_expression_field_unit(fields[i].dimension, "px");
    g_autofree char *text = g_strconcat("0.1", unit, NULL);
    g_assert_cmpstr(unit, ==, fields[i].unit);
    g_assert_true(carom_expression_evaluate_field(text, fields[i].dimension, "px", &value, &error));
    g_assert_cmpfloat(value, ==, 0.1);
  }
}

/* Random bytes, and random parts of what can be typed, in each quantity. */
static char *random_text(void) {
  static const char *const parts[] = {"1",  "0",  ".",   ",",    "e",    "-",  "−",   "+", "*",
                                      "/",  "^",  "(",   ")",    "√",    "pi", "sin", "°", "m",
                                      "/s", "²",  "⁻",   "½",    " ",    "×",  "10",  "s", "€",
                                      "𝟙",  "kg", "deg", "\xff", "\xe2", "%s", "9e9"};
  g_autoptr(GString) text = g_string_new(NULL);
  gboolean bytes = g_test_rand_bit();
  for (gint n = g_test_rand_int_range(0, 30); n > 0; n--)
    if (bytes)
      g_string_append_c(text, (char)g_test_rand_int_range(1, 256));
    else
      g_string_append(text, parts[g_test_rand_int_range(0, G_N_ELEMENTS(parts))]);
  return g_string_free(g_steal_pointer(&text), FALSE);
}

static void test_fuzz(void) {
  static const char *const units[] = {"m", "px", "", "-", "sin", "(", "°", "1"};
  for (guint i = 0; i < test_rounds(200000); i++) {
    g_autofree char *text = random_text();
    g_auto(CaromExpressionError) error = {0};
    double value = NAN;
    CaromDimension dimension = (CaromDimension)(i % (CAROM_DIMENSION_ENERGY + 1));
    if (carom_expression_evaluate(text, dimension, units[i % G_N_ELEMENTS(units)], &value,
                                  &error)) {
      g_assert_true(isfinite(value) && !error.message);
      continue;
    }
    g_assert_cmpuint(error.byte, <=, strlen(text));
    g_assert_true(g_utf8_validate(text, (gssize)error.byte, NULL)); /* at the edge of a character */
    g_assert_cmpint(error.character, ==, g_utf8_strlen(text, (gssize)error.byte));
    g_assert_true(g_utf8_validate(error.message, -1, NULL));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/expression/numbers", test_numbers);
  g_test_add_func("/expression/units", test_units);
  g_test_add_func("/expression/errors", test_errors);
  g_test_add_func("/expression/comma", test_comma);
  g_test_add_func("/expression/depth", test_depth);
  g_test_add_func("/expression/random", test_random);
  g_test_add_func("/expression/shown", test_shown);
  g_test_add_func("/expression/degrees", test_degrees);
  g_test_add_func("/expression/field", test_field);
  g_test_add_func("/expression/fuzz", test_fuzz);
  return g_test_run();
}
