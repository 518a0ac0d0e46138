/* Coordinate rotation: turn the axes until the line of centres lies along x', collide the x'
 * components in one dimension, leave the y' components alone, and turn back.
 *
 * Of the one-dimensional step it uses the first formula for the heavier body,
 *     v_h = ((m_h − e m_l) u_h + (1 + e) m_l u_l) / (m_h + m_l),
 * and the definition of restitution for the lighter one: v_l = v_h + e (u_h − u_l). In this order
 * rounding in the second line is of the size of the light body's own speed, and an immovable body
 * needs no case of its own. */
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

/* ---- The working ----
 *
 * Lines about the two bodies are written as though a were the lighter one. */

static CaromVec2 along(const Numbers *w, double x) {
  return carom_vec2(x * w->cosine, x * w->sine);
}

static CaromVec2 across(const Numbers *w, double y) {
  return carom_vec2(-y * w->sine, y * w->cosine);
}

static void explain_direction(const CaromContact *c, const Numbers *w, CaromWorking *working) {
  carom_working_add(
      working, (CaromWorkingLine){
                   .stage = CAROM_STAGE_DIRECTION,
                   .symbol = "θ",
                   .formula = "atan2(d.y; d.x)",
                   .value = carom_value_number(w->angle_rad),
                   .dimension = CAROM_DIMENSION_ANGLE,
                   .reason = N_("The angle from the x axis to d, the vector along "
                                "the normal from one body to the other."),
                   .marks = {{CAROM_MARK_ANGLE, CAROM_PLACE_A,
                              carom_vec2(c->d.x, carom_value_unsigned_zero(c->d.y)), .label = "θ"},
                             {CAROM_MARK_SPAN, CAROM_PLACE_A, c->d,
                              .dimension = CAROM_DIMENSION_LENGTH, .label = "d"}},
               });
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_DIRECTION,
          .symbol = "cos(θ)",
          .formula = c->d.x == 0 ? NULL : "cos(θ)",
          .value = carom_value_number(w->cosine),
          .reason = c->d.x == 0 ? N_("d runs along the y axis, so this is exactly 0.")
                                : N_("For turning the axes: x′ will run along the normal."),
          .marks = {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, along(w, 1), .label = "x'"}},
      });
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_DIRECTION,
          .symbol = "sin(θ)",
          .formula = c->d.y == 0 ? NULL : "sin(θ)",
          .value = carom_value_number(w->sine),
          .reason = c->d.y == 0 ? N_("d runs along the x axis, so this is exactly 0.")
                                : N_("For turning the axes: y′ will run along the tangent."),
          .marks = {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, across(w, 1), .label = "y'"}},
      });
  working->findings[CAROM_STAGE_DIRECTION] = along(w, 1);
}

static void explain_turn(const Numbers *w, const Body *body, CaromWorking *working) {
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_SPLIT,
          .symbol = "u'_a",
          .formula = "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))",
          .value = carom_value_vector(body->before),
          .dimension = CAROM_DIMENSION_VELOCITY,
          .reason = N_("The velocity in axes turned by θ: first its part along x′, then along y′."),
          .marks = {{CAROM_MARK_LEGS, CAROM_PLACE_A, along(w, body->before.x),
                     across(w, body->before.y), CAROM_DIMENSION_VELOCITY, "u'_a.x", "u'_a.y"}},
      });
}

static CaromMark arrow_along(const Numbers *w, CaromPlace place, double x, const char *label) {
  return (CaromMark){CAROM_MARK_ARROW, place, along(w, x), .dimension = CAROM_DIMENSION_VELOCITY,
                     .label = label};
}

static CaromMark arrow_across(const Numbers *w, CaromPlace place, double y, const char *label) {
  return (CaromMark){CAROM_MARK_ARROW, place, across(w, y), .dimension = CAROM_DIMENSION_VELOCITY,
                     .label = label};
}

/* The heavier body, b, along x'. */
static void explain_heavy(double e, const Numbers *w, CaromWorking *working) {
  if (!w->heavy_is_immovable)
    carom_working_add(working,
                      (CaromWorkingLine){
                          .stage = CAROM_STAGE_COLLIDE,
                          .symbol = "ρ",
                          .formula = "m_a / m_b",
                          .value = carom_value_number(w->ratio),
                          .reason = w->ratio == 1 ? N_("The ratio of the masses, which are equal.")
                                                  : N_("The smaller mass over the greater one."),
                      });
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_COLLIDE,
          .symbol = "v'_b.x",
          .formula = w->heavy_is_immovable ? "u'_b.x"
                     : e == 1              ? "((1 - ρ) u'_b.x + 2 ρ u'_a.x) / (1 + ρ)"
                     : e == 0              ? "(u'_b.x + ρ u'_a.x) / (1 + ρ)"
                                           : "((1 - e ρ) u'_b.x + (1 + e) ρ u'_a.x) / (1 + ρ)",
          .value = carom_value_number(w->heavy.after.x),
          .dimension = CAROM_DIMENSION_VELOCITY,
          .reason = w->heavy_is_immovable ? N_("An immovable body keeps its velocity.")
                    : e == 0 ? N_("Perfectly inelastic: along x′ both go on as their common "
                                  "centre of mass does.")
                    : w->ratio == 1 && e == 1
                        ? N_("The collision along x′: equal masses exchange their velocities.")
                        : N_("The collision in one dimension, along x′: momentum and restitution "
                             "decide."),
          .marks = {arrow_along(w, CAROM_PLACE_B, w->heavy.after.x, "v'_b.x")},
      });
}

/* The lighter body, a, along x'. */
static void explain_light(double e, const Numbers *w, gboolean beside_still,
                          CaromWorking *working) {
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_COLLIDE,
          .symbol = "v'_a.x",
          .formula = beside_still ? (e == 1 ? "-u'_a.x" : "-e u'_a.x")
                     : e == 1     ? "v'_b.x + (u'_b.x - u'_a.x)"
                     : e == 0     ? "v'_b.x"
                                  : "v'_b.x + e (u'_b.x - u'_a.x)",
          .value = carom_value_number(w->light.after.x),
          .dimension = CAROM_DIMENSION_VELOCITY,
          .reason = e == 1   ? N_("Elastic: the relative velocity along x′ is reversed.")
                    : e == 0 ? N_("With e = 0 they do not part along x′.")
                             : N_("Restitution: the relative velocity along x′ is reversed, and e "
                                  "times as large."),
          .marks = {arrow_along(w, CAROM_PLACE_A, w->light.after.x, "v'_a.x")},
      });
}

static void explain_friction(const Numbers *w, gboolean beside_still, CaromWorking *working) {
  const char *reason = N_("Friction leaves the part f of the relative velocity along y′.");
  if (!beside_still)
    carom_working_add(
        working,
        (CaromWorkingLine){
            .stage = CAROM_STAGE_COLLIDE,
            .symbol = "v'_b.y",
            .formula = w->heavy_is_immovable ? "u'_b.y"
                                             : "((1 + f ρ) u'_b.y + (1 - f) ρ u'_a.y) / (1 + ρ)",
            .value = carom_value_number(w->heavy.after.y),
            .dimension = CAROM_DIMENSION_VELOCITY,
            .reason = w->heavy_is_immovable ? N_("An immovable body keeps its velocity.") : reason,
            .marks = {arrow_across(w, CAROM_PLACE_B, w->heavy.after.y, "v'_b.y")},
        });
  carom_working_add(working,
                    (CaromWorkingLine){
                        .stage = CAROM_STAGE_COLLIDE,
                        .symbol = "v'_a.y",
                        .formula = beside_still ? "f u'_a.y" : "v'_b.y - f (u'_b.y - u'_a.y)",
                        .value = carom_value_number(w->light.after.y),
                        .dimension = CAROM_DIMENSION_VELOCITY,
                        .reason = reason,
                        .marks = {arrow_across(w, CAROM_PLACE_A, w->light.after.y, "v'_a.y")},
                    });
}

/* Written for a, whichever it is. */
static void explain_turn_back(const Numbers *w, const Body *body, gboolean rubs,
                              CaromWorking *working) {
  carom_working_add(
      working,
      (CaromWorkingLine){
          .stage = CAROM_STAGE_RESULT,
          .symbol = "v_a",
          .formula = rubs ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
                          : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
          .value = carom_value_vector(body->velocity),
          .dimension = CAROM_DIMENSION_VELOCITY,
          .reason = rubs ? N_("Turned back by θ.")
                         : N_("Turned back by θ. The part along y′ is still that of before."),
          .marks = {{CAROM_MARK_LEGS, CAROM_PLACE_A, along(w, body->after.x),
                     across(w, body->after.y), CAROM_DIMENSION_VELOCITY, "v'_a.x",
                     rubs ? "v'_a.y" : "u'_a.y"},
                    {CAROM_MARK_ARROW, CAROM_PLACE_A, body->velocity,
                     .dimension = CAROM_DIMENSION_VELOCITY, .label = "v_a"}},
      });
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
  explain_direction(c, &w, working);
  for (guint i = 0; i < 2; i++) {
    gboolean is_light = w.a_is_light == (i == 0);
    carom_working_exchange(working, i == 1);
    if (is_light || !beside_still)
      explain_turn(&w, is_light ? &w.light : &w.heavy, working);
  }
  carom_working_exchange(working, !w.a_is_light);
  if (!beside_still)
    explain_heavy(c->restitution, &w, working);
  explain_light(c->restitution, &w, beside_still, working);
  if (rubs)
    explain_friction(&w, beside_still, working);
  for (guint i = 0; i < 2; i++) {
    gboolean is_light = w.a_is_light == (i == 0);
    carom_working_exchange(working, i == 1);
    if (is_light || !w.heavy_is_immovable)
      explain_turn_back(&w, is_light ? &w.light : &w.heavy, rubs, working);
  }
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
