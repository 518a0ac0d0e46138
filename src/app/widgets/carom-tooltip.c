/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tooltip: a label that wraps, and texts that are compared first. */
#include "carom-tooltip.h"

/* As GTK has it for tooltips without line ends. */
#define MAX_CHARS 50

GtkWidget *carom_tooltip_make_lines(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(label), MAX_CHARS);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

void carom_tooltip_set_lines(GtkTooltip *tooltip, const char *text) {
  g_return_if_fail(GTK_IS_TOOLTIP(tooltip) && text);
  gtk_tooltip_set_custom(tooltip, carom_tooltip_make_lines(text));
}

void carom_tooltip_set_text(GtkWidget *widget, const char *text) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  if (g_strcmp0(gtk_widget_get_tooltip_text(widget), text) != 0)
    gtk_widget_set_tooltip_text(widget, text);
}
