/* Coordinate rotation: turn the axes until the line of centres lies along x', collide the x'
 * components in one dimension, leave the y' components alone, and turn back.
 *
 *     θ = atan2(d_y, d_x)
 *     u'_x = u_x cos θ + u_y sin θ                               of each body
 *     u'_y = u_y cos θ − u_x sin θ
 *     v'_hx = ((1 − e ρ) u'_hx + (1 + e) ρ u'_lx) / (1 + ρ)      of the heavier one, ρ = m_l / m_h
 *     v'_lx = v'_hx + e (u'_hx − u'_lx)                          of the lighter one
 *     v_x = v'_x cos θ − u'_y sin θ                              of each
 *     v_y = u'_y cos θ + v'_x sin θ
 *
 * The first formula of the collision in one dimension is enough: the next line is what restitution
 * means. In this order rounding in it is of the size of the light body's own speed, and an
 * immovable body, with ρ = 0, needs no case of its own. */
#include "carom-resolver.h"

#include <glib/gi18n.h>

/* One body's numbers. */
typedef struct {
  CaromVec2 before; /* u', in the turned axes */
  CaromVec2 after;  /* v' */
  CaromVec2 velocity;
} Body;

typedef struct {
  double angle_rad, cosine, sine;
  gboolean a_is_light, heavy_is_immovable;
  double ratio; /* m_light / m_heavy, 0 beside an immovable body */
  Body light, heavy;
} Numbers;

/* One-dimensional collision. */
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
  double cosine = cos(w->angle_rad), sine = sin(w->angle_rad); /* together: one call is enough */
  /* No double is π/2 or π: their cosine and sine, which should be 0, come out as 1e-16, and discs
   * would slowly drift off a line that runs along an axis. There the exact 0 is known. */
  w->cosine = c->d.x == 0 ? 0 : cosine;
  w->sine = c->d.y == 0 ? 0 : sine;

  w->a_is_light = c->mass_a_kg <= c->mass_b_kg;
  w->ratio = w->a_is_light ? c->mass_a_kg / c->mass_b_kg : c->mass_b_kg / c->mass_a_kg;
  w->heavy_is_immovable = isinf(w->a_is_light ? c->mass_b_kg : c->mass_a_kg);
  Body *heavy = &w->heavy, *light = &w->light;
  heavy->before = rotate(w->a_is_light ? c->velocity_b : c->velocity_a, w->cosine, -w->sine);
  light->before = rotate(w->a_is_light ? c->velocity_a : c->velocity_b, w->cosine, -w->sine);
  heavy->after = heavy->before;
  light->after = light->before;
  collide(w->ratio, c->restitution, heavy->before.x, light->before.x, &heavy->after.x,
          &light->after.x);
  /* Friction is the same collision along y', in which a fraction f of the relative velocity stays
     and keeps its sign: e = −f. Without friction y' is left alone. */
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

/* ---- The working: lines about both bodies are written as though a were the lighter one ---- */

static void explain_direction(const CaromContact *c, const Numbers *w, CaromWorking *working) {
  CaromVec2 x = carom_vec2(w->cosine, w->sine), y = carom_vec2(-w->sine, w->cosine);
  working->findings[CAROM_STAGE_DIRECTION] = x;
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  carom_working_define(working, "x'", CAROM_VALUE(x), CAROM_DIMENSION_NONE);
  carom_working_define(working, "y'", CAROM_VALUE(y), CAROM_DIMENSION_NONE);
  CAROM_LINE(
      working, "θ", "atan2(d.y; d.x)", w->angle_rad,
      N_("The angle from the x axis to d, the vector along the normal from one body to the other."),
      {CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "(d.x; d.y + 0)"} /* −0 is 0 */,
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  CAROM_LINE(working, "cos(θ)", c->d.x == 0 ? NULL : "cos(θ)", w->cosine,
             c->d.x == 0 ? N_("d runs along the y axis, so this is exactly 0.")
                         : N_("For turning the axes: x′ will run along the normal."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"});
  CAROM_LINE(working, "sin(θ)", c->d.y == 0 ? NULL : "sin(θ)", w->sine,
             c->d.y == 0 ? N_("d runs along the x axis, so this is exactly 0.")
                         : N_("For turning the axes: y′ will run along the tangent."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"});
}

/* Written for a, whichever it is. */
static void explain_turn(const Body *body, CaromWorking *working) {
  CAROM_LINE(working, "u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))",
             body->before,
             N_("The velocity in axes turned by θ: first its part along x′, then along y′."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, "u'_a.x", "u'_a.y", "u'_a.x x'", "u'_a.y y'"});
}

static const char *reason_of_heavy(double e, const Numbers *w) {
  if (w->heavy_is_immovable)
    return N_("An immovable body keeps its velocity.");
  if (e == 0)
    return N_("Perfectly inelastic: along x′ both go on as their common centre of mass does.");
  return w->ratio == 1 && e == 1
             ? N_("The collision along x′: equal masses exchange their velocities.")
             : N_("The collision in one dimension, along x′: momentum and restitution decide.");
}

/* The heavier body, b, along x'. */
static void explain_heavy(double e, const Numbers *w, CaromWorking *working) {
  if (!w->heavy_is_immovable)
    CAROM_LINE(working, "ρ", "m_a / m_b", w->ratio,
               w->ratio == 1 ? N_("The ratio of the masses, which are equal.")
                             : N_("The smaller mass over the greater one."));
  CAROM_LINE(working, "v'_b.x",
             w->heavy_is_immovable ? "u'_b.x"
             : e == 1              ? "((1 - ρ) u'_b.x + 2 ρ u'_a.x) / (1 + ρ)"
             : e == 0              ? "(u'_b.x + ρ u'_a.x) / (1 + ρ)"
                                   : "((1 - e ρ) u'_b.x + (1 + e) ρ u'_a.x) / (1 + ρ)",
             w->heavy.after.x, reason_of_heavy(e, w),
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.x", .vector = "v'_b.x x'"});
}

/* The lighter body, a, along x'. */
static void explain_light(double e, const Numbers *w, gboolean beside_still,
                          CaromWorking *working) {
  CAROM_LINE(working, "v'_a.x",
             beside_still ? (e == 1 ? "-u'_a.x" : "-e u'_a.x")
             : e == 1     ? "v'_b.x + (u'_b.x - u'_a.x)"
             : e == 0     ? "v'_b.x"
                          : "v'_b.x + e (u'_b.x - u'_a.x)",
             w->light.after.x,
             e == 1   ? N_("Elastic: the relative velocity along x′ is reversed.")
             : e == 0 ? N_("With e = 0 they do not part along x′.")
                      : N_("Restitution: the relative velocity along x′ is reversed, and e times "
                           "as large."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"});
}

/* Both, along y'. */
static void explain_friction(const Numbers *w, gboolean beside_still, CaromWorking *working) {
  const char *reason = N_("Friction leaves the part f of the relative velocity along y′.");
  if (!beside_still)
    CAROM_LINE(working, "v'_b.y",
               w->heavy_is_immovable ? "u'_b.y" : "((1 + f ρ) u'_b.y + (1 - f) ρ u'_a.y) / (1 + ρ)",
               w->heavy.after.y,
               w->heavy_is_immovable ? N_("An immovable body keeps its velocity.") : reason,
               {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.y", .vector = "v'_b.y y'"});
  CAROM_LINE(working, "v'_a.y", beside_still ? "f u'_a.y" : "v'_b.y - f (u'_b.y - u'_a.y)",
             w->light.after.y, reason,
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"});
}

/* Written for a, whichever it is. */
static void explain_turn_back(const Body *body, gboolean rubs, CaromWorking *working) {
  CAROM_LINE(working, "v_a",
             rubs ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
                  : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
             body->velocity,
             rubs ? N_("Turned back by θ.")
                  : N_("Turned back by θ. The part along y′ is still that of before."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, "v'_a.x", rubs ? "v'_a.y" : "u'_a.y", "v'_a.x x'",
              rubs ? "v'_a.y y'" : "u'_a.y y'"},
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
}

static void note_findings(const Numbers *w, CaromWorking *working) {
  double sign = w->a_is_light ? 1 : -1; /* heavy − light is b − a, or the opposite */
  working->findings[CAROM_STAGE_SPLIT] =
      carom_vec2_scale(carom_vec2_sub(w->heavy.before, w->light.before), sign);
  working->findings[CAROM_STAGE_COLLIDE] =
      carom_vec2_scale(carom_vec2_sub(w->heavy.after, w->light.after), sign);
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w;
  calculate(c, &w);
  gboolean rubs = c->tangential_factor < 1;
  gboolean beside_still = w.a_is_light ? carom_contact_is_still(c->mass_b_kg, c->velocity_b)
                                       : carom_contact_is_still(c->mass_a_kg, c->velocity_a);
  const Body *bodies[] = {w.a_is_light ? &w.light : &w.heavy, w.a_is_light ? &w.heavy : &w.light};
  explain_direction(c, &w, working);

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (bodies[i] == &w.light || !beside_still)
      explain_turn(bodies[i], working);

  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  carom_working_exchange(working, !w.a_is_light);
  if (!beside_still)
    explain_heavy(c->restitution, &w, working);
  explain_light(c->restitution, &w, beside_still, working);
  if (rubs)
    explain_friction(&w, beside_still, working);

  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (bodies[i] == &w.light || !w.heavy_is_immovable)
      explain_turn_back(bodies[i], rubs, working);
  note_findings(&w, working);
}

const CaromResolver carom_resolver_rotation = {
    .part = {.id = "rotation",
             .title = N_("Coordinate rotation"),
             .summary = N_("Turns the axes along the line of centres, collides in one dimension, "
                           "and turns back.")},
    .resolve = resolve,
    .explain = explain,
};
