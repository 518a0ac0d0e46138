/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-expression: recursive descent, each rule a function: a sum of products of powers of
 * operands. Whatever recurs goes through enter(), which bounds the depth. What calculates says
 * what is wrong, and the parser knows where. */
#include "carom-expression.h"

#include "carom-digits.h"
#include "carom-typed.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* ---- Operands ----
 *
 * It is known of each number whether it has a unit: 1 + 2 cm is refused, and 1 cm + 2 mm is not.
 * All that calculates changes its first operand, and returns (transfer full) (nullable): why that
 * is not possible, in translated sentences: what is wrong and the remedy. Each rule first looks at
 * the units, then calculates, then looks at the result. */

typedef struct {
  double number;
  gboolean has_unit;
} Operand;

/* Whether @number can be a result. */
static char *check_result(double number) {
  if (isnan(number))
    return g_strdup(_("This has no real value, as with the root of −1. Give another number."));
  if (isinf(number))
    return g_strdup(_("The number is too large here. Give a smaller one."));
  return NULL;
}

static char *add(Operand *sum, Operand other) {
  if (sum->has_unit != other.has_unit)
    return g_strdup(_("Of these two numbers only one has a unit. Give both a unit, or the "
                      "whole sum in brackets."));
  sum->number += other.number;
  return check_result(sum->number);
}

static char *multiply(Operand *product, Operand other) {
  if (product->has_unit && other.has_unit)
    return g_strdup(_("Both of these factors have a unit. Leave one of the units out."));
  product->number *= other.number;
  product->has_unit = product->has_unit || other.has_unit;
  return check_result(product->number);
}

static char *tell_zero_divisor(void) {
  return g_strdup(_("This divides by zero. Give another divisor."));
}

static char *divide(Operand *quotient, Operand other) {
  if (other.has_unit && !quotient->has_unit)
    return g_strdup(_("Only the divisor has a unit. Give the dividend one, or leave it "
                      "out."));
  if (other.number == 0)
    return tell_zero_divisor();
  quotient->number /= other.number;
  quotient->has_unit = quotient->has_unit && !other.has_unit;
  return check_result(quotient->number);
}

static char *raise_to(Operand *base, Operand exponent) {
  if (base->has_unit || exponent.has_unit)
    return g_strdup(_("Only numbers without a unit have powers. Give the unit at the end."));
  if (base->number == 0 && exponent.number < 0)
    return tell_zero_divisor();
  base->number = pow(base->number, exponent.number);
  return check_result(base->number);
}

static double logarithm(double x) {
  return x > 0 ? log(x) : NAN;
}

/* A function as it is typed: "sin(30deg)". */
typedef struct {
  const char *name;
  double (*of)(double);
  CaromDimension argument;
} Function;

/* The first one is the square root, which √ stands for, too. */
static const Function functions[] = {
    {"sqrt", sqrt},
    {"abs", fabs},
    {"exp", exp},
    {"ln", logarithm},
    {"sin", sin, CAROM_DIMENSION_ANGLE},
    {"cos", cos, CAROM_DIMENSION_ANGLE},
    {"tan", tan, CAROM_DIMENSION_ANGLE},
    {"asin", asin},
    {"acos", acos},
    {"atan", atan},
};

/* @operand: what @function is taken of; and the result, which has no unit */
static char *apply_function(Operand *operand, const Function *function) {
  operand->number = function->of(operand->number);
  operand->has_unit = FALSE;
  return check_result(operand->number);
}

/* ---- The parser ---- */

typedef struct {
  const char *text, *at;
  CaromDimension dimension; /* of which units are accepted */
  const char *length_unit;
  gboolean in_degrees; /* the result is, rather than in radians */
  guint depth;
  CaromExpressionError *error;
} Parser;

#define ROOT 0x221a /* √ */

static gboolean read_sum(Parser *parser, Operand *result);
static gboolean read_signed(Parser *parser, Operand *result);
static gboolean read_operand(Parser *parser, gboolean scaled, Operand *result);

/* Errors */

/* Returns: the end of the letters there */
static const char *word_end(const char *at) {
  while (g_unichar_isalpha(carom_typed_peek(at)))
    at = g_utf8_next_char(at);
  return at;
}

void carom_expression_error_clear(CaromExpressionError *error) {
  g_clear_pointer(&error->message, g_free);
}

/* @message: (transfer full)
 * Returns: FALSE, for the caller to return */
static gboolean fail(const Parser *parser, const char *at, char *message) {
  parser->error->byte = (gsize)(at - parser->text);
  parser->error->character = g_utf8_pointer_to_offset(parser->text, at);
  parser->error->message = message;
  return FALSE;
}

/* @message: (transfer full) (nullable): what is wrong at @at, if anything
 * Returns: whether nothing is */
static gboolean accept(const Parser *parser, const char *at, char *message) {
  return !message || fail(parser, at, message);
}

/* Returns: (transfer full): the character there as messages quote it */
static char *quote_character(const char *at) {
  gunichar character = g_utf8_get_char(at);
  if (!g_unichar_isprint(character))
    return g_strdup_printf("U+%04X", character);
  return g_strndup(at, (gsize)(g_utf8_next_char(at) - at));
}

/* Longer words are cut in messages. */
#define MAX_QUOTED 20

/* Returns: (transfer full): the word from @at up to @end as messages quote it */
static char *quote_word(const char *at, const char *end) {
  glong n = g_utf8_pointer_to_offset(at, end);
  const char *cut = g_utf8_offset_to_pointer(at, MIN(n, MAX_QUOTED));
  g_autofree char *word = g_strndup(at, (gsize)(cut - at));
  return g_strconcat(word, n > MAX_QUOTED ? "…" : "", NULL);
}

/* A number or an operand should be at @at. */
static gboolean fail_operand(const Parser *parser, const char *at) {
  if (!*carom_typed_skip_blanks(parser->text))
    return fail(parser, at, g_strdup(_("There is no number. Give one, such as 0.5 or 2*pi/3.")));
  if (!*at)
    return fail(parser, at,
                g_strdup(_("The last number is missing. Give it, or leave out the sign before.")));
  g_autofree char *found = quote_character(at);
  return fail(parser, at,
              /* Translators: %s is one character. */
              g_strdup_printf(_("A number is missing before “%s”. Give it, such as 0.5."), found));
}

/* Returns: (transfer full): "sqrt, abs, …" */
static char *list_functions(void) {
  g_autoptr(GString) names = g_string_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(functions); i++)
    g_string_append_printf(names, "%s%s", i > 0 ? ", " : "", functions[i].name);
  return g_string_free(g_steal_pointer(&names), FALSE);
}

static gboolean fail_word(const Parser *parser, const char *at, const char *end) {
  g_autofree char *word = quote_word(at, end), *known = list_functions();
  g_autofree char *unit = carom_unit_symbol(parser->dimension, parser->length_unit);
  if (*unit)
    return fail(parser, at,
                /* Translators: %1$s is a word as typed, %2$s a list of names of functions, %3$s
                   the symbol of a unit. */
                g_strdup_printf(_("“%1$s” is unknown. Give numbers, pi, the unit %3$s, or a "
                                  "function: %2$s."),
                                word, known, unit));
  return fail(
      parser, at,
      /* Translators: %1$s is a word as typed, %2$s a list of names of functions. */
      g_strdup_printf(_("“%1$s” is unknown. Give numbers, pi, or a function: %2$s."), word, known));
}

/* Something follows a number that nothing connects it with. */
static gboolean fail_rest(const Parser *parser, const char *at) {
  gunichar character = carom_typed_peek(at);
  if (character == ')')
    return fail(
        parser, at,
        g_strdup(_("No opening bracket belongs to this one. Leave it out, or add “(” before it.")));
  if (character == '.' || character == ',')
    return fail(parser, at,
                g_strdup(_("A number is written as 1234.5, with one decimal sign and no others. "
                           "Write it so.")));
  if (g_unichar_isalpha(character))
    return fail_word(parser, at, word_end(at));
  g_autofree char *found = quote_character(at);
  return fail(parser, at,
              /* Translators: %s is one character. The signs in brackets are those for
                 calculations. */
              g_strdup_printf(_("“%s” cannot follow here. Leave it out, or give a sign (+ - * / ^) "
                                "before it."),
                              found));
}

static gboolean fail_unit(const Parser *parser, const char *at, const char *end) {
  g_autofree char *found = quote_word(at, end);
  g_autofree char *unit = carom_unit_symbol(parser->dimension, parser->length_unit);
  if (*unit)
    return fail(
        parser, at,
        /* Translators: %1$s is a unit as typed, %2$s the symbol of one that is accepted. */
        g_strdup_printf(_("“%1$s” is not a unit for this. Give the number in %2$s."), found, unit));
  return fail(parser, at,
              /* Translators: %s is a unit as typed. */
              g_strdup_printf(_("This is a number without a unit. Leave out “%s”."), found));
}

/* Going on */

/* Moves to the next character that is not blank.
 *
 * Returns: it, as carom_typed_peek() gives it */
static gunichar next(Parser *parser) {
  parser->at = carom_typed_skip_blanks(parser->at);
  return carom_typed_peek(parser->at);
}

static void step(Parser *parser) {
  parser->at = g_utf8_next_char(parser->at);
}

/* Every enter() that succeeds has its leave(), unless reading has failed. */
static gboolean enter(Parser *parser) {
  if (parser->depth++ < CAROM_EXPRESSION_MAX_DEPTH)
    return TRUE;
  return fail(
      parser, parser->at,
      g_strdup_printf(_("Brackets and powers are nested more than %d deep. Write it more simply."),
                      CAROM_EXPRESSION_MAX_DEPTH));
}

static void leave(Parser *parser) {
  parser->depth--;
}

/* Operands */

/* Whether the word there is @name, in small letters or capitals, of any width. */
static gboolean is_word(const char *at, const char *name) {
  for (; *name; name++, at = g_utf8_next_char(at)) {
    gunichar character = carom_typed_peek(at);
    if (character >= 0x80 || g_ascii_tolower((char)character) != *name)
      return FALSE;
  }
  return !g_unichar_isalpha(carom_typed_peek(at));
}

static gboolean is_pi(const char *at) {
  return is_word(at, "pi") || (g_utf8_get_char(at) == 0x3c0 && word_end(at) - at == 2);
}

/* Returns: (nullable): the function whose name is there */
static const Function *find_function(const char *at) {
  for (guint i = 0; i < G_N_ELEMENTS(functions); i++)
    if (is_word(at, functions[i].name))
      return &functions[i];
  return NULL;
}

/* Reads the opening bracket there, a sum and the closing one. */
static gboolean read_bracket(Parser *parser, Operand *result) {
  const char *opening = parser->at;
  if (!enter(parser))
    return FALSE;
  step(parser);
  if (!read_sum(parser, result))
    return FALSE;
  gunichar character = next(parser);
  if (character != ')' && *parser->at)
    return fail_rest(parser, parser->at);
  if (character != ')')
    return fail(parser, opening,
                g_strdup(_("This bracket is never closed. Add “)” where it ends.")));
  step(parser);
  leave(parser);
  return TRUE;
}

static gboolean read_function(Parser *parser, const Function *function, Operand *result) {
  const char *at = parser->at;
  CaromDimension outside = parser->dimension;
  parser->at = word_end(at);
  if (next(parser) != '(')
    return fail(parser, parser->at,
                /* Translators: %1$s is the name of a function. */
                g_strdup_printf(_("%1$s needs brackets after it. Write %1$s(2), for example."),
                                function->name));
  parser->dimension = function->argument;
  if (!read_bracket(parser, result))
    return FALSE;
  parser->dimension = outside;
  return accept(parser, at, apply_function(result, function));
}

/* Reads √2 or √(1+1). */
static gboolean read_root(Parser *parser, Operand *result) {
  const Function *root = &functions[0];
  const char *at = parser->at;
  CaromDimension outside = parser->dimension;
  if (!enter(parser))
    return FALSE;
  step(parser);
  parser->dimension = root->argument;
  if (!read_operand(parser, FALSE, result))
    return FALSE;
  parser->dimension = outside;
  leave(parser);
  return accept(parser, at, apply_function(result, root));
}

static gboolean read_word(Parser *parser, Operand *result) {
  const Function *function = find_function(parser->at);
  if (function)
    return read_function(parser, function, result);
  const char *end = word_end(parser->at);
  if (!is_pi(parser->at))
    return fail_word(parser, parser->at, end);
  *result = (Operand){.number = G_PI};
  parser->at = end;
  return TRUE;
}

/* @scaled: see carom_typed_number() */
static gboolean read_operand(Parser *parser, gboolean scaled, Operand *result) {
  gunichar character = next(parser);
  const char *at = parser->at;
  *result = (Operand){0};
  if (carom_typed_number(&parser->at, scaled, &result->number))
    return accept(parser, at, check_result(result->number));
  if (character == '(')
    return read_bracket(parser, result);
  if (character == ROOT)
    return read_root(parser, result);
  return g_unichar_isalpha(character) ? read_word(parser, result) : fail_operand(parser, at);
}

/* Powers, products, sums */

static gboolean read_power(Parser *parser, gboolean scaled, Operand *result) {
  int raised;
  Operand exponent;
  if (!read_operand(parser, scaled, result))
    return FALSE;
  gunichar character = next(parser);
  const char *at = parser->at;
  if (carom_digits_read_raised(&parser->at, &raised))
    return accept(parser, at, raise_to(result, (Operand){.number = raised}));
  if (character != '^')
    return TRUE;
  step(parser);
  if (!enter(parser) || !read_signed(parser, &exponent))
    return FALSE;
  leave(parser);
  return accept(parser, at, raise_to(result, exponent));
}

/* Returns: whether the signs change the number's */
static gboolean skip_signs(Parser *parser) {
  gboolean minus = FALSE;
  for (gunichar sign; (sign = next(parser)) == '-' || sign == '+'; step(parser))
    minus ^= sign == '-';
  return minus;
}

/* Reads a power with signs before it, which come after the power: −2² is −4. */
static gboolean read_signed_scaled(Parser *parser, gboolean scaled, Operand *result) {
  gboolean minus = skip_signs(parser);
  if (!read_power(parser, scaled, result))
    return FALSE;
  result->number = minus ? -result->number : result->number;
  return TRUE;
}

static gboolean read_signed(Parser *parser, Operand *result) {
  return read_signed_scaled(parser, FALSE, result);
}

/* Whether an operand begins there that needs no sign of multiplication: not a number. */
static gboolean is_factor(const char *at) {
  gunichar character = carom_typed_peek(at);
  return character == '(' || character == ROOT || is_pi(at) || find_function(at);
}

/* A degree is exactly one then. */
static CaromTypedUnit in_degrees(CaromTypedUnit unit) {
  return (CaromTypedUnit){unit.multiply / unit.divide * 180 / G_PI, 1};
}

/* Applies a unit, if one is there.
 *
 * @found: (out): whether one is
 * Returns: FALSE if it does not fit */
static gboolean read_unit(Parser *parser, Operand *result, gboolean *found) {
  const char *at = parser->at;
  CaromTypedUnit unit = {1, 1};
  CaromTypedUnitFit fit =
      is_factor(at) ? CAROM_TYPED_UNIT_NONE
                    : carom_typed_unit(&parser->at, parser->dimension, parser->length_unit, &unit);
  *found = fit != CAROM_TYPED_UNIT_NONE;
  if (!*found)
    return TRUE;
  if (fit == CAROM_TYPED_UNIT_OTHER)
    return fail_unit(parser, at, parser->at);
  if (result->has_unit)
    return fail(parser, at, g_strdup(_("There is a unit before already. Leave one of them out.")));
  if (parser->in_degrees)
    unit = in_degrees(unit);
  result->number = result->number * unit.multiply / unit.divide;
  result->has_unit = TRUE;
  return accept(parser, at, check_result(result->number));
}

/* Reads "pi" in "2pi".
 *
 * @divided: whether a division precedes it */
static gboolean read_factor(Parser *parser, gboolean divided, Operand *result) {
  const char *at = parser->at;
  Operand factor;
  if (divided)
    return fail(parser, at,
                g_strdup(_("This can be read in two ways. Write 1/(2*pi) or 1/2*pi, for "
                           "example.")));
  return read_power(parser, FALSE, &factor) && accept(parser, at, multiply(result, factor));
}

/* Reads a sign of multiplication or division and what follows. */
static gboolean read_further_factor(Parser *parser, gboolean divides, Operand *result) {
  const char *at = parser->at;
  Operand factor;
  step(parser);
  if (!read_signed(parser, &factor))
    return FALSE;
  return accept(parser, at, divides ? divide(result, factor) : multiply(result, factor));
}

static gboolean read_product(Parser *parser, Operand *result) {
  gboolean divided = FALSE, done = read_signed_scaled(parser, TRUE, result);
  while (done) {
    gunichar character = next(parser);
    gboolean is_unit;
    if (!read_unit(parser, result, &is_unit))
      return FALSE;
    if (is_unit)
      continue;
    if (is_factor(parser->at)) {
      done = read_factor(parser, divided, result);
    } else if (character == '*' || character == '/') {
      divided = divided || character == '/';
      done = read_further_factor(parser, character == '/', result);
    } else {
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean read_sum(Parser *parser, Operand *result) {
  if (!read_product(parser, result))
    return FALSE;
  for (gunichar sign; (sign = next(parser)) == '+' || sign == '-';) {
    const char *at = parser->at;
    Operand other;
    step(parser);
    if (!read_product(parser, &other))
      return FALSE;
    other.number = sign == '-' ? -other.number : other.number;
    if (!accept(parser, at, add(result, other)))
      return FALSE;
  }
  return TRUE;
}

static gboolean evaluate(Parser parser, double *value) {
  Operand result;
  const char *end;
  *parser.error = (CaromExpressionError){0};
  if (!g_utf8_validate(parser.text, -1, &end))
    return fail(&parser, end,
                g_strdup(_("What follows is not UTF-8 text. Type the number instead.")));
  if (!read_sum(&parser, &result))
    return FALSE;
  if (*parser.at)
    return fail_rest(&parser, parser.at);
  *value = result.number;
  return TRUE;
}

gboolean carom_expression_evaluate(const char *text, CaromDimension dimension,
                                   const char *length_unit, double *value,
                                   CaromExpressionError *error) {
  Parser parser = {text, text, dimension, length_unit, FALSE, 0, error};
  return evaluate(parser, value);
}

gboolean carom_expression_evaluate_degrees(const char *text, double *value,
                                           CaromExpressionError *error) {
  Parser parser = {text, text, CAROM_DIMENSION_ANGLE, "", TRUE, 0, error};
  return evaluate(parser, value);
}

gboolean carom_expression_evaluate_field(const char *text, CaromDimension dimension,
                                         const char *length_unit, double *value,
                                         CaromExpressionError *error) {
  return dimension == CAROM_DIMENSION_ANGLE
             ? carom_expression_evaluate_degrees(text, value, error)
             : carom_expression_evaluate(text, dimension, length_unit, value, error);
}

char *carom_expression_field_unit(CaromDimension dimension, const char *length_unit) {
  return dimension == CAROM_DIMENSION_ANGLE ? g_strdup("°")
                                            : carom_unit_symbol(dimension, length_unit);
}
