/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-difference-view: a sentence on what makes the panes differ, and a row for each pane on what
 * it did, written again only when the contact is a different one. */
#include "carom-difference-view.h"

#include "carom-method-difference.h"
#include "carom-style-sample.h"

#include <glib/gi18n-lib.h>

#define COLUMN_SPACING 16

struct _CaromDifferenceView {
  GtkBox parent_instance;
  CaromInspector *inspector;
  const CaromExplanation *shown; /* (nullable): the explanation whose contact is shown; used only to
                                    compare addresses */
  GtkGrid *rows;
};

G_DEFINE_FINAL_TYPE(CaromDifferenceView, carom_difference_view, GTK_TYPE_BOX)

static CaromComparison *get_comparison(CaromDifferenceView *self) {
  return carom_player_get_comparison(carom_inspector_get_player(self->inspector));
}

static GtkWidget *text_label_new(const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  gtk_widget_set_can_focus(label, FALSE);
  gtk_widget_add_css_class(label, css_class);
  return label;
}

static GtkWidget *title_new(CaromDifferenceView *self, guint run) {
  GtkWidget *title = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "valign", GTK_ALIGN_CENTER, NULL);
  carom_style_sample_set_index(CAROM_STYLE_SAMPLE(sample), run);
  gtk_box_append(GTK_BOX(title), sample);
  gtk_box_append(GTK_BOX(title),
                 text_label_new(carom_comparison_get_title(get_comparison(self), run), "reason"));
  gtk_widget_set_valign(title, GTK_ALIGN_START);
  return title;
}

/* Adds a row: which pane, and what it did. */
static void attach_pane(CaromDifferenceView *self, guint run) {
  g_autofree char *lines = carom_inspector_describe_pane(self->inspector, run);
  GtkWidget *report = text_label_new(g_strdelimit(lines, "\n", ' '), "reason");
  gtk_widget_set_hexpand(report, TRUE);
  gtk_grid_attach(self->rows, title_new(self, run), 0, (int)run, 1, 1);
  gtk_grid_attach(self->rows, report, 1, (int)run, 1, 1);
}

static void remove_rows(CaromDifferenceView *self) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->rows))))
    gtk_grid_remove(self->rows, child);
}

void carom_difference_view_update(CaromDifferenceView *self) {
  g_return_if_fail(CAROM_IS_DIFFERENCE_VIEW(self));
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  const CaromMethod *methods = carom_comparison_get_methods(get_comparison(self));
  guint n = carom_comparison_get_n_runs(get_comparison(self));
  gboolean tells = explanation && carom_method_difference_is_beyond_resolver(methods, n);
  gtk_widget_set_visible(GTK_WIDGET(self), tells);
  if (self->shown == explanation)
    return;
  self->shown = explanation;
  remove_rows(self);
  if (!tells)
    return;
  for (guint i = 0; i < n; i++)
    attach_pane(self, i);
}

static void forget(CaromDifferenceView *self) {
  self->shown = NULL;
}

void carom_difference_view_set_inspector(CaromDifferenceView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_DIFFERENCE_VIEW(self) && !self->inspector);
  self->inspector = g_object_ref(inspector);
  /* The next explanation may have the same address. */
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(forget), self, G_CONNECT_SWAPPED);
}

static void carom_difference_view_dispose(GObject *object) {
  g_clear_object(&CAROM_DIFFERENCE_VIEW(object)->inspector);
  G_OBJECT_CLASS(carom_difference_view_parent_class)->dispose(object);
}

static void carom_difference_view_class_init(CaromDifferenceViewClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_difference_view_dispose;
}

static void carom_difference_view_init(CaromDifferenceView *self) {
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing(GTK_BOX(self), 4);
  gtk_widget_add_css_class(GTK_WIDGET(self), "difference");
  self->rows = GTK_GRID(gtk_grid_new());
  gtk_grid_set_row_spacing(self->rows, 4);
  gtk_grid_set_column_spacing(self->rows, COLUMN_SPACING);
  gtk_box_append(GTK_BOX(self), text_label_new(_("What each pane did"), "stage"));
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->rows));
}
