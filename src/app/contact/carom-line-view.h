/* carom-line-view: one line of a working: its formula and why. Pointing at it lights what it talks
 * about; choosing it takes the walk there. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_LINE_VIEW (carom_line_view_get_type())
G_DECLARE_FINAL_TYPE(CaromLineView, carom_line_view, CAROM, LINE_VIEW, GtkBox)

/* carom_line_view_new:
 * @inspector: in whose present explanation the line is, with which it has to go
 * @resolver, @line: which line of which working
 * @first_step, @n_steps: the steps of the walk at which it stands there */
GtkWidget *carom_line_view_new(CaromInspector *inspector, guint resolver, guint line,
                               guint first_step, guint n_steps);

/* Whether the line is lit. */
gboolean carom_line_view_is_lit(CaromLineView *self);
/* Shows it. */
void carom_line_view_update(CaromLineView *self);
