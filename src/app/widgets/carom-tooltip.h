/* carom-tooltip: tooltips of several lines. */
#pragma once

#include <gtk/gtk.h>

/* Shows @text, whose lines may be long. GTK itself wraps the text of a tooltip only if that has no
 * line ends. */
void carom_tooltip_set_lines(GtkTooltip *tooltip, const char *text);

/* Returns: (transfer floating): what is shown then */
GtkWidget *carom_tooltip_make_lines(const char *text);
