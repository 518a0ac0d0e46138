/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a contact of the event-driven detection takes, and how that grows with the number of discs:
 * instructions, and what makes a processor wait, which are misses of the caches and mispredicted
 * branches. Counted by valgrind's callgrind, instructions hardly depend on the machine; its model
 * of the caches takes their sizes from it, and its branches are predicted in a plain way. The
 * program starts itself under valgrind, once a number of discs. */
#include "bench.h"
#include "events-gas.h"

#include <stdio.h>

#define FRACTION 0.3
/* Most of the time goes into setting up the largest gas and letting it reach equilibrium. */
#define COUNTED_CONTACTS 50000

static const guint numbers[] = {1000, 10000, 100000};
#define MOST_GROWTH_PERCENT 10

/* ---- Under valgrind ---- */

/* Instructions are counted while this runs, and at no other time: valgrind knows it by name. */
#define COUNTED_FUNCTION "carom_bench_counted"
guint64 carom_bench_counted(CaromRun *run);

G_NO_INLINE guint64 carom_bench_counted(CaromRun *run) {
  return carom_events_gas_run(run, COUNTED_CONTACTS);
}

static int count_one(guint n) {
  g_autoptr(CaromRun) run = carom_events_gas_new(&(CaromGasKind){n, FRACTION, 1});
  printf("contacts: %" G_GUINT64_FORMAT "\n", carom_bench_counted(run));
  return 0;
}

/* ---- The program that starts valgrind ---- */

typedef enum { COST_INSTRUCTIONS, COST_MISSES, COST_MEMORY, COST_BRANCHES, N_COSTS } Cost;

/* Each is the sum of some of callgrind's events. */
static const struct {
  const char *what;
  const char *events[2]; /* the second one may be NULL */
} costs[N_COSTS] = {
    [COST_INSTRUCTIONS] = {"events, instructions", {"Ir"}},
    [COST_MISSES] = {"events, misses of the first cache", {"D1mr", "D1mw"}},
    [COST_MEMORY] = {"events, misses of the last cache", {"DLmr", "DLmw"}},
    [COST_BRANCHES] = {"events, mispredicted branches", {"Bcm", "Bim"}},
};

/* The words on the rest of the line after @label and a colon; none if @text has no such line. */
static GStrv words_after(const char *text, const char *label) {
  g_autofree char *pattern = g_strdup_printf("%s\\s*:\\s*(.*)", label);
  g_autoptr(GRegex) regex = g_regex_new(pattern, 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  if (!g_regex_match(regex, text, 0, &match))
    return g_new0(char *, 1);
  g_autofree char *line = g_match_info_fetch(match, 1);
  return g_strsplit(g_strstrip(line), " ", -1);
}

static double count_of(const GStrv names, const GStrv counts, const char *event) {
  guint n = g_strv_length(counts);
  for (guint i = 0; i < n && names[i]; i++)
    if (g_str_equal(names[i], event))
      return g_ascii_strtod(counts[i], NULL);
  return 0;
}

/* @per_contact: (out): what callgrind says in its @log
 * Returns: whether it says it */
static gboolean read_costs(const char *out, const char *log, double per_contact[N_COSTS]) {
  g_auto(GStrv) contacts = words_after(out, "contacts");
  g_auto(GStrv) names = words_after(log, "Events");
  g_auto(GStrv) counts = words_after(log, "Collected");
  double n = contacts[0] ? g_ascii_strtod(contacts[0], NULL) : 0;
  for (guint i = 0; i < N_COSTS; i++) {
    per_contact[i] = 0;
    for (guint j = 0; j < G_N_ELEMENTS(costs[i].events) && costs[i].events[j]; j++)
      per_contact[i] += count_of(names, counts, costs[i].events[j]) / n;
  }
  return n > 0 && per_contact[COST_INSTRUCTIONS] > 0;
}

/* Returns: whether they could be counted; if not, a message says so */
static gboolean count_under_valgrind(const char *self, guint n, double per_contact[N_COSTS]) {
  g_autofree char *n_discs = g_strdup_printf("%u", n);
  const char *const argv[] = {"valgrind",
                              "--tool=callgrind",
                              "--callgrind-out-file=/dev/null",
                              "--cache-sim=yes",
                              "--branch-sim=yes",
                              "--toggle-collect=" COUNTED_FUNCTION,
                              self,
                              n_discs,
                              NULL};
  g_autofree char *out = NULL, *log = NULL;
  g_autoptr(GError) error = NULL;
  if (!g_spawn_sync(NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, &log, NULL,
                    &error)) {
    g_printerr("%s\n", error->message);
    return FALSE;
  }
  gboolean counted = read_costs(out, log, per_contact);
  if (!counted)
    g_printerr("valgrind did not count:\n%s", log);
  return counted;
}

static void report(CaromBench *bench, double per_contact[G_N_ELEMENTS(numbers)][N_COSTS]) {
  const guint last = G_N_ELEMENTS(numbers) - 1;
  for (guint cost = 0; cost < N_COSTS; cost++)
    for (guint i = 0; i <= last; i++)
      carom_bench_row(bench, &(CaromBenchRow){
                                 .what = costs[cost].what,
                                 .scene = "fraction 0.3",
                                 .n = numbers[i],
                                 .value = per_contact[i][cost],
                                 .unit = "per contact",
                             });
  carom_bench_row(
      bench,
      &(CaromBenchRow){
          .what = "events, growth of instructions",
          .scene = "fraction 0.3",
          .n = numbers[last],
          .value =
              100 * (per_contact[last][COST_INSTRUCTIONS] / per_contact[0][COST_INSTRUCTIONS] - 1),
          .unit = "% from 1000 discs",
          .goal = CAROM_BENCH_AT_MOST,
          .target = MOST_GROWTH_PERCENT,
      });
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = NULL;
  g_autofree char *valgrind = g_find_program_in_path("valgrind");
  double per_contact[G_N_ELEMENTS(numbers)][N_COSTS];
  if (argc == 2 && g_ascii_isdigit(argv[1][0]))
    return count_one((guint)g_ascii_strtoull(argv[1], NULL, 10));
  bench = carom_bench_new(&argc, &argv);
  if (!valgrind) {
    printf("There is no valgrind to count instructions with.\n");
    return 0;
  }
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    if (!count_under_valgrind(argv[0], numbers[i], per_contact[i]))
      return 1;
  report(bench, per_contact);
  return 0;
}
