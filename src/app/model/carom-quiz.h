/* carom-quiz: predict, then reveal: stops before contacts, takes a guess of the velocities after
 * them, and keeps a record of how good the guesses were. It knows no widgets. */
#pragma once

#include "carom-inspector.h"
#include "carom-prediction-attempt.h"

#define CAROM_TYPE_QUIZ (carom_quiz_get_type())
G_DECLARE_FINAL_TYPE(CaromQuiz, carom_quiz, CAROM, QUIZ, GObject)

/* Properties:
 *   "active" (boolean): whether contacts ask
 *
 * Signals:
 *   "changed": another state, another record, or other contacts that ask
 *   "guessed": the guess is another
 *   "failed" (const char *message): what was requested cannot be done */

typedef enum {
  CAROM_QUIZ_OFF,
  CAROM_QUIZ_WAITING,  /* for a contact */
  CAROM_QUIZ_ASKING,   /* the clock stands before a contact */
  CAROM_QUIZ_REVEALED, /* the answer is shown */
} CaromQuizState;

/* @player, @inspector: referenced; the player's stops are the quiz's as long as it is active */
CaromQuiz *carom_quiz_new(CaromPlayer *player, CaromInspector *inspector);

CaromQuizState carom_quiz_get_state(CaromQuiz *self);
gboolean carom_quiz_get_active(CaromQuiz *self);
void carom_quiz_set_active(CaromQuiz *self, gboolean active);

/* ---- Which contacts ask ---- */

/* Returns: (transfer full): as carom_which_parse() reads it. */
char *carom_quiz_get_which(CaromQuiz *self);
/* Returns: whether @text could be read; see carom_which_parse(). */
gboolean carom_quiz_set_which(CaromQuiz *self, const char *text, GError **error);
/* The same for those who have nobody to hand an error to: it is told by "failed". */
void carom_quiz_request_which(CaromQuiz *self, const char *text);

/* ---- The contact that asks ---- */

/* Returns: (transfer none) (nullable): the contact, the guess and its score; NULL unless it asks or
 *   has been revealed. Its truth and score are for a revealed one only. Valid until "changed". */
const CaromAttempt *carom_quiz_get_attempt(CaromQuiz *self);

/* Whether there is something to guess: it is asking, and the body can be moved by the contact. */
gboolean carom_quiz_can_guess(CaromQuiz *self, CaromContactBody body);
/* Lengths per second. At first it is the velocity before. There must be an attempt. */
CaromVec2 carom_quiz_get_guess(CaromQuiz *self, CaromContactBody body);
/* Does nothing where carom_quiz_can_guess() is FALSE. @velocity: finite */
void carom_quiz_set_guess(CaromQuiz *self, CaromContactBody body, CaromVec2 velocity);

/* What has been typed for @body and is no number yet must not be scored as the number before it. */
void carom_quiz_set_readable(CaromQuiz *self, CaromContactBody body, gboolean readable);
gboolean carom_quiz_is_readable(CaromQuiz *self, CaromContactBody body);
/* Whether it can be revealed: it is asking, and what has been typed can be read. */
gboolean carom_quiz_can_reveal(CaromQuiz *self);

/* Scores the guess, keeps it in the record, and shows the contact as it was after. Only where
 * carom_quiz_can_reveal(). The same happens when the answer is shown in another way, as by the
 * inspector's side. */
void carom_quiz_reveal(CaromQuiz *self);
/* Plays on to the next contact that asks; a guess that was not revealed is dropped. */
void carom_quiz_go_on(CaromQuiz *self);

/* ---- The record ---- */

/* Returns: (transfer none) (element-type CaromAttempt): what was revealed, in order. */
const GPtrArray *carom_quiz_get_record(CaromQuiz *self);
/* How many of them have @verdict. */
guint carom_quiz_count(CaromQuiz *self, CaromVerdict verdict);
/* Writes carom_attempts_to_csv(). Returns: whether it could be written. */
gboolean carom_quiz_export(CaromQuiz *self, const char *path, GError **error);
void carom_quiz_clear(CaromQuiz *self);
