/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes to go anywhere in a run that is known, in three panes, which the slider does:
 * the nearest world that has been kept is put back, and run on to the frame. What is kept thins out
 * as the run gets longer, within the memory for runs. */
#include "bench.h"
#include "events-gas.h"

#define FRACTION 0.3
#define N_SEEKS  41

static const struct {
  guint n;
  guint64 contacts;
  double target_ms;
} cases[] = {
    {200, 1000000, 50},
    {5000, 3000000, 300},
};

static guint64 count_contacts(const CaromComparison *comparison) {
  return carom_audit_count_contacts(&carom_comparison_get_run(comparison, 0)->world->books);
}

/* @ms: (out): how long each took, in order */
static void measure(CaromComparison *comparison, double ms[N_SEEKS]) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  guint64 furthest = carom_comparison_get_furthest(comparison);
  for (guint i = 0; i < N_SEEKS; i++) {
    double start_s = carom_bench_now_s();
    if (!carom_comparison_seek(comparison, (guint64)(g_rand_double(random) * (double)furthest),
                               NULL))
      g_error("a frame that has been run cannot be found");
    ms[i] = 1000 * (carom_bench_now_s() - start_s);
  }
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromComparison) comparison =
        carom_events_gas_compare(&(CaromGasKind){cases[i].n, FRACTION, 1}, 0);
    while (count_contacts(comparison) < cases[i].contacts)
      if (!carom_comparison_step(comparison, NULL))
        g_error("the gas cannot be run so far");
    double ms[N_SEEKS];
    measure(comparison, ms);
    double median = carom_bench_median(ms, N_SEEKS); /* sorts */
    g_autofree char *scene =
        g_strdup_printf("three panes, %.0e contacts", (double)cases[i].contacts);
    CaromBenchRow row = {
        "seek anywhere: median", scene, cases[i].n, median, "ms", CAROM_BENCH_AT_MOST,
        cases[i].target_ms};
    carom_bench_row(bench, &row);
    row.what = "seek anywhere: slowest";
    row.value = ms[N_SEEKS - 1];
    carom_bench_row(bench, &row);
  }
  return 0;
}
