/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-problem: the style class that GTK's themes have for it, and the state and description
 * that are read out. */
#include "carom-field-problem.h"

void carom_field_problem_set(GtkWidget *field, const char *problem) {
  g_return_if_fail(GTK_IS_WIDGET(field));
  if (problem)
    gtk_widget_add_css_class(field, "error");
  else
    gtk_widget_remove_css_class(field, "error");
  gtk_accessible_update_state(GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_STATE_INVALID,
                              problem ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                              -1);
  if (problem)
    gtk_accessible_update_property(GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   problem, -1);
  else
    gtk_accessible_reset_property(GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
