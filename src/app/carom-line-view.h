/* carom-line-view: one line of a working: its formula and why. Pointing at it lights what it talks
 * about; choosing it takes the walk there. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_LINE_VIEW (carom_line_view_get_type())
G_DECLARE_FINAL_TYPE(CaromLineView, carom_line_view, CAROM, LINE_VIEW, GtkBox)

/* The line @line of resolver @resolver in @inspector's present explanation; it is only to be looked
 * at once that is another. */
GtkWidget *carom_line_view_new(CaromInspector *inspector, guint resolver, guint line);

/* Whether the line is lit. */
gboolean carom_line_view_is_lit(CaromLineView *self);
/* Shows it. */
void carom_line_view_update(CaromLineView *self);
