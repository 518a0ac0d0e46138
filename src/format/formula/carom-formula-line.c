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

/* Removes @piece if it says no more than @other. */
static void drop_repetition(char **piece, const char *other) {
  if (g_strcmp0(*piece, other) == 0)
    g_clear_pointer(piece, g_free);
}

CaromFormulaLine carom_formula_line(const CaromFormulaStyle *style,
                                    const CaromExplanation *explanation, CaromSheetLine line) {
  CaromFormulaNames names = {
      .terms = line.terms,
      .n_terms = line.n_terms,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
  };
  CaromFormulaLine written = {
      .tag = line.tag,
      .symbol = line.goes_on ? g_strdup("")
                             : carom_formula_writer_write(
                                   style, carom_formula_constant(line.symbol), &names),
      .value = carom_formula_writer_write_quantity(style, line.value, line.dimension,
                                                   explanation->length_unit),
  };
  if (!line.formula)
    return written;
  const CaromFormula *formula = carom_formula_constant(line.formula);
  written.formula = carom_formula_writer_write(style, formula, &names);
  if (!line.hides_numbers) {
    names.n_put_in = line.n_known;
    names.digits = carom_formula_digits(formula, names.terms, names.n_put_in, line.value,
                                        CAROM_FORMULA_DIGITS);
    written.numbers = carom_formula_writer_write(style, formula, &names);
  }
  g_autofree char *without_unit =
      carom_formula_writer_write_value(style, line.value, CAROM_FORMULA_DIGITS);
  drop_repetition(&written.numbers, written.formula);
  drop_repetition(&written.numbers, without_unit);
  drop_repetition(&written.formula, written.symbol);
  drop_repetition(&written.formula, without_unit);
  return written;
}

char *carom_formula_line_join(const CaromFormulaLine *line) {
  GString *text = g_string_new(line->symbol);
  const char *const pieces[] = {line->formula, line->numbers, line->value};
  for (guint i = 0; i < G_N_ELEMENTS(pieces); i++)
    if (pieces[i])
      g_string_append_printf(text, " = %s", pieces[i]);
  g_strchug(text->str);
  return g_string_free(text, FALSE);
}

char *carom_formula_line_text(const CaromExplanation *explanation, CaromSheetLine line) {
  g_auto(CaromFormulaLine) written =
      carom_formula_line(&carom_formula_writer_text, explanation, line);
  g_autofree char *joined = carom_formula_line_join(&written);
  return line.tag > 0 ? g_strdup_printf("(%u) %s", line.tag, joined) : g_steal_pointer(&joined);
}
