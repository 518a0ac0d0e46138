/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tooltip: tooltips of several lines, and such as are set again and again. */
#pragma once

#include <gtk/gtk.h>

/* Shows @text, whose lines may be long. GTK itself wraps the text of a tooltip only if that has no
 * line ends. */
void carom_tooltip_set_lines(GtkTooltip *tooltip, const char *text);

/* Returns: (transfer floating): what is shown then */
GtkWidget *carom_tooltip_make_lines(const char *text);

/* Gives @widget the tooltip @text, or none if that is NULL. A text that is there already stays as
 * it is: GTK itself would make the tooltip that is shown anew, of whatever widget that is, so that
 * its box comes and goes while the window plays. */
void carom_tooltip_set_text(GtkWidget *widget, const char *text);
