/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-signs: workings and their arrows, bands, balance and derivation of a contact count alike: n
 * from the first body to the second, w > 0 for an approach, J > 0 for the push on the second body
 * along n, ΔE after less before, t̂ the tangent. What they are is calculated here from the
 * velocities alone. */
#include "carom-balance.h"
#include "carom-derivation.h"
#include "working-test.h"

/* Two ways to calculate a number, some twenty roundings each; one mass is at most six times another
 * one, and e at most 1.5. */
#define ROUNDING (256 * DBL_EPSILON)

/* What the contact is, by its velocities before and after. */
typedef struct {
  CaromVec2 n, t;
  double w, j, j_t;
  double change_j; /* of the energy, as seen from the body that is immovable, if there is one */
  double speed, mass_kg;
} Contact;

static double energy_of(double mass_kg, CaromVec2 velocity, CaromVec2 frame) {
  CaromVec2 seen = carom_vec2_sub(velocity, frame);
  return isfinite(mass_kg) ? mass_kg / 2 * carom_vec2_dot(seen, seen) : 0;
}

static Contact measure(const CaromContact *c, const CaromOutcome *v) {
  CaromContactBody of = isfinite(c->mass_b_kg) ? CAROM_BODY_B : CAROM_BODY_A;
  CaromVec2 before = carom_contact_velocity(c, of), after = carom_contact_outcome_velocity(v, of);
  double mass_kg = CAROM_OF_BODY(of, -c->mass_a_kg, c->mass_b_kg);
  CaromVec2 on_b = carom_vec2_scale(carom_vec2_sub(after, before), mass_kg);
  CaromContactBody rests = carom_contact_immovable(c);
  CaromVec2 frame = rests == CAROM_BODY_NONE ? carom_vec2(0, 0) : carom_contact_velocity(c, rests);
  Contact is = {.n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d))};
  is.t = carom_vec2_perpendicular(is.n);
  is.w = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), is.n);
  is.j = carom_vec2_dot(on_b, is.n);
  is.j_t = carom_vec2_dot(on_b, is.t);
  is.change_j = energy_of(c->mass_a_kg, v->velocity_a, frame) +
                energy_of(c->mass_b_kg, v->velocity_b, frame) -
                energy_of(c->mass_a_kg, c->velocity_a, frame) -
                energy_of(c->mass_b_kg, c->velocity_b, frame);
  is.speed = carom_contact_speed_scale(c, v);
  is.mass_kg =
      MAX(isfinite(c->mass_a_kg) ? c->mass_a_kg : 0, isfinite(c->mass_b_kg) ? c->mass_b_kg : 0);
  return is;
}

static CaromContact random_contact(GRand *random) {
  CaromContact c = {
      .mass_a_kg = test_uniform(random, 0.5, 3),
      .mass_b_kg = test_uniform(random, 0.5, 3),
      .velocity_a = test_random_velocity(random, 3),
      .velocity_b = test_random_velocity(random, 3),
      .d = test_random_direction(random, 0.5),
      .restitution = test_uniform(random, 0, 1.5),
      .tangential_factor = g_rand_boolean(random) ? 1 : test_uniform(random, 0, 1),
  };
  test_make_one_immovable(random, &c);
  if (carom_vec2_dot(carom_vec2_sub(c.velocity_a, c.velocity_b), c.d) < 0)
    c.d = carom_vec2_scale(c.d, -1);
  return c;
}

static void assert_number(const CaromWorking *working, const char *symbol, double is,
                          double scale) {
  const CaromWorkingLine *line = test_find_line(working, symbol);
  g_assert_nonnull(line);
  g_assert_cmpfloat_with_epsilon(line->value.number, is, ROUNDING * scale);
}

static void assert_direction(const CaromWorking *working, const char *symbol, CaromVec2 is) {
  const CaromWorkingLine *line = test_find_line(working, symbol);
  g_assert_nonnull(line);
  g_assert_cmpfloat(carom_vec2_distance(line->value.vector, is), <, ROUNDING);
}

/* An arrow that is drawn of the line at @place. */
static void assert_arrow(const CaromWorking *working, const char *symbol, CaromPlace place,
                         CaromVec2 is, double scale) {
  const CaromWorkingLine *line = test_find_line(working, symbol);
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++)
    if (line->marks[i].kind == CAROM_MARK_ARROW && line->marks[i].place == place) {
      g_assert_cmpfloat(carom_vec2_distance(line->marks[i].vector, is), <=, ROUNDING * scale);
      return;
    }
  g_error("no arrow of %s", symbol);
}

static void check_working(const CaromContact *c, const Contact *is) {
  CaromOutcome outcome;
  CaromWorking working;
  carom_resolver_explain(carom_resolver_by_id("impulse"), c, &outcome, &working);
  assert_direction(&working, "n", is->n);
  assert_number(&working, "w", is->w, is->speed);
  assert_number(&working, "J", is->j, is->mass_kg * is->speed);
  assert_arrow(&working, "J", CAROM_PLACE_B, carom_vec2_scale(is->n, is->j),
               is->mass_kg * is->speed);
  assert_arrow(&working, "J", CAROM_PLACE_A, carom_vec2_scale(is->n, -is->j),
               is->mass_kg * is->speed);
  if (c->tangential_factor < 1) {
    assert_direction(&working, "t̂", is->t);
    assert_number(&working, "J_t", is->j_t, is->mass_kg * is->speed);
  }
}

/* Whatever a resolver calls them. */
static void check_findings(const CaromContact *c, const Contact *is) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    CaromOutcome outcome;
    CaromWorking working;
    carom_resolver_explain(resolvers[i], c, &outcome, &working);
    const CaromFinding *found = working.findings;
    g_assert_cmpfloat_with_epsilon(found[CAROM_FINDING_APPROACH].value.number, is->w,
                                   ROUNDING * is->speed);
    g_assert_cmpfloat_with_epsilon(found[CAROM_FINDING_TRANSFER].value.number, is->j,
                                   ROUNDING * is->mass_kg * is->speed);
    for (guint k = 0; k < working.n_lines; k++) /* t is the time */
      g_assert_cmpstr(working.lines[k].symbol, !=, "t");
  }
}

static void check_balance(const CaromContactRecord *record, const Contact *is) {
  CaromBalance balance = carom_balance_of(record);
  double momentum = is->mass_kg * is->speed;
  g_assert_cmpfloat(carom_vec2_distance(balance.normal, is->n), <, ROUNDING);
  g_assert_cmpfloat_with_epsilon(balance.closing_speed, is->w, ROUNDING * is->speed);
  g_assert_cmpfloat_with_epsilon(balance.impulse, is->j, ROUNDING * momentum);
  g_assert_cmpfloat_with_epsilon(balance.impulse_on_a, -is->j, ROUNDING * momentum);
  g_assert_cmpfloat_with_epsilon(balance.friction_impulse, is->j_t, ROUNDING * momentum);
  g_assert_cmpfloat_with_epsilon(balance.energy_lost_j, -is->change_j,
                                 ROUNDING * momentum * is->speed);
}

static double get_term(const CaromDerivation *derivation, const char *name) {
  for (guint i = derivation->terms->len; i > 0; i--) {
    const CaromTerm *term = &g_array_index(derivation->terms, CaromTerm, i - 1);
    if (g_str_equal(term->name, name))
      return term->value.number;
  }
  g_error("no %s", name);
}

static void check_derivation(const CaromContact *c, const Contact *is) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(c);
  double momentum = is->mass_kg * is->speed;
  double change_j = get_term(derivation, "ΔE_n") + get_term(derivation, "ΔE_t");
  g_assert_cmpfloat_with_epsilon(get_term(derivation, "w"), is->w, ROUNDING * is->speed);
  g_assert_cmpfloat_with_epsilon(get_term(derivation, "J"), is->j, ROUNDING * momentum);
  if (c->tangential_factor < 1)
    g_assert_cmpfloat_with_epsilon(get_term(derivation, "J_t"), is->j_t, ROUNDING * momentum);
  g_assert_cmpfloat_with_epsilon(change_j, is->change_j, ROUNDING * momentum * is->speed);
}

static void test_signs(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(12);
  guint n_resolved = 0;
  for (guint i = 0; i < 1000; i++) {
    CaromContact c = random_contact(random);
    CaromContactRecord record = {.b = 1, .wall = -1, .contact = c, .cluster_size = 1};
    CaromResolution resolution =
        carom_resolver_resolve(carom_resolver_by_id("impulse"), &c, &record.outcome);
    if (resolution == CAROM_RESOLUTION_SEPARATING) /* neither moves along n */
      continue;
    g_assert_cmpint(resolution, ==, CAROM_RESOLUTION_RESOLVED);
    record.impulse = carom_contact_impulse(&c, &record.outcome);
    Contact is = measure(&c, &record.outcome);
    n_resolved++;
    g_assert_cmpfloat(is.w, >, 0);
    g_assert_cmpfloat(is.j, >, 0);
    check_working(&c, &is);
    check_findings(&c, &is);
    check_balance(&record, &is);
    check_derivation(&c, &is);
  }
  g_assert_cmpuint(n_resolved, >, 700);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/signs/contacts", test_signs);
  return g_test_run();
}
