/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-account: the workings of both questions in one block that counts its references.
 */
#include "carom-encounter-account.h"

#include "carom-working-rounding.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *id;
  const char *title;   /* translatable */
  const char *nothing; /* translatable: what is said where there are no lines */
} questions[] = {
    [CAROM_ENCOUNTER_WHEN] = {"when", NC_("question about a contact", "When"),
                              N_("There was nothing to calculate.")},
    [CAROM_ENCOUNTER_WHERE] = {"where", NC_("question about a contact", "Where"),
                               N_("Nothing was moved.")},
    [CAROM_ENCOUNTER_RESULT] = {"result", NC_("question about a contact", "With what result"),
                                N_("There was nothing to calculate.")},
};
G_STATIC_ASSERT(G_N_ELEMENTS(questions) == CAROM_N_ENCOUNTER_QUESTIONS);

CaromEncounterAccount *carom_encounter_account_new(const CaromScene *scene,
                                                   const CaromMethod *method,
                                                   const CaromEncounterRecord *encounter) {
  CaromEncounterAccount *account = g_rc_box_new(CaromEncounterAccount);
  account->encounter = *encounter;
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    account->workings[i] = carom_encounter_work(scene, method, encounter, i);
    account->readable[i] = carom_working_rounding_drop(&account->workings[i]);
  }
  return account;
}

CaromEncounterAccount *carom_encounter_account_ref(CaromEncounterAccount *account) {
  return g_rc_box_acquire(account);
}

void carom_encounter_account_unref(CaromEncounterAccount *account) {
  g_rc_box_release(account);
}

const char *carom_encounter_account_title(CaromEncounterQuestion question) {
  return g_dpgettext2(NULL, "question about a contact", questions[question].title);
}

const char *carom_encounter_account_id(CaromEncounterQuestion question) {
  return questions[question].id;
}

const char *carom_encounter_account_remark(const CaromEncounterAccount *account,
                                           CaromEncounterQuestion question) {
  return account->workings[question].n_lines == 0 ? _(questions[question].nothing) : NULL;
}
