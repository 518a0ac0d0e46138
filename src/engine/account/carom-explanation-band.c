/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-band: sorts the resolvers into those that agree on a quantity and those that
 * depart, there or before. */
#include "carom-explanation-band.h"

#include <glib/gi18n-lib.h>

gboolean carom_explanation_band_exists(const CaromExplanation *explanation, CaromFindingKind kind) {
  return carom_workings_have_band(explanation->workings, explanation->n_resolvers, kind);
}

/* Friction passes momentum on across the normal, too, of which the band does not tell. */
static const char *choose_title(const CaromExplanation *explanation, CaromFindingKind kind) {
  if (kind == CAROM_FINDING_TRANSFER && explanation->record.contact.tangential_factor < 1)
    /* Translators: the names of two bodies: %1$s gives momentum to %2$s. n is the normal. */
    return N_("Momentum along n from %1$s to %2$s");
  return carom_finding_info(kind)->title;
}

char *carom_explanation_band_title(const CaromExplanation *explanation, CaromFindingKind kind) {
  GString *title = g_string_new(_(choose_title(explanation, kind)));
  g_string_replace(title, "%1$s", explanation->name_a, 0);
  g_string_replace(title, "%2$s", explanation->name_b, 0);
  return g_string_free(title, FALSE);
}

/* ---- Departures ---- */

static gboolean is_wrong(const CaromExplanation *explanation, guint resolver,
                         CaromFindingKind kind) {
  const CaromFinding *finding = &explanation->workings[resolver].findings[kind];
  return finding->formula &&
         carom_finding_departs(&explanation->record.contact, kind, finding->value);
}

/* Whether a departure in an earlier stage lies under what is found in that of @kind. */
static gboolean rests_on_departure(const CaromExplanation *explanation, guint resolver,
                                   CaromFindingKind kind) {
  CaromFindingKind first = carom_explanation_first_departure(explanation, resolver);
  return first < CAROM_N_FINDINGS &&
         carom_finding_info(first)->stage < carom_finding_info(kind)->stage;
}

gboolean carom_explanation_band_shows(const CaromExplanation *explanation, guint resolver,
                                      CaromFindingKind kind) {
  return explanation->workings[resolver].findings[kind].formula &&
         !explanation->is_veiled[resolver];
}

gboolean carom_explanation_band_departs(const CaromExplanation *explanation, guint resolver,
                                        CaromFindingKind kind) {
  return carom_explanation_band_shows(explanation, resolver, kind) &&
         (rests_on_departure(explanation, resolver, kind) || is_wrong(explanation, resolver, kind));
}

gboolean carom_explanation_band_any_departs(const CaromExplanation *explanation,
                                            CaromFindingKind kind, const guint *shown,
                                            guint n_shown) {
  for (guint i = 0; i < n_shown; i++)
    if (carom_explanation_band_departs(explanation, shown ? shown[i] : i, kind))
      return TRUE;
  return FALSE;
}

const char *carom_explanation_band_remark(const CaromExplanation *explanation, guint resolver,
                                          CaromFindingKind kind) {
  return rests_on_departure(explanation, resolver, kind)
             /* Translators: said of a number: it is calculated from one that was wrong. */
             ? _("follows from the departure")
             /* Translators: said of the first wrong number in a calculation. */
             : _("departs here");
}

guint carom_explanation_band_common(const CaromExplanation *explanation, CaromFindingKind kind,
                                    const guint *shown, guint n_shown, CaromValue *value) {
  guint n = 0;
  for (guint i = n_shown; i-- > 0;) {
    guint resolver = shown ? shown[i] : i;
    const CaromFinding *finding = &explanation->readable[resolver].findings[kind];
    if (!carom_explanation_band_shows(explanation, resolver, kind) ||
        carom_explanation_band_departs(explanation, resolver, kind))
      continue;
    *value = finding->value;
    n++;
  }
  return n;
}

/* ---- Caption ---- */

static char *tell_caption(CaromFindingKind kind, guint n) {
  switch (kind) {
  case CAROM_FINDING_DIRECTION:
    /* Translators: in this and the next three: the same is found under that many names, which are
       formulas. */
    return g_strdup_printf(ngettext("Same direction, %u name", "Same direction, %u names", n), n);
  case CAROM_FINDING_APPROACH:
    return g_strdup_printf(ngettext("Same speed, %u name", "Same speed, %u names", n), n);
  case CAROM_FINDING_TRANSFER:
    return g_strdup_printf(ngettext("Same momentum, %u name", "Same momentum, %u names", n), n);
  case CAROM_FINDING_CHANGE_A:
  case CAROM_FINDING_CHANGE_B:
    return g_strdup_printf(ngettext("Same change, %u name", "Same change, %u names", n), n);
  }
  g_return_val_if_reached(NULL);
}

/* Two resolvers may use the same formula. */
static guint count_names(const CaromExplanation *explanation, CaromFindingKind kind,
                         const guint *shown, guint n_shown) {
  g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);
  for (guint i = 0; i < n_shown; i++) {
    guint resolver = shown ? shown[i] : i;
    if (carom_explanation_band_shows(explanation, resolver, kind))
      g_hash_table_add(names, (gpointer)explanation->workings[resolver].findings[kind].formula);
  }
  return g_hash_table_size(names);
}

char *carom_explanation_band_caption(const CaromExplanation *explanation, CaromFindingKind kind,
                                     const guint *shown, guint n_shown) {
  CaromValue value;
  if (carom_explanation_band_any_departs(explanation, kind, shown, n_shown) ||
      carom_explanation_band_common(explanation, kind, shown, n_shown, &value) < 2)
    return NULL;
  return tell_caption(kind, count_names(explanation, kind, shown, n_shown));
}
