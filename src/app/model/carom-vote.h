/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-vote: a question with choices is put to the vote. Votes are counted while nobody sees how
 * many there are; then the vote is closed and seen, and may be taken once more after a discussion;
 * then the run plays through the contact, slowly, and each choice is told with what it would have
 * meant. It keeps the ballots, and knows no widgets. */
#pragma once

#include "carom-ballot.h"
#include "carom-prediction-session.h"

#define CAROM_TYPE_VOTE (carom_vote_get_type())
G_DECLARE_FINAL_TYPE(CaromVote, carom_vote, CAROM, VOTE, GObject)

typedef enum {
  CAROM_VOTE_NONE,    /* nothing is put to the vote */
  CAROM_VOTE_OPEN,    /* votes are counted, and not shown */
  CAROM_VOTE_CLOSED,  /* they are shown; the outcome is not */
  CAROM_VOTE_PLAYING, /* the run plays through the contact, or is paused there */
  CAROM_VOTE_TOLD,    /* the right choice is marked, and all are explained */
} CaromVoteState;

/* Properties:
 *   "hands" (boolean): whether each choice is a hand of a class; else the only answer of whoever
 *     sits there, and another choice takes its place
 *
 * Signals:
 *   "changed": the state, or the ballot
 *   "counted": only the number of votes
 *   "recorded": the record has changed
 *   "cleared": it has been cleared, and can be restored
 *   "read" (int direction): more of what is told is to be seen, below (1) or above (-1); who shows
 * it returns whether there was more */

/* It follows the questions that the session asks. References are taken.
 *
 * Returns: (transfer full): nothing is put to the vote */
CaromVote *carom_vote_new(CaromPlayer *player, CaromPredictionSession *session);

/* Where the vote stands. */
CaromVoteState carom_vote_get_state(CaromVote *self);
/* Whether votes are counted now. */
gboolean carom_vote_is_open(CaromVote *self);

/* Returns: (transfer none) (nullable): the ballot; NULL: nothing is put to the vote. Valid until
 *   "changed". Whoever shows it shows no votes while the vote is open, and never which choice is
 *   right before it is told. */
const CaromBallot *carom_vote_get_ballot(CaromVote *self);

/* Whether there are votes on what has not been told yet. */
gboolean carom_vote_holds_votes(CaromVote *self);

/* Whether choices are hands, see above. */
gboolean carom_vote_has_hands(CaromVote *self);

/* Counts one more vote, or makes it the only one. After the first round, while the votes are seen
 * and the outcome is not, that opens the second one. Nothing happens unless carom_vote_can_choose()
 * is TRUE and there is such a choice.
 *
 * @choice: from 0 */
void carom_vote_choose(CaromVote *self, guint choice);
/* Whether votes are counted now, or would be. */
gboolean carom_vote_can_choose(CaromVote *self);
/* Takes the last one back that carom_vote_choose() counted. */
void carom_vote_take_back(CaromVote *self);
/* Sets how many votes a choice has.
 *
 * @n: up to CAROM_BALLOT_MAX_VOTES */
void carom_vote_set_count(CaromVote *self, guint choice, guint n);

/* Goes on: closes the vote, plays through the contact, tells, reads on in what is told if more of
 * it is there than is seen, asks the next question. A single answer needs no closing, nor does a
 * vote without votes. */
void carom_vote_go_on(CaromVote *self);
/* Whether that closes the vote. */
gboolean carom_vote_closes_next(CaromVote *self);
/* Whether the run has been paused on its way through the contact; going on plays on. */
gboolean carom_vote_is_paused(CaromVote *self);
/* Whether it can go on: a single answer has to be there. */
gboolean carom_vote_can_go_on(CaromVote *self);

/* From what is told, back: to what is above of it, or to the votes, before the contact. Only where
 * it has been told. */
void carom_vote_go_back(CaromVote *self);

/* While the vote is open: tells at once what has been told of it before, with the votes on it that
 * are in the record.
 *
 * @clock: where the clock was then */
void carom_vote_tell_again(CaromVote *self, const CaromClock *clock);

/* Opens the vote once more, for the second round: the first one stays. What has been told is put
 * away, and the clock goes back to just before the contact. */
void carom_vote_again(CaromVote *self);
/* Whether there has been one round, which is closed. */
gboolean carom_vote_can_vote_again(CaromVote *self);

/* ---- The record ---- */

/* Returns: (transfer none) (element-type CaromBallot): all ballots with votes, in order; of
 *   the one that is open, only what is closed of it may be shown */
const GPtrArray *carom_vote_get_record(CaromVote *self);
/* Writes carom_ballots_to_csv().
 *
 * Returns: whether it could be written */
gboolean carom_vote_export(CaromVote *self, const char *path, GError **error);
/* Empties the record, and puts back what was in it, before what has come since. */
void carom_vote_clear(CaromVote *self);
gboolean carom_vote_can_restore(CaromVote *self);
void carom_vote_restore(CaromVote *self);
