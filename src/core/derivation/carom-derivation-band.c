/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-band: asks one working after the other, the first of which have only names. */
#include "carom-derivation-band.h"

#include "carom-resolver.h"

/* What the derivation calls the quantities; below, what it calls them as long as it speaks of parts
 * along n, or of turned axes. */
static const char *const names[][CAROM_N_FINDINGS] = {
    {"n", "w", "J", "Δv_a", "Δv_b"},
    {"x'", "u_n_a", "v_n_a", NULL, NULL},
};

void carom_derivation_band_init(CaromDerivation *derivation) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    CaromWorking own = {0};
    for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
      own.findings[kind].formula = names[i][kind];
    g_array_append_val(derivation->workings, own);
  }
  for (guint i = 0; i < n; i++) {
    CaromOutcome outcome;
    CaromWorking working;
    if (carom_resolver_explain(resolvers[i], &derivation->contact, &outcome, &working) ==
        CAROM_RESOLUTION_RESOLVED)
      g_array_append_val(derivation->workings, working);
  }
}

static const CaromWorking *get_working(const CaromDerivation *derivation, guint i) {
  return &g_array_index(derivation->workings, CaromWorking, i);
}

CaromFindingKind carom_derivation_band_of_formula(const CaromDerivation *derivation,
                                                  const CaromFormula *formula) {
  CaromFindingKind kind = CAROM_N_FINDINGS;
  for (guint i = 0; i < derivation->workings->len && kind == CAROM_N_FINDINGS; i++)
    kind = carom_band_of_formula(get_working(derivation, i), formula);
  return kind;
}

CaromFindingKind carom_derivation_band_of_label(const CaromDerivation *derivation,
                                                const char *notation) {
  CaromFindingKind kind = CAROM_N_FINDINGS;
  for (guint i = 0; i < derivation->workings->len && kind == CAROM_N_FINDINGS; i++)
    kind = carom_band_of_label(get_working(derivation, i), notation);
  return kind;
}

int carom_derivation_band_line(const CaromDerivation *derivation, CaromFindingKind kind) {
  for (guint i = 0; kind < CAROM_N_FINDINGS && i < derivation->lines->len; i++)
    if (g_strcmp0(carom_derivation_line(derivation, i)->left, names[0][kind]) == 0)
      return (int)i;
  return -1;
}
