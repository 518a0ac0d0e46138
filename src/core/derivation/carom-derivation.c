/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation: chapters and lines, as they have been written. */
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
