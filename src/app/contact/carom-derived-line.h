/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derived-line: one line of a derivation: its equation, and beside it the reason. Activating
 * it takes the walk there. */
#pragma once

#include "carom-explanation.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_DERIVED_LINE (carom_derived_line_get_type())
G_DECLARE_FINAL_TYPE(CaromDerivedLine, carom_derived_line, CAROM, DERIVED_LINE, GtkWidget)

/* @explanation: a reference is taken; it must have a derivation
 * @line: which line of that
 * Returns: (transfer floating): the view */
GtkWidget *carom_derived_line_new(CaromExplanation *explanation, guint line);

/* Shows whether the walk is at the line. */
void carom_derived_line_set_lit(CaromDerivedLine *self, gboolean lit);

/* Shows numbers in place of symbols, or symbols again. */
void carom_derived_line_set_in_numbers(CaromDerivedLine *self, gboolean in_numbers);
