/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fitting-label: a line of text that says less where there is little room, instead of being
 * cut off: a heading and the longest text that fits; or the shortest text with a brief heading, or
 * alone, perhaps in other words. If even that does not fit, it is cut off after its numbers; if a
 * number would be cut off, words without one are shown, or nothing. Labels side by side that are
 * peers are of one length. Assistive technology always gets the longest. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_FITTING_LABEL (carom_fitting_label_get_type())
G_DECLARE_FINAL_TYPE(CaromFittingLabel, carom_fitting_label, CAROM, FITTING_LABEL, GtkWidget)

#define CAROM_FITTING_LABEL_N_TEXTS 3

/* @heading: (nullable): a word or two
 * @texts: (array fixed-size=3): the same thing said in ever fewer words */
void carom_fitting_label_set(CaromFittingLabel *self, const char *heading,
                             const char *const *texts);

/* What stands before the shortest text where the heading is too long; nothing, unless this is
 * called after carom_fitting_label_set().
 *
 * @heading: in one word */
void carom_fitting_label_set_brief(CaromFittingLabel *self, const char *heading);

/* What stands without a heading in place of the shortest text; that itself, unless this is called
 * after carom_fitting_label_set() and before carom_fitting_label_set_brief().
 *
 * @text: tells the same to who does not know the heading */
void carom_fitting_label_set_alone(CaromFittingLabel *self, const char *text);

#define CAROM_FITTING_LABEL_N_PEERS (CAROM_FITTING_LABEL_N_TEXTS + 1)

/* Where a text of one of them would not fit, all that are as wide say less, so that they are alike.
 *
 * @peers: (array fixed-size=4): the texts of all that stand side by side by length, a line each;
 *   the last is what stands without a heading */
void carom_fitting_label_set_peers(CaromFittingLabel *self, const char *const *peers);

/* Sets what the text is at the end of the line, 1, or at its beginning, 0, the default. */
void carom_fitting_label_set_xalign(CaromFittingLabel *self, float xalign);

/* What is to be left free beside any text but the last ones, in pixels: something stands there. */
void carom_fitting_label_set_gap(CaromFittingLabel *self, int gap);

/* Whether the shortest text alone must not be cut off: the label asks for its width, or, where
 * there are words to be shown instead, for theirs. */
void carom_fitting_label_set_whole(CaromFittingLabel *self, gboolean whole);

/* What is shown, without the heading, where a number would be cut off; nothing, unless this is
 * called after carom_fitting_label_set().
 *
 * @words: without a number */
void carom_fitting_label_set_words(CaromFittingLabel *self, const char *words);

/* From now on the shorter texts are in smaller type, too: for words of which none can be left out,
 * so that they are rather small than cut off.
 *
 * @all: those of all labels that are to have the same type as this one, a line each, if they are as
 *   wide */
void carom_fitting_label_set_shrinks(CaromFittingLabel *self, const char *all);

/* From now on long lines of the shortest text are broken if there is height; the natural height has
 * it. A text with numbers is not.
 *
 * @n: into up to so many lines, 2 or more */
void carom_fitting_label_set_lines(CaromFittingLabel *self, int n);

/* Returns: (transfer none): the longest text, without the heading, however much of it is shown */
const char *carom_fitting_label_get_text(CaromFittingLabel *self);

/* Returns: (transfer none) (nullable): the label that is shown: the longest that fits; NULL if none
 *   may be shown */
GtkLabel *carom_fitting_label_get_shown(CaromFittingLabel *self);
