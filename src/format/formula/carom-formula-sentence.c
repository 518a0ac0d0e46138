/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-sentence: writes the pieces of a sentence one after the other. */
#include "carom-formula-sentence.h"

#include "carom-formula-digits.h"
#include "carom-formula-line.h"
#include "carom-sentence.h"

static void append_plain(GString *text, const char *piece) {
  g_string_append(text, piece);
}

const CaromFormulaProse carom_formula_sentence_plain = {
    .style = &carom_formula_writer_text,
    .append_words = append_plain,
    .append_formula = append_plain,
};

/* Appends "J", "e = 0" or "|J| = 2 kg·m/s", as the format's prose writes formulas. */
static void append_equation(GString *text, const CaromFormulaProse *prose,
                            const CaromSentencePiece *piece, const CaromFormulaNames *names,
                            const char *length_unit) {
  const CaromFormula *left = carom_formula_constant(piece->left);
  g_auto(CaromFormulaLine) line = {.symbol = carom_formula_writer_write(prose->style, left, names)};
  if (piece->right)
    line.formula =
        carom_formula_writer_write(prose->style, carom_formula_constant(piece->right), names);
  if (piece->has_value)
    line.value = carom_formula_writer_write_quantity(
        prose->style, carom_formula_digits_evaluate(left, names->terms, names->n_terms),
        carom_formula_dimension(left, names->terms, names->n_terms), length_unit);
  g_autofree char *equation = carom_formula_line_join(&line);
  prose->append_formula(text, equation);
}

char *carom_formula_sentence_write(const CaromFormulaProse *prose, const char *sentence,
                                   const CaromExplanation *explanation, const CaromTerm *terms,
                                   guint n_terms) {
  const CaromFormulaNames names = {
      .terms = terms,
      .n_terms = n_terms,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
  };
  g_autoptr(GArray) pieces = carom_sentence_split(sentence);
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < pieces->len; i++) {
    const CaromSentencePiece *piece = &g_array_index(pieces, CaromSentencePiece, i);
    if (piece->words)
      prose->append_words(text, piece->words);
    else
      append_equation(text, prose, piece, &names, explanation->length_unit);
  }
  return g_string_free(text, FALSE);
}

char *carom_formula_sentence_of_working(const CaromFormulaProse *prose, const char *sentence,
                                        const CaromExplanation *explanation,
                                        const CaromWorking *working) {
  return carom_formula_sentence_write(prose, sentence, explanation, working->terms,
                                      working->n_terms);
}

char *carom_formula_sentence_of_derivation(const CaromFormulaProse *prose, const char *sentence,
                                           const CaromExplanation *explanation,
                                           const CaromDerivation *derivation) {
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  return carom_formula_sentence_write(prose, told, explanation,
                                      (const CaromTerm *)derivation->readable->data,
                                      derivation->readable->len);
}
