/* carom-quiz: a state machine between the player, which stops before contacts, and the inspector,
 * which shows them. The quiz listens to both, so that a question also ends when the user looks at
 * something else. */
#include "carom-quiz.h"

#include "carom-output.h"
#include "carom-prediction-which.h"

#include <string.h>

struct _CaromQuiz {
  GObject parent_instance;
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromQuizState state;
  CaromWhich *which;
  CaromAttempt *attempt;                       /* while it is asking or revealed */
  gboolean unreadable[CAROM_N_CONTACT_BODIES]; /* whether the typed text is no number */
  GPtrArray *record;                           /* (element-type CaromAttempt) */
};

G_DEFINE_FINAL_TYPE(CaromQuiz, carom_quiz, G_TYPE_OBJECT)

enum { PROP_ACTIVE = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_CHANGED, SIGNAL_GUESSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The pane whose contacts ask: the leading one. */
#define PANE 0

static CaromComparison *get_comparison(CaromQuiz *self) {
  return carom_player_get_comparison(self->player);
}

static const CaromContactRecord *get_contact(CaromQuiz *self, guint contact) {
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), PANE);
  return carom_run_get_contact(run, contact);
}

static void set_state(CaromQuiz *self, CaromQuizState state) {
  self->state = state;
  if (state == CAROM_QUIZ_OFF || state == CAROM_QUIZ_WAITING)
    g_clear_pointer(&self->attempt, carom_attempt_free);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Coming to a contact and leaving it ---- */

static gboolean does_ask(guint contact, gpointer quiz) {
  CaromQuiz *self = quiz;
  return carom_which_asks(self->which, contact + 1, get_contact(self, contact));
}

static void on_stopped(CaromQuiz *self, guint contact) {
  CaromScene *scene = carom_comparison_get_scene(get_comparison(self));
  if (self->state == CAROM_QUIZ_OFF)
    return;
  g_clear_pointer(&self->attempt, carom_attempt_free);
  self->state = CAROM_QUIZ_WAITING; /* until the inspector has the contact */
  carom_inspector_choose(self->inspector, PANE, contact);
  self->attempt = carom_attempt_new(scene, contact + 1, get_contact(self, contact));
  self->unreadable[CAROM_BODY_A] = self->unreadable[CAROM_BODY_B] = FALSE;
  set_state(self, CAROM_QUIZ_ASKING);
}

static gboolean is_at_attempt(CaromQuiz *self) {
  guint run, contact;
  return carom_inspector_is_at_contact(self->inspector) &&
         carom_inspector_get_choice(self->inspector, &run, &contact) && run == PANE &&
         contact + 1 == self->attempt->number;
}

static void keep_attempt(CaromQuiz *self) {
  g_ptr_array_add(self->record, carom_attempt_copy(self->attempt));
  set_state(self, CAROM_QUIZ_REVEALED);
}

/* Looking at the answer reveals it; looking at something else ends the question. */
static void on_walked(CaromQuiz *self) {
  if (!self->attempt)
    return;
  if (!is_at_attempt(self))
    set_state(self, CAROM_QUIZ_WAITING);
  else if (self->state == CAROM_QUIZ_ASKING &&
           carom_inspector_get_side(self->inspector) == CAROM_AFTER)
    keep_attempt(self);
}

void carom_quiz_reveal(CaromQuiz *self) {
  g_return_if_fail(CAROM_IS_QUIZ(self));
  if (carom_quiz_can_reveal(self))
    carom_inspector_set_side(self->inspector, CAROM_AFTER);
}

void carom_quiz_go_on(CaromQuiz *self) {
  g_return_if_fail(CAROM_IS_QUIZ(self));
  if (self->state == CAROM_QUIZ_OFF)
    return;
  set_state(self, CAROM_QUIZ_WAITING);
  carom_player_set_playing(self->player, TRUE);
}

CaromQuizState carom_quiz_get_state(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), CAROM_QUIZ_OFF);
  return self->state;
}

gboolean carom_quiz_get_active(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), FALSE);
  return self->state != CAROM_QUIZ_OFF;
}

void carom_quiz_set_active(CaromQuiz *self, gboolean active) {
  g_return_if_fail(CAROM_IS_QUIZ(self));
  if (carom_quiz_get_active(self) == !!active)
    return;
  carom_player_set_stop(self->player, active ? does_ask : NULL, self);
  set_state(self, active ? CAROM_QUIZ_WAITING : CAROM_QUIZ_OFF);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ACTIVE]);
}

/* ---- Which contacts ask ---- */

char *carom_quiz_get_which(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), NULL);
  return carom_which_to_text(self->which);
}

gboolean carom_quiz_set_which(CaromQuiz *self, const char *text, GError **error) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self) && text, FALSE);
  CaromWhich *which = carom_which_parse(text, error);
  if (!which)
    return FALSE;
  carom_which_free(self->which);
  self->which = which;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/* ---- The guess ---- */

const CaromAttempt *carom_quiz_get_attempt(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), NULL);
  return self->attempt;
}

gboolean carom_quiz_can_guess(CaromQuiz *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), FALSE);
  if (self->state != CAROM_QUIZ_ASKING)
    return FALSE;
  return carom_contact_is_movable(&self->attempt->record.contact, body);
}

CaromVec2 carom_quiz_get_guess(CaromQuiz *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self) && self->attempt, carom_vec2(0, 0));
  return carom_outcome_velocity(&self->attempt->guess, body);
}

void carom_quiz_set_guess(CaromQuiz *self, CaromContactBody body, CaromVec2 velocity) {
  g_return_if_fail(CAROM_IS_QUIZ(self) && carom_vec2_is_finite(velocity));
  if (!carom_quiz_can_guess(self, body))
    return;
  CaromOutcome guess = self->attempt->guess;
  carom_outcome_set_velocity(&guess, body, velocity);
  carom_attempt_set_guess(self->attempt, &guess);
  self->unreadable[body] = FALSE;
  g_signal_emit(self, signals[SIGNAL_GUESSED], 0);
}

void carom_quiz_set_readable(CaromQuiz *self, CaromContactBody body, gboolean readable) {
  g_return_if_fail(CAROM_IS_QUIZ(self));
  if (self->unreadable[body] == !readable)
    return;
  self->unreadable[body] = !readable;
  g_signal_emit(self, signals[SIGNAL_GUESSED], 0);
}

gboolean carom_quiz_is_readable(CaromQuiz *self, CaromContactBody body) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), FALSE);
  return !self->unreadable[body];
}

gboolean carom_quiz_can_reveal(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), FALSE);
  return self->state == CAROM_QUIZ_ASKING && carom_quiz_is_readable(self, CAROM_BODY_A) &&
         carom_quiz_is_readable(self, CAROM_BODY_B);
}

/* ---- The record ---- */

const GPtrArray *carom_quiz_get_record(CaromQuiz *self) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), NULL);
  return self->record;
}

guint carom_quiz_count(CaromQuiz *self, CaromVerdict verdict) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self), 0);
  guint n = 0;
  for (guint i = 0; i < self->record->len; i++) {
    const CaromAttempt *attempt = g_ptr_array_index(self->record, i);
    n += attempt->prediction.verdict == verdict;
  }
  return n;
}

gboolean carom_quiz_export(CaromQuiz *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_QUIZ(self) && path, FALSE);
  g_autofree char *csv = carom_attempts_to_csv(self->record);
  return carom_output_write(path, csv, strlen(csv), error);
}

void carom_quiz_clear(CaromQuiz *self) {
  g_return_if_fail(CAROM_IS_QUIZ(self));
  g_ptr_array_set_size(self->record, 0);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Life ---- */

static void carom_quiz_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  if (id == PROP_ACTIVE)
    g_value_set_boolean(value, carom_quiz_get_active(CAROM_QUIZ(object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_quiz_set_property(GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec) {
  if (id == PROP_ACTIVE)
    carom_quiz_set_active(CAROM_QUIZ(object), g_value_get_boolean(value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_quiz_finalize(GObject *object) {
  CaromQuiz *self = CAROM_QUIZ(object);
  if (self->state != CAROM_QUIZ_OFF)
    carom_player_set_stop(self->player, NULL, NULL);
  g_clear_pointer(&self->attempt, carom_attempt_free);
  g_ptr_array_unref(self->record);
  carom_which_free(self->which);
  g_clear_object(&self->inspector);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_quiz_parent_class)->finalize(object);
}

static void carom_quiz_class_init(CaromQuizClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GType type = G_TYPE_FROM_CLASS(klass);
  object_class->get_property = carom_quiz_get_property;
  object_class->set_property = carom_quiz_set_property;
  object_class->finalize = carom_quiz_finalize;
  properties[PROP_ACTIVE] =
      g_param_spec_boolean("active", NULL, NULL, FALSE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_CHANGED] =
      g_signal_new("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GUESSED] =
      g_signal_new("guessed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
               G_TYPE_STRING);
}

static void carom_quiz_init(CaromQuiz *self) {
  self->which = carom_which_parse("all", NULL);
  self->record = g_ptr_array_new_with_free_func((GDestroyNotify)carom_attempt_free);
}

CaromQuiz *carom_quiz_new(CaromPlayer *player, CaromInspector *inspector) {
  CaromQuiz *self = g_object_new(CAROM_TYPE_QUIZ, NULL);
  self->player = g_object_ref(player);
  self->inspector = g_object_ref(inspector);
  g_signal_connect_object(player, "stopped", G_CALLBACK(on_stopped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
  return self;
}
