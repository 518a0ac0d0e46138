/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-account: when the bodies of a contact touched in one pane, where they were put,
 * and with what result, line by line, as it can be shown. */
#pragma once

#include "carom-encounter.h"

/* It does not change, and is shared. */
typedef struct {
  CaromEncounterRecord encounter;                     /* what it tells of */
  CaromWorking workings[CAROM_N_ENCOUNTER_QUESTIONS]; /* [question]: see carom_encounter_work() */
  CaromWorking readable[CAROM_N_ENCOUNTER_QUESTIONS]; /* [question]: the same, with 0 in place of
                                                         mere rounding, for people */
} CaromEncounterAccount;

/* @scene, @method: of the pane
 * Returns: (transfer full): what decided both questions there */
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
