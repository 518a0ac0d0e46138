/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-sentence: sentences with formulas in them, see carom-sentence.h, in any notation.
 */
#pragma once

#include "carom-derivation.h"
#include "carom-explanation.h"
#include "carom-formula-writer.h"

/* How a format writes the parts of a sentence. */
typedef struct {
  const CaromFormulaStyle *style; /* how formulas are written */
  void (*append_words)(GString *text, const char *words);
  void (*append_formula)(GString *text, const char *formula);
} CaromFormulaProse;

/* The prose of plain Unicode text. */
extern const CaromFormulaProse carom_formula_sentence_plain;

/* @sentence: translated, about the contact of @explanation
 * @terms: (array length=n_terms): the meaning of the names in its formulas
 * Returns: (transfer full): @sentence in that notation */
char *carom_formula_sentence_write(const CaromFormulaProse *prose, const char *sentence,
                                   const CaromExplanation *explanation, const CaromTerm *terms,
                                   guint n_terms);

/* The same in terms of @working.
 *
 * Returns: (transfer full): @sentence in that notation */
char *carom_formula_sentence_of_working(const CaromFormulaProse *prose, const char *sentence,
                                        const CaromExplanation *explanation,
                                        const CaromWorking *working);

/* The same of a sentence that is not translated yet, in terms of @derivation.
 *
 * @sentence: a reason of it, or the title or the sentence of a chapter
 * Returns: (transfer full): it in that notation */
char *carom_formula_sentence_of_derivation(const CaromFormulaProse *prose, const char *sentence,
                                           const CaromExplanation *explanation,
                                           const CaromDerivation *derivation);
