/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-question: a question with choices that is asked before a contact: one of the
 * scene's own, or one that Carom makes from the contact. The right choice of those is what
 * happened; wrong ones are what people believe. Choices that look or read alike are left out, and a
 * question with fewer than two is not asked. It does not change, and is shared. */
#pragma once

#include "carom-question-kind.h"

typedef struct {
  const CaromQuestionKind *kind; /* (nullable): NULL: it is one of the scene's own */
  CaromQuestion question;        /* its choices are two to five, one of them right */
  gboolean has_pictures;         /* each choice is an outcome, which a picture shows better */
  CaromOutcome outcomes[CAROM_QUESTION_MAX_CHOICES]; /* by choice, where there are pictures */
} CaromContactQuestion;

/* @n: (out): how many kinds there are
 * Returns: (transfer none): all kinds, in the order in which people read them */
const CaromQuestionKind *const *carom_contact_question_kinds(guint *n);
/* Which kinds may be asked are bits, by place in that list: here all of them. */
#define CAROM_CONTACT_QUESTION_ALL_KINDS G_MAXUINT

/* @record: a contact that a right resolver answered
 * Returns: (transfer full) (nullable): the question, translated; NULL: the contact is not one for
 *   that kind */
CaromContactQuestion *carom_contact_question_new(const CaromQuestionKind *kind,
                                                 const CaromScene *scene,
                                                 const CaromContactRecord *record);
CaromContactQuestion *carom_contact_question_ref(CaromContactQuestion *asked);
void carom_contact_question_unref(CaromContactQuestion *asked);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromContactQuestion, carom_contact_question_unref)

/* Which contact a question is for. */
typedef struct {
  const CaromScene *scene;
  const CaromContactRecord *record;
  guint number;         /* of the contact, from 1 */
  double since_s;       /* when the contact before it was; −INFINITY: there was none */
  gboolean is_followed; /* before anything can be seen of what came of it, one of its bodies has
                           another contact */
} CaromContactQuestionPlace;

/* Returns: (transfer full) (nullable): @question, which is the scene's own; NULL: it has no
 *   choices, it is not for that contact, or the scene has become another one since it was written
 */
CaromContactQuestion *carom_contact_question_own(const CaromContactQuestionPlace *place,
                                                 const CaromQuestion *question);

/* Takes the scene's own question with choices for that contact, or for a time since the contact
 * before it, unless the scene has become another one since that was written; else the first kind
 * after @last that can be asked: not the same one twice in a row, unless no other can be.
 *
 * @enabled: which kinds may be asked: the bit of each one's place in carom_contact_question_kinds()
 * @last: (nullable): the kind that was asked before
 * Returns: (transfer full) (nullable): a question; NULL: none can be asked */
CaromContactQuestion *carom_contact_question_pick(const CaromContactQuestionPlace *place,
                                                  guint enabled, const CaromQuestionKind *last);

/* Returns: the place of the right choice among the choices */
guint carom_contact_question_right(const CaromContactQuestion *asked);
