/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The books of one contact: conservation, the energy lost, restitution and impulse, over contacts
 * of all kinds and every resolver; and the numbers of the texts. */
#include "carom-balance.h"
#include "resolvers-test.h"

#include <float.h>

#define N_CONTACTS 50000
/* The tolerance for rounding, relative to the scale given with each use; the same as for the
 * resolvers. */
#define TOLERANCE (64 * DBL_EPSILON)

static CaromContactRecord record_of(const CaromResolver *resolver, const CaromContact *c) {
  CaromContactRecord record = {.a = 0, .b = 1, .wall = -1, .contact = *c, .cluster_size = 1};
  g_assert_cmpint(carom_resolver_resolve(resolver, c, &record.outcome), ==,
                  CAROM_RESOLUTION_RESOLVED);
  record.impulse = carom_contact_impulse(c, &record.outcome);
  return record;
}

static CaromVec2 random_vector(GRand *random, double length) {
  double x = g_rand_double_range(random, -length, length);
  return carom_vec2(x, g_rand_double_range(random, -length, length));
}

/* Masses within a thousand of each other, so that no energy is lost in another's rounding; every
 * third contact beside an immovable body, on either side, with or without a velocity. */
static CaromContact random_contact(GRand *random, guint i) {
  for (;;) {
    CaromContact c = {
        .mass_a_kg = pow(10, g_rand_double_range(random, -1.5, 1.5)),
        .mass_b_kg = pow(10, g_rand_double_range(random, -1.5, 1.5)),
        .velocity_a = random_vector(random, 10),
        .velocity_b = random_vector(random, 10),
        .d = random_vector(random, 3),
        .restitution = g_rand_double_range(random, 0, 2),
        .tangential_factor = i % 2 ? 1 : g_rand_double_range(random, 0, 1),
    };
    if (i % 3 == 0)
      *(i % 4 < 2 ? &c.mass_a_kg : &c.mass_b_kg) = INFINITY;
    if (i % 3 == 0 && i % 5 == 0)
      *(i % 4 < 2 ? &c.velocity_a : &c.velocity_b) = carom_vec2(0, 0);
    double closing = carom_vec2_dot(carom_vec2_sub(c.velocity_a, c.velocity_b), c.d);
    /* Grazing pairs approach so slowly that a ratio of their speeds is mostly rounding. */
    if (closing > 0.01 * carom_vec2_length(c.d))
      return c;
  }
}

typedef void (*CheckFunc)(const CaromContactRecord *record, const CaromBalance *balance);

static void check_contacts(const CaromResolver *resolver, CheckFunc check) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = random_contact(random, i);
    CaromContactRecord record = record_of(resolver, &c);
    CaromBalance balance = carom_balance_of(&record);
    check(&record, &balance);
  }
}

static double length_of_change(const CaromVec2 sides[2]) {
  return carom_vec2_distance(sides[CAROM_AFTER], sides[CAROM_BEFORE]);
}

static double momentum_scale(const CaromBalance *balance) {
  double scale = 0;
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    scale +=
        carom_vec2_length(balance->a.momentum[side]) + carom_vec2_length(balance->b.momentum[side]);
  return scale;
}

static void check_sums(const CaromContactRecord *record, const CaromBalance *balance) {
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++) {
    CaromVec2 p = carom_vec2_add(balance->a.momentum[side], balance->b.momentum[side]);
    g_assert_cmpfloat(p.x, ==, balance->sums[side].momentum.x);
    g_assert_cmpfloat(p.y, ==, balance->sums[side].momentum.y);
    g_assert_cmpfloat(balance->a.energy_j[side] + balance->b.energy_j[side], ==,
                      balance->sums[side].energy_j);
  }
}

static void check_immovable(const CaromParty *party, double mass_kg) {
  g_assert_cmpint(party->immovable, ==, isinf(mass_kg) != 0);
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER && party->immovable; side++) {
    g_assert_cmpfloat(carom_vec2_length(party->momentum[side]), ==, 0);
    g_assert_cmpfloat(party->energy_j[side], ==, 0);
  }
  g_assert_true(!party->immovable || length_of_change(party->velocity) == 0);
}

/* Σp is kept where both can move; beside an immovable body it changes by what that gave. */
static void check_momentum(const CaromContactRecord *record, const CaromBalance *balance) {
  check_sums(record, balance);
  check_immovable(&balance->a, record->contact.mass_a_kg);
  check_immovable(&balance->b, record->contact.mass_b_kg);
  double given =
      balance->a.immovable || balance->b.immovable ? carom_vec2_length(record->impulse) : 0;
  double change = carom_vec2_distance(balance->sums[CAROM_AFTER].momentum,
                                      balance->sums[CAROM_BEFORE].momentum);
  g_assert_cmpfloat_with_epsilon(change, given, TOLERANCE * momentum_scale(balance));
}

/* ½ μ (1 − e²) w² + ½ μ (1 − f²) w_t² is lost; besides, an immovable body that moves does
 * work: what it gives times its velocity. */
static void check_energy(const CaromContactRecord *record, const CaromBalance *balance) {
  const CaromContact *c = &record->contact;
  double e = c->restitution, f = c->tangential_factor;
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  CaromVec2 du = carom_vec2_sub(c->velocity_b, c->velocity_a);
  double normal = carom_vec2_dot(du, n), tangential = du.x * -n.y + du.y * n.x;
  double loss = 0.5 * reduced_mass_kg *
                ((1 - e * e) * normal * normal + (1 - f * f) * tangential * tangential);
  double work = balance->b.immovable   ? carom_vec2_dot(record->impulse, c->velocity_b)
                : balance->a.immovable ? -carom_vec2_dot(record->impulse, c->velocity_a)
                                       : 0;
  double scale = balance->sums[CAROM_BEFORE].energy_j + balance->sums[CAROM_AFTER].energy_j +
                 fabs(loss) + fabs(work);
  double change_j = balance->sums[CAROM_AFTER].energy_j - balance->sums[CAROM_BEFORE].energy_j;
  g_assert_cmpfloat_with_epsilon(change_j, work - loss, TOLERANCE * scale);
  /* Every velocity that the loss is calculated from rounds by the speeds of both. */
  double speeds = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  double impulse = carom_vec2_length(record->impulse);
  g_assert_cmpfloat_with_epsilon(balance->energy_lost_j, loss,
                                 TOLERANCE * (scale + (1 + e) * impulse * speeds));
}

/* What an immovable body gives, it takes from the books of nobody else: its impulse is the change
 * of Σp, and its work less the loss that of ΣE. Seen from the body itself it does no work, and the
 * loss is the same. */
static void check_driver(const CaromContactRecord *record, const CaromBalance *balance) {
  const CaromContact *c = &record->contact;
  CaromContactBody driver = carom_contact_immovable(c);
  CaromVec2 frame = carom_contact_velocity(c, driver);
  double speeds = carom_contact_speed_scale(c, &record->outcome);
  double impulse = carom_vec2_length(record->impulse);
  if (driver == CAROM_BODY_NONE) {
    g_assert_cmpfloat(balance->driver_work_j, ==, 0);
    g_assert_cmpfloat(carom_vec2_length(balance->driver_impulse), ==, 0);
    return;
  }
  double change_j = balance->sums[CAROM_AFTER].energy_j - balance->sums[CAROM_BEFORE].energy_j;
  double scale_j =
      balance->sums[CAROM_BEFORE].energy_j + balance->sums[CAROM_AFTER].energy_j + impulse * speeds;
  CaromVec2 change =
      carom_vec2_sub(balance->sums[CAROM_AFTER].momentum, balance->sums[CAROM_BEFORE].momentum);
  g_assert_cmpfloat_with_epsilon(change_j, balance->driver_work_j - balance->energy_lost_j,
                                 TOLERANCE * scale_j);
  g_assert_cmpfloat_with_epsilon(carom_vec2_distance(change, balance->driver_impulse), 0,
                                 TOLERANCE * momentum_scale(balance));
  CaromContactRecord seen = *record;
  seen.contact.velocity_a = carom_vec2_sub(c->velocity_a, frame);
  seen.contact.velocity_b = carom_vec2_sub(c->velocity_b, frame);
  seen.outcome.velocity_a = carom_vec2_sub(record->outcome.velocity_a, frame);
  seen.outcome.velocity_b = carom_vec2_sub(record->outcome.velocity_b, frame);
  CaromBalance at_rest = carom_balance_of(&seen);
  g_assert_cmpfloat(at_rest.driver_work_j, ==, 0);
  g_assert_cmpfloat_with_epsilon(at_rest.energy_lost_j, balance->energy_lost_j,
                                 TOLERANCE * scale_j);
}

static void check_restitution(const CaromContactRecord *record, const CaromBalance *balance) {
  const CaromContact *c = &record->contact;
  double speeds = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  /* The parting speed rounds by the speeds after, the closing speed by those before. */
  double tolerance = TOLERANCE * (1 + c->restitution) * speeds / balance->closing_speed;
  g_assert_cmpfloat(balance->closing_speed, >, 0);
  g_assert_cmpfloat_with_epsilon(balance->restitution, c->restitution,
                                 tolerance * (1 + c->restitution));
  g_assert_cmpfloat_with_epsilon(balance->parting_speed, c->restitution * balance->closing_speed,
                                 TOLERANCE * (1 + c->restitution) * speeds);
}

/* The impulse on b: J = −(1 + e) μ (Δu·n), and −(1 − f) μ (Δu·t̂) along the tangent, the normal
 * turned by +90°. */
static void check_impulse(const CaromContactRecord *record, const CaromBalance *balance) {
  const CaromContact *c = &record->contact;
  CaromVec2 n = balance->normal, t = carom_vec2_perpendicular(n);
  CaromVec2 du = carom_vec2_sub(c->velocity_b, c->velocity_a);
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  double j = -(1 + c->restitution) * reduced_mass_kg * carom_vec2_dot(du, n);
  double j_t = -(1 - c->tangential_factor) * reduced_mass_kg * carom_vec2_dot(du, t);
  double scale = TOLERANCE * (momentum_scale(balance) + fabs(j));
  g_assert_cmpfloat_with_epsilon(carom_vec2_length(n), 1, 2 * DBL_EPSILON);
  g_assert_cmpfloat(balance->impulse, >, 0); /* b is pushed away, along n */
  g_assert_cmpfloat_with_epsilon(balance->impulse, j, scale);
  g_assert_cmpfloat_with_epsilon(balance->friction_impulse, j_t, scale);
}

static void test_momentum(gconstpointer resolver) {
  check_contacts(resolver, check_momentum);
}

static void test_energy(gconstpointer resolver) {
  check_contacts(resolver, check_energy);
}

static void test_driver(gconstpointer resolver) {
  check_contacts(resolver, check_driver);
}

static void test_restitution(gconstpointer resolver) {
  check_contacts(resolver, check_restitution);
}

static void test_impulse(gconstpointer resolver) {
  check_contacts(resolver, check_impulse);
}

/* ---- Numbers of the texts ---- */

static const struct {
  const char *source;
  CaromContact contact;
  double impulse, closing_speed, energy_before_j, energy_after_j;
  double tolerance; /* half a unit of the last digit given */
} known[] = {
    {"masses .5 and 1.5, e = 1 (impulse method, worked example)",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 1, 1},
     1.125,
     1.5,
     .4375,
     .4375,
     1e-15},
    {"the same, e = .5: ½ · .375 · .75 · 2.25 J are lost",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .5, 1},
     .84375,
     1.5,
     .4375,
     .12109375,
     1e-15},
    {"the same, e = 0: ½ · .375 · 2.25 J are lost",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 0, 1},
     .5625,
     1.5,
     .4375,
     .015625,
     1e-15},
    {"m 1.8 at rest, m .3 along −x, e = 0, no sticking: .15 J to .035902 J (impulse method); "
     "J = μ n_x = (.54/2.1) · .942032",
     {1.8, .3, {0, 0}, {-1, 0}, {.942032, .335522}, 0, 1},
     .242237,
     .942032,
     .15,
     .035902,
     1e-6},
    {"a wall, e = .8: ½ · .36 · 200² J lost of ½ (200² + 50²) J; J = (1 + .8) · 200",
     {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, 1},
     360,
     200,
     21250,
     14050,
     1e-9},
    {"the same with friction .5: along the wall 25 of 50 is left, ½ · (2500 − 625) J lost",
     {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, .5},
     360,
     200,
     21250,
     13112.5,
     1e-9},
    {"a pinned disc that moves: 2 m/s become 8 m/s",
     {INFINITY, 1, {3, 0}, {-2, 0}, {1, 0}, 1, 1},
     10,
     5,
     2,
     32,
     1e-13},
};

static void test_known(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(known); i++) {
    CaromContactRecord record = record_of(resolver, &known[i].contact);
    CaromBalance balance = carom_balance_of(&record);
    double tolerance = known[i].tolerance;
    g_test_message("%s", known[i].source);
    g_assert_cmpfloat_with_epsilon(balance.impulse, known[i].impulse, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.closing_speed, known[i].closing_speed, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.restitution, known[i].contact.restitution, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.sums[CAROM_BEFORE].energy_j, known[i].energy_before_j,
                                   tolerance);
    g_assert_cmpfloat_with_epsilon(balance.sums[CAROM_AFTER].energy_j, known[i].energy_after_j,
                                   tolerance);
  }
}

/* A disc of 1 kg, by hand: 2 m/s against a piston at 3 m/s leave at 8 m/s, (64 − 4) / 2 J = 10
 * kg·m/s times 3 m/s, all of it work; a piston that gives way at 1 m/s takes 1 m/s, and e = 0 loses
 * half of that in its own frame; a pinned one takes nothing. */
static void test_driven_and_pinned(gconstpointer resolver) {
  static const struct {
    CaromContact contact;
    double work_j, lost_j;
    CaromVec2 impulse;
  } rows[] = {
      {{INFINITY, 1, {3, 0}, {-2, 0}, {1, 0}, 1, 1}, 30, 0, {10, 0}},
      {{1, INFINITY, {2, 0}, {1, 0}, {1, 0}, 0, 1}, -1, 0.5, {-1, 0}},
      {{1, INFINITY, {2, 0}, {0, 0}, {1, 0}, 0.5, 1}, 0, 1.5, {-3, 0}},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromContactRecord record = record_of(resolver, &rows[i].contact);
    CaromBalance balance = carom_balance_of(&record);
    /* Small numbers, a few roundings each. */
    double tolerance = 1e-13;
    g_assert_cmpfloat_with_epsilon(balance.driver_work_j, rows[i].work_j, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.energy_lost_j, rows[i].lost_j, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.driver_impulse.x, rows[i].impulse.x, tolerance);
    g_assert_cmpfloat_with_epsilon(balance.driver_impulse.y, rows[i].impulse.y, tolerance);
  }
}

/* Three discs touch in a row, the first with speed 3: all at once −1, 2 and 2. In
 * neither of the two contacts is energy lost, though each pair's own sum changes. */
static void test_several_at_once(void) {
  CaromContactRecord rows[] = {
      {.b = 1, .contact = {1, 1, {3, 0}, {0, 0}, {1, 0}, 1, 1}, .outcome = {{-1, 0}, {2, 0}}},
      {.a = 1,
       .b = 2,
       .contact = {1, 1, {0, 0}, {0, 0}, {1, 0}, 1, 1},
       .outcome = {{2, 0}, {2, 0}}},
  };
  rows[0].impulse = carom_vec2(-4, 0);
  rows[1].impulse = carom_vec2(-2, 0);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    rows[i].cluster_size = G_N_ELEMENTS(rows);
    CaromBalance balance = carom_balance_of(&rows[i]);
    g_assert_cmpfloat(balance.energy_lost_j, ==, 0);
    g_assert_cmpfloat(balance.impulse, ==, -rows[i].impulse.x);
  }
}

/* Impulse and loss of a contact with a body up to 1e15 times heavier, either side, against the laws
 * in longer doubles: what rounds is the lighter body's momentum, whatever the other one has. */
static void test_heavy_partner(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = random_contact(random, i);
    double ratio = pow(10, g_rand_double_range(random, 0, 15));
    *(i % 2 ? &c.mass_a_kg : &c.mass_b_kg) *= ratio;
    CaromContactRecord record = record_of(data, &c);
    CaromBalance balance = carom_balance_of(&record);
    long double nx = c.d.x / hypotl(c.d.x, c.d.y), ny = c.d.y / hypotl(c.d.x, c.d.y);
    long double dx = (long double)c.velocity_b.x - c.velocity_a.x;
    long double dy = (long double)c.velocity_b.y - c.velocity_a.y;
    long double normal = dx * nx + dy * ny, tangential = dy * nx - dx * ny;
    long double e = c.restitution, f = c.tangential_factor;
    long double reduced = 1 / (1 / (long double)c.mass_a_kg + 1 / (long double)c.mass_b_kg);
    long double loss =
        0.5L * reduced * ((1 - e * e) * normal * normal + (1 - f * f) * tangential * tangential);
    double light_kg = MIN(c.mass_a_kg, c.mass_b_kg);
    /* e > 1 parts them faster than they met, and that rounds, too. */
    double speeds =
        (1 + c.restitution) * (carom_vec2_length(c.velocity_a) + carom_vec2_length(c.velocity_b));
    g_assert_cmpfloat_with_epsilon(balance.impulse, (double)(-(1 + e) * reduced * normal),
                                   TOLERANCE * light_kg * speeds);
    g_assert_cmpfloat_with_epsilon(balance.friction_impulse,
                                   (double)(-(1 - f) * reduced * tangential),
                                   TOLERANCE * light_kg * speeds);
    g_assert_cmpfloat_with_epsilon(balance.energy_lost_j, (double)loss,
                                   TOLERANCE * light_kg * speeds * speeds);
  }
}

/* Functions that take a body read and write that body and no other. */
static void test_bodies(void) {
  CaromContactRecord record = {
      .a = 3,
      .b = -1,
      .wall = 0,
      .contact = {.mass_a_kg = 2, .mass_b_kg = INFINITY, .velocity_a = {1, 2}},
      .outcome = {.velocity_a = {5, 6}, .velocity_b = {7, 8}},
  };
  const CaromContact *c = &record.contact;
  g_assert_cmpfloat(carom_contact_mass_kg(c, CAROM_BODY_A), ==, 2);
  g_assert_true(isinf(carom_contact_mass_kg(c, CAROM_BODY_B)));
  g_assert_true(carom_contact_is_movable(c, CAROM_BODY_A));
  g_assert_false(carom_contact_is_movable(c, CAROM_BODY_B));
  g_assert_cmpfloat(carom_contact_velocity(c, CAROM_BODY_A).y, ==, 2);
  g_assert_cmpfloat(carom_contact_velocity(c, CAROM_BODY_B).y, ==, 0);
  g_assert_cmpint(carom_contact_record_disc(&record, CAROM_BODY_A), ==, 3);
  g_assert_cmpint(carom_contact_record_disc(&record, CAROM_BODY_B), ==, -1);
  carom_contact_set_outcome_velocity(&record.outcome, CAROM_BODY_B, carom_vec2(9, 9));
  g_assert_cmpfloat(carom_contact_outcome_velocity(&record.outcome, CAROM_BODY_A).x, ==, 5);
  g_assert_cmpfloat(carom_contact_outcome_velocity(&record.outcome, CAROM_BODY_B).x, ==, 9);
  CaromBalance balance = {0};
  g_assert_true(carom_balance_party(&balance, CAROM_BODY_A) == &balance.a);
  g_assert_true(carom_balance_party(&balance, CAROM_BODY_B) == &balance.b);
}

/* A contact that is resolved wrongly on purpose: A turns back as if B were as heavy, and B hardly
 * moves. J is what B got, A's is its own, and the energy lost is what is missing. */
static void test_unpaired(void) {
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {2, 1, {1, 0}, {-1, 0}, {3, 0}, 1, 1},
      .outcome = {{-2, 1}, {-0.5, 0}},
      .impulse = {-0.5, 0},
      .cluster_size = 1,
  };
  CaromBalance balance = carom_balance_of(&record);
  g_assert_true(balance.is_unpaired);
  g_assert_cmpfloat(balance.impulse, ==, 0.5);
  g_assert_cmpfloat(balance.friction_impulse, ==, 0);
  g_assert_cmpfloat(balance.impulse_on_a, ==, -6);
  g_assert_cmpfloat(balance.friction_impulse_on_a, ==, 2);
  g_assert_cmpfloat(balance.energy_lost_j, ==, 1.5 - (5 + 0.125));
  /* Of several at once, the others may have done it. */
  record.cluster_size = 2;
  g_assert_false(carom_balance_of(&record).is_unpaired);
  /* One that can move, alone, gains what the wall gives. */
  record.cluster_size = 1;
  record.contact.mass_b_kg = INFINITY;
  g_assert_false(carom_balance_of(&record).is_unpaired);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_resolvers("balance/momentum", test_momentum);
  test_add_for_resolvers("balance/energy", test_energy);
  test_add_for_resolvers("balance/driver", test_driver);
  test_add_for_resolvers("balance/restitution", test_restitution);
  test_add_for_resolvers("balance/driven-and-pinned", test_driven_and_pinned);
  test_add_for_resolvers("balance/impulse", test_impulse);
  test_add_for_resolvers("balance/heavy-partner", test_heavy_partner);
  test_add_for_resolvers("balance/known-results", test_known);
  g_test_add_func("/balance/several-at-once", test_several_at_once);
  g_test_add_func("/balance/unpaired", test_unpaired);
  g_test_add_func("/balance/bodies", test_bodies);
  return g_test_run();
}
