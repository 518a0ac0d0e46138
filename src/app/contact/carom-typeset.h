/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-typeset: what is told of a contact, typeset: the formula of a line, a sentence with
 * formulas in it, or a band across all workings. It fills the width that it is given. */
#pragma once

#include "carom-explanation-band.h"
#include "carom-sheet-line.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_TYPESET (carom_typeset_get_type())
G_DECLARE_FINAL_TYPE(CaromTypeset, carom_typeset, CAROM, TYPESET, GtkWidget)

/* Each takes a reference to the explanation. What else it is given it keeps only if that is the
 * explanation's. */

/* @line: of that contact
 * Returns: (transfer floating): its formula, which the widget around it tells screen readers */
GtkWidget *carom_typeset_new_formula(CaromExplanation *explanation, CaromSheetLine line);

/* Returns: (transfer floating): of the same line nothing but the symbol and the value */
GtkWidget *carom_typeset_new_result(CaromExplanation *explanation, CaromSheetLine line);

/* @sentence: see carom-sentence.h
 * @terms: (array length=n_terms): what the names in its formulas mean
 * @style_class: has the font and the colour
 * Returns: (transfer floating): the sentence */
GtkWidget *carom_typeset_new_sentence(CaromExplanation *explanation, const char *sentence,
                                      const CaromTerm *terms, guint n_terms,
                                      const char *style_class);

/* @sentence: of the explanation's derivation, not translated yet
 * Returns: (transfer floating): the sentence */
GtkWidget *carom_typeset_new_derived(CaromExplanation *explanation, const char *sentence,
                                     const char *style_class);

/* @gap: between two columns, in pixels
 * Returns: (transfer floating): the contents of the band */
GtkWidget *carom_typeset_new_band(CaromExplanation *explanation, CaromFindingKind band, int gap);

/* Returns: (transfer none) (nullable): a sentence as plain text, as assistive technology is told */
const char *carom_typeset_get_text(CaromTypeset *self);

/* Makes a sentence a label: as wide as its words in one row. */
void carom_typeset_set_in_one_row(CaromTypeset *self);

/* Of a derivation's formula: whether the contact's numbers are in place of the symbols. */
void carom_typeset_set_in_numbers(CaromTypeset *self, gboolean in_numbers);

/* Of a derivation's formula: whether the line above it has shown what is on its left. */
void carom_typeset_set_goes_on(CaromTypeset *self, gboolean goes_on);

/* Of a band: draws the ground and, if it is @lit, a frame, for @widget, which contains it. */
void carom_typeset_snapshot_ground(CaromTypeset *self, GtkWidget *widget, GtkSnapshot *snapshot,
                                   gboolean lit);
