/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-titles: a homogeneous box, put where the adjustment says. A GtkScrolledWindow in its
 * place would measure labels as if they had one line each. */
#include "carom-column-titles.h"

#include "carom-style-sample.h"
#include "carom-tooltip.h"

struct _CaromColumnTitles {
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkAdjustment *adjustment; /* (nullable): of the columns, sideways */
  guint resize_id;           /* of the callback that measures anew; 0 if none is due */
};

G_DEFINE_FINAL_TYPE(CaromColumnTitles, carom_column_titles, GTK_TYPE_WIDGET)

/* ---- Titles ---- */

void carom_column_titles_clear(CaromColumnTitles *self) {
  g_return_if_fail(CAROM_IS_COLUMN_TITLES(self));
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(self->box)))
    gtk_box_remove(GTK_BOX(self->box), child);
}

/* A word that is longer than its column is broken, too: so no title is wider than a column. */
static GtkWidget *label_new(const char *title) {
  GtkWidget *label = gtk_label_new(title);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_widget_add_css_class(label, "heading");
  return label;
}

void carom_column_titles_add(CaromColumnTitles *self, const char *title, const char *tooltip,
                             const guint *panes, guint n_panes) {
  g_return_if_fail(CAROM_IS_COLUMN_TITLES(self));
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  for (guint i = 0; i < n_panes; i++) {
    GtkWidget *sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "valign", GTK_ALIGN_CENTER, NULL);
    carom_style_sample_set_index(CAROM_STYLE_SAMPLE(sample), panes[i]);
    gtk_box_append(GTK_BOX(column), sample);
  }
  carom_tooltip_set_text(column, tooltip);
  gtk_box_append(GTK_BOX(column), label_new(title));
  gtk_box_append(GTK_BOX(self->box), column);
}

/* ---- Where they are ---- */

/* How wide all columns are, beside a bar if there is one; @width before they have been laid out. */
static int columns_width(CaromColumnTitles *self, int width) {
  int columns = self->adjustment ? (int)gtk_adjustment_get_upper(self->adjustment) : 0;
  return columns > 0 ? columns : width;
}

static GtkSizeRequestMode carom_column_titles_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* They take the width that they are given. */
static void carom_column_titles_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                        int *minimum, int *natural, int *minimum_baseline,
                                        int *natural_baseline) {
  CaromColumnTitles *self = CAROM_COLUMN_TITLES(widget);
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure(self->box, orientation, for_size < 0 ? -1 : columns_width(self, for_size),
                       minimum, natural, NULL, NULL);
}

static void carom_column_titles_size_allocate(GtkWidget *widget, int width, int height,
                                              int baseline) {
  CaromColumnTitles *self = CAROM_COLUMN_TITLES(widget);
  int least, left = self->adjustment ? (int)gtk_adjustment_get_value(self->adjustment) : 0;
  gtk_widget_measure(self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate(self->box,
                           &(GtkAllocation){.x = -left,
                                            .width = MAX(least, columns_width(self, width)),
                                            .height = height},
                           -1);
}

/* Their height, which stands above that of the columns, cannot be changed while these are being
 * laid out. */
static gboolean resize(gpointer data) {
  CaromColumnTitles *self = data;
  self->resize_id = 0;
  gtk_widget_queue_resize(GTK_WIDGET(self));
  return G_SOURCE_REMOVE;
}

static void on_laid_out(CaromColumnTitles *self) {
  if (self->resize_id == 0 && columns_width(self, gtk_widget_get_width(GTK_WIDGET(self))) !=
                                  gtk_widget_get_width(self->box))
    self->resize_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, resize, self, NULL);
}

void carom_column_titles_follow(CaromColumnTitles *self, GtkScrolledWindow *scroller) {
  g_return_if_fail(CAROM_IS_COLUMN_TITLES(self) && !self->adjustment);
  self->adjustment = g_object_ref(gtk_scrolled_window_get_hadjustment(scroller));
  g_signal_connect_object(self->adjustment, "value-changed", G_CALLBACK(gtk_widget_queue_allocate),
                          self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->adjustment, "changed", G_CALLBACK(on_laid_out), self,
                          G_CONNECT_SWAPPED);
}

/* ---- Life ---- */

static void carom_column_titles_dispose(GObject *object) {
  CaromColumnTitles *self = CAROM_COLUMN_TITLES(object);
  g_clear_handle_id(&self->resize_id, g_source_remove);
  g_clear_object(&self->adjustment);
  g_clear_pointer(&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS(carom_column_titles_parent_class)->dispose(object);
}

static void carom_column_titles_class_init(CaromColumnTitlesClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_column_titles_dispose;
  widget_class->get_request_mode = carom_column_titles_get_request_mode;
  widget_class->measure = carom_column_titles_measure;
  widget_class->size_allocate = carom_column_titles_size_allocate;
}

static void carom_column_titles_init(CaromColumnTitles *self) {
  self->box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_set_homogeneous(GTK_BOX(self->box), TRUE);
  gtk_widget_add_css_class(self->box, "working-titles");
  gtk_widget_set_parent(self->box, GTK_WIDGET(self));
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}
