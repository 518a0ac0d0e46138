/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost: times rounds of many contacts, since a single one takes less than the clock can tell,
 * and takes the median of the rounds, which interruptions do not affect. */
#include "carom-cost.h"

#include "carom-median.h"

/* Contacts have 80 bytes each: 20 kB, less than the first-level cache of any processor. */
#define MAX_CONTACTS 256
/* So many contacts are resolved in a round, which takes 50 µs to half a millisecond: a clock of
 * microseconds measures that to a few per cent. */
#define ROUND_CONTACTS 16384
/* The number is odd, so that one round is in the middle. */
#define ROUNDS 7

/* Takes contacts that @resolver resolves, evenly spread.
 *
 * Returns: how many */
static guint choose(const CaromResolver *resolver, const CaromContactLog *log,
                    CaromContact contacts[MAX_CONTACTS]) {
  guint n = 0, n_logged = carom_contact_log_length(log), n_tried = MIN(n_logged, MAX_CONTACTS);
  for (guint i = 0; i < n_tried; i++) {
    const CaromContact *contact =
        &carom_contact_log_get(log, (guint)((guint64)i * n_logged / n_tried))->contact;
    CaromOutcome outcome;
    if (carom_resolver_resolve(resolver, contact, &outcome) == CAROM_RESOLUTION_RESOLVED)
      contacts[n++] = *contact;
  }
  return n;
}

static double time_round_ns(const CaromResolver *resolver, const CaromContact *contacts, guint n) {
  volatile double sink; /* so that the compiler leaves nothing out */
  double sum = 0;
  gint64 start_us = g_get_monotonic_time();
  for (guint done = 0, i = 0; done < ROUND_CONTACTS; done++, i = i + 1 < n ? i + 1 : 0) {
    CaromOutcome outcome;
    carom_resolver_resolve(resolver, &contacts[i], &outcome);
    sum += outcome.velocity_a.x;
  }
  gint64 taken_us = g_get_monotonic_time() - start_us;
  sink = sum;
  (void)sink;
  return (double)MAX(taken_us, 1) * 1e3 / ROUND_CONTACTS;
}

double carom_cost_contact_ns(const CaromResolver *resolver, const CaromContactLog *log) {
  CaromContact contacts[MAX_CONTACTS];
  guint n = choose(resolver, log, contacts);
  if (n == 0)
    return NAN;
  double rounds_ns[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    rounds_ns[i] = time_round_ns(resolver, contacts, n);
  return carom_median(rounds_ns, ROUNDS);
}
