/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-sentence: writes the pieces of a sentence one after the other. */
#include "carom-formula-sentence.h"

#include "carom-formula-digits.h"
#include "carom-formula-line.h"
#include "carom-formula-text.h"
#include "carom-sentence.h"

static void append_plain(GString *text, const char *piece) {
  g_string_append(text, piece);
}

const CaromFormulaProse carom_formula_sentence_plain = {
    .style = &carom_formula_text,
    .append_words = append_plain,
    .append_formula = append_plain,
};

static char *write_side(const CaromFormulaProse *prose, const char *notation,
                        const CaromFormulaNames *names) {
  return carom_formula_writer_write(prose->style, carom_formula_constant(notation), names);
}

static char *write_value(const CaromFormulaProse *prose, const char *notation,
                         const CaromFormulaNames *names, const char *length_unit) {
  const CaromFormula *formula = carom_formula_constant(notation);
  CaromValue value = carom_formula_digits_evaluate(formula, names->terms, names->n_terms);
  CaromDimension dimension = carom_formula_dimension(formula, names->terms, names->n_terms);
  return carom_formula_writer_write_quantity(prose->style, value, dimension, length_unit);
}

static void append_formula(GString *text, const CaromFormulaProse *prose,
                           const CaromSentencePiece *piece, const CaromFormulaNames *names,
                           const char *length_unit) {
  g_auto(CaromFormulaLine) line = {.symbol = write_side(prose, piece->left, names)};
  if (piece->right)
    line.formula = write_side(prose, piece->right, names);
  if (piece->has_value)
    line.value = write_value(prose, piece->left, names, length_unit);
  g_autofree char *formula = carom_formula_line_join(&line, " = ");
  prose->append_formula(text, formula);
}

char *carom_formula_sentence_write(const CaromFormulaProse *prose, const char *sentence,
                                   const CaromFormulaNames *names, const char *length_unit) {
  g_autoptr(GArray) pieces = carom_sentence_split(sentence);
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < pieces->len; i++) {
    const CaromSentencePiece *piece = &g_array_index(pieces, CaromSentencePiece, i);
    if (piece->words)
      prose->append_words(text, piece->words);
    else
      append_formula(text, prose, piece, names, length_unit);
  }
  return g_string_free(text, FALSE);
}

char *carom_formula_sentence_of_working(const CaromFormulaProse *prose, const char *sentence,
                                        const CaromExplanation *explanation,
                                        const CaromWorking *working) {
  CaromFormulaNames names = carom_formula_line_names_of(explanation, working);
  return carom_formula_sentence_write(prose, sentence, &names, explanation->length_unit);
}

char *carom_formula_sentence_of_derivation(const CaromFormulaProse *prose, const char *sentence,
                                           const CaromExplanation *explanation,
                                           const CaromDerivation *derivation) {
  CaromFormulaNames names = carom_formula_line_names_in(explanation, derivation);
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  return carom_formula_sentence_write(prose, told, &names, explanation->length_unit);
}
