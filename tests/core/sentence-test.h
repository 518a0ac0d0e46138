/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* sentence-test: what is asked of every sentence with formulas in it. */
#pragma once

#include "carom-formula.h"
#include "carom-sentence.h"

#include <string.h>

/* Names that stand for quantities in general, and so for no number of a contact. */
static const char *const test_general_names[] = {"F", "Δt", "Δp", "m", "x", "y", "a", "b", NULL};

static inline void test_check_told(const char *sentence, const CaromFormula *formula,
                                   const CaromTerm *terms, guint n_terms) {
  CaromValue value;
  if (carom_formula_get_known(formula, terms, n_terms, &value))
    return;
  if (formula->kind == CAROM_FORMULA_NAME &&
      !g_strv_contains(test_general_names, formula->source)) {
    g_test_message("“%s”: “%s” is not known", sentence, formula->source);
    g_test_fail();
  }
  for (guint i = 0; i < formula->operands->len; i++)
    test_check_told(sentence, carom_formula_operand(formula, i), terms, n_terms);
}

/* A symbol, or a letter that stands alone; "a" is an article, "1/s" a unit, and "body’s" a word. */
static inline gboolean test_has_maths(const char *words) {
  static GRegex *maths; /* compiled once for thousands of sentences */
  if (!maths)
    maths =
        g_regex_new("[_′√|−\\p{Greek}]|(?<![\\p{L}/'’])(?![aA])\\p{L}(?![\\p{L}'’])", 0, 0, NULL);
  return g_regex_match(maths, words, 0, NULL);
}

/* All of its formulas can be read, and tell of what is known; and all maths is in formulas. */
static inline void test_check_sentence(const char *sentence, const CaromTerm *terms,
                                       guint n_terms) {
  g_autoptr(GArray) pieces = carom_sentence_split(sentence);
  for (guint i = 0; i < pieces->len; i++) {
    const CaromSentencePiece *piece = &g_array_index(pieces, CaromSentencePiece, i);
    if (piece->words &&
        (test_has_maths(piece->words) || strstr(piece->words, "‹") || strstr(piece->words, "›"))) {
      g_test_message("“%s”: there is maths outside of the marks", sentence);
      g_test_fail();
    }
    if (piece->left)
      test_check_told(sentence, carom_formula_constant(piece->left), terms, n_terms);
    if (piece->right)
      test_check_told(sentence, carom_formula_constant(piece->right), terms, n_terms);
  }
}
