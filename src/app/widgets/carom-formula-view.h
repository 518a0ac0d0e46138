/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-view: the typeset formula of one line of a working or of a derivation. It fills the
 * width that it is given. */
#pragma once

#include "carom-explanation.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_FORMULA_VIEW (carom_formula_view_get_type())
G_DECLARE_FINAL_TYPE(CaromFormulaView, carom_formula_view, CAROM, FORMULA_VIEW, GtkWidget)

/* @explanation: a reference is taken
 * @working, @line: which line of which working of that contact; unless it is the explanation's, the
 *   caller keeps it as long as the view
 * Returns: (transfer floating): the view */
GtkWidget *carom_formula_view_new(CaromExplanation *explanation, const CaromWorking *working,
                                  guint line);
/* The same with nothing but the symbol and the value.
 *
 * Returns: (transfer floating): the view */
GtkWidget *carom_formula_view_new_result(CaromExplanation *explanation, const CaromWorking *working,
                                         guint line);

/* @explanation: a reference is taken; it must have a derivation
 * @line: which line of that
 * Returns: (transfer floating): the view */
GtkWidget *carom_formula_view_new_derived(CaromExplanation *explanation, guint line);

/* Of a line of a derivation: whether the contact's numbers are in place of the symbols. */
void carom_formula_view_set_in_numbers(CaromFormulaView *self, gboolean in_numbers);
