/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-formula-text: formulas in symbols and with numbers put in, as text and for LaTeX. */
#include "carom-formula-line.h"
#include "explanation-test.h"
#include "terms-test.h"

#include <string.h>

static CaromTerm terms[] = {
    {"m_a", {.number = 0.5}},
    {"m_b", {.number = 2e-9}},
    {"u_a", {TRUE, .vector = {1, -0.5}}},
    {"u_b", {TRUE, .vector = {-2, 0}}},
    {"u_t_a", {TRUE, .vector = {0, 1}}},
    {"d", {TRUE, .vector = {3, 4}}},
    {"n", {TRUE, .vector = {0.6, 0.8}}},
    {"e", {.number = 0.9}},
    {"Δu", {TRUE, .vector = {-3, 0.5}}},
    {"Δu·n", {.number = -1.4}},
    {"J", {.number = -2}},
    {"t̂", {TRUE, .vector = {-0.8, 0.6}}},
    {"θ", {.number = -0.25}},
    {"cos(θ)", {.number = 0.968912}},
    {"v'_a.x", {.number = 4}},
    {"ρ", {.number = 0.125}},
    {"w", {.number = 0}},
    {"M_a", {.number = 1}},
    {"M_b", {.number = 1}},
};

static char *compose(const CaromFormulaStyle *style, const char *notation, gboolean put_in) {
  const CaromFormulaNames names = {
      .terms = terms,
      .n_terms = G_N_ELEMENTS(terms),
      .n_put_in = put_in ? G_N_ELEMENTS(terms) : 0,
      .name_a = "A",
      .name_b = "17",
  };
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  return carom_formula_writer_write(style, formula, &names);
}

/* ---- Written by hand ---- */

static const struct {
  const char *notation, *symbols, *numbers, *latex;
} formulas[] = {
    {"(1 + e) m_a (Δu·n)", "(1 + e) m_A (Δu·n)", "(1 + 0.9) · 0.5 · (−1.4)",
     "\\left(1 + e\\right) m_{A} \\left(\\Delta\\vec{u} \\cdot \\vec{n}\\right)"},
    {"((1 - e ρ) v'_a.x + 2 ρ J) / (1 + ρ)", "((1 − e ρ) v′_Ax + 2 ρ J) / (1 + ρ)",
     "((1 − 0.9 · 0.125) · 4 + 2 · 0.125 · (−2)) / (1 + 0.125)",
     "\\frac{\\left(1 - e \\rho\\right) v'_{Ax} + 2 \\rho J}{1 + \\rho}"},
    {"-e J", "−e J", "−0.9 · (−2)", "-e J"},
    {"-J", "−J", "−(−2)", "-J"},
    {"J - J", "J − J", "−2 − (−2)", "J - J"},
    {"J J", "J J", "−2 · (−2)", "J J"},
    {"-(J n) / m_a", "−(J n) / m_A", "−(−2 · (0.6, 0.8)) / 0.5", "-\\frac{J \\vec{n}}{m_{A}}"},
    {"u_a - J d", "u_A − J d", "(1, −0.5) − (−2) · (3, 4)", "\\vec{u}_{A} - J \\vec{d}"},
    {"(u_a·d) / (d·d)", "(u_A·d) / (d·d)", "((1, −0.5)·(3, 4)) / ((3, 4)·(3, 4))",
     "\\frac{\\vec{u}_{A} \\cdot \\vec{d}}{\\vec{d} \\cdot \\vec{d}}"},
    {"1 / (1 + m_b / m_a)", "1 / (1 + m_17 / m_A)", "1 / (1 + (2×10⁻⁹) / 0.5)",
     "\\frac{1}{1 + \\frac{m_{17}}{m_{A}}}"},
    {"m_a / m_b", "m_A / m_17", "0.5 / (2×10⁻⁹)", "\\frac{m_{A}}{m_{17}}"},
    {"e (m_a / J) e", "e (m_A / J) e", "0.9 · (0.5 / (−2)) · 0.9",
     "e \\frac{m_{A}}{J} e"}, /* its bar is enough */
    {"(e / J)²", "(e / J)²", "(0.9 / (−2))²", "{\\left(\\frac{e}{J}\\right)}^{2}"},
    /* What is divided by itself is 1, but for nothing. */
    {"J / J", "J / J", "1", "\\frac{J}{J}"},
    {"e (M_a / M_b)", "e (M_A / M_17)", "0.9 · 1", "e \\frac{M_{A}}{M_{17}}"},
    {"1 / (1 / M_a + 1 / M_b)", "1 / (1 / M_A + 1 / M_17)", "1 / (1 + 1)",
     "\\frac{1}{\\frac{1}{M_{A}} + \\frac{1}{M_{17}}}"},
    {"w / w", "w / w", "0 / 0", "\\frac{w}{w}"},
    /* −0 is no number for people. */
    {"-w", "−w", "0", "-w"},
    {"-w - J", "−w − J", "0 − (−2)", "-w - J"},
    {"e - w", "e − w", "0.9 − 0", "e - w"},
    {"e (-w)", "e (−w)", "0.9 · 0", "e \\left(-w\\right)"},
    {"-w e", "−w e", "0 · 0.9", "-w e"},
    {"-(w) e", "−(w) e", "0 · 0.9", "-\\left(w\\right) e"},
    {"-w / e", "−w / e", "0 / 0.9", "-\\frac{w}{e}"},
    {"-w²", "−w²", "0²", "-{w}^{2}"},
    {"-(w + e)", "−(w + e)", "−(0 + 0.9)", "-\\left(w + e\\right)"},
    {"(-w; e)", "(−w, e)", "(0, 0.9)", "\\begin{pmatrix} -w \\\\ e \\end{pmatrix}"},
    {"e m_a / J", "e (m_A / J)", "0.9 · (0.5 / (−2))", "e \\frac{m_{A}}{J}"},
    {"(u_a.x cos(θ); u_b.y)", "(u_Ax cos(θ), u_17y)", "(1 · 0.968912, 0)",
     "\\begin{pmatrix} u_{Ax} \\cos \\theta \\\\ u_{17y} \\end{pmatrix}"},
    {"cos(θ) + sin(θ)", "cos(θ) + sin(θ)", "0.968912 + sin(−0.25)",
     "\\cos \\theta + \\sin \\theta"},
    {"sin(2 θ)", "sin(2 θ)", "sin(2 · (−0.25))", "\\sin\\left(2 \\theta\\right)"},
    {"atan2(d.y; d.x)", "atan2(d_y, d_x)", "atan2(4, 3)",
     "\\operatorname{atan2}\\left(d_{y}, d_{x}\\right)"},
    {"√(d·d)", "√(d·d)", "√((3, 4)·(3, 4))", "\\sqrt{\\vec{d} \\cdot \\vec{d}}"},
    {"|d|", "|d|", "|(3, 4)|", "\\lvert \\vec{d}\\rvert"},
    {"u_t_a", "u_tA", "(0, 1)", "\\vec{u}_{tA}"},
    {"J t̂", "J t̂", "−2 · (−0.8, 0.6)", "J \\hat{t}"}, /* in place of its arrow */
    {"t̂.x", "t̂_x", "−0.8", "\\hat{t}_{x}"},
    {"(J)", "(J)", "−2", "\\left(J\\right)"},
    {"e²", "e²", "0.9²", "{e}^{2}"},
    {"J²", "J²", "(−2)²", "{J}^{2}"},
    {"-J²", "−J²", "−(−2)²", "-{J}^{2}"},
    {"m_b² J", "m_17² J", "(2×10⁻⁹)² · (−2)", "{m_{17}}^{2} J"},
    {"v'_a.x²", "v′_Ax²", "4²", "{v'_{Ax}}^{2}"},
    {"(1 + e)²", "(1 + e)²", "(1 + 0.9)²", "{\\left(1 + e\\right)}^{2}"},
    {"(J)²", "(J)²", "(−2)²", "{\\left(J\\right)}^{2}"},
    {"e / |d|²", "e / |d|²", "0.9 / |(3, 4)|²", "\\frac{e}{{\\lvert \\vec{d}\\rvert}^{2}}"},
    {"sin(θ)²", "sin(θ)²", "sin(−0.25)²", "{\\left(\\sin \\theta\\right)}^{2}"},
};

static void test_formulas(void) {
  for (guint i = 0; i < G_N_ELEMENTS(formulas); i++) {
    g_autofree char *symbols = compose(&carom_formula_writer_text, formulas[i].notation, FALSE);
    g_autofree char *numbers = compose(&carom_formula_writer_text, formulas[i].notation, TRUE);
    g_autofree char *latex = compose(&carom_formula_writer_latex, formulas[i].notation, FALSE);
    g_assert_cmpstr(symbols, ==, formulas[i].symbols);
    g_assert_cmpstr(numbers, ==, formulas[i].numbers);
    g_assert_cmpstr(latex, ==, formulas[i].latex);
  }
}

static void test_latex_numbers(void) {
  static const char expected[] = "\\frac{\\begin{pmatrix} -2 \\\\ 0 \\end{pmatrix} \\cdot "
                                 "\\left(2 - 0.5\\right)}{2 \\times 10^{-9}}";
  g_autofree char *latex = compose(&carom_formula_writer_latex, "(u_b (2 - m_a)) / m_b", TRUE);
  g_assert_cmpstr(latex, ==, expected);
}

static void test_values(void) {
  g_autofree char *text =
      carom_formula_writer_write_value(&carom_formula_writer_text, carom_value_number(-1.5e-5), 6);
  g_autofree char *latex = carom_formula_writer_write_value(&carom_formula_writer_latex,
                                                            carom_value_number(INFINITY), 6);
  g_autofree char *unit = carom_formula_writer_write_quantity(
      &carom_formula_writer_latex, carom_value_number(2), CAROM_DIMENSION_ENERGY, "px");
  g_autofree char *strange = carom_formula_writer_write_quantity(
      &carom_formula_writer_latex, carom_value_number(2), CAROM_DIMENSION_LENGTH, "50%_x");
  g_assert_cmpstr(text, ==, "−1.5×10⁻⁵");
  g_assert_cmpstr(latex, ==, "\\infty");
  g_assert_cmpstr(unit, ==, "2\\,\\mathrm{kg\\,px^{2}/s^{2}}");
  g_autofree char *discriminant = carom_formula_writer_write_quantity(
      &carom_formula_writer_latex, carom_value_number(2), CAROM_DIMENSION_SWEEP_SQUARED, "m");
  g_autofree char *coefficient =
      carom_formula_writer_write_quantity(&carom_formula_writer_latex, carom_value_number(2),
                                          CAROM_DIMENSION_VELOCITY_ACCELERATION, "m");
  g_assert_cmpstr(discriminant, ==, "2\\,\\mathrm{m^{4}/s^{2}}");
  g_assert_cmpstr(coefficient, ==, "2\\,\\mathrm{m^{2}/s^{3}}");
  g_assert_cmpstr(strange, ==, "2\\,\\mathrm{50\\%\\_x}");
}

/* ---- Lines ---- */

/* The line of contact @i that calculates @symbol by resolver @id, as text. */
static char *find_line(guint i, const char *id, const char *symbol) {
  g_autoptr(CaromExplanation) explanation = test_explain(i);
  for (guint r = 0; r < explanation->n_resolvers; r++)
    if (g_str_equal(explanation->resolvers[r]->part.id, id))
      for (guint line = 0; line < explanation->workings[r].n_lines; line++)
        if (g_str_equal(explanation->workings[r].lines[line].symbol, symbol))
          return carom_formula_line_text(
              explanation, carom_sheet_line_of_working(&explanation->readable[r], line));
  g_assert_not_reached();
}

/* What a line says, and what it leaves out because it would repeat. */
static const struct {
  guint contact;
  const char *resolver, *symbol, *text;
} lines[] = {
    {0, "impulse", "J", "J = (1 + e) μ w = (1 + 0.9) · 0.375 · 1.5 = 1.06875 kg·m/s"},
    {0, "projection", "d", "d = (1, 0) m"},
    {0, "projection", "d·d", "d·d = (1, 0)·(1, 0) = 1 m²"},
    {0, "rotation", "sin(θ)", "sin(θ) = 0"},
    {0, "rotation", "cos(θ)", "cos(θ) = cos(0) = 1"},
    {7, "impulse", "Δu", "Δu = −u_A = −(200, 50) = (−200, −50) m/s"},
    {9, "rotation", "v'_b.x", "v′_Bx = u′_Bx = −0.931266 m/s"}, /* -14 / √226 */
};

static void test_lines(void) {
  for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
    g_autofree char *text = find_line(lines[i].contact, lines[i].resolver, lines[i].symbol);
    g_assert_cmpstr(text, ==, lines[i].text);
  }
}

/* ---- Read back ----
 *
 * Numbers put in and the operators between them still mean what the formula meant. */

/* "2×10⁻⁹" to "(2 / 1000000000)", as the notation has no powers. */
static void read_power(GString *notation, const GMatchInfo *match) {
  static const char *const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  g_autofree char *number = g_match_info_fetch(match, 1);
  g_autofree char *raised = g_match_info_fetch(match, 2);
  g_autoptr(GString) exponent = g_string_new(raised);
  for (guint i = 0; i < G_N_ELEMENTS(digits); i++)
    g_string_replace(exponent, digits[i], (char[]){(char)('0' + i), '\0'}, 0);
  gboolean is_small = g_string_replace(exponent, "⁻", "", 0) > 0;
  g_string_append_printf(notation, "(%s %s 1", number, is_small ? "/" : "");
  for (guint64 n = g_ascii_strtoull(exponent->str, NULL, 10); n > 0; n--)
    g_string_append_c(notation, '0');
  g_string_append_c(notation, ')');
}

static gboolean replace_power(const GMatchInfo *match, GString *notation, gpointer data) {
  read_power(notation, match);
  return FALSE;
}

/* Turns text for people into what carom_formula_parse() reads.
 *
 * Returns: (transfer full): the notation */
static char *to_notation(const char *text) {
  g_autoptr(GRegex) power = g_regex_new("([0-9.]+)×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)", 0, 0, NULL);
  g_autofree char *plain = g_regex_replace_eval(power, text, -1, 0, 0, replace_power, NULL, NULL);
  GString *notation = g_string_new(plain);
  g_string_replace(notation, " · ", " ", 0);
  g_string_replace(notation, "−", "-", 0);
  g_string_replace(notation, ", ", "; ", 0);
  return g_string_free(notation, FALSE);
}

/* Six digits go in; some are lost where nearly equal numbers are subtracted. */
static void assert_near(double value, double expected, double scale, const char *text) {
  gboolean near = fabs(value - expected) <= 1e-4 * scale;
  if (!near)
    g_test_message("“%s” makes %.9g, not %.9g", text, value, expected);
  g_assert_true(near);
}

static double size_of(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

/* The size of what goes into contact @i: results are no more exact than that. */
static double scale_of(const CaromExplanation *explanation, const CaromWorkingLine *line) {
  const CaromContact *c = &explanation->record.contact;
  double speed = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  return line->dimension == CAROM_DIMENSION_VELOCITY ? speed : size_of(line->value);
}

static void read_back(const CaromExplanation *explanation, guint resolver, guint i) {
  const CaromWorkingLine *line = &explanation->workings[resolver].lines[i];
  g_auto(CaromFormulaLine) written =
      carom_formula_line(&carom_formula_writer_text, explanation,
                         carom_sheet_line_of_working(&explanation->readable[resolver], i));
  if (!written.numbers)
    return;
  g_autofree char *notation = to_notation(written.numbers);
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  CaromValue value = carom_formula_evaluate(formula, NULL, 0);
  double scale = scale_of(explanation, line);
  g_assert_cmpint(value.is_vector, ==, line->value.is_vector);
  assert_near(value.number, line->value.number, scale, written.numbers);
  assert_near(value.vector.x, line->value.vector.x, scale, written.numbers);
  assert_near(value.vector.y, line->value.vector.y, scale, written.numbers);
}

static void test_read_back(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  for (guint r = 0; r < explanation->n_resolvers; r++)
    for (guint i = 0; i < explanation->workings[r].n_lines; i++)
      read_back(explanation, r, i);
}

/* A number beside a simple one is a sum: in parentheses where anything else is around it. */
static void test_split(void) {
  CaromTerm close[] = {{"p", {.number = 1 - 6e-8}}, {"q", {.number = 2}}};
  test_intern_names(close, G_N_ELEMENTS(close));
  static const struct {
    const char *notation, *expected;
  } cases[] = {
      {"p", "1 − 6×10⁻⁸"},           {"p + q", "(1 − 6×10⁻⁸) + 2"}, {"q p", "2 · (1 − 6×10⁻⁸)"},
      {"p / q", "(1 − 6×10⁻⁸) / 2"}, {"-p", "−(1 − 6×10⁻⁸)"},       {"(p; q)", "(1 − 6×10⁻⁸, 2)"},
  };
  const CaromFormulaNames all = {
      .terms = close, .n_terms = 2, .n_put_in = 2, .name_a = "A", .name_b = "B"};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromFormula) formula = carom_formula_parse(cases[i].notation);
    g_autofree char *text = carom_formula_writer_write(&carom_formula_writer_text, formula, &all);
    g_assert_cmpstr(text, ==, cases[i].expected);
  }
  CaromValue value = carom_value_number(1 - 6e-8);
  g_autofree char *speed = carom_formula_writer_write_quantity(&carom_formula_writer_text, value,
                                                               CAROM_DIMENSION_VELOCITY, "m");
  g_autofree char *ratio = carom_formula_writer_write_quantity(&carom_formula_writer_latex, value,
                                                               CAROM_DIMENSION_NONE, "m");
  g_assert_true(g_str_has_prefix(speed, "(1 − 6×10⁻⁸)"));
  g_assert_cmpstr(ratio, ==, "1 - 6 \\times 10^{-8}");
}

/* Where six digits of the numbers are all alike, more are written: of a rest, too. The value keeps
 * its six. */
static void test_digits(void) {
  CaromTerm close[] = {{"p", {.number = 0.73249131}},
                       {"q", {.number = 0.73249129}},
                       {"r", {.number = 1 - 6.12345e-8}}};
  test_intern_names(close, G_N_ELEMENTS(close));
  CaromFormulaNames all = {
      .terms = close, .n_terms = 3, .n_put_in = 3, .name_a = "A", .name_b = "B"};
  g_autofree char *alike =
      carom_formula_writer_write(&carom_formula_writer_text, carom_formula_constant("p - q"), &all);
  all.digits = 8;
  g_autofree char *longer =
      carom_formula_writer_write(&carom_formula_writer_text, carom_formula_constant("p - q"), &all);
  all.digits = 12;
  g_autofree char *rest =
      carom_formula_writer_write(&carom_formula_writer_text, carom_formula_constant("1 - r"), &all);
  g_assert_cmpstr(alike, ==, "0.732491 − 0.732491");
  g_assert_cmpstr(longer, ==, "0.73249131 − 0.73249129");
  g_assert_cmpstr(rest, ==, "1 − (1 − 6.123×10⁻⁸)");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_intern_names(terms, G_N_ELEMENTS(terms));
  g_test_add_func("/formula-text/formulas", test_formulas);
  g_test_add_func("/formula-text/latex-numbers", test_latex_numbers);
  g_test_add_func("/formula-text/values", test_values);
  g_test_add_func("/formula-text/lines", test_lines);
  g_test_add_func("/formula-text/split", test_split);
  g_test_add_func("/formula-text/digits", test_digits);
  test_add_for_contacts("/formula-text/read-back", test_read_back);
  return g_test_run();
}
