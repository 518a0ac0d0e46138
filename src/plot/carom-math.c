/* carom-math: see the header. Every kind of a formula's parts has a function that makes its box. */
#include "carom-math.h"

#include "carom-digits.h"

#define MINUS "\u2212"
#define DOT   "\u00b7"
#define TIMES "\u00d7"
#define PRIME "\u2032"

/* In em. */
static const double thin_space = 0.14;   /* between factors, around a dot */
static const double medium_space = 0.24; /* around + and − */

/* What stays the same all over a formula. */
typedef struct {
  const CaromMathNames *names;
  int digits; /* 0: symbols */
} Setting;

/* @leads: nothing stands before it that a minus sign could clash with */
static CaromMathBox *set(const CaromMathStyle *style, const CaromFormula *formula,
                         const Setting *setting, gboolean leads);

static void append_space(CaromMathBox *row, const CaromMathStyle *style, double em) {
  carom_math_box_append_space(row, em * carom_math_style_em(style));
}

static void append_operator(CaromMathBox *row, const CaromMathStyle *style, const char *sign,
                            double space) {
  append_space(row, style, space);
  carom_math_box_append_text(row, style, sign, FALSE);
  append_space(row, style, space);
}

/* ---- Numbers ---- */

static CaromMathBox *set_number(const CaromMathStyle *style, double value, int digits) {
  CaromDigits number = carom_digits(value, digits);
  CaromMathBox *box = carom_math_box_text(style, number.digits, FALSE);
  if (number.exponent == 0)
    return box;
  g_autofree char *exponent =
      g_strdup_printf("%s%d", number.exponent < 0 ? MINUS : "", ABS(number.exponent));
  CaromMathStyle script = carom_math_style_script(style);
  CaromMathBox *raised =
      carom_math_box_raised(style, carom_math_box_text(&script, exponent, FALSE));
  append_operator(box, style, TIMES, 0.06);
  carom_math_box_append(
      box, carom_math_box_scripts(style, carom_math_box_text(style, "10", FALSE), raised, NULL));
  return box;
}

/* "x, y" */
static CaromMathBox *join_pair(const CaromMathStyle *style, CaromMathBox *first,
                               CaromMathBox *second) {
  carom_math_box_append_text(first, style, ",", FALSE);
  append_space(first, style, medium_space);
  carom_math_box_append(first, second);
  return first;
}

CaromMathBox *carom_math_set_value(const CaromMathStyle *style, CaromValue value, int digits) {
  if (!value.is_vector)
    return set_number(style, value.number, digits);
  CaromMathBox *pair = join_pair(style, set_number(style, value.vector.x, digits),
                                 set_number(style, value.vector.y, digits));
  return carom_math_box_parentheses(style, pair);
}

static gboolean is_negative(CaromValue value) {
  return !value.is_vector && value.number < 0;
}

static CaromMathBox *set_known(const CaromMathStyle *style, CaromValue value, int digits,
                               gboolean leads) {
  CaromMathBox *box = carom_math_set_value(style, value, digits);
  return is_negative(value) && !leads ? carom_math_box_parentheses(style, box) : box;
}

/* Whether a number is to be put in the place of @formula. */
static gboolean is_replaced(const CaromFormula *formula, const Setting *setting,
                            CaromValue *value) {
  return setting->digits > 0 &&
         carom_formula_get_known(formula, setting->names->terms, setting->names->n_terms, value);
}

/* ---- Names ---- */

/* Whether the name without its component stands for a vector. */
static gboolean is_vector(const CaromFormula *name, const CaromMathNames *names) {
  return names->terms && !name->component &&
         carom_formula_is_vector(name, names->terms, names->n_terms);
}

static gboolean is_italic(gunichar letter) {
  return g_unichar_islower(letter) || letter < 0x80;
}

/* "Δu": every letter by itself, the last one with the arrow. */
static CaromMathBox *set_base(const CaromMathStyle *style, const char *base, gboolean arrow) {
  CaromMathBox *row = carom_math_box_new();
  for (const char *at = base, *next; *at; at = next) {
    next = g_utf8_next_char(at);
    g_autofree char *letter = g_strndup(at, (gsize)(next - at));
    CaromMathBox *box = carom_math_box_text(style, letter, is_italic(g_utf8_get_char(at)));
    carom_math_box_append(row, arrow && !*next ? carom_math_box_arrow(style, box) : box);
  }
  return row;
}

/* The names of bodies and kinds are upright, components are italic as the axes are. */
static CaromMathBox *set_subscript(const CaromMathStyle *style, const CaromFormula *name,
                                   const CaromMathNames *names) {
  const char *body = name->body == 'a' ? names->name_a : name->body == 'b' ? names->name_b : "";
  g_autofree char *upright = g_strconcat(name->subscript, body, NULL);
  if (!*upright && !name->component)
    return NULL;
  CaromMathStyle script = carom_math_style_script(style);
  CaromMathBox *box = carom_math_box_text(&script, upright, FALSE);
  if (name->component) {
    append_space(box, &script, *upright ? 0.06 : 0);
    carom_math_box_append_text(box, &script, (const char[]){name->component, '\0'}, TRUE);
  }
  return box;
}

static CaromMathBox *set_primes(const CaromMathStyle *style, guint n_primes) {
  CaromMathBox *box = n_primes > 0 ? carom_math_box_new() : NULL;
  for (guint i = 0; i < n_primes; i++)
    carom_math_box_append_text(box, style, PRIME, FALSE);
  return box;
}

static CaromMathBox *set_name(const CaromMathStyle *style, const CaromFormula *name,
                              const CaromMathNames *names) {
  CaromMathBox *base = set_base(style, name->base, is_vector(name, names));
  CaromMathBox *primes = set_primes(style, name->n_primes);
  CaromMathBox *subscript = set_subscript(style, name, names);
  return primes || subscript ? carom_math_box_scripts(style, base, primes, subscript) : base;
}

/* ---- Sums and products ---- */

static void append_term(CaromMathBox *row, const CaromMathStyle *style, const CaromFormula *term,
                        const Setting *setting, gboolean is_first) {
  gboolean negative = term->kind == CAROM_FORMULA_NEGATIVE;
  if (is_first) {
    carom_math_box_append(row, set(style, term, setting, TRUE));
    return;
  }
  append_operator(row, style, negative ? MINUS : "+", medium_space);
  const CaromFormula *unsigned_term = negative ? carom_formula_part(term, 0) : term;
  carom_math_box_append(row, set(style, unsigned_term, setting, FALSE));
}

static CaromMathBox *set_sum(const CaromMathStyle *style, const CaromFormula *sum,
                             const Setting *setting) {
  CaromMathBox *row = carom_math_box_new();
  for (guint i = 0; i < sum->parts->len; i++)
    append_term(row, style, carom_formula_part(sum, i), setting, i == 0);
  return row;
}

static CaromMathBox *set_negative(const CaromMathStyle *style, const CaromFormula *negative,
                                  const Setting *setting) {
  CaromMathBox *row = carom_math_box_text(style, MINUS, FALSE);
  append_space(row, style, 0.04);
  carom_math_box_append(row, set(style, carom_formula_part(negative, 0), setting, FALSE));
  return row;
}

/* Whether @factor, not the first one, is set in parentheses, so that nobody reads it as one number
 * together with the factor before. */
static gboolean is_enclosed(const CaromFormula *factor, const Setting *setting) {
  CaromValue value;
  if (is_replaced(factor, setting, &value))
    return value.is_vector || value.number < 0;
  if (factor->kind == CAROM_FORMULA_GROUP)
    return !is_replaced(carom_formula_part(factor, 0), setting, &value) || value.is_vector ||
           value.number < 0;
  return factor->kind == CAROM_FORMULA_COLUMN;
}

static void append_multiplication(CaromMathBox *row, const CaromMathStyle *style,
                                  const CaromFormula *factor, const Setting *setting) {
  if (setting->digits > 0 && !is_enclosed(factor, setting))
    append_operator(row, style, DOT, thin_space);
  else
    append_space(row, style, thin_space);
}

static CaromMathBox *set_product(const CaromMathStyle *style, const CaromFormula *product,
                                 const Setting *setting, gboolean leads) {
  CaromMathBox *row = set(style, carom_formula_part(product, 0), setting, leads);
  for (guint i = 1; i < product->parts->len; i++) {
    const CaromFormula *factor = carom_formula_part(product, i);
    append_multiplication(row, style, factor, setting);
    carom_math_box_append(row, set(style, factor, setting, FALSE));
  }
  return row;
}

static CaromMathBox *set_dot(const CaromMathStyle *style, const CaromFormula *dot,
                             const Setting *setting, gboolean leads) {
  CaromMathBox *row = set(style, carom_formula_part(dot, 0), setting, leads);
  append_operator(row, style, DOT, thin_space);
  carom_math_box_append(row, set(style, carom_formula_part(dot, 1), setting, FALSE));
  return row;
}

/* ---- Parts that stand by themselves ---- */

static CaromMathBox *set_part(const CaromMathStyle *style, const CaromFormula *formula, guint i,
                              const Setting *setting) {
  return set(style, carom_formula_part(formula, i), setting, TRUE);
}

/* A number needs no parentheses around it but those for its sign. */
static CaromMathBox *set_group(const CaromMathStyle *style, const CaromFormula *group,
                               const Setting *setting, gboolean leads) {
  CaromValue value;
  if (is_replaced(carom_formula_part(group, 0), setting, &value))
    return set_known(style, value, setting->digits, leads);
  return carom_math_box_parentheses(style, set_part(style, group, 0, setting));
}

static CaromMathBox *set_fraction(const CaromMathStyle *style, const CaromFormula *fraction,
                                  const Setting *setting) {
  CaromMathStyle smaller = carom_math_style_fraction(style);
  return carom_math_box_fraction(style, set_part(&smaller, fraction, 0, setting),
                                 set_part(&smaller, fraction, 1, setting));
}

static CaromMathBox *set_column(const CaromMathStyle *style, const CaromFormula *column,
                                const Setting *setting) {
  CaromMathBox *rows = carom_math_box_column(style, set_part(style, column, 0, setting),
                                             set_part(style, column, 1, setting));
  return carom_math_box_parentheses(style, rows);
}

/* "cos θ", "cos(0.5)" */
static CaromMathBox *set_function(const CaromMathStyle *style, const char *name,
                                  const CaromFormula *function, const Setting *setting) {
  CaromMathBox *row = carom_math_box_text(style, name, FALSE);
  CaromMathBox *argument = set_part(style, function, 0, setting);
  if (function->parts->len == 1 && setting->digits == 0 &&
      carom_formula_part(function, 0)->kind == CAROM_FORMULA_NAME) {
    append_space(row, style, thin_space);
    carom_math_box_append(row, argument);
    return row;
  }
  if (function->parts->len > 1)
    argument = join_pair(style, argument, set_part(style, function, 1, setting));
  carom_math_box_append(row, carom_math_box_parentheses(style, argument));
  return row;
}

static CaromMathBox *set(const CaromMathStyle *style, const CaromFormula *formula,
                         const Setting *setting, gboolean leads) {
  CaromValue value;
  if (is_replaced(formula, setting, &value))
    return set_known(style, value, setting->digits, leads);
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
    return set_number(style, formula->number, 17);
  case CAROM_FORMULA_NAME:
    return set_name(style, formula, setting->names);
  case CAROM_FORMULA_SUM:
    return set_sum(style, formula, setting);
  case CAROM_FORMULA_NEGATIVE:
    return set_negative(style, formula, setting);
  case CAROM_FORMULA_PRODUCT:
    return set_product(style, formula, setting, leads);
  case CAROM_FORMULA_DOT:
    return set_dot(style, formula, setting, leads);
  case CAROM_FORMULA_FRACTION:
    return set_fraction(style, formula, setting);
  case CAROM_FORMULA_GROUP:
    return set_group(style, formula, setting, leads);
  case CAROM_FORMULA_COLUMN:
    return set_column(style, formula, setting);
  case CAROM_FORMULA_LENGTH:
    return carom_math_box_bars(style, set_part(style, formula, 0, setting));
  case CAROM_FORMULA_ROOT:
    return carom_math_box_root(style, set_part(style, formula, 0, setting));
  case CAROM_FORMULA_COSINE:
    return set_function(style, "cos", formula, setting);
  case CAROM_FORMULA_SINE:
    return set_function(style, "sin", formula, setting);
  case CAROM_FORMULA_ARCTANGENT:
    return set_function(style, "atan2", formula, setting);
  }
  g_assert_not_reached();
}

CaromMathBox *carom_math_set_symbols(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names) {
  return set(style, formula, &(Setting){names, 0}, TRUE);
}

CaromMathBox *carom_math_set_numbers(const CaromMathStyle *style, const CaromFormula *formula,
                                     const CaromMathNames *names, int digits) {
  return set(style, formula, &(Setting){names, digits}, TRUE);
}

/* ---- Labels ---- */

static CaromMathBox *set_label(const CaromMathStyle *style, const char *notation,
                               const CaromMathNames *names) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_math_set_symbols(style, formula, names);
}

double carom_math_label_width(CaromText *text, const char *notation, const CaromMathNames *names) {
  g_autoptr(CaromMathBox) box = set_label(&(CaromMathStyle){text, 1}, notation, names);
  return box->width;
}

void carom_math_label_draw(CaromText *text, const char *notation, const CaromMathNames *names,
                           CaromColour colour, CaromColour halo, double x, double y, double align) {
  CaromMathStyle style = {text, 1};
  g_autoptr(CaromMathBox) box = set_label(&style, notation, names);
  double left = x - align * box->width, baseline = y + carom_math_style_axis(&style);
  carom_colour_set(text->cr, halo, 1);
  carom_math_box_draw_halo(box, text->cr, left, baseline, text->digit_height / 6);
  carom_colour_set(text->cr, colour, 1);
  carom_math_box_draw(box, text->cr, left, baseline);
}
