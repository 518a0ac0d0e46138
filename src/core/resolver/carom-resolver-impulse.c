/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Impulse: one number J, the momentum that the contact transfers along the unit normal n, follows
 * from restitution and momentum conservation.
 *
 * u before, v after the contact; d from a to b along the line of centres; e the restitution:
 *
 *     n = d / |d|
 *     Δu = u_b − u_a
 *     w = −Δu·n                                the speed of approach
 *     J = (1 + e) μ w                          with the reduced mass μ = 1 / (1/m_a + 1/m_b)
 *     v_a = u_a − J n / m_a
 *     v_b = u_b + J n / m_b
 *
 * J acts on b, and so is positive for an approaching pair; a gets −J. An immovable body has 1/m =
 * 0. Friction adds an impulse along the tangent t̂, in the same way with 1 − f in place of 1 + e. */
#include "carom-resolver.h"

#include <glib/gi18n-lib.h>

/* Every number of the calculation. */
typedef struct {
  double reduced_mass_kg; /* μ */
  double length;          /* |d| */
  CaromVec2 du, n, t;
  double approach, rubbing; /* w = −Δu·n, w_t = −Δu·t̂ */
  double j, j_t;
  CaromVec2 impulse;            /* J n + J_t t̂, on b */
  CaromVec2 change_a, change_b; /* Δv */
  CaromVec2 after_a, after_b;   /* v */
} Numbers;

static inline void calculate(const CaromContact *c, Numbers *w) {
  double inverse_a = 1 / c->mass_a_kg, inverse_b = 1 / c->mass_b_kg;
  w->reduced_mass_kg = 1 / (inverse_a + inverse_b);
  w->du = carom_vec2_sub(c->velocity_b, c->velocity_a);
  CaromVec2 towards = carom_vec2_sub(c->velocity_a, c->velocity_b); /* −Δu, which costs less so */

  w->length = carom_vec2_length(c->d);
  w->n = carom_vec2_scale(c->d, 1 / w->length);
  w->approach = carom_vec2_dot(towards, w->n);
  w->j = (1 + c->restitution) * w->reduced_mass_kg * w->approach;
  w->impulse = carom_vec2_scale(w->n, w->j);
  if (c->tangential_factor < 1) {
    w->t = carom_vec2_perpendicular(w->n);
    w->rubbing = carom_vec2_dot(towards, w->t);
    w->j_t = (1 - c->tangential_factor) * w->reduced_mass_kg * w->rubbing;
    w->impulse = carom_vec2_add_scaled(w->impulse, w->t, w->j_t);
  }
  w->change_a = carom_vec2_scale(w->impulse, -inverse_a);
  w->change_b = carom_vec2_scale(w->impulse, inverse_b);
  w->after_a = carom_vec2_add(c->velocity_a, w->change_a);
  w->after_b = carom_vec2_add(c->velocity_b, w->change_b);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  Numbers w;
  calculate(c, &w);
  *outcome = (CaromOutcome){w.after_a, w.after_b};
}

/* ---- The working ----
 *
 * A line about one body is written for a; CAROM_FOR_BOTH_BODIES makes it one about b. Students'
 * workings with a mistake have the same lines, with a neutral reason where the usual one might be
 * untrue behind the mistake or give it away. */

/* The normal and the tangent, and the relative velocity along each of them. */
static void explain_approach(const Numbers *w, CaromWorking *working) {
  const char *both = N_("The relative velocity before: the second body as seen from the first.");
  const char *one = N_("The relative velocity before; one of the bodies stands still.");
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_LINE(
      working, "|d|", "√(d·d)", w->length,
      /* Translators: what stands between ‹ and ›, in this sentence and in others, is a
  formula, which is typeset: keep it as it is, with its marks. It may move to another place
  in the sentence. */
      N_("The length of ‹d›, the vector along the normal from the first body to the second."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  CAROM_LINE(working, "n", "d / |d|", w->n,
             carom_working_by_mistake(working,
                                      N_("The unit normal, from the first body to the second: the "
                                         "second is pushed along it, the first against it."),
                                      N_("The normal, from the first body to the second.")),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"});
  if (working->has_friction)
    CAROM_LINE(working, "t̂", "(-n.y; n.x)", w->t,
               carom_working_by_mistake(
                   working, N_("The unit tangent, across the normal: friction acts along it."),
                   N_("The tangent, across the normal: friction acts along it.")),
               {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "t̂"});
  carom_working_find(working, CAROM_FINDING_DIRECTION, "n");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_LINE(working, "Δu",
             carom_working_by_body(working->immovable_at_rest, "u_b - u_a", "u_b", "-u_a"), w->du,
             carom_working_by_mistake(
                 working, carom_working_by_body(working->immovable_at_rest, both, one, one),
                 N_("The relative velocity before.")),
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "Δu"});
  CAROM_LINE(working, "w", "-(Δu·n)", w->approach,
             N_("The speed of approach, along the normal: how fast the gap closes."),
             /* The legs are at right angles only if n is a unit vector. */
             {working->mistake ? CAROM_MARK_ARROW : CAROM_MARK_LEGS, CAROM_PLACE_B, "-w n",
              .other = working->mistake ? NULL : "Δu + w n"});
  if (working->has_friction)
    CAROM_LINE(working, "w_t", "-(Δu·t̂)", w->rubbing,
               N_("Along the tangent: how fast the bodies rub on each other."),
               {CAROM_MARK_ARROW, CAROM_PLACE_CONTACT, "-w_t t̂"});
  /* Not w, so that Δu is known to belong to it. */
  carom_working_find(working, CAROM_FINDING_APPROACH, "-(Δu·n)");
}

/* The definition of J, by what it does to each body, and the only other thing that is known of the
 * velocities after. An immovable body has none of its own, v = u. */
static void explain_equations(CaromWorking *working) {
  CaromEquation of_a = {working->has_friction ? "-(J n + J_t t̂)" : "-(J n)", "m_a (v_a - u_a)"};
  CaromEquation of_b = {working->has_friction ? "J n + J_t t̂" : "J n", "m_b (v_b - u_b)"};
  CaromEquation parting = {
      carom_working_by_body(working->immovable_at_rest,
                            carom_working_by_body(working->immovable, "(v_b - v_a)·n",
                                                  "(v_b - u_a)·n", "(u_b - v_a)·n"),
                            "v_b·n", "-(v_a·n)"),
      carom_working_by_e(working, "e w", "w", "0")};
  if (working->immovable == CAROM_BODY_NONE)
    CAROM_NOTES(working, .beside = "|J|", .solved = {of_a, of_b, parting});
  else
    CAROM_NOTES(working, .beside = "|J|",
                .solved = {working->immovable == CAROM_BODY_A ? of_b : of_a, parting});
}

static void explain_impulse(const Numbers *w, CaromWorking *working) {
  const char *both = N_("The reduced mass: it plays the part of the mass for the relative motion.");
  const char *without_a = N_("The reduced mass. An immovable body has ‹1 / m_a = 0›.");
  const char *without_b = N_("The reduced mass. An immovable body has ‹1 / m_b = 0›.");
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  CAROM_LINE(
      working, "μ",
      carom_working_by_body(working->immovable, "1 / (1 / m_a + 1 / m_b)", "1 / (0 + 1 / m_b)",
                            "1 / (1 / m_a + 0)"),
      w->reduced_mass_kg,
      carom_working_by_mistake(
          working, carom_working_by_body(working->immovable, both, without_a, without_b), both));
  CAROM_NOTES(working,
              carom_working_by_body(working->immovable, "(m_a m_b) / (m_a + m_b)", "m_b", "m_a"),
              N_("Right for all masses: the term of an immovable body is ‹0›."));
  const char *any =
      N_("The impulse on the second body, and ‹-J› on the first: force times time, ‹F Δt = Δp›. "
         "It stops the approach, and ‹e› times as much drives them apart. Positive: along ‹n›.");
  const char *elastic =
      N_("The impulse on the second body, and ‹-J› on the first: force times time, ‹F Δt = Δp›. "
         "Half stops the approach, half drives them apart. Positive: along ‹n›.");
  const char *stuck =
      N_("The impulse on the second body, and ‹-J› on the first: force times time, ‹F Δt = Δp›. "
         "It stops the approach, and no more. Positive: along ‹n›.");
  CAROM_LINE(
      working, "J", carom_working_by_e(working, "(1 + e) μ w", "2 μ w", "μ w"), w->j,
      carom_working_by_mistake(working, carom_working_by_e(working, any, elastic, stuck),
                               N_("The impulse on the second body, ‹F Δt›. Positive: along ‹n›.")),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "-J n"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "J n"});
  explain_equations(working);
  if (working->has_friction)
    CAROM_LINE(
        working, "J_t", "(1 - f) μ w_t", w->j_t,
        N_("The impulse of friction: it leaves a fraction ‹f› of the relative velocity along ‹t̂›."),
        {CAROM_MARK_ARROW, CAROM_PLACE_A, "-J_t t̂"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "J_t t̂"});
  carom_working_find(working, CAROM_FINDING_TRANSFER, "J");
}

/* The two bodies get opposite impulses, so the formulas for a and for b differ in the sign. */
static void explain_change(const Numbers *w, CaromContactBody body, CaromWorking *working) {
  const char *change = working->has_friction
                           ? CAROM_OF_BODY(body, "-(J n + J_t t̂) / m_a", "(J n + J_t t̂) / m_a")
                           : CAROM_OF_BODY(body, "-(J n) / m_a", "(J n) / m_a");
  const char *of_a =
      N_("The change of velocity: by the third law the opposite impulse, over the mass.");
  const char *of_b = N_("The change of velocity: the impulse over the mass.");
  const char *of_both = N_(
      "The impulse over the mass. The momentum that this body gains is what the other one loses.");
  const char *usual =
      CAROM_OF_BODY(body, of_a, carom_working_by_body(working->immovable, of_both, of_b, NULL));
  CAROM_LINE(working, "Δv_a", change, CAROM_OF_BODY(body, w->change_a, w->change_b),
             carom_working_by_mistake(working, usual, of_b),
             {CAROM_MARK_ARROW, CAROM_PLACE_TIP_A, "Δv_a"});
  CAROM_LINE(working, "v_a", "u_a + Δv_a", CAROM_OF_BODY(body, w->after_a, w->after_b),
             N_("New velocity = old velocity + change."), {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_working_find_speeds(working, body, "u_a·n",
                            CAROM_OF_BODY(body, "u_a·n - J / m_a", "u_a·n + J / m_a"));
  carom_working_find_readings(working, body, "u_a·n", "v_a·n");
  carom_working_find(working, carom_finding_change(body),
                     carom_working_by_mistake(working, change, "v_a - u_a"));
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w = {0};
  calculate(c, &w);
  explain_approach(&w, working);
  explain_impulse(&w, working);
  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_change(&w, i, working);
}

const CaromResolver carom_resolver_impulse = {
    .part = {.id = "impulse",
             .title = N_("Impulse"),
             .summary = N_("Computes the momentum transferred along the normal, and divides it by "
                           "each mass.")},
    .resolve = resolve,
    .explain = explain,
    .derive = carom_derivation_impulse,
};
