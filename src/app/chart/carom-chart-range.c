/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-range: two fields, in which numbers may be calculated and have units. */
#include "carom-chart-range.h"

#include "carom-digits.h"
#include "carom-expression.h"
#include "carom-passing-popover.h"

#include <glib/gi18n-lib.h>

/* In characters. */
#define FIELD_WIDTH 9

typedef struct {
  GtkWidget *chart; /* which has the popover, and so this */
  CaromChartRangeFunc set;
  CaromDimension dimension;
  char *length_unit;
  GtkWidget *popover, *entries[2], *message;
} Range;

static void free_range(gpointer data) {
  g_free(((Range *)data)->length_unit);
  g_free(data);
}

/* @problem: (nullable) */
static void show_problem(Range *self, const char *problem) {
  gtk_label_set_text(GTK_LABEL(self->message), problem ? problem : "");
  gtk_widget_set_visible(self->message, problem != NULL);
  if (gtk_widget_get_mapped(self->popover))
    gtk_popover_present(GTK_POPOVER(self->popover)); /* which does not grow by itself */
}

/* Returns: whether field @i has a number; else its problem is shown */
static gboolean read_field(Range *self, guint i, double *value) {
  g_auto(CaromExpressionError) problem = {0};
  const char *text = gtk_editable_get_text(GTK_EDITABLE(self->entries[i]));
  if (carom_expression_evaluate_field(text, self->dimension, self->length_unit, value, &problem))
    return TRUE;
  show_problem(self, problem.message);
  gtk_widget_grab_focus(self->entries[i]);
  return FALSE;
}

static void enter(Range *self) {
  CaromChartRange range;
  if (!read_field(self, 0, &range.from) || !read_field(self, 1, &range.to))
    return;
  if (self->set(self->chart, range))
    gtk_popover_popdown(GTK_POPOVER(self->popover));
  else
    show_problem(self, _("The axis goes from less to more; a logarithmic one begins above 0."));
}

static void let_follow(Range *self) {
  self->set(self->chart, (CaromChartRange){0});
  gtk_popover_popdown(GTK_POPOVER(self->popover));
}

/* @name: translated */
static GtkWidget *make_field(Range *self, guint i, const char *name, double value) {
  g_autofree char *number = carom_digits_text(value, CAROM_DIGITS_READ);
  GtkWidget *entry = self->entries[i] = gtk_entry_new();
  gtk_editable_set_text(GTK_EDITABLE(entry), number);
  gtk_editable_set_width_chars(GTK_EDITABLE(entry), FIELD_WIDTH);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(entry), FIELD_WIDTH);
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped(entry, "activate", G_CALLBACK(enter), self);
  return entry;
}

static GtkWidget *make_button(Range *self, const char *label, GCallback on_clicked) {
  GtkWidget *button = gtk_button_new_with_mnemonic(label);
  g_signal_connect_swapped(button, "clicked", on_clicked, self);
  return button;
}

static GtkWidget *make_row(Range *self, CaromChartRange range) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *unit = carom_expression_field_unit(self->dimension, self->length_unit);
  /* Translators: from one number, in a field, to another. */
  const char *from = C_("range of an axis", "From"), *to = C_("range of an axis", "to");
  gtk_box_append(GTK_BOX(row), gtk_label_new(from));
  gtk_box_append(GTK_BOX(row), make_field(self, 0, from, range.from));
  gtk_box_append(GTK_BOX(row), gtk_label_new(to));
  gtk_box_append(GTK_BOX(row), make_field(self, 1, to, range.to));
  gtk_box_append(GTK_BOX(row), gtk_label_new(unit));
  return row;
}

static GtkWidget *make_buttons(Range *self) {
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: the range of an axis follows the values. */
  GtkWidget *follow = make_button(self, _("_Follow the values"), G_CALLBACK(let_follow));
  GtkWidget *apply = make_button(self, C_("range of an axis", "_Set"), G_CALLBACK(enter));
  gtk_widget_add_css_class(apply, "suggested-action");
  gtk_widget_set_hexpand(follow, TRUE);
  gtk_widget_set_halign(follow, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(buttons), follow);
  gtk_box_append(GTK_BOX(buttons), apply);
  return buttons;
}

void carom_chart_range_ask(GtkWidget *chart, CaromDimension dimension, const char *length_unit,
                           CaromChartRange range, CaromChartRangeFunc set) {
  Range *self = g_new0(Range, 1);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  *self = (Range){.chart = chart,
                  .set = set,
                  .dimension = dimension,
                  .length_unit = g_strdup(length_unit),
                  .popover = gtk_popover_new(),
                  .message = gtk_label_new(NULL)};
  gtk_label_set_wrap(GTK_LABEL(self->message), TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(self->message), 3 * FIELD_WIDTH);
  gtk_label_set_xalign(GTK_LABEL(self->message), 0);
  gtk_widget_add_css_class(self->message, "error");
  gtk_box_append(GTK_BOX(box), make_row(self, range));
  gtk_box_append(GTK_BOX(box), self->message);
  gtk_box_append(GTK_BOX(box), make_buttons(self));
  show_problem(self, NULL);
  gtk_popover_set_child(GTK_POPOVER(self->popover), box);
  g_object_set_data_full(G_OBJECT(self->popover), "range", self, free_range);
  carom_passing_popover_show(GTK_POPOVER(self->popover), chart, NULL, _("Range of the axis"));
  gtk_widget_grab_focus(self->entries[0]);
}
