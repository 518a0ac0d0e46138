/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ballot: counts, and writes them by choice and round. */
#include "carom-ballot.h"

#include "carom-csv-cell.h"
#include "carom-decimal.h"

#define LINE_END "\r\n" /* RFC 4180 */

CaromBallot *carom_ballot_new(const CaromContactQuestionPlace *place, CaromContactQuestion *asked) {
  CaromBallot *ballot = g_new0(CaromBallot, 1);
  ballot->scene = carom_scene_ref((CaromScene *)place->scene);
  ballot->number = place->number;
  ballot->record = *place->record;
  ballot->asked = carom_contact_question_ref(asked);
  ballot->n_rounds = 1;
  return ballot;
}

void carom_ballot_free(CaromBallot *ballot) {
  carom_scene_unref(ballot->scene);
  carom_contact_question_unref(ballot->asked);
  g_free(ballot);
}

guint carom_ballot_count(const CaromBallot *ballot, guint round) {
  guint n = 0;
  for (guint i = 0; i < CAROM_QUESTION_MAX_CHOICES; i++)
    n += ballot->votes[round][i];
  return n;
}

static void append_text(GString *csv, const char *text) {
  carom_csv_cell_append_text(csv, text ? text : "");
  g_string_append_c(csv, ',');
}

/* @vote: its place among the ballots, from 1: it tells apart two about the same contact */
static void append_row(GString *csv, guint vote, const CaromBallot *ballot, guint round, guint i) {
  const CaromQuestion *question = &ballot->asked->question;
  const CaromQuestionChoice *choice = carom_question_choice(question, i);
  char time[CAROM_DECIMAL_SIZE];
  const char *is_right = !ballot->is_told ? "" : choice->is_right ? "true" : "false";
  g_string_append_printf(csv, "%u,", vote);
  append_text(csv, ballot->scene->title);
  g_string_append_printf(csv, "%u,%s,", ballot->number,
                         carom_decimal_format(time, ballot->record.time_s));
  append_text(csv, ballot->asked->kind ? ballot->asked->kind->part.id : "own");
  append_text(csv, question->question);
  g_string_append_printf(csv, "%u,%u,", round + 1, i + 1);
  append_text(csv, choice->choice);
  append_text(csv, ballot->is_told ? choice->belief : NULL);
  g_string_append_printf(csv, "%s,%u" LINE_END, is_right, ballot->votes[round][i]);
}

char *carom_ballots_to_csv(const GPtrArray *ballots) {
  GString *csv =
      g_string_new("vote,scene,contact,time_s,kind,question,round,choice,text,belief,right,"
                   "votes" LINE_END);
  for (guint k = 0; k < ballots->len; k++) {
    const CaromBallot *ballot = g_ptr_array_index(ballots, k);
    for (guint round = 0; round < ballot->n_closed; round++)
      for (guint i = 0; i < carom_question_n_choices(&ballot->asked->question); i++)
        append_row(csv, k + 1, ballot, round, i);
  }
  return g_string_free(csv, FALSE);
}
