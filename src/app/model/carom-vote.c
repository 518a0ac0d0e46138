/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-vote: a state machine beside the session's. The session decides when there is a question;
 * from the moment at which the run plays on, the vote keeps its ballot by itself. */
#include "carom-vote.h"

#include "carom-output.h"

#include <string.h>

struct _CaromVote {
  GObject parent_instance;
  CaromPlayer *player;
  CaromPredictionSession *session;
  CaromVoteState state;
  gboolean hands;
  gboolean ballot_has_hands; /* as it was when the first vote came */
  gboolean has_choices;      /* how the session asked then if nobody chose the question */
  CaromBallot *ballot;       /* (nullable): in the record once it has been closed */
  gboolean is_recorded;      /* the ballot belongs to the record */
  GArray *chosen;            /* (element-type guint): choices of this round, one after the other */
  gboolean is_busy;          /* it tells the player or the session itself where to go */
  gboolean is_paused;        /* of PLAYING: the clock has been stopped meanwhile */
  gboolean is_seen;          /* of PLAYING: the clock has come beyond the contact */
  CaromVec2 seen[CAROM_N_CONTACT_BODIES]; /* how its bodies moved when that was so first */
  gconstpointer comparison;               /* of the ballot; not owned, only compared */
  double until_s;                         /* where it ends, on the scene's clock */
  GPtrArray *record;                      /* (element-type CaromBallot) */
  GPtrArray *cleared;                     /* (nullable): the record that was cleared last */
};

G_DEFINE_FINAL_TYPE(CaromVote, carom_vote, G_TYPE_OBJECT)

enum { PROP_HANDS = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_CHANGED, SIGNAL_COUNTED, SIGNAL_RECORDED, SIGNAL_CLEARED, SIGNAL_READ, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The contact is played through at this part of the speed, for so many seconds of the viewer: it is
 * seen where the two go, and they are still in the picture. */
#define SLOW    0.25
#define WATCH_S 1.2
/* By how much of itself a velocity may change meanwhile, but for less than this part of all that
 * moves there. */
#define MOST_CHANGE 0.5
#define HARDLY      0.2

static void set_state(CaromVote *self, CaromVoteState state) {
  self->state = state;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* ---- The ballot ---- */

static void forget_ballot(CaromVote *self) {
  if (!self->is_recorded)
    g_clear_pointer(&self->ballot, carom_ballot_free);
  self->ballot = NULL;
  self->is_recorded = FALSE;
  g_array_set_size(self->chosen, 0);
}

static GPtrArray *record_new(void) {
  return g_ptr_array_new_with_free_func((GDestroyNotify)carom_ballot_free);
}

static void record_ballot(CaromVote *self) {
  if (!self->is_recorded)
    g_ptr_array_add(self->record, self->ballot);
  self->is_recorded = TRUE;
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
}

static guint *get_votes(CaromVote *self) {
  return self->ballot->votes[self->ballot->n_rounds - 1];
}

static guint count_votes(CaromVote *self) {
  return carom_ballot_count(self->ballot, self->ballot->n_rounds - 1);
}

/* Votes that have been cast are kept; a second round without any has not been. */
static void keep_ballot(CaromVote *self) {
  if (self->ballot->n_rounds > 1 && count_votes(self) == 0)
    self->ballot->n_rounds--;
  self->ballot->n_closed = self->ballot->n_rounds;
  if (count_votes(self) > 0)
    record_ballot(self);
}

static void open_ballot(CaromVote *self, CaromContactQuestion *question) {
  const CaromPrediction *prediction = carom_prediction_session_get_prediction(self->session);
  const CaromContactQuestionPlace place = {
      .scene = prediction->scene, .record = &prediction->record, .number = prediction->number};
  if (self->ballot) /* one question may follow another at the same instant */
    keep_ballot(self);
  forget_ballot(self);
  self->ballot = carom_ballot_new(&place, question);
  self->comparison = carom_player_get_comparison(self->player);
  self->ballot_has_hands = self->hands;
  self->has_choices = carom_prediction_session_has_choices(self->session);
  set_state(self, CAROM_VOTE_OPEN);
}

/* What the player tells meanwhile finds the new state. */
static void end_play(CaromVote *self, CaromVoteState state) {
  gboolean was_playing = self->state == CAROM_VOTE_PLAYING;
  self->state = state;
  if (!was_playing)
    return;
  carom_prediction_session_hold(self->session, NULL);
  carom_player_set_part(self->player, 1);
}

static void leave(CaromVote *self) {
  keep_ballot(self);
  forget_ballot(self);
  end_play(self, CAROM_VOTE_NONE);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

static void play(CaromVote *self) {
  double since_s = carom_comparison_get_time_s(carom_player_get_comparison(self->player));
  double speed = carom_player_get_speed(self->player);
  /* beyond the end it might begin anew */
  self->until_s = fmin(since_s + WATCH_S * SLOW * speed, carom_player_get_end_s(self->player));
  keep_ballot(self);
  self->state = CAROM_VOTE_PLAYING; /* before the session tells that it does not ask any more */
  self->is_seen = self->is_paused = FALSE;
  self->is_busy = TRUE;
  carom_prediction_session_hold(self->session, &self->ballot->record);
  carom_player_set_part(self->player, SLOW);
  carom_player_set_playing(self->player, TRUE);
  self->is_busy = FALSE;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* Whether the session asks; else the contact is seen, or nothing is put to the vote. */
static gboolean is_asked(CaromVote *self) {
  return self->state == CAROM_VOTE_OPEN || self->state == CAROM_VOTE_CLOSED;
}

/* Whether somebody plays on from a vote with hands, by whatever key: that is to see what happens.
 */
static gboolean is_played_on(CaromVote *self) {
  return is_asked(self) && carom_player_get_playing(self->player) && self->ballot_has_hands &&
         count_votes(self) > 0;
}

/* A question opens a ballot, and its end closes it, unless the run plays on from it. */
static void on_session_changed(CaromVote *self) {
  if (self->is_busy)
    return;
  CaromContactQuestion *question = carom_prediction_session_is_asking(self->session)
                                       ? carom_prediction_session_get_question(self->session)
                                       : NULL;
  gboolean asks_otherwise =
      !carom_prediction_session_get_active(self->session) ||
      carom_prediction_session_has_choices(self->session) != self->has_choices;
  gboolean is_left = asks_otherwise || (!question && is_asked(self));
  if (question && (!self->ballot || self->ballot->asked != question))
    open_ballot(self, question);
  else if (self->state != CAROM_VOTE_NONE && is_left && !asks_otherwise && is_played_on(self))
    play(self);
  else if (self->state != CAROM_VOTE_NONE && is_left)
    leave(self);
}

/* ---- Votes ---- */

static gboolean may_choose(CaromVote *self, guint choice) {
  return self->state == CAROM_VOTE_OPEN &&
         choice < carom_question_n_choices(&self->ballot->asked->question);
}

gboolean carom_vote_can_choose(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->state == CAROM_VOTE_OPEN ||
         (self->state == CAROM_VOTE_CLOSED && carom_vote_can_vote_again(self));
}

void carom_vote_choose(CaromVote *self, guint choice) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (self->state == CAROM_VOTE_CLOSED &&
      choice < carom_question_n_choices(&self->ballot->asked->question))
    carom_vote_again(self);
  if (!may_choose(self, choice))
    return;
  guint *votes = get_votes(self);
  if (!self->ballot_has_hands)
    memset(votes, 0, sizeof self->ballot->votes[0]);
  if (votes[choice] == CAROM_BALLOT_MAX_VOTES)
    return;
  votes[choice]++;
  g_array_append_val(self->chosen, choice);
  g_signal_emit(self, signals[SIGNAL_COUNTED], 0);
}

void carom_vote_take_back(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (self->state != CAROM_VOTE_OPEN || self->chosen->len == 0)
    return;
  guint choice = g_array_index(self->chosen, guint, self->chosen->len - 1);
  guint *votes = get_votes(self);
  g_array_set_size(self->chosen, self->chosen->len - 1);
  if (votes[choice] > 0) /* a count may have been typed since */
    votes[choice]--;
  if (!self->ballot_has_hands && self->chosen->len > 0) /* the answer before it is there again */
    votes[g_array_index(self->chosen, guint, self->chosen->len - 1)] = 1;
  g_signal_emit(self, signals[SIGNAL_COUNTED], 0);
}

void carom_vote_set_count(CaromVote *self, guint choice, guint n) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  n = MIN(n, CAROM_BALLOT_MAX_VOTES);
  if (!may_choose(self, choice) || get_votes(self)[choice] == n)
    return;
  get_votes(self)[choice] = n;
  for (guint i = self->chosen->len; i > 0; i--) /* what is typed takes the place of hands */
    if (g_array_index(self->chosen, guint, i - 1) == choice)
      g_array_remove_index(self->chosen, i - 1);
  g_signal_emit(self, signals[SIGNAL_COUNTED], 0);
}

/* ---- The way ---- */

static void tell(CaromVote *self) {
  end_play(self, CAROM_VOTE_TOLD);
  self->ballot->is_told = TRUE;
  carom_player_halt(self->player);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* The velocity of @body where the clock stands; 0 of a wall, and of a disc that has gone. */
static CaromVec2 velocity_now(CaromVote *self, CaromContactBody body) {
  const CaromRun *run = carom_comparison_get_run(carom_player_get_comparison(self->player), 0);
  int disc = carom_contact_record_disc(&self->ballot->record, body);
  return disc >= 0 && (guint)disc < run->world->bodies.n
             ? carom_bodies_velocity(&run->world->bodies, (guint)disc)
             : carom_vec2(0, 0);
}

/* Whether @body does not move any more as it did when it was first seen after the contact: gravity
 * has slowed it or turned it round, and the picture would contradict what is told. What hardly
 * moved may come to move as slowly. */
static gboolean has_changed(CaromVote *self, CaromContactBody body) {
  CaromVec2 first = self->seen[body];
  double scale =
      carom_contact_speed_scale(&self->ballot->record.contact, &self->ballot->record.outcome);
  return carom_vec2_distance(velocity_now(self, body), first) >
         MOST_CHANGE * fmax(carom_vec2_length(first), HARDLY * scale);
}

static void see(CaromVote *self) {
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B && !self->is_seen; body++)
    self->seen[body] = velocity_now(self, body);
  self->is_seen = TRUE;
}

/* Whether the contact has been played through for long enough. */
static gboolean has_been_seen(CaromVote *self, double now_s, double half_s) {
  if (now_s <= self->ballot->record.time_s + half_s)
    return FALSE;
  see(self);
  return now_s >= self->until_s - half_s || has_changed(self, CAROM_BODY_A) ||
         has_changed(self, CAROM_BODY_B);
}

/* Whoever pauses the run meanwhile, as by a blank screen, goes on watching after that. What is
 * watched or has been told goes when the clock has gone back before the contact. */
static void on_moved(CaromVote *self) {
  if (self->state < CAROM_VOTE_PLAYING || self->is_busy)
    return;
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  double now_s = carom_comparison_get_time_s(comparison);
  double half_s = carom_comparison_get_scene(comparison)->dt_s / 2;
  gboolean rests = !carom_player_get_playing(self->player);
  if (self->state == CAROM_VOTE_PLAYING &&
      (has_been_seen(self, now_s, half_s) || (rests && carom_player_is_at_end(self->player))))
    tell(self);
  else if (rests && now_s < self->ballot->record.time_s - half_s)
    leave(self);
  else if (self->state == CAROM_VOTE_PLAYING && self->is_paused != rests) {
    self->is_paused = rests;
    g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
  }
}

/* The next contact, at which the player has stopped, is not seen yet. Where a pane cannot tell
 * before from after, it is the frame before that. */
static void on_stopped(CaromVote *self, guint contact) {
  if (self->state == CAROM_VOTE_PLAYING)
    tell(self);
  if (self->state != CAROM_VOTE_TOLD || contact < self->ballot->number)
    return;
  const CaromRun *run = carom_comparison_get_run(carom_player_get_comparison(self->player), 0);
  guint64 frame = carom_run_get_contact(run, contact)->frame - 1;
  if (frame >= self->ballot->record.frame)
    carom_player_seek(self->player, frame);
  else
    carom_player_go_to_contact(self->player, 0, self->ballot->number - 1, CAROM_INSTANT_AFTER);
}

/* Another comparison has other contacts. */
static void on_replaced(CaromVote *self) {
  if (self->state != CAROM_VOTE_NONE &&
      self->comparison != carom_player_get_comparison(self->player)) /* else it is shown in full */
    leave(self);
}

static gboolean is_same_vote(const CaromBallot *one, const CaromBallot *other) {
  return one->number == other->number && g_str_equal(one->scene->title, other->scene->title) &&
         g_str_equal(one->asked->question.question, other->asked->question.question);
}

/* Takes the last one on the same question from the record for the one that is open. */
static void take_recorded(CaromVote *self) {
  for (guint i = self->record->len; i > 0 && !self->is_recorded; i--) {
    CaromBallot *kept = g_ptr_array_index(self->record, i - 1);
    if (!is_same_vote(kept, self->ballot))
      continue;
    carom_ballot_free(self->ballot);
    self->ballot = kept;
    self->is_recorded = TRUE;
  }
}

void carom_vote_tell_again(CaromVote *self, const CaromClock *clock) {
  g_return_if_fail(CAROM_IS_VOTE(self) && clock);
  if (self->state != CAROM_VOTE_OPEN)
    return;
  take_recorded(self);
  keep_ballot(self);
  self->state = CAROM_VOTE_TOLD; /* before the session tells that it does not ask any more */
  self->ballot->is_told = TRUE;
  self->is_busy = TRUE;
  carom_prediction_session_hold(self->session, &self->ballot->record);
  carom_player_go_to(self->player, clock);
  carom_prediction_session_hold(self->session, NULL);
  self->is_busy = FALSE;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

gboolean carom_vote_can_go_on(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->state != CAROM_VOTE_NONE &&
         (self->ballot_has_hands || self->state != CAROM_VOTE_OPEN || count_votes(self) > 0);
}

static gboolean read_further(CaromVote *self, int direction) {
  gboolean has_more = FALSE;
  g_signal_emit(self, signals[SIGNAL_READ], 0, direction, &has_more);
  return has_more;
}

gboolean carom_vote_closes_next(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->state == CAROM_VOTE_OPEN && self->ballot_has_hands &&
         carom_ballot_count(self->ballot, 0) > 0;
}

void carom_vote_go_on(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (!carom_vote_can_go_on(self))
    return;
  if (carom_vote_closes_next(self)) {
    keep_ballot(self);
    set_state(self, CAROM_VOTE_CLOSED);
  } else if (self->state <= CAROM_VOTE_CLOSED)
    play(self);
  else if (carom_vote_is_paused(self) && carom_player_can_play(self->player))
    carom_player_set_playing(self->player, TRUE);
  else if (self->state == CAROM_VOTE_PLAYING)
    tell(self);
  else if (!read_further(self, 1)) {
    leave(self);
    carom_prediction_session_go_on(self->session);
  }
}

gboolean carom_vote_is_paused(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->state == CAROM_VOTE_PLAYING && self->is_paused;
}

gboolean carom_vote_can_vote_again(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return (self->state == CAROM_VOTE_CLOSED || self->state == CAROM_VOTE_TOLD) &&
         self->ballot_has_hands && self->ballot->n_rounds < CAROM_BALLOT_MAX_ROUNDS &&
         carom_ballot_count(self->ballot, 0) > 0;
}

/* From what is told, the clock goes back to just before the contact. */
static void return_to(CaromVote *self, CaromVoteState state) {
  gboolean was_told = self->state == CAROM_VOTE_TOLD;
  self->state = state; /* before the session tells that it asks */
  self->is_busy = TRUE;
  if (was_told)
    carom_prediction_session_ask_again(self->session, self->ballot->number - 1,
                                       self->ballot->asked);
  self->is_busy = FALSE;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

void carom_vote_again(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (!carom_vote_can_vote_again(self))
    return;
  self->ballot->n_rounds++;
  g_array_set_size(self->chosen, 0);
  return_to(self, CAROM_VOTE_OPEN);
}

void carom_vote_go_back(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (self->state == CAROM_VOTE_TOLD && !read_further(self, -1))
    return_to(self, CAROM_VOTE_CLOSED);
}

/* ---- What is asked of it ---- */

CaromVoteState carom_vote_get_state(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), CAROM_VOTE_NONE);
  return self->state;
}

gboolean carom_vote_is_open(CaromVote *self) {
  return carom_vote_get_state(self) == CAROM_VOTE_OPEN;
}

const CaromBallot *carom_vote_get_ballot(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), NULL);
  return self->ballot;
}

gboolean carom_vote_holds_votes(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->state != CAROM_VOTE_NONE && !self->ballot->is_told &&
         carom_ballot_count(self->ballot, 0) > 0;
}

gboolean carom_vote_has_hands(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->ballot ? self->ballot_has_hands : self->hands;
}

/* ---- The record ---- */

const GPtrArray *carom_vote_get_record(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), NULL);
  return self->record;
}

gboolean carom_vote_export(CaromVote *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_VOTE(self) && path, FALSE);
  g_autofree char *csv = carom_ballots_to_csv(self->record);
  return carom_output_write(path, csv, strlen(csv), error);
}

void carom_vote_clear(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (self->record->len <= (self->is_recorded ? 1u : 0u)) /* the one that is shown stays */
    return;
  GPtrArray *record = record_new();
  if (self->is_recorded)
    g_ptr_array_add(record, g_ptr_array_steal_index(self->record, self->record->len - 1));
  g_clear_pointer(&self->cleared, g_ptr_array_unref);
  self->cleared = self->record;
  self->record = record;
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
  g_signal_emit(self, signals[SIGNAL_CLEARED], 0);
}

gboolean carom_vote_can_restore(CaromVote *self) {
  g_return_val_if_fail(CAROM_IS_VOTE(self), FALSE);
  return self->cleared != NULL;
}

void carom_vote_restore(CaromVote *self) {
  g_return_if_fail(CAROM_IS_VOTE(self));
  if (!self->cleared)
    return;
  g_ptr_array_extend_and_steal(self->cleared, g_steal_pointer(&self->record));
  self->record = g_steal_pointer(&self->cleared);
  g_signal_emit(self, signals[SIGNAL_RECORDED], 0);
}

/* ---- Life ---- */

static void carom_vote_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  g_value_set_boolean(value, CAROM_VOTE(object)->hands);
}

static void carom_vote_set_property(GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec) {
  CaromVote *self = CAROM_VOTE(object);
  self->hands = g_value_get_boolean(value);
  if (self->ballot && carom_ballot_count(self->ballot, 0) == 0)
    self->ballot_has_hands = self->hands;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

static void carom_vote_finalize(GObject *object) {
  CaromVote *self = CAROM_VOTE(object);
  forget_ballot(self);
  g_array_unref(self->chosen);
  g_ptr_array_unref(self->record);
  g_clear_pointer(&self->cleared, g_ptr_array_unref);
  g_clear_object(&self->session);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_vote_parent_class)->finalize(object);
}

static void carom_vote_class_init(CaromVoteClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GType type = G_TYPE_FROM_CLASS(klass);
  object_class->get_property = carom_vote_get_property;
  object_class->set_property = carom_vote_set_property;
  object_class->finalize = carom_vote_finalize;
  properties[PROP_HANDS] =
      g_param_spec_boolean("hands", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_CHANGED] =
      g_signal_new("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COUNTED] =
      g_signal_new("counted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_RECORDED] =
      g_signal_new("recorded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CLEARED] =
      g_signal_new("cleared", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_READ] =
      g_signal_new("read", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                   NULL, G_TYPE_BOOLEAN, 1, G_TYPE_INT);
}

static void carom_vote_init(CaromVote *self) {
  self->chosen = g_array_new(FALSE, FALSE, sizeof(guint));
  self->record = record_new();
}

CaromVote *carom_vote_new(CaromPlayer *player, CaromPredictionSession *session) {
  g_return_val_if_fail(CAROM_IS_PLAYER(player) && CAROM_IS_PREDICTION_SESSION(session), NULL);
  CaromVote *self = g_object_new(CAROM_TYPE_VOTE, NULL);
  self->player = g_object_ref(player);
  self->session = g_object_ref(session);
  /* after the actions, so that what follows the vote finds them as they are now */
  g_signal_connect_object(session, "changed", G_CALLBACK(on_session_changed), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "stopped", G_CALLBACK(on_stopped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}
