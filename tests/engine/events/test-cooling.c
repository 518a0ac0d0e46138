/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Homogeneous cooling: a gas of discs that lose energy at their contacts, against the law of P. K.
 * Haff, "Grain flow as a fluid-mechanical phenomenon", Journal of Fluid Mechanics 134, 1983:
 * T = T₀ / (1 + t/τ)², until clusters form. It knows nothing of how contacts are found. */
#include "events-test.h"

#define N_DISCS     1000
#define RADIUS      0.5
#define WIDTH       112.0 /* a tenth of the space is filled, as centres have it */
#define RESTITUTION 0.9

/* Two independent numbers of the normal distribution (Box and Muller). */
static CaromVec2 normal_deviates(GRand *random) {
  double r = sqrt(-2 * log(1 - g_rand_double(random)));
  double angle_rad = 2 * G_PI * g_rand_double(random);
  return carom_vec2(r * cos(angle_rad), r * sin(angle_rad));
}

static CaromScene *gas_scene(guint32 seed) {
  g_autoptr(GRand) random = g_rand_new_with_seed(seed);
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, WIDTH, WIDTH);
  guint columns = 32;
  double spacing = (WIDTH - 2) / columns;
  for (guint i = 0; i < N_DISCS; i++) {
    CaromVec2 v = normal_deviates(random);
    test_add_disc(scene, 1 + spacing * (0.5 + i % columns),
                  1 + spacing * (0.5 + (double)(i / columns)), v.x, v.y, RADIUS, 1);
  }
  return scene;
}

/* Enskog's rate of contacts of a disc at T = ½ ⟨v²⟩: 2 σ n χ √(π T), with the pair distribution at
 * contact χ of D. Henderson (Molecular Physics 30, 1975). Beside a wall there are no partners on
 * one side: of all pairs of places in a square that are σ apart, 1 − 4 σ/(π w) + σ²/(π w²) are in
 * it. Each contact takes (1 − e²) T of two on average, so T falls at (1 − e²) T/2 times that rate.
 */
static double cooling_time_s(double temperature) {
  double sigma = 2 * RADIUS, width = WIDTH - sigma, area = width * width;
  double inside = 1 - (4 - sigma / width) * sigma / (G_PI * width);
  double fraction = N_DISCS * G_PI * RADIUS * RADIUS / area;
  double chi = (1 - 7 * fraction / 16) / ((1 - fraction) * (1 - fraction));
  double rate = inside * 2 * sigma * (N_DISCS / area) * chi * sqrt(G_PI * temperature);
  return 4 / ((1 - RESTITUTION * RESTITUTION) * rate);
}

/* The gas mixes without loss first. Then it cools, to a ninth of its temperature. */
static void test_haff(void) {
  enum { N_GASES = 12, N_TIMES = 4 };
  const CaromResolver *resolver = carom_method_option_defaults().resolver;
  CaromMethod method = test_events_method(resolver);
  double sum = 0;
  for (guint gas = 0; gas < N_GASES; gas++) {
    g_autoptr(CaromScene) scene = gas_scene(gas);
    scene->dt_s = 1;
    g_autoptr(CaromRun) mixed = test_run(scene, method, 30);
    g_autoptr(CaromScene) cold = carom_run_make_scene(mixed);
    cold->restitution = RESTITUTION;
    double start_j = mixed->now.totals.kinetic_energy_j, tau_s = cooling_time_s(start_j / N_DISCS);
    cold->dt_s = tau_s / 2;
    g_autoptr(CaromRun) run = carom_run_new(cold, &method);
    for (guint k = 1; k <= N_TIMES; k++) {
      g_assert_true(carom_run_frame(run, NULL));
      carom_run_measure(run);
      double measured = 0.5 * k / (sqrt(start_j / run->now.totals.kinetic_energy_j) - 1);
      g_test_message("gas %u, t = %g τ: τ measured / calculated = %.4f", gas, 0.5 * k, measured);
      sum += k == N_TIMES ? measured : 0;
    }
    g_assert_cmpuint(run->now.books.settled, ==, 0);
  }
  g_assert_cmpfloat_with_epsilon(sum / N_GASES, 1, 0.03);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  g_test_add_func("/cooling/haff", test_haff);
  return g_test_run();
}
