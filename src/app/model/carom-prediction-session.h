/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-session: lets the user predict contacts. It stops the clock before a contact,
 * and asks a question with choices, which a CaromVote counts; or takes a guess of the velocities
 * after it, reveals the answer, and keeps a record of how good the guesses were. It knows no
 * widgets. */
#pragma once

#include "carom-contact-question.h"
#include "carom-inspector.h"
#include "carom-prediction.h"

#define CAROM_TYPE_PREDICTION_SESSION (carom_prediction_session_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionSession, carom_prediction_session, CAROM, PREDICTION_SESSION,
                     GObject)

/* Properties:
 *   "active" (boolean): whether it stops before contacts to ask for a prediction
 *   "choices" (boolean): whether it asks questions with choices; else for two arrows
 *   "kinds" (uint): which kinds of questions it may make, see carom_contact_question_pick()
 *
 * Signals:
 *   "changed": the state, the choice of contacts that ask, or whether one is still to come, has
 *     changed
 *   "recorded": the record has changed
 *   "cleared": the record has been cleared, and can be restored
 *   "guessed": the guess has changed
 *   "failed" (const char *message): what was requested cannot be done */

typedef enum {
  CAROM_PREDICTION_SESSION_OFF,
  CAROM_PREDICTION_SESSION_WAITING,  /* for a contact */
  CAROM_PREDICTION_SESSION_ASKING,   /* the clock stands before a contact */
  CAROM_PREDICTION_SESSION_REVEALED, /* the answer is shown */
} CaromPredictionSessionState;

/* @player, @inspector: references are taken; while the session is active, it decides where the
 *   player stops
 * Returns: (transfer full): a session that is off */
CaromPredictionSession *carom_prediction_session_new(CaromPlayer *player,
                                                     CaromInspector *inspector);

/* The present state, and whether the session is active at all. */
CaromPredictionSessionState carom_prediction_session_get_state(CaromPredictionSession *self);
/* Whether a contact asks now.
 *
 * @self: (nullable): where there is no session, none does */
gboolean carom_prediction_session_is_asking(CaromPredictionSession *self);
gboolean carom_prediction_session_get_active(CaromPredictionSession *self);
void carom_prediction_session_set_active(CaromPredictionSession *self, gboolean active);

/* ---- What is asked ---- */

/* Whether it asks questions with choices; else for two arrows. */
gboolean carom_prediction_session_has_choices(CaromPredictionSession *self);
void carom_prediction_session_set_choices(CaromPredictionSession *self, gboolean choices);

/* Returns: (transfer none) (nullable): the question with choices that is asked; NULL: there is
 *   none, or two arrows are asked for */
CaromContactQuestion *carom_prediction_session_get_question(CaromPredictionSession *self);

/* Whether two arrows are asked for now.
 *
 * @self: (nullable): as for carom_prediction_session_is_asking() */
gboolean carom_prediction_session_asks_for_arrows(CaromPredictionSession *self);

/* Whether @question, which is one of the scene's own with choices, is about a contact at which the
 * clock stands. Whether the outcome has been seen, who calls knows. */
gboolean carom_prediction_session_can_ask(CaromPredictionSession *self,
                                          const CaromQuestion *question);
/* Switches the session on and asks it, in whichever way the session asks otherwise. Nothing happens
 * unless carom_prediction_session_can_ask() is TRUE. */
void carom_prediction_session_ask(CaromPredictionSession *self, const CaromQuestion *question);

/* While it is held, no contact asks: a vote plays the run on from its question. The player stops at
 * the first contact that comes later than @contact, with its signal "stopped".
 *
 * @contact: (nullable): NULL: it is held no longer */
void carom_prediction_session_hold(CaromPredictionSession *self, const CaromContactRecord *contact);

/* Goes back to just before a contact, and asks about it once more.
 *
 * @contact: of the leading pane's log */
void carom_prediction_session_ask_again(CaromPredictionSession *self, guint contact,
                                        CaromContactQuestion *question);

/* ---- Which contacts ask ---- */

/* Returns: (transfer full): which contacts ask, as carom_prediction_filter_parse() reads it */
char *carom_prediction_session_get_filter(CaromPredictionSession *self);
/* Returns: whether @text could be read; see carom_prediction_filter_parse() */
gboolean carom_prediction_session_set_filter(CaromPredictionSession *self, const char *text,
                                             GError **error);
/* The same for callers that cannot handle an error; the signal "failed" reports it. */
void carom_prediction_session_request_filter(CaromPredictionSession *self, const char *text);

/* ---- The contact that asks ---- */

/* Returns: (transfer none) (nullable): the contact, the guess and its score, or NULL unless it is
 *   asking or has been revealed. Truth and score may be shown only once it has been revealed. Valid
 *   until "changed". */
const CaromPrediction *carom_prediction_session_get_prediction(CaromPredictionSession *self);

/* Whether the answer must not be seen yet: a contact asks, or one of those at the same place that
 * come after the revealed one will. Pages, lists, charts and exports that show it are hidden. */
gboolean carom_prediction_session_is_secret(CaromPredictionSession *self);
/* There must be a comparison. While the run would tell a secret, it is shown as it was before the
 * contact.
 *
 * Returns: (transfer none): what pane @pane may show; valid until "changed" */
const CaromRun *carom_prediction_session_get_run(CaromPredictionSession *self, guint pane);

/* Whether there is something to guess: the session is asking, and the contact can change how the
 * body moves. */
gboolean carom_prediction_session_can_guess(CaromPredictionSession *self, CaromContactBody body);
/* Whether there is a guess for the body; at first there is none. A body whose velocity the contact
 * cannot change needs none. There must be a prediction. */
gboolean carom_prediction_session_has_guess(CaromPredictionSession *self, CaromContactBody body);
/* The guessed velocity, in lengths per second; 0 as long as there is none. There must be a
 * prediction. */
CaromVec2 carom_prediction_session_get_guess(CaromPredictionSession *self, CaromContactBody body);
/* Changes the guess. Nothing happens if carom_prediction_session_can_guess() is FALSE.
 *
 * @velocity: finite, in lengths per second */
void carom_prediction_session_set_guess(CaromPredictionSession *self, CaromContactBody body,
                                        CaromVec2 velocity);

/* Tells whether the text typed for @body is a number. While it is not, the guess cannot be
 * revealed, so that the previous number is not scored in its place; who looks at the answer in
 * another way ends the question without a score. */
void carom_prediction_session_set_readable(CaromPredictionSession *self, CaromContactBody body,
                                           gboolean readable);
gboolean carom_prediction_session_is_readable(CaromPredictionSession *self, CaromContactBody body);
/* Whether the answer can be revealed: the session asks for arrows, both are there, and what has
 * been typed can be read. */
gboolean carom_prediction_session_can_reveal(CaromPredictionSession *self);

/* Scores the guess, adds it to the record, and shows the contact as it was after. Only where
 * carom_prediction_session_can_reveal() is TRUE. The same happens when the answer is shown in
 * another way, for example by changing the inspector's side; where it cannot be revealed, that ends
 * the question. */
void carom_prediction_session_reveal(CaromPredictionSession *self);
/* Plays on to the next contact that asks. Arrows that have not been revealed are skipped, as in
 * every other way of leaving them: by the clock, by another comparison, or by switching the session
 * off. */
void carom_prediction_session_go_on(CaromPredictionSession *self);

/* ---- Waiting ---- */

/* What can be said of the contacts to come. The last six hold where the run has been computed to
 * the end of the scene's duration, or beyond: "so far" is up to there, and more may come. */
typedef enum {
  CAROM_PREDICTION_OUTLOOK_RUNNING, /* the clock is on its way */
  CAROM_PREDICTION_OUTLOOK_NEXT,    /* one is known that will ask */
  CAROM_PREDICTION_OUTLOOK_OPEN,    /* one may ask */
  CAROM_PREDICTION_OUTLOOK_PASSED,  /* the last one that asks has passed, and nothing meets again */
  CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR,
  CAROM_PREDICTION_OUTLOOK_OTHERS, /* there were contacts, but none of them asked */
  CAROM_PREDICTION_OUTLOOK_OTHERS_SO_FAR,
  CAROM_PREDICTION_OUTLOOK_NOTHING, /* there is no contact at all */
  CAROM_PREDICTION_OUTLOOK_NOTHING_SO_FAR,
} CaromPredictionOutlook;

/* Returns: what there is to wait for; while the session does not wait, it is open */
CaromPredictionOutlook carom_prediction_session_get_outlook(CaromPredictionSession *self);
/* Goes back to the start and plays to the first contact that asks. */
void carom_prediction_session_start_over(CaromPredictionSession *self);

/* Shows the answer that has been revealed, from wherever the walk through the working has led. */
void carom_prediction_session_show_answer(CaromPredictionSession *self);

/* ---- The record ---- */

/* A question that asks again is no longer among those that were skipped.
 *
 * Returns: (transfer none) (element-type CaromPrediction): what was revealed or skipped, in
 *   order */
const GPtrArray *carom_prediction_session_get_record(CaromPredictionSession *self);
/* How many predictions in the record have @verdict. */
guint carom_prediction_session_count(CaromPredictionSession *self, CaromPredictionVerdict verdict);
/* Writes carom_predictions_to_csv().
 *
 * Returns: whether it could be written */
gboolean carom_prediction_session_export(CaromPredictionSession *self, const char *path,
                                         GError **error);
/* Empties the record, and puts back what was in it, before what has come since. */
void carom_prediction_session_clear(CaromPredictionSession *self);
gboolean carom_prediction_session_can_restore(CaromPredictionSession *self);
void carom_prediction_session_restore(CaromPredictionSession *self);
