/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-line: writes the same formula three times (the symbol, the formula, the formula
 * with numbers) and drops what repeats. */
#include "carom-formula-line.h"

#include "carom-formula-digits.h"

void carom_formula_line_clear(CaromFormulaLine *line) {
  g_clear_pointer(&line->symbol, g_free);
  g_clear_pointer(&line->formula, g_free);
  g_clear_pointer(&line->numbers, g_free);
  g_clear_pointer(&line->value, g_free);
}

static CaromFormulaNames names_of(const CaromExplanation *explanation, const CaromWorking *working,
                                  guint n_put_in) {
  return (CaromFormulaNames){
      .terms = working->terms,
      .n_terms = working->n_terms,
      .n_put_in = n_put_in,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
  };
}

CaromFormulaNames carom_formula_line_names_of(const CaromExplanation *explanation,
                                              const CaromWorking *working) {
  return names_of(explanation, working, 0);
}

/* @names: with numbers put in; @value: what they give */
static char *write_numbers(const CaromFormulaStyle *style, const CaromFormula *formula,
                           CaromFormulaNames names, CaromValue value) {
  names.digits =
      carom_formula_digits(formula, names.terms, names.n_put_in, value, CAROM_FORMULA_DIGITS);
  return carom_formula_writer_write(style, formula, &names);
}

/* Removes @piece if it says no more than @other. */
static void drop_repetition(char **piece, const char *other) {
  if (g_strcmp0(*piece, other) == 0)
    g_clear_pointer(piece, g_free);
}

/* @bare: the value without its unit */
static void drop_repetitions(CaromFormulaLine *line, const char *bare) {
  drop_repetition(&line->numbers, line->formula);
  drop_repetition(&line->numbers, bare);
  drop_repetition(&line->formula, line->symbol);
  drop_repetition(&line->formula, bare);
}

CaromFormulaLine carom_formula_line_of(const CaromFormulaStyle *style,
                                       const CaromExplanation *explanation,
                                       const CaromWorking *working, guint i) {
  const CaromWorkingLine *source = &working->lines[i];
  guint n_known;
  carom_working_known(working, i, &n_known);
  CaromFormulaNames in_symbols = names_of(explanation, working, 0);
  CaromFormulaNames in_numbers = names_of(explanation, working, n_known);
  g_autoptr(CaromFormula) symbol = carom_formula_parse(source->symbol);
  g_autofree char *bare = carom_formula_writer_write_value(style, source->value);

  CaromFormulaLine line = {
      .symbol = carom_formula_writer_write(style, symbol, &in_symbols),
      .value = carom_formula_writer_write_quantity(style, source->value, source->dimension,
                                                   explanation->length_unit),
  };
  if (source->formula) {
    const CaromFormula *formula = carom_formula_constant(carom_working_line_shown(source));
    line.formula = carom_formula_writer_write(style, formula, &in_symbols);
    if (!source->hides_numbers)
      line.numbers = write_numbers(style, formula, in_numbers, source->value);
    drop_repetitions(&line, bare);
  }
  return line;
}

/* ---- Other lines ---- */

CaromFormulaLine carom_formula_line_given(const CaromFormulaStyle *style,
                                          const CaromExplanation *explanation, const char *name,
                                          CaromDimension dimension) {
  const CaromWorking *working = &explanation->readable[0];
  CaromFormulaNames in_symbols = names_of(explanation, working, 0);
  g_autoptr(CaromFormula) symbol = carom_formula_parse(name);
  const CaromTerm *term = carom_formula_find_term(symbol, working->terms, working->n_terms);
  return (CaromFormulaLine){
      .symbol = carom_formula_writer_write(style, symbol, &in_symbols),
      .value = carom_formula_writer_write_quantity(style, term->value, dimension,
                                                   explanation->length_unit),
  };
}

static CaromFormulaNames names_in(const CaromExplanation *explanation,
                                  const CaromDerivation *derivation, gboolean put_in) {
  return (CaromFormulaNames){
      .terms = (const CaromTerm *)derivation->readable->data,
      .n_terms = derivation->readable->len,
      .n_put_in = put_in ? derivation->readable->len : 0,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
  };
}

CaromFormulaNames carom_formula_line_names_in(const CaromExplanation *explanation,
                                              const CaromDerivation *derivation) {
  return names_in(explanation, derivation, FALSE);
}

CaromFormulaLine carom_formula_line_derived(const CaromFormulaStyle *style,
                                            const CaromExplanation *explanation,
                                            const CaromDerivation *derivation, guint i) {
  const CaromDerivationLine *source = carom_derivation_line(derivation, i);
  const CaromFormula *right = carom_formula_constant(source->right);
  CaromFormulaNames in_symbols = names_in(explanation, derivation, FALSE);
  CaromFormulaNames in_numbers = names_in(explanation, derivation, TRUE);
  g_autofree char *bare = carom_formula_writer_write_value(style, source->readable);
  CaromFormulaLine line = {
      .symbol = source->left ? carom_formula_writer_write(
                                   style, carom_formula_constant(source->left), &in_symbols)
                             : g_strdup(""),
      .formula = carom_formula_writer_write(style, right, &in_symbols),
      .numbers = write_numbers(style, right, in_numbers, source->readable),
      .value = carom_formula_writer_write_quantity(style, source->readable, source->dimension,
                                                   explanation->length_unit),
  };
  drop_repetitions(&line, bare);
  return line;
}

CaromFormulaLine carom_formula_line_of_finding(const CaromFormulaStyle *style,
                                               const CaromExplanation *explanation, guint resolver,
                                               CaromFindingKind kind) {
  const CaromWorking *working = &explanation->readable[resolver];
  const CaromFinding *finding = &working->findings[kind];
  CaromFormulaNames in_symbols = names_of(explanation, working, 0);
  const CaromFormula *formula = carom_formula_constant(finding->formula);
  return (CaromFormulaLine){
      .symbol = carom_formula_writer_write(style, formula, &in_symbols),
      .value = carom_formula_writer_write_quantity(
          style, finding->value, carom_finding_info(kind)->dimension, explanation->length_unit),
  };
}

char *carom_formula_line_join(const CaromFormulaLine *line, const char *equals) {
  GString *text = g_string_new(line->symbol);
  const char *const pieces[] = {line->formula, line->numbers, line->value};
  for (guint i = 0; i < G_N_ELEMENTS(pieces); i++)
    if (pieces[i])
      g_string_append_printf(text, "%s%s", equals, pieces[i]);
  g_strchug(text->str);
  return g_string_free(text, FALSE);
}
