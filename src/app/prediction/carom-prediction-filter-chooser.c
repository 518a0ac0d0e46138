/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-filter-chooser: a drop-down with the usual choices, and a field for numbers of
 * contacts that is used with its last entry. */
#include "carom-prediction-filter-chooser.h"

#include "carom-field-problem.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

#define WIDTH_CHARS 10

static const struct {
  const char *title, *text; /* as carom_prediction_filter_parse() reads it */
} choices[] = {
    {N_("every contact"), "all"},           {N_("contacts of two discs"), "discs"},
    {N_("contacts with walls"), "walls"},   {N_("every second contact"), "every 2"},
    {N_("every third contact"), "every 3"},
};
/* The entry after those: what is written in the field. */
#define WRITTEN G_N_ELEMENTS(choices)

struct _CaromPredictionFilterChooser {
  GtkBox parent_instance;
  CaromPredictionSession *session;
  gboolean busy; /* controls or filter are being updated from the other */
  GtkDropDown *drop_down;
  GtkEditable *field;
};

G_DEFINE_FINAL_TYPE(CaromPredictionFilterChooser, carom_prediction_filter_chooser, GTK_TYPE_BOX)

/* An error is shown at the field that it is about.
 *
 * @error: (nullable): NULL if what is written there can be read */
static void mark(CaromPredictionFilterChooser *self, const GError *error) {
  GtkWidget *field = GTK_WIDGET(self->field);
  carom_field_problem_set(field, error ? error->message : NULL);
  carom_tooltip_set_text(field, error ? error->message
                                      : _("Numbers of contacts, from 1, such as “1, 3, 5–7”"));
}

static void set_filter(CaromPredictionFilterChooser *self, const char *text) {
  g_autoptr(GError) error = NULL;
  self->busy = TRUE;
  carom_prediction_session_set_filter(self->session, text, &error);
  self->busy = FALSE;
  mark(self, error);
}

static void on_written(CaromPredictionFilterChooser *self) {
  if (!self->busy)
    set_filter(self, gtk_editable_get_text(self->field));
}

static void on_selected(CaromPredictionFilterChooser *self) {
  guint selected = gtk_drop_down_get_selected(self->drop_down);
  gtk_widget_set_visible(GTK_WIDGET(self->field), selected == WRITTEN);
  if (self->busy)
    return;
  if (selected < WRITTEN) {
    set_filter(self, choices[selected].text);
    return;
  }
  gtk_widget_grab_focus(GTK_WIDGET(self->field));
  if (*gtk_editable_get_text(self->field)) /* from the last time */
    set_filter(self, gtk_editable_get_text(self->field));
}

static gboolean is_writing(CaromPredictionFilterChooser *self) {
  return gtk_drop_down_get_selected(self->drop_down) == WRITTEN &&
         gtk_widget_is_focus(GTK_WIDGET(gtk_editable_get_delegate(self->field)));
}

/* Text that the user is typing is left alone. */
static void show(CaromPredictionFilterChooser *self) {
  g_autofree char *text = carom_prediction_session_get_filter(self->session);
  guint i = 0;
  if (self->busy || is_writing(self))
    return;
  while (i < WRITTEN && !g_str_equal(choices[i].text, text))
    i++;
  self->busy = TRUE;
  if (i == WRITTEN) {
    gtk_editable_set_text(self->field, text);
    mark(self, NULL);
  }
  gtk_drop_down_set_selected(self->drop_down, i);
  self->busy = FALSE;
}

static void carom_prediction_filter_chooser_dispose(GObject *object) {
  CaromPredictionFilterChooser *self = CAROM_PREDICTION_FILTER_CHOOSER(object);
  g_clear_object(&self->session);
  G_OBJECT_CLASS(carom_prediction_filter_chooser_parent_class)->dispose(object);
}

static void carom_prediction_filter_chooser_class_init(CaromPredictionFilterChooserClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_prediction_filter_chooser_dispose;
}

static void make_drop_down(CaromPredictionFilterChooser *self) {
  g_autoptr(GtkStringList) titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < WRITTEN; i++)
    gtk_string_list_append(titles, _(choices[i].title));
  /* Translators: a choice of contacts, beside a field for their numbers. */
  gtk_string_list_append(titles, _("these numbers:"));
  self->drop_down = GTK_DROP_DOWN(gtk_drop_down_new(G_LIST_MODEL(g_steal_pointer(&titles)), NULL));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Ask at"), -1);
  g_signal_connect_swapped(self->drop_down, "notify::selected", G_CALLBACK(on_selected), self);
}

static void make_field(CaromPredictionFilterChooser *self) {
  self->field = GTK_EDITABLE(gtk_entry_new());
  gtk_editable_set_width_chars(self->field, WIDTH_CHARS);
  gtk_entry_set_placeholder_text(GTK_ENTRY(self->field), "1, 3, 5–7");
  gtk_widget_set_visible(GTK_WIDGET(self->field), FALSE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->field), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Numbers of the contacts to ask at"), -1);
  g_signal_connect_swapped(self->field, "changed", G_CALLBACK(on_written), self);
}

static void carom_prediction_filter_chooser_init(CaromPredictionFilterChooser *self) {
  gtk_box_set_spacing(GTK_BOX(self), 6);
  make_drop_down(self);
  make_field(self);
  /* Translators: followed by a choice, such as "every contact". */
  gtk_box_append(GTK_BOX(self), gtk_label_new(_("Ask at")));
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->drop_down));
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->field));
}

void carom_prediction_filter_chooser_set_session(CaromPredictionFilterChooser *self,
                                                 CaromPredictionSession *session) {
  g_return_if_fail(CAROM_IS_PREDICTION_FILTER_CHOOSER(self) && !self->session);
  self->session = g_object_ref(session);
  g_signal_connect_object(session, "changed", G_CALLBACK(show), self, G_CONNECT_SWAPPED);
  show(self);
}
