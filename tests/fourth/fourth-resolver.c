/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* fourth-resolver: resolves in the frame of the bodies' centre of mass, which moves with V.
 *
 * There the bodies have the velocities w = u − V. The component of w along the line of centres is
 * reversed and multiplied by e; of the component across it, friction leaves a fraction f. Beside an
 * immovable body, V is the velocity of that body. */
#include "fourth-resolver.h"

#include "carom-chapter.h"

typedef struct {
  double share;     /* M, of the total mass */
  double along;     /* α: w along d, in units of d */
  CaromVec2 before; /* w */
  CaromVec2 after;  /* w' */
  CaromVec2 velocity;
} Body;

typedef struct {
  double dd;
  CaromVec2 centre; /* V */
  Body bodies[2];
} Numbers;

static void collide(const CaromContact *c, CaromVec2 u, Body *body, Numbers *w) {
  body->before = carom_vec2_sub(u, w->centre);
  body->along = carom_vec2_dot(body->before, c->d) / w->dd;
  CaromVec2 across = carom_vec2_add_scaled(body->before, c->d, -body->along);
  if (c->tangential_factor < 1)
    across = carom_vec2_scale(across, c->tangential_factor);
  body->after = carom_vec2_add_scaled(across, c->d, -c->restitution * body->along);
  body->velocity = carom_vec2_add(w->centre, body->after);
}

static void calculate(const CaromContact *c, Numbers *w) {
  Body *a = &w->bodies[0], *b = &w->bodies[1];
  a->share = 1 / (1 + c->mass_b_kg / c->mass_a_kg);
  b->share = 1 / (1 + c->mass_a_kg / c->mass_b_kg);
  w->dd = carom_vec2_dot(c->d, c->d);
  w->centre = carom_vec2_add(carom_vec2_scale(c->velocity_a, a->share),
                             carom_vec2_scale(c->velocity_b, b->share));
  collide(c, c->velocity_a, a, w);
  collide(c, c->velocity_b, b, w);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  Numbers w;
  calculate(c, &w);
  *outcome = (CaromOutcome){w.bodies[0].velocity, w.bodies[1].velocity};
}

/* ---- The working: lines about a body are written for a ---- */

static const char reason[] = "As seen from the centre of mass.";

static void explain_centre(const Numbers *w, CaromWorking *working) {
  CAROM_FOR_BOTH_BODIES(working, i)
    if (working->immovable == CAROM_BODY_NONE)
      CAROM_LINE(working, "γ_a", "1 / (1 + m_b / m_a)", w->bodies[i].share, reason);
  if (working->immovable_at_rest == CAROM_BODY_NONE)
    CAROM_LINE(working, "V",
               carom_working_by_body(working->immovable, "γ_a u_a + γ_b u_b", "u_a", "u_b"),
               w->centre, reason);
}

static void explain_split(const Body *body, CaromWorking *working) {
  CAROM_LINE(working, "w_a", carom_working_by_partner(working, "u_a - V", "u_a - V", "u_a"),
             body->before, reason, {CAROM_MARK_ARROW, CAROM_PLACE_A, "w_a"});
}

static void explain_collide(const Body *body, CaromWorking *working) {
  CAROM_LINE(working, "α_a", "(w_a·d) / (d·d)", body->along, reason);
  CAROM_LINE(working, "w'_a",
             working->has_friction ? "f (w_a - α_a d) - e α_a d" : "w_a - α_a d - e α_a d",
             body->after, reason, {CAROM_MARK_ARROW, CAROM_PLACE_A, "w'_a"});
}

static void explain_sum(const Body *body, CaromContactBody which, CaromWorking *working) {
  CAROM_LINE(working, "v_a", carom_working_by_partner(working, "V + w'_a", "V + w'_a", "w'_a"),
             body->velocity, reason, {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_working_find(working, carom_finding_change(which), "v_a - u_a");
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w;
  calculate(c, &w);
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_LINE(working, "d·d", "d·d", w.dd, reason);
  carom_working_find(working, CAROM_FINDING_DIRECTION, "d / √(d·d)");
  carom_working_enter(working, CAROM_STAGE_SPLIT);
  explain_centre(&w, working);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_split(&w.bodies[i], working);
  carom_working_find(working, CAROM_FINDING_APPROACH,
                     carom_working_by_body(working->immovable, "((w_a - w_b)·d) / |d|",
                                           "-(w_b·d) / |d|", "(w_a·d) / |d|"));
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_collide(&w.bodies[i], working);
  carom_working_find(
      working, CAROM_FINDING_TRANSFER,
      CAROM_OF_BODY(working->lighter, "m_a ((w_a - w'_a)·d) / |d|", "m_b ((w'_b - w_b)·d) / |d|"));
  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_sum(&w.bodies[i], i, working);
}

/* ---- Why the same? ---- */

static const CaromChapterDefinition definitions[] = {
    {"V", "(m_a u_a + m_b u_b) / (m_a + m_b)", "u_b", NULL},
};

static void derive(CaromDerivation *derivation) {
  carom_chapter_define_all(derivation, definitions, G_N_ELEMENTS(definitions));
  carom_chapter_begin(derivation, "centre-of-momentum", "Momentum", "Momentum: ‹V› cancels",
                      "This method looks on from the centre of mass.");
  if (carom_contact_immovable_at_rest(&derivation->contact) == CAROM_BODY_NONE)
    carom_chapter_add_definition(derivation, "V", "The velocity of the centre of mass.");
  carom_chapter_add(derivation, "v_a",
                    carom_chapter_by_partner(
                        derivation,
                        "V + (u_a - V) - (1 + e) ((u_a - V)·n) n [- (1 - f) ((u_a - V)·t̂) t̂]",
                        "V + (u_a - V) - (1 + e) ((u_a - V)·n) n [- (1 - f) ((u_a - V)·t̂) t̂]",
                        "u_a - (1 + e) (u_a·n) n [- (1 - f) (u_a·t̂) t̂]"),
                    reason);
  carom_chapter_add(derivation, NULL, CAROM_CHAPTER_MASTER, carom_chapter_is_master);
}

/* Its id is not a C identifier, because ids need not be. */
const CaromResolver test_fourth_resolver = {
    .part = {.id = "centre-of-momentum",
             .title = "Momentum",
             .summary = "Looks on from the centre of mass, where both turn round."},
    .resolve = resolve,
    .explain = explain,
    .derive = derive,
};

__attribute__((constructor)) static void put_in(void) {
  if (g_getenv("CAROM_TEST_FOURTH"))
    carom_resolver_table_add(&carom_resolver_methods, &test_fourth_resolver);
}
