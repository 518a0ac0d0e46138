/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-context: finds the contact in every other pane and lets each tell what it did.
 * Only one is asked unless the panes differ in something beyond the resolver. */
#include "carom-explanation-context.h"

#include "carom-encounter.h"
#include "carom-method-difference.h"

/* Tells what pane @i did at the contact that the explained pane had. */
static CaromExplanationPane look_at_pane(const CaromComparison *comparison, guint explained,
                                         guint contact, guint i) {
  CaromExplanationPane pane = {.title = carom_comparison_get_title(comparison, i)};
  guint match;
  CaromEncounterRecord encounter;
  if (!carom_encounter_match(comparison, explained, contact, i, &match)) {
    pane.report = carom_encounter_describe_missing(comparison, explained, contact, i);
  } else if (!carom_encounter_examine(comparison, i, match, &encounter)) {
    pane.report = g_strdup("");
  } else {
    pane.report = carom_encounter_describe(comparison, i, &encounter);
    pane.account =
        carom_encounter_account_new(carom_comparison_get_scene(comparison),
                                    &carom_comparison_get_methods(comparison)[i], &encounter);
  }
  return pane;
}

static void free_panes(CaromExplanationPane *panes, guint n_panes) {
  for (guint i = 0; i < n_panes; i++) {
    g_free((char *)panes[i].report);
    g_clear_pointer((CaromEncounterAccount **)&panes[i].account, carom_encounter_account_unref);
  }
  g_free(panes);
}

/* If only the resolvers differ, one pane speaks for all. */
static void add_panes(CaromExplanationContext *context, const CaromComparison *comparison,
                      guint contact, gboolean differ) {
  guint n = carom_comparison_get_n_runs(comparison);
  CaromExplanationPane *panes = g_new0(CaromExplanationPane, n);
  g_autofree CaromEncounterAccount **accounts = g_new0(CaromEncounterAccount *, n);
  for (guint i = 0; i < n; i++) {
    if (differ || i == context->explained_pane)
      panes[i] = look_at_pane(comparison, context->explained_pane, contact, i);
    accounts[i] = (CaromEncounterAccount *)panes[i].account;
  }
  context->columns =
      carom_encounter_columns_new(comparison, context->explained_pane, contact, accounts);
  if (differ) {
    context->panes = panes;
    context->n_panes = n;
  } else {
    free_panes(panes, n);
  }
}

CaromExplanationContext *carom_explanation_context_new(const CaromComparison *comparison,
                                                       guint pane, guint contact) {
  guint n_panes = carom_comparison_get_n_runs(comparison);
  g_return_val_if_fail(pane < n_panes, NULL);
  g_return_val_if_fail(
      contact < carom_run_count_contacts(carom_comparison_get_run(comparison, pane)), NULL);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  CaromExplanationContext *context = g_new0(CaromExplanationContext, 1);
  context->scene_title = carom_comparison_get_scene(comparison)->title;
  context->contact_number = contact + 1;
  context->explained_pane = pane;
  gboolean differ = carom_method_difference_is_beyond_resolver(methods, n_panes);
  add_panes(context, comparison, contact, differ);
  if (differ)
    context->difference = carom_method_difference_of_comparison(comparison);
  return context;
}

void carom_explanation_context_free(CaromExplanationContext *context) {
  free_panes((CaromExplanationPane *)context->panes, context->n_panes);
  g_clear_pointer((CaromEncounterColumns **)&context->columns, carom_encounter_columns_free);
  g_free((char *)context->difference);
  g_free(context);
}

GArray *carom_explanation_context_list_shown(const CaromExplanationContext *context,
                                             const CaromExplanation *explanation) {
  GArray *shown = g_array_new(FALSE, FALSE, sizeof(guint));
  if (context->shown)
    g_array_append_vals(shown, context->shown, context->n_shown);
  for (guint i = 0; !context->shown && i < explanation->n_resolvers; i++)
    g_array_append_val(shown, i);
  return shown;
}
