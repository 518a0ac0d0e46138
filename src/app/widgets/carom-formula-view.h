/* carom-formula-view: the formula of one line of a working, typeset, as wide as there is room. */
#pragma once

#include "carom-explanation.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_FORMULA_VIEW (carom_formula_view_get_type())
G_DECLARE_FINAL_TYPE(CaromFormulaView, carom_formula_view, CAROM, FORMULA_VIEW, GtkWidget)

/* carom_formula_view_new:
 * @explanation: is referenced
 * @resolver, @line: which line of which working */
GtkWidget *carom_formula_view_new(CaromExplanation *explanation, guint resolver, guint line);
