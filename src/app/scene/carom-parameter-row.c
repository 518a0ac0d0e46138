/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parameter-row: slider and number field share one adjustment. If the range is logarithmic,
 * the adjustment holds the value's place in it, and the number field converts that to text and
 * back. Later than at the start all panes have to run again with a new value, so it is asked for
 * when the slider is released, or no other value has followed for a moment. */
#include "carom-parameter-row.h"

#include "carom-digits.h"
#include "carom-field-problem.h"
#include "carom-help-button.h"
#include "carom-help.h"
#include "carom-number-text.h"
#include "carom-scroll-chain.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* Presses of a button or a key that follow each other faster than this ask for their last value. */
#define REST_MS 300

struct _CaromParameterRow {
  GtkBox parent_instance;
  const CaromParameter *parameter;
  CaromDocument *document; /* (nullable): is told of what is typed */
  double position;         /* of the adjustment, before it changes */
  gboolean showing;        /* the value is being changed by the program, not by the user */
  gboolean mixed;   /* the scene has different values; the adjustment holds the first of them */
  gboolean is_held; /* the slider, by a button or a finger */
  gboolean is_due;  /* the value is still to be asked for */
  guint rest_id;    /* of the timer after which it is; 0: there is none */
  GtkLabel *title_label;
  GtkSpinButton *spin_button;
  GtkScale *scale;
  GtkAdjustment *adjustment;
};

G_DEFINE_FINAL_TYPE(CaromParameterRow, carom_parameter_row, GTK_TYPE_BOX)

/* In a logarithmic range the steps are the numbers in which people count, 1, 2, 3, 5 × 10^k: at the
 * whole places of the adjustment. In between it is even over the logarithm. */
static const double steps[] = {1, 2, 3, 5, 10};
#define STEPS_OF_TEN ((int)G_N_ELEMENTS(steps) - 1)

static double place_of_logarithm(double value) {
  int exponent = carom_digits_exponent(value), i = 0;
  double first = carom_digits_shift(value, -exponent);
  while (i < STEPS_OF_TEN - 1 && first >= steps[i + 1])
    i++;
  return STEPS_OF_TEN * exponent + i + log(first / steps[i]) / log(steps[i + 1] / steps[i]);
}

static double value_to_position(const CaromParameter *parameter, double value) {
  return parameter->logarithmic ? place_of_logarithm(value) : value;
}

static double position_to_value(const CaromParameter *parameter, double position) {
  if (!parameter->logarithmic)
    return position;
  int whole = (int)floor(position), exponent = (int)floor(position / STEPS_OF_TEN);
  int i = whole - STEPS_OF_TEN * exponent;
  double value =
      carom_digits_shift(steps[i] * pow(steps[i + 1] / steps[i], position - whole), exponent);
  /* Twelve digits survive a logarithm and its inverse, so that 1000 does not become
   * 999.9999999999998. */
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_ascii_formatd(text, sizeof text, "%.12g", value);
  return g_ascii_strtod(text, NULL);
}

static void ask_for(CaromParameterRow *self, double position) {
  g_autofree char *action = g_strconcat("win.", self->parameter->part.id, NULL);
  gtk_widget_activate_action(GTK_WIDGET(self), action, "d",
                             position_to_value(self->parameter, position));
}

/* ---- Values that wait ---- */

static void ask_if_due(CaromParameterRow *self) {
  gboolean is_due = self->is_due;
  g_clear_handle_id(&self->rest_id, g_source_remove);
  self->is_due = FALSE;
  if (is_due)
    ask_for(self, self->position);
}

/* A GSourceFunc. */
static gboolean on_rested(gpointer data) {
  CaromParameterRow *self = data;
  self->rest_id = 0;
  ask_if_due(self);
  return G_SOURCE_REMOVE;
}

/* What the pointer holds is not asked for yet. */
static void do_pending(CaromParameterRow *self) {
  if (!self->is_held)
    ask_if_due(self);
}

static gboolean is_later(const CaromParameterRow *self) {
  if (!self->document || !carom_document_get_opened(self->document))
    return FALSE;
  CaromClock clock = carom_player_get_clock(carom_document_get_player(self->document));
  return clock.frame > 0 || clock.instant != CAROM_INSTANT_NONE;
}

/* Asks for the value now, or later. */
static void take_value(CaromParameterRow *self) {
  self->is_due = TRUE;
  g_clear_handle_id(&self->rest_id, g_source_remove);
  if (!is_later(self))
    ask_if_due(self);
  else if (!self->is_held)
    self->rest_id = g_timeout_add(REST_MS, on_rested, self);
}

/* The slider's own gestures would take the press from another gesture. */
static gboolean on_pointer(CaromParameterRow *self, GdkEvent *event) {
  GdkEventType type = gdk_event_get_event_type(event);
  gboolean begins = type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN;
  gboolean ends = type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL ||
                  type == GDK_GRAB_BROKEN;
  if (begins || ends)
    self->is_held = begins;
  if (ends)
    ask_if_due(self);
  return GDK_EVENT_PROPAGATE;
}

static void watch_pointer(CaromParameterRow *self) {
  GtkEventController *pointer = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE);
  g_signal_connect_object(pointer, "event", G_CALLBACK(on_pointer), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self->scale), pointer);
}

/* From between two steps, a step leads to the next one. */
static double snap(const CaromParameterRow *self, double position) {
  double by = position - self->position, rounding = 1e-9;
  if (!self->parameter->logarithmic || fabs(fabs(by) - 1) > rounding)
    return position;
  return by > 0 ? floor(position + rounding) : ceil(position - rounding);
}

static void on_value_changed(CaromParameterRow *self) {
  double position = gtk_adjustment_get_value(self->adjustment);
  double wanted = self->showing ? position : snap(self, position);
  self->position = wanted;
  if (!self->showing)
    take_value(self);
  if (wanted != position) {
    self->showing = TRUE;
    gtk_adjustment_set_value(self->adjustment, wanted);
    self->showing = FALSE;
  }
}

/* From here on decimals tell nothing, and do not fit. */
static const double large_value = 1e5;

/* "0.25"; in a logarithmic range "12500" or "1×10⁸". */
static char *format_position(const CaromParameter *parameter, double position) {
  double value = position_to_value(parameter, position);
  if (!parameter->logarithmic && fabs(value) < large_value)
    return carom_digits_fixed(value, (int)parameter->digits);
  return carom_digits_text(value, (int)parameter->digits);
}

/* What the number field says. */
static char *shown_text(const CaromParameterRow *self) {
  if (self->mixed)
    /* Translators: in a narrow field for a number: not all walls have the same. */
    return g_strdup(C_("value", "mixed"));
  return format_position(self->parameter, gtk_adjustment_get_value(self->adjustment));
}

static gboolean on_output(CaromParameterRow *self) {
  if (!self->parameter)
    return FALSE;
  g_autofree char *text = shown_text(self);
  if (!g_str_equal(text, gtk_editable_get_text(GTK_EDITABLE(self->spin_button))))
    gtk_editable_set_text(GTK_EDITABLE(self->spin_button), text);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->spin_button),
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  return TRUE;
}

static gboolean parse_position(const CaromParameter *parameter, const char *text,
                               double *position) {
  double value;
  if (!carom_digits_parse(text, &value))
    return FALSE;
  *position = value_to_position(parameter, CLAMP(value, parameter->min, parameter->max));
  return TRUE;
}

/* The text shown is rounded. If nobody has edited it, it means the exact value, because moving
 * through a field must not change the scene. */
static int on_input(CaromParameterRow *self, double *position) {
  const char *text = gtk_editable_get_text(GTK_EDITABLE(self->spin_button));
  double before = gtk_adjustment_get_value(self->adjustment);
  g_autofree char *shown = shown_text(self);
  *position = before;
  if (g_str_equal(shown, text))
    return TRUE;
  if (!parse_position(self->parameter, text, position))
    return GTK_INPUT_ERROR;
  /* All shall have what the first one has already, which changes nothing in the adjustment. */
  if (self->mixed && *position == before)
    ask_for(self, before);
  return TRUE;
}

/* ---- What it would be ---- */

/* Returns: (transfer full) (nullable): what will not be taken as it is typed, and why */
static char *find_problem(const CaromParameterRow *self) {
  const char *text = gtk_editable_get_text(GTK_EDITABLE(self->spin_button));
  g_autofree char *shown = shown_text(self);
  double value;
  if (g_str_equal(text, shown))
    return NULL;
  if (!carom_digits_parse(text, &value))
    return g_strdup(_("This is not a number; the value before is kept."));
  if (value >= self->parameter->min && value <= self->parameter->max)
    return NULL;
  g_autofree char *min = carom_digits_exactly(self->parameter->min);
  g_autofree char *max = carom_digits_exactly(self->parameter->max);
  /* Translators: of a number that is typed; the least and the largest that there can be. */
  return g_strdup_printf(_("Allowed: %s to %s. The nearest allowed value is taken."), min, max);
}

static void show_problem(CaromParameterRow *self) {
  g_autofree char *problem = find_problem(self);
  carom_field_problem_set(GTK_WIDGET(self->spin_button), problem);
  carom_tooltip_set_text(GTK_WIDGET(self->spin_button),
                         problem ? problem : _(self->parameter->part.summary));
}

static void on_typed(CaromParameterRow *self) {
  if (self->parameter)
    show_problem(self);
  if (self->document && !self->showing && !self->is_due) /* nobody has typed what is due */
    carom_document_note_typing(self->document);
}

static CaromScene *make_tentative(gpointer row, const CaromScene *so_far) {
  CaromParameterRow *self = CAROM_PARAMETER_ROW(row);
  const char *text = gtk_editable_get_text(GTK_EDITABLE(self->spin_button));
  const CaromScene *before = so_far ? so_far : carom_document_get_scene(self->document);
  g_autofree char *shown = shown_text(self);
  double position;
  if (g_str_equal(text, shown) || !self->parameter->applies(before) ||
      !parse_position(self->parameter, text, &position))
    return NULL;
  CaromScene *scene = carom_scene_copy(before);
  self->parameter->set(scene, position_to_value(self->parameter, position));
  return scene;
}

/* ---- Showing ---- */

static void show_title(CaromParameterRow *self, const CaromScene *scene) {
  const char *title = _(self->parameter->part.title);
  g_autofree char *told = NULL, *with_unit = NULL;
  if (self->parameter->tell_title) {
    title = told = self->parameter->tell_title(scene);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->spin_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   title, -1);
  }
  if (self->parameter->acceleration) {
    /* Translators: a quantity's name and the unit of length, such as "Gravity x (m/s²)". */
    with_unit = g_strdup_printf(_("%s (%s/s²)"), title, scene->unit);
    title = with_unit;
  }
  gtk_label_set_text(self->title_label, title);
}

/* A scene may have a value that cannot be chosen here; it is shown as it is. */
static void show_value(CaromParameterRow *self, double value) {
  const CaromParameter *parameter = self->parameter;
  gtk_adjustment_set_lower(self->adjustment,
                           value_to_position(parameter, MIN(parameter->min, value)));
  gtk_adjustment_set_upper(self->adjustment,
                           value_to_position(parameter, MAX(parameter->max, value)));
  gtk_adjustment_set_value(self->adjustment, value_to_position(parameter, value));
}

void carom_parameter_row_show(CaromParameterRow *self, const CaromScene *scene,
                              gboolean keeps_place) {
  g_return_if_fail(CAROM_IS_PARAMETER_ROW(self));
  gboolean applies = self->parameter->applies(scene);
  if (!keeps_place)
    gtk_widget_set_visible(GTK_WIDGET(self), applies);
  gtk_widget_set_sensitive(GTK_WIDGET(self), applies);
  if (!applies || self->is_due)
    return;
  self->showing = TRUE;
  self->mixed = carom_parameter_is_mixed(self->parameter, scene);
  show_title(self, scene);
  show_value(self, self->parameter->get(scene));
  on_output(self); /* also where only the mixture is new */
  self->showing = FALSE;
}

static void carom_parameter_row_dispose(GObject *object) {
  g_clear_handle_id(&CAROM_PARAMETER_ROW(object)->rest_id, g_source_remove);
  g_clear_object(&CAROM_PARAMETER_ROW(object)->document);
  G_OBJECT_CLASS(carom_parameter_row_parent_class)->dispose(object);
}

static void carom_parameter_row_class_init(CaromParameterRowClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_parameter_row_dispose;
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-parameter-row.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, spin_button);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, scale);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, adjustment);
  gtk_widget_class_bind_template_callback(widget_class, on_value_changed);
  gtk_widget_class_bind_template_callback(widget_class, on_input);
  gtk_widget_class_bind_template_callback(widget_class, on_output);
  gtk_widget_class_bind_template_callback(widget_class, on_typed);
}

static void carom_parameter_row_init(CaromParameterRow *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_number_text_mark(GTK_WIDGET(self->spin_button));
  carom_scroll_chain_add_field(GTK_WIDGET(self->spin_button));
  carom_scroll_chain_add_field(GTK_WIDGET(self->scale));
  watch_pointer(self);
}

/* Gives @control its name and summary, in a tooltip and for assistive technology. */
static void name_control(GtkWidget *control, const CaromPart *part) {
  carom_tooltip_set_text(control, _(part->summary));
  gtk_accessible_update_property(GTK_ACCESSIBLE(control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(part->title), -1);
}

/* A page is ten steps, or a factor of a hundred where steps multiply: with that Galperin's billiard
 * has another digit of π. */
static void configure_range(CaromParameterRow *self) {
  const CaromParameter *parameter = self->parameter;
  double step = parameter->logarithmic ? 1 : parameter->step;
  double min = value_to_position(parameter, parameter->min);
  self->showing = TRUE;
  gtk_adjustment_configure(self->adjustment, min, min, value_to_position(parameter, parameter->max),
                           step, parameter->logarithmic ? 2 * STEPS_OF_TEN : 10 * step, 0);
  self->showing = FALSE;
}

GtkWidget *carom_parameter_row_new(const CaromParameter *parameter, CaromDocument *document) {
  CaromParameterRow *self = g_object_new(CAROM_TYPE_PARAMETER_ROW, NULL);
  self->parameter = parameter;
  configure_range(self);
  gtk_spin_button_set_digits(self->spin_button, parameter->digits);
  gtk_widget_set_visible(GTK_WIDGET(self->scale), parameter->has_slider);
  name_control(GTK_WIDGET(self->spin_button), &parameter->part);
  name_control(GTK_WIDGET(self->scale), &parameter->part);
  carom_tooltip_set_text(GTK_WIDGET(self->title_label), _(parameter->part.summary));
  if (carom_help_has(parameter->part.id))
    gtk_box_insert_child_after(GTK_BOX(gtk_widget_get_parent(GTK_WIDGET(self->title_label))),
                               carom_help_button_new(parameter->part.id),
                               GTK_WIDGET(self->title_label));
  if (document) { /* only now is what changes in the field typed by somebody */
    self->document = g_object_ref(document);
    carom_document_add_field(document, G_OBJECT(self), make_tentative);
    g_signal_connect_object(document, "do-pending", G_CALLBACK(do_pending), self,
                            G_CONNECT_SWAPPED);
  }
  return GTK_WIDGET(self);
}
