/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Vector projection: split each velocity into its projection on the vector d between the centres
 * and the rest, solve the collision of the two projections in one dimension, and add the rest back.
 *
 * u before, v after the contact; d from a to b along the line of centres; e the restitution:
 *
 *     α = (u·d) / (d·d)                                          of each body
 *     u_t = u − α d
 *     β_a = (γ_a − e γ_b) α_a + (1 + e) γ_b α_b                  γ_a = m_a / (m_a + m_b)
 *     β_b = (γ_b − e γ_a) α_b + (1 + e) γ_a α_a                  γ_b = m_b / (m_a + m_b)
 *     v = u_t + β d                                              of each
 *
 * α and β are multiples of d, so its length is not needed and no root is taken. The collision in
 * one dimension has a formula for each body, in which γ is a body's fraction of the total mass.
 * Friction is the same collision of the rests u_t, with −f in place of e. */
#include "carom-resolver.h"

#include <glib/gi18n-lib.h>

/* One body's numbers. */
typedef struct {
  double mass_fraction;           /* γ */
  double before, after;           /* α, β: along d, in units of d */
  CaromVec2 across, across_after; /* u_t, and what friction leaves of it */
  CaromVec2 velocity;             /* v */
} Body;

typedef struct {
  double dd; /* d·d */
  Body a, b;
} Numbers;

/* Written like this, the share of an immovable body is 1 and that of its partner 0. */
static inline double mass_share(double mass_kg, double other_kg) {
  return 1 / (1 + other_kg / mass_kg);
}

static inline void split(Body *body, CaromVec2 u, CaromVec2 d, double dd) {
  body->before = carom_vec2_dot(u, d) / dd;
  body->across = body->across_after = carom_vec2_add_scaled(u, d, -body->before);
}

static inline double collide(const Body *body, const Body *other, double e) {
  return (body->mass_fraction - e * other->mass_fraction) * body->before +
         (1 + e) * other->mass_fraction * other->before;
}

static inline void calculate(const CaromContact *c, Numbers *w) {
  Body *a = &w->a, *b = &w->b;
  a->mass_fraction = mass_share(c->mass_a_kg, c->mass_b_kg);
  b->mass_fraction = mass_share(c->mass_b_kg, c->mass_a_kg);
  w->dd = carom_vec2_dot(c->d, c->d);
  split(a, c->velocity_a, c->d, w->dd);
  split(b, c->velocity_b, c->d, w->dd);

  a->after = collide(a, b, c->restitution);
  b->after = collide(b, a, c->restitution);
  if (c->tangential_factor < 1) {
    CaromVec2 lost =
        carom_vec2_scale(carom_vec2_sub(b->across, a->across), 1 - c->tangential_factor);
    a->across_after = carom_vec2_add_scaled(a->across, lost, b->mass_fraction);
    b->across_after = carom_vec2_add_scaled(b->across, lost, -a->mass_fraction);
  }
  a->velocity = carom_vec2_add_scaled(a->across_after, c->d, a->after);
  b->velocity = carom_vec2_add_scaled(b->across_after, c->d, b->after);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  Numbers w;
  calculate(c, &w);
  *outcome = (CaromOutcome){w.a.velocity, w.b.velocity};
}

/* ---- The working ----
 *
 * A line about one body is written for a; CAROM_FOR_BOTH_BODIES makes it one about b. */

static void explain_split(const Body *body, CaromWorking *working) {
  CAROM_LINE(working, "α_a", "(u_a·d) / (d·d)", body->before,
             /* Translators: what stands between ‹ and ›, in this sentence and in others, is a
         formula, which is typeset: keep it as it is, with its marks. It may move to another place
         in the sentence. */
             N_("How many times ‹d› goes into the velocity along ‹d›; so the unit is 1/s."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "α_a d"});
  CAROM_NOTES(working, .beside = "|d| α_a");
  CAROM_LINE(working, "u_t_a", "u_a - α_a d", body->across,
             N_("What is left after the projection: the tangential part of the velocity."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, "α_a d", "u_t_a"});
}

/* The first one's line gives the reason for the order. */
static const char *reason_of_share(const CaromContact *c, gboolean is_first) {
  if (!is_first)
    return N_("The body’s share of the total mass.");
  return c->mass_a_kg == c->mass_b_kg
             ? N_("The body’s share of the total mass. The second body is calculated first; "
                  "either would do.")
             : N_("The body’s share of the total mass. The heavier body is calculated first, "
                  "as in rotation; here either would do.");
}

static void explain_share(const Body *body, const char *reason, CaromWorking *working) {
  CAROM_LINE(working, "γ_a", "1 / (1 + m_b / m_a)", body->mass_fraction, reason);
  CAROM_NOTES(working, "m_a / (m_a + m_b)", N_("Right for all masses: an immovable body has ‹1›."));
}

static void explain_collide(const Body *body, CaromWorking *working) {
  CAROM_LINE(
      working, "β_a",
      carom_working_by_partner(
          working,
          carom_working_by_e(working, "(γ_a - e γ_b) α_a + (1 + e) γ_b α_b",
                             "(γ_a - γ_b) α_a + 2 γ_b α_b", "γ_a α_a + γ_b α_b"),
          carom_working_by_e(working, "(1 + e) α_b - e α_a", "2 α_b - α_a", "α_b"),
          carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a")),
      body->after,
      working->immovable != CAROM_BODY_NONE
          ? N_("The collision along ‹d›. The mass of the immovable body counts as infinite.")
      : working->e == 0
          ? N_("Perfectly inelastic: along ‹d› both take the velocity of the centre of mass.")
      : working->e == 1
          ? N_("Momentum is conserved, and they part as fast as they met: solved for ‹β_a›.")
          : N_("Momentum is conserved, and they part ‹e› times as fast as they met: solved for "
               "‹β_a›."),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "β_a d"});
  if (working->immovable == CAROM_BODY_NONE)
    CAROM_NOTES(working,
                carom_working_by_e(working, "((m_a - e m_b) α_a + (1 + e) m_b α_b) / (m_a + m_b)",
                                   "((m_a - m_b) α_a + 2 m_b α_b) / (m_a + m_b)",
                                   "(m_a α_a + m_b α_b) / (m_a + m_b)"),
                N_("‹γ_a› and ‹γ_b› are known by now."), "|d| β_a",
                {{"m_a β_a + m_b β_b", "m_a α_a + m_b α_b"},
                 {"β_a - β_b", carom_working_by_e(working, "e (α_b - α_a)", "α_b - α_a", "0")}});
  else
    CAROM_NOTES(working, .beside = "|d| β_a");
  if (working->has_friction)
    CAROM_LINE(working, "v_t_a",
               carom_working_by_partner(working, "u_t_a + γ_b (1 - f) (u_t_b - u_t_a)",
                                        "u_t_a + (1 - f) (u_t_b - u_t_a)", "u_t_a - (1 - f) u_t_a"),
               body->across_after,
               N_("Friction leaves a fraction ‹f› of the relative tangential velocity."),
               {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_t_a"});
}

static void explain_sum(const Body *body, CaromContactBody which, CaromWorking *working) {
  CAROM_LINE(working, "v_a", working->has_friction ? "v_t_a + β_a d" : "u_t_a + β_a d",
             body->velocity,
             working->has_friction ? N_("The two parts together are the velocity after.")
                                   : N_("The tangential part, unchanged, and the new normal part."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, "β_a d", working->has_friction ? "v_t_a" : "u_t_a"},
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_working_find_speeds(working, which, "α_a |d|", "β_a |d|");
  carom_working_find_readings(working, which, "α_a", "β_a");
  carom_working_find(working, carom_finding_change(which),
                     working->has_friction ? "v_a - u_a" : "(β_a - α_a) d");
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w;
  calculate(c, &w);
  const Body *a = &w.a, *b = &w.b;

  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_LINE(
      working, "d", NULL, c->d,
      N_("The vector along the normal, from the first body to the second. Its length will cancel, "
         "so it need not be 1."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  CAROM_LINE(working, "d·d", "d·d", w.dd, N_("The square of its length; no root is needed."));
  carom_working_find(working, CAROM_FINDING_DIRECTION, "d / √(d·d)");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable_at_rest)
      explain_split(CAROM_OF_BODY(i, a, b), working);
  carom_working_find(
      working, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "(α_a - α_b) |d|", "-α_b |d|", "α_a |d|"));

  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  CAROM_FOR_HEAVIER_FIRST(working, i)
    if (working->immovable == CAROM_BODY_NONE)
      explain_share(CAROM_OF_BODY(i, a, b), reason_of_share(c, i != (int)working->lighter),
                    working);
  CAROM_FOR_HEAVIER_FIRST(working, i)
    if (i != working->immovable)
      explain_collide(CAROM_OF_BODY(i, a, b), working);
  carom_working_find(working, CAROM_FINDING_TRANSFER,
                     CAROM_OF_BODY(working->lighter, "m_a (α_a - β_a) |d|", "m_b (β_b - α_b) |d|"));

  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_sum(CAROM_OF_BODY(i, a, b), i, working);
}

const CaromResolver carom_resolver_projection = {
    .part = {.id = "projection",
             .title = N_("Projection"),
             .summary = N_("Projects the velocities on the line of centres, collides the "
                           "projections, and adds the rest back.")},
    .resolve = resolve,
    .explain = explain,
    .derive = carom_derivation_projection,
};
