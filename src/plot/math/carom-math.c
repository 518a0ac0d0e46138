/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math: walks over the tree of a formula. Each kind of formula has a function that makes its
 * box. */
#include "carom-math.h"

#include "carom-digits.h"
#include "carom-math-fill.h"

#define DOT   "\u00b7"
#define TIMES "\u00d7"

/* In em. */
static const double hair_space = 0.06;   /* within a subscript */
static const double thin_space = 0.14;   /* between factors, around a dot */
static const double medium_space = 0.24; /* around + and −, after a comma */
static const double sign_space = 0.04;   /* after the sign of a number */

/* What is the same everywhere in a formula. */
typedef struct {
  const CaromMathNames *names;
  int digits; /* 0: symbols */
  CaromMathBreaks breaks;
} Setting;

/* Where an operand goes. */
typedef struct {
  CaromMathStyle style;
  double width;   /* that is available */
  gboolean leads; /* there is nothing before it with which its minus sign could clash */
  gboolean alone; /* nor anything after it: a sum needs no parentheses */
} Spot;

static CaromMathBox *set(const Setting *setting, const CaromFormula *formula, Spot spot);

/* The width within which to break a formula if @breaks are allowed; INFINITY if they are not. */
static double width_within(const Setting *setting, CaromMathBreaks breaks, double width) {
  return setting->breaks >= breaks ? width : INFINITY;
}

static double em_of(const Spot *spot) {
  return carom_math_box_em(&spot->style);
}

/* The place of the next item of a row, which comes after @taken. */
static Spot next_spot(const CaromMathFill *fill, const CaromMathBox *taken) {
  return (Spot){*fill->style, carom_math_fill_room(fill) - taken->width, FALSE};
}

/* A sign, followed by @space. */
static CaromMathBox *set_sign(const CaromMathStyle *style, const char *sign, double space) {
  CaromMathBox *box = carom_math_box_text(style, sign, FALSE);
  carom_math_box_append_space(box, space * carom_math_box_em(style));
  return box;
}

/* Adds @operand with @sign before it, and @space, in em, around the sign. */
static void add_signed(CaromMathFill *fill, const char *sign, double space, const Setting *setting,
                       const CaromFormula *operand) {
  CaromMathBox *item = set_sign(fill->style, sign, space);
  carom_math_box_append(item, set(setting, operand, next_spot(fill, item)));
  carom_math_fill_add(fill, space * carom_math_box_em(fill->style), item);
}

/* ---- Numbers ---- */

static CaromMathBox *set_number(const CaromMathStyle *style, double value, int digits) {
  CaromDigits number = carom_digits(value, digits);
  CaromMathBox *box = carom_math_box_text(style, number.digits, FALSE);
  if (number.exponent == 0)
    return box;
  g_autofree char *exponent =
      g_strdup_printf("%s%d", number.exponent < 0 ? CAROM_DIGITS_MINUS : "", ABS(number.exponent));
  CaromMathStyle script = carom_math_box_script_style(style);
  CaromMathBox *ten = carom_math_box_text(style, TIMES "10", FALSE);
  CaromMathBox *raised =
      carom_math_box_raised(style, carom_math_box_text(&script, exponent, FALSE));
  carom_math_box_append(box, carom_math_box_scripts(style, ten, raised, carom_math_box_new()));
  return box;
}

/* "1 − 6×10⁻⁸" where that tells more, see carom_digits_split(). */
static CaromMathBox *set_result(const CaromMathStyle *style, double value, int digits) {
  double simple, rest, space = medium_space * carom_math_box_em(style);
  if (!carom_digits_split(value, &simple, &rest))
    return set_number(style, value, digits);
  CaromMathBox *box = set_number(style, simple, digits);
  carom_math_box_append_space(box, space);
  carom_math_box_append_text(box, style, rest < 0 ? CAROM_DIGITS_MINUS : "+", FALSE);
  carom_math_box_append_space(box, space);
  carom_math_box_append(box,
                        set_number(style, fabs(rest), carom_digits_of_rest(simple, rest, digits)));
  return box;
}

/* Whether @value, a number, is a sum or has a sign that clashes with what stands around it. */
static gboolean needs_parentheses(double value, const Spot *spot) {
  double simple, rest;
  return carom_digits_split(value, &simple, &rest) ? !spot->alone : value < 0 && !spot->leads;
}

/* "(x, y)" */
static CaromMathBox *set_pair(const Setting *setting, const Spot *spot, CaromMathBox *first,
                              CaromMathBox *second) {
  double width = width_within(setting, CAROM_MATH_BREAK_ANYWHERE,
                              spot->width - carom_math_box_parentheses_width(&spot->style));
  CaromMathFill fill = carom_math_fill(&spot->style, width);
  carom_math_box_append_text(first, &spot->style, ",", FALSE);
  carom_math_fill_add(&fill, 0, first);
  carom_math_fill_add(&fill, medium_space * em_of(spot), second);
  return carom_math_box_parentheses(&spot->style, carom_math_fill_end(&fill));
}

static CaromMathBox *set_value(const Setting *setting, CaromValue value, const Spot *spot) {
  const CaromMathStyle *style = &spot->style;
  const int digits[] = {MAX(setting->digits, value.digits[0]),
                        MAX(setting->digits, value.digits[1])};
  if (value.is_vector)
    return set_pair(setting, spot, set_result(style, value.vector.x, digits[0]),
                    set_result(style, value.vector.y, digits[1]));
  CaromMathBox *box = set_result(style, value.number, digits[0]);
  return needs_parentheses(value.number, spot) ? carom_math_box_parentheses(style, box) : box;
}

CaromMathBox *carom_math_set_value(const CaromMathStyle *style, CaromValue value, int digits,
                                   CaromMathRoom room) {
  return set_value(&(Setting){NULL, digits, room.breaks}, value,
                   &(Spot){*style, room.width, TRUE, !room.is_factor});
}

/* Whether a number is to replace @formula. */
static gboolean is_replaced(const CaromFormula *formula, const Setting *setting,
                            CaromValue *value) {
  return setting->digits > 0 &&
         carom_formula_get_known(formula, setting->names->terms, setting->names->n_terms, value);
}

/* ---- Names ---- */

/* Whether the name, without its component, is a vector. */
static gboolean is_vector(const CaromFormula *name, const CaromMathNames *names) {
  return names->terms && !name->component &&
         carom_formula_is_vector(name, names->terms, names->n_terms);
}

/* As in textbooks: quantities are italic, except for capital Greek letters, including the Δ of a
 * difference. */
static gboolean is_italic(gunichar letter) {
  return g_unichar_islower(letter) || letter < 0x80;
}

/* "Δu": each letter by itself, the last one with the arrow, unless it has a hat. */
static CaromMathBox *set_base(const CaromMathStyle *style, const char *base, gboolean is_vector) {
  CaromMathBox *row = carom_math_box_new();
  gboolean arrow = is_vector && !g_str_has_suffix(base, CAROM_FORMULA_HAT);
  for (const char *at = base, *next; *at; at = next) {
    next = carom_formula_next_letter(at);
    g_autofree char *letter = g_strndup(at, (gsize)(next - at));
    CaromMathBox *box = carom_math_box_text(style, letter, is_italic(g_utf8_get_char(at)));
    carom_math_box_append(row, arrow && !*next ? carom_math_box_arrow(style, box) : box);
  }
  return row;
}

static void append_subscript(CaromMathBox *row, const CaromMathStyle *script, const char *letters,
                             gboolean italic) {
  if (!*letters)
    return;
  carom_math_box_append_space(row, row->width > 0 ? hair_space * carom_math_box_em(script) : 0);
  carom_math_box_append_text(row, script, letters, italic);
}

/* The names of bodies and kinds are upright; components are italic, like the axes. */
static CaromMathBox *set_subscript(const CaromMathStyle *style, const CaromFormula *name,
                                   const CaromMathNames *names) {
  CaromMathStyle script = carom_math_box_script_style(style);
  CaromMathBox *row = carom_math_box_new();
  append_subscript(row, &script, name->subscript, FALSE);
  if (name->body)
    append_subscript(row, &script, name->body == 'a' ? names->name_a : names->name_b, FALSE);
  append_subscript(row, &script, (const char[]){name->component, '\0'}, TRUE);
  return row;
}

static CaromMathBox *set_name(const CaromMathStyle *style, const CaromFormula *name,
                              const CaromMathNames *names) {
  CaromMathBox *base = set_base(style, name->base, is_vector(name, names));
  CaromMathBox *primes = carom_math_box_primes(style, name->n_primes);
  return carom_math_box_scripts(style, base, primes, set_subscript(style, name, names));
}

/* ---- Squares ---- */

static CaromMathBox *set_two(const CaromMathStyle *style) {
  CaromMathStyle script = carom_math_box_script_style(style);
  return carom_math_box_text(&script, "2", FALSE);
}

/* Only symbols have colours; numbers that stand for them do not. */
static void tint(const Setting *setting, const CaromFormula *formula, CaromMathBox *box) {
  const CaromMathNames *names = setting->names;
  CaromColour colour;
  if (setting->digits == 0 && names->find_colour &&
      names->find_colour(names->colour_data, formula, &colour))
    carom_math_box_tint(box, colour);
}

/* "w²": the exponent stands above the subscript of a name. */
static CaromMathBox *set_squared_name(const Setting *setting, const CaromMathStyle *style,
                                      const CaromFormula *name) {
  CaromMathBox *base = set_base(style, name->base, FALSE);
  CaromMathBox *raised = carom_math_box_primes(style, name->n_primes);
  CaromMathBox *subscript = set_subscript(style, name, setting->names);
  tint(setting, name, base);
  tint(setting, name, raised);
  if (subscript)
    tint(setting, name, subscript);
  carom_math_box_append(raised, carom_math_box_raised(style, set_two(style)));
  return carom_math_box_scripts(style, base, raised, subscript);
}

/* A number with a sign or a power of ten, a fraction, or "cos θ", is squared as a whole. */
static gboolean is_squared_as_whole(const Setting *setting, const CaromFormula *base) {
  CaromValue value;
  if (is_replaced(base, setting, &value))
    return value.number < 0 || carom_digits(value.number, setting->digits).exponent != 0;
  if (base->kind == CAROM_FORMULA_GROUP) /* which has its own, except around a fraction */
    return carom_formula_operand(base, 0)->kind == CAROM_FORMULA_FRACTION;
  return base->kind == CAROM_FORMULA_COSINE || base->kind == CAROM_FORMULA_SINE;
}

static CaromMathBox *set_square(const Setting *setting, const CaromFormula *square,
                                const Spot *spot) {
  const CaromFormula *base = carom_formula_operand(square, 0);
  CaromValue value;
  if (base->kind == CAROM_FORMULA_NAME && !is_replaced(base, setting, &value))
    return set_squared_name(setting, &spot->style, base);
  CaromMathBox *two = set_two(&spot->style);
  CaromMathBox *box = set(setting, base, (Spot){spot->style, spot->width - two->width, TRUE});
  if (is_squared_as_whole(setting, base))
    box = carom_math_box_parentheses(&spot->style, box);
  return carom_math_box_power(&spot->style, box, two);
}

/* ---- Sums and products ---- */

static CaromMathBox *set_sum(const Setting *setting, const CaromFormula *sum, const Spot *spot) {
  CaromMathFill fill = carom_math_fill(&spot->style, spot->width);
  carom_math_fill_add(&fill, 0,
                      set(setting, carom_formula_operand(sum, 0),
                          (Spot){spot->style, carom_math_fill_room(&fill), TRUE}));
  for (guint i = 1; i < sum->operands->len; i++) {
    const CaromFormula *term = carom_formula_operand(sum, i);
    gboolean is_negative = term->kind == CAROM_FORMULA_NEGATIVE;
    add_signed(&fill, is_negative ? CAROM_DIGITS_MINUS : "+", medium_space, setting,
               is_negative ? carom_formula_operand(term, 0) : term);
  }
  return carom_math_fill_end(&fill);
}

static CaromMathBox *set_negative(const Setting *setting, const CaromFormula *negative,
                                  const Spot *spot) {
  CaromMathBox *row = set_sign(&spot->style, CAROM_DIGITS_MINUS, sign_space);
  Spot after = {spot->style, spot->width - row->width, FALSE};
  carom_math_box_append(row, set(setting, carom_formula_operand(negative, 0), after));
  return row;
}

/* There is a dot between numbers, or two of them would read as one. */
static CaromMathBox *set_product(const Setting *setting, const CaromFormula *product,
                                 const Spot *spot) {
  double width = width_within(setting, CAROM_MATH_BREAK_ANYWHERE, spot->width);
  CaromMathFill fill = carom_math_fill(&spot->style, width);
  carom_math_fill_add(&fill, 0, set(setting, carom_formula_operand(product, 0), *spot));
  for (guint i = 1; i < product->operands->len; i++) {
    const CaromFormula *factor = carom_formula_operand(product, i);
    Spot next = {spot->style, carom_math_fill_room(&fill), FALSE};
    if (setting->digits > 0)
      add_signed(&fill, DOT, thin_space, setting, factor);
    else
      carom_math_fill_add(&fill, thin_space * em_of(spot), set(setting, factor, next));
  }
  return carom_math_fill_end(&fill);
}

static CaromMathBox *set_dot(const Setting *setting, const CaromFormula *dot, const Spot *spot) {
  CaromMathFill fill = carom_math_fill(&spot->style, spot->width);
  carom_math_fill_add(&fill, 0, set(setting, carom_formula_operand(dot, 0), *spot));
  add_signed(&fill, DOT, thin_space, setting, carom_formula_operand(dot, 1));
  return carom_math_fill_end(&fill);
}

/* ---- Formulas that bracket their operands ---- */

/* Operand number @i of @formula, where its surroundings take @taken of the width. */
static CaromMathBox *set_operand(const Setting *setting, const CaromFormula *formula, guint i,
                                 const Spot *spot, double taken) {
  return set(setting, carom_formula_operand(formula, i),
             (Spot){spot->style, spot->width - taken, TRUE});
}

static CaromMathBox *enclose_operand(const Setting *setting, const CaromFormula *formula,
                                     const Spot *spot) {
  Spot inside = *spot;
  inside.width = width_within(setting, CAROM_MATH_BREAK_ANYWHERE, spot->width);
  double taken = carom_math_box_parentheses_width(&spot->style);
  return carom_math_box_parentheses(&spot->style, set_operand(setting, formula, 0, &inside, taken));
}

/* A number needs no parentheses except for its sign, and the bar of a fraction is enough. */
static CaromMathBox *set_group(const Setting *setting, const CaromFormula *group,
                               const Spot *spot) {
  CaromValue value;
  if (is_replaced(carom_formula_operand(group, 0), setting, &value))
    return set_value(setting, value, spot);
  if (carom_formula_operand(group, 0)->kind == CAROM_FORMULA_FRACTION)
    return set(setting, carom_formula_operand(group, 0), *spot);
  return enclose_operand(setting, group, spot);
}

static CaromMathBox *set_fraction(const Setting *setting, const CaromFormula *fraction,
                                  const Spot *spot) {
  Spot inside = {carom_math_box_fraction_style(&spot->style),
                 width_within(setting, CAROM_MATH_BREAK_PARTS, spot->width), TRUE};
  double taken = carom_math_box_fraction_width(&spot->style);
  return carom_math_box_fraction(&spot->style, set_operand(setting, fraction, 0, &inside, taken),
                                 set_operand(setting, fraction, 1, &inside, taken));
}

static CaromMathBox *set_column(const Setting *setting, const CaromFormula *column,
                                const Spot *spot) {
  double taken =
      carom_math_box_parentheses_width(&spot->style) + carom_math_box_column_width(&spot->style);
  Spot inside = *spot;
  inside.width = width_within(setting, CAROM_MATH_BREAK_PARTS, spot->width);
  CaromMathBox *rows =
      carom_math_box_column(&spot->style, set_operand(setting, column, 0, &inside, taken),
                            set_operand(setting, column, 1, &inside, taken));
  return carom_math_box_parentheses(&spot->style, rows);
}

/* "cos θ", "cos(0.5)" */
static CaromMathBox *set_function(const Setting *setting, const char *name,
                                  const CaromFormula *function, const Spot *spot) {
  CaromMathBox *row = carom_math_box_text(&spot->style, name, FALSE);
  Spot after = {spot->style, spot->width - row->width, TRUE};
  if (setting->digits > 0 || carom_formula_operand(function, 0)->kind != CAROM_FORMULA_NAME) {
    carom_math_box_append(row, enclose_operand(setting, function, &after));
    return row;
  }
  carom_math_box_append_space(row, thin_space * em_of(spot));
  carom_math_box_append(row, set_operand(setting, function, 0, &after, 0));
  return row;
}

static CaromMathBox *set_arctangent(const Setting *setting, const CaromFormula *function,
                                    const Spot *spot) {
  CaromMathBox *row = carom_math_box_text(&spot->style, "atan2", FALSE);
  Spot after = {spot->style, spot->width - row->width, TRUE};
  carom_math_box_append(row, set_pair(setting, &after, set_operand(setting, function, 0, &after, 0),
                                      set_operand(setting, function, 1, &after, 0)));
  return row;
}

static CaromMathBox *set_symbols(const Setting *setting, const CaromFormula *formula, Spot spot) {
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
    return set_number(&spot.style, formula->number, 17);
  case CAROM_FORMULA_NAME:
    return set_name(&spot.style, formula, setting->names);
  case CAROM_FORMULA_SUM:
    return set_sum(setting, formula, &spot);
  case CAROM_FORMULA_NEGATIVE:
    return set_negative(setting, formula, &spot);
  case CAROM_FORMULA_PRODUCT:
    return set_product(setting, formula, &spot);
  case CAROM_FORMULA_DOT:
    return set_dot(setting, formula, &spot);
  case CAROM_FORMULA_FRACTION:
    return set_fraction(setting, formula, &spot);
  case CAROM_FORMULA_GROUP:
    return set_group(setting, formula, &spot);
  case CAROM_FORMULA_COLUMN:
    return set_column(setting, formula, &spot);
  case CAROM_FORMULA_LENGTH:
    return carom_math_box_bars(&spot.style, set_operand(setting, formula, 0, &spot, em_of(&spot)));
  case CAROM_FORMULA_SQUARE:
    return set_square(setting, formula, &spot);
  case CAROM_FORMULA_ROOT:
    return carom_math_box_root(&spot.style, set_operand(setting, formula, 0, &spot, em_of(&spot)));
  case CAROM_FORMULA_COSINE:
    return set_function(setting, "cos", formula, &spot);
  case CAROM_FORMULA_SINE:
    return set_function(setting, "sin", formula, &spot);
  case CAROM_FORMULA_ARCTANGENT:
    return set_arctangent(setting, formula, &spot);
  }
  g_assert_not_reached();
}

static CaromMathBox *set(const Setting *setting, const CaromFormula *formula, Spot spot) {
  CaromValue value;
  if (setting->digits > 0)
    formula =
        carom_formula_drop_sign_of_zero(formula, setting->names->terms, setting->names->n_terms);
  if (is_replaced(formula, setting, &value))
    return set_value(setting, value, &spot);
  CaromMathBox *box = set_symbols(setting, formula, spot);
  tint(setting, formula, box);
  return box;
}

CaromMathBox *carom_math_set_symbols(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names, CaromMathRoom room) {
  return set(&(Setting){names, 0, room.breaks}, formula, (Spot){*style, room.width, TRUE});
}

CaromMathBox *carom_math_set_numbers(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names, int digits, CaromMathRoom room) {
  return set(&(Setting){names, digits, room.breaks}, formula, (Spot){*style, room.width, TRUE});
}

/* ---- Labels ---- */

static CaromMathBox *set_label(const CaromMathStyle *style, const char *notation,
                               const CaromMathNames *names) {
  const CaromFormula *formula = carom_formula_constant(notation);
  return carom_math_set_symbols(style, formula, names, (CaromMathRoom){.width = INFINITY});
}

double carom_math_label_width(CaromText *text, const char *notation, const CaromMathNames *names) {
  g_autoptr(CaromMathBox) box = set_label(&(CaromMathStyle){text, 1}, notation, names);
  return box->width;
}

double carom_math_label_reach(CaromText *text, const char *notation, const CaromMathNames *names) {
  CaromMathStyle style = {text, 1};
  g_autoptr(CaromMathBox) box = set_label(&style, notation, names);
  double axis = carom_math_box_axis(&style);
  return MAX(box->ascent - axis, box->descent + axis);
}

void carom_math_label_draw(CaromText *text, const char *notation, const CaromMathNames *names,
                           CaromColour colour, CaromColour halo, double x, double y, double align) {
  CaromMathStyle style = {text, 1};
  g_autoptr(CaromMathBox) box = set_label(&style, notation, names);
  double left = x - align * box->width, baseline = y + carom_math_box_axis(&style);
  carom_colour_set(text->cr, halo, 1);
  carom_math_box_draw_halo(box, text->cr, left, baseline, text->digit_height / 6);
  carom_colour_set(text->cr, colour, 1);
  carom_math_box_draw(box, text->cr, left, baseline);
}
