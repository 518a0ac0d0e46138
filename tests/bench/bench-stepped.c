/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a step costs, and what it does to the energy: elastic discs in a box without gravity, with
 * Carom's stepped detection and, where they are installed, with its peers. */
#include "bench.h"
#include "stepper.h"

#include <math.h>

/* Steps before the clock starts, so that the lattice of the start is gone. */
#define WARM_UP_STEPS 200
/* The engines take turns, so that a ratio's two times come from the same conditions. The last round
 * ends with step 1,000. */
#define ROUNDS      20
#define ROUND_STEPS 40

#define MAX_STEPPERS 3

static const CaromStepper *const steppers[] = {
    &carom_stepper_carom, /* first: the others are compared with it */
#ifdef CAROM_BENCH_CHIPMUNK
    &carom_stepper_chipmunk,
#endif
#ifdef CAROM_BENCH_BOX2D
    &carom_stepper_box2d,
#endif
};
G_STATIC_ASSERT(G_N_ELEMENTS(steppers) <= MAX_STEPPERS);

typedef struct {
  CaromGasKind kind;
  gboolean with_peers;
  double target_ns; /* per disc and step; 0: none */
} Case;

static const Case cases[] = {
    {{1000, 0.3, 1}, TRUE, 12},   {{10000, 0.3, 1}, TRUE, 12}, {{100000, 0.3, 1}, FALSE, 20},
    {{10000, 0.05, 1}, FALSE, 0}, {{10000, 0.6, 1}, FALSE, 0}, {{10000, 0.3, 3}, FALSE, 0},
    {{10000, 0.3, 30}, FALSE, 0},
};

/* An engine under way. */
typedef struct {
  const CaromStepper *stepper;
  void *world;
  double start_energy_j;
  double ns[ROUNDS]; /* per disc and step */
} Entrant;

static double kinetic_energy_j(const Entrant *entrant, const CaromGas *gas) {
  double energy_j = 0;
  for (guint i = 0; i < gas->n; i++) {
    double vx, vy;
    entrant->stepper->velocity(entrant->world, i, &vx, &vy);
    energy_j += 0.5 * gas->discs[i].mass_kg * (vx * vx + vy * vy);
  }
  return energy_j;
}

static void run_steps(const Entrant *entrant, guint steps) {
  for (guint i = 0; i < steps; i++)
    entrant->stepper->step(entrant->world);
}

static void start(Entrant *entrant, const CaromStepper *stepper, const CaromGas *gas) {
  entrant->stepper = stepper;
  entrant->world = stepper->create(gas);
  entrant->start_energy_j = kinetic_energy_j(entrant, gas);
  run_steps(entrant, WARM_UP_STEPS);
}

static double time_round_ns(const Entrant *entrant, guint n) {
  double start_s = carom_bench_now_s();
  run_steps(entrant, ROUND_STEPS);
  return (carom_bench_now_s() - start_s) * 1e9 / ROUND_STEPS / n;
}

/* ---- Rows ---- */

static void report_ratio(CaromBench *bench, const Case *c, const char *scene, const Entrant *peer,
                         const Entrant *carom) {
  g_autofree char *what = g_strdup_printf("step, %s over Carom", peer->stepper->name);
  double ratios[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    ratios[i] = peer->ns[i] / carom->ns[i];
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = scene,
                             .n = c->kind.n,
                             .value = carom_bench_median(ratios, ROUNDS),
                             .unit = "times as long",
                             .goal = CAROM_BENCH_AT_LEAST,
                             .target = peer->stepper->target_ratio,
                         });
}

static void report_time(CaromBench *bench, const Case *c, const char *scene, Entrant *entrant) {
  g_autofree char *what = g_strdup_printf("step, %s", entrant->stepper->name);
  gboolean has_target = entrant->stepper == &carom_stepper_carom && c->target_ns > 0;
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = scene,
                             .n = c->kind.n,
                             .value = carom_bench_median(entrant->ns, ROUNDS),
                             .unit = "ns per disc and step",
                             .goal = has_target ? CAROM_BENCH_AT_MOST : CAROM_BENCH_NO_TARGET,
                             .target = c->target_ns,
                         });
}

static void report_energy(CaromBench *bench, const Case *c, const char *scene,
                          const Entrant *entrant, const CaromGas *gas) {
  g_autofree char *what = g_strdup_printf("energy error, %s", entrant->stepper->name);
  double change = kinetic_energy_j(entrant, gas) / entrant->start_energy_j - 1;
  gboolean is_carom = entrant->stepper == &carom_stepper_carom;
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = scene,
                             .n = c->kind.n,
                             .value = fabs(change),
                             .unit = "after 1000 steps",
                             .goal = is_carom ? CAROM_BENCH_AT_MOST : CAROM_BENCH_NO_TARGET,
                             .target = 1e-12,
                         });
}

static void measure(CaromBench *bench, const Case *c) {
  CaromGas *gas = carom_gas_new(&c->kind);
  g_autofree char *scene = carom_gas_title(&c->kind);
  guint n_entrants = c->with_peers ? G_N_ELEMENTS(steppers) : 1;
  Entrant entrants[MAX_STEPPERS];
  for (guint i = 0; i < n_entrants; i++)
    start(&entrants[i], steppers[i], gas);
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < n_entrants; i++)
      entrants[i].ns[round] = time_round_ns(&entrants[i], gas->n);
  for (guint i = 1; i < n_entrants; i++)
    report_ratio(bench, c, scene, &entrants[i], &entrants[0]);
  for (guint i = 0; i < n_entrants; i++) {
    report_time(bench, c, scene, &entrants[i]);
    report_energy(bench, c, scene, &entrants[i], gas);
    entrants[i].stepper->destroy(entrants[i].world);
  }
  carom_gas_free(gas);
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    measure(bench, &cases[i]);
  return 0;
}
