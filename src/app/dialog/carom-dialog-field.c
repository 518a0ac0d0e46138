/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-dialog-field: labels. */
#include "carom-dialog-field.h"

#include "carom-field-problem.h"

/* Labels are broken into lines at about this width, so that there is room for the fields. */
#define LABEL_CHARS 24
/* Room for "px/s²", also where there is no unit, so that fields are equally wide. */
#define UNIT_CHARS 5

GtkWidget *carom_dialog_field_make_label(const char *text, GtkWidget *field) {
  GtkWidget *label = gtk_label_new_with_mnemonic(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_width_chars(GTK_LABEL(label), LABEL_CHARS);
  gtk_label_set_max_width_chars(GTK_LABEL(label), LABEL_CHARS);
  gtk_label_set_mnemonic_widget(GTK_LABEL(label), field);
  gtk_accessible_update_property(GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 gtk_label_get_text(GTK_LABEL(label)), -1);
  return label;
}

GtkWidget *carom_dialog_field_make_unit(void) {
  GtkWidget *unit = gtk_label_new(NULL);
  gtk_label_set_width_chars(GTK_LABEL(unit), UNIT_CHARS);
  gtk_label_set_xalign(GTK_LABEL(unit), 0);
  return unit;
}

GtkWidget *carom_dialog_field_make_message(void) {
  GtkWidget *message = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(message), 0);
  gtk_label_set_wrap(GTK_LABEL(message), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(message), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class(message, "caption");
  gtk_widget_add_css_class(message, "problem");
  gtk_widget_set_visible(message, FALSE);
  return message;
}

void carom_dialog_field_show_problem(GtkWidget *field, GtkWidget *message, const char *problem) {
  carom_field_problem_set(field, problem);
  gtk_label_set_text(GTK_LABEL(message), problem ? problem : "");
  gtk_widget_set_visible(message, problem != NULL);
}
