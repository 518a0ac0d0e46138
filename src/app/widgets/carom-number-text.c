/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-number-text: a number has no letters from which Pango could tell the direction of the text,
 * so the direction of the widget with the text decides. */
#include "carom-number-text.h"

void carom_number_text_mark(GtkWidget *widget) {
  g_return_if_fail(GTK_IS_LABEL(widget) || GTK_IS_INSCRIPTION(widget) || GTK_IS_EDITABLE(widget));
  GtkWidget *text = widget;
  if (GTK_IS_EDITABLE(widget))
    text = GTK_WIDGET(gtk_editable_get_delegate(GTK_EDITABLE(widget)));
  gtk_widget_add_css_class(widget, "numeric");
  gtk_widget_set_direction(text, GTK_TEXT_DIR_LTR);
}
