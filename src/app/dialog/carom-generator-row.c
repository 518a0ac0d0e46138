/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-row: all that it says about the option comes from the generator's table. */
#include "carom-generator-row.h"

#include "carom-decimal.h"
#include "carom-dialog-field.h"
#include "carom-expression.h"
#include "carom-number-text.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* What generators make is in metres. */
#define LENGTH_UNIT "m"

struct _CaromGeneratorRow {
  GtkBox parent_instance;
  const CaromGeneratorOption *option;
  GtkWidget *label, *field, *message;
};

G_DEFINE_FINAL_TYPE(CaromGeneratorRow, carom_generator_row, GTK_TYPE_BOX)

enum { SIGNAL_EDITED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean is_angle(const CaromGeneratorOption *option) {
  return option->dimension == CAROM_DIMENSION_ANGLE;
}

void carom_generator_row_show_problem(CaromGeneratorRow *self, const char *problem) {
  g_return_if_fail(CAROM_IS_GENERATOR_ROW(self));
  carom_dialog_field_show_problem(self->field, self->message, problem);
  if (!problem)
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   _(self->option->part.summary), -1);
}

gboolean carom_generator_row_get_value(CaromGeneratorRow *self, double *value) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_ROW(self) && value, FALSE);
  const char *text = gtk_editable_get_text(GTK_EDITABLE(self->field));
  g_auto(CaromExpressionError) typing = {0};
  g_autoptr(GError) error = NULL;
  gboolean is_number =
      is_angle(self->option)
          ? carom_expression_evaluate_degrees(text, value, &typing)
          : carom_expression_evaluate(text, self->option->dimension, LENGTH_UNIT, value, &typing);
  gboolean can_be = is_number && carom_generator_option_check(self->option, *value, &error);
  carom_generator_row_show_problem(self, can_be      ? NULL
                                         : is_number ? error->message
                                                     : typing.message);
  return can_be;
}

GtkWidget *carom_generator_row_get_label(CaromGeneratorRow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_ROW(self), NULL);
  return self->label;
}

GtkWidget *carom_generator_row_get_field(CaromGeneratorRow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_ROW(self), NULL);
  return self->field;
}

const char *carom_generator_row_get_problem(CaromGeneratorRow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_ROW(self), NULL);
  return gtk_widget_get_visible(self->message) ? gtk_label_get_text(GTK_LABEL(self->message))
                                               : NULL;
}

/* ---- Making it ---- */

static void on_text(CaromGeneratorRow *self) {
  g_signal_emit(self, signals[SIGNAL_EDITED], 0);
}

static GtkWidget *make_field(CaromGeneratorRow *self, double value) {
  GtkWidget *field = gtk_entry_new();
  char text[CAROM_DECIMAL_SIZE];
  gtk_editable_set_text(GTK_EDITABLE(field), carom_decimal_display(text, value));
  gtk_widget_set_hexpand(field, TRUE);
  gtk_entry_set_activates_default(GTK_ENTRY(field), TRUE);
  carom_number_text_mark(field);
  g_signal_connect_swapped(field, "notify::text", G_CALLBACK(on_text), self);
  return field;
}

static GtkWidget *make_unit(const CaromGeneratorOption *option) {
  GtkWidget *unit = carom_dialog_field_make_unit();
  g_autofree char *symbol =
      is_angle(option) ? g_strdup("°") : carom_unit_symbol(option->dimension, LENGTH_UNIT);
  gtk_label_set_text(GTK_LABEL(unit), symbol);
  return unit;
}

GtkWidget *carom_generator_row_new(const CaromGeneratorOption *option, double value) {
  g_return_val_if_fail(option, NULL);
  CaromGeneratorRow *self = g_object_new(CAROM_TYPE_GENERATOR_ROW, "orientation",
                                         GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);
  self->option = option;
  self->field = make_field(self, value);
  self->label = carom_dialog_field_make_label(_(option->part.title), self->field);
  self->message = carom_dialog_field_make_message();
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append(GTK_BOX(line), self->label);
  gtk_box_append(GTK_BOX(line), self->field);
  gtk_box_append(GTK_BOX(line), make_unit(option));
  carom_tooltip_set_text(line, _(option->part.summary));
  gtk_box_append(GTK_BOX(self), line);
  gtk_box_append(GTK_BOX(self), self->message);
  return GTK_WIDGET(self);
}

static void carom_generator_row_class_init(CaromGeneratorRowClass *klass) {
  signals[SIGNAL_EDITED] = g_signal_new("edited", CAROM_TYPE_GENERATOR_ROW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_generator_row_init(CaromGeneratorRow *self) {
}
