/* carom-derivation: chapters and lines, as they have been written. */
#include "carom-derivation.h"

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
