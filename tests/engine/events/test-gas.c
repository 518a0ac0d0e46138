/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A gas of equal elastic discs in a box: what kinetic theory says of it. */
#include "events-test.h"

#include <float.h>
#include <string.h>

#define FRACTION 0.3
#define RADIUS   1.0

/* At rest in the mean, ½ kT a degree of freedom, m = 1, kT = 1; on a lattice, with velocities that
 * are not Maxwell's yet. */
static CaromScene *gas(guint per_row, double *side) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  CaromScene *scene = carom_scene_new();
  guint n = per_row * per_row;
  *side = sqrt(n * G_PI * RADIUS * RADIUS / FRACTION);
  test_add_box(scene, *side, *side);
  for (guint i = 0; i < n; i++) {
    double angle_rad = g_rand_double_range(random, 0, 2 * G_PI);
    test_add_disc(scene, (i % per_row + 0.5) * *side / per_row,
                  (i / per_row + 0.5) * *side / per_row, M_SQRT2 * cos(angle_rad),
                  M_SQRT2 * sin(angle_rad), RADIUS, 1);
  }
  return scene;
}

static void run_frames(CaromRun *run, guint n) {
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < n; i++) {
    carom_run_frame(run, &error);
    g_assert_no_error(error);
  }
}

/* Energy and discs stay, over 100,000 contacts. */
static void test_keeps_all(gconstpointer data) {
  double side;
  g_autoptr(CaromScene) scene = gas(45, &side);
  CaromMethod method = test_events_method(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  while (run->world->books.collisions < 100000)
    run_frames(run, 60);
  carom_run_measure(run);
  g_test_message("energy error %.3g", run->now.energy_error);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
  g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
  g_assert_cmpfloat(carom_world_measure_overlaps(run->world).deepest, <=, 1e-9);
  for (guint i = 0; i < run->world->bodies.n; i++) {
    CaromVec2 at = test_position(run, i);
    double nearest = MIN(MIN(at.x, side - at.x), MIN(at.y, side - at.y));
    g_assert_cmpfloat(nearest, >=, RADIUS * (1 - 1e-9));
  }
}

/* ---- The rate of contacts ---- */

/* Contacts and discs in the middle of the box, where walls do not matter. */
typedef struct {
  const CaromRun *run;
  double low, high;
  guint64 n_contacts;
} Middle;

static gboolean is_inside(const Middle *middle, CaromVec2 at) {
  return at.x >= middle->low && at.x < middle->high && at.y >= middle->low && at.y < middle->high;
}

/* Only velocities are in a contact; the place is where the discs of the world are, at most a
 * frame's flight away, which is as often into the middle as out of it. */
static void count_contact(const CaromContactRecord *record, gpointer user_data) {
  Middle *middle = user_data;
  const CaromBodies *bodies = &middle->run->world->bodies;
  if (record->b >= 0) {
    CaromVec2 one = carom_bodies_position(bodies, record->a);
    CaromVec2 other = carom_bodies_position(bodies, (guint)record->b);
    CaromVec2 middle_of_both = carom_vec2_scale(carom_vec2_add(one, other), 0.5);
    middle->n_contacts += is_inside(middle, middle_of_both);
  }
}

/* A disc of diameter σ sweeps 2 σ ⟨|v_rel|⟩ of area a second, and in a dense gas finds χ times as
 * many centres at contact as on average (Enskog; D. Henderson, Mol. Phys. 30, 971, 1975):
 * 2 n σ χ √(π kT / m) contacts a second, since in two dimensions ⟨|v_rel|⟩ = √(π kT / m). Every
 * contact is one for two discs. */
static double enskog_rate(double density, double kt) {
  double fraction = density * G_PI * RADIUS * RADIUS;
  double chi = (1 - 7 * fraction / 16) / ((1 - fraction) * (1 - fraction));
  return 0.5 * 2 * density * 2 * RADIUS * chi * sqrt(G_PI * kt);
}

static void test_enskog(void) {
  double side;
  g_autoptr(CaromScene) scene = gas(45, &side);
  scene->dt_s = 0.1; /* a sixth of the mean free time */
  CaromMethod method = test_events_method(&carom_resolver_impulse);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  run_frames(run, 300); /* each disc has had some fifty contacts */
  Middle middle = {.run = run, .low = 0.12 * side, .high = 0.88 * side};
  carom_run_set_on_contact(run, count_contact, &middle);
  double discs = 0, fourth = 0, square = 0;
  guint n_frames = 10000;
  for (guint k = 0; k < n_frames; k++) {
    run_frames(run, 1);
    carom_run_take_back(run);
    for (guint i = 0; i < run->world->bodies.n; i++) {
      CaromVec2 v = test_velocity(run, i);
      discs += is_inside(&middle, test_position(run, i));
      square += v.x * v.x + v.y * v.y;
      fourth += v.x * v.x * v.x * v.x + v.y * v.y * v.y * v.y;
    }
  }
  double samples = 2.0 * n_frames * run->world->bodies.n;
  double kt = square / samples;
  discs /= n_frames;
  double density = discs / ((middle.high - middle.low) * (middle.high - middle.low));
  double rate = (double)middle.n_contacts / (n_frames * scene->dt_s * discs);
  double expected = enskog_rate(density, kt);
  double standard_error = 1 / sqrt((double)middle.n_contacts);
  g_test_message("%.4f contacts a second and disc, Enskog: %.4f, ratio %.4f ± %.4f; fraction %.4f; "
                 "⟨v⁴⟩ / 3⟨v²⟩² = %.4f",
                 rate, expected, rate / expected, standard_error, density * G_PI,
                 fourth / samples / (3 * kt * kt));
  g_assert_cmpfloat(3 * standard_error, <, 0.01);
  g_assert_cmpfloat(fabs(rate / expected - 1), <=, 0.01);
  /* Maxwell: ⟨v_x⁴⟩ = 3 ⟨v_x²⟩². Of some 2000 × 2000 / 3 independent velocities the ratio's
   * standard deviation is about 2e-3. */
  g_assert_cmpfloat(fabs(fourth / samples / (3 * kt * kt) - 1), <=, 0.01);
}

/* The pressure on the walls is that of the equation of state p = n kT (1 + 2 φ χ) in the middle. */
static void test_pressure(void) {
  double side;
  g_autoptr(CaromScene) scene = gas(45, &side);
  scene->dt_s = 0.5;
  CaromMethod method = test_events_method(&carom_resolver_impulse);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  run_frames(run, 60);
  Middle middle = {.run = run, .low = 0.12 * side, .high = 0.88 * side};
  double pushed = 0, discs = 0;
  guint n_frames = 400, first = carom_run_count_contacts(run);
  for (guint k = 0; k < n_frames; k++) {
    run_frames(run, 1);
    for (guint i = 0; i < run->world->bodies.n; i++)
      discs += is_inside(&middle, test_position(run, i));
  }
  for (guint k = first; k < carom_run_count_contacts(run); k++)
    if (test_contact(run, k)->wall >= 0)
      pushed += carom_vec2_length(test_contact(run, k)->impulse);
  double pressure = pushed / (n_frames * scene->dt_s * 4 * side);
  double width = middle.high - middle.low;
  double density = discs / n_frames / (width * width), fraction = density * G_PI;
  double chi = (1 - 7 * fraction / 16) / ((1 - fraction) * (1 - fraction));
  double expected = density * (1 + 2 * fraction * chi);
  g_test_message("pressure %.4f, expected %.4f", pressure, expected);
  /* From some 50,000 pushes: 3 standard errors are 1.5 %. */
  g_assert_cmpfloat(fabs(pressure / expected - 1), <=, 0.02);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  test_add_for_resolvers("gas/keeps-all", test_keeps_all);
  g_test_add_func("/gas/enskog", test_enskog);
  g_test_add_func("/gas/pressure", test_pressure);
  return g_test_run();
}
