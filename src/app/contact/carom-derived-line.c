/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derived-line: a widget with two children, the equation and the reason, side by side. It is
 * laid out by itself, because a formula may get higher where it has more room, which a box does not
 * expect. */
#include "carom-derived-line.h"

#include "carom-formula-line.h"
#include "carom-formula-view.h"
#include "carom-sentence-view.h"

/* How much of the width the equation gets, and what is between it and the reason, in pixels. */
#define EQUATION_SHARE 0.6
#define GAP            16

struct _CaromDerivedLine {
  GtkWidget parent_instance;
  CaromExplanation *explanation;
  guint line;
  GtkWidget *equation, *reason;
};

G_DEFINE_FINAL_TYPE(CaromDerivedLine, carom_derived_line, GTK_TYPE_WIDGET)

/* ---- Layout ---- */

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int equation_width(int width) {
  return (int)((width - GAP) * EQUATION_SHARE);
}

static int reason_width(int width) {
  return width - GAP - equation_width(width);
}

/* The width at which neither gets less than it needs. */
static int whole_width(int equation, int reason) {
  return GAP + (int)ceil(MAX(equation / EQUATION_SHARE, reason / (1 - EQUATION_SHARE)));
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  CaromDerivedLine *self = CAROM_DERIVED_LINE(widget);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL, is_open = for_size < 0;
  int least[2], usual[2];
  gtk_widget_measure(self->equation, orientation,
                     is_width || is_open ? -1 : equation_width(for_size), &least[0], &usual[0],
                     NULL, NULL);
  gtk_widget_measure(self->reason, orientation, is_width || is_open ? -1 : reason_width(for_size),
                     &least[1], &usual[1], NULL, NULL);
  *minimum = is_width ? whole_width(least[0], least[1]) : MAX(least[0], least[1]);
  *natural = is_width ? whole_width(usual[0], usual[1]) : MAX(usual[0], usual[1]);
}

/* The reason stands at the height of the equation's middle, or its top if it is longer. */
static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromDerivedLine *self = CAROM_DERIVED_LINE(widget);
  int left = equation_width(width), right = reason_width(width), tall, wordy;
  gtk_widget_measure(self->equation, GTK_ORIENTATION_VERTICAL, left, &tall, NULL, NULL, NULL);
  gtk_widget_measure(self->reason, GTK_ORIENTATION_VERTICAL, right, &wordy, NULL, NULL, NULL);
  gboolean is_rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  gtk_widget_size_allocate(
      self->equation,
      &(GtkAllocation){is_rtl ? right + GAP : 0, MAX(height - tall, 0) / 2, left, tall}, -1);
  gtk_widget_size_allocate(
      self->reason,
      &(GtkAllocation){is_rtl ? 0 : left + GAP, MAX(height - wordy, 0) / 2, right, wordy}, -1);
}

/* ---- Choosing it ---- */

static void choose(CaromDerivedLine *self) {
  gtk_widget_grab_focus(GTK_WIDGET(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.line", "i", (int)self->line);
}

static gboolean on_key_pressed(CaromDerivedLine *self, guint key) {
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return FALSE;
  choose(self);
  return TRUE;
}

static void add_controllers(CaromDerivedLine *self) {
  GtkEventController *keys = gtk_event_controller_key_new();
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(click, "released", G_CALLBACK(choose), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
}

void carom_derived_line_set_lit(CaromDerivedLine *self, gboolean lit) {
  g_return_if_fail(CAROM_IS_DERIVED_LINE(self));
  if (lit)
    gtk_widget_add_css_class(GTK_WIDGET(self), "lit");
  else
    gtk_widget_remove_css_class(GTK_WIDGET(self), "lit");
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_SELECTED, lit, -1);
}

void carom_derived_line_set_in_numbers(CaromDerivedLine *self, gboolean in_numbers) {
  g_return_if_fail(CAROM_IS_DERIVED_LINE(self));
  carom_formula_view_set_in_numbers(CAROM_FORMULA_VIEW(self->equation), in_numbers);
}

/* ---- Life ---- */

static void carom_derived_line_dispose(GObject *object) {
  CaromDerivedLine *self = CAROM_DERIVED_LINE(object);
  g_clear_pointer(&self->equation, gtk_widget_unparent);
  g_clear_pointer(&self->reason, gtk_widget_unparent);
  g_clear_pointer(&self->explanation, carom_explanation_unref);
  G_OBJECT_CLASS(carom_derived_line_parent_class)->dispose(object);
}

static void carom_derived_line_class_init(CaromDerivedLineClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_derived_line_dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = allocate;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_css_name(widget_class, "line");
}

static void carom_derived_line_init(CaromDerivedLine *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self), "pointer");
  add_controllers(self);
}

/* The whole line in words and numbers, for assistive technology. */
static void describe(CaromDerivedLine *self, const CaromDerivation *derivation,
                     const char *reason) {
  g_autofree char *text = carom_formula_line_text(
      self->explanation, carom_sheet_line_of_derivation(derivation, self->line));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

GtkWidget *carom_derived_line_new(CaromExplanation *explanation, guint line) {
  CaromDerivedLine *self = g_object_new(CAROM_TYPE_DERIVED_LINE, NULL);
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  const CaromDerivationLine *its = carom_derivation_line(derivation, line);
  self->explanation = carom_explanation_ref(explanation);
  self->line = line;
  self->equation = carom_formula_view_new_derived(explanation, line);
  gtk_widget_add_css_class(self->equation, "equation");
  self->reason = carom_sentence_view_new_derived(explanation, its->reason, "reason");
  gtk_widget_set_parent(self->equation, GTK_WIDGET(self));
  gtk_widget_set_parent(self->reason, GTK_WIDGET(self));
  if (its->right == derivation->master)
    gtk_widget_add_css_class(GTK_WIDGET(self), "master");
  describe(self, derivation, carom_sentence_view_get_text(CAROM_SENTENCE_VIEW(self->reason)));
  return GTK_WIDGET(self);
}
