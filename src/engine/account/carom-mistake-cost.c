/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-mistake-cost: adds up, for the bodies that can move, what the resolver answers less what
 * the first resolver does. */
#include "carom-mistake-cost.h"

#include "carom-digits.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

/* ---- At a contact ---- */

static void add_cost(CaromMistakeCost *cost, const CaromExplanation *explanation, guint resolver,
                     CaromContactBody body) {
  const CaromContact *c = &explanation->record.contact;
  if (!carom_contact_is_movable(c, body))
    return;
  double mass_kg = carom_contact_mass_kg(c, body);
  CaromVec2 wrong = carom_contact_outcome_velocity(&explanation->outcomes[resolver], body);
  CaromVec2 right = carom_contact_outcome_velocity(&explanation->outcomes[0], body);
  cost->momentum = carom_vec2_add_scaled(cost->momentum, carom_vec2_sub(wrong, right), mass_kg);
  cost->energy_j += 0.5 * mass_kg * (carom_vec2_dot(wrong, wrong) - carom_vec2_dot(right, right));
}

/* The size of the numbers of which the cost is a difference. */
static double add_up(const CaromExplanation *explanation, guint resolver, gboolean energy) {
  const CaromContact *c = &explanation->record.contact;
  const CaromOutcome *outcome = &explanation->outcomes[resolver];
  double sum = 0;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    double speed = MAX(carom_vec2_length(carom_contact_outcome_velocity(outcome, body)),
                       carom_vec2_length(carom_contact_velocity(c, body)));
    if (carom_contact_is_movable(c, body))
      sum += carom_contact_mass_kg(c, body) * (energy ? speed * speed : speed);
  }
  return sum;
}

CaromMistakeCost carom_mistake_cost(const CaromExplanation *explanation, guint resolver) {
  g_return_val_if_fail(resolver < explanation->n_resolvers, (CaromMistakeCost){0});
  CaromMistakeCost cost = {{0, 0}, 0};
  gboolean dropped;
  add_cost(&cost, explanation, resolver, CAROM_BODY_A);
  add_cost(&cost, explanation, resolver, CAROM_BODY_B);
  cost.momentum = carom_rounding_drop(CAROM_VALUE(cost.momentum),
                                      add_up(explanation, resolver, FALSE), &dropped)
                      .vector;
  cost.energy_j =
      carom_rounding_drop(CAROM_VALUE(cost.energy_j), add_up(explanation, resolver, TRUE), &dropped)
          .number;
  return cost;
}

/* Σp and ΣE are told to be right rather than wrong by 0. */
char *carom_mistake_cost_describe(const CaromExplanation *explanation, guint resolver) {
  CaromMistakeCost cost = carom_mistake_cost(explanation, resolver);
  gboolean p_is_right = cost.momentum.x == 0 && cost.momentum.y == 0,
           e_is_right = cost.energy_j == 0;
  g_autofree char *p_digits = carom_digits_vector(cost.momentum, 3);
  g_autofree char *e_digits = carom_digits_text(cost.energy_j, 3);
  g_autofree char *p =
      carom_unit_quantity_of(p_digits, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
  g_autofree char *e =
      carom_unit_quantity_of(e_digits, CAROM_DIMENSION_ENERGY, explanation->length_unit);
  if (p_is_right && e_is_right)
    /* Translators: Σp and ΣE are the sums of the momenta and of the energies of both bodies. */
    return g_strdup(_("At this contact Σp and ΣE are right, although the velocities are not."));
  if (p_is_right)
    /* Translators: an energy; Σp and ΣE are the sums of the momenta and energies of both bodies. */
    return g_strdup_printf(_("At this contact Σp is right; ΣE comes out wrong by %s."), e);
  if (e_is_right)
    /* Translators: a momentum; Σp and ΣE are the sums of the momenta and energies of both bodies.
     */
    return g_strdup_printf(_("At this contact ΣE is right; Σp comes out wrong by %s."), p);
  /* Translators: a momentum and an energy; Σp and ΣE are the sums of those of both bodies. */
  return g_strdup_printf(_("At this contact Σp comes out wrong by %1$s, and ΣE by %2$s."), p, e);
}

/* ---- In a run ---- */

/* What of a sum cannot be explained is nothing below this fraction of it. */
#define NOTHING 1e-9

static char *tell_percent(double fraction) {
  g_autofree char *number = carom_digits_text(fabs(fraction) < NOTHING ? 0 : 100 * fraction, 2);
  /* Translators: a number of per cent */
  return g_strdup_printf(_("%s %%"), number);
}

char *carom_mistake_cost_describe_run(const CaromRun *run, CaromSide side) {
  const CaromSample *now = &run->now;
  if (fabs(now->momentum_error) < NOTHING && fabs(now->energy_error) < NOTHING)
    return g_strdup(
        side == CAROM_BEFORE
            ? _("The run has not reached this contact yet: so far, the books of its pane balance.")
            : _("So far in this run, the books of its pane balance."));
  g_autofree char *p = tell_percent(now->momentum_error);
  g_autofree char *e = tell_percent(now->energy_error);
  /* Translators: two numbers of per cent */
  return g_strdup_printf(_("So far in this run, the books of its pane cannot explain %1$s of the "
                           "momentum and %2$s of the energy."),
                         p, e);
}
