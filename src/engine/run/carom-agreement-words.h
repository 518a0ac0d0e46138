/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-agreement-words: tells the two agreements of a pane in words, for the window and the
 * command line. "Same contact": do the resolvers give the same answers to a contact? "Same
 * motion": do the discs move as they do in the reference pane? Either can hold without the other.
 */
#pragma once

#include "carom-comparison.h"

/* How much room there is for the words. */
typedef enum {
  CAROM_AGREEMENT_WORDS_LONG,
  CAROM_AGREEMENT_WORDS_SHORT,
  CAROM_AGREEMENT_WORDS_SHORTEST,
  CAROM_AGREEMENT_WORDS_ALONE, /* without a heading that says of what they are */
  CAROM_AGREEMENT_WORDS_N_LENGTHS
} CaromAgreementWordsLength;

/* Returns: (transfer full): what was found when all resolvers were given each contact of the first
 *   pane, such as "Rotation, Projection and Impulse agree on each contact: rounding only" */
char *carom_agreement_words_contact(const CaromComparison *comparison,
                                    CaromAgreementWordsLength length);

/* Returns: (transfer full): the same where there has been none */
char *carom_agreement_words_no_contact(CaromAgreementWordsLength length);

/* Returns: (transfer full): sentences that tell the same in numbers, in ε */
char *carom_agreement_words_contact_in_detail(const CaromComparison *comparison);

/* Whether there was a contact, and the resolvers' answers to one differ by more than rounding. */
gboolean carom_agreement_words_do_answers_differ(const CaromComparison *comparison);

/* Whether the first pane has had a contact for the resolvers to answer. */
gboolean carom_agreement_words_is_any_contact(const CaromComparison *comparison);

/* Returns: (transfer full): how the discs of pane @i move, compared with those of the reference,
 *   such as "apart by 0.3 m since 3.1 s" */
char *carom_agreement_words_motion(const CaromComparison *comparison, guint i,
                                   CaromAgreementWordsLength length);

/* Returns: (transfer full): a sentence or two that tell the same in numbers */
char *carom_agreement_words_motion_in_detail(const CaromComparison *comparison, guint i);

/* Returns: (transfer full): a time of the clock, short, such as "3.1 s" */
char *carom_agreement_words_time(double time_s);
