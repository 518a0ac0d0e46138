/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-view: a stack of pages, one for each state of the session
 * (ui/carom-prediction-view.ui); above it, which contacts ask, and beside it the record. It writes
 * their texts whenever the session has changed, and moves the focus to where there is something to
 * do. */
#include "carom-prediction-view.h"

#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-explanation.h"
#include "carom-field-problem.h"
#include "carom-help-button.h"
#include "carom-layout.h"
#include "carom-number-text.h"
#include "carom-page.h"
#include "carom-prediction-entry.h"
#include "carom-soft-text.h"
#include "carom-tooltip.h"
#include "carom-vote-view.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

#define DIGITS 4

struct _CaromPredictionView {
  GtkBox parent_instance;
  CaromPredictionSession *session;
  CaromVote *vote;
  CaromVoteView *vote_view;
  CaromVoteState vote_shown;
  gboolean choices_shown;
  CaromPredictionSessionState shown; /* the state that was shown last */
  guint asked;                       /* the number of the contact shown last; 0: none */
  CaromPredictionOutlook outlook;    /* the one that was shown last */
  GtkWidget *header;
  GtkLabel *title_label;
  GtkDropDown *form_choice;
  GtkWidget *kinds_button;
  GtkWidget *filter; /* around the two controls of it */
  GtkDropDown *filter_choice;
  GtkEditable *filter_field;
  gboolean sets_filter; /* controls or filter are being updated from the other */
  GtkWidget *stop_button;
  GtkScrolledWindow *scroller;
  guint fit_tick, frames_to_fit;
  GtkStack *stack;
  GtkLabel *waiting_label;
  GtkWidget *play_button, *start_over_button, *pause_button;
  GtkLabel *before_label;
  GtkBox *entries_box;
  CaromPredictionEntry *entries[CAROM_N_CONTACT_BODIES];
  GtkLabel *verdict_label;
  GtkLabel *why_label;
  GtkGrid *answers;
  GtkLabel *velocities_label, *momentum_label, *energy_label;
  GtkWidget *record; /* around what is in it */
  GtkLabel *summary_label;
  GtkGrid *tallies;
  GtkLabel *tally_labels[CAROM_N_PREDICTION_VERDICTS];
  GtkListBox *record_list;
  GtkWidget *clear_button;
};

G_DEFINE_FINAL_TYPE(CaromPredictionView, carom_prediction_view, GTK_TYPE_BOX)

/* Returns: (transfer full): the verdict after its sign, which is recognised without colour */
static char *describe_verdict(CaromPredictionVerdict verdict) {
  static const char *const signs[CAROM_N_PREDICTION_VERDICTS] = {"★", "✓", "≈", "✗", "–"};
  return g_strdup_printf("%s %s", signs[verdict], carom_prediction_verdict_title(verdict));
}

static char *unit_of(const CaromPrediction *prediction) {
  return carom_unit_symbol(CAROM_DIMENSION_VELOCITY, prediction->scene->unit);
}

/* ---- Which contacts ask: the usual choices, and a field that goes with the last of them ---- */

static const struct {
  const char *title, *text; /* as carom_prediction_filter_parse() reads it */
} filters[] = {
    {N_("every contact"), "all"},           {N_("contacts of two discs"), "discs"},
    {N_("contacts with walls"), "walls"},   {N_("every second contact"), "every 2"},
    {N_("every third contact"), "every 3"},
};
/* The choice after those: what is written in the field. */
#define WRITTEN G_N_ELEMENTS(filters)

static void make_filter_choices(CaromPredictionView *self) {
  g_autoptr(GtkStringList) titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < WRITTEN; i++)
    gtk_string_list_append(titles, _(filters[i].title));
  /* Translators: a choice of contacts, beside a field for their numbers. */
  gtk_string_list_append(titles, _("these numbers:"));
  self->sets_filter = TRUE; /* there is no session yet */
  gtk_drop_down_set_model(self->filter_choice, G_LIST_MODEL(titles));
  self->sets_filter = FALSE;
}

/* An error is shown at the field that it is about.
 *
 * @error: (nullable): NULL if what is written there can be read */
static void mark_filter(CaromPredictionView *self, const GError *error) {
  GtkWidget *field = GTK_WIDGET(self->filter_field);
  carom_field_problem_set(field, error ? error->message : NULL);
  carom_tooltip_set_text(field, error ? error->message
                                      : _("Numbers of contacts, from 1, such as “1, 3, 5–7”"));
}

static void set_filter(CaromPredictionView *self, const char *text) {
  g_autoptr(GError) error = NULL;
  self->sets_filter = TRUE;
  carom_prediction_session_set_filter(self->session, text, &error);
  self->sets_filter = FALSE;
  mark_filter(self, error);
}

static void on_filter_written(CaromPredictionView *self) {
  if (!self->sets_filter)
    set_filter(self, gtk_editable_get_text(self->filter_field));
}

static void on_filter_selected(CaromPredictionView *self) {
  guint selected = gtk_drop_down_get_selected(self->filter_choice);
  gtk_widget_set_visible(GTK_WIDGET(self->filter_field), selected == WRITTEN);
  if (self->sets_filter)
    return;
  if (selected < WRITTEN) {
    set_filter(self, filters[selected].text);
    return;
  }
  gtk_widget_grab_focus(GTK_WIDGET(self->filter_field));
  if (*gtk_editable_get_text(self->filter_field)) /* from the last time */
    set_filter(self, gtk_editable_get_text(self->filter_field));
}

static gboolean is_writing_filter(CaromPredictionView *self) {
  return gtk_drop_down_get_selected(self->filter_choice) == WRITTEN &&
         gtk_widget_is_focus(GTK_WIDGET(gtk_editable_get_delegate(self->filter_field)));
}

/* Text that the user is typing is left alone. */
static void show_filter(CaromPredictionView *self) {
  g_autofree char *text = carom_prediction_session_get_filter(self->session);
  guint i = 0;
  if (self->sets_filter || is_writing_filter(self))
    return;
  while (i < WRITTEN && !g_str_equal(filters[i].text, text))
    i++;
  self->sets_filter = TRUE;
  if (i == WRITTEN) {
    gtk_editable_set_text(self->filter_field, text);
    mark_filter(self, NULL);
  }
  gtk_drop_down_set_selected(self->filter_choice, i);
  self->sets_filter = FALSE;
}

/* ---- What is asked ---- */

static gboolean is_voting(CaromPredictionView *self) {
  return carom_vote_get_state(self->vote) != CAROM_VOTE_NONE;
}

enum { FORM_CHOICES, FORM_ARROWS };

static void make_form_choices(CaromPredictionView *self) {
  static const char *const forms[] = {
      [FORM_CHOICES] = N_("questions with choices"),
      [FORM_ARROWS] = N_("two arrows"),
  };
  g_autoptr(GtkStringList) titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(forms); i++)
    gtk_string_list_append(titles, _(forms[i]));
  gtk_drop_down_set_model(self->form_choice, G_LIST_MODEL(titles));
}

static void on_form_selected(CaromPredictionView *self) {
  if (self->session)
    carom_prediction_session_set_choices(
        self->session, gtk_drop_down_get_selected(self->form_choice) == FORM_CHOICES);
}

static gboolean can_restore(CaromPredictionView *self) {
  return carom_prediction_session_has_choices(self->session)
             ? carom_vote_can_restore(self->vote)
             : carom_prediction_session_can_restore(self->session);
}

static void show_form(CaromPredictionView *self) {
  gboolean choices = carom_prediction_session_has_choices(self->session);
  gtk_drop_down_set_selected(self->form_choice, choices ? FORM_CHOICES : FORM_ARROWS);
  gtk_widget_set_visible(self->kinds_button, choices);
}

/* What has been cleared can be had back until there is something new. */
static void show_clear(CaromPredictionView *self, gboolean is_filled) {
  gboolean choices = carom_prediction_session_has_choices(self->session);
  gboolean restores = !is_filled && can_restore(self);
  gtk_button_set_label(GTK_BUTTON(self->clear_button), restores ? _("Restore") : _("Clear"));
  gtk_actionable_set_action_name(GTK_ACTIONABLE(self->clear_button),
                                 restores  ? choices ? "win.vote-restore" : "win.predict-restore"
                                 : choices ? "win.vote-clear"
                                           : "win.predict-clear");
}

/* Which kind a box is for. */
#define KIND "carom-kind"

static void on_kind_toggled(CaromPredictionView *self, GtkCheckButton *box) {
  guint kinds, bit = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(box), KIND));
  g_object_get(self->session, "kinds", &kinds, NULL);
  g_object_set(self->session, "kinds",
               gtk_check_button_get_active(box) ? kinds | bit : kinds & ~bit, NULL);
}

/* A box for each kind of question that Carom makes. */
static void make_kinds(CaromPredictionView *self) {
  guint n, enabled;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4), *popover = gtk_popover_new();
  g_object_get(self->session, "kinds", &enabled, NULL);
  for (guint i = 0; i < n; i++) {
    GtkWidget *check = gtk_check_button_new_with_label(_(kinds[i]->part.title));
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), (enabled & (1u << i)) != 0);
    g_object_set_data(G_OBJECT(check), KIND, GUINT_TO_POINTER(1u << i));
    g_signal_connect_object(check, "toggled", G_CALLBACK(on_kind_toggled), self, G_CONNECT_SWAPPED);
    gtk_box_append(GTK_BOX(box), check);
  }
  gtk_popover_set_child(GTK_POPOVER(popover), box);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(self->kinds_button), popover);
}

/* ---- Waiting ---- */

static const struct {
  const char *text;
  gboolean can_play, can_start_over;
} outlooks[] = {
    [CAROM_PREDICTION_OUTLOOK_RUNNING] = {N_("The run stops at the next question, if one comes."),
                                          FALSE, FALSE},
    [CAROM_PREDICTION_OUTLOOK_NEXT] = {N_("Play: the run stops at the next question."), TRUE,
                                       FALSE},
    [CAROM_PREDICTION_OUTLOOK_OPEN] =
        {N_("Play: the run stops at the next question, if there is one."), TRUE, FALSE},
    [CAROM_PREDICTION_OUTLOOK_PASSED] =
        {N_("The last question of this run has passed. Start over to come to the first one."),
         FALSE, TRUE},
    [CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR] =
        {N_("The last question so far has passed. Play on beyond the end, or start over to come to "
            "the first one."),
         TRUE, TRUE},
    [CAROM_PREDICTION_OUTLOOK_OTHERS] =
        {N_("No contact of this run has a question. Choose other contacts at “Ask at”, above."),
         FALSE, FALSE},
    [CAROM_PREDICTION_OUTLOOK_OTHERS_SO_FAR] = {N_("No contact so far has a question. Play on "
                                                   "beyond the end, or choose other contacts at "
                                                   "“Ask at”, above."),
                                                TRUE, FALSE},
    [CAROM_PREDICTION_OUTLOOK_NOTHING] =
        {N_("Nothing meets anything in this run, so there is nothing to predict."), FALSE, FALSE},
    [CAROM_PREDICTION_OUTLOOK_NOTHING_SO_FAR] =
        {N_("Nothing has met anything so far. Play on beyond the end: the run stops at the first "
            "question, if there is one."),
         TRUE, FALSE},
};

static void show_outlook(CaromPredictionView *self, CaromPredictionOutlook outlook) {
  gtk_label_set_text(self->waiting_label, _(outlooks[outlook].text));
  gtk_widget_set_visible(self->play_button, outlooks[outlook].can_play);
  gtk_widget_set_visible(self->start_over_button, outlooks[outlook].can_start_over);
  gtk_widget_set_visible(self->pause_button, outlook == CAROM_PREDICTION_OUTLOOK_RUNNING);
}

/* ---- Asking ---- */

static int get_digits(CaromPredictionView *self) {
  return carom_widget_theme_get_digits(GTK_WIDGET(self), DIGITS);
}

static char *describe_body(const CaromPrediction *prediction, CaromContactBody body, int digits) {
  const CaromContact *c = &prediction->record.contact;
  g_autofree char *name = carom_encounter_words_title(prediction->scene, &prediction->record, body),
                  *unit = unit_of(prediction);
  g_autofree char *velocity = carom_digits_vector(carom_contact_velocity(c, body), digits);
  if (carom_contact_is_immovable_at_rest(carom_contact_mass_kg(c, body),
                                         carom_contact_velocity(c, body)))
    /* Translators: a wall or a disc that a contact does not move: "wall 1: immovable". */
    return g_markup_printf_escaped(_("%s: immovable"), name);
  if (!carom_contact_is_movable(c, body))
    /* Translators: a disc that moves on at the same velocity whatever it meets, its velocity (a
       vector) and the unit; the words in <> are Pango markup. */
    return g_markup_printf_escaped(_("%s: driven, always (<i>u</i>): %s %s"), name, velocity, unit);
  g_autofree char *mass = carom_digits_text(carom_contact_mass_kg(c, body), digits);
  /* Translators: a disc, its mass, its velocity before the contact (a vector) and the unit; the
     words in <> are Pango markup. */
  return g_markup_printf_escaped(_("%s: <i>m</i> = %s kg, before (<i>u</i>): %s %s"), name, mass,
                                 velocity, unit);
}

/* Returns: (transfer full): in one line what is given of a contact: both bodies, e, and f if that
 *   is not 1 */
static char *describe_given(const CaromPrediction *prediction, int digits) {
  const CaromContact *c = &prediction->record.contact;
  g_autofree char *a = describe_body(prediction, CAROM_BODY_A, digits);
  g_autofree char *b = describe_body(prediction, CAROM_BODY_B, digits);
  g_autofree char *e = carom_digits_text(c->restitution, digits);
  g_autofree char *f = carom_digits_text(c->tangential_factor, digits);
  const char *gap = "\u2003"; /* as wide as the type is high */
  return c->tangential_factor == 1
             ? g_strdup_printf("%s%s%s%s<i>e</i> = %s", a, gap, b, gap, e)
             : g_strdup_printf("%s%s%s%s<i>e</i> = %s, <i>f</i> = %s", a, gap, b, gap, e, f);
}

static void show_question(CaromPredictionView *self, const CaromPrediction *prediction) {
  int digits = get_digits(self);
  g_autofree char *a = describe_body(prediction, CAROM_BODY_A, digits);
  g_autofree char *b = describe_body(prediction, CAROM_BODY_B, digits);
  g_autofree char *text = g_strdup_printf("%s\n%s", a, b);
  g_autofree char *given = describe_given(prediction, digits);
  const CaromContactQuestion *asked = carom_prediction_session_get_question(self->session);
  g_autofree char *unit = unit_of(prediction);
  gtk_label_set_markup(self->before_label, text);
  carom_vote_view_set_given(self->vote_view, asked && asked->kind ? given : NULL);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    g_autofree char *name =
        carom_encounter_words_name(prediction->scene, &prediction->record, body);
    g_autofree char *symbol = carom_encounter_words_symbol(&prediction->record, body);
    carom_prediction_entry_show(self->entries[body], name, symbol, unit);
  }
}

/* ---- Revealed ---- */

static void attach(CaromPredictionView *self, int column, int row, const char *markup,
                   gboolean heading) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_markup(GTK_LABEL(label), markup);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (heading)
    gtk_widget_add_css_class(label, "dim-label");
  else
    carom_number_text_mark(label);
  gtk_grid_attach(self->answers, label, column, row, 1, 1);
}

static void attach_vector(CaromPredictionView *self, int column, int row, CaromVec2 v) {
  g_autofree char *markup = carom_digits_vector(v, get_digits(self));
  attach(self, column, row, markup, FALSE);
}

static void show_answer(CaromPredictionView *self, const CaromPrediction *prediction,
                        CaromContactBody body, int row) {
  g_autofree char *symbol = carom_encounter_words_symbol(&prediction->record, body);
  g_autofree char *markup = carom_prediction_entry_make_symbol(symbol);
  attach(self, 0, row, markup, FALSE);
  attach_vector(self, 1, row, carom_contact_outcome_velocity(&prediction->guess, body));
  attach_vector(self, 2, row, carom_contact_outcome_velocity(&prediction->record.outcome, body));
}

static void show_answers(CaromPredictionView *self, const CaromPrediction *prediction) {
  g_autofree char *unit = unit_of(prediction);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->answers))))
    gtk_grid_remove(self->answers, child);
  /* Translators: headings of columns; %s is a unit. */
  g_autofree char *yours = g_markup_printf_escaped(_("Your answer (%s)"), unit);
  g_autofree char *truth = g_markup_printf_escaped(_("True answer (%s)"), unit);
  attach(self, 1, 0, yours, TRUE);
  attach(self, 2, 0, truth, TRUE);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (carom_contact_is_movable(&prediction->record.contact, body))
      show_answer(self, prediction, body, 1 + (int)body);
}

/* @is_judged: whether there is a law to judge by
 * @text: (transfer full): the finding in words */
static void show_finding(GtkLabel *label, gboolean is_judged, gboolean is_good, char *text) {
  const char *sign = !is_judged ? "–" : is_good ? "✓" : "✗";
  g_autofree char *marked = g_strdup_printf("%s %s", sign, text);
  gtk_label_set_text(label, marked);
  g_free(text);
}

static void show_result(CaromPredictionView *self, const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  g_autofree char *why = carom_prediction_explain(prediction);
  g_autofree char *verdict = describe_verdict(p->verdict);
  gtk_label_set_text(self->verdict_label, verdict);
  gtk_label_set_text(self->why_label, why);
  gtk_widget_set_visible(GTK_WIDGET(self->why_label), p->verdict != CAROM_PREDICTION_VERDICT_EXACT);
  show_answers(self, prediction);
  show_finding(self->velocities_label, TRUE, p->velocity_error <= CAROM_PREDICTION_VERY_CLOSE,
               carom_prediction_describe_velocities(prediction));
  show_finding(self->momentum_label, p->momentum_law != CAROM_MOMENTUM_FREE, p->keeps_momentum,
               carom_prediction_describe_momentum(prediction));
  show_finding(self->energy_label, p->has_energy_law, p->has_right_energy,
               carom_prediction_describe_energy(prediction));
}

/* ---- The record: how many got each verdict, and all of them, the latest first ---- */

/* A row's child has the title of the prediction's scene. */
#define SCENE "carom-scene"

static GtkWidget *record_row_new(const CaromPrediction *prediction) {
  g_autofree char *partners =
      carom_encounter_words_partners(prediction->scene, &prediction->record);
  g_autofree char *why = carom_prediction_explain(prediction);
  g_autofree char *what = g_strdup_printf(_("Contact %u: %s"), prediction->number, partners);
  g_autofree char *how = describe_verdict(prediction->score.verdict);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new(what);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), g_object_new(GTK_TYPE_LABEL, "label", how, "yalign", 0.0F, NULL));
  g_autofree char *tooltip = g_strdup_printf("%s\n%s\n%s", prediction->scene->title, what, why);
  carom_tooltip_set_text(box, tooltip);
  g_object_set_data_full(G_OBJECT(box), SCENE, g_strdup(prediction->scene->title), g_free);
  return box;
}

static const char *scene_of(GtkListBoxRow *row) {
  return g_object_get_data(G_OBJECT(gtk_list_box_row_get_child(row)), SCENE);
}

/* Above the rows of each scene is its title. */
static void show_scene(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  if (before && g_str_equal(scene_of(row), scene_of(before))) {
    gtk_list_box_row_set_header(row, NULL);
    return;
  }
  GtkWidget *header = gtk_label_new(scene_of(row));
  gtk_label_set_xalign(GTK_LABEL(header), 0);
  gtk_label_set_ellipsize(GTK_LABEL(header), PANGO_ELLIPSIZE_END);
  carom_tooltip_set_text(header, scene_of(row));
  gtk_widget_add_css_class(header, "caption-heading");
  gtk_list_box_row_set_header(row, header);
}

/* Two columns, so that it is no higher than need be. */
static void make_tallies(CaromPredictionView *self) {
  for (CaromPredictionVerdict i = 0; i < CAROM_N_PREDICTION_VERDICTS; i++) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, "numeric");
    gtk_grid_attach(self->tallies, label, (int)i % 2, (int)i / 2, 1, 1);
    self->tally_labels[i] = GTK_LABEL(label);
  }
}

/* That none was skipped goes without saying. */
static void show_tallies(CaromPredictionView *self) {
  for (CaromPredictionVerdict i = 0; i < CAROM_N_PREDICTION_VERDICTS; i++) {
    guint n = carom_prediction_session_count(self->session, i);
    g_autofree char *verdict = describe_verdict(i);
    /* Translators: a verdict such as "★ Spot on", and how often it was reached. */
    g_autofree char *text = g_strdup_printf(_("%s: %u"), verdict, n);
    gtk_label_set_text(self->tally_labels[i], text);
    gtk_widget_set_visible(GTK_WIDGET(self->tally_labels[i]),
                           i != CAROM_PREDICTION_VERDICT_SKIPPED || n > 0);
  }
}

static guint count_right(const CaromBallot *ballot, guint round) {
  return ballot->votes[round][carom_contact_question_right(ballot->asked)];
}

/* One answer is right or not; a class has a number of right ones in each round. Where the question
 * has been left before its answer was seen, nothing is said of that. */
static char *describe_votes(const CaromBallot *ballot) {
  guint n = carom_ballot_count(ballot, 0);
  if (!ballot->is_told)
    return g_strdup_printf(ngettext("%u vote", "%u votes", n), n);
  if (n == 1 && ballot->n_rounds == 1)
    return describe_verdict(count_right(ballot, 0) > 0 ? CAROM_PREDICTION_VERDICT_EXACT
                                                       : CAROM_PREDICTION_VERDICT_OFF);
  /* Translators: how many of how many votes are right. */
  g_autofree char *first = g_strdup_printf(_("%u of %u right"), count_right(ballot, 0), n);
  if (ballot->n_rounds == 1)
    return g_steal_pointer(&first);
  /* Translators: the votes of the first round, such as "3 of 20 right", and of the second. */
  return g_strdup_printf(_("%s, then %u of %u"), first, count_right(ballot, 1),
                         carom_ballot_count(ballot, 1));
}

static GtkWidget *ballot_row_new(const CaromBallot *ballot) {
  g_autofree char *votes = describe_votes(ballot);
  /* Translators: the number of a contact, and how many votes about it are right: "Contact 2: 3 of
     20 right". */
  g_autofree char *how = g_strdup_printf(_("Contact %u: %s"), ballot->number, votes);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  const char *const lines[] = {how, ballot->asked->question.question};
  for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
    GtkWidget *label = gtk_label_new(lines[i]);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_box_append(GTK_BOX(box), label);
  }
  g_object_set_data_full(G_OBJECT(box), SCENE, g_strdup(ballot->scene->title), g_free);
  return box;
}

/* The ballot that has been closed and not been told yet tells nothing. */
static gboolean is_told(CaromPredictionView *self, const CaromBallot *ballot) {
  return ballot != carom_vote_get_ballot(self->vote) ||
         carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
}

static void fill_ballots(CaromPredictionView *self) {
  const GPtrArray *record = carom_vote_get_record(self->vote);
  guint n = 0;
  for (guint i = 0; i < record->len; i++)
    if (is_told(self, g_ptr_array_index(record, i))) {
      gtk_list_box_prepend(self->record_list, ballot_row_new(g_ptr_array_index(record, i)));
      n++;
    }
  g_autofree char *summary = n == 0
                                 ? g_strdup(_("No question yet"))
                                 : g_strdup_printf(ngettext("%u question", "%u questions", n), n);
  gtk_label_set_text(self->summary_label, summary);
}

static void fill_predictions(CaromPredictionView *self) {
  const GPtrArray *record = carom_prediction_session_get_record(self->session);
  guint n =
      record->len - carom_prediction_session_count(self->session, CAROM_PREDICTION_VERDICT_SKIPPED);
  g_autofree char *summary =
      n == 0 ? g_strdup(_("No prediction yet"))
             : g_strdup_printf(ngettext("%u prediction", "%u predictions", n), n);
  gtk_label_set_text(self->summary_label, summary);
  show_tallies(self);
  for (guint i = 0; i < record->len; i++)
    gtk_list_box_prepend(self->record_list, record_row_new(g_ptr_array_index(record, i)));
}

static void fill_record(CaromPredictionView *self) {
  gboolean choices = carom_prediction_session_has_choices(self->session);
  GtkListBoxRow *row;
  while ((row = gtk_list_box_get_row_at_index(self->record_list, 0)))
    gtk_list_box_remove(self->record_list, GTK_WIDGET(row));
  gtk_widget_set_visible(GTK_WIDGET(self->tallies), !choices);
  if (choices)
    fill_ballots(self);
  else
    fill_predictions(self);
}

/* ---- All of it ---- */

static void show_title(CaromPredictionView *self, const CaromPrediction *prediction) {
  if (!prediction) {
    gtk_label_set_text(self->title_label, _("Predict, then reveal"));
    return;
  }
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new(prediction->scene, &prediction->record);
  g_autofree char *what = carom_explanation_describe_contact(
      explanation, carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_EXPLANATION_TIME_DIGITS));
  g_autofree char *text = g_strdup_printf(_("Contact %u: %s"), prediction->number, what);
  g_autofree char *whole = carom_soft_text_equations(text);
  gtk_label_set_text(self->title_label, whole);
}

/* A button that cannot be pressed any more has lost the focus already, and nothing else has it. */
static gboolean has_focus(CaromPredictionView *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  return !focus || gtk_widget_is_ancestor(focus, GTK_WIDGET(self));
}

/* Moves the focus to where there is something to do next: to what is first on the page of the
 * state, or, where that has nothing, to the choice of contacts. From where the stack has put it, it
 * would only move on. */
static void focus_page(CaromPredictionView *self) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
    return;
  gtk_root_set_focus(gtk_widget_get_root(GTK_WIDGET(self)), NULL);
  if (is_voting(self)) {
    carom_vote_view_focus(self->vote_view);
    return;
  }
  if (!gtk_widget_child_focus(gtk_stack_get_visible_child(self->stack), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus(GTK_WIDGET(self->filter_choice));
}

static void show_record(CaromPredictionView *self) {
  gboolean is_filled = carom_prediction_session_has_choices(self->session)
                           ? carom_vote_get_record(self->vote)->len > 0
                           : carom_prediction_session_get_record(self->session)->len > 0;
  show_clear(self, is_filled);
  gtk_widget_set_visible(self->record,
                         !is_voting(self) && (is_filled || can_restore(self) ||
                                              carom_prediction_session_get_active(self->session)));
}

/* A record that has been cleared cannot be cleared again, and leaves no button for the focus. */
static void on_recorded(CaromPredictionView *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  fill_record(self);
  show_record(self);
  if (root && !gtk_root_get_focus(root))
    focus_page(self);
}

/* All of a vote is seen at once, but for what is told of it afterwards, which may be long. */
static gboolean fit_vote(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromPredictionView *self = CAROM_PREDICTION_VIEW(widget);
  CaromVoteState state = carom_vote_get_state(self->vote);
  int width = gtk_widget_get_width(GTK_WIDGET(self->stack)), least = -1;
  gboolean ends = self->frames_to_fit-- <= 1;
  carom_vote_view_ask_for_all(self->vote_view, state == CAROM_VOTE_OPEN);
  if (state == CAROM_VOTE_OPEN && width > 0)
    least = carom_layout_measure_height(GTK_WIDGET(self->stack), width);
  if (state == CAROM_VOTE_OPEN || state == CAROM_VOTE_NONE)
    gtk_scrolled_window_set_min_content_height(self->scroller, least);
  if (ends)
    self->fit_tick = 0;
  return ends ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* Where a class votes, nothing else is seen. What has just been made has its style, and so its
 * size, after a frame. */
static void make_room(CaromPredictionView *self) {
  gtk_widget_set_visible(self->header, !is_voting(self) || !carom_vote_has_hands(self->vote));
  self->frames_to_fit = 2;
  if (self->fit_tick == 0)
    self->fit_tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), fit_vote, NULL, NULL);
}

static void show(CaromPredictionView *self) {
  static const char *const pages[] = {"off", "waiting", "asking", "revealed"};
  const CaromPrediction *prediction = carom_prediction_session_get_prediction(self->session);
  CaromPredictionSessionState state = carom_prediction_session_get_state(self->session);
  CaromVoteState vote = carom_vote_get_state(self->vote);
  guint asked = prediction ? prediction->number : 0;
  CaromPredictionOutlook outlook = carom_prediction_session_get_outlook(self->session);
  gboolean choices = carom_prediction_session_has_choices(self->session);
  gboolean is_new = state != self->shown || asked != self->asked || outlook != self->outlook ||
                    vote != self->vote_shown;
  gboolean takes_focus =
      is_new && (prediction || self->shown == CAROM_PREDICTION_SESSION_OFF || has_focus(self));
  show_form(self);
  show_filter(self);
  show_title(self, prediction);
  show_outlook(self, outlook);
  if (state == CAROM_PREDICTION_SESSION_ASKING)
    show_question(self, prediction);
  if (state == CAROM_PREDICTION_SESSION_REVEALED)
    show_result(self, prediction);
  gtk_stack_set_visible_child_name(self->stack, is_voting(self) ? "vote" : pages[state]);
  gtk_widget_set_visible(self->stop_button, state != CAROM_PREDICTION_SESSION_OFF);
  show_record(self);
  make_room(self);
  if (vote != self->vote_shown || choices != self->choices_shown)
    fill_record(self);
  if (takes_focus)
    focus_page(self);
  self->shown = state;
  self->vote_shown = vote;
  self->choices_shown = choices;
  self->asked = asked;
  self->outlook = outlook;
}

static void on_digits(GtkWidget *widget) {
  show(CAROM_PREDICTION_VIEW(widget));
}

/* ---- Life ---- */

void carom_prediction_view_set_session(CaromPredictionView *self, CaromPredictionSession *session,
                                       CaromVote *vote) {
  g_return_if_fail(CAROM_IS_PREDICTION_VIEW(self) && !self->session);
  self->session = g_object_ref(session);
  self->vote = g_object_ref(vote);
  self->vote_view = CAROM_VOTE_VIEW(carom_vote_view_new(vote));
  gtk_stack_add_named(self->stack, GTK_WIDGET(self->vote_view), "vote");
  make_kinds(self);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    GtkWidget *entry = carom_prediction_entry_new(session, body);
    self->entries[body] = CAROM_PREDICTION_ENTRY(entry);
    gtk_box_append(self->entries_box, entry);
  }
  g_signal_connect_object(session, "changed", G_CALLBACK(show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "recorded", G_CALLBACK(on_recorded), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "changed", G_CALLBACK(show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "recorded", G_CALLBACK(on_recorded), self, G_CONNECT_SWAPPED);
  carom_widget_theme_watch_digits(GTK_WIDGET(self), on_digits);
  fill_record(self);
  show(self);
}

static void carom_prediction_view_dispose(GObject *object) {
  CaromPredictionView *self = CAROM_PREDICTION_VIEW(object);
  g_clear_object(&self->vote);
  g_clear_object(&self->session);
  G_OBJECT_CLASS(carom_prediction_view_parent_class)->dispose(object);
}

static void carom_prediction_view_class_init(CaromPredictionViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_prediction_view_dispose;
  g_type_ensure(CAROM_TYPE_HELP_BUTTON);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-prediction-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, header);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, form_choice);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, kinds_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, filter);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, filter_choice);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, filter_field);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, stop_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, waiting_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, play_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, start_over_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, pause_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, before_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, entries_box);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, verdict_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, why_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, answers);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, velocities_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, momentum_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, energy_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, record);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, summary_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, tallies);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, record_list);
  gtk_widget_class_bind_template_child(widget_class, CaromPredictionView, clear_button);
  gtk_widget_class_bind_template_callback(widget_class, on_form_selected);
  gtk_widget_class_bind_template_callback(widget_class, on_filter_selected);
  gtk_widget_class_bind_template_callback(widget_class, on_filter_written);
}

static void carom_prediction_view_init(CaromPredictionView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  gtk_list_box_set_header_func(self->record_list, show_scene, NULL, NULL);
  make_form_choices(self);
  make_filter_choices(self);
  make_tallies(self);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  CaromPredictionView *self = g_object_new(CAROM_TYPE_PREDICTION_VIEW, NULL);
  carom_prediction_view_set_session(self, models->session, models->vote);
  return GTK_WIDGET(self);
}

const CaromPage carom_page_predict = {
    .id = "predict",
    .title = N_("_Predict"),
    .about = CAROM_PAGE_ABOUT_GUESS,
    .make = make_page,
};
