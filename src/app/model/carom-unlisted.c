/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unlisted: the fact itself is the engine's, see carom_run_get_listed_until(). */
#include "carom-unlisted.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>

static char *describe_why(const CaromRun *run) {
  if (carom_run_count_contacts(run) < CAROM_RUN_MAX_CONTACTS)
    return g_strdup(
        _("The memory for runs is full. In the main menu you can give more to later runs."));
  return g_strdup_printf(ngettext("No more than %u contact is listed.",
                                  "No more than %u contacts are listed.", CAROM_RUN_MAX_CONTACTS),
                         CAROM_RUN_MAX_CONTACTS);
}

char *carom_unlisted_describe(const CaromRun *run) {
  g_return_val_if_fail(run, NULL);
  guint64 frame = carom_run_get_listed_until(run);
  if (frame == G_MAXUINT64)
    return NULL;
  g_autofree char *time = carom_digits_text((double)frame * run->scene->dt_s, 6);
  g_autofree char *why = describe_why(run);
  /* Translators: %1$s is a time, %2$s a sentence that says why. */
  return g_strdup_printf(_("Not all contacts after %1$s s are listed. %2$s"), time, why);
}

char *carom_unlisted_describe_first(const CaromComparison *comparison) {
  g_return_val_if_fail(comparison, NULL);
  guint64 first = carom_comparison_get_listed_until(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    if (carom_run_get_listed_until(run) == first)
      return carom_unlisted_describe(run);
  }
  return NULL;
}

static gboolean is_last(const CaromComparison *comparison, guint64 listed_until) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    guint last, n = carom_comparison_last_contact(comparison, i, &last) ? last + 1 : 0;
    if (n < carom_run_find_contact(run, listed_until + 1))
      return FALSE;
  }
  return TRUE;
}

CaromUnlistedPlace carom_unlisted_get_place(const CaromComparison *comparison) {
  g_return_val_if_fail(comparison, CAROM_UNLISTED_NOT_HERE);
  guint64 listed_until = carom_comparison_get_listed_until(comparison);
  CaromInstant instant = carom_comparison_get_instant(comparison);
  gboolean is_within = instant != CAROM_INSTANT_NONE;
  if (listed_until == G_MAXUINT64)
    return CAROM_UNLISTED_NOT_HERE;
  if (carom_comparison_get_frame(comparison) + is_within > listed_until)
    return CAROM_UNLISTED_HERE;
  return instant != CAROM_INSTANT_BEFORE && is_last(comparison, listed_until)
             ? CAROM_UNLISTED_LAST
             : CAROM_UNLISTED_NOT_HERE;
}
