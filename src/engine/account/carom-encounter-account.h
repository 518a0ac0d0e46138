/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-account: when the bodies of a contact touched in one pane, where they were put,
 * and with what result, line by line. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-method.h"
#include "carom-working.h"

/* What the parts of a method other than the resolver decide about a contact. */
typedef enum {
  CAROM_ENCOUNTER_WHEN,   /* when the bodies touched: see CaromDetection */
  CAROM_ENCOUNTER_WHERE,  /* where they were put: see CaromSeparation and carom-wall-rules.h */
  CAROM_ENCOUNTER_RESULT, /* along which normal they pushed each other, and how they left */
} CaromEncounterQuestion;
#define CAROM_N_ENCOUNTER_QUESTIONS (CAROM_ENCOUNTER_RESULT + 1)

/* @scene, @method: the scene and the method of the pane
 * Returns: what decided @question there, line by line; it has no lines where there was nothing to
 *   decide. Its given terms are the bodies' radii r_a and r_b (0 for a wall), the step Δt and
 *   where there is gravity g; for marks also found_a, contact_a and left_a, and the same of b: how
 *   far it is to where the body was at these moments from where it was at the contact. */
CaromWorking carom_encounter_account_work(const CaromScene *scene, const CaromMethod *method,
                                          const CaromEncounterRecord *encounter,
                                          CaromEncounterQuestion question);

/* What the lines about where call the velocity with which @body was resolved: a wall's rules may
 * have corrected the one that was found.
 *
 * Returns: (transfer none): such as "u_a" or "u'_a" */
const char *carom_encounter_account_incoming(const CaromWorking *where, CaromContactBody body);

/* All questions about one contact. It does not change, and is shared. */
typedef struct {
  CaromEncounterRecord encounter; /* the contact that it tells of */
  CaromWorking
      workings[CAROM_N_ENCOUNTER_QUESTIONS]; /* [question]: see carom_encounter_account_work() */
  CaromWorking readable[CAROM_N_ENCOUNTER_QUESTIONS]; /* [question]: the same, with 0 in place of
                                                         mere rounding, for people */
} CaromEncounterAccount;

/* @scene, @method: the scene and the method of the pane
 * Returns: (transfer full): what decided each question there */
CaromEncounterAccount *carom_encounter_account_new(const CaromScene *scene,
                                                   const CaromMethod *method,
                                                   const CaromEncounterRecord *encounter);

/* Returns: (transfer full): the same account */
CaromEncounterAccount *carom_encounter_account_ref(CaromEncounterAccount *account);
void carom_encounter_account_unref(CaromEncounterAccount *account);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromEncounterAccount, carom_encounter_account_unref)

/* Returns: (transfer none): the question as a heading, translated */
const char *carom_encounter_account_title(CaromEncounterQuestion question);

/* Returns: (transfer none): the name of the question in files for programs */
const char *carom_encounter_account_id(CaromEncounterQuestion question);

/* Returns: (transfer none) (nullable): a sentence, translated, if there was nothing to decide; NULL
 *   if there are lines */
const char *carom_encounter_account_remark(const CaromEncounterAccount *account,
                                           CaromEncounterQuestion question);
