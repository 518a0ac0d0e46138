/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* When discs in flight meet: closed forms, and fine steps in time. */
#include "carom-flight.h"

#include <float.h>

/* ---- Steps in time, for comparison ---- */

static double distance_to_wall(const CaromFlight *flight, CaromVec2 gravity, double t,
                               const CaromWall *wall) {
  CaromVec2 at = carom_flight_position_at(flight, gravity, t);
  CaromVec2 away = carom_vec2_sub(at, carom_wall_foot(wall, at).nearest);
  return hypot(away.x, away.y) - flight->radius;
}

static double distance_of(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity, double t) {
  CaromVec2 one = carom_flight_position_at(a, a->pinned ? carom_vec2(0, 0) : gravity, t);
  CaromVec2 other = carom_flight_position_at(b, b->pinned ? carom_vec2(0, 0) : gravity, t);
  return hypot(other.x - one.x, other.y - one.y) - a->radius - b->radius;
}

typedef struct {
  const CaromFlight *a, *b;
  const CaromWall *wall; /* (nullable): instead of b */
  CaromVec2 gravity;
} Pair;

static double gap(const Pair *pair, double t) {
  return pair->wall ? distance_to_wall(pair->a, pair->gravity, t, pair->wall)
                    : distance_of(pair->a, pair->b, pair->gravity, t);
}

/* Asserts that they meet no sooner than in the first step that ends in an overlap, and at a gap of
 * 0; or that there is no such step. */
static void assert_first(const Pair *pair, double found_s, double until_s) {
  guint n_steps = 4000;
  for (guint k = 1; k <= n_steps; k++) {
    double t = until_s * k / n_steps;
    if (t < found_s)
      g_assert_cmpfloat(gap(pair, t), >=, -1e-9);
  }
  if (found_s < until_s) {
    g_assert_cmpfloat(fabs(gap(pair, found_s)), <=, 1e-9);
    g_assert_cmpfloat(gap(pair, found_s + 1e-6), <=, 1e-9);
  }
}

/* ---- At random ---- */

#define UNTIL_S 3.0

static CaromFlight random_flight(GRand *random) {
  return (CaromFlight){
      .position = {g_rand_double_range(random, -4, 4), g_rand_double_range(random, -4, 4)},
      .velocity = {g_rand_double_range(random, -5, 5), g_rand_double_range(random, -5, 5)},
      .radius = g_rand_double_range(random, 0.05, 1),
      .mass_kg = 1,
  };
}

static CaromVec2 random_gravity(GRand *random) {
  double g = g_rand_boolean(random) ? 9.81 : 0, angle_rad = g_rand_double_range(random, 0, 6.28);
  return carom_vec2(g * cos(angle_rad), g * sin(angle_rad));
}

/* Discs, free and pinned, at rest or moving. */
static void test_random_discs(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(21);
  guint n_met = 0;
  for (int round = 0; round < 2000; round++) {
    CaromFlight a = random_flight(random), b = random_flight(random);
    a.pinned = round % 3 == 1;
    b.pinned = round % 3 == 2;
    if (round % 2)
      (b.pinned ? &b : &a)->velocity = carom_vec2(0, 0);
    Pair pair = {&a, &b, NULL, random_gravity(random)};
    if (gap(&pair, 0) < 1e-3)
      continue;
    double found_s = carom_flight_meet_disc(&a, &b, pair.gravity);
    found_s = found_s < INFINITY ? found_s : INFINITY; /* NAN is never, too */
    assert_first(&pair, found_s, UNTIL_S);
    double mirrored_s = carom_flight_meet_disc(&b, &a, pair.gravity);
    g_assert_true(!(found_s < INFINITY) ? !(mirrored_s < INFINITY)
                                        : fabs(mirrored_s - found_s) <= 1e-12);
    n_met += found_s < UNTIL_S;
  }
  g_assert_cmpuint(n_met, >, 200);
}

static void test_random_walls(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(22);
  guint n_met = 0, n_ends = 0;
  for (int round = 0; round < 2000; round++) {
    CaromFlight flight = random_flight(random);
    CaromVec2 p1 = random_flight(random).position, p2 = random_flight(random).position;
    CaromWall wall = carom_wall_default(p1, p2);
    Pair pair = {&flight, NULL, &wall, random_gravity(random)};
    if (gap(&pair, 0) < 1e-3)
      continue;
    double found_s =
        carom_flight_meet_wall(&flight, &wall, carom_wall_normal(&wall), pair.gravity, INFINITY);
    assert_first(&pair, found_s, UNTIL_S);
    /* Asking for contacts before another time gives the same contact, or none so early. */
    double before_s = g_rand_double_range(random, 0, UNTIL_S);
    double asked_s =
        carom_flight_meet_wall(&flight, &wall, carom_wall_normal(&wall), pair.gravity, before_s);
    g_assert_true(found_s < before_s ? asked_s == found_s : asked_s >= before_s);
    if (found_s < UNTIL_S) {
      CaromVec2 at = carom_flight_position_at(&flight, pair.gravity, found_s);
      n_ends += !carom_wall_foot(&wall, at).between_ends;
      n_met++;
    }
  }
  g_assert_cmpuint(n_met, >, 200);
  g_assert_cmpuint(n_ends, >, 50);
}

/* ---- Closed forms ---- */

static CaromFlight disc(double x, double y, double vx, double vy) {
  return (CaromFlight){.position = {x, y}, .velocity = {vx, vy}, .radius = 1, .mass_kg = 1};
}

static void assert_meets(CaromFlight flight, CaromWall wall, CaromVec2 gravity, double expected_s) {
  double found_s =
      carom_flight_meet_wall(&flight, &wall, carom_wall_normal(&wall), gravity, INFINITY);
  if (isinf(expected_s))
    g_assert_cmpfloat(found_s, ==, INFINITY);
  else
    g_assert_cmpfloat(fabs(found_s - expected_s), <=, 1e-12 * (1 + expected_s));
}

static void test_wall_forms(void) {
  CaromVec2 none = {0, 0}, down = {0, -10};
  CaromWall wall = carom_wall_default(carom_vec2(-5, 0), carom_vec2(5, 0));
  assert_meets(disc(0, 3, 0, -2), wall, none, 1);
  assert_meets(disc(0, -3, 0, 2), wall, none, 1);
  assert_meets(disc(0, 3, 0, 2), wall, none, INFINITY);
  assert_meets(disc(0, 3, 2, 0), wall, none, INFINITY);
  assert_meets(disc(0, 6, 0, 0), wall, down, 1);
  assert_meets(disc(0, 1, 0, 4), wall, down, 0.8); /* from the floor and back */
  assert_meets(disc(0, -1, 0, 1), wall, down, 0);  /* against its other side */
  assert_meets(disc(0, -1, 0, -1), wall, down, INFINITY);
  assert_meets(disc(0, -5, 0, 10), wall, down, 1 - sqrt(0.2));
  assert_meets(disc(8, 0, -1, 0), wall, none, 2);                /* head on to its end */
  assert_meets(disc(8, 0.6, -1, 0), wall, none, 3 - 0.8);        /* off its middle */
  assert_meets(disc(5, 3, 0, -1), wall, none, 2);                /* just on its end */
  assert_meets(disc(5 + 1e-6, 3, 0, -1), wall, none, 2 + 5e-13); /* just off it */
  assert_meets(disc(5.6, 3, 0, -1), wall, none, 3 - 0.8);
  assert_meets(disc(6 - 1e-9, 3, 0, -1), wall, none, 3 - sqrt(1 - pow(1 - 1e-9, 2)));
  assert_meets(disc(6, 3, 0, -1), wall, none, INFINITY); /* touches in passing */
  assert_meets(disc(6 + 1e-9, 3, 0, -1), wall, none, INFINITY);
}

/* A centre on the wall itself counts as on its left; under gravity as above it, whichever way the
 * wall runs. What turns round while it touches is given the patience to gain speed. */
static void test_on_wall(void) {
  CaromVec2 none = {0, 0};
  CaromWall wall = carom_wall_default(carom_vec2(-5, 0), carom_vec2(5, 0));
  assert_meets(disc(0, 0, 0, -1), wall, none, 0);
  assert_meets(disc(0, 0, 0, 1), wall, none, INFINITY);
  assert_meets(disc(0, 0, 1, 0), wall, none, INFINITY);
  CaromVec2 gravities[] = {{0, -10}, {0, 10}};
  for (guint i = 0; i < G_N_ELEMENTS(gravities); i++) {
    double down = gravities[i].y / 10;
    assert_meets(disc(0, 0, 0, 0), wall, gravities[i], CAROM_FLIGHT_PATIENCE_S);
    assert_meets(disc(0, 0, 0, down), wall, gravities[i], 0);
    assert_meets(disc(0, -1e-12 * down, 0, 0), wall, gravities[i], CAROM_FLIGHT_PATIENCE_S);
    assert_meets(disc(0, 0.5 * down, 0, 0), wall, gravities[i], INFINITY); /* hangs below it */
  }
}

/* Straight onto the very end of a wall, in any direction: rounding may put the disc slightly beyond
 * it, but not through it. */
static void test_onto_the_end(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(22);
  CaromVec2 none = {0, 0};
  for (guint i = 0; i < 20000; i++) {
    CaromVec2 p1 = {g_rand_double_range(random, -9, 9), g_rand_double_range(random, -9, 9)};
    CaromVec2 p2 = {g_rand_double_range(random, -9, 9), g_rand_double_range(random, -9, 9)};
    CaromWall wall = carom_wall_default(p1, p2);
    CaromVec2 n = carom_wall_normal(&wall);
    CaromVec2 from = carom_vec2_add_scaled(i % 2 ? p1 : p2, n, i % 4 < 2 ? 3 : -3);
    CaromVec2 v = carom_vec2_scale(n, i % 4 < 2 ? -1 : 1);
    double found_s = carom_flight_meet_wall(
        &(CaromFlight){.position = from, .velocity = v, .radius = 1}, &wall, n, none, INFINITY);
    g_assert_cmpfloat(fabs(found_s - 2), <=, 1e-6); /* beside the end the gap closes as a root */
  }
}

/* A disc in a wall that rises out of it comes to touch the wall's end while it is over the wall's
 * length. The end is no nearer than the wall there, so that is no contact; but off the end it is.
 */
static void test_end_below(void) {
  CaromVec2 none = {0, 0};
  CaromWall wall = carom_wall_default(carom_vec2(-5, 0), carom_vec2(5, 0));
  for (int sign = -1; sign <= 1; sign += 2) {
    assert_meets(disc(3 * sign, 0.5, sign, 0.1), wall, none, INFINITY);
    assert_meets(disc(7 * sign, 0, -sign, 0), wall, none, 1);
  }
}

/* A parabola that rises beyond the wall's end, and comes down on its other side. */
static void test_over_the_end(void) {
  CaromWall wall = carom_wall_default(carom_vec2(-5, 0), carom_vec2(5, 0));
  CaromFlight flight = disc(12, -4, -5, 15);
  CaromVec2 gravity = {0, -10};
  double expected_s = (15 + sqrt(225 - 20 * 5)) / 10; /* −4 + 15 t − 5 t² = 1, the second time */
  g_assert_cmpfloat(fabs(carom_flight_position_at(&flight, gravity, expected_s).x), <, 5);
  assert_meets(flight, wall, gravity, expected_s);
  flight.velocity.x = -1; /* and one that comes down beyond it */
  assert_meets(flight, wall, gravity, INFINITY);
}

/* Under gravity, above a pinned disc, which lies still, or falls away at the speed of 1. */
static void test_pinned_forms(void) {
  CaromVec2 down = {0, -10};
  CaromFlight a = disc(0, 7, 0, 0), b = disc(0, 0, 0, 0);
  b.pinned = TRUE;
  g_assert_cmpfloat(fabs(carom_flight_meet_disc(&a, &b, down) - 1), <=, 1e-12);
  b.velocity.y = -1;
  g_assert_cmpfloat(fabs(carom_flight_meet_disc(&a, &b, down) - (1 + sqrt(101)) / 10), <=, 1e-12);
  a.pinned = TRUE;
  g_assert_cmpfloat(carom_flight_meet_disc(&a, &b, down), ==, INFINITY);
}

/* Flights that began at other times are the same flights. */
static void test_begun_earlier(void) {
  CaromVec2 down = {0, -10};
  CaromFlight a = disc(0, 0, 1, 5), b = disc(6, 1, -1, 5);
  double expected_s = carom_flight_meet_disc(&a, &b, down);
  b.position = carom_flight_position_at(&b, down, 0.7);
  b.velocity = carom_flight_velocity_at(&b, down, 0.7);
  b.time_s = 0.7;
  g_assert_cmpfloat(fabs(carom_flight_meet_disc(&a, &b, down) - expected_s), <=, 1e-14);
  g_assert_cmpfloat(fabs(expected_s - (6 - sqrt(3)) / 2), <=, 1e-14);
}

/* ---- Small numbers ---- */

/* In other units, by powers of two, the time is the same to the last bit, down to speeds and
 * lengths whose squares are no doubles any more. */
static void test_small(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(300);
  guint n_hits = 0;
  for (guint i = 0; i < 2000; i++) {
    CaromVec2 d = {g_rand_double_range(random, 1, 3), g_rand_double_range(random, -1, 1)};
    CaromVec2 v = {g_rand_double_range(random, -5, 1), g_rand_double_range(random, -1, 1)};
    double reach = g_rand_double_range(random, 0.1, 1);
    double t = carom_flight_meet_straight(d, v, reach);
    n_hits += t < INFINITY;
    for (int speed = 0; speed <= 960; speed += 40)
      for (int length = 0; length <= 480; length += 120) {
        CaromVec2 d2 = carom_vec2(ldexp(d.x, -length), ldexp(d.y, -length));
        CaromVec2 v2 = carom_vec2(ldexp(v.x, -speed), ldexp(v.y, -speed));
        double t2 = carom_flight_meet_straight(d2, v2, ldexp(reach, -length));
        g_assert_true(t < INFINITY ? t2 == ldexp(t, speed - length) : !(t2 < INFINITY));
      }
  }
  g_assert_cmpuint(n_hits, >, 200);
  g_assert_false(carom_flight_meet_straight(carom_vec2(1, 0), carom_vec2(0, 0), 0.5) < INFINITY);
}

/* Along a long wall almost exactly: after so long a way its distance from the wall's line is known
 * to a rounding of the way, and the meeting with its far end is found all the same, whatever is
 * asked for. */
static void test_far_end(void) {
  CaromFlight flight = {.time_s = 0.0011248078644757603,
                        .position = {-1.7893878177054622e-09, -6.8306755662109848e-09},
                        .velocity = {2.0437352311261489e-08, -8.0798585549734538e-09},
                        .radius = 8.0257416825204814e-09};
  CaromWall wall = carom_wall_default(carom_vec2(1.3350517832080202e-09, 1.0723430899099214e-09),
                                      carom_vec2(232.61691423357169, -91.964542953231444));
  CaromVec2 left = carom_wall_normal(&wall), gravity = carom_vec2(0, 0);
  double meets_s = carom_flight_meet_wall(&flight, &wall, left, gravity, INFINITY);
  g_assert_cmpfloat(meets_s, <, 11381956435);
  g_assert_cmpfloat(carom_flight_meet_wall(&flight, &wall, left, gravity, 11381956435.477509), ==,
                    meets_s);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/flight/random-discs", test_random_discs);
  g_test_add_func("/flight/random-walls", test_random_walls);
  g_test_add_func("/flight/wall-forms", test_wall_forms);
  g_test_add_func("/flight/on-wall", test_on_wall);
  g_test_add_func("/flight/onto-the-end", test_onto_the_end);
  g_test_add_func("/flight/end-below", test_end_below);
  g_test_add_func("/flight/over-the-end", test_over_the_end);
  g_test_add_func("/flight/pinned-forms", test_pinned_forms);
  g_test_add_func("/flight/begun-earlier", test_begun_earlier);
  g_test_add_func("/flight/far-end", test_far_end);
  g_test_add_func("/flight/small", test_small);
  return g_test_run();
}
