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
  guint n_stops;     /* at how many contacts it has stopped */
  gboolean is_stop;  /* it has stopped here, just before a contact */
  gboolean is_posed; /* a question or its answer has been shown at this contact */
} Place;

struct _CaromLecture {
  GObject parent_instance;
  CaromDocument *document;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  gboolean words, few_digits;
  Place now;      /* its clock is where the lecture has stopped last */
  GArray *passed; /* (element-type Place) */
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

const CaromQuestion *carom_lecture_get_question(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), NULL);
  if (self->now.question >= count_questions(self) ||
      carom_prediction_session_is_secret(self->session))
    return NULL;
  return carom_scene_question(carom_document_get_scene(self->document), self->now.question);
}

gboolean carom_lecture_is_answered(CaromLecture *self) {
  g_return_val_if_fail(CAROM_IS_LECTURE(self), FALSE);
  return self->now.is_answered;
}

static void show(CaromLecture *self, guint question, gboolean is_answered) {
  self->now.question = question;
  self->now.is_answered = is_answered;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* Whether the question that is shown has an answer that is not open. */
static gboolean has_answer(CaromLecture *self) {
  const CaromQuestion *question = carom_lecture_get_question(self);
  return question && question->answer && *question->answer && !self->now.is_answered;
}

static gboolean has_next_question(CaromLecture *self) {
  return self->now.question + 1 < count_questions(self);
}

/* Opens the answer, or shows the next question.
 *
 * Returns: FALSE if neither is left */
static gboolean go_on_asking(CaromLecture *self) {
  if (has_answer(self))
    show(self, self->now.question, TRUE);
  else if (has_next_question(self))
    show(self, self->now.question + 1, FALSE);
  else
    return FALSE;
  return TRUE;
}

void carom_lecture_reveal(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self));
  if (!carom_prediction_session_is_secret(self->session) && !go_on_asking(self))
    show(self, 0, FALSE);
}

/* ---- The way ---- */

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

/* What is shown at a contact before its outcome: at most one question.
 *
 * Returns: FALSE if there is nothing more */
static gboolean ask_before_contact(CaromLecture *self) {
  if (has_answer(self))
    show(self, self->now.question, TRUE);
  else if (self->now.is_posed || !has_next_question(self))
    return FALSE;
  else
    show(self, self->now.question + 1, FALSE);
  self->now.is_posed = TRUE;
  return TRUE;
}

static void go_after_contact(CaromLecture *self) {
  self->now.is_stop = self->now.is_posed = FALSE;
  if (carom_inspector_is_at_contact(self->inspector))
    carom_inspector_set_side(self->inspector, CAROM_AFTER);
}

/* Contacts that follow each other more quickly, in seconds of the viewer, are one stop: between
 * them nothing would be seen to move. */
static const double least_gap_s = 0.25;

static void play_on(CaromLecture *self) {
  gboolean stops =
      has_answer(self) || has_next_question(self) || self->now.n_stops < CAROM_LECTURE_STOPS;
  double gap_s = self->now.n_stops > 0 ? least_gap_s * carom_player_get_speed(get_player(self)) : 0;
  if (carom_prediction_session_get_active(self->session))
    carom_player_set_playing(get_player(self), TRUE);
  else
    carom_player_play_to_contact(get_player(self), stops ? gap_s : INFINITY);
}

/* Goes to the next contact, or to the end, without playing up to it. */
static void hurry(CaromLecture *self) {
  CaromPlayer *player = get_player(self);
  if (carom_player_get_playing(player) && !carom_player_plays_to_contact(player)) {
    carom_player_set_playing(player, FALSE);
    carom_player_seek(player, carom_player_frame_at(player, carom_player_get_end_s(player)));
  } else if (carom_player_get_playing(player)) {
    self->now.is_posed = FALSE;
    self->now.n_stops++;
    carom_player_seek_contact(player, 1);
  } else
    carom_player_halt(player);
}

static void go_on(CaromLecture *self) {
  CaromPlayer *player = get_player(self);
  gboolean ends = carom_player_is_at_end(player) || !carom_player_can_play(player);
  if (carom_prediction_session_is_asking(self->session))
    carom_prediction_session_reveal(self->session);
  else if (carom_player_get_playing(player) || carom_player_is_seeking(player))
    hurry(self);
  else if (is_before_contact(self)) {
    if (!ask_before_contact(self))
      go_after_contact(self);
  } else if (!ends)
    play_on(self);
  else if (!go_on_asking(self))
    g_signal_emit(self, signals[SIGNAL_LEFT], 0, 1);
}

static Place get_place(CaromLecture *self) {
  Place place = self->now;
  place.clock = carom_player_get_clock(get_player(self));
  return place;
}

static gboolean is_same_place(Place one, Place other) {
  return is_same_clock(one.clock, other.clock) && one.question == other.question &&
         one.is_answered == other.is_answered;
}

static gboolean is_at_rest(CaromLecture *self) {
  return !carom_player_get_playing(get_player(self)) && !carom_player_is_seeking(get_player(self));
}

void carom_lecture_on(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self) && get_comparison(self));
  Place place = get_place(self);
  guint n = self->passed->len;
  if (is_at_rest(self))
    g_array_append_val(self->passed, place); /* another scene that is opened now drops it */
  go_on(self);
  if (self->passed->len > n && is_at_rest(self) && is_same_place(place, get_place(self)))
    g_array_set_size(self->passed, n);
}

static void begin_anew(CaromLecture *self) {
  g_array_set_size(self->passed, 0);
  self->now = (Place){0};
  show(self, 0, FALSE);
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
    g_signal_emit(self, signals[SIGNAL_LEFT], 0, -1);
  else
    carom_player_seek_contact(get_player(self), -1);
}

void carom_lecture_back(CaromLecture *self) {
  g_return_if_fail(CAROM_IS_LECTURE(self) && get_comparison(self));
  if (carom_prediction_session_is_secret(self->session) || self->passed->len == 0) {
    go_back_without_places(self);
    return;
  }
  Place place = g_array_index(self->passed, Place, self->passed->len - 1);
  g_array_set_size(self->passed, self->passed->len - 1);
  self->now = place;
  carom_player_halt(get_player(self));
  carom_player_go_to(get_player(self), &place.clock);
  show(self, place.question, place.is_answered);
}

/* ---- Following ---- */

static void on_stopped(CaromLecture *self) {
  self->now.clock = carom_player_get_clock(get_player(self));
  self->now.is_stop = TRUE;
  self->now.is_posed = FALSE;
  self->now.n_stops++;
}

/* The scene may have been edited: other questions, other contacts. */
static void on_replaced(CaromLecture *self) {
  g_array_set_size(self->passed, 0);
  self->now.is_stop = FALSE;
  show(self, self->now.question, self->now.is_answered);
}

static void on_session_changed(CaromLecture *self) {
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
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
  self->passed = g_array_new(FALSE, FALSE, sizeof(Place));
}

CaromLecture *carom_lecture_new(CaromDocument *document, CaromInspector *inspector,
                                CaromPredictionSession *session) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document) && CAROM_IS_INSPECTOR(inspector), NULL);
  CaromLecture *self = g_object_new(CAROM_TYPE_LECTURE, NULL);
  CaromPlayer *player = carom_document_get_player(document);
  self->document = g_object_ref(document);
  self->inspector = g_object_ref(inspector);
  self->session = g_object_ref(session);
  g_signal_connect_object(document, "opened", G_CALLBACK(begin_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "stopped", G_CALLBACK(on_stopped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(on_session_changed), self,
                          G_CONNECT_SWAPPED);
  return self;
}
