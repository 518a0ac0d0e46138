/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Coordinate rotation: turn the axes until the line of centres lies along x', solve the
 * one-dimensional collision of the x' components, leave the y' components alone, and turn back.
 *
 * u before, v after the contact; d from a to b along the line of centres; e the restitution:
 *
 *     θ = atan2(d_y, d_x)
 *     u'_x = u_x cos θ + u_y sin θ                               of each body
 *     u'_y = u_y cos θ − u_x sin θ
 *     v'_hx = ((1 − e ρ) u'_hx + (1 + e) ρ u'_lx) / (1 + ρ)      of the heavier one, ρ = m_l / m_h
 *     v'_lx = v'_hx + e (u'_hx − u'_lx)                          of the lighter one
 *     v_x = v'_x cos θ − u'_y sin θ                              of each
 *     v_y = u'_y cos θ + v'_x sin θ
 *
 * Books print v'_hx = ((m_h − e m_l) u'_hx + (1 + e) m_l u'_lx) / (m_h + m_l), and the same with
 * exchanged letters for the other: here numerator and denominator are divided by m_h, and
 * restitution gives the other. Friction is the same collision along y', with −f in
 * place of e. */
#include "carom-resolver.h"

#include <glib/gi18n-lib.h>

/* One body's numbers. */
typedef struct {
  CaromVec2 before, after; /* u', v': in the turned axes */
  CaromVec2 velocity;      /* v */
} Body;

typedef struct {
  double angle_rad, cosine, sine;
  double ratio; /* ρ: 0 if the heavier body is immovable */
  gboolean a_is_light;
  Body light, heavy;
} Numbers;

/* The collision in one dimension. Only the heavier body has a formula of its own; the velocity of
 * the lighter one then follows from the definition of restitution. In this order, rounding errors
 * are no larger than those of the lighter body's own speed, and an immovable body, with ρ = 0, is
 * not a special case. */
static inline void collide(double ratio, double e, double u_heavy, double u_light, double *v_heavy,
                           double *v_light) {
  *v_heavy = ((1 - e * ratio) * u_heavy + (1 + e) * ratio * u_light) / (1 + ratio);
  *v_light = *v_heavy + e * (u_heavy - u_light);
}

static inline CaromVec2 rotate(CaromVec2 u, double cosine, double sine) {
  return carom_vec2(u.x * cosine - u.y * sine, u.y * cosine + u.x * sine);
}

static inline void calculate(const CaromContact *c, Numbers *w) {
  w->angle_rad = atan2(carom_value_unsigned_zero(c->d.y), c->d.x);
  double cosine = cos(w->angle_rad), sine = sin(w->angle_rad); /* side by side: one sincos() call */
  /* π/2 and π are rounded, so a cosine or sine that should be 0 comes out as 1e-16, and discs on a
   * line along an axis would slowly drift off it. If d lies along an axis, the exact 0 is known. */
  w->cosine = c->d.x == 0 ? 0 : cosine;
  w->sine = c->d.y == 0 ? 0 : sine;

  w->a_is_light = c->mass_a_kg <= c->mass_b_kg;
  w->ratio = w->a_is_light ? c->mass_a_kg / c->mass_b_kg : c->mass_b_kg / c->mass_a_kg;
  Body *heavy = &w->heavy, *light = &w->light;
  heavy->before = rotate(w->a_is_light ? c->velocity_b : c->velocity_a, w->cosine, -w->sine);
  light->before = rotate(w->a_is_light ? c->velocity_a : c->velocity_b, w->cosine, -w->sine);
  heavy->after = heavy->before;
  light->after = light->before;
  collide(w->ratio, c->restitution, heavy->before.x, light->before.x, &heavy->after.x,
          &light->after.x);
  /* Friction is the same collision along y' with e = −f: the relative velocity is multiplied by f
   * and not reversed. Without friction the y' components stay as they are. */
  if (c->tangential_factor < 1)
    collide(w->ratio, -c->tangential_factor, heavy->before.y, light->before.y, &heavy->after.y,
            &light->after.y);
  heavy->velocity = rotate(heavy->after, w->cosine, w->sine);
  light->velocity = rotate(light->after, w->cosine, w->sine);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  Numbers w;
  calculate(c, &w);
  *outcome = w.a_is_light ? (CaromOutcome){w.light.velocity, w.heavy.velocity}
                          : (CaromOutcome){w.heavy.velocity, w.light.velocity};
}

/* ---- The working ----
 *
 * A line about one body is written for a; CAROM_FOR_BOTH_BODIES makes it one about b. Lines of the
 * collision are written as if a were the lighter body, and their letters exchanged if b is. */

static void explain_direction(const CaromContact *c, const Numbers *w, CaromWorking *working) {
  CaromVec2 x = carom_vec2(w->cosine, w->sine), y = carom_vec2(-w->sine, w->cosine);
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  carom_working_define(working, "x'", CAROM_VALUE(x), CAROM_DIMENSION_NONE);
  carom_working_define(working, "y'", CAROM_VALUE(y), CAROM_DIMENSION_NONE);
  carom_working_turn(working, "x'", "y'", CAROM_STAGE_SPLIT, CAROM_STAGE_COLLIDE);
  CAROM_LINE(working, "θ", "atan2(d.y; d.x)", w->angle_rad,
             /* Translators: what stands between ‹ and ›, in this sentence and in others, is a
         formula, which is typeset: keep it as it is, with its marks. It may move to another place
         in the sentence. */
             N_("The angle from the ‹x› axis to ‹d›, the vector along the normal from one body to "
                "the other."),
             {CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "(d.x; d.y + 0)"} /* −0 + 0 is 0 */,
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  CAROM_LINE(working, "cos(θ)", c->d.x == 0 ? NULL : "cos(θ)", w->cosine,
             c->d.x == 0
                 ? N_("‹d› points along the ‹y› axis, so ‹cos(θ) = 0›, exactly.")
                 : N_("For turning the axes: ‹x'› will run along the normal, ‹y'› along the "
                      "tangent."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"});
  CAROM_LINE(working, "sin(θ)", c->d.y == 0 ? NULL : "sin(θ)", w->sine,
             c->d.y == 0 ? N_("‹d› points along the ‹x› axis, so ‹sin(θ) = 0›, exactly.")
                         : N_("The other number that turning the axes needs."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"});
  carom_working_find(working, CAROM_FINDING_DIRECTION, "(cos(θ); sin(θ))");
}

/* Beside the part of a velocity along x', that along y', unless friction changes it. */
#define STAY(working, at, letter)                                                                  \
  {                                                                                                \
    (working)->has_friction ? CAROM_MARK_NONE : CAROM_MARK_STAY, (at),                             \
        .other_label = "u'_" letter ".y", .vector = "v'_" letter ".x x'",                          \
        .other = "u'_" letter ".y y'", .before = "u'_" letter ".x x'"                              \
  }

static const char kept[] = N_("No contact changes the velocity of this body.");

/* The heavier body, written as b, along x'. */
static void explain_heavy(const Numbers *w, CaromWorking *working) {
  const char *equal = N_("The collision along ‹x'›: equal masses exchange their velocities.");
  const char *any =
      N_("Momentum is conserved, and they part ‹e› times as fast as they met: solved for "
         "‹v'_b.x›.");
  const char *elastic = N_("Momentum is conserved, and they part as fast as they met: solved for "
                           "‹v'_b.x›.");
  const char *stuck =
      N_("Perfectly inelastic: along ‹x'› both take the velocity of the centre of mass.");
  const char *formula = carom_working_by_e(
      working, "((1 - e ρ) u'_b.x + (1 + e) ρ u'_a.x) / (1 + ρ)",
      "((1 - ρ) u'_b.x + 2 ρ u'_a.x) / (1 + ρ)", "(u'_b.x + ρ u'_a.x) / (1 + ρ)");
  const char *reason = carom_working_by_e(working, any, w->ratio == 1 ? equal : elastic, stuck);
  if (working->immovable == CAROM_BODY_NONE)
    CAROM_LINE(working, "ρ", "m_a / m_b", w->ratio,
               w->ratio == 1
                   ? N_("The masses are equal, so their ratio is 1. The second body is calculated "
                        "first; either would do.")
                   : N_("Mass ratio: the smaller mass over the greater one. The heavier body is "
                        "calculated first: its velocity changes less, so less is rounded."));
  CAROM_LINE(working, "v'_b.x", carom_working_by_partner(working, formula, "u'_b.x", NULL),
             w->heavy.after.x, carom_working_by_partner(working, reason, kept, NULL),
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.x", .vector = "v'_b.x x'"},
             STAY(working, CAROM_PLACE_B, "b"));
  if (working->immovable == CAROM_BODY_NONE)
    CAROM_NOTES(
        working,
        carom_working_by_e(working, "((m_b - e m_a) u'_b.x + (1 + e) m_a u'_a.x) / (m_a + m_b)",
                           "((m_b - m_a) u'_b.x + 2 m_a u'_a.x) / (m_a + m_b)",
                           "(m_a u'_a.x + m_b u'_b.x) / (m_a + m_b)"),
        N_("Divided by ‹m_b›: only ‹ρ› is left."),
        .solved = {{"m_a v'_a.x + m_b v'_b.x", "m_a u'_a.x + m_b u'_b.x"},
                   {"v'_b.x - v'_a.x",
                    carom_working_by_e(working, "e (u'_a.x - u'_b.x)", "u'_a.x - u'_b.x", "0")}});
}

/* The lighter body, written as a, along x'. */
static void explain_light(const Numbers *w, CaromWorking *working) {
  const char *parting = carom_working_by_e(working, "v'_b.x + e (u'_b.x - u'_a.x)",
                                           "v'_b.x + (u'_b.x - u'_a.x)", "v'_b.x");
  const char *rebound = carom_working_by_e(working, "-e u'_a.x", "-u'_a.x", "-e u'_a.x");
  CAROM_LINE(
      working, "v'_a.x", carom_working_by_partner(working, parting, parting, rebound),
      w->light.after.x,
      carom_working_by_e(
          working,
          N_("Restitution: the relative velocity along ‹x'› is reversed and multiplied by ‹e›."),
          N_("Elastic: the relative velocity along ‹x'› is reversed."),
          N_("With ‹e = 0› they do not part along ‹x'›.")),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"},
      STAY(working, CAROM_PLACE_A, "a"));
  const char *book =
      carom_working_by_e(working, "((m_a - e m_b) u'_a.x + (1 + e) m_b u'_b.x) / (m_a + m_b)",
                         "((m_a - m_b) u'_a.x + 2 m_b u'_b.x) / (m_a + m_b)",
                         "(m_a u'_a.x + m_b u'_b.x) / (m_a + m_b)");
  const char *driven =
      carom_working_by_e(working, "(1 + e) u'_b.x - e u'_a.x", "2 u'_b.x - u'_a.x", NULL);
  const char *known = N_("‹v'_b.x› is known by now; restitution gives ‹v'_a.x›.");
  const char *given = N_("‹v'_b.x› is given; restitution gives ‹v'_a.x›.");
  CAROM_NOTES(working, carom_working_by_partner(working, book, driven, NULL),
              driven || working->immovable == CAROM_BODY_NONE
                  ? carom_working_by_partner(working, known, given, NULL)
                  : NULL);
}

/* Both bodies along y', if there is friction. */
static void explain_friction(const Numbers *w, CaromWorking *working) {
  const char *reason = N_("Friction leaves a fraction ‹f› of the relative velocity along ‹y'›.");
  if (working->immovable_at_rest == CAROM_BODY_NONE)
    CAROM_LINE(working, "v'_b.y",
               carom_working_by_partner(working, "((1 + f ρ) u'_b.y + (1 - f) ρ u'_a.y) / (1 + ρ)",
                                        "u'_b.y", NULL),
               w->heavy.after.y, carom_working_by_partner(working, reason, kept, NULL),
               {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.y", .vector = "v'_b.y y'"});
  CAROM_LINE(
      working, "v'_a.y",
      working->immovable_at_rest == CAROM_BODY_NONE ? "v'_b.y - f (u'_b.y - u'_a.y)" : "f u'_a.y",
      w->light.after.y, reason, {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"});
}

static void explain_turning_back(const Body *body, CaromContactBody which, CaromWorking *working) {
  const char *y = working->has_friction ? "v'_a.y" : "u'_a.y";
  CAROM_LINE(working, "v_a",
             working->has_friction
                 ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
                 : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
             body->velocity,
             working->has_friction ? N_("Turned back by ‹θ›.")
                                   : N_("Turned back by ‹θ›. The ‹y'› component has not changed."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, "v'_a.x", y, "v'_a.x x'",
              working->has_friction ? "v'_a.y y'" : "u'_a.y y'"},
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_working_find_speeds(working, which, "u'_a.x", "v'_a.x");
  carom_working_find(working, carom_finding_change(which),
                     working->has_friction
                         ? "((v'_a.x - u'_a.x) cos(θ) - (v'_a.y - u'_a.y) sin(θ); "
                           "(v'_a.y - u'_a.y) cos(θ) + (v'_a.x - u'_a.x) sin(θ))"
                         : "((v'_a.x - u'_a.x) cos(θ); (v'_a.x - u'_a.x) sin(θ))");
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w;
  calculate(c, &w);
  const Body *a = w.a_is_light ? &w.light : &w.heavy, *b = w.a_is_light ? &w.heavy : &w.light;
  explain_direction(c, &w, working);

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable_at_rest)
      CAROM_LINE(
          working, "u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))",
          CAROM_OF_BODY(i, a, b)->before,
          N_("The velocity in axes turned by ‹θ›: first its part along ‹x'›, then along ‹y'›."),
          {CAROM_MARK_LEGS, CAROM_PLACE_A, "u'_a.x", "u'_a.y", "u'_a.x x'", "u'_a.y y'"});
  carom_working_find(
      working, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "u'_a.x - u'_b.x", "-u'_b.x", "u'_a.x"));

  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  carom_working_exchange(working, !w.a_is_light);
  if (working->immovable_at_rest == CAROM_BODY_NONE)
    explain_heavy(&w, working);
  explain_light(&w, working);
  if (working->has_friction)
    explain_friction(&w, working);
  carom_working_exchange(working, FALSE);
  carom_working_find(
      working, CAROM_FINDING_TRANSFER,
      CAROM_OF_BODY(working->lighter, "m_a (u'_a.x - v'_a.x)", "m_b (v'_b.x - u'_b.x)"));

  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      explain_turning_back(CAROM_OF_BODY(i, a, b), i, working);
}

const CaromResolver carom_resolver_rotation = {
    .part = {.id = "rotation",
             .title = N_("Rotation"),
             .summary = N_("Turns the axes along the line of centres, collides in one dimension, "
                           "and turns back.")},
    .resolve = resolve,
    .explain = explain,
    .derive = carom_derivation_rotation,
};
