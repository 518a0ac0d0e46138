/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What one contact costs in each resolver: nanoseconds through carom_resolver_resolve(), over an
 * array of contacts that the first-level cache holds; the median of several rounds. */
#include "bench.h"
#include "carom-resolver.h"

/* 128 contacts of 80 bytes are 10 kB. */
#define N_CONTACTS 128
#define ROUNDS     15
#define REPEATS    10000

/* A resolver without a target is measured all the same. */
static const struct {
  const CaromResolver *resolver;
  double target_ns;
} targets[] = {
    {&carom_resolver_impulse, 3},
    {&carom_resolver_projection, 4},
    {&carom_resolver_rotation, 35},
};

/* An approaching pair of discs that have just met, as in a gas. */
static CaromContact random_contact(GRand *random) {
  for (;;) {
    CaromContact c = {
        .mass_a_kg = g_rand_double_range(random, 1, 2),
        .mass_b_kg = g_rand_double_range(random, 1, 2),
        .velocity_a.x = g_rand_double_range(random, -1, 1),
        .velocity_a.y = g_rand_double_range(random, -1, 1),
        .velocity_b.x = g_rand_double_range(random, -1, 1),
        .velocity_b.y = g_rand_double_range(random, -1, 1),
        .d.x = g_rand_double_range(random, -2, 2),
        .d.y = g_rand_double_range(random, -2, 2),
        .restitution = 1,
        .tangential_factor = 1,
    };
    if (carom_vec2_dot(carom_vec2_sub(c.velocity_b, c.velocity_a), c.d) < 0)
      return c;
  }
}

static double time_round_ns(const CaromResolver *resolver, const CaromContact *contacts) {
  static CaromOutcome outcomes[N_CONTACTS]; /* not local: it has to be written */
  double start_s = carom_bench_now_s();
  for (guint repeat = 0; repeat < REPEATS; repeat++)
    for (guint i = 0; i < N_CONTACTS; i++)
      carom_resolver_resolve(resolver, &contacts[i], &outcomes[i]);
  return (carom_bench_now_s() - start_s) * 1e9 / REPEATS / N_CONTACTS;
}

static double measure_ns(const CaromResolver *resolver, const CaromContact *contacts) {
  double ns[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    ns[i] = time_round_ns(resolver, contacts);
  return carom_bench_median(ns, ROUNDS);
}

static double target_ns(const CaromResolver *resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(targets); i++)
    if (targets[i].resolver == resolver)
      return targets[i].target_ns;
  return 0;
}

static void report(CaromBench *bench, const CaromResolver *resolver, double ns) {
  g_autofree char *what = g_strdup_printf("contact, %s", resolver->part.id);
  double target = target_ns(resolver);
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = "from the cache",
                             .value = ns,
                             .unit = "ns",
                             .goal = target > 0 ? CAROM_BENCH_AT_MOST : CAROM_BENCH_NO_TARGET,
                             .target = target,
                         });
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  CaromContact contacts[N_CONTACTS];
  for (guint i = 0; i < N_CONTACTS; i++)
    contacts[i] = random_contact(random);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++)
    report(bench, resolvers[i], measure_ns(resolvers[i], contacts));
  return 0;
}
