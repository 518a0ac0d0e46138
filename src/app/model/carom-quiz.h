/* carom-quiz: predict, then reveal: stops before contacts, takes a guess of the velocities after
 * them, and keeps a record of how good the guesses were. It knows no widgets. */
#pragma once

#include "carom-inspector.h"
#include "carom-prediction-attempt.h"

#define CAROM_TYPE_QUIZ (carom_quiz_get_type())
G_DECLARE_FINAL_TYPE(CaromQuiz, carom_quiz, CAROM, QUIZ, GObject)

/* Properties:
 *   "active" (boolean): whether it stops at contacts and asks
 *
 * Signals:
 *   "changed": the state has changed, or the record, or which contacts ask
 *   "guessed": the guess has changed
 *   "failed" (const char *message): an action that was asked for cannot be done */

typedef enum {
  CAROM_QUIZ_OFF,
  CAROM_QUIZ_WAITING,  /* for a contact */
  CAROM_QUIZ_ASKING,   /* the clock stands before a contact */
  CAROM_QUIZ_REVEALED, /* the answer is shown */
} CaromQuizState;

/* @player, @inspector: references are taken; while the quiz is active, it decides where the player
 *   stops
 * Returns: (transfer full): a quiz that is off */
CaromQuiz *carom_quiz_new(CaromPlayer *player, CaromInspector *inspector);

/* The present state, and whether the quiz is active at all. */
CaromQuizState carom_quiz_get_state(CaromQuiz *self);
gboolean carom_quiz_get_active(CaromQuiz *self);
void carom_quiz_set_active(CaromQuiz *self, gboolean active);

/* ---- Which contacts ask ---- */

/* Returns: (transfer full): which contacts ask, as carom_which_parse() reads it */
char *carom_quiz_get_which(CaromQuiz *self);
/* Returns: whether @text could be read; see carom_which_parse() */
gboolean carom_quiz_set_which(CaromQuiz *self, const char *text, GError **error);

/* ---- The contact that asks ---- */

/* Returns: (transfer none) (nullable): the contact, the guess and its score, or NULL unless it is
 *   asking or has been revealed. Truth and score may be shown only once it has been revealed. Valid
 *   until "changed". */
const CaromAttempt *carom_quiz_get_attempt(CaromQuiz *self);

/* Whether there is something to guess: the quiz is asking, and the contact can change how the body
 * moves. */
gboolean carom_quiz_can_guess(CaromQuiz *self, CaromContactBody body);
/* The guessed velocity, in lengths per second. At first it is the velocity before the contact.
 * There must be an attempt. */
CaromVec2 carom_quiz_get_guess(CaromQuiz *self, CaromContactBody body);
/* Does nothing where carom_quiz_can_guess() is FALSE.
 *
 * @velocity: finite */
void carom_quiz_set_guess(CaromQuiz *self, CaromContactBody body, CaromVec2 velocity);

/* Tells whether the text typed for @body is a number. While it is not, the guess cannot be
 * revealed, so that the previous number is not scored in its place. */
void carom_quiz_set_readable(CaromQuiz *self, CaromContactBody body, gboolean readable);
gboolean carom_quiz_is_readable(CaromQuiz *self, CaromContactBody body);
/* Whether the answer can be revealed: the quiz is asking, and what has been typed can be read. */
gboolean carom_quiz_can_reveal(CaromQuiz *self);

/* Scores the guess, adds it to the record, and shows the contact as it was after. Only where
 * carom_quiz_can_reveal() is TRUE. The same happens when the answer is shown in another way, for
 * example by changing the inspector's side. */
void carom_quiz_reveal(CaromQuiz *self);
/* Plays on to the next contact that asks; a guess that was not revealed is dropped. */
void carom_quiz_go_on(CaromQuiz *self);

/* ---- The record ---- */

/* Returns: (transfer none) (element-type CaromAttempt): what was revealed, in order */
const GPtrArray *carom_quiz_get_record(CaromQuiz *self);
/* How many attempts in the record have @verdict. */
guint carom_quiz_count(CaromQuiz *self, CaromVerdict verdict);
/* Writes carom_attempts_to_csv().
 *
 * Returns: whether it could be written */
gboolean carom_quiz_export(CaromQuiz *self, const char *path, GError **error);
void carom_quiz_clear(CaromQuiz *self);
