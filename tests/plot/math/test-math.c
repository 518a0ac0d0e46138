/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-math and its boxes: the sizes of what is set, and what is set in a formula's
 * place. What they look like is not tested. */
#include "carom-math.h"
#include "carom-resolver.h"
#include "carom-theme.h"
#include "fixture.h"
#include "terms-test.h"

static const CaromMathRoom no_limit = {.width = INFINITY};

static CaromTerm terms[] = {
    {"p", {FALSE, 2, {0, 0}}},    {"q", {FALSE, -3, {0, 0}}},     {"u_a", {TRUE, 0, {1.5, -2.5}}},
    {"n", {TRUE, 0, {0.6, 0.8}}}, {"u_a·n", {FALSE, -7, {0, 0}}}, {"s", {FALSE, 1.5e-7, {0, 0}}},
    {"z", {FALSE, 0, {0, 0}}},
};
static const CaromMathNames names = {"A", "B", terms, G_N_ELEMENTS(terms)};

typedef struct {
  CaromText text;
  CaromMathStyle style;
} Type;

static void type_init(Type *type) {
  carom_text_init(&type->text, NULL, "Sans 12");
  type->style = (CaromMathStyle){&type->text, 1};
}

static void type_clear(Type *type) {
  carom_text_clear(&type->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Type, type_clear)

static CaromMathBox *symbols(Type *type, const char *notation) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_math_set_symbols(&type->style, formula, &names, no_limit);
}

static CaromMathBox *numbers(Type *type, const char *notation, CaromMathRoom room) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_math_set_numbers(&type->style, formula, &names, 6, room);
}

static double height_of(const CaromMathBox *box) {
  return box->ascent + box->descent;
}

static double symbols_height(Type *type, const char *notation) {
  g_autoptr(CaromMathBox) box = symbols(type, notation);
  return height_of(box);
}

static double symbols_width(Type *type, const char *notation) {
  g_autoptr(CaromMathBox) box = symbols(type, notation);
  return box->width;
}

static double numbers_width(Type *type, const char *notation) {
  g_autoptr(CaromMathBox) box = numbers(type, notation, no_limit);
  return box->width;
}

/* ---- Sizes ---- */

/* Every notation, the larger one second. */
static void test_taller(void) {
  g_auto(Type) type;
  type_init(&type);
  static const char *const pairs[][2] = {
      {"p", "p / q"},        {"p / q", "p / (p / q)"}, {"p / (p / q)", "p / (p / (p / q))"},
      {"p", "(p)"},          {"(p)", "(p / q)"},       {"p", "|p|"},
      {"p / q", "√(p / q)"}, {"p", "(p; q)"},          {"(p; q)", "(p / q; q)"},
      {"u_a.x", "u_a"},      {"n.x + p", "n + p"},     {"q", "q²"},
      {"(p)", "(p)²"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(pairs); i++) {
    g_test_message("%s and %s", pairs[i][0], pairs[i][1]);
    g_assert_cmpfloat(symbols_height(&type, pairs[i][0]), <, symbols_height(&type, pairs[i][1]));
  }
}

/* The bar of a fraction needs no parentheses among factors, but it does where it is squared. */
static void test_bars(void) {
  g_auto(Type) type;
  type_init(&type);
  g_assert_cmpfloat(symbols_width(&type, "q (p / q) p"), ==, symbols_width(&type, "q p / q p"));
  g_assert_cmpfloat(symbols_width(&type, "(p / q)²"), >,
                    symbols_width(&type, "p / q") + symbols_width(&type, "q²") -
                        symbols_width(&type, "q"));
}

static void test_wider(void) {
  g_auto(Type) type;
  type_init(&type);
  static const char *const pairs[][2] = {
      {"p", "p'"},        {"p'", "p''"}, {"p", "p_a"},    {"p_a", "p_t_a"},       {"p_a", "p_a.x"},
      {"p q", "p + q"},   {"p", "-p"},   {"p", "cos(p)"}, {"p / q", "p + q / p"}, {"|p|", "|p p|"},
      {"√(p)", "√(p p)"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(pairs); i++) {
    g_test_message("%s and %s", pairs[i][0], pairs[i][1]);
    g_assert_cmpfloat(symbols_width(&type, pairs[i][0]), <, symbols_width(&type, pairs[i][1]));
  }
}

/* A bar, and a fraction's parts in it, share the middle of the digits. */
static void test_fraction_is_centred(void) {
  g_auto(Type) type;
  type_init(&type);
  g_autoptr(CaromMathBox) fraction = symbols(&type, "2 / 2");
  double axis = carom_math_box_axis(&type.style);
  /* Slight rounding within the font. */
  g_assert_cmpfloat_with_epsilon(fraction->ascent - axis, fraction->descent + axis, 0.2);
}

/* However deep, letters keep some of their size. */
static void test_smallest(void) {
  g_auto(Type) type;
  type_init(&type);
  CaromMathStyle style = type.style;
  for (int i = 0; i < 9; i++)
    style = carom_math_box_fraction_style(&style);
  g_assert_cmpfloat(style.size, >=, 0.7);
  for (int i = 0; i < 9; i++)
    style = carom_math_box_script_style(&style);
  g_assert_cmpfloat(style.size, >=, 0.55);
}

static void test_bodies_are_named(void) {
  g_auto(Type) type;
  type_init(&type);
  g_autoptr(CaromFormula) formula = carom_formula_parse("m_a");
  CaromMathNames long_names = names;
  long_names.name_a = "1234";
  g_autoptr(CaromMathBox) a = carom_math_set_symbols(&type.style, formula, &names, no_limit);
  g_autoptr(CaromMathBox) b = carom_math_set_symbols(&type.style, formula, &long_names, no_limit);
  g_assert_cmpfloat(a->width, <, b->width);
}

/* ---- Numbers ---- */

/* Kerning may move digits slightly. */
static const double hair = 0.3;

static void test_numbers_replace(void) {
  g_auto(Type) type;
  type_init(&type);
  static const char *const same[][2] = {
      {"p", "2"},
      {"2", "2"},
      {"p + p", "2 + 2"},
      {"u_a.x", "1.5"},
      {"p / p", "1"},
      {"-z", "0"},
      {"-z p", "z p"},
      {"(-z; p)", "(z; p)"},
      {"(p)", "2"},
      {"√(p)", "√(2)"},
      {"|p|", "|2|"},
      {"(p; p)", "(2; 2)"},
      {"p p p", "2 2 2"},
      {"(p + p) p", "(2 + 2) 2"},
      {"(u_a·n) / p", "u_a·n / 2"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(same); i++) {
    g_test_message("%s as %s", same[i][0], same[i][1]);
    g_assert_cmpfloat_with_epsilon(numbers_width(&type, same[i][0]),
                                   numbers_width(&type, same[i][1]), hair);
  }
}

/* What is not known stays a symbol. */
static void test_unknown_stays(void) {
  g_auto(Type) type;
  type_init(&type);
  g_assert_cmpfloat(numbers_width(&type, "w"), ==, symbols_width(&type, "w"));
}

/* Each pair has the same signs and digits; the second one has @n_parentheses pairs of parentheses
 * more. */
static void test_negative_numbers(void) {
  g_auto(Type) type;
  type_init(&type);
  double parentheses = carom_math_box_parentheses_width(&type.style);
  static const struct {
    const char *without, *with;
    int n_parentheses;
  } rows[] = {
      {"q + p", "p + q", 1},         {"q - p", "p - q", 1},         {"q p", "p q", 1},
      {"p + q p", "p + p q", 0},     {"(q + p) p", "(p + q) p", 1}, {"p / q", "q / p", 0},
      {"|q + p|", "|p + q|", 1},     {"(q; p)", "(p; q)", 0},       {"√(q p)", "√(p q)", 1},
      {"(u_a·n) p", "p (u_a·n)", 1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_test_message("%s and %s", rows[i].without, rows[i].with);
    double more = numbers_width(&type, rows[i].with) - numbers_width(&type, rows[i].without);
    /* Signs and numbers as such may differ a little in the room they take. */
    g_assert_cmpfloat_with_epsilon(more, rows[i].n_parentheses * parentheses, 0.5 * parentheses);
  }
}

static void test_powers_of_ten_are_raised(void) {
  g_auto(Type) type;
  type_init(&type);
  g_autoptr(CaromMathBox) plain =
      carom_math_set_value(&type.style, carom_value_number(1.5), 6, no_limit);
  g_autoptr(CaromMathBox) power =
      carom_math_set_value(&type.style, carom_value_number(1.5e-7), 6, no_limit);
  g_assert_cmpfloat(plain->ascent, <, power->ascent);
  g_assert_cmpfloat(plain->width, <, power->width);
}

static void test_vectors_are_pairs(void) {
  g_auto(Type) type;
  type_init(&type);
  g_autoptr(CaromMathBox) pair =
      carom_math_set_value(&type.style, carom_value_vector(carom_vec2(1.5, -2.5)), 6, no_limit);
  g_assert_cmpfloat_with_epsilon(numbers_width(&type, "u_a"), pair->width, 1e-9);
}

/* ---- Breaking ---- */

static void test_breaks(void) {
  g_auto(Type) type;
  type_init(&type);
  static const struct {
    const char *notation;
    CaromMathBreaks breaks; /* the least that helps */
  } rows[] = {
      {"p + p + p + p", CAROM_MATH_BREAK_TERMS},
      {"(p + p + p + p; p)", CAROM_MATH_BREAK_PARTS},
      {"(p + p + p + p) / p", CAROM_MATH_BREAK_PARTS},
      {"p p p p p p", CAROM_MATH_BREAK_ANYWHERE},
      {"(p + p + p + p)", CAROM_MATH_BREAK_ANYWHERE},
      {"-(p + p + p + p)", CAROM_MATH_BREAK_ANYWHERE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_test_message("%s", rows[i].notation);
    double natural = numbers_width(&type, rows[i].notation), room = natural * 0.75;
    for (CaromMathBreaks breaks = 0; breaks <= CAROM_MATH_BREAK_ANYWHERE; breaks++) {
      g_autoptr(CaromMathBox) box = numbers(&type, rows[i].notation, (CaromMathRoom){breaks, room});
      if (breaks >= rows[i].breaks)
        g_assert_cmpfloat(box->width, <=, room);
      else
        g_assert_cmpfloat(box->width, ==, natural);
    }
  }
}

/* A row that fits is not broken, one that does not has its first baseline. */
static void test_broken_rows(void) {
  g_auto(Type) type;
  type_init(&type);
  double natural = numbers_width(&type, "p + p");
  CaromMathRoom wide = {CAROM_MATH_BREAK_ANYWHERE, natural}, narrow = wide;
  narrow.width *= 0.9;
  g_autoptr(CaromMathBox) whole = numbers(&type, "p + p", wide);
  g_autoptr(CaromMathBox) broken = numbers(&type, "p + p", narrow);
  g_assert_false(carom_math_box_is_broken(whole));
  g_assert_true(carom_math_box_is_broken(broken));
  g_assert_cmpfloat(broken->last_baseline, >, height_of(whole));
  g_assert_cmpfloat(broken->ascent, <=, whole->ascent);
}

/* ---- Drawing ---- */

/* Glyphs are recorded in whole pixels: many of these are a point. */
static const double magnification = 8;

static cairo_surface_t *recording(void) {
  return cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
}

static void assert_within(cairo_surface_t *surface, double left, double top, double right,
                          double bottom) {
  const double margin = 2.0 / magnification;
  double x, y, width, height;
  cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height);
  g_assert_cmpfloat(width, >, 0);
  g_assert_cmpfloat(x / magnification, >=, left - margin);
  g_assert_cmpfloat(y / magnification, >=, top - margin);
  g_assert_cmpfloat((x + width) / magnification, <=, right + margin);
  g_assert_cmpfloat((y + height) / magnification, <=, bottom + margin);
}

static void assert_drawn_within_metrics(const CaromMathBox *box) {
  cairo_surface_t *surface = recording();
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, magnification, magnification);
  carom_math_box_draw(box, cr, 50, 70);
  assert_within(surface, 50, 70 - box->ascent, 50 + box->width, 70 + box->descent);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

static void test_resolver_formulas(gconstpointer data) {
  const CaromResolver *resolver = data;
  g_auto(Type) type;
  type_init(&type);
  CaromContact contact = {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.9, 0.7};
  CaromOutcome outcome;
  CaromWorking working;
  carom_resolver_explain(resolver, &contact, &outcome, &working);
  CaromMathNames all = {"A", "17", working.terms, working.n_terms};
  for (guint i = 0; i < working.n_lines; i++) {
    const char *notation =
        working.lines[i].formula ? working.lines[i].formula : working.lines[i].symbol;
    g_test_message("%s", notation);
    g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
    g_autoptr(CaromMathBox) plain = carom_math_set_symbols(&type.style, formula, &all, no_limit);
    g_autoptr(CaromMathBox) with_numbers =
        carom_math_set_numbers(&type.style, formula, &all, 6, no_limit);
    assert_drawn_within_metrics(plain);
    assert_drawn_within_metrics(with_numbers);
  }
}

/* "1 − 6×10⁻⁸" instead of 1; in parentheses only if something is beside it, such as a unit. */
static void test_split(void) {
  g_auto(Type) type;
  type_init(&type);
  const CaromValue close = carom_value_number(1 - 6e-8), one = carom_value_number(1);
  CaromMathRoom beside = {.width = INFINITY, .is_factor = TRUE};
  g_autoptr(CaromMathBox) plain = carom_math_set_value(&type.style, one, 6, no_limit);
  g_autoptr(CaromMathBox) split = carom_math_set_value(&type.style, close, 6, no_limit);
  g_autoptr(CaromMathBox) factor = carom_math_set_value(&type.style, close, 6, beside);
  g_autoptr(CaromMathBox) plain_factor = carom_math_set_value(&type.style, one, 6, beside);
  g_assert_cmpfloat(split->width, >, 4 * plain->width);
  g_assert_cmpfloat(factor->width, >, split->width);
  g_assert_cmpfloat(plain_factor->width, ==, plain->width);
}

/* A part of a formula may have its own colour, which nothing else has. */
static gboolean colour_u(gconstpointer data, const CaromFormula *part, CaromColour *colour) {
  *colour = *(const CaromColour *)data;
  return part->kind == CAROM_FORMULA_NAME && g_str_equal(part->base, "u");
}

static void test_colours(void) {
  static const char *const notations[] = {"u_a", "m_a", "m_a u_a"};
  const CaromColour red = {1, 0, 0}, blue = {0, 0, 1}, white = {1, 1, 1};
  CaromMathNames coloured = names;
  coloured.find_colour = colour_u;
  coloured.colour_data = &red;
  for (guint i = 0; i < G_N_ELEMENTS(notations); i++) {
    cairo_surface_t *image = carom_fixture_image(120, 60, white);
    cairo_t *cr = cairo_create(image);
    g_auto(CaromText) text;
    carom_text_init(&text, cr, "Sans 24");
    CaromMathStyle style = {&text, 1};
    g_autoptr(CaromFormula) formula = carom_formula_parse(notations[i]);
    g_autoptr(CaromMathBox) box = carom_math_set_symbols(&style, formula, &coloured, no_limit);
    carom_colour_set(cr, blue, 1);
    carom_math_box_draw(box, cr, 10, 40);
    g_assert_cmpint(carom_fixture_count(image, red) > 0, ==, i != 1);
    g_assert_cmpint(carom_fixture_count(image, blue) > 0, ==, i != 0);
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
}

/* The middle of the digits is where the label is asked to be, and its ends as well. */
static void test_label(void) {
  static const double aligns[] = {0, 0.5, 1};
  for (guint i = 0; i < G_N_ELEMENTS(aligns); i++) {
    cairo_surface_t *surface = recording();
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, magnification, magnification);
    g_auto(CaromText) text;
    carom_text_init(&text, cr, "Sans 12");
    double width = carom_math_label_width(&text, "2", &names), left = 100 - aligns[i] * width;
    carom_math_label_draw(&text, "2", &names, carom_theme_light()->text,
                          carom_theme_light()->background, 100, 50, aligns[i]);
    double halo = text.digit_height / 6, half = text.digit_height / 2;
    assert_within(surface, left - halo, 50 - half - halo, left + width + halo, 50 + half + halo);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
  }
}

/* Lines under a label do not touch its letters. */
static void test_label_halo(void) {
  const CaromTheme *theme = carom_theme_light();
  cairo_surface_t *image = carom_fixture_image(60, 40, theme->wall);
  cairo_t *cr = cairo_create(image);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, "Sans 18");
  carom_math_label_draw(&text, "u_a", &names, theme->text, theme->background, 30, 20, 0.5);
  g_assert_cmpuint(carom_fixture_count(image, theme->background), >, 20);
  g_assert_cmpuint(carom_fixture_count(image, theme->text), >, 20);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_intern_names(terms, G_N_ELEMENTS(terms));
  g_test_add_func("/math/split", test_split);
  g_test_add_func("/math/colours", test_colours);
  g_test_add_func("/math/sizes/taller", test_taller);
  g_test_add_func("/math/sizes/bars", test_bars);
  g_test_add_func("/math/sizes/wider", test_wider);
  g_test_add_func("/math/sizes/fraction-is-centred", test_fraction_is_centred);
  g_test_add_func("/math/sizes/smallest", test_smallest);
  g_test_add_func("/math/sizes/bodies-are-named", test_bodies_are_named);
  g_test_add_func("/math/numbers/replace", test_numbers_replace);
  g_test_add_func("/math/numbers/unknown-stays", test_unknown_stays);
  g_test_add_func("/math/numbers/negative", test_negative_numbers);
  g_test_add_func("/math/numbers/powers-of-ten-are-raised", test_powers_of_ten_are_raised);
  g_test_add_func("/math/numbers/vectors-are-pairs", test_vectors_are_pairs);
  g_test_add_func("/math/breaks/where", test_breaks);
  g_test_add_func("/math/breaks/rows", test_broken_rows);
  g_test_add_func("/math/label/place", test_label);
  g_test_add_func("/math/label/halo", test_label_halo);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/math/formulas/%s", resolvers[i]->part.id);
    g_test_add_data_func(path, resolvers[i], test_resolver_formulas);
  }
  return g_test_run();
}
