/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lecture: the way of a lecture through a scene, which the two keys of a clicker lead along:
 * it plays up to a contact and stops before it; the question; after the contact; the answer; on to
 * the next one; the end; and the questions about all of the run. A question with choices is put to
 * the vote of a class as soon as the clock stands before its contact, also where no contact asks
 * otherwise; once that vote has been left, none does. It knows no widgets. */
#pragma once

#include "carom-document.h"
#include "carom-inspector.h"
#include "carom-vote.h"

#define CAROM_TYPE_LECTURE (carom_lecture_get_type())
G_DECLARE_FINAL_TYPE(CaromLecture, carom_lecture, CAROM, LECTURE, GObject)

/* At so many contacts the way stops in any case; at later ones only while a question is left. */
#define CAROM_LECTURE_STOPS 4

/* Properties "words" and "few-digits" (boolean): whether a presentation shows title and question,
 * and whether numbers have few digits there; both at first.
 *
 * Signals:
 *   "changed": another question is shown, or its answer is opened or closed
 *   "left" (int direction): the way leads beyond the scene, to the next one (1) or the previous one
 *     (-1) */

/* When another scene is opened, it begins anew, with the first question and without an answer.
 * References are taken.
 *
 * Returns: (transfer full): the lecture */
CaromLecture *carom_lecture_new(CaromDocument *document, CaromInspector *inspector,
                                CaromPredictionSession *session, CaromVote *vote);

/* Returns: (transfer none) (nullable): the question that is shown; NULL: the scene has none, or it
 *   must not be seen while a contact asks for a prediction, or another is put to the vote */
const CaromQuestion *carom_lecture_get_question(CaromLecture *self);
/* Returns: (transfer none) (nullable): the question that is put to the vote instead; NULL: none is
 */
const CaromQuestion *carom_lecture_get_voted(CaromLecture *self);
/* Whether there is one that the run has come to, and it is not answered. */
gboolean carom_lecture_is_asking(CaromLecture *self);
/* Whether the answer of that question is open. */
gboolean carom_lecture_is_answered(CaromLecture *self);
/* Opens the answer of the question; where it is open, or there is none, goes on to the next
 * question, and from the last one to the first. */
void carom_lecture_reveal(CaromLecture *self);

/* What the next step on the way does. */
typedef enum {
  CAROM_LECTURE_STEP_VOTE,     /* whatever the vote does next */
  CAROM_LECTURE_STEP_HURRY,    /* goes at once to where the run is playing to */
  CAROM_LECTURE_STEP_QUESTION, /* shows the next question */
  CAROM_LECTURE_STEP_AFTER,    /* goes from before the contact to after it */
  CAROM_LECTURE_STEP_ANSWER,   /* opens the answer */
  CAROM_LECTURE_STEP_PLAY,     /* plays to the next stop, or to the end */
  CAROM_LECTURE_STEP_LEAVE,    /* leads to the next scene, if there is one */
} CaromLectureStep;

/* Returns: what carom_lecture_on() does where the lecture is now */
CaromLectureStep carom_lecture_get_next(CaromLecture *self);

/* Goes on along the way, or back to where it was before. While the run plays to a contact or to the
 * end, it goes there at once; while the clock is on its way elsewhere, it stops that. */
void carom_lecture_on(CaromLecture *self);
/* Votes that are not told yet are not left so. */
void carom_lecture_back(CaromLecture *self);
/* Goes back to the start of the scene and to the first question. */
void carom_lecture_start_over(CaromLecture *self);
