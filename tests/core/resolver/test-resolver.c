/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The resolvers against each other, against the conservation laws, and against the numbers of the
 * texts they come from. Everything loops over the list, so another resolver is tested too. */
#include "resolvers-test.h"
#include "rounds-test.h"

#include <float.h>

#define N_RANDOM_CONTACTS test_rounds(1000000)
/* Three independent implementations were seen to differ by up to 6 ε of the scale; 64 leaves room
 * for another compiler or mathematics library, and is still far below any error of physics. */
#define TOLERANCE (64 * DBL_EPSILON)

static double uniform(GRand *random, double min, double max) {
  return g_rand_double_range(random, min, max);
}

static CaromVec2 random_vector(GRand *random, double length) {
  double x = uniform(random, -length, length);
  double y = uniform(random, -length, length);
  return carom_vec2(x, y);
}

/* An approaching pair: masses over 12 orders of magnitude, one in ten with an immovable body. */
static CaromContact random_contact(GRand *random) {
  for (;;) {
    double angle_rad = uniform(random, -G_PI, G_PI);
    double length = pow(10, uniform(random, -6, 6));
    CaromContact c = {
        .mass_a_kg = pow(10, uniform(random, -6, 6)),
        .mass_b_kg = pow(10, uniform(random, -6, 6)),
        .velocity_a = random_vector(random, 10),
        .velocity_b = random_vector(random, 10),
        .d = {length * cos(angle_rad), length * sin(angle_rad)},
        .restitution = uniform(random, 0, 1.5),
        .tangential_factor = 1,
    };
    int immovable = g_rand_int_range(random, 0, 20);
    if (immovable == 0)
      c.mass_a_kg = INFINITY;
    else if (immovable == 1)
      c.mass_b_kg = INFINITY;
    if (carom_vec2_dot(carom_vec2_sub(c.velocity_b, c.velocity_a), c.d) < 0)
      return c;
  }
}

static double distance(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_distance(one, other);
}

static double speeds(CaromOutcome v) {
  return carom_vec2_length(v.velocity_a) + carom_vec2_length(v.velocity_b);
}

static CaromOutcome resolve(const CaromResolver *resolver, const CaromContact *c) {
  CaromOutcome outcome;
  g_assert_cmpint(carom_resolver_resolve(resolver, c, &outcome), ==, CAROM_RESOLUTION_RESOLVED);
  return outcome;
}

static void test_agreement(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(20240229);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  double worst = 0;
  for (guint i = 0; i < N_RANDOM_CONTACTS; i++) {
    CaromContact c = random_contact(random);
    CaromOutcome first = resolve(resolvers[0], &c);
    for (guint k = 1; k < n; k++) {
      CaromOutcome other = resolve(resolvers[k], &c);
      double apart = MAX(distance(first.velocity_a, other.velocity_a),
                         distance(first.velocity_b, other.velocity_b));
      worst = MAX(worst, apart / speeds(first));
    }
  }
  g_test_message("greatest disagreement: %.1f ε", worst / DBL_EPSILON);
  g_assert_cmpfloat(worst, <=, TOLERANCE);
}

/* ½ m (v − w)²: kinetic energy as seen by something that moves with w. */
static double energy_j(double mass_kg, CaromVec2 v, CaromVec2 w) {
  CaromVec2 u = carom_vec2_sub(v, w);
  return isinf(mass_kg) ? 0 : 0.5 * mass_kg * carom_vec2_dot(u, u);
}

/* Momentum is kept, and the energy lost is ½ μ (1 − e²)(Δu·n)²; beside an immovable body both hold
 * in its frame, where it has neither. */
static void check_conservation(const CaromContact *c, CaromOutcome v) {
  gboolean movable = !isinf(c->mass_a_kg) && !isinf(c->mass_b_kg);
  CaromVec2 w = isinf(c->mass_a_kg)   ? c->velocity_a
                : isinf(c->mass_b_kg) ? c->velocity_b
                                      : carom_vec2(0, 0);
  double m_a = c->mass_a_kg, m_b = c->mass_b_kg;
  if (movable) {
    CaromVec2 change =
        carom_vec2_add(carom_vec2_scale(carom_vec2_sub(v.velocity_a, c->velocity_a), m_a),
                       carom_vec2_scale(carom_vec2_sub(v.velocity_b, c->velocity_b), m_b));
    double scale = m_a * MAX(carom_vec2_length(c->velocity_a), carom_vec2_length(v.velocity_a)) +
                   m_b * MAX(carom_vec2_length(c->velocity_b), carom_vec2_length(v.velocity_b));
    g_assert_cmpfloat(carom_vec2_length(change), <=, TOLERANCE * scale);
  }
  double before = energy_j(m_a, c->velocity_a, w) + energy_j(m_b, c->velocity_b, w);
  double after = energy_j(m_a, v.velocity_a, w) + energy_j(m_b, v.velocity_b, w);
  double reduced_mass_kg = 1 / (1 / m_a + 1 / m_b);
  double closing =
      carom_vec2_dot(carom_vec2_sub(c->velocity_b, c->velocity_a), c->d) / carom_vec2_length(c->d);
  double e = c->restitution;
  double loss = 0.5 * reduced_mass_kg * (1 - e * e) * closing * closing;
  /* Rounding in v is measured against the speeds as they are, not as the frame w sees them. */
  double scale = (isinf(m_a) ? 0 : m_a) * carom_vec2_dot(c->velocity_a, c->velocity_a) +
                 (isinf(m_b) ? 0 : m_b) * carom_vec2_dot(c->velocity_b, c->velocity_b) +
                 reduced_mass_kg * carom_vec2_dot(w, w) + before + after;
  g_assert_cmpfloat(fabs(before - after - loss), <=, TOLERANCE * scale);
}

static void test_conservation(gconstpointer data) {
  const CaromResolver *resolver = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(20240301);
  for (guint i = 0; i < N_RANDOM_CONTACTS; i++) {
    CaromContact c = random_contact(random);
    check_conservation(&c, resolve(resolver, &c));
  }
}

/* Exchanging the names a and b, or turning the picture by a right angle, changes nothing else. */
static void test_symmetry(gconstpointer data) {
  const CaromResolver *resolver = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(20240302);
  for (int i = 0; i < 10000; i++) {
    CaromContact c = random_contact(random);
    CaromOutcome v = resolve(resolver, &c);

    CaromContact swapped = c;
    swapped.mass_a_kg = c.mass_b_kg;
    swapped.mass_b_kg = c.mass_a_kg;
    swapped.velocity_a = c.velocity_b;
    swapped.velocity_b = c.velocity_a;
    swapped.d = carom_vec2_scale(c.d, -1);
    CaromOutcome s = resolve(resolver, &swapped);
    g_assert_cmpfloat(distance(v.velocity_a, s.velocity_b), <=, TOLERANCE * speeds(v));
    g_assert_cmpfloat(distance(v.velocity_b, s.velocity_a), <=, TOLERANCE * speeds(v));

    CaromContact turned = c;
    turned.velocity_a = carom_vec2_perpendicular(c.velocity_a);
    turned.velocity_b = carom_vec2_perpendicular(c.velocity_b);
    turned.d = carom_vec2_perpendicular(c.d);
    CaromOutcome t = resolve(resolver, &turned);
    g_assert_cmpfloat(distance(carom_vec2_perpendicular(v.velocity_a), t.velocity_a), <=,
                      TOLERANCE * speeds(v));
  }
}

/* Wall friction: along the wall a fraction f is left, across it the restitution decides. */
static void test_friction(gconstpointer data) {
  const CaromResolver *resolver = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(20240303);
  for (int i = 0; i < 10000; i++) {
    CaromContact c = random_contact(random);
    c.mass_b_kg = INFINITY;
    c.mass_a_kg = 1;
    c.tangential_factor = uniform(random, 0, 1);
    CaromOutcome v = resolve(resolver, &c);
    CaromVec2 n = carom_vec2_scale(c.d, 1 / carom_vec2_length(c.d));
    CaromVec2 t = carom_vec2_perpendicular(n);
    CaromVec2 before = carom_vec2_sub(c.velocity_a, c.velocity_b);
    CaromVec2 after = carom_vec2_sub(v.velocity_a, c.velocity_b);
    double scale = carom_vec2_length(c.velocity_a) + carom_vec2_length(c.velocity_b);
    g_assert_cmpfloat(
        fabs(carom_vec2_dot(after, t) - c.tangential_factor * carom_vec2_dot(before, t)), <=,
        TOLERANCE * scale);
    g_assert_cmpfloat(fabs(carom_vec2_dot(after, n) + c.restitution * carom_vec2_dot(before, n)),
                      <=, TOLERANCE * scale * (1 + c.restitution));
  }
}

/* Known results. Head-on rows lie along x; the last lies along the normal of an oblique hit. */
static const struct {
  const char *source;
  CaromContact contact;
  CaromOutcome outcome;
  double tolerance; /* half a unit of the last digit given */
} known[] = {
    {"head on, masses 2 and 1, e = 1: −1/3 and 5/3 (one-dimensional collision formulas)",
     {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1},
     {{-1.0 / 3, 0}, {5.0 / 3, 0}},
     1e-15},
    {"masses .5 and 1.5, e = 1 (impulse method, worked example)",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 1, 1},
     {{-1.25, 0}, {.25, 0}},
     1e-15},
    {"the same, e = .5",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .5, 1},
     {{-.6875, 0}, {.0625, 0}},
     1e-15},
    {"the same, e = 0: centre-of-mass velocity",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 0, 1},
     {{-.125, 0}, {-.125, 0}},
     1e-15},
    {"equal masses, e = 1, one at rest: stop and go",
     {3, 3, {7, 0}, {0, 0}, {2, 0}, 1, 1},
     {{0, 0}, {7, 0}},
     1e-14},
    {"fixed wall: v = −e u",
     {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, 1},
     {{-160, 50}, {0, 0}},
     1e-12},
    {"fixed wall with friction .5",
     {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, .5},
     {{-160, 25}, {0, 0}},
     1e-12},
    {"pinned disc that moves towards the other: u = 3 − (−2) returns as 2·3 + 2 = 8",
     {INFINITY, 1, {3, 0}, {-2, 0}, {1, 0}, 1, 1},
     {{3, 0}, {8, 0}},
     1e-14},
    {"m 1.8 at rest, m .3 along −x, n = (.942032, .335522), e = 0, no sticking (impulse method)",
     {1.8, .3, {0, 0}, {-1, 0}, {.942032, .335522}, 0, 1},
     {{-.126775, -.045153}, {-.239350, .270919}},
     1e-6},
};

static void test_known(gconstpointer data) {
  const CaromResolver *resolver = data;
  for (guint i = 0; i < G_N_ELEMENTS(known); i++) {
    CaromOutcome v = resolve(resolver, &known[i].contact);
    g_test_message("%s: (%.7g, %.7g) and (%.7g, %.7g)", known[i].source, v.velocity_a.x,
                   v.velocity_a.y, v.velocity_b.x, v.velocity_b.y);
    g_assert_cmpfloat(distance(v.velocity_a, known[i].outcome.velocity_a), <=, known[i].tolerance);
    g_assert_cmpfloat(distance(v.velocity_b, known[i].outcome.velocity_b), <=, known[i].tolerance);
  }
}

/* |J| = 1.125, .84375, .5625 for e = 1, .5, 0 (impulse method, worked example). */
static void test_impulse_handed_over(gconstpointer data) {
  static const double e[] = {1, .5, 0}, impulse[] = {1.125, .84375, .5625};
  for (guint i = 0; i < G_N_ELEMENTS(e); i++) {
    CaromContact c = {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, e[i], 1};
    CaromOutcome v = resolve(data, &c);
    g_assert_cmpfloat_with_epsilon(.5 * fabs(v.velocity_a.x - 1), impulse[i], 1e-15);
    g_assert_cmpfloat_with_epsilon(1.5 * fabs(v.velocity_b.x + .5), impulse[i], 1e-15);
  }
}

static void test_rejects(gconstpointer data) {
  const CaromContact good = {1, 2, {1, 0}, {-1, 0}, {1, 0}, 1, 1};
  struct {
    CaromContact contact;
    CaromResolution resolution;
  } rows[] = {
      {good, CAROM_RESOLUTION_SEPARATING},   {good, CAROM_RESOLUTION_SEPARATING},
      {good, CAROM_RESOLUTION_NO_DIRECTION}, {good, CAROM_RESOLUTION_NO_DIRECTION},
      {good, CAROM_RESOLUTION_IMMOVABLE},    {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
      {good, CAROM_RESOLUTION_UNUSABLE},     {good, CAROM_RESOLUTION_UNUSABLE},
  };
  rows[0].contact.velocity_b.x = 2; /* parting */
  rows[1].contact.velocity_b.x = 1; /* side by side */
  rows[2].contact.d.x = 0;
  rows[3].contact.d.x = 1e-200; /* its square underflows */
  rows[4].contact.mass_a_kg = rows[4].contact.mass_b_kg = INFINITY;
  rows[5].contact.mass_a_kg = 0;
  rows[6].contact.mass_b_kg = NAN;
  rows[7].contact.velocity_a.y = NAN;
  rows[8].contact.d.y = INFINITY;
  rows[9].contact.restitution = -0.1;
  rows[10].contact.tangential_factor = 1.1;
  rows[11].contact.restitution = INFINITY;
  rows[12].contact.restitution = NAN;
  rows[13].contact.tangential_factor = NAN;
  rows[14].contact.tangential_factor = -0.1;
  rows[15].contact.velocity_b.x = -INFINITY;
  rows[16].contact.mass_a_kg = -1;
  rows[17].contact.d.x = 1e160; /* its square overflows */
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromOutcome v;
    g_test_message("row %u", i);
    g_assert_cmpint(carom_resolver_resolve(data, &rows[i].contact, &v), ==, rows[i].resolution);
    g_assert_cmpmem(&v.velocity_a, sizeof v.velocity_a, &rows[i].contact.velocity_a,
                    sizeof v.velocity_a);
    g_assert_cmpmem(&v.velocity_b, sizeof v.velocity_b, &rows[i].contact.velocity_b,
                    sizeof v.velocity_b);
  }
}

/* The ends of what is allowed, and −0, which is a 0. */
static void test_accepts(gconstpointer data) {
  const CaromContact good = {1, 2, {1, 0}, {-1, 0}, {1, 0}, 1, 1};
  CaromContact rows[] = {good, good, good, good, good, good, good, good};
  rows[0].restitution = 0;
  rows[1].restitution = -0.0;
  rows[2].tangential_factor = 0;
  rows[3].tangential_factor = -0.0;
  rows[4].mass_a_kg = INFINITY;
  rows[5].mass_b_kg = INFINITY;
  rows[6].d.x = 1.5e-154; /* its square is just a normal number */
  rows[7].d.x = 1.3e154;  /* its square is just finite */
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_test_message("row %u", i);
    CaromOutcome v = resolve(data, &rows[i]);
    double approach = rows[i].velocity_a.x - rows[i].velocity_b.x;
    double parting = v.velocity_b.x - v.velocity_a.x;
    g_assert_cmpfloat_with_epsilon(parting, rows[i].restitution * approach, TOLERANCE);
  }
}

static void test_immovable_is_untouched(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(20240304);
  for (int i = 0; i < 1000; i++) {
    CaromContact c = random_contact(random);
    c.mass_b_kg = INFINITY;
    c.mass_a_kg = 1;
    CaromOutcome v = resolve(data, &c);
    g_assert_cmpmem(&v.velocity_b, sizeof v.velocity_b, &c.velocity_b, sizeof c.velocity_b);
  }
}

/* A wall is the limit of a heavier and heavier disc. */
static void test_wall_is_the_limit(gconstpointer data) {
  CaromContact wall = {1, INFINITY, {3, -4}, {0.5, 1}, {0.6, -0.8}, 0.7, 1};
  CaromContact heavy = wall;
  heavy.mass_b_kg = 1e12;
  CaromOutcome v = resolve(data, &wall), w = resolve(data, &heavy);
  /* The heavy body takes up a fraction m_a/m_b = 1e-12 of twice the speed of approach. */
  g_assert_cmpfloat(distance(v.velocity_a, w.velocity_a), <=, 2e-12 * 10);
  g_assert_cmpfloat(distance(v.velocity_a, w.velocity_a), >, 0);
}

static void test_disagreement(void) {
  CaromContact parting = {1, 1, {-1, 0}, {1, 0}, {1, 0}, 1, 1};
  g_assert_cmpfloat(carom_resolvers_disagreement(&parting), ==, 0);
  g_autoptr(GRand) random = g_rand_new_with_seed(20240305);
  double worst = 0;
  for (int i = 0; i < 1000; i++) {
    CaromContact c = random_contact(random);
    worst = MAX(worst, carom_resolvers_disagreement(&c));
  }
  /* They share no algebra, so over a thousand contacts they round differently somewhere. */
  g_assert_cmpfloat(worst, >, 0);
  g_assert_cmpfloat(worst, <=, 64);
}

/* Bodies that come to rest, along any line: what remains of their speeds is rounding alone. */
static void test_disagreement_at_rest(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(20240306);
  for (int i = 0; i < 1000; i++) {
    CaromContact c = random_contact(random);
    c.mass_a_kg = uniform(random, 1, 10);
    c.mass_b_kg = i % 2 ? INFINITY : uniform(random, 1, 10);
    c.velocity_a = c.d;
    c.velocity_b = carom_vec2_scale(c.d, -c.mass_a_kg / c.mass_b_kg);
    c.restitution = 0;
    CaromOutcome v = resolve(carom_resolvers(NULL)[0], &c);
    g_assert_cmpfloat(speeds(v), <=, TOLERANCE * carom_contact_speed_scale(&c, &v));
    g_assert_cmpfloat(carom_resolvers_disagreement(&c), <=, 64);
  }
}

static void test_list(void) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  g_assert_cmpuint(n, >=, 3);
  for (guint i = 0; i < n; i++)
    g_assert_true(carom_resolver_by_id(resolvers[i]->part.id) == resolvers[i]);
  g_assert_null(carom_resolver_by_id("no such resolver"));
}

/* ---- Tables ---- */

static void test_table(void) {
  CaromResolverTable table = {0};
  guint n;
  carom_resolver_table_add(&table, &carom_resolver_impulse);
  carom_resolver_table_add(&table, &carom_resolver_rotation);
  const CaromResolver *const *resolvers = carom_resolver_table_get(&table, &n);
  g_assert_cmpuint(n, ==, 2);
  g_assert_true(resolvers[0] == &carom_resolver_impulse);
  g_assert_true(resolvers[1] == &carom_resolver_rotation);
}

static void add_late(void) {
  static CaromResolverTable table;
  carom_resolver_table_get(&table, NULL);
  carom_resolver_table_add(&table, &carom_resolver_impulse);
}

static void add_twice(void) {
  static CaromResolverTable table;
  carom_resolver_table_add(&table, &carom_resolver_impulse);
  carom_resolver_table_add(&table, &carom_resolver_impulse);
}

static void add_too_many(void) {
  static CaromResolverTable table;
  static CaromResolver resolvers[CAROM_RESOLVER_TABLE_MAX + 1];
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    resolvers[i].part.id = g_strdup_printf("resolver-%u", i);
    carom_resolver_table_add(&table, &resolvers[i]);
  }
}

/* Programming errors, which are reported when the program starts. */
static void test_table_refuses(void) {
  static const struct {
    void (*add)(void);
    const char *message;
  } rows[] = {{add_late, "*in use*"}, {add_twice, "*two*"}, {add_too_many, "*does not fit*"}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *path = g_strdup_printf("/resolver/table/refuses/subprocess/%u", i);
    g_test_trap_subprocess(path, 0, 0);
    g_test_trap_assert_failed();
    g_test_trap_assert_stderr(rows[i].message);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/resolver/list", test_list);
  g_test_add_func("/resolver/table/order", test_table);
  g_test_add_func("/resolver/table/refuses", test_table_refuses);
  g_test_add_func("/resolver/table/refuses/subprocess/0", add_late);
  g_test_add_func("/resolver/table/refuses/subprocess/1", add_twice);
  g_test_add_func("/resolver/table/refuses/subprocess/2", add_too_many);
  g_test_add_func("/resolver/agreement", test_agreement);
  g_test_add_func("/resolver/disagreement", test_disagreement);
  g_test_add_func("/resolver/disagreement-at-rest", test_disagreement_at_rest);
  test_add_for_resolvers("resolver/conserves-momentum-and-energy", test_conservation);
  test_add_for_resolvers("resolver/symmetry", test_symmetry);
  test_add_for_resolvers("resolver/friction", test_friction);
  test_add_for_resolvers("resolver/known-results", test_known);
  test_add_for_resolvers("resolver/impulse-handed-over", test_impulse_handed_over);
  test_add_for_resolvers("resolver/accepts", test_accepts);
  test_add_for_resolvers("resolver/rejects", test_rejects);
  test_add_for_resolvers("resolver/leaves-the-immovable-alone", test_immovable_is_untouched);
  test_add_for_resolvers("resolver/wall-is-the-limit", test_wall_is_the_limit);
  return g_test_run();
}
