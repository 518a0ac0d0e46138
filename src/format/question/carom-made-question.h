/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-made-question: questions with choices that Carom makes from a contact. The right choice is
 * what happened; wrong ones are what people believe. Choices that look or read alike are left out,
 * and a question with fewer than two is not asked. */
#pragma once

#include "carom-question-kind.h"

typedef struct {
  const CaromQuestionKind *kind;
  CaromQuestion question; /* its choices are two to five, one of them right */
  gboolean has_pictures; /* each choice is an outcome, which a picture shows better than its text */
  CaromOutcome outcomes[CAROM_QUESTION_MAX_CHOICES]; /* by choice, where there are pictures */
} CaromMadeQuestion;

/* @n: (out): how many kinds there are
 * Returns: (transfer none): all kinds, in the order in which people read them */
const CaromQuestionKind *const *carom_made_question_kinds(guint *n);

/* @record: a contact that a right resolver answered
 * Returns: (transfer full) (nullable): the question, translated; NULL: the contact is not one for
 *   that kind */
CaromMadeQuestion *carom_made_question_new(const CaromQuestionKind *kind, const CaromScene *scene,
                                           const CaromContactRecord *record);
void carom_made_question_free(CaromMadeQuestion *made);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromMadeQuestion, carom_made_question_free)

/* Takes the first kind after @last that can be asked: not the same one twice in a row, unless it is
 * the only one enabled.
 *
 * @enabled: which kinds may be asked: the bit of each one's place in carom_made_question_kinds()
 * @last: (nullable): the kind that was asked before
 * Returns: (transfer full) (nullable): a question; NULL: none can be asked */
CaromMadeQuestion *carom_made_question_pick(guint enabled, const CaromQuestionKind *last,
                                            const CaromScene *scene,
                                            const CaromContactRecord *record);
