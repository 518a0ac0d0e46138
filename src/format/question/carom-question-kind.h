/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-kind: the kinds of questions that Carom makes from a contact. To add one, write
 * its function beside those of its family, declare it here, and name it last in
 * carom-contact-question.c: settings know kinds by their places there.
 */
#pragma once

#include "carom-part.h"
#include "carom-question-maker.h"

typedef struct {
  CaromPart part;
  gboolean of_one_contact; /* other contacts at the same instant would change what is asked for */
  gboolean of_two_movable; /* against an immovable body there is nothing to ask */
  gboolean of_push; /* the answer is the same whatever else happens to the two in the same moment */
  /* Sets the question and offers choices; what it offers too few choices for is not asked. */
  void (*make)(CaromQuestionMaker *maker);
} CaromQuestionKind;

extern const CaromQuestionKind carom_question_kind_outcome, carom_question_kind_direction,
    carom_question_kind_push, carom_question_kind_change, carom_question_kind_momentum,
    carom_question_kind_energy, carom_question_kind_total, carom_question_kind_share;
