/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tooltip: a label that wraps, and texts that are compared first. Where a visible widget gets
 * one, GTK asks the display where the pointer is; one that is in no window yet is hidden for that
 * (see ui/compile.py). */
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
  if (g_strcmp0(gtk_widget_get_tooltip_text(widget), text) == 0)
    return;
  gboolean is_new = !gtk_widget_get_root(widget) && gtk_widget_get_visible(widget);
  if (is_new)
    gtk_widget_set_visible(widget, FALSE);
  gtk_widget_set_tooltip_text(widget, text);
  if (is_new)
    gtk_widget_set_visible(widget, TRUE);
}
