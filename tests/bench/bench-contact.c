/* What one contact costs in each resolver: nanoseconds through carom_resolve(), over an array of
 * contacts that the first-level cache holds; the median of several rounds. */
#include "carom-resolver.h"

#include <stdio.h>
#include <stdlib.h>

/* 128 contacts of 80 bytes are 10 kB. */
#define N_CONTACTS 128
#define ROUNDS     15
#define REPEATS    10000

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

static int compare_doubles(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static double time_round_ns(const CaromResolver *resolver, const CaromContact *contacts) {
  static CaromOutcome outcomes[N_CONTACTS]; /* not local: it has to be written */
  gint64 start_us = g_get_monotonic_time();
  for (guint repeat = 0; repeat < REPEATS; repeat++)
    for (guint i = 0; i < N_CONTACTS; i++)
      carom_resolve(resolver, &contacts[i], &outcomes[i]);
  return (double)(g_get_monotonic_time() - start_us) * 1e3 / REPEATS / N_CONTACTS;
}

static double measure_ns(const CaromResolver *resolver, const CaromContact *contacts) {
  double ns[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    ns[i] = time_round_ns(resolver, contacts);
  qsort(ns, ROUNDS, sizeof *ns, compare_doubles);
  return ns[ROUNDS / 2];
}

int main(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  CaromContact contacts[N_CONTACTS];
  for (guint i = 0; i < N_CONTACTS; i++)
    contacts[i] = random_contact(random);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  printf("%-12s %10s\n", "resolver", "ns/contact");
  for (guint i = 0; i < n; i++)
    printf("%-12s %10.1f\n", resolvers[i]->part.id, measure_ns(resolvers[i], contacts));
  return 0;
}
