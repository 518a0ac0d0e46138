/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sheet-line: takes from a working or a derivation what a line of it says. */
#include "carom-sheet-line.h"

#include "carom-line-words.h"

CaromSheetLine carom_sheet_line_of_working(const CaromWorking *working, guint i) {
  const CaromWorkingLine *source = &working->lines[i];
  CaromSheetLine line = {
      .working = working,
      .number = i,
      .terms = working->terms,
      .n_terms = working->n_terms,
      .symbol = source->symbol,
      .formula = carom_working_line_shown(source),
      .hides_numbers = source->hides_numbers,
      .value = source->value,
      .dimension = source->dimension,
  };
  carom_working_known(working, i, &line.n_known);
  return line;
}

CaromSheetLine carom_sheet_line_of_given(const CaromWorking *working, const CaromGiven *given) {
  const CaromTerm *term = carom_formula_find_term(carom_formula_constant(given->name),
                                                  working->terms, working->n_terms);
  return (CaromSheetLine){
      .working = working,
      .terms = working->terms,
      .n_terms = working->n_terms,
      .symbol = given->name,
      .value = term->value,
      .dimension = given->dimension,
  };
}

CaromSheetLine carom_sheet_line_of_finding(const CaromWorking *working, CaromFindingKind kind) {
  return (CaromSheetLine){
      .working = working,
      .terms = working->terms,
      .n_terms = working->n_terms,
      .symbol = working->findings[kind].formula,
      .value = working->findings[kind].value,
      .dimension = carom_finding_info(kind)->dimension,
  };
}

CaromSheetLine carom_sheet_line_of_derivation(const CaromDerivation *derivation, guint i) {
  const CaromDerivationLine *source = carom_derivation_line(derivation, i);
  guint head = carom_derivation_head_of(derivation, i);
  return (CaromSheetLine){
      .derivation = derivation,
      .number = i,
      .terms = (const CaromTerm *)derivation->readable->data,
      .n_terms = derivation->readable->len,
      .n_known = derivation->readable->len,
      .tag = source->tag,
      .symbol = carom_derivation_line(derivation, head)->left,
      .goes_on = head != i,
      .formula = source->right,
      .value = source->readable,
      .dimension = source->dimension,
  };
}

GStrv carom_sheet_line_tell(const CaromSheetLine *line) {
  g_autoptr(GStrvBuilder) sentences = g_strv_builder_new();
  if (line->working) {
    const CaromWorkingLine *source = &line->working->lines[line->number];
    g_autofree char *reason = carom_line_words_reason(source);
    g_auto(GStrv) notes = carom_line_words_notes(source);
    g_strv_builder_add(sentences, reason);
    g_strv_builder_addv(sentences, (const char **)notes);
  } else {
    g_autofree char *reason = carom_derivation_tell(
        line->derivation, carom_derivation_line(line->derivation, line->number)->reason);
    g_strv_builder_add(sentences, reason);
  }
  return g_strv_builder_end(sentences);
}
