/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-contact: finds the contact in the other pane, runs its frame again, and works it out.
 */
#include "carom-pane-contact.h"

#include "carom-encounter.h"

/* Those that are wrong on purpose are worked out if a pane has them. */
static CaromExplanation *explain(const CaromComparison *comparison,
                                 const CaromContactRecord *record) {
  return carom_explanation_new_of_methods(carom_comparison_get_scene(comparison), record,
                                          carom_comparison_get_methods(comparison),
                                          carom_comparison_get_n_runs(comparison));
}

CaromPaneContact *carom_pane_contact_new(const CaromComparison *comparison, guint run,
                                         guint contact, guint pane) {
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[pane];
  CaromPaneContact it;
  guint match;
  if (!carom_encounter_match(comparison, run, contact, pane, &match) ||
      !carom_encounter_examine(comparison, pane, match, &it.encounter))
    return NULL;
  it.explanation = explain(comparison, &it.encounter.record);
  it.account =
      carom_encounter_account_new(carom_comparison_get_scene(comparison), method, &it.encounter);
  it.working =
      it.explanation->workings[MAX(carom_explanation_find(it.explanation, method->resolver), 0)];
  if (it.encounter.record.cluster_size > 1)
    it.working.n_lines = 0;
  return g_memdup2(&it, sizeof it);
}

void carom_pane_contact_free(CaromPaneContact *contact) {
  if (!contact)
    return;
  carom_explanation_unref(contact->explanation);
  carom_encounter_account_unref(contact->account);
  g_free(contact);
}

GPtrArray *carom_pane_contact_find_all(const CaromComparison *comparison, guint run,
                                       guint contact) {
  GPtrArray *all = g_ptr_array_new_with_free_func((GDestroyNotify)carom_pane_contact_free);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    g_ptr_array_add(all, carom_pane_contact_new(comparison, run, contact, i));
  return all;
}

CaromEncounterColumns *carom_pane_contact_columns(const CaromComparison *comparison, guint run,
                                                  guint contact, const GPtrArray *contacts) {
  g_autofree CaromEncounterAccount **accounts = g_new0(CaromEncounterAccount *, contacts->len);
  for (guint i = 0; i < contacts->len; i++) {
    const CaromPaneContact *pane = g_ptr_array_index(contacts, i);
    accounts[i] = pane ? pane->account : NULL;
  }
  return carom_encounter_columns_new(comparison, run, contact, accounts);
}
