/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* How many contacts a second the event-driven detection resolves, those with walls included, in
 * gases at equilibrium. */
#include "bench.h"
#include "events-gas.h"

#define ROUNDS 7
/* The minimum number of contacts in a round, which takes a few tenths of a second. */
#define ROUND_CONTACTS 300000

typedef struct {
  CaromGasKind kind;
  double target; /* contacts per second; 0: none */
} Case;

static const Case cases[] = {
    {{1000, 0.3, 1}, 3e6}, {{10000, 0.3, 1}, 2.5e6}, {{100000, 0.3, 1}, 1e6},
    {{10000, 0.05, 1}, 0}, {{10000, 0.6, 1}, 0},     {{10000, 0.3, 3}, 0},
};

static double time_round_per_s(CaromRun *run) {
  double start_s = carom_bench_now_s();
  guint64 contacts = carom_events_gas_run(run, ROUND_CONTACTS);
  return (double)contacts / (carom_bench_now_s() - start_s);
}

static void measure(CaromBench *bench, const Case *c) {
  g_autofree char *scene = carom_gas_title(&c->kind);
  g_autoptr(CaromRun) run = carom_events_gas_new(&c->kind);
  double per_s[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    per_s[i] = time_round_per_s(run);
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = "events",
                             .scene = scene,
                             .n = c->kind.n,
                             .value = carom_bench_median(per_s, ROUNDS),
                             .unit = "contacts per second",
                             .goal = c->target > 0 ? CAROM_BENCH_AT_LEAST : CAROM_BENCH_NO_TARGET,
                             .target = c->target,
                         });
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    measure(bench, &cases[i]);
  return 0;
}
