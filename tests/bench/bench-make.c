/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What it takes to make a gas, dilute and dense: milliseconds, the median of several rounds. */
#include "bench.h"
#include "carom-generator.h"

#define N_DISCS 10000
#define ROUNDS  15

/* A preview that follows a slider has less than a tenth of a second. */
#define TARGET_MS 100

enum { DISCS, FRACTION };

static double time_round_ms(const CaromGenerator *gas, const double *values) {
  double start_s = carom_bench_now_s();
  g_autoptr(CaromScene) scene = carom_generator_make(gas, values, NULL, NULL);
  g_assert(scene->bodies->len == N_DISCS);
  return (carom_bench_now_s() - start_s) * 1e3;
}

static void measure(CaromBench *bench, const CaromGenerator *gas, double fraction) {
  double ms[ROUNDS];
  g_autofree double *values = carom_generator_usual_values(gas);
  values[DISCS] = N_DISCS;
  values[FRACTION] = fraction;
  for (guint i = 0; i < ROUNDS; i++)
    ms[i] = time_round_ms(gas, values);
  g_autofree char *scene = g_strdup_printf("fraction %g", fraction);
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = "make gas",
                             .scene = scene,
                             .n = N_DISCS,
                             .value = carom_bench_median(ms, ROUNDS),
                             .unit = "ms",
                             .goal = CAROM_BENCH_AT_MOST,
                             .target = TARGET_MS,
                         });
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  const CaromGenerator *gas = carom_generator_by_id("gas");
  static const double fractions[] = {0.05, 0.3, 0.6, 0.88};
  for (guint i = 0; i < G_N_ELEMENTS(fractions); i++)
    measure(bench, gas, fractions[i]);
  return 0;
}
