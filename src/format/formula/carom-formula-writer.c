/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-writer: walks over the tree. Each place asks for a strength of binding, and a part
 * that binds more weakly gets parentheses, so that only necessary ones are written. */
#include "carom-formula-writer.h"

#include "carom-formula-digits.h"

typedef struct {
  const CaromFormulaStyle *style;
  const CaromFormulaNames *names; /* (nullable): there are none in a value */
  int digits;                     /* significant digits of numbers */
  GString *text;
} Writer;

/* How strongly something binds. A place in a formula asks for some strength, and anything weaker
 * gets parentheses. */
typedef enum {
  STRENGTH_SUM,
  STRENGTH_PRODUCT,
  STRENGTH_TIGHT, /* u·n, 2×10⁻⁵ */
  STRENGTH_ATOM,
} Strength;

typedef struct {
  Strength strength;
  gboolean leads; /* nothing comes before it, so a minus sign needs no parentheses */
} Place;

static const Place alone = {STRENGTH_SUM, TRUE};

static void write_operand(const Writer *writer, const CaromFormula *formula, Place place);
static void write_symbols(const Writer *writer, const CaromFormula *formula, Place place);

/* ---- Values ---- */

/* "1 − 6×10⁻⁸", which is a sum */
static void write_split(const Writer *writer, double simple, double rest, int significant,
                        Place place) {
  const CaromFormulaStyle *style = writer->style;
  gboolean parentheses = place.strength > STRENGTH_SUM || !place.leads;
  int of_rest = carom_digits_of_rest(simple, rest, significant);
  if (parentheses)
    g_string_append(writer->text, style->group[0]);
  style->append_number(writer->text, carom_digits(simple, significant));
  g_string_append(writer->text, rest < 0 ? style->minus : style->plus);
  style->append_number(writer->text, carom_digits(fabs(rest), of_rest));
  if (parentheses)
    g_string_append(writer->text, style->group[1]);
}

/* @own_digits: see CaromValue */
static void write_number(const Writer *writer, double value, int own_digits, Place place) {
  double simple, rest;
  int significant = MAX(writer->digits, own_digits);
  if (carom_digits_split(value, &simple, &rest)) {
    write_split(writer, simple, rest, significant, place);
    return;
  }
  CaromDigits digits = carom_digits(value, significant);
  gboolean parentheses =
      (value < 0 && !place.leads) || (digits.exponent != 0 && place.strength > STRENGTH_TIGHT);
  if (parentheses)
    g_string_append_c(writer->text, '(');
  writer->style->append_number(writer->text, digits);
  if (parentheses)
    g_string_append_c(writer->text, ')');
}

static void write_value(const Writer *writer, CaromValue value, Place place) {
  const CaromFormulaStyle *style = writer->style;
  if (!value.is_vector) {
    write_number(writer, value.number, value.digits[0], place);
    return;
  }
  g_string_append(writer->text, style->column[0]);
  write_number(writer, value.vector.x, value.digits[0], alone);
  g_string_append(writer->text, style->column[1]);
  write_number(writer, value.vector.y, value.digits[1], alone);
  g_string_append(writer->text, style->column[2]);
}

/* Finds the number to write in place of @formula, if there is one. */
static gboolean get_number(const Writer *writer, const CaromFormula *formula, CaromValue *value) {
  const CaromFormulaNames *names = writer->names;
  return carom_formula_get_known(formula, names->terms, names->n_put_in, value);
}

/* ---- Parts ---- */

static void write_name(const Writer *writer, const CaromFormula *name) {
  const CaromFormulaNames *names = writer->names;
  const char *body = name->body == 'a' ? names->name_a : name->body == 'b' ? names->name_b : NULL;
  gboolean is_vector =
      !name->component && carom_formula_is_vector(name, names->terms, names->n_terms);
  writer->style->append_name(writer->text, name, body, is_vector);
}

static void write_sum(const Writer *writer, const CaromFormula *sum, Place place) {
  for (guint i = 0; i < sum->operands->len; i++) {
    const CaromFormula *operand = carom_formula_operand(sum, i);
    if (i > 0 && operand->kind == CAROM_FORMULA_NEGATIVE) {
      g_string_append(writer->text, writer->style->minus);
      operand = carom_formula_operand(operand, 0);
    } else if (i > 0) {
      g_string_append(writer->text, writer->style->plus);
    }
    write_operand(writer, operand, (Place){STRENGTH_PRODUCT, place.leads && i == 0});
  }
}

static void write_product(const Writer *writer, const CaromFormula *product, Place place) {
  const char *between = writer->names->n_put_in ? writer->style->times : writer->style->factor;
  for (guint i = 0; i < product->operands->len; i++) {
    if (i > 0)
      g_string_append(writer->text, between);
    write_operand(writer, carom_formula_operand(product, i),
                  (Place){STRENGTH_TIGHT, place.leads && i == 0});
  }
}

static void write_dot(const Writer *writer, const CaromFormula *dot, Place place) {
  write_operand(writer, carom_formula_operand(dot, 0), (Place){STRENGTH_ATOM, place.leads});
  g_string_append(writer->text, writer->style->dot);
  write_operand(writer, carom_formula_operand(dot, 1), (Place){STRENGTH_ATOM, FALSE});
}

static void write_fraction(const Writer *writer, const CaromFormula *fraction, Place place) {
  const CaromFormulaStyle *style = writer->style;
  gboolean groups = style->fraction_groups;
  g_string_append(writer->text, style->fraction[0]);
  write_operand(writer, carom_formula_operand(fraction, 0),
                groups ? alone : (Place){STRENGTH_ATOM, place.leads});
  g_string_append(writer->text, style->fraction[1]);
  write_operand(writer, carom_formula_operand(fraction, 1),
                groups ? alone : (Place){STRENGTH_ATOM, FALSE});
  g_string_append(writer->text, style->fraction[2]);
}

/* The bar of a fraction is enough among factors, but not for a square. */
static gboolean has_bar(const Writer *writer, const CaromFormula *formula, Place place) {
  return formula->kind == CAROM_FORMULA_FRACTION && writer->style->fraction_groups &&
         place.strength < STRENGTH_ATOM;
}

/* If a number replaces what was in parentheses, these are not needed. */
static void write_group(const Writer *writer, const CaromFormula *group, Place place) {
  const CaromFormula *operand = carom_formula_operand(group, 0);
  CaromValue value;
  if (get_number(writer, operand, &value)) {
    write_value(writer, value, place);
    return;
  }
  if (has_bar(writer, operand, place)) {
    write_symbols(writer, operand, place);
    return;
  }
  g_string_append(writer->text, writer->style->group[0]);
  write_operand(writer, operand, alone);
  g_string_append(writer->text, writer->style->group[1]);
}

static void write_bracketed(const Writer *writer, const CaromFormula *formula,
                            const char *const brackets[2]) {
  g_string_append(writer->text, brackets[0]);
  write_operand(writer, carom_formula_operand(formula, 0), alone);
  g_string_append(writer->text, brackets[1]);
}

static void write_pair(const Writer *writer, const CaromFormula *formula,
                       const char *const brackets[3]) {
  write_bracketed(writer, formula, brackets);
  write_operand(writer, carom_formula_operand(formula, 1), alone);
  g_string_append(writer->text, brackets[2]);
}

static void write_square(const Writer *writer, const CaromFormula *square) {
  g_string_append(writer->text, writer->style->square[0]);
  write_operand(writer, carom_formula_operand(square, 0), (Place){STRENGTH_ATOM, FALSE});
  g_string_append(writer->text, writer->style->square[1]);
}

/* @bare: (nullable): what is written before a name, which then needs no parentheses */
static void write_function(const Writer *writer, const CaromFormula *formula,
                           const char *const brackets[2], const char *bare) {
  const CaromFormula *of = carom_formula_operand(formula, 0);
  CaromValue value;
  if (bare && of->kind == CAROM_FORMULA_NAME && !get_number(writer, of, &value)) {
    g_string_append(writer->text, bare);
    write_name(writer, of);
  } else {
    write_bracketed(writer, formula, brackets);
  }
}

/* ---- The walk ---- */

static Strength strength_of(const Writer *writer, const CaromFormula *formula) {
  switch (formula->kind) {
  case CAROM_FORMULA_SUM:
    return STRENGTH_SUM;
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_PRODUCT:
    return STRENGTH_PRODUCT;
  case CAROM_FORMULA_FRACTION:
    return writer->style->fraction_groups ? STRENGTH_ATOM : STRENGTH_PRODUCT;
  case CAROM_FORMULA_DOT:
    return STRENGTH_TIGHT;
  case CAROM_FORMULA_COSINE: /* an exponent behind "cos θ" would be that of θ */
    return writer->style->bare_cosine ? STRENGTH_TIGHT : STRENGTH_ATOM;
  case CAROM_FORMULA_SINE:
    return writer->style->bare_sine ? STRENGTH_TIGHT : STRENGTH_ATOM;
  default:
    return STRENGTH_ATOM;
  }
}

static void write_symbols(const Writer *writer, const CaromFormula *formula, Place place) {
  const CaromFormulaStyle *style = writer->style;
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
    write_number(writer, formula->number, 0, place);
    break;
  case CAROM_FORMULA_NAME:
    write_name(writer, formula);
    break;
  case CAROM_FORMULA_SUM:
    write_sum(writer, formula, place);
    break;
  case CAROM_FORMULA_NEGATIVE:
    g_string_append(writer->text, style->negative);
    write_operand(writer, carom_formula_operand(formula, 0), (Place){STRENGTH_PRODUCT, FALSE});
    break;
  case CAROM_FORMULA_PRODUCT:
    write_product(writer, formula, place);
    break;
  case CAROM_FORMULA_DOT:
    write_dot(writer, formula, place);
    break;
  case CAROM_FORMULA_FRACTION:
    write_fraction(writer, formula, place);
    break;
  case CAROM_FORMULA_GROUP:
    write_group(writer, formula, place);
    break;
  case CAROM_FORMULA_COLUMN:
    write_pair(writer, formula, style->column);
    break;
  case CAROM_FORMULA_LENGTH:
    write_bracketed(writer, formula, style->length);
    break;
  case CAROM_FORMULA_SQUARE:
    write_square(writer, formula);
    break;
  case CAROM_FORMULA_ROOT:
    write_bracketed(writer, formula, style->root);
    break;
  case CAROM_FORMULA_COSINE:
    write_function(writer, formula, style->cosine, style->bare_cosine);
    break;
  case CAROM_FORMULA_SINE:
    write_function(writer, formula, style->sine, style->bare_sine);
    break;
  case CAROM_FORMULA_ARCTANGENT:
    write_pair(writer, formula, style->arctangent);
    break;
  }
}

static void write_operand(const Writer *writer, const CaromFormula *formula, Place place) {
  CaromValue value;
  formula = carom_formula_drop_sign_of_zero(formula, writer->names->terms, writer->names->n_put_in);
  if (get_number(writer, formula, &value)) {
    write_value(writer, value, place);
    return;
  }
  gboolean parentheses = strength_of(writer, formula) < place.strength ||
                         (formula->kind == CAROM_FORMULA_NEGATIVE && !place.leads);
  if (parentheses)
    g_string_append(writer->text, writer->style->group[0]);
  write_symbols(writer, formula, parentheses ? alone : place);
  if (parentheses)
    g_string_append(writer->text, writer->style->group[1]);
}

char *carom_formula_writer_write(const CaromFormulaStyle *style, const CaromFormula *formula,
                                 const CaromFormulaNames *names) {
  int digits = MAX(names->digits, CAROM_FORMULA_DIGITS);
  Writer writer = {style, names, digits, g_string_new(NULL)};
  write_operand(&writer, formula, alone);
  return g_string_free(writer.text, FALSE);
}

/* Of a value and no formula. */
static Writer writer_of_value(const CaromFormulaStyle *style, int digits) {
  return (Writer){style, NULL, digits, g_string_new(NULL)};
}

char *carom_formula_writer_write_value(const CaromFormulaStyle *style, CaromValue value,
                                       int digits) {
  Writer writer = writer_of_value(style, digits);
  write_value(&writer, value, alone);
  return g_string_free(writer.text, FALSE);
}

char *carom_formula_writer_write_quantity(const CaromFormulaStyle *style, CaromValue value,
                                          CaromDimension dimension, const char *length_unit) {
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  Writer writer = writer_of_value(style, CAROM_FORMULA_DIGITS);
  write_value(&writer, value, *unit ? (Place){STRENGTH_TIGHT, TRUE} : alone);
  if (*unit)
    style->append_unit(writer.text, unit);
  return g_string_free(writer.text, FALSE);
}
