/* How the instructions per contact of the event-driven detection grow with the number of discs:
 * counted by valgrind's callgrind, so this figure hardly depends on the machine. The program starts
 * itself under valgrind, once a number of discs. */
#include "bench.h"
#include "events-gas.h"

#include <stdio.h>
#include <string.h>

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
  printf("contacts %" G_GUINT64_FORMAT "\n", carom_bench_counted(run));
  return 0;
}

/* ---- The program that starts valgrind ---- */

/* The whole number after @label in @text, or 0. */
static guint64 number_after(const char *text, const char *label) {
  const char *found = strstr(text, label);
  return found ? g_ascii_strtoull(found + strlen(label), NULL, 10) : 0;
}

/* Instructions per contact, or 0 with a message where they could not be counted. */
static double count_under_valgrind(const char *self, guint n) {
  g_autofree char *n_discs = g_strdup_printf("%u", n);
  const char *const argv[] = {"valgrind",
                              "--tool=callgrind",
                              "--callgrind-out-file=/dev/null",
                              "--toggle-collect=" COUNTED_FUNCTION,
                              self,
                              n_discs,
                              NULL};
  g_autofree char *out = NULL, *log = NULL;
  g_autoptr(GError) error = NULL;
  if (!g_spawn_sync(NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, &log, NULL,
                    &error)) {
    g_printerr("%s\n", error->message);
    return 0;
  }
  guint64 contacts = number_after(out, "contacts ");
  guint64 instructions = number_after(log, "Collected :");
  if (contacts == 0 || instructions == 0)
    g_printerr("valgrind did not count:\n%s", log);
  return contacts ? (double)instructions / (double)contacts : 0;
}

static void report(CaromBench *bench, const double per_contact[G_N_ELEMENTS(numbers)]) {
  const guint last = G_N_ELEMENTS(numbers) - 1;
  for (guint i = 0; i <= last; i++)
    carom_bench_row(bench, &(CaromBenchRow){
                               .what = "events, instructions",
                               .scene = "fraction 0.3",
                               .n = numbers[i],
                               .value = per_contact[i],
                               .unit = "per contact",
                           });
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = "events, growth of instructions",
                             .scene = "fraction 0.3",
                             .n = numbers[last],
                             .value = 100 * (per_contact[last] / per_contact[0] - 1),
                             .unit = "% from 1000 discs",
                             .goal = CAROM_BENCH_AT_MOST,
                             .target = MOST_GROWTH_PERCENT,
                         });
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = NULL;
  g_autofree char *valgrind = g_find_program_in_path("valgrind");
  double per_contact[G_N_ELEMENTS(numbers)];
  if (argc == 2 && g_ascii_isdigit(argv[1][0]))
    return count_one((guint)g_ascii_strtoull(argv[1], NULL, 10));
  bench = carom_bench_new(&argc, &argv);
  if (!valgrind) {
    printf("There is no valgrind to count instructions with.\n");
    return 0;
  }
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    per_contact[i] = count_under_valgrind(argv[0], numbers[i]);
    if (per_contact[i] == 0)
      return 1;
  }
  report(bench, per_contact);
  return 0;
}
