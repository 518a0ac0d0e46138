/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-markup: an explanation as a document of headings, paragraphs, lines of working
 * and tables. Each format supplies functions that write these. */
#pragma once

#include "carom-explanation-format.h"
#include "carom-formula-line.h"
#include "carom-formula-sentence.h"

typedef struct {
  const CaromFormulaProse
      *prose; /* how formulas are written, and sentences with formulas in them */
  /* Text, here and below, reasons and notes are as the prose above has written them.
   *
   * @level: 1 for the title, 2 for a chapter, 3 for a section */
  void (*heading)(GString *document, guint level, const char *text);
  void (*paragraph)(GString *document, const char *text);
  void (*line)(GString *document, const CaromFormulaLine *line, const char *reason);
  /* Writes a note below a line. */
  void (*note)(GString *document, const char *note);
  /* @columns: a letter for each column: 'l' for left-aligned, 'r' for right-aligned, 'm' for
   *   formulas in the style of the prose, left-aligned, below a heading that is text
   * @cells: (element-type utf8): row by row, the headings first */
  void (*table)(GString *document, const char *columns, const GPtrArray *cells);
} CaromExplanationMarkup;

/* Returns: (transfer full): the whole document */
char *carom_explanation_markup_write(const CaromExplanationMarkup *markup,
                                     const CaromExplanation *explanation,
                                     const CaromExplanationContext *context);
