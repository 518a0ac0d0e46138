/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula: a recursive-descent parser with a function for each level of the grammar (sum,
 * product, factor), and after it the evaluation of the tree. */
#include "carom-formula.h"

#include <string.h>

typedef struct {
  const char *source;
  const char *at;     /* the place it has reached */
  gboolean in_length; /* whether a bar closes a length */
} Parser;

static CaromFormula *parse_sum(Parser *parser);

/* ---- Characters ---- */

static void skip_space(Parser *parser) {
  while (*parser->at == ' ')
    parser->at++;
}

static gboolean looks_at(Parser *parser, const char *token) {
  skip_space(parser);
  return g_str_has_prefix(parser->at, token);
}

static gboolean accept(Parser *parser, const char *token) {
  if (!looks_at(parser, token))
    return FALSE;
  parser->at += strlen(token);
  return TRUE;
}

static void expect(Parser *parser, const char *token) {
  if (!accept(parser, token))
    g_error("formula “%s”: “%s” expected before “%s”", parser->source, token, parser->at);
}

static gboolean looks_at_letter(const Parser *parser) {
  return g_unichar_isalpha(g_utf8_get_char(parser->at));
}

const char *carom_formula_next_letter(const char *letters) {
  const char *next = g_utf8_next_char(letters);
  return g_str_has_prefix(next, CAROM_FORMULA_HAT) ? next + strlen(CAROM_FORMULA_HAT) : next;
}

/* ---- Nodes ---- */

static CaromFormula *formula_new(CaromFormulaKind kind) {
  CaromFormula *formula = g_new0(CaromFormula, 1);
  formula->kind = kind;
  formula->operands = g_ptr_array_new_with_free_func((GDestroyNotify)(void *)carom_formula_free);
  return formula;
}

static void add_operand(CaromFormula *formula, CaromFormula *operand) {
  g_assert(formula->operands->len < CAROM_FORMULA_MAX_OPERANDS);
  g_ptr_array_add(formula->operands, operand);
}

static CaromFormula *with_operands(CaromFormulaKind kind, CaromFormula *first,
                                   CaromFormula *second) {
  CaromFormula *formula = formula_new(kind);
  add_operand(formula, first);
  if (second)
    add_operand(formula, second);
  return formula;
}

static const char *intern(const char *from, const char *to) {
  g_autofree char *notation = g_strstrip(g_strndup(from, (gsize)(to - from)));
  return g_intern_string(notation);
}

/* Stores the notation that has been read since @from. */
static CaromFormula *finish(Parser *parser, CaromFormula *formula, const char *from) {
  formula->source = intern(from, parser->at);
  return formula;
}

void carom_formula_free(CaromFormula *formula) {
  g_ptr_array_unref(formula->operands);
  g_free(formula->base);
  g_free(formula->subscript);
  g_free(formula);
}

/* ---- Factors ---- */

static CaromFormula *parse_number(Parser *parser) {
  CaromFormula *number = formula_new(CAROM_FORMULA_NUMBER);
  char *end;
  number->number = g_ascii_strtod(parser->at, &end);
  parser->at = end;
  return number;
}

static char *take_letters(Parser *parser) {
  const char *from = parser->at;
  while (looks_at_letter(parser))
    parser->at = carom_formula_next_letter(parser->at);
  return g_strndup(from, (gsize)(parser->at - from));
}

static char *take_digits(Parser *parser) {
  const char *from = parser->at;
  while (g_ascii_isdigit(*parser->at))
    parser->at++;
  return g_strndup(from, (gsize)(parser->at - from));
}

/* "_t_a": subscript t, body a; "_0": subscript 0. */
static void parse_subscripts(Parser *parser, CaromFormula *name) {
  g_autoptr(GString) subscript = g_string_new(NULL);
  while (*parser->at == '_') {
    parser->at++;
    g_autofree char *letters =
        g_ascii_isdigit(*parser->at) ? take_digits(parser) : take_letters(parser);
    if (*parser->at != '_' && (g_str_equal(letters, "a") || g_str_equal(letters, "b")))
      name->body = *letters;
    else
      g_string_append(subscript, letters);
  }
  name->subscript = g_strdup(subscript->str);
}

static CaromFormula *parse_name(Parser *parser) {
  CaromFormula *name = formula_new(CAROM_FORMULA_NAME);
  const char *from = parser->at;
  name->base = take_letters(parser);
  for (; *parser->at == '\''; parser->at++)
    name->n_primes++;
  parse_subscripts(parser, name);
  if (*parser->at == '.' && (parser->at[1] == 'x' || parser->at[1] == 'y')) {
    name->whole = intern(from, parser->at);
    name->component = parser->at[1];
    parser->at += 2;
  }
  return name;
}

/* (sum) or (sum; sum); the opening parenthesis has been read. */
static CaromFormula *parse_group(Parser *parser) {
  CaromFormula *first = parse_sum(parser), *second = NULL;
  if (accept(parser, ";"))
    second = parse_sum(parser);
  expect(parser, ")");
  return with_operands(second ? CAROM_FORMULA_COLUMN : CAROM_FORMULA_GROUP, first, second);
}

static CaromFormula *parse_length(Parser *parser) {
  gboolean was_in_length = parser->in_length;
  parser->in_length = TRUE;
  CaromFormula *of = parse_sum(parser);
  expect(parser, "|");
  parser->in_length = was_in_length;
  return with_operands(CAROM_FORMULA_LENGTH, of, NULL);
}

static const struct {
  const char *opening;
  CaromFormulaKind kind;
} functions[] = {
    {"√(", CAROM_FORMULA_ROOT},
    {"cos(", CAROM_FORMULA_COSINE},
    {"sin(", CAROM_FORMULA_SINE},
    {"atan2(", CAROM_FORMULA_ARCTANGENT},
};

/* Returns: (nullable): the function, or NULL if there is none */
static CaromFormula *parse_function(Parser *parser) {
  for (guint i = 0; i < G_N_ELEMENTS(functions); i++) {
    if (!accept(parser, functions[i].opening))
      continue;
    CaromFormula *function = with_operands(functions[i].kind, parse_sum(parser), NULL);
    if (functions[i].kind == CAROM_FORMULA_ARCTANGENT) {
      expect(parser, ";");
      add_operand(function, parse_sum(parser));
    }
    expect(parser, ")");
    return function;
  }
  return NULL;
}

static CaromFormula *parse_bare_factor(Parser *parser) {
  CaromFormula *function = parse_function(parser);
  if (function)
    return function;
  if (g_ascii_isdigit(*parser->at))
    return parse_number(parser);
  if (looks_at_letter(parser))
    return parse_name(parser);
  if (accept(parser, "("))
    return parse_group(parser);
  if (accept(parser, "|"))
    return parse_length(parser);
  g_error("formula “%s”: a factor expected before “%s”", parser->source, parser->at);
}

/* A factor and, if it is squared, its exponent. */
static CaromFormula *parse_factor(Parser *parser) {
  skip_space(parser);
  const char *from = parser->at;
  CaromFormula *factor = finish(parser, parse_bare_factor(parser), from);
  if (accept(parser, "²"))
    factor = finish(parser, with_operands(CAROM_FORMULA_SQUARE, factor, NULL), from);
  return factor;
}

/* ---- Products and sums ---- */

/* Parentheses around numerator and denominator are not shown, because the bar groups them. */
static CaromFormula *ungroup(CaromFormula *formula) {
  if (formula->kind != CAROM_FORMULA_GROUP)
    return formula;
  CaromFormula *inner = g_ptr_array_steal_index(formula->operands, 0);
  carom_formula_free(formula);
  return inner;
}

/* A factor together with what binds more tightly than a product: u·n, p / q. */
static CaromFormula *parse_tight(Parser *parser) {
  skip_space(parser);
  const char *from = parser->at;
  CaromFormula *left = parse_factor(parser);
  if (accept(parser, "·"))
    left = finish(parser, with_operands(CAROM_FORMULA_DOT, left, parse_factor(parser)), from);
  if (accept(parser, "/")) {
    CaromFormula *denominator = parse_factor(parser);
    left = finish(parser,
                  with_operands(CAROM_FORMULA_FRACTION, ungroup(left), ungroup(denominator)), from);
  }
  return left;
}

/* A bar in a length can only close it. */
static gboolean is_at_end_of_product(Parser *parser) {
  skip_space(parser);
  return *parser->at == '\0' || strchr(parser->in_length ? "+-);|" : "+-);", *parser->at) != NULL;
}

static CaromFormula *parse_product(Parser *parser) {
  skip_space(parser);
  const char *from = parser->at;
  CaromFormula *first = parse_tight(parser);
  if (is_at_end_of_product(parser))
    return first;
  CaromFormula *product = with_operands(CAROM_FORMULA_PRODUCT, first, NULL);
  while (!is_at_end_of_product(parser))
    add_operand(product, parse_tight(parser));
  return finish(parser, product, from);
}

/* The notation includes the sign, so that "-u" is not taken for the term u. */
static CaromFormula *parse_signed_product(Parser *parser) {
  skip_space(parser);
  const char *from = parser->at;
  if (!accept(parser, "-"))
    return parse_product(parser);
  CaromFormula *product = parse_product(parser);
  return finish(parser, with_operands(CAROM_FORMULA_NEGATIVE, product, NULL), from);
}

static CaromFormula *parse_sum(Parser *parser) {
  skip_space(parser);
  const char *from = parser->at;
  CaromFormula *first = parse_signed_product(parser);
  if (!looks_at(parser, "+") && !looks_at(parser, "-"))
    return first;
  CaromFormula *sum = with_operands(CAROM_FORMULA_SUM, first, NULL);
  for (;;) {
    if (accept(parser, "+"))
      add_operand(sum, parse_product(parser));
    else if (looks_at(parser, "-"))
      add_operand(sum, parse_signed_product(parser));
    else
      return finish(parser, sum, from);
  }
}

CaromFormula *carom_formula_parse(const char *source) {
  Parser parser = {source, source};
  CaromFormula *formula = parse_sum(&parser);
  skip_space(&parser);
  if (*parser.at != '\0')
    g_error("formula “%s”: nothing expected at “%s”", source, parser.at);
  return formula;
}

/* Most texts are constants of the program, which come again from the same place in memory. What was
 * found for the one that came from there last is kept, with the text itself, as a place may be used
 * for another one. */
typedef struct {
  const char *place, *text;
  gconstpointer found;
} Recent;

enum { N_RECENT = 1024 };

static Recent *recent_from(Recent *all, const char *place) {
  gsize address = GPOINTER_TO_SIZE(place);
  return &all[(address ^ (address >> 10)) % N_RECENT];
}

static gboolean is_recent(const Recent *recent, const char *place) {
  return recent->place == place && strcmp(recent->text, place) == 0;
}

const CaromFormula *carom_formula_constant(const char *source) {
  static GHashTable *formulas; /* (element-type utf8 CaromFormula) */
  static Recent all[N_RECENT];
  Recent *recent = recent_from(all, source);
  gpointer text, formula;
  if (is_recent(recent, source))
    return recent->found;
  if (!formulas)
    formulas = g_hash_table_new(g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended(formulas, source, &text, &formula)) {
    text = g_strdup(source);
    formula = carom_formula_parse(source);
    g_hash_table_insert(formulas, text, formula);
  }
  *recent = (Recent){source, text, formula};
  return formula;
}

/* The body of a name is what follows its last "_". */
static const char *exchange_bodies(const char *source) {
  g_autofree char *exchanged = g_strdup(source);
  for (char *at = exchanged; (at = strchr(at, '_')); at++)
    if ((at[1] == 'a' || at[1] == 'b') && at[2] != '_' && !g_ascii_isalpha(at[2]))
      at[1] = at[1] == 'a' ? 'b' : 'a';
  return g_intern_string(exchanged);
}

const char *carom_formula_exchange_bodies(const char *source) {
  static Recent all[N_RECENT];
  if (!source)
    return NULL;
  Recent *recent = recent_from(all, source);
  if (!is_recent(recent, source))
    *recent = (Recent){source, g_intern_string(source), exchange_bodies(source)};
  return recent->found;
}

/* ---- Values ---- */

CaromTerm carom_formula_term(const char *name, CaromValue value, CaromDimension dimension) {
  static Recent all[N_RECENT];
  Recent *recent = recent_from(all, name);
  if (!is_recent(recent, name)) {
    const char *interned = g_intern_string(name);
    *recent = (Recent){name, interned, interned};
  }
  return (CaromTerm){recent->found, value, dimension};
}

static const gboolean can_be_term[] = {
    [CAROM_FORMULA_NAME] = TRUE,   [CAROM_FORMULA_PRODUCT] = TRUE,    [CAROM_FORMULA_DOT] = TRUE,
    [CAROM_FORMULA_LENGTH] = TRUE, [CAROM_FORMULA_SQUARE] = TRUE,     [CAROM_FORMULA_COSINE] = TRUE,
    [CAROM_FORMULA_SINE] = TRUE,   [CAROM_FORMULA_ARCTANGENT] = TRUE,
};

/* @name: interned */
static const CaromTerm *find_called(const char *name, const CaromTerm *terms, guint n_terms) {
  for (guint i = n_terms; i-- > 0;)
    if (terms[i].name == name)
      return &terms[i];
  return NULL;
}

const CaromTerm *carom_formula_find_term(const CaromFormula *formula, const CaromTerm *terms,
                                         guint n_terms) {
  return can_be_term[formula->kind] ? find_called(formula->source, terms, n_terms) : NULL;
}

/* Returns: (nullable): the term of the vector that @formula is a component of, if it is one */
static const CaromTerm *find_whole(const CaromFormula *formula, const CaromTerm *terms,
                                   guint n_terms) {
  return formula->whole ? find_called(formula->whole, terms, n_terms) : NULL;
}

const CaromTerm *carom_formula_find_put_in(const CaromFormula *formula, const CaromTerm *terms,
                                           guint n_terms) {
  const CaromTerm *term = carom_formula_find_term(formula, terms, n_terms);
  return term ? term : find_whole(formula, terms, n_terms);
}

static CaromValue component_of(CaromValue vector, char component) {
  gboolean is_x = component == 'x';
  CaromValue value = carom_value_number(is_x ? vector.vector.x : vector.vector.y);
  value.digits[0] = vector.digits[is_x ? 0 : 1];
  return value;
}

/* A number that is divided by itself: "m_a / m_b" of equal masses. */
static gboolean get_one(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                        CaromValue *value) {
  CaromValue above, below;
  if (formula->kind != CAROM_FORMULA_FRACTION ||
      !carom_formula_get_known(carom_formula_operand(formula, 0), terms, n_terms, &above) ||
      !carom_formula_get_known(carom_formula_operand(formula, 1), terms, n_terms, &below) ||
      above.is_vector || above.number != below.number || below.number == 0 ||
      !isfinite(below.number))
    return FALSE;
  *value = carom_value_number(1);
  return TRUE;
}

static gboolean is_zero(const CaromFormula *formula, const CaromTerm *terms, guint n_terms) {
  CaromValue value;
  return carom_formula_get_known(formula, terms, n_terms, &value) && !value.is_vector &&
         value.number == 0;
}

/* "-w" where w is 0. */
static gboolean get_zero(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                         CaromValue *value) {
  if (formula->kind != CAROM_FORMULA_NEGATIVE ||
      !is_zero(carom_formula_operand(formula, 0), terms, n_terms))
    return FALSE;
  *value = carom_value_number(0);
  return TRUE;
}

CaromValue carom_formula_value_put_in(const CaromFormula *formula, const CaromTerm *term) {
  return term->name == formula->source ? term->value
                                       : component_of(term->value, formula->component);
}

/* Whether it is a number, or stands for a term or a component of one. */
static gboolean get_put_in(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                           CaromValue *value) {
  const CaromTerm *term = carom_formula_find_put_in(formula, terms, n_terms);
  if (term)
    *value = carom_formula_value_put_in(formula, term);
  else if (formula->kind == CAROM_FORMULA_NUMBER)
    *value = carom_value_number(formula->number);
  else
    return FALSE;
  return TRUE;
}

gboolean carom_formula_get_known(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                                 CaromValue *value) {
  return get_put_in(formula, terms, n_terms, value) || get_one(formula, terms, n_terms, value) ||
         get_zero(formula, terms, n_terms, value);
}

/* Whether the first number that is written for it is 0. */
static gboolean begins_with_zero(const CaromFormula *formula, const CaromTerm *terms,
                                 guint n_terms) {
  if (formula->kind == CAROM_FORMULA_GROUP)
    return is_zero(carom_formula_operand(formula, 0), terms, n_terms);
  gboolean begins_with_operand = formula->kind == CAROM_FORMULA_PRODUCT ||
                                 formula->kind == CAROM_FORMULA_FRACTION ||
                                 formula->kind == CAROM_FORMULA_SQUARE;
  return begins_with_operand ? begins_with_zero(carom_formula_operand(formula, 0), terms, n_terms)
                             : is_zero(formula, terms, n_terms);
}

const CaromFormula *carom_formula_drop_sign_of_zero(const CaromFormula *formula,
                                                    const CaromTerm *terms, guint n_terms) {
  gboolean drops = formula->kind == CAROM_FORMULA_NEGATIVE &&
                   begins_with_zero(carom_formula_operand(formula, 0), terms, n_terms);
  return drops ? carom_formula_operand(formula, 0) : formula;
}

gboolean carom_formula_is_vector(const CaromFormula *formula, const CaromTerm *terms,
                                 guint n_terms) {
  CaromValue known;
  if (carom_formula_get_known(formula, terms, n_terms, &known))
    return known.is_vector;
  if (formula->kind == CAROM_FORMULA_COLUMN)
    return TRUE;
  if (formula->kind > CAROM_FORMULA_PRODUCT && formula->kind != CAROM_FORMULA_GROUP &&
      formula->kind != CAROM_FORMULA_FRACTION)
    return FALSE;
  for (guint i = 0; i < formula->operands->len; i++)
    if (carom_formula_is_vector(carom_formula_operand(formula, i), terms, n_terms))
      return TRUE;
  return FALSE;
}

static CaromValue scale(CaromValue value, double factor) {
  return value.is_vector ? carom_value_vector(carom_vec2_scale(value.vector, factor))
                         : carom_value_number(value.number * factor);
}

static CaromValue add(CaromValue a, CaromValue b) {
  g_assert(a.is_vector == b.is_vector);
  return a.is_vector ? carom_value_vector(carom_vec2_add(a.vector, b.vector))
                     : carom_value_number(a.number + b.number);
}

static CaromValue multiply(CaromValue a, CaromValue b) {
  g_assert(!a.is_vector || !b.is_vector);
  return a.is_vector ? scale(a, b.number) : scale(b, a.number);
}

static double length_of(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

/* −0 is no number for people. */
static CaromValue negate(CaromValue value) {
  return value.is_vector || value.number != 0 ? scale(value, -1) : carom_value_number(0);
}

CaromValue carom_formula_combine(const CaromFormula *formula, const CaromValue *operands) {
  CaromValue first = operands[0];
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
  case CAROM_FORMULA_NAME:
    break;
  case CAROM_FORMULA_SUM:
    for (guint i = 1; i < formula->operands->len; i++)
      first = add(first, operands[i]);
    return first;
  case CAROM_FORMULA_PRODUCT:
    for (guint i = 1; i < formula->operands->len; i++)
      first = multiply(first, operands[i]);
    return first;
  case CAROM_FORMULA_NEGATIVE:
    return negate(first);
  case CAROM_FORMULA_DOT:
    return carom_value_number(carom_vec2_dot(first.vector, operands[1].vector));
  case CAROM_FORMULA_FRACTION:
    return first.is_vector ? scale(first, 1 / operands[1].number)
                           : carom_value_number(first.number / operands[1].number);
  case CAROM_FORMULA_GROUP:
    return first;
  case CAROM_FORMULA_COLUMN:
    return carom_value_vector(carom_vec2(first.number, operands[1].number));
  case CAROM_FORMULA_LENGTH:
    return carom_value_number(length_of(first));
  case CAROM_FORMULA_SQUARE:
    g_assert(!first.is_vector);
    return carom_value_number(first.number * first.number);
  case CAROM_FORMULA_ROOT:
    return carom_value_number(sqrt(first.number));
  case CAROM_FORMULA_COSINE:
    return carom_value_number(cos(first.number));
  case CAROM_FORMULA_SINE:
    return carom_value_number(sin(first.number));
  case CAROM_FORMULA_ARCTANGENT:
    return carom_value_number(atan2(carom_value_unsigned_zero(first.number), operands[1].number));
  }
  g_assert_not_reached();
}

CaromValue carom_formula_evaluate(const CaromFormula *formula, const CaromTerm *terms,
                                  guint n_terms) {
  CaromValue value, operands[CAROM_FORMULA_MAX_OPERANDS];
  if (get_put_in(formula, terms, n_terms, &value))
    return value;
  g_assert(formula->operands->len > 0); /* otherwise it is an unknown name */
  for (guint i = 0; i < formula->operands->len; i++)
    operands[i] = carom_formula_evaluate(carom_formula_operand(formula, i), terms, n_terms);
  return carom_formula_combine(formula, operands);
}

/* ---- Dimensions: computed with the exponents of the units ---- */

/* Exponents of the units; all are 0 for pure numbers, including angles. */
typedef struct {
  int mass, length, time;
} Powers;

static const Powers powers[] = {
    [CAROM_DIMENSION_NONE] = {0, 0, 0},
    [CAROM_DIMENSION_TIME] = {0, 0, 1},
    [CAROM_DIMENSION_RATE] = {0, 0, -1},
    [CAROM_DIMENSION_LENGTH] = {0, 1, 0},
    [CAROM_DIMENSION_AREA] = {0, 2, 0},
    [CAROM_DIMENSION_VELOCITY] = {0, 1, -1},
    [CAROM_DIMENSION_ACCELERATION] = {0, 1, -2},
    [CAROM_DIMENSION_SWEEP] = {0, 2, -1},
    [CAROM_DIMENSION_VELOCITY_SQUARED] = {0, 2, -2},
    [CAROM_DIMENSION_VELOCITY_ACCELERATION] = {0, 2, -3},
    [CAROM_DIMENSION_ACCELERATION_SQUARED] = {0, 2, -4},
    [CAROM_DIMENSION_SWEEP_SQUARED] = {0, 4, -2},
    [CAROM_DIMENSION_MASS] = {1, 0, 0},
    [CAROM_DIMENSION_MOMENTUM] = {1, 1, -1},
    [CAROM_DIMENSION_ANGULAR_MOMENTUM] = {1, 2, -1},
    [CAROM_DIMENSION_ENERGY] = {1, 2, -2},
};

static Powers add_powers(Powers one, Powers other, int factor) {
  return (Powers){one.mass + factor * other.mass, one.length + factor * other.length,
                  one.time + factor * other.time};
}

static gboolean are_equal(Powers one, Powers other) {
  return one.mass == other.mass && one.length == other.length && one.time == other.time;
}

static Powers powers_of(const CaromFormula *formula, const CaromTerm *terms, guint n_terms);

/* 0 can be of any kind: "1 / (0 + 1 / m_b)". */
static gboolean is_number_zero(const CaromFormula *formula) {
  return formula->kind == CAROM_FORMULA_NUMBER && formula->number == 0;
}

static Powers powers_of_sum(const CaromFormula *sum, const CaromTerm *terms, guint n_terms) {
  Powers all = {0};
  const CaromFormula *first = NULL;
  for (guint i = 0; i < sum->operands->len; i++) {
    const CaromFormula *operand = carom_formula_operand(sum, i);
    if (is_number_zero(operand))
      continue;
    Powers one = powers_of(operand, terms, n_terms);
    if (first && !are_equal(one, all))
      g_error("formula “%s”: “%s” is of another kind than “%s”", sum->source, operand->source,
              first->source);
    all = one;
    first = operand;
  }
  return all;
}

static Powers powers_of_product(const CaromFormula *product, const CaromTerm *terms,
                                guint n_terms) {
  Powers all = {0};
  for (guint i = 0; i < product->operands->len; i++)
    all = add_powers(all, powers_of(carom_formula_operand(product, i), terms, n_terms),
                     product->kind == CAROM_FORMULA_FRACTION && i == 1 ? -1 : 1);
  return all;
}

static Powers powers_of_square(const CaromFormula *square, const CaromTerm *terms, guint n_terms) {
  Powers once = powers_of(carom_formula_operand(square, 0), terms, n_terms);
  return add_powers(once, once, 1);
}

static Powers powers_of_root(const CaromFormula *root, const CaromTerm *terms, guint n_terms) {
  Powers square = powers_of(carom_formula_operand(root, 0), terms, n_terms);
  return (Powers){square.mass / 2, square.length / 2, square.time / 2};
}

static Powers powers_of(const CaromFormula *formula, const CaromTerm *terms, guint n_terms) {
  const CaromTerm *term = carom_formula_find_put_in(formula, terms, n_terms);
  if (term)
    return powers[term->dimension];
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
  case CAROM_FORMULA_COSINE:
  case CAROM_FORMULA_SINE:
  case CAROM_FORMULA_ARCTANGENT:
    return powers[CAROM_DIMENSION_NONE];
  case CAROM_FORMULA_NAME:
    g_error("“%s” is not known", formula->source);
  case CAROM_FORMULA_SUM:
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_GROUP:
  case CAROM_FORMULA_COLUMN:
  case CAROM_FORMULA_LENGTH:
    return powers_of_sum(formula, terms, n_terms);
  case CAROM_FORMULA_PRODUCT:
  case CAROM_FORMULA_DOT:
  case CAROM_FORMULA_FRACTION:
    return powers_of_product(formula, terms, n_terms);
  case CAROM_FORMULA_SQUARE:
    return powers_of_square(formula, terms, n_terms);
  case CAROM_FORMULA_ROOT:
    return powers_of_root(formula, terms, n_terms);
  }
  g_assert_not_reached();
}

CaromDimension carom_formula_dimension(const CaromFormula *formula, const CaromTerm *terms,
                                       guint n_terms) {
  const CaromTerm *term = carom_formula_find_put_in(formula, terms, n_terms);
  if (term)
    return term->dimension;
  if (formula->kind == CAROM_FORMULA_ARCTANGENT)
    return CAROM_DIMENSION_ANGLE;
  Powers its = powers_of(formula, terms, n_terms);
  /* Of the dimensions that are pure numbers, the plain one comes first. */
  for (CaromDimension i = 0; i < G_N_ELEMENTS(powers); i++)
    if (are_equal(powers[i], its))
      return i;
  g_error("formula “%s”: no quantity has the unit of this", formula->source);
}
