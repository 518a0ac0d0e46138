/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-vote-view: a question with its choices, as pictures or words; the votes once they may be
 * seen; and, once it is told, what each choice would have meant. */
#pragma once

#include "carom-vote.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_VOTE_VIEW (carom_vote_view_get_type())
G_DECLARE_FINAL_TYPE(CaromVoteView, carom_vote_view, CAROM, VOTE_VIEW, GtkBox)

/* It activates the actions about votes, see carom-model-actions.h.
 *
 * @vote: a reference is taken
 * Returns: (transfer floating): what is put to the vote */
GtkWidget *carom_vote_view_new(CaromVote *vote);

/* Puts the focus on the button that goes on, so that a vote is held by keys alone. */
void carom_vote_view_focus(CaromVoteView *self);

/* @all: whether room for all that there is to see is asked for; else what has no room is scrolled
 */
void carom_vote_view_ask_for_all(CaromVoteView *self, gboolean all);

/* @given: (nullable): markup: what one needs to know to answer; NULL: the question says it */
void carom_vote_view_set_given(CaromVoteView *self, const char *given);
