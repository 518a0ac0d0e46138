/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lecture: what comes next follows from where the clock stands and which question is shown;
 * the way back is a list of the places passed. */
#include "carom-lecture.h"

/* A place on the way. */
typedef struct {
  CaromClock clock;
  guint question; /* the index of the one that is shown */
  gboolean is_answered;
  guint n_stops;    /* at how many contacts it has stopped */
  gboolean is_stop; /* it has stopped here, just before a contact */
  gboolean is_told; /* a vote was left here that had been told; its own place is the one before */
} Place;

/* A scene that the way has led on from, and where that was. */
typedef struct {
  char *title;
  GArray *passed;
  Place last;
} Left;

struct _CaromLecture {
  GObject parent_instance;
  CaromDocument *document;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromVote *vote;
  gboolean words, few_digits;
  gboolean was_asking;     /* when the clock moved last */
  gboolean has_begun_vote; /* which has not been left */
  gboolean tells_again;    /* what is put to the vote next has been told already, at: */
  CaromClock told_at;
  gboolean has_voted_here; /* where the clock stands, on the question that is shown */
  Place now;               /* its clock is where the lecture has stopped last */
  GArray *passed;          /* (element-type Place) */
  int leading;             /* the way is leading to another scene: on (1) or back (-1) */
  GPtrArray *left;         /* (element-type Left): the scenes that it has led on from */
};

G_DEFINE_FINAL_TYPE(CaromLecture, carom_lecture, G_TYPE_OBJECT)

enum { PROP_WORDS = 1, PROP_FEW_DIGITS };

enum { SIGNAL_CHANGED, SIGNAL_LEFT, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromPlayer *get_player(CaromLecture *self) {
  return carom_document_get_player(self->document);
}

static CaromComparison *get_comparison(CaromLecture *self) {
  return carom_player_get_comparison(get_player(self));
}

/* ---- Questions ---- */

static guint count_questions(CaromLecture *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  return scene ? scene->questions->len : 0;
}

static const CaromQuestion *question_at(CaromLecture *self, guint i) {
  return i < count_questions(self)
             ? carom_scene_question(carom_document_get_scene(self->document), i)
             : NULL;
}

static gboolean is_timed(const CaromQuestion *question) {
  return question->before_contact > 0 || !isnan(question->at_s);
}

/* Questions without a time are about all of the run. In such a scene they come at the end; in the
 * others, the first one is asked at the start. */
static gboolean has_times(CaromLecture *self) {
  for (guint i = 0; i < count_questions(self); i++)
    if (is_timed(question_at(self, i)))
      return TRUE;
  return FALSE;
}

static gboolean is_at_end(CaromLecture *self) {
  return carom_player_is_at_end(get_player(self)) || !carom_player_can_play(get_player(self));
}

/* How many contacts there have been, with one that the clock stands just before. */
static guint count_contacts(CaromLecture *self) {
  guint last;
  return carom_comparison_last_contact(get_comparison(self), 0, &last) ? last + 1 : 0;
}

/* Whether the run has come to what the question is about. */
static gboolean is_due(CaromLecture *self, const CaromQuestion *question) {
  if (is_at_end(self) || !has_times(self))
    return TRUE;
  return question->before_contact > 0
             ? question->before_contact <= count_contacts(self)
             : carom_question_is_reached(question,
                                         carom_comparison_get_time_s(get_comparison(self)));
}

static gboolean is_same_clock(CaromClock one, CaromClock other) {
  return one.frame == other.frame && one.instant == other.instant &&
         (one.instant == CAROM_INSTANT_NONE || one.instant_s == other.instant_s);
}

/* Whether the clock stands just before a contact, or as near to that as the pane can tell. */
static gboolean is_before_contact(CaromLecture *self) {
  CaromClock clock = carom_player_get_clock(get_player(self));
  return (self->now.is_stop && is_same_clock(clock, self->now.clock)) ||
         clock.instant == CAROM_INSTANT_BEFORE;
}

/* How many contacts have been seen, without one that the clock stands just before. */
static guint count_passed(CaromLecture *self) {
  guint n = count_contacts(self);
  return n - MIN(n, is_before_contact(self) ? 1u : 0u);
}

/* Whether the question is about a contact before which no other comes, of which it may tell. */
static gboolean is_next(CaromLecture *self, const CaromQuestion *question) {
  return question->before_contact > 0 && question->before_contact <= count_passed(self) + 1;
}

/* Whether what the question is about has been seen, its contact or all of the run: only then does
 * the way lead to its answer. */
static gboolean is_decided(CaromLecture *self, const CaromQuestion *question) {
  guint n = count_passed(self);
  if (is_at_end(self) || !is_timed(question))
    return is_at_end(self);
  if (question->before_contact > 0)
    return question->before_contact <= n;
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), 0);
  return n > 0 && carom_question_is_reached(question, carom_run_get_contact(run, n - 1)->time_s);
}

/* A question about a contact is announced before it, once that is the next one; the others wait. */
const CaromQuestion *carom_lecture_get_question(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), NULL);
  const CaromQuestion *question = question_at(self, self->now.question);
  if (!question || !get_comparison(self) || carom_prediction_session_is_secret(self->session) ||
      carom_vote_get_state(self->vote) != CAROM_VOTE_NONE)
    return NULL;
  return is_next(self, question) || self->now.is_answered || is_due(self, question) ? question
                                                                                    : NULL;
}

const CaromQuestion *carom_lecture_get_voted(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), NULL);
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  return ballot ? &ballot->asked->question : NULL;
}

gboolean carom_lecture_is_asking(CaromLecture *self) {
  const CaromQuestion *question = carom_lecture_get_question(self);
  return question && !self->now.is_answered && is_due(self, question);
}

gboolean carom_lecture_is_answered(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), FALSE);
  return self->now.is_answered;
}

/* Returns: (nullable): the question that is about the contact before which the clock stands, and
 *   can be put to the vote of a class there: the one that is shown, unless it is answered, or a
 *   later one */
static const CaromQuestion *find_to_vote(CaromLecture *self, guint *which) {
  if (!get_comparison(self) || !carom_vote_has_hands(self->vote) ||
      carom_prediction_session_get_active(self->session) ||
      carom_vote_get_state(self->vote) != CAROM_VOTE_NONE || !is_before_contact(self))
    return NULL;
  *which = self->now.question + (self->now.is_answered ? 1 : 0);
  for (; *which < count_questions(self); ++*which)
    if (carom_prediction_session_can_ask(self->session, question_at(self, *which)))
      return question_at(self, *which);
  return NULL;
}

static Place get_place(CaromLecture *self) {
  Place place = self->now;
  place.clock = carom_player_get_clock(get_player(self));
  place.is_stop = place.is_stop && is_same_clock(place.clock, self->now.clock);
  return place;
}

/* Whatever has changed: what can be voted on is, but only once where the clock stands. */
static void changed(CaromLecture *self) {
  guint which;
  self->has_voted_here = self->has_voted_here && is_before_contact(self);
  const CaromQuestion *question = self->has_voted_here ? NULL : find_to_vote(self, &which);
  if (question) {
    self->now.question = which;
    self->now.is_answered = FALSE;
    self->has_voted_here = self->has_begun_vote = TRUE;
    Place place = get_place(self);
    g_array_append_val(self->passed, place);
    carom_prediction_session_ask(self->session, question);
    if (self->tells_again)
      carom_vote_tell_again(self->vote, &self->told_at);
    self->tells_again = FALSE;
  }
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* The one that the lecture has begun; it is not begun once more where it is left. */
static void end_vote(CaromLecture *self) {
  if (self->has_begun_vote) {
    self->has_begun_vote = FALSE;
    self->has_voted_here = TRUE;
    carom_prediction_session_set_active(self->session, FALSE);
  }
}

static void show(CaromLecture *self, guint question, gboolean is_answered) {
  self->now.question = question;
  self->now.is_answered = is_answered;
  self->has_voted_here = FALSE;
  changed(self);
}

/* Whether the present question has an answer that is not open. */
static gboolean has_answer(CaromLecture *self) {
  const CaromQuestion *question = question_at(self, self->now.question);
  return question && question->answer && *question->answer && !self->now.is_answered;
}

void carom_lecture_reveal(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self));
  if (carom_prediction_session_is_secret(self->session))
    return;
  if (has_answer(self))
    show(self, self->now.question, TRUE);
  else if (self->now.question + 1 < count_questions(self))
    show(self, self->now.question + 1, FALSE);
  else
    show(self, 0, FALSE);
}

/* ---- The way ---- */

static void go_after_contact(CaromLecture *self) {
  self->now.is_stop = FALSE;
  if (carom_inspector_is_at_contact(self->inspector))
    carom_inspector_set_side(self->inspector, CAROM_AFTER);
}

/* Contacts that follow each other more quickly, in seconds of the viewer, are one stop: between
 * them nothing would be seen to move. */
static const double least_gap_s = 0.25;

/* Returns: (nullable): the next question that is asked on the way */
static const CaromQuestion *find_next_to_ask(CaromLecture *self) {
  guint first = self->now.question + (has_answer(self) ? 0 : 1);
  for (guint i = first; i < count_questions(self); i++)
    if (is_timed(question_at(self, i)))
      return question_at(self, i);
  return NULL;
}

/* Returns: when the question is asked, in s, as far as that is known; 0: it is not */
static double find_time_s(CaromLecture *self, const CaromQuestion *question) {
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), 0);
  guint n = question->before_contact;
  if (n == 0)
    return isnan(question->at_s) ? 0 : question->at_s;
  return n <= carom_run_count_contacts(run) ? carom_run_get_contact(run, n - 1)->time_s : 0;
}

/* Returns: how long ago the last contact was, in s; INFINITY: there was none */
static double find_since_contact_s(CaromLecture *self) {
  guint last;
  if (!carom_comparison_last_contact(get_comparison(self), 0, &last))
    return INFINITY;
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), 0);
  return carom_comparison_get_time_s(get_comparison(self)) -
         carom_run_get_contact(run, last)->time_s;
}

/* After the usual stops, only a contact that is asked about is one. */
static double find_gap_s(CaromLecture *self, const CaromQuestion *next) {
  double least_s = least_gap_s * carom_player_get_speed(get_player(self));
  double usual_s = self->now.n_stops > 0 ? fmax(0, least_s - find_since_contact_s(self)) : 0;
  if (!next || self->now.n_stops < CAROM_LECTURE_STOPS)
    return usual_s;
  double since_s = find_time_s(self, next) - carom_comparison_get_time_s(get_comparison(self));
  return fmax(usual_s, since_s - carom_comparison_get_scene(get_comparison(self))->dt_s);
}

static void play_on(CaromLecture *self) {
  const CaromQuestion *next = find_next_to_ask(self);
  gboolean stops = next || self->now.n_stops < CAROM_LECTURE_STOPS;
  double gap_s = find_gap_s(self, next);
  if (carom_prediction_session_get_active(self->session))
    carom_player_set_playing(get_player(self), TRUE);
  else
    carom_player_play_to_contact(get_player(self), stops ? gap_s : INFINITY);
}

static void seek_end(CaromLecture *self) {
  CaromPlayer *player = get_player(self);
  carom_player_seek(player, carom_player_frame_at(player, carom_player_get_end_s(player)));
}

/* Goes to where playing would stop, or to the end, without waiting for it. */
static void hurry(CaromLecture *self) {
  CaromPlayer *player = get_player(self);
  if (carom_player_get_playing(player) && !carom_player_plays_to_contact(player)) {
    carom_player_set_playing(player, FALSE);
    seek_end(self);
  } else if (carom_player_get_playing(player))
    carom_player_hurry(player);
  else
    carom_player_halt(player);
}

static gboolean is_same_place(Place one, Place other) {
  return is_same_clock(one.clock, other.clock) && one.question == other.question &&
         one.is_answered == other.is_answered;
}

static gboolean is_at_rest(CaromLecture *self) {
  return !carom_player_get_playing(get_player(self)) && !carom_player_is_seeking(get_player(self));
}

/* ---- From scene to scene ---- */

static GArray *passed_new(void) {
  return g_array_new(FALSE, FALSE, sizeof(Place));
}

static void begin_anew(CaromLecture *self) {
  self->tells_again = FALSE;
  g_array_unref(self->passed); /* it may be kept */
  self->passed = passed_new();
  self->now = (Place){0};
  show(self, 0, FALSE);
}

static void go_to(CaromLecture *self, Place place) {
  self->now = place;
  carom_player_halt(get_player(self));
  carom_player_go_to(get_player(self), &place.clock);
  if (carom_vote_get_state(self->vote) == CAROM_VOTE_NONE) /* else there is one there already */
    show(self, place.question, place.is_answered);
}

static void left_free(Left *left) {
  g_free(left->title);
  g_array_unref(left->passed);
  g_free(left);
}

/* Before the way leads on to another scene, at the place that was passed last. */
static void keep_scene(CaromLecture *self) {
  Left *left = g_new(Left, 1);
  *left = (Left){g_strdup(carom_document_get_scene(self->document)->title),
                 g_array_ref(self->passed), get_place(self)};
  g_ptr_array_add(self->left, left);
}

/* Goes to where the way led on from the scene that has been opened, if it was the last one. */
static gboolean come_back(CaromLecture *self) {
  Left *left = self->left->len > 0 ? g_ptr_array_index(self->left, self->left->len - 1) : NULL;
  if (self->leading >= 0 || !left ||
      !g_str_equal(left->title, carom_document_get_scene(self->document)->title))
    return FALSE;
  g_array_unref(self->passed);
  self->passed = g_array_ref(left->passed);
  g_array_set_size(self->passed, self->passed->len - 1);
  go_to(self, left->last);
  g_ptr_array_set_size(self->left, (int)self->left->len - 1);
  return TRUE;
}

/* A scene that is opened in another way begins another lecture. */
static void on_opened(CaromLecture *self) {
  gboolean is_back = come_back(self);
  if (!is_back && self->leading <= 0)
    g_ptr_array_set_size(self->left, 0);
  if (!is_back)
    begin_anew(self);
  self->leading = 0;
}

/* The signal opens the other scene, if there is one. */
static void lead(CaromLecture *self, int direction) {
  self->leading = direction;
  if (direction > 0)
    keep_scene(self);
  g_signal_emit(self, signals[SIGNAL_LEFT], 0, direction);
  if (self->leading > 0)
    g_ptr_array_set_size(self->left, (int)self->left->len - 1);
  self->leading = 0;
}

/* ---- On and back ---- */

/* Before a contact the next question is asked once the present one needs no answer any more; else,
 * where what it is about has been seen already. */
static gboolean is_next_due(CaromLecture *self) {
  const CaromQuestion *present = question_at(self, self->now.question),
                      *next = question_at(self, self->now.question + 1);
  if (!next || has_answer(self))
    return FALSE;
  return is_before_contact(self) && is_timed(next) ? is_due(self, present) && is_due(self, next)
                                                   : is_decided(self, next);
}

static gboolean is_answer_due(CaromLecture *self) {
  return has_answer(self) && is_decided(self, question_at(self, self->now.question));
}

CaromLectureStep carom_lecture_get_next(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), CAROM_LECTURE_STEP_LEAVE);
  if (!get_comparison(self))
    return CAROM_LECTURE_STEP_LEAVE;
  if (carom_vote_get_state(self->vote) != CAROM_VOTE_NONE)
    return CAROM_LECTURE_STEP_VOTE;
  if (carom_prediction_session_is_asking(self->session)) /* with an answer or without */
    return CAROM_LECTURE_STEP_AFTER;
  if (!is_at_rest(self))
    return CAROM_LECTURE_STEP_HURRY;
  if (is_next_due(self))
    return CAROM_LECTURE_STEP_QUESTION;
  if (is_before_contact(self))
    return CAROM_LECTURE_STEP_AFTER;
  if (is_answer_due(self))
    return CAROM_LECTURE_STEP_ANSWER;
  return is_at_end(self) ? CAROM_LECTURE_STEP_LEAVE : CAROM_LECTURE_STEP_PLAY;
}

static void go_on(CaromLecture *self) {
  CaromClock clock = carom_player_get_clock(get_player(self));
  switch (carom_lecture_get_next(self)) {
  case CAROM_LECTURE_STEP_VOTE:
    carom_vote_go_on(self->vote);
    break;
  case CAROM_LECTURE_STEP_HURRY:
    hurry(self);
    break;
  case CAROM_LECTURE_STEP_QUESTION:
    show(self, self->now.question + 1, FALSE);
    break;
  case CAROM_LECTURE_STEP_AFTER:
    go_after_contact(self);
    /* Where a pane cannot tell before from after, nothing has changed by that. */
    if (!carom_prediction_session_get_active(self->session) && !is_before_contact(self) &&
        is_same_clock(clock, carom_player_get_clock(get_player(self))))
      go_on(self);
    break;
  case CAROM_LECTURE_STEP_ANSWER:
    show(self, self->now.question, TRUE);
    break;
  case CAROM_LECTURE_STEP_PLAY:
    play_on(self);
    break;
  case CAROM_LECTURE_STEP_LEAVE:
    lead(self, 1);
    break;
  }
}

void carom_lecture_on(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self) && get_comparison(self));
  Place place = get_place(self);
  guint n = self->passed->len;
  gboolean was_told = self->has_begun_vote && carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  if (is_at_rest(self) && !self->has_begun_vote)
    g_array_append_val(self->passed, place); /* another scene that is opened now drops it */
  go_on(self);
  if (self->passed->len == n + 1 && is_at_rest(self) && is_same_place(place, get_place(self)))
    g_array_set_size(self->passed, n);
  if (was_told && carom_vote_get_state(self->vote) == CAROM_VOTE_NONE) {
    place.is_told = TRUE;
    g_array_append_val(self->passed, place);
  }
}

void carom_lecture_start_over(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self) && get_comparison(self));
  carom_player_halt(get_player(self));
  carom_player_seek(get_player(self), 0);
  begin_anew(self);
}

/* Where the clock has been moved otherwise, it goes back from contact to contact. */
static void go_back_without_places(CaromLecture *self) {
  CaromClock clock = carom_player_get_clock(get_player(self));
  if (is_same_clock(clock, (CaromClock){0}))
    lead(self, -1);
  else
    carom_player_seek_contact(get_player(self), -1);
}

static Place take_last(CaromLecture *self) {
  Place place = g_array_index(self->passed, Place, self->passed->len - 1);
  g_array_set_size(self->passed, self->passed->len - 1);
  return place;
}

void carom_lecture_back(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self) && get_comparison(self));
  gboolean hides_places =
      carom_prediction_session_is_secret(self->session) && !self->has_begun_vote;
  if (carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD) {
    carom_vote_go_back(self->vote);
    return;
  }
  if (carom_vote_holds_votes(self->vote))
    return;
  gboolean is_open = self->has_begun_vote && carom_vote_get_state(self->vote) != CAROM_VOTE_NONE;
  if (is_open && self->passed->len > 0) /* the place of the vote itself */
    g_array_set_size(self->passed, self->passed->len - 1);
  if (hides_places || self->passed->len == 0) {
    go_back_without_places(self);
    return;
  }
  Place place = take_last(self);
  end_vote(self);
  self->tells_again = place.is_told && self->passed->len > 0;
  self->told_at = place.clock;
  go_to(self, self->tells_again ? take_last(self) : place);
}

/* ---- Following ---- */

static void on_stopped(CaromLecture *self) {
  self->now.clock = carom_player_get_clock(get_player(self));
  self->now.is_stop = TRUE;
  self->now.n_stops++;
  changed(self);
}

/* The scene may have been edited: other questions, other contacts. */
static void on_replaced(CaromLecture *self) {
  g_array_unref(self->passed); /* it may be kept */
  self->passed = passed_new();
  self->now.is_stop = FALSE;
  show(self, self->now.question, self->now.is_answered);
}

/* A question is asked, and one that waits for the end is seen, where the clock has come there. */
static void on_moved(CaromLecture *self) {
  gboolean is_asking = carom_lecture_is_asking(self);
  guint which;
  if (is_asking == self->was_asking && !find_to_vote(self, &which))
    return;
  self->was_asking = is_asking;
  changed(self);
}

static void on_class_changed(CaromLecture *self) {
  self->has_voted_here = FALSE;
  changed(self);
}

/* What has been voted on and told is answered. Where no contact asked before the vote, none asks
 * after it. */
static void on_voted(CaromLecture *self) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  const CaromQuestion *question = question_at(self, self->now.question);
  if (carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD && question &&
      g_str_equal(question->question, ballot->asked->question.question))
    self->now.is_answered = TRUE;
  if (carom_vote_get_state(self->vote) == CAROM_VOTE_NONE)
    end_vote(self);
  changed(self);
}

static gboolean *find_switch(GObject *object, guint id) {
  CaromLecture *self = CAROM_LECTURE(object);
  return id == PROP_WORDS ? &self->words : &self->few_digits;
}

static void carom_lecture_get_property(GObject *object, guint id, GValue *value,
                                       GParamSpec *pspec) {
  g_value_set_boolean(value, *find_switch(object, id));
}

static void carom_lecture_set_property(GObject *object, guint id, const GValue *value,
                                       GParamSpec *pspec) {
  *find_switch(object, id) = g_value_get_boolean(value);
}

static void carom_lecture_finalize(GObject *object) {
  CaromLecture *self = CAROM_LECTURE(object);
  g_array_unref(self->passed);
  g_ptr_array_unref(self->left);
  g_clear_object(&self->vote);
  g_clear_object(&self->session);
  g_clear_object(&self->inspector);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_lecture_parent_class)->finalize(object);
}

static void carom_lecture_class_init(CaromLectureClass *klass) {
  GType type = G_TYPE_FROM_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;
  object_class->get_property = carom_lecture_get_property;
  object_class->set_property = carom_lecture_set_property;
  object_class->finalize = carom_lecture_finalize;
  g_object_class_install_property(object_class, PROP_WORDS,
                                  g_param_spec_boolean("words", NULL, NULL, TRUE, flags));
  g_object_class_install_property(object_class, PROP_FEW_DIGITS,
                                  g_param_spec_boolean("few-digits", NULL, NULL, TRUE, flags));
  signals[SIGNAL_CHANGED] =
      g_signal_new("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LEFT] = g_signal_new("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_INT);
}

static void carom_lecture_init(CaromLecture *self) {
  self->passed = passed_new();
  self->left = g_ptr_array_new_with_free_func((GDestroyNotify)left_free);
}

CaromLecture *carom_lecture_new(CaromDocument *document, CaromInspector *inspector,
                                CaromPredictionSession *session, CaromVote *vote) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document) && CAROM_IS_INSPECTOR(inspector), NULL);
  CaromLecture *self = g_object_new(CAROM_TYPE_LECTURE, NULL);
  CaromPlayer *player = carom_document_get_player(document);
  self->document = g_object_ref(document);
  self->inspector = g_object_ref(inspector);
  self->session = g_object_ref(session);
  self->vote = g_object_ref(vote);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "stopped", G_CALLBACK(on_stopped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "notify::hands", G_CALLBACK(on_class_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "changed", G_CALLBACK(on_voted), self, G_CONNECT_SWAPPED);
  return self;
}
