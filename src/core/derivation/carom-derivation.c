/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation: chapters and lines, as carom-derivation-write.c has written them. */
#include "carom-derivation.h"

#include "carom-sentence.h"

void carom_derivation_free(CaromDerivation *derivation) {
  g_array_unref(derivation->chapters);
  g_array_unref(derivation->lines);
  g_array_unref(derivation->terms);
  g_array_unref(derivation->readable);
  g_array_unref(derivation->sizes);
  g_ptr_array_unref(derivation->definitions);
  g_array_unref(derivation->workings);
  g_free(derivation);
}

char *carom_derivation_tell(const CaromDerivation *derivation, const char *sentence) {
  const char *told = carom_sentence_translate(sentence);
  return derivation->body == CAROM_BODY_B ? carom_sentence_exchange_bodies(told) : g_strdup(told);
}

guint carom_derivation_head_of(const CaromDerivation *derivation, guint i) {
  while (!carom_derivation_line(derivation, i)->left)
    i--;
  return i;
}

guint carom_derivation_chapter_of(const CaromDerivation *derivation, guint i) {
  guint chapter = 0;
  while (chapter + 1 < derivation->chapters->len &&
         carom_derivation_chapter(derivation, chapter + 1)->first_line <= i)
    chapter++;
  return chapter;
}

/* ---- Bands: one working after the other is asked, the first of which have no lines ---- */

static const CaromWorking *get_working(const CaromDerivation *derivation, guint i) {
  return &g_array_index(derivation->workings, CaromWorking, i);
}

CaromFindingKind carom_derivation_band_of_formula(const CaromDerivation *derivation,
                                                  const CaromFormula *formula) {
  CaromFindingKind kind = CAROM_N_FINDINGS;
  for (guint i = 0; i < derivation->workings->len && kind == CAROM_N_FINDINGS; i++)
    kind = carom_band_of_formula(get_working(derivation, i), formula);
  return kind;
}

CaromFindingKind carom_derivation_band_of_label(const CaromDerivation *derivation,
                                                const char *notation) {
  CaromFindingKind kind =
      carom_derivation_band_of_formula(derivation, carom_formula_constant(notation));
  for (guint i = 0; i < derivation->workings->len && kind == CAROM_N_FINDINGS; i++)
    kind = carom_band_of_label(get_working(derivation, i), notation);
  return kind;
}

int carom_derivation_band_line(const CaromDerivation *derivation, CaromFindingKind kind) {
  for (guint i = 0; kind < CAROM_N_FINDINGS && i < derivation->lines->len; i++)
    if (g_strcmp0(carom_derivation_line(derivation, i)->left,
                  get_working(derivation, 0)->findings[kind].formula) == 0)
      return (int)i;
  return -1;
}

CaromFindingKind carom_derivation_band_of_line(const CaromDerivation *derivation, int line) {
  CaromFindingKind kind = line < 0 ? CAROM_N_FINDINGS : 0;
  while (kind < CAROM_N_FINDINGS && carom_derivation_band_line(derivation, kind) != line)
    kind++;
  return kind;
}
