/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-title: asks whether the number means the same contact in every pane. */
#include "carom-contact-title.h"

#include "carom-method-difference.h"

#include <glib/gi18n-lib.h>

static gboolean counts_differ(const CaromComparison *comparison) {
  guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, 0));
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_run_count_contacts(carom_comparison_get_run(comparison, i)) != n)
      return TRUE;
  return FALSE;
}

/* Panes may differ by more than their resolvers; then so do their contacts. Rounding alone does it
 * in the end, where many discs meet. */
static gboolean is_of_pane(const CaromComparison *comparison) {
  return counts_differ(comparison) ||
         carom_method_difference_is_beyond_resolver(carom_comparison_get_methods(comparison),
                                                    carom_comparison_get_n_runs(comparison));
}

/* Whether there are later contacts that are not listed, so that this one is not the last one before
 * the time of the clock. */
static gboolean is_last_listed(const CaromRun *run, guint contact) {
  return contact + 1 == carom_run_count_contacts(run) &&
         carom_run_get_listed_until(run) != G_MAXUINT64;
}

char *carom_contact_title_describe(CaromInspector *inspector, const CaromExplanation *explanation) {
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(inspector));
  guint run, contact;
  carom_inspector_get_choice(inspector, &run, &contact);
  g_autofree char *met = carom_explanation_describe_contact(explanation);
  g_autofree char *what = is_last_listed(carom_comparison_get_run(comparison, run), contact)
                              /* Translators: who met when, such as "A and B, t = 1.1 s"; later
                                 contacts are not listed. */
                              ? g_strdup_printf(_("%s, the last one listed"), met)
                              : g_steal_pointer(&met);
  if (is_of_pane(comparison))
    /* Translators: the number of a contact, who met when, and the title of a pane, for example
       "Contact 2: A and B, t = 1.1 s (Nudge)" */
    return g_strdup_printf(_("Contact %u: %s (%s)"), contact + 1, what,
                           carom_comparison_get_title(comparison, run));
  /* Translators: the number of a contact, then who met when: "Contact 2: A and B, t = 1.1 s" */
  return g_strdup_printf(_("Contact %u: %s"), contact + 1, what);
}
