/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-words: makes sentences of the fields of a line. */
#include "carom-line-words.h"

#include "carom-sentence.h"

#include <glib/gi18n-lib.h>

/* @sentence: translatable, in the letters of a line that is not exchanged */
static char *tell(const CaromWorkingLine *line, const char *sentence) {
  const char *told = carom_sentence_translate(sentence);
  return line->is_exchanged ? carom_sentence_exchange_bodies(told) : g_strdup(told);
}

char *carom_line_words_reason(const CaromWorkingLine *line) {
  return tell(line, line->reason);
}

char *carom_line_words_because(const CaromWorkingLine *line) {
  return line->notes.because ? tell(line, line->notes.because) : NULL;
}

/* ---- Notes ---- */

/* @frame: translatable, with a place for a formula between marks
 * @formula: the formula or equation that goes there */
static void add_note(GStrvBuilder *notes, const char *frame, const char *formula) {
  g_auto(GStrv) around = g_strsplit(carom_sentence_translate(frame), "%s", 2);
  g_autofree char *note = g_strjoinv(formula, around);
  g_strv_builder_add(notes, note);
}

static void add_equation(GStrvBuilder *notes, const char *frame, const CaromEquation *equation) {
  if (!equation->left)
    return;
  g_autofree char *formula = g_strdup_printf("%s = %s", equation->left, equation->right);
  add_note(notes, frame, formula);
}

GStrv carom_line_words_notes(const CaromWorkingLine *line) {
  g_autoptr(GStrvBuilder) notes = g_strv_builder_new();
  g_autofree char *because = carom_line_words_because(line);
  for (guint i = 0; i < G_N_ELEMENTS(line->notes.solved); i++)
    /* Translators: %s in these is a formula. Keep the marks ‹ and › around it: what stands between
     * them is typeset. */
    add_equation(notes, i == 0 ? N_("Solved from ‹%s›") : N_("And from ‹%s›"),
                 &line->notes.solved[i]);
  if (line->notes.book)
    add_note(notes, N_("Calculated as ‹%s›"), line->formula);
  if (because)
    g_strv_builder_add(notes, because);
  if (line->notes.beside) {
    g_autofree char *value = g_strdup_printf("%s =", line->notes.beside);
    add_note(notes, N_("That is ‹%s›"), value);
  }
  return g_strv_builder_end(notes);
}
