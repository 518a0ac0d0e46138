/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence-view: a paragraph in which formulas are typeset, see carom-sentence.h. It fills
 * the width that it is given, in the font and colour of its style class. */
#pragma once

#include "carom-explanation.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SENTENCE_VIEW (carom_sentence_view_get_type())
G_DECLARE_FINAL_TYPE(CaromSentenceView, carom_sentence_view, CAROM, SENTENCE_VIEW, GtkWidget)

/* @explanation: a reference is taken
 * @working: of that contact, in terms of which the sentence is; unless it is the explanation's, the
 *   caller keeps it as long as the view
 * Returns: (transfer floating): the view */
GtkWidget *carom_sentence_view_new(CaromExplanation *explanation, const CaromWorking *working,
                                   const char *sentence, const char *style_class);

/* @explanation: a reference is taken; it must have a derivation
 * @sentence: a reason of that, or the sentence of a chapter
 * Returns: (transfer floating): the view */
GtkWidget *carom_sentence_view_new_derived(CaromExplanation *explanation, const char *sentence,
                                           const char *style_class);

/* Makes it a label: as wide as its words in one row. */
void carom_sentence_view_set_in_one_row(CaromSentenceView *self, gboolean in_one_row);

/* Returns: (transfer none): the sentence as plain text, as assistive technology is told */
const char *carom_sentence_view_get_text(CaromSentenceView *self);
