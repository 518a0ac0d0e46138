/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-entry: two text fields. Every change that can be read goes to the session at
 * once; text that is not a number is marked, and keeps the answer from being revealed. */
#include "carom-prediction-entry.h"

#include "carom-digits.h"
#include "carom-field-problem.h"
#include "carom-number-text.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_COMPONENTS 2
#define WIDTH_CHARS  8
/* The width that aligns the fields of the two bodies. */
#define NAME_CHARS 3
/* Enough digits for the precision with which an arrow can be dragged. */
#define DIGITS 4

struct _CaromPredictionEntry {
  GtkBox parent_instance;
  CaromPredictionSession *session;
  CaromContactBody body;
  gboolean busy; /* text or guess is being updated from the other */
  GtkLabel *name_label;
  GtkEditable *fields[N_COMPONENTS];
  GtkLabel *unit_label;
};

G_DEFINE_FINAL_TYPE(CaromPredictionEntry, carom_prediction_entry, GTK_TYPE_BOX)

static const char *const components[N_COMPONENTS] = {"x", "y"};

static double get_component(CaromVec2 velocity, guint i) {
  return i == 0 ? velocity.x : velocity.y;
}

/* ---- From the fields to the guess ---- */

static void mark(GtkEditable *field, gboolean is_number) {
  const char *problem = is_number ? NULL : _("This is not a number.");
  carom_field_problem_set(GTK_WIDGET(field), problem);
  carom_tooltip_set_text(GTK_WIDGET(field), problem);
}

/* Returns: (nullable): the first field that has no number, or nothing at all; NULL: all can be read
 */
static GtkEditable *find_unreadable(CaromPredictionEntry *self) {
  double value;
  for (guint i = 0; i < N_COMPONENTS; i++)
    if (!carom_digits_parse(gtk_editable_get_text(self->fields[i]), &value))
      return self->fields[i];
  return NULL;
}

static void on_edited(GtkEditable *field, CaromPredictionEntry *self) {
  double value;
  if (self->busy || !carom_prediction_session_get_prediction(self->session))
    return;
  gboolean is_number = carom_digits_parse(gtk_editable_get_text(field), &value);
  gboolean is_first = !carom_prediction_session_has_guess(self->session, self->body);
  mark(field, is_number);
  self->busy = TRUE;
  if (is_number) {
    CaromVec2 velocity = carom_prediction_session_get_guess(self->session, self->body);
    *(field == self->fields[0] ? &velocity.x : &velocity.y) = value;
    carom_prediction_session_set_guess(self->session, self->body, velocity);
  }
  /* Along a line there is nothing more to type. */
  if (is_number && is_first)
    gtk_editable_set_text(self->fields[field == self->fields[0]], "0");
  carom_prediction_session_set_readable(self->session, self->body, !find_unreadable(self));
  self->busy = FALSE;
}

/* If a field has no number yet, the cursor goes there instead. */
static void on_enter(CaromPredictionEntry *self) {
  GtkEditable *field = find_unreadable(self);
  if (field)
    gtk_widget_grab_focus(GTK_WIDGET(field));
  else
    gtk_widget_activate_action(GTK_WIDGET(self), "win.reveal", NULL);
}

/* ---- From the guess to the fields ---- */

/* Text that is being typed here stays while the other body's guess changes. */
static void show_guess(CaromPredictionEntry *self) {
  if (self->busy || !carom_prediction_session_get_prediction(self->session) ||
      !carom_prediction_session_is_readable(self->session, self->body))
    return;
  self->busy = TRUE;
  gboolean is_there = carom_prediction_session_has_guess(self->session, self->body);
  CaromVec2 guess = carom_prediction_session_get_guess(self->session, self->body);
  for (guint i = 0; i < N_COMPONENTS; i++) {
    g_autofree char *text = carom_digits_text(get_component(guess, i), DIGITS);
    gtk_editable_set_text(self->fields[i], is_there ? text : "");
    mark(self->fields[i], TRUE);
  }
  self->busy = FALSE;
}

char *carom_prediction_entry_make_symbol(const char *symbol) {
  /* Translators: the symbol of the velocity of disc %s after the contact, in Pango markup. */
  return g_markup_printf_escaped(_("<i>v</i><sub>%s</sub>"), symbol);
}

void carom_prediction_entry_show(CaromPredictionEntry *self, const char *name, const char *symbol,
                                 const char *unit) {
  g_return_if_fail(CAROM_IS_PREDICTION_ENTRY(self) && self->session);
  gtk_widget_set_visible(GTK_WIDGET(self),
                         carom_prediction_session_can_guess(self->session, self->body));
  g_autofree char *markup = carom_prediction_entry_make_symbol(symbol);
  gtk_label_set_markup(self->name_label, markup);
  gtk_label_set_text(self->unit_label, unit);
  for (guint i = 0; i < N_COMPONENTS; i++) {
    /* Translators: the name of a field: a disc, a component (x or y), and a unit. */
    g_autofree char *label = g_strdup_printf(_("Velocity of %s after the contact, %s, in %s"), name,
                                             components[i], unit);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->fields[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   label, -1);
  }
  show_guess(self);
}

/* ---- Life ---- */

static GtkLabel *add_label(CaromPredictionEntry *self, const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_box_append(GTK_BOX(self), label);
  return GTK_LABEL(label);
}

static GtkEditable *add_field(CaromPredictionEntry *self) {
  GtkWidget *field = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(field), WIDTH_CHARS);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(field), WIDTH_CHARS);
  gtk_entry_set_input_purpose(GTK_ENTRY(field), GTK_INPUT_PURPOSE_NUMBER);
  carom_number_text_mark(field);
  g_signal_connect(field, "changed", G_CALLBACK(on_edited), self);
  g_signal_connect_swapped(field, "activate", G_CALLBACK(on_enter), self);
  gtk_box_append(GTK_BOX(self), field);
  return GTK_EDITABLE(field);
}

static void carom_prediction_entry_dispose(GObject *object) {
  CaromPredictionEntry *self = CAROM_PREDICTION_ENTRY(object);
  g_clear_object(&self->session);
  G_OBJECT_CLASS(carom_prediction_entry_parent_class)->dispose(object);
}

static void carom_prediction_entry_class_init(CaromPredictionEntryClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_prediction_entry_dispose;
}

static void carom_prediction_entry_init(CaromPredictionEntry *self) {
  gtk_box_set_spacing(GTK_BOX(self), 6);
  self->name_label = add_label(self, NULL);
  gtk_label_set_width_chars(self->name_label, NAME_CHARS);
  gtk_label_set_xalign(self->name_label, 0);
  for (guint i = 0; i < N_COMPONENTS; i++) {
    gtk_widget_add_css_class(GTK_WIDGET(add_label(self, components[i])), "dim-label");
    self->fields[i] = add_field(self);
  }
  self->unit_label = add_label(self, NULL);
}

GtkWidget *carom_prediction_entry_new(CaromPredictionSession *session, CaromContactBody body) {
  CaromPredictionEntry *self = g_object_new(CAROM_TYPE_PREDICTION_ENTRY, NULL);
  self->session = g_object_ref(session);
  self->body = body;
  g_signal_connect_object(session, "guessed", G_CALLBACK(show_guess), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET(self);
}
