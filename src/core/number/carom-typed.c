/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-typed: characters are brought to ASCII one by one, and only then looked at. A unit is a
 * product of powers of known symbols; it fits if its exponents are those of the dimension. */
#include "carom-typed.h"

#include "carom-digits.h"

#include <locale.h>
#include <math.h>
#include <string.h>

/* Characters */

#define FULL_WIDTH_FIRST 0xff01 /* of "!", and so on in the order of ASCII */
#define FULL_WIDTH_LAST  0xff5e
#define WORD_JOINER      0x2060

gunichar carom_typed_peek(const char *text) {
  static const gunichar same[][2] = {
      {0x2212, '-'}, {0x2010, '-'}, {0x2011, '-'}, {0x2013, '-'}, {0x00d7, '*'}, {0x00b7, '*'},
      {0x22c5, '*'}, {0x2219, '*'}, {0x2217, '*'}, {0x00f7, '/'}, {0x2215, '/'}, {0x2044, '/'},
  };
  gunichar character = g_utf8_get_char(text);
  if (character >= FULL_WIDTH_FIRST && character <= FULL_WIDTH_LAST)
    return character - FULL_WIDTH_FIRST + '!';
  for (guint i = 0; i < G_N_ELEMENTS(same); i++)
    if (character == same[i][0])
      return same[i][1];
  return g_unichar_isdigit(character) ? '0' + (gunichar)g_unichar_digit_value(character)
                                      : character;
}

const char *carom_typed_skip_blanks(const char *text) {
  while (g_unichar_isspace(g_utf8_get_char(text)) || g_utf8_get_char(text) == WORD_JOINER)
    text = g_utf8_next_char(text);
  return text;
}

static gboolean is_digit(gunichar character) {
  return character >= '0' && character <= '9';
}

/* Moves behind @character, if @text begins with it. */
static gboolean skip(const char **text, gunichar character) {
  if (carom_typed_peek(*text) != character)
    return FALSE;
  *text = g_utf8_next_char(*text);
  return TRUE;
}

/* Numbers */

/* Returns: how many were moved to @plain */
static gsize take_digits(const char **text, GString *plain) {
  gsize before = plain->len;
  for (; is_digit(carom_typed_peek(*text)); *text = g_utf8_next_char(*text))
    g_string_append_unichar(plain, carom_typed_peek(*text));
  return plain->len - before;
}

static gboolean take_decimal_sign(const char **text, GString *plain) {
  const char *local = localeconv()->decimal_point;
  if (!skip(text, '.')) {
    if (!*local || !g_str_has_prefix(*text, local))
      return FALSE;
    *text += strlen(local);
  }
  g_string_append_c(plain, '.');
  return TRUE;
}

/* Returns: whether there are digits */
static gboolean take_mantissa(const char **text, GString *plain) {
  gsize n = take_digits(text, plain);
  if (take_decimal_sign(text, plain))
    n += take_digits(text, plain);
  return n > 0;
}

/* Takes "e-3", unless no digit follows. */
static void take_exponent(const char **text, GString *plain) {
  const char *end = *text;
  if (!skip(&end, 'e') && !skip(&end, 'E'))
    return;
  g_autoptr(GString) exponent = g_string_new("e");
  if (skip(&end, '-'))
    g_string_append_c(exponent, '-');
  else
    skip(&end, '+');
  if (take_digits(&end, exponent) == 0)
    return;
  g_string_append(plain, exponent->str);
  *text = end;
}

/* Takes "×10²³". What is raised to a further power is left alone. */
static void take_power_of_ten(const char **text, GString *plain) {
  const char *end = carom_typed_skip_blanks(*text);
  int exponent;
  if (!skip(&end, '*'))
    return;
  end = carom_typed_skip_blanks(end);
  if (!skip(&end, '1') || !skip(&end, '0') || !carom_digits_read_raised(&end, &exponent) ||
      carom_typed_peek(carom_typed_skip_blanks(end)) == '^')
    return;
  g_string_append_printf(plain, "e%d", exponent);
  *text = end;
}

/* Takes a half or quarters, which are not rounded. */
static double take_fraction(const char **text) {
  static const struct {
    gunichar character;
    double value;
  } fractions[] = {{0x00bd, 0.5}, {0x00bc, 0.25}, {0x00be, 0.75}};
  for (guint i = 0; i < G_N_ELEMENTS(fractions); i++)
    if (skip(text, fractions[i].character))
      return fractions[i].value;
  return 0;
}

gboolean carom_typed_number(const char **text, gboolean scaled, double *value) {
  const char *end = *text;
  g_autoptr(GString) plain = g_string_new(NULL);
  gboolean has_digits = take_mantissa(&end, plain);
  double fraction = has_digits && strchr(plain->str, '.') ? 0 : take_fraction(&end);
  if (!has_digits && !(fraction > 0 && plain->len == 0))
    return FALSE;
  gsize length = plain->len;
  if (!(fraction > 0))
    take_exponent(&end, plain);
  if (!(fraction > 0) && scaled && plain->len == length)
    take_power_of_ten(&end, plain);
  *value = g_ascii_strtod(plain->str, NULL) + fraction;
  *text = end;
  return TRUE;
}

/* Units */

/* What is multiplied by itself how many times. */
typedef struct {
  int length, time, mass, angle;
} Exponents;

static const Exponents of_dimension[] = {
    [CAROM_DIMENSION_NONE] = {0},
    [CAROM_DIMENSION_EPSILON] = {0},
    [CAROM_DIMENSION_COUNT] = {0},
    [CAROM_DIMENSION_ANGLE] = {.angle = 1},
    [CAROM_DIMENSION_TIME] = {.time = 1},
    [CAROM_DIMENSION_RATE] = {.time = -1},
    [CAROM_DIMENSION_LENGTH] = {.length = 1},
    [CAROM_DIMENSION_AREA] = {.length = 2},
    [CAROM_DIMENSION_VELOCITY] = {.length = 1, .time = -1},
    [CAROM_DIMENSION_ACCELERATION] = {.length = 1, .time = -2},
    [CAROM_DIMENSION_SWEEP] = {.length = 2, .time = -1},
    [CAROM_DIMENSION_VELOCITY_SQUARED] = {.length = 2, .time = -2},
    [CAROM_DIMENSION_VELOCITY_ACCELERATION] = {.length = 2, .time = -3},
    [CAROM_DIMENSION_ACCELERATION_SQUARED] = {.length = 2, .time = -4},
    [CAROM_DIMENSION_SWEEP_SQUARED] = {.length = 4, .time = -2},
    [CAROM_DIMENSION_MASS] = {.mass = 1},
    [CAROM_DIMENSION_MOMENTUM] = {.length = 1, .time = -1, .mass = 1},
    [CAROM_DIMENSION_ANGULAR_MOMENTUM] = {.length = 2, .time = -1, .mass = 1},
    [CAROM_DIMENSION_ENERGY] = {.length = 2, .time = -2, .mass = 1},
};

/* In metres, seconds, kilograms and radians: multiply / divide. */
typedef struct {
  const char *symbol;
  Exponents exponents;
  double multiply, divide;
} Symbol;

#define LENGTH                                                                                     \
  { .length = 1 }
#define TIME                                                                                       \
  { .time = 1 }
#define MASS                                                                                       \
  { .mass = 1 }
#define ANGLE                                                                                      \
  { .angle = 1 }
#define ENERGY                                                                                     \
  { .length = 2, .time = -2, .mass = 1 }

static const Symbol symbols[] = {
    {"m", LENGTH, 1, 1},         {"km", LENGTH, 1000, 1},    {"dm", LENGTH, 1, 10},
    {"cm", LENGTH, 1, 100},      {"mm", LENGTH, 1, 1000},    {"\u00b5m", LENGTH, 1, 1e6},
    {"\u03bcm", LENGTH, 1, 1e6}, {"um", LENGTH, 1, 1e6},     {"nm", LENGTH, 1, 1e9},
    {"s", TIME, 1, 1},           {"ms", TIME, 1, 1000},      {"\u00b5s", TIME, 1, 1e6},
    {"\u03bcs", TIME, 1, 1e6},   {"us", TIME, 1, 1e6},       {"min", TIME, 60, 1},
    {"h", TIME, 3600, 1},        {"Hz", {.time = -1}, 1, 1}, {"kg", MASS, 1, 1},
    {"g", MASS, 1, 1000},        {"mg", MASS, 1, 1e6},       {"t", MASS, 1000, 1},
    {"rad", ANGLE, 1, 1},        {"deg", ANGLE, G_PI, 180},  {"\u00b0", ANGLE, G_PI, 180},
    {"J", ENERGY, 1, 1},         {"mJ", ENERGY, 1, 1000},    {"kJ", ENERGY, 1000, 1},
};

/* A product so far. */
typedef struct {
  Exponents exponents;
  double multiply, divide;
  gboolean metric; /* a length occurs in it that is not the scene's unit */
} Product;

/* Whether @symbol stands there as a word of its own. */
static gboolean is_symbol_at(const char *text, const char *symbol) {
  if (!*symbol || !g_str_has_prefix(text, symbol))
    return FALSE;
  const char *end = text + strlen(symbol);
  gunichar last = g_utf8_get_char(g_utf8_prev_char(end));
  return !g_unichar_isalpha(last) || !g_unichar_isalpha(g_utf8_get_char(end));
}

/* A scene's unit may be any text. One that begins as numbers, signs and brackets do is not looked
 * for. */
static gboolean is_scenes_unit_at(const char *text, const char *length_unit) {
  gunichar first = carom_typed_peek(length_unit);
  return (first >= 0x80 || g_unichar_isalpha(first)) && is_symbol_at(text, length_unit);
}

/* Returns: (nullable): the metric unit there */
static const Symbol *find_symbol(const char *text) {
  for (guint i = 0; i < G_N_ELEMENTS(symbols); i++)
    if (is_symbol_at(text, symbols[i].symbol))
      return &symbols[i];
  return NULL;
}

/* Returns: (nullable): the length in metres of the scene's unit */
static const Symbol *find_length(const char *length_unit) {
  const Symbol *symbol = find_symbol(length_unit);
  gboolean is_length = symbol && symbol->exponents.length == 1 && symbol->exponents.time == 0 &&
                       strcmp(symbol->symbol, length_unit) == 0;
  return is_length ? symbol : NULL;
}

/* More than any quantity has; beyond it a unit fits nothing. */
#define MAX_EXPONENT 9

/* Reads "²", "^2", "⁻¹", "^-1".
 *
 * Returns: 1 where there is none of these */
static int take_unit_power(const char **text) {
  int power = 1;
  if (carom_digits_read_raised(text, &power))
    return CLAMP(power, -MAX_EXPONENT, MAX_EXPONENT);
  const char *end = *text;
  if (!skip(&end, '^'))
    return 1;
  int sign = skip(&end, '-') ? -1 : 1;
  gunichar digit = carom_typed_peek(end);
  if (!is_digit(digit))
    return 1;
  *text = g_utf8_next_char(end);
  return sign * (int)(digit - '0');
}

static Exponents plus(Exponents sum, Exponents other, int times) {
  return (Exponents){sum.length + times * other.length, sum.time + times * other.time,
                     sum.mass + times * other.mass, sum.angle + times * other.angle};
}

/* The product of @product and (multiply / divide)^power. */
static void scale(Product *product, double multiply, double divide, int power) {
  product->multiply *= pow(power > 0 ? multiply : divide, abs(power));
  product->divide *= pow(power > 0 ? divide : multiply, abs(power));
}

/* Multiplies @product by the power of a symbol that begins there.
 *
 * Returns: FALSE if there is none */
static gboolean take_factor(const char **text, const char *length_unit, int sign,
                            Product *product) {
  static const Symbol scenes = {"", LENGTH, 1, 1};
  gboolean is_scenes = is_scenes_unit_at(*text, length_unit);
  const Symbol *symbol = is_scenes ? find_length(length_unit) : find_symbol(*text);
  if (!symbol && !is_scenes)
    return FALSE;
  *text += strlen(is_scenes ? length_unit : symbol->symbol);
  symbol = symbol ? symbol : &scenes;
  int power = sign * take_unit_power(text);
  product->exponents = plus(product->exponents, symbol->exponents, power);
  product->metric = product->metric || (!is_scenes && symbol->exponents.length != 0);
  scale(product, symbol->multiply, symbol->divide, power);
  return TRUE;
}

/* Reads what follows a sign of multiplication or division. Nothing is taken unless it is a unit. */
static gboolean take_further_factor(const char **text, const char *length_unit, Product *product) {
  const char *end = carom_typed_skip_blanks(*text);
  gunichar sign = carom_typed_peek(end);
  if (sign != '*' && sign != '/')
    return FALSE;
  end = carom_typed_skip_blanks(g_utf8_next_char(end));
  if (!take_factor(&end, length_unit, sign == '*' ? 1 : -1, product))
    return FALSE;
  *text = end;
  return TRUE;
}

/* Reads such as "kg·m/s" or "/s". */
static gboolean take_product(const char **text, const char *length_unit, Product *product) {
  gboolean any = carom_typed_peek(*text) == '/' ? take_further_factor(text, length_unit, product)
                                                : take_factor(text, length_unit, 1, product);
  while (any && take_further_factor(text, length_unit, product))
    ;
  return any;
}

/* Takes out what both have in common, so that a number in the scene's own unit stays as it is. */
static CaromTypedUnit shorten(double multiply, double divide) {
  if (fmod(multiply, divide) == 0)
    return (CaromTypedUnit){multiply / divide, 1};
  if (fmod(divide, multiply) == 0)
    return (CaromTypedUnit){1, divide / multiply};
  return (CaromTypedUnit){multiply, divide};
}

CaromTypedUnitFit carom_typed_unit(const char **text, CaromDimension dimension,
                                   const char *length_unit, CaromTypedUnit *unit) {
  Product product = {.multiply = 1, .divide = 1};
  if (!take_product(text, length_unit, &product))
    return CAROM_TYPED_UNIT_NONE;
  const Symbol *length = find_length(length_unit);
  Exponents left = plus(product.exponents, of_dimension[dimension], -1);
  if (left.length || left.time || left.mass || left.angle || (product.metric && !length))
    return CAROM_TYPED_UNIT_OTHER;
  if (length)
    scale(&product, length->multiply, length->divide, -product.exponents.length);
  *unit = shorten(product.multiply, product.divide);
  return CAROM_TYPED_UNIT_FITS;
}
