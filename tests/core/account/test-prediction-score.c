/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Guesses of the velocities after a contact, against physics worked out by hand: what is right
 * scores as exact, and what is wrong breaks the law that it does break. */
#include "carom-prediction-score.h"
#include "carom-resolver.h"

/* Sums and products of a few numbers near 1: rounding is far below. */
#define TOLERANCE 1e-12

/* Disc A of 3 kg at 4 m/s runs into B of 1 kg, which rests. By hand: e = 1: 2 and 6 m/s; e = 0.5:
 * 2.5 and 4.5 m/s; e = 0: both 3 m/s. */
static CaromContactRecord head_on(double restitution) {
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {.mass_a_kg = 3,
                  .mass_b_kg = 1,
                  .velocity_a = {4, 0},
                  .d = {2, 0},
                  .restitution = restitution,
                  .tangential_factor = 1},
      .cluster_size = 1,
  };
  g_assert_cmpint(
      carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome), ==,
      CAROM_RESOLUTION_RESOLVED);
  return record;
}

/* Disc A of 2 kg comes down on a floor at (3, −4) m/s; e = 0.5: (3f, 2) after. */
static CaromContactRecord on_floor(double tangential_factor) {
  CaromContactRecord record = {
      .b = -1,
      .contact = {.mass_a_kg = 2,
                  .mass_b_kg = INFINITY,
                  .velocity_a = {3, -4},
                  .d = {0, -1},
                  .restitution = 0.5,
                  .tangential_factor = tangential_factor},
      .cluster_size = 1,
  };
  g_assert_cmpint(
      carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome), ==,
      CAROM_RESOLUTION_RESOLVED);
  return record;
}

static CaromPredictionScore score(CaromContactRecord record, CaromVec2 a, CaromVec2 b) {
  CaromOutcome guess = {a, b};
  return carom_prediction_score(&record, &guess);
}

static CaromPredictionScore score_x(CaromContactRecord record, double a, double b) {
  return score(record, carom_vec2(a, 0), carom_vec2(b, 0));
}

static void assert_flawless(CaromPredictionScore p) {
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_EXACT);
  g_assert_cmpfloat_with_epsilon(p.velocity_error, 0, TOLERANCE);
  g_assert_cmpfloat_with_epsilon(p.momentum_error_relative, 0, TOLERANCE);
  g_assert_cmpfloat_with_epsilon(p.energy_error_relative, 0, TOLERANCE);
  g_assert_true(p.keeps_momentum && p.has_right_energy);
  g_assert_false(p.approaches || p.turns);
}

static void test_right(void) {
  assert_flawless(score_x(head_on(1), 2, 6));
  assert_flawless(score_x(head_on(0.5), 2.5, 4.5));
  assert_flawless(score_x(head_on(0), 3, 3));
  assert_flawless(score(on_floor(1), carom_vec2(3, 2), carom_vec2(0, 0)));
  assert_flawless(score(on_floor(0.5), carom_vec2(1.5, 2), carom_vec2(0, 0)));
}

/* Bodies of equal mass that come to rest: errors are over the speeds before. */
static void test_rest(void) {
  CaromContactRecord record = head_on(0);
  record.contact.mass_a_kg = 1;
  record.contact.velocity_b = carom_vec2(-4, 0);
  record.outcome = (CaromOutcome){0};
  assert_flawless(score_x(record, 0, 0));
  CaromPredictionScore p = score_x(record, 0.4, -0.4);
  g_assert_cmpfloat_with_epsilon(p.velocity_error, 0.8 / 8, TOLERANCE);
  g_assert_true(p.keeps_momentum && p.approaches);
}

/* A common guess: the discs swap their velocities. That is right only for equal masses; here 12
 * kg·m/s become 4, and 24 J become 8. */
static void test_swapped(void) {
  CaromPredictionScore p = score_x(head_on(1), 0, 4);
  g_assert_cmpfloat_with_epsilon(p.momentum_error.x, -8, TOLERANCE);
  g_assert_false(p.keeps_momentum || p.has_more_momentum);
  g_assert_cmpfloat_with_epsilon(p.energy_error_j, -16, TOLERANCE);
  g_assert_false(p.has_right_energy);
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_OFF);

  CaromContactRecord equal = head_on(1);
  equal.contact.mass_a_kg = 1;
  equal.outcome = (CaromOutcome){{0, 0}, {4, 0}};
  assert_flawless(score_x(equal, 0, 4));
}

/* The elastic answer to an inelastic contact keeps momentum and makes energy: e = 0 leaves 18 of
 * 24 J. */
static void test_energy_from_nowhere(void) {
  CaromPredictionScore p = score_x(head_on(0), 2, 6);
  g_assert_true(p.keeps_momentum);
  g_assert_cmpfloat_with_epsilon(p.energy_error_j, 6, TOLERANCE);
  g_assert_cmpfloat_with_epsilon(p.energy_error_relative, 0.25, TOLERANCE);
  g_assert_false(p.has_right_energy);
}

/* Nothing happens: both laws are kept, and yet it is wrong. */
static void test_through(void) {
  CaromPredictionScore p = score_x(head_on(1), 4, 0);
  g_assert_true(p.keeps_momentum && p.has_right_energy && p.approaches);
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_OFF);
}

/* In the frame of the centre of mass (3 m/s), any turn of the parting velocities keeps momentum and
 * energy: only the impulse's direction tells that the discs must go back along x. */
static void test_turned(void) {
  CaromPredictionScore p = score(head_on(1), carom_vec2(3, 1), carom_vec2(3, -3));
  g_assert_true(p.keeps_momentum && p.has_right_energy && p.turns);
  g_assert_false(p.approaches);
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_OFF);
}

/* A floor takes any momentum along its normal, and, with friction, along itself. */
static void test_floor(void) {
  CaromPredictionScore p = score(on_floor(1), carom_vec2(3, 4), carom_vec2(9, 9));
  g_assert_cmpint(p.momentum_law, ==, CAROM_MOMENTUM_TANGENTIAL);
  g_assert_true(p.keeps_momentum);
  g_assert_cmpfloat_with_epsilon(p.energy_error_j, 12, TOLERANCE); /* ½ 2 (16 − 4) */
  p = score(on_floor(1), carom_vec2(2, 2), carom_vec2(0, 0));
  g_assert_cmpfloat_with_epsilon(p.momentum_error.x, -2, TOLERANCE);
  g_assert_cmpfloat_with_epsilon(p.momentum_error.y, 0, TOLERANCE);
  g_assert_false(p.keeps_momentum);
  p = score(on_floor(0.5), carom_vec2(2, 2), carom_vec2(0, 0));
  g_assert_cmpint(p.momentum_law, ==, CAROM_MOMENTUM_FREE);
  g_assert_true(p.keeps_momentum && !p.turns);
}

/* A pinned disc that moves does work: A rests, and the pinned one comes at 4 m/s; e = 1: 8 m/s. */
static void test_pinned(void) {
  CaromContactRecord record = head_on(1);
  record.contact.mass_a_kg = INFINITY;
  record.outcome = (CaromOutcome){{4, 0}, {8, 0}};
  assert_flawless(score_x(record, -1, 8));
  CaromPredictionScore p = score_x(record, 4, 4);
  g_assert_cmpfloat_with_epsilon(p.energy_error_j, 8 - 32, TOLERANCE);
}

/* Others at the same instant have a part in momentum and energy: only velocities count. */
static void test_cluster(void) {
  CaromContactRecord record = head_on(1);
  record.cluster_size = 2;
  record.outcome = (CaromOutcome){{1, 0}, {2, 0}};
  assert_flawless(score_x(record, 1, 2));
  CaromPredictionScore p = score_x(record, 1, 3);
  g_assert_cmpint(p.momentum_law, ==, CAROM_MOMENTUM_FREE);
  g_assert_true(p.keeps_momentum && p.has_right_energy && !p.has_energy_law);
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_OFF); /* 1 of 4 m/s */
}

/* B's speed is off by 0, 0.4, 1.3, 5 and 20 % of the 8 m/s of both. */
static void test_verdicts(void) {
  static const struct {
    double error;
    CaromPredictionVerdict verdict;
  } rows[] = {
      {0, CAROM_PREDICTION_VERDICT_EXACT},        {0.03, CAROM_PREDICTION_VERDICT_EXACT},
      {0.1, CAROM_PREDICTION_VERDICT_VERY_CLOSE}, {-0.4, CAROM_PREDICTION_VERDICT_CLOSE},
      {1.6, CAROM_PREDICTION_VERDICT_OFF},        {-1.6, CAROM_PREDICTION_VERDICT_OFF},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromPredictionScore p = score_x(head_on(1), 2, 6 + rows[i].error);
    g_assert_cmpint(p.verdict, ==, rows[i].verdict);
  }
}

/* A little speed of a heavy disc is a lot of momentum: it counts. */
static void test_heavy(void) {
  CaromContactRecord record = head_on(1);
  record.contact.mass_b_kg = 3000;
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  CaromVec2 a = record.outcome.velocity_a, b = record.outcome.velocity_b;
  CaromPredictionScore p = score_x(record, a.x, b.x + 0.01);
  g_assert_cmpfloat(p.velocity_error, <, CAROM_PREDICTION_EXACT);
  g_assert_false(p.keeps_momentum);
  g_assert_cmpint(p.verdict, ==, CAROM_PREDICTION_VERDICT_OFF);
}

/* Whether the discs move on through each other in a guess is decided by its closing speed, however
 * far apart the centres are: slightly more than three hundredths of the speeds is too much,
 * slightly less is not. */
static void test_closing_speed(void) {
  static const double distances[] = {1.0 / 30, 2, 30};
  for (guint i = 0; i < G_N_ELEMENTS(distances); i++) {
    CaromContactRecord record = head_on(1); /* 2 and 6 m/s after, which makes 8 */
    record.contact.d.x = distances[i];
    double limit = CAROM_PREDICTION_VERY_CLOSE * 8;
    g_assert_true(score_x(record, 3 + 1.01 * limit, 3).approaches);
    g_assert_false(score_x(record, 3 + 0.99 * limit, 3).approaches);
    g_assert_false(score_x(record, 3, 3 + 1.01 * limit).approaches); /* they part */
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/prediction/right", test_right);
  g_test_add_func("/prediction/rest", test_rest);
  g_test_add_func("/prediction/swapped", test_swapped);
  g_test_add_func("/prediction/energy-from-nowhere", test_energy_from_nowhere);
  g_test_add_func("/prediction/through", test_through);
  g_test_add_func("/prediction/closing-speed", test_closing_speed);
  g_test_add_func("/prediction/turned", test_turned);
  g_test_add_func("/prediction/floor", test_floor);
  g_test_add_func("/prediction/pinned", test_pinned);
  g_test_add_func("/prediction/cluster", test_cluster);
  g_test_add_func("/prediction/verdicts", test_verdicts);
  g_test_add_func("/prediction/heavy", test_heavy);
  return g_test_run();
}
