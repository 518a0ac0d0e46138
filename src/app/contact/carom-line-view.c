/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-view: a formula with its reason below it or beside it, or what a band shows. It tells
 * the inspector when the pointer is over it, and the window when it is activated. */
#include "carom-line-view.h"

#include "carom-formula-line.h"
#include "carom-typeset.h"

#include <glib/gi18n-lib.h>

/* The padding of lines at either side, with the mark at the left, in the style sheet. */
#define PADDING (3 + 8 + 8)

/* Where the pointer was last over a line, kept by the window. */
#define POINTER "carom-pointer-on-line"

/* Kept by what shows one of its lines. */
#define ACCOUNT "carom-account"

/* What differs between lines of different topics, and a band. */
typedef struct {
  void (*begin)(CaromLineView *self);                   /* (nullable): before it is written */
  CaromSheetLine (*get_line)(CaromLineView *self);      /* NULL: a band is no line */
  void (*finish)(CaromLineView *self);                  /* (nullable): after that */
  void (*point)(CaromLineView *self, gboolean is_over); /* NULL: it has no marks in the panes */
  gboolean (*is_lit)(CaromLineView *self);              /* asked of the present contact alone */
  void (*choose)(CaromLineView *self); /* (nullable): what activating it does besides */
  void (*open)(CaromLineView *self);   /* (nullable): what Return does besides */
  void (*update)(CaromLineView *self); /* (nullable): shows what may have changed */
  gboolean is_beside;                  /* the reason is beside the formula, rather than below it */
  gboolean has_frame;
} Kind;

struct _CaromLineView {
  GtkBox parent_instance;
  const Kind *kind;
  CaromInspector *inspector;
  CaromExplanation *explanation;  /* whose line it is */
  CaromEncounterAccount *account; /* (nullable): which has the line, if it is of when and where */
  guint column, number;           /* of a line */
  CaromFindingKind band;          /* of a band */
  gboolean goes_on;               /* of the derivation: from the line above, which is seen */
  guint step;                     /* the first of the walk that belongs to it */
  GtkWidget *content;
  GtkWidget *picture; /* the formula, or what the band shows */
  GtkWidget *mistake; /* (nullable): says that the line is wrong; of a resolver's line */
};

G_DEFINE_FINAL_TYPE(CaromLineView, carom_line_view, GTK_TYPE_BOX)

/* While a scene plays, lines stay on show for a moment longer than their contact; until they are
 * replaced, they must not do anything. */
static gboolean is_current(CaromLineView *self) {
  return carom_inspector_get_explanation(self->inspector) == self->explanation;
}

/* ---- Pointing ---- */

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

static void on_pointer(CaromLineView *self, double x, double y) {
  if (has_pointer_moved(self, x, y) && is_current(self))
    self->kind->point(self, TRUE);
}

static void on_leave(CaromLineView *self) {
  self->kind->point(self, FALSE);
}

/* ---- Choosing it ---- */

static void choose(CaromLineView *self) {
  if (!is_current(self))
    return;
  gtk_widget_grab_focus(GTK_WIDGET(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.line", "i", (int)self->step);
  if (self->kind->choose)
    self->kind->choose(self);
}

static gboolean on_key_pressed(CaromLineView *self, guint key) {
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return FALSE;
  choose(self);
  if (self->kind->open && is_current(self))
    self->kind->open(self);
  return TRUE;
}

static void add_controllers(CaromLineView *self) {
  GtkEventController *keys = gtk_event_controller_key_new();
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(click, "released", G_CALLBACK(choose), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
  if (!self->kind->point)
    return;
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect_object(motion, "enter", G_CALLBACK(on_pointer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_pointer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), motion);
}

/* ---- What it says ---- */

/* @text, @description: for assistive technology */
static void describe(CaromLineView *self, const char *text, const char *description) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* What is written of a line keeps the account that has it. */
static void append(CaromLineView *self, GtkWidget *written) {
  if (self->account)
    g_object_set_data_full(G_OBJECT(written), ACCOUNT, carom_encounter_account_ref(self->account),
                           (GDestroyNotify)carom_encounter_account_unref);
  gtk_widget_set_hexpand(written, TRUE);
  gtk_box_append(GTK_BOX(self->content), written);
}

/* The formula, why it is so, and what else there is to say. */
static void append_line(CaromLineView *self) {
  CaromSheetLine line = self->kind->get_line(self);
  g_auto(GStrv) told = carom_sheet_line_tell(&line);
  g_autofree char *text = carom_formula_line_text(self->explanation, line);
  g_autoptr(GString) description = g_string_new(NULL);
  self->picture = carom_typeset_new_formula(self->explanation, line);
  append(self, self->picture);
  for (guint i = 0; told[i]; i++) {
    GtkWidget *sentence =
        carom_typeset_new_sentence(self->explanation, told[i], line.terms, line.n_terms, "reason");
    g_string_append_printf(description, "%s%s", i > 0 ? "\n" : "",
                           carom_typeset_get_text(CAROM_TYPESET(sentence)));
    append(self, sentence);
  }
  describe(self, text, description->str);
}

/* ---- How it looks ---- */

static gboolean is_lit(CaromLineView *self) {
  return is_current(self) && self->kind->is_lit(self);
}

static void set_css_class(CaromLineView *self, const char *css_class, gboolean is_set) {
  if (is_set)
    gtk_widget_add_css_class(GTK_WIDGET(self), css_class);
  else
    gtk_widget_remove_css_class(GTK_WIDGET(self), css_class);
}

void carom_line_view_update(CaromLineView *self) {
  g_return_if_fail(CAROM_IS_LINE_VIEW(self));
  gboolean lit = is_lit(self);
  set_css_class(self, "lit", lit);
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_SELECTED, lit, -1);
  if (self->kind->update)
    self->kind->update(self);
}

/* ---- Where formula and reason are ----
 *
 * Not laid out as a box: in GTK 4.8 that looks, by bisection, for the width at which its children
 * have a given height. A formula may get higher where there is more room, since its rows break
 * elsewhere, and then the search does not end. */

static GtkSizeRequestMode get_request_mode(GtkWidget *content) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* One below the other, in a column. */
static void measure_below(GtkWidget *content, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline) {
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

static void allocate_below(GtkWidget *content, int width, int height, int baseline) {
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

/* Side by side, where there is one column: how much of the width the formula gets, and what is
 * between it and the reason, in pixels. */
#define FORMULA_SHARE 0.6
#define GAP           16

static int formula_width(int width) {
  return (int)((width - GAP) * FORMULA_SHARE);
}

static int reason_width(int width) {
  return width - GAP - formula_width(width);
}

/* The width at which neither gets less than it needs. */
static int whole_width(int formula, int reason) {
  return GAP + (int)ceil(MAX(formula / FORMULA_SHARE, reason / (1 - FORMULA_SHARE)));
}

static void measure_beside(GtkWidget *content, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline) {
  GtkWidget *formula = gtk_widget_get_first_child(content);
  GtkWidget *reason = gtk_widget_get_last_child(content);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean is_open = is_width || for_size < 0;
  int least[2], usual[2];
  gtk_widget_measure(formula, orientation, is_open ? -1 : formula_width(for_size), &least[0],
                     &usual[0], NULL, NULL);
  gtk_widget_measure(reason, orientation, is_open ? -1 : reason_width(for_size), &least[1],
                     &usual[1], NULL, NULL);
  *minimum = is_width ? whole_width(least[0], least[1]) : MAX(least[0], least[1]);
  *natural = is_width ? whole_width(usual[0], usual[1]) : MAX(usual[0], usual[1]);
}

/* Each in the middle of the height. */
static void allocate_beside(GtkWidget *content, int width, int height, int baseline) {
  GtkWidget *formula = gtk_widget_get_first_child(content);
  GtkWidget *reason = gtk_widget_get_last_child(content);
  int left = formula_width(width), right = reason_width(width), tall, wordy;
  gtk_widget_measure(formula, GTK_ORIENTATION_VERTICAL, left, &tall, NULL, NULL, NULL);
  gtk_widget_measure(reason, GTK_ORIENTATION_VERTICAL, right, &wordy, NULL, NULL, NULL);
  gboolean is_rtl = gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL;
  gtk_widget_size_allocate(
      formula, &(GtkAllocation){is_rtl ? right + GAP : 0, MAX(height - tall, 0) / 2, left, tall},
      -1);
  gtk_widget_size_allocate(
      reason, &(GtkAllocation){is_rtl ? 0 : left + GAP, MAX(height - wordy, 0) / 2, right, wordy},
      -1);
}

/* ---- Life ---- */

static void carom_line_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromLineView *self = CAROM_LINE_VIEW(widget);
  if (self->kind->has_frame)
    carom_typeset_snapshot_ground(CAROM_TYPESET(self->picture), widget, snapshot, is_lit(self));
  GTK_WIDGET_CLASS(carom_line_view_parent_class)->snapshot(widget, snapshot);
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

static void carom_line_view_init(CaromLineView *self) {
  self->content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand(self->content, TRUE);
  gtk_box_append(GTK_BOX(self), self->content);
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self), "pointer");
}

static CaromLineView *line_view_new(const Kind *kind, CaromInspector *inspector, guint step) {
  CaromLineView *self = g_object_new(CAROM_TYPE_LINE_VIEW, NULL);
  self->kind = kind;
  self->inspector = g_object_ref(inspector);
  self->explanation = carom_explanation_ref(carom_inspector_get_explanation(inspector));
  self->step = step;
  gtk_widget_set_layout_manager(
      self->content,
      gtk_custom_layout_new(get_request_mode, kind->is_beside ? measure_beside : measure_below,
                            kind->is_beside ? allocate_beside : allocate_below));
  gtk_widget_set_valign(self->content, kind->is_beside ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  add_controllers(self);
  return self;
}

/* ---- A line of a resolver's working ---- */

static CaromSheetLine get_working_line(CaromLineView *self) {
  return carom_sheet_line_of_working(&self->explanation->readable[self->column], self->number);
}

static void point_at_line(CaromLineView *self, gboolean is_over) {
  carom_inspector_point_at(self->inspector, self->column, is_over ? (int)self->number : -1);
}

static gboolean is_working_lit(CaromLineView *self) {
  return carom_inspector_get_lit_line(self->inspector, self->column) == (int)self->number;
}

static void spot(CaromLineView *self) {
  gtk_widget_activate_action(GTK_WIDGET(self), "win.spot", "(uu)", self->column, self->number);
}

/* A line that is wrong on purpose is marked once it may be known. */
static void update_mistake(CaromLineView *self) {
  const CaromResolver *resolver = self->explanation->resolvers[self->column];
  gboolean shown = self->explanation->workings[self->column].lines[self->number].is_mistake &&
                   carom_inspector_tells_mistake(self->inspector, resolver);
  set_css_class(self, "mistake", shown);
  gtk_widget_set_visible(self->mistake, shown);
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_INVALID,
                              shown ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                              -1);
}

static void append_mistake(CaromLineView *self) {
  self->mistake = gtk_label_new(_("✗ This line is wrong."));
  gtk_label_set_wrap(GTK_LABEL(self->mistake), TRUE);
  gtk_label_set_xalign(GTK_LABEL(self->mistake), 0);
  gtk_widget_add_css_class(self->mistake, "reason");
  gtk_box_append(GTK_BOX(self->content), self->mistake);
}

/* ---- A line of when and where ---- */

static void keep_account(CaromLineView *self) {
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  self->account = carom_encounter_account_ref(columns->columns[self->column].account);
}

static CaromSheetLine get_encounter_line(CaromLineView *self) {
  CaromEncounterQuestion question =
      carom_encounter_columns_question_of(carom_inspector_get_columns(self->inspector), self->step);
  return carom_sheet_line_of_working(&self->account->readable[question], self->number);
}

static void point_at_row(CaromLineView *self, gboolean is_over) {
  carom_inspector_point_at_row(self->inspector, self->column, is_over ? (int)self->step : -1);
}

/* The line of when and where that its column has reached. */
static gboolean is_row_lit(CaromLineView *self) {
  int row = carom_inspector_get_lit_row(self->inspector, self->column);
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  return row >= 0 &&
         carom_encounter_columns_question_of(columns, (guint)row) ==
             carom_encounter_columns_question_of(columns, self->step) &&
         carom_encounter_columns_line_at(columns, self->column, (guint)row) == (int)self->number;
}

/* ---- A line of why all find the same ---- */

/* It goes on from the line above only while that is seen. */
static CaromSheetLine get_derivation_line(CaromLineView *self) {
  CaromSheetLine line =
      carom_sheet_line_of_derivation(carom_explanation_derive(self->explanation), self->number);
  line.goes_on = line.goes_on && carom_inspector_sees_line(self->inspector, self->number - 1);
  return line;
}

static gboolean is_derivation_lit(CaromLineView *self) {
  return carom_inspector_get_step(self->inspector, CAROM_TOPIC_DERIVATION) == (int)self->step;
}

static void update_derived(CaromLineView *self) {
  if (!is_current(self))
    return;
  CaromSheetLine line = get_derivation_line(self);
  gtk_widget_set_visible(GTK_WIDGET(self),
                         carom_inspector_sees_line(self->inspector, self->number));
  carom_typeset_set_in_numbers(CAROM_TYPESET(self->picture),
                               carom_inspector_get_in_numbers(self->inspector));
  if (line.goes_on == self->goes_on)
    return;
  g_autofree char *text = carom_formula_line_text(self->explanation, line);
  self->goes_on = line.goes_on;
  carom_typeset_set_goes_on(CAROM_TYPESET(self->picture), line.goes_on);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* To the band of its quantity, if it has one. */
static void show_band(CaromLineView *self) {
  CaromFindingKind band =
      carom_derivation_band_of_line(carom_explanation_derive(self->explanation), (int)self->number);
  if (band < CAROM_N_FINDINGS)
    gtk_widget_activate_action(GTK_WIDGET(self), "win.band", "u", (guint)band);
}

/* The master line is marked wherever it stands. */
static void finish_derived(CaromLineView *self) {
  const CaromDerivation *derivation = carom_explanation_derive(self->explanation);
  const CaromDerivationLine *its = carom_derivation_line(derivation, self->number);
  self->goes_on = get_derivation_line(self).goes_on;
  set_css_class(self, "master", its->right == derivation->master);
  gtk_widget_add_css_class(self->picture, "equation");
}

/* ---- All three ---- */

static const Kind kinds[CAROM_N_TOPICS] = {
    [CAROM_TOPIC_WORKINGS] = {.get_line = get_working_line,
                              .finish = append_mistake,
                              .point = point_at_line,
                              .is_lit = is_working_lit,
                              .choose = spot,
                              .update = update_mistake},
    [CAROM_TOPIC_ENCOUNTER] = {.begin = keep_account,
                               .get_line = get_encounter_line,
                               .point = point_at_row,
                               .is_lit = is_row_lit},
    [CAROM_TOPIC_DERIVATION] = {.get_line = get_derivation_line,
                                .finish = finish_derived,
                                .is_lit = is_derivation_lit,
                                .open = show_band,
                                .update = update_derived,
                                .is_beside = TRUE},
};

GtkWidget *carom_line_view_new(CaromInspector *inspector, CaromTopic topic, guint column,
                               guint number, guint step) {
  CaromLineView *self = line_view_new(&kinds[topic], inspector, step);
  self->column = column;
  self->number = number;
  g_assert(self->kind->get_line);
  if (self->kind->begin)
    self->kind->begin(self);
  append_line(self);
  if (self->kind->finish)
    self->kind->finish(self);
  carom_line_view_update(self);
  return GTK_WIDGET(self);
}

/* ---- A band: what all resolvers have found ---- */

static void point_at_band(CaromLineView *self, gboolean is_over) {
  carom_inspector_point_at_band(self->inspector, is_over ? self->band : CAROM_N_FINDINGS);
}

static gboolean is_band_lit(CaromLineView *self) {
  return carom_inspector_get_lit_band(self->inspector) == self->band;
}

static void show_why(CaromLineView *self) {
  gtk_widget_activate_action(GTK_WIDGET(self), "win.why", "u", (guint)self->band);
}

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

/* It tells of mistakes, and has a frame. */
static void update_band(CaromLineView *self) {
  describe_band(self);
  gtk_widget_queue_resize(self->picture);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static const Kind band_kind = {.point = point_at_band,
                               .is_lit = is_band_lit,
                               .open = show_why,
                               .update = update_band,
                               .has_frame = TRUE};

GtkWidget *carom_line_view_new_band(CaromInspector *inspector, CaromFindingKind band, guint step,
                                    int spacing) {
  CaromLineView *self = line_view_new(&band_kind, inspector, step);
  self->band = band;
  self->picture = carom_typeset_new_band(self->explanation, band, spacing + PADDING);
  append(self, self->picture);
  gtk_widget_add_css_class(GTK_WIDGET(self), "band");
  carom_line_view_update(self);
  return GTK_WIDGET(self);
}
