/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-session: a state machine between the player, which stops before contacts, and
 * the inspector, which shows them. The session listens to both, so that a question also ends when
 * the user looks at something else. */
#include "carom-prediction-session.h"

#include "carom-no-more-contacts.h"
#include "carom-output.h"
#include "carom-prediction-filter.h"
#include "carom-prediction-veil.h"

#include <string.h>

struct _CaromPredictionSession {
  GObject parent_instance;
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSessionState state;
  CaromPredictionFilter *filter;
  CaromPrediction *prediction;        /* while it is asking or revealed */
  CaromPredictionVeil *veil;          /* (nullable): of the prediction's contact */
  gboolean choices;                   /* it asks questions with choices */
  guint kinds;                        /* those that it may make */
  const CaromQuestionKind *last_kind; /* (nullable): of the last question that it made */
  CaromContactQuestion *question;     /* (nullable): about the prediction's contact */
  guint left_number;                  /* of the contact that may ask again; 0: none */
  gconstpointer comparison;       /* (nullable): the one that it knows; not owned, only compared */
  gboolean is_held;               /* no contact asks */
  gboolean stops_held;            /* the contact at which the player stops does not ask */
  CaromContactRecord held_at;     /* the contact that is played through meanwhile */
  CaromPredictionOutlook outlook; /* the one that listeners know of */
  gboolean is_guessed[CAROM_N_CONTACT_BODIES];
  gboolean unreadable[CAROM_N_CONTACT_BODIES]; /* whether the typed text is no number */
  GPtrArray *record;                           /* (element-type CaromPrediction) */
  GPtrArray *cleared;                          /* (nullable): the record that was cleared last */
};

G_DEFINE_FINAL_TYPE(CaromPredictionSession, carom_prediction_session, G_TYPE_OBJECT)

enum { PROP_ACTIVE = 1, PROP_CHOICES, PROP_KINDS, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_CHANGED, SIGNAL_GUESSED, SIGNAL_RECORDED, SIGNAL_CLEARED, SIGNAL_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The pane whose contacts ask: the leading one. */
#define PANE 0

static CaromComparison *get_comparison(CaromPredictionSession *self) {
  return carom_player_get_comparison(self->player);
}

static const CaromContactRecord *get_contact(CaromPredictionSession *self, guint contact) {
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), PANE);
  return carom_run_get_contact(run, contact);
}

/* ---- The record ---- */

static GPtrArray *record_new(void) {
  return g_ptr_array_new_with_free_func((GDestroyNotify)carom_prediction_free);
}

/* @prediction: (transfer full): what has been revealed or skipped */
static void add_to_record(CaromPredictionSession *self, CaromPrediction *prediction) {
  g_ptr_array_add(self->record, prediction);
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
}

static gboolean is_skip_of(const CaromPrediction *kept, const CaromPrediction *asked) {
  return kept->score.verdict == CAROM_PREDICTION_VERDICT_SKIPPED && kept->scene == asked->scene &&
         kept->number == asked->number;
}

/* A question that asks again is open again, and not skipped. */
static void take_back_skip(CaromPredictionSession *self) {
  for (guint i = self->record->len; i > 0; i--)
    if (is_skip_of(g_ptr_array_index(self->record, i - 1), self->prediction)) {
      g_ptr_array_remove_index(self->record, i - 1);
      g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
      return;
    }
}

/* ---- States ---- */

static void forget_prediction(CaromPredictionSession *self) {
  g_clear_pointer(&self->question, carom_contact_question_unref);
  g_clear_pointer(&self->prediction, carom_prediction_free);
  g_clear_pointer(&self->veil, carom_prediction_veil_free);
}

/* Ends the question, if there is one; arrows without an answer are skipped, in whichever way they
 * have been left. */
static void leave_question(CaromPredictionSession *self, CaromPredictionSessionState state) {
  gboolean is_skipped = carom_prediction_session_asks_for_arrows(self);
  g_autoptr(CaromPrediction) left = g_steal_pointer(&self->prediction);
  forget_prediction(self);
  self->state = state;
  if (is_skipped) {
    carom_prediction_skip(left);
    add_to_record(self, g_steal_pointer(&left));
  }
}

static void set_state(CaromPredictionSession *self, CaromPredictionSessionState state) {
  if (state == CAROM_PREDICTION_SESSION_OFF || state == CAROM_PREDICTION_SESSION_WAITING)
    leave_question(self, state);
  self->state = state;
  self->outlook = carom_prediction_session_get_outlook(self);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Coming to a contact and leaving it ---- */

/* Whether @one is later than @other by so much that the clock can stand between the two. */
static gboolean is_later(CaromPredictionSession *self, const CaromContactRecord *one,
                         const CaromContactRecord *other) {
  double gap_s = one->time_s - other->time_s;
  return carom_run_knows_instants(carom_comparison_get_run(get_comparison(self), PANE))
             ? gap_s > carom_comparison_instant_width_s(get_comparison(self))
             : one->frame > other->frame;
}

static gboolean involves(const CaromContactRecord *record, int disc) {
  return disc >= 0 && ((int)record->a == disc || record->b == disc);
}

/* Whether one of its bodies has another contact before anything can be seen of what came of it. */
static gboolean is_followed(CaromPredictionSession *self, guint contact) {
  const CaromContactRecord *record = get_contact(self, contact);
  guint n = carom_run_count_contacts(carom_comparison_get_run(get_comparison(self), PANE));
  for (guint k = contact + 1; k < n && !is_later(self, get_contact(self, k), record); k++)
    if (involves(get_contact(self, k), (int)record->a) || involves(get_contact(self, k), record->b))
      return TRUE;
  return FALSE;
}

static CaromContactQuestionPlace make_place(CaromPredictionSession *self, guint contact) {
  return (CaromContactQuestionPlace){
      .scene = carom_comparison_get_scene(get_comparison(self)),
      .record = get_contact(self, contact),
      .number = contact + 1,
      .since_s = contact > 0 ? get_contact(self, contact - 1)->time_s : -INFINITY,
      .is_followed = is_followed(self, contact),
  };
}

/* What a resolver answers that is wrong on purpose is not the right choice. */
static gboolean is_answered_wrongly(CaromPredictionSession *self) {
  return carom_resolver_is_wrong(carom_comparison_get_methods(get_comparison(self))[PANE].resolver);
}

/* Returns: (transfer full) (nullable): the question with choices about that contact */
static CaromContactQuestion *pick_question(CaromPredictionSession *self, guint contact) {
  if (is_answered_wrongly(self))
    return NULL;
  const CaromContactQuestionPlace place = make_place(self, contact);
  return carom_contact_question_pick(&place, self->kinds, self->last_kind);
}

static gboolean does_ask(CaromPredictionSession *self, guint contact) {
  if (self->is_held ||
      !carom_prediction_filter_matches(self->filter, contact + 1, get_contact(self, contact)))
    return FALSE;
  g_autoptr(CaromContactQuestion) question = self->choices ? pick_question(self, contact) : NULL;
  return !self->choices || question;
}

/* The player's stop function. While the session is held, the next contact stops and does not ask;
 * "stopped" may come after the end of that. */
static gboolean does_stop(guint contact, gpointer session) {
  CaromPredictionSession *self = session;
  self->stops_held = self->is_held && is_later(self, get_contact(self, contact), &self->held_at);
  return self->stops_held || does_ask(self, contact);
}

/* @question: (transfer full) (nullable): NULL: two arrows are asked for */
static void ask(CaromPredictionSession *self, guint contact, CaromContactQuestion *question) {
  /* until the inspector has the contact */
  leave_question(self, CAROM_PREDICTION_SESSION_WAITING);
  self->left_number = 0;
  carom_inspector_choose(self->inspector, PANE, contact);
  self->prediction = carom_prediction_new(carom_comparison_get_scene(get_comparison(self)),
                                          contact + 1, get_contact(self, contact));
  memset(self->is_guessed, 0, sizeof self->is_guessed);
  memset(self->unreadable, 0, sizeof self->unreadable);
  self->question = question;
  if (!question)
    take_back_skip(self);
  else if (question->kind)
    self->last_kind = question->kind;
  set_state(self, CAROM_PREDICTION_SESSION_ASKING);
}

static void on_stopped(CaromPredictionSession *self, guint contact) {
  gboolean is_asked = carom_prediction_session_is_asking(self) &&
                      self->prediction->number == contact + 1; /* as soon as the clock came there */
  if (self->state != CAROM_PREDICTION_SESSION_OFF && !self->stops_held && !is_asked)
    ask(self, contact, self->choices ? pick_question(self, contact) : NULL);
  self->stops_held = FALSE;
}

void carom_prediction_session_ask_again(CaromPredictionSession *self, guint contact,
                                        CaromContactQuestion *question) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self) && question);
  if (self->state != CAROM_PREDICTION_SESSION_OFF)
    ask(self, contact, carom_contact_question_ref(question));
}

/* A question that was left because there was another comparison, or because it asked in another
 * way, is asked again where the clock still stands there, or again. */
static void ask_here(CaromPredictionSession *self) {
  const CaromComparison *comparison = get_comparison(self);
  guint contact = self->left_number - 1;
  if (self->state == CAROM_PREDICTION_SESSION_WAITING && self->left_number > 0 &&
      carom_comparison_is_at_contact(comparison, PANE, contact) &&
      carom_comparison_get_instant(comparison) != CAROM_INSTANT_AFTER &&
      !carom_player_is_drafting(self->player) && does_ask(self, contact))
    on_stopped(self, contact);
}

/* @contact: (out): at which the clock stands
 * Returns: (transfer full) (nullable): @question, if it can be asked there */
static CaromContactQuestion *find_here(CaromPredictionSession *self, const CaromQuestion *question,
                                       guint *contact) {
  const CaromComparison *comparison = get_comparison(self);
  if (!carom_comparison_last_contact(comparison, PANE, contact) ||
      !carom_comparison_is_at_contact(comparison, PANE, *contact) || is_answered_wrongly(self))
    return NULL;
  const CaromContactQuestionPlace place = make_place(self, *contact);
  return carom_contact_question_own(&place, question);
}

gboolean carom_prediction_session_can_ask(CaromPredictionSession *self,
                                          const CaromQuestion *question) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self) && question, FALSE);
  guint contact;
  g_autoptr(CaromContactQuestion) asked = find_here(self, question, &contact);
  return asked != NULL;
}

void carom_prediction_session_ask(CaromPredictionSession *self, const CaromQuestion *question) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self) && question);
  guint contact;
  CaromContactQuestion *asked = find_here(self, question, &contact);
  if (!asked)
    return;
  carom_prediction_session_set_active(self, TRUE);
  ask(self, contact, asked);
}

static gboolean is_at_prediction(CaromPredictionSession *self) {
  guint run, contact;
  return carom_inspector_is_at_contact(self->inspector) &&
         carom_inspector_get_choice(self->inspector, &run, &contact) && run == PANE &&
         contact + 1 == self->prediction->number;
}

static void keep_prediction(CaromPredictionSession *self) {
  add_to_record(self, carom_prediction_copy(self->prediction));
  set_state(self, CAROM_PREDICTION_SESSION_REVEALED);
}

/* Looking at the answer reveals it; looking at something else ends the question, and so does the
 * answer where there is no guess that could be scored, or none was asked for. */
static void on_walked(CaromPredictionSession *self) {
  if (!self->prediction)
    return;
  gboolean sees_answer = self->state == CAROM_PREDICTION_SESSION_ASKING &&
                         carom_inspector_get_side(self->inspector) == CAROM_AFTER;
  if (!is_at_prediction(self) || (sees_answer && !carom_prediction_session_can_reveal(self)))
    set_state(self, CAROM_PREDICTION_SESSION_WAITING);
  else if (sees_answer)
    keep_prediction(self);
}

/* Another comparison: what was asked about has gone with the old one. Listeners are told only after
 * all objects have got the new comparison, because they may ask for it. */
static void on_replaced(CaromPredictionSession *self) {
  if (self->comparison == get_comparison(self)) /* it is only shown in full */
    return;
  self->comparison = get_comparison(self);
  if (self->state == CAROM_PREDICTION_SESSION_ASKING)
    self->left_number = self->prediction->number;
  if (self->state != CAROM_PREDICTION_SESSION_OFF)
    leave_question(self, CAROM_PREDICTION_SESSION_WAITING);
}

static void after_replaced(CaromPredictionSession *self) {
  set_state(self, self->state);
}

void carom_prediction_session_reveal(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (carom_prediction_session_can_reveal(self))
    carom_inspector_set_side(self->inspector, CAROM_AFTER);
}

void carom_prediction_session_go_on(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->state == CAROM_PREDICTION_SESSION_OFF)
    return;
  set_state(self, CAROM_PREDICTION_SESSION_WAITING);
  carom_player_set_playing(self->player, TRUE);
}

void carom_prediction_session_show_answer(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->state != CAROM_PREDICTION_SESSION_REVEALED)
    return;
  carom_inspector_start_over(self->inspector);
  carom_inspector_set_side(self->inspector, CAROM_AFTER);
}

CaromPredictionSessionState carom_prediction_session_get_state(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), CAROM_PREDICTION_SESSION_OFF);
  return self->state;
}

gboolean carom_prediction_session_get_active(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return self->state != CAROM_PREDICTION_SESSION_OFF;
}

void carom_prediction_session_set_active(CaromPredictionSession *self, gboolean active) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (carom_prediction_session_get_active(self) == !!active)
    return;
  carom_player_set_stop(self->player, active ? does_stop : NULL, self);
  set_state(self, active ? CAROM_PREDICTION_SESSION_WAITING : CAROM_PREDICTION_SESSION_OFF);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ACTIVE]);
}

/* ---- What is asked ---- */

gboolean carom_prediction_session_has_choices(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return self->choices;
}

/* What is asked at this moment in another way is asked anew in this one. */
void carom_prediction_session_set_choices(CaromPredictionSession *self, gboolean choices) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->choices == !!choices)
    return;
  if (self->state == CAROM_PREDICTION_SESSION_ASKING)
    self->left_number = self->prediction->number;
  if (self->state != CAROM_PREDICTION_SESSION_OFF)
    leave_question(self, CAROM_PREDICTION_SESSION_WAITING);
  self->choices = !!choices;
  set_state(self, self->state);
  ask_here(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_CHOICES]);
}

CaromContactQuestion *carom_prediction_session_get_question(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), NULL);
  return self->question;
}

gboolean carom_prediction_session_asks_for_arrows(CaromPredictionSession *self) {
  return carom_prediction_session_is_asking(self) && !self->question;
}

void carom_prediction_session_hold(CaromPredictionSession *self,
                                   const CaromContactRecord *contact) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  self->is_held = contact != NULL;
  if (contact)
    self->held_at = *contact;
}

/* ---- Which contacts ask ---- */

char *carom_prediction_session_get_filter(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), NULL);
  return carom_prediction_filter_to_text(self->filter);
}

gboolean carom_prediction_session_set_filter(CaromPredictionSession *self, const char *text,
                                             GError **error) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self) && text, FALSE);
  CaromPredictionFilter *filter = carom_prediction_filter_parse(text, error);
  if (!filter)
    return FALSE;
  carom_prediction_filter_free(self->filter);
  self->filter = filter;
  self->outlook = carom_prediction_session_get_outlook(self);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

void carom_prediction_session_request_filter(CaromPredictionSession *self, const char *text) {
  g_autoptr(GError) error = NULL;
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self) && text);
  if (!carom_prediction_session_set_filter(self, text, &error))
    g_signal_emit(self, signals[SIGNAL_FAILED], 0, error->message);
}

/* ---- What may be seen ---- */

/* Whether a contact after the revealed one, in the same frame or at the same instant, asks next:
 * the clock has passed it already. */
static gboolean has_more_here(CaromPredictionSession *self) {
  const CaromComparison *comparison = get_comparison(self);
  guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, PANE));
  for (guint k = self->prediction->number;
       k < n && carom_comparison_is_at_contact(comparison, PANE, k); k++)
    if (does_ask(self, k))
      return TRUE;
  return FALSE;
}

gboolean carom_prediction_session_is_asking(CaromPredictionSession *self) {
  g_return_val_if_fail(!self || CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return self && self->state == CAROM_PREDICTION_SESSION_ASKING;
}

gboolean carom_prediction_session_is_secret(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return self->state == CAROM_PREDICTION_SESSION_ASKING ||
         (self->state == CAROM_PREDICTION_SESSION_REVEALED && has_more_here(self));
}

const CaromRun *carom_prediction_session_get_run(CaromPredictionSession *self, guint pane) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), NULL);
  const CaromComparison *comparison = get_comparison(self);
  gboolean is_before = carom_comparison_get_instant(comparison) == CAROM_INSTANT_BEFORE;
  if (!carom_prediction_session_is_secret(self) || is_before)
    return carom_comparison_get_run(comparison, pane);
  if (!self->veil)
    self->veil = carom_prediction_veil_new(comparison, self->prediction->record.frame);
  return carom_prediction_veil_get_run(self->veil, pane);
}

/* ---- The guess ---- */

const CaromPrediction *carom_prediction_session_get_prediction(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), NULL);
  return self->prediction;
}

gboolean carom_prediction_session_can_guess(CaromPredictionSession *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  if (!carom_prediction_session_asks_for_arrows(self))
    return FALSE;
  return carom_contact_is_movable(&self->prediction->record.contact, body);
}

gboolean carom_prediction_session_has_guess(CaromPredictionSession *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self) && self->prediction, FALSE);
  return self->is_guessed[body] ||
         !carom_contact_is_movable(&self->prediction->record.contact, body);
}

CaromVec2 carom_prediction_session_get_guess(CaromPredictionSession *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self) && self->prediction, carom_vec2(0, 0));
  return carom_prediction_session_has_guess(self, body)
             ? carom_contact_outcome_velocity(&self->prediction->guess, body)
             : carom_vec2(0, 0);
}

void carom_prediction_session_set_guess(CaromPredictionSession *self, CaromContactBody body,
                                        CaromVec2 velocity) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self) && carom_vec2_is_finite(velocity));
  if (!carom_prediction_session_can_guess(self, body))
    return;
  CaromOutcome guess = self->prediction->guess;
  carom_contact_set_outcome_velocity(&guess, body, velocity);
  carom_prediction_set_guess(self->prediction, &guess);
  self->is_guessed[body] = TRUE;
  self->unreadable[body] = FALSE;
  g_signal_emit(self, signals[SIGNAL_GUESSED], 0);
}

void carom_prediction_session_set_readable(CaromPredictionSession *self, CaromContactBody body,
                                           gboolean readable) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->unreadable[body] == !readable)
    return;
  self->unreadable[body] = !readable;
  g_signal_emit(self, signals[SIGNAL_GUESSED], 0);
}

gboolean carom_prediction_session_is_readable(CaromPredictionSession *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return !self->unreadable[body];
}

gboolean carom_prediction_session_can_reveal(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  gboolean can = carom_prediction_session_asks_for_arrows(self);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    can = can && !self->unreadable[body] && carom_prediction_session_has_guess(self, body);
  return can;
}

/* ---- Waiting ---- */

/* Whether one of the leading pane's contacts from @first on asks. */
static gboolean any_asks(CaromPredictionSession *self, guint first) {
  guint n = carom_run_count_contacts(carom_comparison_get_run(get_comparison(self), PANE));
  for (guint k = first; k < n; k++)
    if (does_ask(self, k))
      return TRUE;
  return FALSE;
}

/* Whether nothing can meet any more from where the clock stands. */
static gboolean is_over(CaromPredictionSession *self) {
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), PANE);
  return isinf(carom_no_more_contacts_until(run->world));
}

CaromPredictionOutlook carom_prediction_session_get_outlook(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), CAROM_PREDICTION_OUTLOOK_OPEN);
  const CaromComparison *comparison = get_comparison(self);
  if (self->state != CAROM_PREDICTION_SESSION_WAITING || !comparison)
    return CAROM_PREDICTION_OUTLOOK_OPEN;
  if (carom_player_get_playing(self->player) || carom_player_is_seeking(self->player))
    return CAROM_PREDICTION_OUTLOOK_RUNNING;
  double duration_s = carom_comparison_get_scene(comparison)->duration_s;
  guint64 end = carom_player_frame_at(self->player, duration_s);
  guint last;
  guint next = carom_comparison_last_contact(comparison, PANE, &last) ? last + 1 : 0;
  if (any_asks(self, next))
    return CAROM_PREDICTION_OUTLOOK_NEXT;
  if (carom_comparison_get_furthest(comparison) < end)
    return CAROM_PREDICTION_OUTLOOK_OPEN;
  if (any_asks(self, 0))
    return is_over(self) ? CAROM_PREDICTION_OUTLOOK_PASSED : CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR;
  if (carom_run_count_contacts(carom_comparison_get_run(comparison, PANE)) > 0)
    return is_over(self) ? CAROM_PREDICTION_OUTLOOK_OTHERS : CAROM_PREDICTION_OUTLOOK_OTHERS_SO_FAR;
  return is_over(self) ? CAROM_PREDICTION_OUTLOOK_NOTHING : CAROM_PREDICTION_OUTLOOK_NOTHING_SO_FAR;
}

/* The clock may have come to the end, or back from it. */
static void on_moved(CaromPredictionSession *self) {
  ask_here(self);
  if (self->outlook != carom_prediction_session_get_outlook(self))
    set_state(self, self->state);
}

void carom_prediction_session_start_over(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->state == CAROM_PREDICTION_SESSION_OFF)
    return;
  carom_player_seek(self->player, 0);
  carom_prediction_session_go_on(self);
}

/* ---- What is kept ---- */

const GPtrArray *carom_prediction_session_get_record(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), NULL);
  return self->record;
}

guint carom_prediction_session_count(CaromPredictionSession *self, CaromPredictionVerdict verdict) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), 0);
  guint n = 0;
  for (guint i = 0; i < self->record->len; i++) {
    const CaromPrediction *prediction = g_ptr_array_index(self->record, i);
    n += prediction->score.verdict == verdict;
  }
  return n;
}

gboolean carom_prediction_session_export(CaromPredictionSession *self, const char *path,
                                         GError **error) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self) && path, FALSE);
  g_autofree char *csv = carom_predictions_to_csv(self->record);
  return carom_output_write(path, csv, strlen(csv), error);
}

void carom_prediction_session_clear(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (self->record->len == 0)
    return;
  g_clear_pointer(&self->cleared, g_ptr_array_unref);
  self->cleared = g_steal_pointer(&self->record);
  self->record = record_new();
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
  g_signal_emit(self, signals[SIGNAL_CLEARED], 0);
}

gboolean carom_prediction_session_can_restore(CaromPredictionSession *self) {
  g_return_val_if_fail(CAROM_IS_PREDICTION_SESSION(self), FALSE);
  return self->cleared != NULL;
}

void carom_prediction_session_restore(CaromPredictionSession *self) {
  g_return_if_fail(CAROM_IS_PREDICTION_SESSION(self));
  if (!self->cleared)
    return;
  g_ptr_array_extend_and_steal(self->cleared, g_steal_pointer(&self->record));
  self->record = g_steal_pointer(&self->cleared);
  if (carom_prediction_session_asks_for_arrows(self))
    take_back_skip(self);
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
}

/* ---- Life ---- */

static void carom_prediction_session_get_property(GObject *object, guint id, GValue *value,
                                                  GParamSpec *pspec) {
  CaromPredictionSession *self = CAROM_PREDICTION_SESSION(object);
  if (id == PROP_ACTIVE)
    g_value_set_boolean(value, carom_prediction_session_get_active(self));
  else if (id == PROP_CHOICES)
    g_value_set_boolean(value, self->choices);
  else if (id == PROP_KINDS)
    g_value_set_uint(value, self->kinds);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

/* Other contacts may ask now. */
static void set_kinds(CaromPredictionSession *self, guint kinds) {
  gboolean is_new = self->kinds != kinds;
  self->kinds = kinds;
  if (is_new && self->player)
    set_state(self, self->state);
}

static void carom_prediction_session_set_property(GObject *object, guint id, const GValue *value,
                                                  GParamSpec *pspec) {
  CaromPredictionSession *self = CAROM_PREDICTION_SESSION(object);
  if (id == PROP_ACTIVE)
    carom_prediction_session_set_active(self, g_value_get_boolean(value));
  else if (id == PROP_CHOICES)
    carom_prediction_session_set_choices(self, g_value_get_boolean(value));
  else if (id == PROP_KINDS)
    set_kinds(self, g_value_get_uint(value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_prediction_session_finalize(GObject *object) {
  CaromPredictionSession *self = CAROM_PREDICTION_SESSION(object);
  if (self->state != CAROM_PREDICTION_SESSION_OFF)
    carom_player_set_stop(self->player, NULL, NULL);
  forget_prediction(self);
  g_ptr_array_unref(self->record);
  g_clear_pointer(&self->cleared, g_ptr_array_unref);
  carom_prediction_filter_free(self->filter);
  g_clear_object(&self->inspector);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_prediction_session_parent_class)->finalize(object);
}

static void carom_prediction_session_class_init(CaromPredictionSessionClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GType type = G_TYPE_FROM_CLASS(klass);
  object_class->get_property = carom_prediction_session_get_property;
  object_class->set_property = carom_prediction_session_set_property;
  object_class->finalize = carom_prediction_session_finalize;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  properties[PROP_ACTIVE] = g_param_spec_boolean("active", NULL, NULL, FALSE, flags);
  properties[PROP_CHOICES] = g_param_spec_boolean("choices", NULL, NULL, FALSE, flags);
  properties[PROP_KINDS] = g_param_spec_uint(
      "kinds", NULL, NULL, 0, CAROM_CONTACT_QUESTION_ALL_KINDS, CAROM_CONTACT_QUESTION_ALL_KINDS,
      G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_CHANGED] =
      g_signal_new("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GUESSED] =
      g_signal_new("guessed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_RECORDED] =
      g_signal_new("recorded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CLEARED] =
      g_signal_new("cleared", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_prediction_session_init(CaromPredictionSession *self) {
  self->filter = carom_prediction_filter_parse("all", NULL);
  self->record = record_new();
}

CaromPredictionSession *carom_prediction_session_new(CaromPlayer *player,
                                                     CaromInspector *inspector) {
  CaromPredictionSession *self = g_object_new(CAROM_TYPE_PREDICTION_SESSION, NULL);
  self->player = g_object_ref(player);
  self->inspector = g_object_ref(inspector);
  self->comparison = get_comparison(self);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(after_replaced), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "stopped", G_CALLBACK(on_stopped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
  return self;
}
