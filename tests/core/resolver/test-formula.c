/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Formulas: what the notation means, by values that were worked out by hand. */
#include "carom-formula.h"
#include "terms-test.h"

#include <float.h>

/* Rows that are not exact in binary are rounded a few times. */
#define TOLERANCE (4 * DBL_EPSILON)

static CaromTerm terms[] = {
    {"p", {.number = 2}},
    {"q", {.number = 3}},
    {"r", {.number = 5}},
    {"m_a", {.number = 7}},
    {"m_b", {.number = 11}},
    {"ρ", {.number = 0.25}},
    {"u_a", {.is_vector = TRUE, .vector = {3, 4}}},
    {"u_b", {.is_vector = TRUE, .vector = {-2, 1}}},
    {"u'_a", {.is_vector = TRUE, .vector = {20, 30}}},
    {"u_t_a", {.is_vector = TRUE, .vector = {100, 200}}},
    {"p_0", {.number = 13}},
    {"v_a.x", {.number = 70}},
};

/* What is known as a whole, beside the parts it is made of. */
static CaromTerm wholes[] = {
    {"θ", {.number = 0}},
    {"Δu", {.is_vector = TRUE, .vector = {1, 1}}},
    {"n", {.is_vector = TRUE, .vector = {1, 0}}},
    {"cos(θ)", {.number = 0.5}},
    {"Δu·n", {.number = 17}},
};

static const struct {
  const char *formula;
  double value;
} numbers[] = {
    {"2", 2},
    {"0.5", 0.5},
    {"p", 2},
    {"-p", -2},
    {"p + q", 5},
    {"p - q", -1},
    {"p - q - r", -6}, /* from the left */
    {"p - q + r", 4},
    {"-p - q", -5},
    {"-p q", -6},
    {"p q r", 30},
    {"p_0 - p", 11},
    {"2 p", 4},
    {"p + q r", 17}, /* products before sums */
    {"p q + r", 11},
    {"(p + q) r", 25},
    {"p (q + r)", 16},
    {"p (q - r) (p + q)", -20},
    {"p - (q - r)", 4},
    {"((p))", 2},
    {"p / q", 2.0 / 3},
    {"p / q r", 10.0 / 3}, /* a fraction is of the two factors beside its line alone */
    {"r p / q", 10.0 / 3},
    {"p / (q r)", 2.0 / 15},
    {"(p + q) / (r + p)", 5.0 / 7},
    {"(p - q) / r", -0.2},
    {"1 / (1 / m_a + 1 / m_b)", 77.0 / 18}, /* a fraction within a fraction */
    {"1 / (0 + 1 / m_b)", 11},
    {"p + q / r", 2.6},
    {"m_a + m_b", 18},
    {"((1 - ρ) p + 2 ρ q) / (1 + ρ)", 2.4},
    {"u_a·u_b", -2},
    {"p u_a·u_b", -4}, /* dots before products */
    {"u_a·u_b p", -4},
    {"(u_a·u_b) / (u_a·u_a)", -0.08},
    {"u_a·u_b / p", -1},
    {"u_a·(u_a - u_b)", 27},
    {"u_a.x", 3},
    {"u_a.y u_b.x", -8},
    {"u'_a.y", 30},
    {"u_t_a.x", 100},
    {"v_a.x", 70}, /* a component of its own, of a vector that is not known */
    {"|u_a|", 5},
    {"|u_a - u_b|", 5.830951894845301},
    {"|p - q|", 1}, /* of a number */
    {"|u_a| p", 10},
    {"p |u_a|", 10},
    {"(p - q) |u_a| / p", -2.5},
    {"p / |u_a|", 0.4},
    {"√(u_a·u_a)", 5},
    {"√(p + p)", 2},
    {"p √(r r)", 10},
    {"q²", 9},
    {"-q²", -9},
    {"p q² r", 90},
    {"(p + q)²", 25},
    {"u_a.x² + u_a.y²", 25},
    {"|u_a|² / r²", 1},
    {"cos(p - 2)", 1},
    {"sin(q - 3)", 0},
    {"cos(p)", -0.4161468365471424},
    {"sin(p)", 0.9092974268256817},
    {"atan2(u_a.y; u_a.x)", 0.9272952180016122},
    {"atan2(0; -p)", G_PI},
    {"  p+q  ", 5}, /* space is free */
    {"p(q+r)", 16},
};

static const struct {
  const char *formula;
  CaromVec2 value;
} vectors[] = {
    {"u_a", {3, 4}},
    {"-u_a", {-3, -4}},
    {"u_a - u_b", {5, 3}},
    {"u_a + p u_b", {-1, 6}},
    {"u_b p", {-4, 2}},
    {"p q u_a", {18, 24}},
    {"(u_a + u_b) p", {2, 10}},
    {"u_a / |u_a|", {0.6, 0.8}},
    {"-(p u_a) / r", {-1.2, -1.6}},
    {"(u_a·u_b) u_a", {-6, -8}},
    {"(p; q)", {2, 3}},
    {"(-u_a.y; u_a.x)", {-4, 3}},
    {"p (q; r) + u_a", {9, 14}},
    {"u'_a", {20, 30}},
    {"u_t_a + u_a", {103, 204}},
};

static void test_numbers(void) {
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    g_autoptr(CaromFormula) formula = carom_formula_parse(numbers[i].formula);
    CaromValue value = carom_formula_evaluate(formula, terms, G_N_ELEMENTS(terms));
    g_test_message("%s = %.17g", numbers[i].formula, value.number);
    g_assert_false(value.is_vector);
    g_assert_false(carom_formula_is_vector(formula, terms, G_N_ELEMENTS(terms)));
    g_assert_cmpfloat_with_epsilon(value.number, numbers[i].value,
                                   TOLERANCE * MAX(1, fabs(numbers[i].value)));
  }
}

static void test_vectors(void) {
  for (guint i = 0; i < G_N_ELEMENTS(vectors); i++) {
    g_autoptr(CaromFormula) formula = carom_formula_parse(vectors[i].formula);
    CaromValue value = carom_formula_evaluate(formula, terms, G_N_ELEMENTS(terms));
    g_test_message("%s = (%.17g, %.17g)", vectors[i].formula, value.vector.x, value.vector.y);
    g_assert_true(value.is_vector);
    g_assert_true(carom_formula_is_vector(formula, terms, G_N_ELEMENTS(terms)));
    g_assert_cmpfloat_with_epsilon(value.vector.x, vectors[i].value.x, 10 * TOLERANCE);
    g_assert_cmpfloat_with_epsilon(value.vector.y, vectors[i].value.y, 10 * TOLERANCE);
  }
}

/* ---- Names ---- */

static const struct {
  const char *name, *base, *subscript;
  guint n_primes;
  char body, component;
} names[] = {
    {"m", "m", "", 0, 0, 0},
    {"m_a", "m", "", 0, 'a', 0},
    {"Δu", "Δu", "", 0, 0, 0},
    {"Δv_b", "Δv", "", 0, 'b', 0},
    {"u'_b", "u", "", 1, 'b', 0},
    {"u''_b.y", "u", "", 2, 'b', 'y'},
    {"v'_a.x", "v", "", 1, 'a', 'x'},
    {"x'", "x", "", 1, 0, 0},
    {"u_t_a", "u", "t", 0, 'a', 0},
    {"v_t_b.x", "v", "t", 0, 'b', 'x'},
    {"J_t", "J", "t", 0, 0, 0},
    {"p_a_t", "p", "at", 0, 0, 0}, /* only the last part names a body */
    {"n.x", "n", "", 0, 0, 'x'},
    {"μ", "μ", "", 0, 0, 0},
    {"t_0", "t", "0", 0, 0, 0},
    {"t̂", "t̂", "", 0, 0, 0}, /* one letter and its hat */
    {"t̂.y", "t̂", "", 0, 0, 'y'},
    {"x_12_a", "x", "12", 0, 'a', 0},
};

static void test_names(void) {
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autoptr(CaromFormula) formula = carom_formula_parse(names[i].name);
    g_test_message("%s", names[i].name);
    g_assert_cmpint(formula->kind, ==, CAROM_FORMULA_NAME);
    g_assert_cmpstr(formula->source, ==, names[i].name);
    g_assert_cmpstr(formula->base, ==, names[i].base);
    g_assert_cmpstr(formula->subscript, ==, names[i].subscript);
    g_assert_cmpuint(formula->n_primes, ==, names[i].n_primes);
    g_assert_cmpint(formula->body, ==, names[i].body);
    g_assert_cmpint(formula->component, ==, names[i].component);
    g_assert_cmpuint(formula->operands->len, ==, 0);
  }
}

/* ---- The tree ---- */

static const char *part_source(const CaromFormula *formula, guint i) {
  g_assert_cmpuint(i, <, formula->operands->len);
  return carom_formula_operand(formula, i)->source;
}

/* Every part keeps the notation it was read from, without space around it. */
static void test_sources(void) {
  g_autoptr(CaromFormula) sum = carom_formula_parse(" (1 + e) μ (Δu·n) - cos(θ)  p ");
  g_assert_cmpint(sum->kind, ==, CAROM_FORMULA_SUM);
  g_assert_cmpstr(sum->source, ==, "(1 + e) μ (Δu·n) - cos(θ)  p");
  const CaromFormula *first = carom_formula_operand(sum, 0),
                     *second = carom_formula_operand(sum, 1);
  g_assert_cmpint(first->kind, ==, CAROM_FORMULA_PRODUCT);
  g_assert_cmpstr(first->source, ==, "(1 + e) μ (Δu·n)");
  g_assert_cmpstr(part_source(first, 0), ==, "(1 + e)");
  g_assert_cmpstr(part_source(carom_formula_operand(first, 2), 0), ==, "Δu·n");
  g_assert_cmpint(second->kind, ==, CAROM_FORMULA_NEGATIVE);
  const CaromFormula *product = carom_formula_operand(second, 0);
  g_assert_cmpint(product->kind, ==, CAROM_FORMULA_PRODUCT);
  g_assert_cmpstr(product->source, ==, "cos(θ)  p");
  g_assert_cmpstr(part_source(product, 0), ==, "cos(θ)");
  g_assert_cmpstr(part_source(carom_formula_operand(product, 0), 0), ==, "θ");
}

/* The line of a fraction groups its parts, so their parentheses are not kept; others are. */
static void test_fraction_parts(void) {
  g_autoptr(CaromFormula) fraction = carom_formula_parse("(p + q) / (d·d)");
  g_assert_cmpint(fraction->kind, ==, CAROM_FORMULA_FRACTION);
  g_assert_cmpstr(fraction->source, ==, "(p + q) / (d·d)");
  g_assert_cmpint(carom_formula_operand(fraction, 0)->kind, ==, CAROM_FORMULA_SUM);
  g_assert_cmpint(carom_formula_operand(fraction, 1)->kind, ==, CAROM_FORMULA_DOT);
  g_assert_cmpstr(part_source(fraction, 1), ==, "d·d");
  g_autoptr(CaromFormula) product = carom_formula_parse("p (q + r)");
  g_assert_cmpint(carom_formula_operand(product, 1)->kind, ==, CAROM_FORMULA_GROUP);
  g_autoptr(CaromFormula) signed_fraction = carom_formula_parse("-(J n) / m_a");
  g_assert_cmpint(signed_fraction->kind, ==, CAROM_FORMULA_NEGATIVE);
}

static void test_kinds(void) {
  static const struct {
    const char *formula;
    CaromFormulaKind kind;
    guint n_parts;
  } rows[] = {
      {"2.5", CAROM_FORMULA_NUMBER, 0},     {"p", CAROM_FORMULA_NAME, 0},
      {"p + q - r", CAROM_FORMULA_SUM, 3},  {"-p q", CAROM_FORMULA_NEGATIVE, 1},
      {"p q r", CAROM_FORMULA_PRODUCT, 3},  {"p·q", CAROM_FORMULA_DOT, 2},
      {"p / q", CAROM_FORMULA_FRACTION, 2}, {"(p)", CAROM_FORMULA_GROUP, 1},
      {"(p; q)", CAROM_FORMULA_COLUMN, 2},  {"|p|", CAROM_FORMULA_LENGTH, 1},
      {"√(p)", CAROM_FORMULA_ROOT, 1},      {"cos(p)", CAROM_FORMULA_COSINE, 1},
      {"sin(p)", CAROM_FORMULA_SINE, 1},    {"atan2(p; q)", CAROM_FORMULA_ARCTANGENT, 2},
      {"cosine", CAROM_FORMULA_NAME, 0},    {"atan", CAROM_FORMULA_NAME, 0},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromFormula) formula = carom_formula_parse(rows[i].formula);
    g_test_message("%s", rows[i].formula);
    g_assert_cmpint(formula->kind, ==, rows[i].kind);
    g_assert_cmpuint(formula->operands->len, ==, rows[i].n_parts);
  }
}

/* ---- Terms ---- */

static const CaromTerm *find(const char *notation, const CaromTerm *known, guint n) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_formula_find_term(formula, known, n);
}

static void test_find_term(void) {
  g_assert_true(find("cos(θ)", wholes, G_N_ELEMENTS(wholes)) == &wholes[3]);
  g_assert_true(find("Δu·n", wholes, G_N_ELEMENTS(wholes)) == &wholes[4]);
  g_assert_true(find(" Δu ", wholes, G_N_ELEMENTS(wholes)) == &wholes[1]);
  g_assert_null(find("sin(θ)", wholes, G_N_ELEMENTS(wholes)));
  g_assert_null(find("n.x", wholes, G_N_ELEMENTS(wholes)));
  g_assert_null(find("2 cos(θ)", wholes, G_N_ELEMENTS(wholes)));
  g_assert_null(find("θ", wholes, 0));
}

static gboolean get_known(const char *notation, CaromValue *value) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_formula_get_known(formula, wholes, G_N_ELEMENTS(wholes), value);
}

static void test_get_known(void) {
  CaromValue value;
  g_assert_true(get_known("Δu.y", &value));
  g_assert_false(value.is_vector);
  g_assert_cmpfloat(value.number, ==, 1);
  g_assert_true(get_known("Δu", &value));
  g_assert_true(value.is_vector);
  g_assert_true(get_known("0.5", &value));
  g_assert_cmpfloat(value.number, ==, 0.5);
  g_assert_false(get_known("v", &value));
  g_assert_false(get_known("v.x", &value));
  g_assert_false(get_known("Δ.x", &value)); /* the beginning of a name is not that name */
  g_assert_false(get_known("2 Δu", &value));
}

static double evaluate_number(const char *notation, const CaromTerm *known, guint n) {
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_formula_evaluate(formula, known, n).number;
}

/* Here the parts would give cos(0) = 1 and (1, 1)·(1, 0) = 1. */
static void test_wholes_before_parts(void) {
  g_assert_cmpfloat(evaluate_number("2 cos(θ)", wholes, G_N_ELEMENTS(wholes)), ==, 1);
  g_assert_cmpfloat(evaluate_number("2 (Δu·n)", wholes, G_N_ELEMENTS(wholes)), ==, 34);
  g_assert_cmpfloat(evaluate_number("(Δu·n) / cos(θ)", wholes, G_N_ELEMENTS(wholes)), ==, 34);
  g_assert_cmpfloat(evaluate_number("2 cos(θ)", wholes, 1), ==, 2);
}

static void test_last_of_a_name_counts(void) {
  CaromTerm twice[] = {{"p", {.number = 1}},
                       {"u", {.is_vector = TRUE, .vector = {1, 2}}},
                       {"p", {.number = 10}},
                       {"u", {.is_vector = TRUE, .vector = {30, 40}}}};
  test_intern_names(twice, G_N_ELEMENTS(twice));
  g_assert_cmpfloat(evaluate_number("p", twice, G_N_ELEMENTS(twice)), ==, 10);
  g_assert_cmpfloat(evaluate_number("u.x", twice, G_N_ELEMENTS(twice)), ==, 30);
  g_assert_cmpfloat(evaluate_number("p + u.y", twice, 2), ==, 3);
}

/* ---- Dimensions ---- */

static CaromTerm quantities[] = {
    {"m_a", .dimension = CAROM_DIMENSION_MASS},
    {"m_b", .dimension = CAROM_DIMENSION_MASS},
    {"u_a", {.is_vector = TRUE}, CAROM_DIMENSION_VELOCITY},
    {"d", {.is_vector = TRUE}, CAROM_DIMENSION_LENGTH},
    {"e", .dimension = CAROM_DIMENSION_NONE},
    {"θ", .dimension = CAROM_DIMENSION_ANGLE},
    {"q·q", .dimension = CAROM_DIMENSION_ENERGY},
};

static const struct {
  const char *formula;
  CaromDimension dimension;
} dimensions[] = {
    {"2", CAROM_DIMENSION_NONE},
    {"e", CAROM_DIMENSION_NONE},
    {"θ", CAROM_DIMENSION_ANGLE},
    {"2 θ", CAROM_DIMENSION_NONE},
    {"atan2(d.y; d.x)", CAROM_DIMENSION_ANGLE},
    {"cos(θ)", CAROM_DIMENSION_NONE},
    {"d.x", CAROM_DIMENSION_LENGTH},
    {"|d|", CAROM_DIMENSION_LENGTH},
    {"d·d", CAROM_DIMENSION_AREA},
    {"√(d·d)", CAROM_DIMENSION_LENGTH},
    {"d / |d|", CAROM_DIMENSION_NONE},
    {"(u_a·d) / (d·d)", CAROM_DIMENSION_RATE},
    {"1 / ((u_a·d) / (d·d))", CAROM_DIMENSION_TIME},
    {"u_a - 2 u_a", CAROM_DIMENSION_VELOCITY},
    {"-u_a", CAROM_DIMENSION_VELOCITY},
    {"(u_a.x cos(θ); u_a.y + 0)", CAROM_DIMENSION_VELOCITY},
    {"(1 + e) m_a u_a", CAROM_DIMENSION_MOMENTUM},
    {"|d|²", CAROM_DIMENSION_AREA},
    {"e²", CAROM_DIMENSION_NONE},
    {"(m_a / 2) u_a.x²", CAROM_DIMENSION_ENERGY},
    {"0.5 m_a (u_a·u_a)", CAROM_DIMENSION_ENERGY},
    {"1 / (1 / m_a + 1 / m_b)", CAROM_DIMENSION_MASS},
    {"1 / (0 + 1 / m_b)", CAROM_DIMENSION_MASS},
    {"u_a·d", CAROM_DIMENSION_SWEEP},
    {"(u_a·d)² - (u_a·u_a) (d·d)", CAROM_DIMENSION_SWEEP_SQUARED},
    {"q·q", CAROM_DIMENSION_ENERGY}, /* known as a whole */
};

static CaromDimension dimension_of(const char *notation) {
  return carom_formula_dimension(carom_formula_constant(notation), quantities,
                                 G_N_ELEMENTS(quantities));
}

static void test_dimensions(void) {
  for (guint i = 0; i < G_N_ELEMENTS(dimensions); i++) {
    g_test_message("%s", dimensions[i].formula);
    g_assert_cmpint(dimension_of(dimensions[i].formula), ==, dimensions[i].dimension);
  }
}

/* What cannot be added, what no quantity is, and what nobody knows. */
static const struct {
  const char *formula, *message;
} no_quantities[] = {
    {"u_a + d", "*d* is of another kind than *u_a*"},
    {"(u_a.x; d.y)", "*another kind*"},
    {"1 + m_a", "*another kind*"},
    {"m_a d", "*no quantity*"},
    {"2 v", "*v* is not known*"},
};

static void test_no_quantity(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  if (g_test_subprocess()) {
    dimension_of(no_quantities[i].formula);
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed();
  g_test_trap_assert_stderr(no_quantities[i].message);
}

static void test_constant(void) {
  g_autofree char *copy = g_strdup("p + q");
  const CaromFormula *first = carom_formula_constant("p + q");
  g_assert_cmpstr(first->source, ==, "p + q");
  g_assert_true(carom_formula_constant(copy) == first);
}

/* ---- Mistakes ---- */

static const char *const mistakes[] = {
    "",     "p +", "+ p", "p q)",  "(p",    "(p; q; r)", "|p",       "p |",  "|p |q||",
    "p / ", "p·",  "√p",  "p ? q", "p ^ 2", "cos(p",     "atan2(p)", "p; q",
};

static void test_mistake(gconstpointer data) {
  const char *notation = data;
  if (g_test_subprocess()) {
    carom_formula_free(carom_formula_parse(notation));
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed();
  g_test_trap_assert_stderr("*formula*expected*");
}

static void test_unknown_name(void) {
  if (g_test_subprocess()) {
    evaluate_number("p + q", terms, 1);
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed();
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_intern_names(terms, G_N_ELEMENTS(terms));
  test_intern_names(wholes, G_N_ELEMENTS(wholes));
  test_intern_names(quantities, G_N_ELEMENTS(quantities));
  g_test_add_func("/formula/numbers", test_numbers);
  g_test_add_func("/formula/vectors", test_vectors);
  g_test_add_func("/formula/names", test_names);
  g_test_add_func("/formula/sources", test_sources);
  g_test_add_func("/formula/fraction-parts", test_fraction_parts);
  g_test_add_func("/formula/kinds", test_kinds);
  g_test_add_func("/formula/find-term", test_find_term);
  g_test_add_func("/formula/get-known", test_get_known);
  g_test_add_func("/formula/wholes-before-parts", test_wholes_before_parts);
  g_test_add_func("/formula/last-of-a-name-counts", test_last_of_a_name_counts);
  g_test_add_func("/formula/unknown-name", test_unknown_name);
  g_test_add_func("/formula/constant", test_constant);
  g_test_add_func("/formula/dimensions", test_dimensions);
  for (guint i = 0; i < G_N_ELEMENTS(no_quantities); i++) {
    g_autofree char *path = g_strdup_printf("/formula/no-quantity/%u", i);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_no_quantity);
  }
  for (guint i = 0; i < G_N_ELEMENTS(mistakes); i++) {
    g_autofree char *path = g_strdup_printf("/formula/mistake/%u", i);
    g_test_add_data_func(path, mistakes[i], test_mistake);
  }
  return g_test_run();
}
