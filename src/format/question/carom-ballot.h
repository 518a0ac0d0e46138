/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ballot: the votes that were cast about one question, in one or two rounds, and a list of
 * such as a table. */
#pragma once

#include "carom-contact-question.h"

/* A class votes before it has discussed the question, and again after that. */
#define CAROM_BALLOT_MAX_ROUNDS 2

/* A class is no larger. */
#define CAROM_BALLOT_MAX_VOTES 100000

typedef struct {
  CaromScene *scene;           /* a reference */
  guint number;                /* of the contact in its pane's log, from 1 */
  CaromContactRecord record;   /* of the contact */
  CaromContactQuestion *asked; /* a reference */
  guint n_rounds;              /* 1 at first */
  guint n_closed;              /* of them; the votes of the others are not shown */
  gboolean is_told;            /* the answer has been seen; FALSE: nothing may tell it */
  guint votes[CAROM_BALLOT_MAX_ROUNDS][CAROM_QUESTION_MAX_CHOICES];
} CaromBallot;

/* @place: the contact; copied
 * Returns: (transfer full): a ballot without votes */
CaromBallot *carom_ballot_new(const CaromContactQuestionPlace *place, CaromContactQuestion *asked);
void carom_ballot_free(CaromBallot *ballot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromBallot, carom_ballot_free)

/* @round: from 0
 * Returns: how many votes there are in that round */
guint carom_ballot_count(const CaromBallot *ballot, guint round);

/* Writes a row for each choice in each round that is closed. Of what has not been told, which
 * choice is right is left empty, and so is what wrong ones believe.
 *
 * @ballots: (element-type CaromBallot)
 * Returns: (transfer full): CSV as in RFC 4180, UTF-8, with a decimal point in every locale */
char *carom_ballots_to_csv(const GPtrArray *ballots);
