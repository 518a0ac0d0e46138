/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-view: a formula with its reason below it, or what a band shows. The line tells the
 * inspector when the pointer is over it and when it is activated. */
#include "carom-line-view.h"

#include "carom-band-view.h"
#include "carom-formula-line.h"
#include "carom-formula-view.h"
#include "carom-line-words.h"
#include "carom-sentence-view.h"

#include <glib/gi18n-lib.h>

/* The padding of lines at either side, with the mark at the left, in the style sheet. */
#define PADDING (3 + 8 + 8)

/* Where the pointer was last over a line, kept by the window. */
#define POINTER "carom-pointer-on-line"

/* Kept by what shows one of its lines. */
#define ACCOUNT "carom-account"

struct _CaromLineView {
  GtkBox parent_instance;
  CaromInspector *inspector;
  CaromExplanation *explanation;  /* whose line it is */
  CaromEncounterAccount *account; /* (nullable): it is a line of when and where, in this account */
  guint resolver, line;           /* unless it is a band; the first is then the column */
  CaromFindingKind band;          /* CAROM_N_FINDINGS: it is a line */
  guint step;                     /* the first of the walk that belongs to it */
  GtkWidget *content;
  GtkWidget *mistake; /* (nullable): says that the line is wrong; of a resolver's line */
};

G_DEFINE_FINAL_TYPE(CaromLineView, carom_line_view, GTK_TYPE_BOX)

/* While a scene plays, lines stay on show for a moment longer than their contact; until they are
 * replaced, they must not do anything. */
static gboolean is_current(CaromLineView *self) {
  return carom_inspector_get_explanation(self->inspector) == self->explanation;
}

/* Whether the pointer is elsewhere in the window than when it was last over a line. A line that is
 * scrolled below a resting pointer is not pointed at. */
static gboolean has_pointer_moved(CaromLineView *self, double x, double y) {
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self)));
  graphene_point_t here = GRAPHENE_POINT_INIT((float)x, (float)y), now;
  if (!root || !gtk_widget_compute_point(GTK_WIDGET(self), root, &here, &now))
    return FALSE;
  graphene_point_t *last = g_object_get_data(G_OBJECT(root), POINTER);
  gboolean moved = !last || !graphene_point_near(last, &now, 1);
  g_object_set_data_full(G_OBJECT(root), POINTER, g_memdup2(&now, sizeof now), g_free);
  return moved;
}

static gboolean is_band(CaromLineView *self) {
  return self->band < CAROM_N_FINDINGS;
}

static void on_pointer(CaromLineView *self, double x, double y) {
  if (!has_pointer_moved(self, x, y) || !is_current(self))
    return;
  if (is_band(self))
    carom_inspector_point_at_band(self->inspector, self->band);
  else if (self->account)
    carom_inspector_point_at_row(self->inspector, self->resolver, (int)self->step);
  else
    carom_inspector_point_at(self->inspector, self->resolver, (int)self->line);
}

static void on_leave(CaromLineView *self) {
  if (is_band(self))
    carom_inspector_point_at_band(self->inspector, CAROM_N_FINDINGS);
  else if (self->account)
    carom_inspector_point_at_row(self->inspector, self->resolver, -1);
  else
    carom_inspector_point_at(self->inspector, self->resolver, -1);
}

static void choose(CaromLineView *self) {
  if (!is_current(self))
    return;
  gtk_widget_grab_focus(GTK_WIDGET(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.line", "i", (int)self->step);
  if (!self->account && !is_band(self))
    gtk_widget_activate_action(GTK_WIDGET(self), "win.spot", "(uu)", self->resolver, self->line);
}

static gboolean on_key_pressed(CaromLineView *self, guint key) {
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return FALSE;
  choose(self);
  if (is_band(self) && is_current(self))
    gtk_widget_activate_action(GTK_WIDGET(self), "win.why", "u", (guint)self->band);
  return TRUE;
}

/* The line of when and where that its column has reached. */
static gboolean is_row_lit(CaromLineView *self) {
  int row = carom_inspector_get_lit_row(self->inspector, self->resolver);
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  return row >= 0 &&
         carom_encounter_columns_question_of(columns, (guint)row) ==
             carom_encounter_columns_question_of(columns, self->step) &&
         carom_encounter_columns_line_at(columns, self->resolver, (guint)row) == (int)self->line;
}

static gboolean is_lit(CaromLineView *self) {
  if (!is_current(self))
    return FALSE;
  if (is_band(self))
    return carom_inspector_get_lit_band(self->inspector) == self->band;
  return self->account
             ? is_row_lit(self)
             : carom_inspector_get_lit_line(self->inspector, self->resolver) == (int)self->line;
}

static void describe_band(CaromLineView *self);

/* A line that is wrong on purpose is marked once it may be known, and bands then tell of it. */
static void update_mistake(CaromLineView *self) {
  if (is_band(self)) {
    describe_band(self);
    gtk_widget_queue_resize(gtk_widget_get_first_child(self->content));
  }
  if (!self->mistake)
    return;
  const CaromResolver *resolver = self->explanation->resolvers[self->resolver];
  gboolean shown = self->explanation->workings[self->resolver].lines[self->line].is_mistake &&
                   carom_inspector_tells_mistake(self->inspector, resolver);
  if (shown)
    gtk_widget_add_css_class(GTK_WIDGET(self), "mistake");
  else
    gtk_widget_remove_css_class(GTK_WIDGET(self), "mistake");
  gtk_widget_set_visible(self->mistake, shown);
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_INVALID,
                              shown ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                              -1);
}

void carom_line_view_update(CaromLineView *self) {
  update_mistake(self);
  gboolean lit = is_lit(self);
  if (lit)
    gtk_widget_add_css_class(GTK_WIDGET(self), "lit");
  else
    gtk_widget_remove_css_class(GTK_WIDGET(self), "lit");
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_SELECTED, lit, -1);
  if (is_band(self)) /* it has a frame */
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void carom_line_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromLineView *self = CAROM_LINE_VIEW(widget);
  if (is_band(self))
    carom_band_view_snapshot_ground(CAROM_BAND_VIEW(gtk_widget_get_first_child(self->content)),
                                    widget, snapshot, is_lit(self));
  GTK_WIDGET_CLASS(carom_line_view_parent_class)->snapshot(widget, snapshot);
}

static void add_controllers(CaromLineView *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  GtkEventController *motion = gtk_event_controller_motion_new();
  GtkEventController *keys = gtk_event_controller_key_new();
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect_object(motion, "enter", G_CALLBACK(on_pointer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_pointer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(click, "released", G_CALLBACK(choose), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(widget, motion);
  gtk_widget_add_controller(widget, keys);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
}

static void carom_line_view_finalize(GObject *object) {
  CaromLineView *self = CAROM_LINE_VIEW(object);
  g_clear_pointer(&self->explanation, carom_explanation_unref);
  g_clear_pointer(&self->account, carom_encounter_account_unref);
  g_clear_object(&self->inspector);
  G_OBJECT_CLASS(carom_line_view_parent_class)->finalize(object);
}

static void carom_line_view_class_init(CaromLineViewClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_line_view_finalize;
  GTK_WIDGET_CLASS(klass)->snapshot = carom_line_view_snapshot;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "line");
}

/* ---- Formula and reason, one below the other ----
 *
 * Not laid out as a box: in GTK 4.8 that looks, by bisection, for the width at which its children
 * have a given height. A formula may get higher where there is more room, since its rows break
 * elsewhere, and then the search does not end. */

static GtkSizeRequestMode get_request_mode(GtkWidget *content) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void measure(GtkWidget *content, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(content); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child))
      continue;
    int child_minimum, child_natural;
    gtk_widget_measure(child, orientation, is_width ? -1 : for_size, &child_minimum, &child_natural,
                       NULL, NULL);
    *minimum = is_width ? MAX(*minimum, child_minimum) : *minimum + child_minimum;
    *natural = is_width ? MAX(*natural, child_natural) : *natural + child_natural;
  }
}

static void allocate(GtkWidget *content, int width, int height, int baseline) {
  int y = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(content); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child))
      continue;
    int child_height;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &child_height, NULL, NULL, NULL);
    gtk_widget_size_allocate(child, &(GtkAllocation){0, y, width, child_height}, -1);
    y += child_height;
  }
}

static void carom_line_view_init(CaromLineView *self) {
  self->content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager(self->content,
                                gtk_custom_layout_new(get_request_mode, measure, allocate));
  gtk_widget_set_hexpand(self->content, TRUE);
  gtk_widget_set_valign(self->content, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(self), self->content);
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self), "pointer");
  add_controllers(self);
}

static GtkWidget *mistake_label_new(void) {
  GtkWidget *label = gtk_label_new(_("✗ This line is wrong."));
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, "reason");
  return label;
}

static CaromLineView *line_view_new(CaromInspector *inspector, CaromFindingKind band, guint step) {
  CaromLineView *self = g_object_new(CAROM_TYPE_LINE_VIEW, NULL);
  self->inspector = g_object_ref(inspector);
  self->explanation = carom_explanation_ref(carom_inspector_get_explanation(inspector));
  self->band = band;
  self->step = step;
  return self;
}

/* @text, @description: for assistive technology */
static void describe(CaromLineView *self, const char *text, const char *description) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* What is written of a line keeps the account that has it. */
static void add_row(CaromLineView *self, GtkWidget *view) {
  if (self->account)
    g_object_set_data_full(G_OBJECT(view), ACCOUNT, carom_encounter_account_ref(self->account),
                           (GDestroyNotify)carom_encounter_account_unref);
  gtk_widget_set_hexpand(view, TRUE);
  gtk_box_append(GTK_BOX(self->content), view);
}

/* Adds a row, whose text is also told by @description, a line each. */
static void add_sentence(CaromLineView *self, const CaromWorking *working, const char *sentence,
                         GString *description) {
  GtkWidget *view = carom_sentence_view_new(self->explanation, working, sentence, "reason");
  g_string_append_printf(description, "%s%s", description->len > 0 ? "\n" : "",
                         carom_sentence_view_get_text(CAROM_SENTENCE_VIEW(view)));
  add_row(self, view);
}

/* The formula, why it is so, and what else there is to say.
 *
 * @working: the readable one */
static void add_line(CaromLineView *self, const CaromWorking *working) {
  const CaromWorkingLine *line = &working->lines[self->line];
  g_autoptr(GString) description = g_string_new(NULL);
  g_autofree char *reason = carom_line_words_reason(line);
  g_autofree char *text =
      carom_formula_line_text(self->explanation, carom_sheet_line_of_working(working, self->line));
  g_auto(GStrv) notes = carom_line_words_notes(line);
  add_row(self, carom_formula_view_new(self->explanation, working, self->line));
  add_sentence(self, working, reason, description);
  for (guint i = 0; notes[i]; i++)
    add_sentence(self, working, notes[i], description);
  describe(self, text, description->str);
}

GtkWidget *carom_line_view_new(CaromInspector *inspector, guint resolver, guint line, guint step) {
  CaromLineView *self = line_view_new(inspector, CAROM_N_FINDINGS, step);
  self->resolver = resolver;
  self->line = line;
  add_line(self, &self->explanation->readable[resolver]);
  self->mistake = mistake_label_new();
  gtk_box_append(GTK_BOX(self->content), self->mistake);
  update_mistake(self);
  return GTK_WIDGET(self);
}

GtkWidget *carom_line_view_new_encounter(CaromInspector *inspector, guint column, guint row) {
  CaromLineView *self = line_view_new(inspector, CAROM_N_FINDINGS, row);
  const CaromEncounterColumns *columns = carom_inspector_get_columns(inspector);
  CaromEncounterQuestion question = carom_encounter_columns_question_of(columns, row);
  self->account = carom_encounter_account_ref(columns->columns[column].account);
  self->resolver = column;
  self->line = (guint)carom_encounter_columns_line_in(columns, column, row);
  add_line(self, &self->account->readable[question]);
  return GTK_WIDGET(self);
}

/* ---- Bands ---- */

/* What one resolver calls it, what it has found and, if it departs, that it does. */
static char *describe_finding(CaromLineView *self, guint resolver) {
  CaromExplanation *explanation = self->explanation;
  const char *title = _(explanation->resolvers[resolver]->part.title);
  g_autofree char *text = carom_formula_line_text(
      explanation, carom_sheet_line_of_finding(&explanation->readable[resolver], self->band));
  if (!carom_explanation_band_departs(explanation, resolver, self->band))
    /* Translators: the name of a method, then a formula with its value. */
    return g_strdup_printf(_("%s: %s"), title, text);
  /* Translators: the name of a method, a formula with its value, and a remark such as "departs
     here". */
  return g_strdup_printf(_("%s: %s (%s)"), title, text,
                         carom_explanation_band_remark(explanation, resolver, self->band));
}

static void describe_band(CaromLineView *self) {
  g_autofree char *title = carom_explanation_band_title(self->explanation, self->band);
  g_autoptr(GString) findings = g_string_new(NULL);
  for (guint i = 0; i < self->explanation->n_resolvers; i++) {
    if (!carom_explanation_band_shows(self->explanation, i, self->band))
      continue;
    g_autofree char *finding = describe_finding(self, i);
    g_string_append_printf(findings, "%s%s", findings->len > 0 ? "\n" : "", finding);
  }
  describe(self, title, findings->str);
}

GtkWidget *carom_line_view_new_band(CaromInspector *inspector, CaromFindingKind band, guint step,
                                    int spacing) {
  CaromLineView *self = line_view_new(inspector, band, step);
  GtkWidget *view = carom_band_view_new(self->explanation, band, spacing + PADDING);
  gtk_widget_set_hexpand(view, TRUE);
  gtk_box_append(GTK_BOX(self->content), view);
  gtk_widget_add_css_class(GTK_WIDGET(self), "band");
  describe_band(self);
  return GTK_WIDGET(self);
}
