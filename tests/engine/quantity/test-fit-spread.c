/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fit-spread: the standard errors of fits to curves of runs, against how much the slopes of
 * many such runs differ. */
#include "carom-channel.h"
#include "carom-fit.h"
#include "engine-test.h"

#define N_SEEDS 30
#define N_DISCS 16

/* The discs have forgotten the grid on which they began. */
static const double from_s = 3, to_s = 43;

/* Scales the velocities until all discs of 1 kg have so much energy, in J: with more, a gas would
 * do the same in less time. */
static void share_out(CaromScene *scene, double energy_j) {
  double sum = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 velocity = carom_scene_body(scene, i)->velocity;
    sum += carom_vec2_dot(velocity, velocity) / 2;
  }
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2_scale(body->velocity, sqrt(energy_j / sum));
  }
}

/* A gas whose discs begin in rows, with velocities as @seed has them. */
static CaromScene *make_gas(guint32 seed, double restitution) {
  CaromScene *scene = carom_scene_new();
  g_autoptr(GRand) rand = g_rand_new_with_seed(seed);
  scene->dt_s = 1.0 / 16;
  test_add_box(scene, 10, 10);
  for (guint i = 0; i < N_DISCS; i++) {
    double vx = g_rand_double_range(rand, -3, 3), vy = g_rand_double_range(rand, -3, 3);
    test_add_disc(scene, 1.5 + 2.3 * (i % 4), 1.5 + 2.3 * (i / 4), vx, vy, 0.5, 1);
  }
  share_out(scene, 3 * N_DISCS);
  carom_scene_set_restitution(scene, restitution);
  return scene;
}

static CaromFit fit_of(guint32 seed, double restitution, const char *quantity, const char *law) {
  g_autoptr(CaromScene) scene = make_gas(seed, restitution);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GArray) points = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  CaromChannel channel = {carom_quantity_by_id(quantity), 0, 0, 0};
  CaromFit fit;
  g_assert_true(carom_comparison_seek(comparison, (guint64)(to_s / scene->dt_s), NULL));
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint i = 0; i < carom_channel_length(&channel, run); i++) {
    CaromVec2 point = {carom_channel_time_s(&channel, run, i),
                       carom_channel_value(&channel, run, i)};
    if (point.x >= from_s)
      g_array_append_val(points, point);
  }
  g_assert_true(
      carom_fit(carom_fit_law_by_id(law), (const CaromVec2 *)points->data, points->len, &fit));
  return fit;
}

/* In a gas that loses nothing, contacts are as frequent at one time as at another, so the slope of
 * their rate is 0, but for chance: in mean square by as much as its standard error says. The mean
 * of so many squares scatters by √(2/30), a quarter; three of these are allowed. */
static void test_steady(void) {
  double sum = 0;
  for (guint32 seed = 1; seed <= N_SEEDS; seed++) {
    CaromFit fit = fit_of(seed, 1, "contact-rate", "line");
    sum += pow(fit.slope / fit.slope_error, 2);
  }
  double mean = sum / N_SEEDS, scatter = sqrt(2.0 / N_SEEDS);
  g_test_message("mean square, in standard errors: %.2f", mean);
  g_assert_cmpfloat(mean, >, 1 - 3 * scatter);
  g_assert_cmpfloat(mean, <, 1 + 3 * scatter);
}

/* A gas that cools does so by a power of the time, with a beginning of its own, so an exponential
 * is off it in each run alike. That is in the standard error as well, so that covers by how much
 * the slopes differ from run to run. */
static void test_cooling(void) {
  double slopes[N_SEEDS], mean = 0, squares = 0, errors = 0;
  for (guint i = 0; i < N_SEEDS; i++) {
    CaromFit fit = fit_of(i + 1, 0.98, "energy", "exponential");
    slopes[i] = fit.slope;
    mean += fit.slope / N_SEEDS;
    errors += pow(fit.slope_error, 2) / N_SEEDS;
  }
  for (guint i = 0; i < N_SEEDS; i++)
    squares += pow(slopes[i] - mean, 2) / (N_SEEDS - 1);
  g_test_message("%.4g ± %.2g a second, standard error %.2g", mean, sqrt(squares), sqrt(errors));
  g_assert_cmpfloat(mean, <, 0);
  g_assert_cmpfloat(errors, >, squares / (1 + 3 * sqrt(2.0 / N_SEEDS)));
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/fit-spread/steady", test_steady);
  g_test_add_func("/fit-spread/cooling", test_cooling);
  return g_test_run();
}
