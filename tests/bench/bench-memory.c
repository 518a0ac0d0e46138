/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a disc takes in an event-driven run: by how much the program grows from a gas of 1,000 to
 * one of 100,000, in memory that it has been given by the system, huge pages included. A run is the
 * world and the detection's memory after some contacts; the scene, which all panes share, is told
 * apart. Not counted is the log of contacts that a run keeps, which grows with those, up to a
 * bound.
 *
 * Then by how much it grows in all, with either detection, if only the end is wanted: the scene,
 * the run, and what is kept of it; and how fast that goes. */
#include "bench.h"
#include "carom-comparison.h"
#include "carom-detection.h"
#include "events-gas.h"
#include "gas-scene.h"

#include <stdio.h>
#include <unistd.h>

#define FRACTION 0.3
#define FEW      1000u
#define MANY     100000u
/* Of a few contacts a disc each: enough for tables and lists to take the size they keep. */
#define FRAMES 2

typedef enum { PART_SCENE, PART_WORLD, PART_DETECTION, N_PARTS } Part;

static const char *const titles[N_PARTS] = {
    [PART_SCENE] = "events, memory: the scene",
    [PART_WORLD] = "events, memory: world",
    [PART_DETECTION] = "events, memory: detection",
};

/* Bytes of memory that are there: addresses that were reserved and never used take none. */
static double resident_bytes(void) {
  g_autofree char *pages = NULL;
  unsigned long reserved, resident;
  if (!g_file_get_contents("/proc/self/statm", &pages, NULL, NULL) ||
      sscanf(pages, "%lu %lu", &reserved, &resident) != 2)
    g_error("/proc/self/statm tells nothing");
  return (double)resident * (double)sysconf(_SC_PAGESIZE);
}

static void run_frames(CaromWorld *world, const CaromMethod *method, gpointer memory) {
  CaromEngine engine = {.world = world, .method = method};
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < FRAMES; i++)
    if (!method->detection->frame(&engine, memory, &error))
      g_error("%s", error->message);
}

static void measure(guint n, double bytes[N_PARTS]) {
  CaromMethod method = carom_events_gas_method();
  double empty = resident_bytes();
  g_autoptr(CaromScene) scene = carom_events_gas_scene(&(CaromGasKind){n, FRACTION, 1});
  bytes[PART_SCENE] = resident_bytes() - empty;
  g_autoptr(CaromWorld) world = carom_world_new(scene);
  bytes[PART_WORLD] = resident_bytes() - empty - bytes[PART_SCENE];
  gpointer memory = method.detection->memory_new(world);
  run_frames(world, &method, memory);
  bytes[PART_DETECTION] = resident_bytes() - empty - bytes[PART_SCENE] - bytes[PART_WORLD];
  method.detection->memory_free(memory);
}

static void report(CaromBench *bench, const char *what, double bytes, CaromBenchGoal goal) {
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = "fraction 0.3",
                             .n = MANY,
                             .value = bytes,
                             .unit = "bytes per disc",
                             .goal = goal,
                             .target = 250,
                         });
}

/* ---- To the end, with up to a million ---- */

typedef struct {
  const char *title, *rate_title;
  const CaromDetection *detection;
  guint frames;
} Way;

/* Steps are short, and frames of events hold some contacts of each disc. */
static const Way ways[] = {
    {"to the end, memory: events", "to the end, rate: events", &carom_detection_events, FRAMES},
    {"to the end, memory: stepped", "to the end, rate: stepped", &carom_detection_stepped, 50},
};
static const guint crowds[] = {200000, 1000000};

static CaromScene *scene_of(const Way *way, const CaromGasKind *kind) {
  if (!way->detection->is_stepped)
    return carom_events_gas_scene(kind);
  CaromGas *gas = carom_gas_new(kind);
  CaromScene *scene = carom_gas_scene_new(gas);
  carom_gas_free(gas);
  return scene;
}

static guint64 count_contacts(const CaromComparison *comparison) {
  return carom_audit_count_contacts(&carom_comparison_get_run(comparison, 0)->world->books);
}

static void report_to_the_end(CaromBench *bench, const Way *way, guint n) {
  CaromGasKind kind = {n, FRACTION, 1};
  CaromMethod method = carom_events_gas_method();
  CaromRetention retention = {.sampled_every = 1024};
  g_autoptr(GError) error = NULL;
  method.detection = way->detection;
  double empty = resident_bytes();
  g_autoptr(CaromScene) scene = scene_of(way, &kind);
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new_retaining(scene, &method, 1, &retention);
  double start_s = carom_bench_now_s();
  for (guint i = 0; i < way->frames; i++)
    if (!carom_comparison_step(comparison, &error))
      g_error("%s", error->message);
  double seconds = carom_bench_now_s() - start_s;
  CaromBenchRow row = {way->title,       "fraction 0.3",      n,  (resident_bytes() - empty) / n,
                       "bytes per disc", CAROM_BENCH_AT_MOST, 400};
  carom_bench_row(bench, &row);
  row = (CaromBenchRow){.what = way->rate_title,
                        .scene = "fraction 0.3",
                        .n = n,
                        .value = (double)count_contacts(comparison) / seconds / 1e6,
                        .unit = "million contacts/s"};
  carom_bench_row(bench, &row);
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  double few[N_PARTS], many[N_PARTS], run = 0;
  measure(FEW, few); /* this one also fills the caches of the C library */
  measure(MANY, many);
  for (guint i = 0; i < N_PARTS; i++) {
    double per_disc = (many[i] - few[i]) / (MANY - FEW);
    report(bench, titles[i], per_disc, CAROM_BENCH_NO_TARGET);
    run += i == PART_SCENE ? 0 : per_disc;
  }
  report(bench, "events, memory: a run", run, CAROM_BENCH_AT_MOST);
  for (guint k = 0; k < G_N_ELEMENTS(crowds); k++)
    for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
      report_to_the_end(bench, &ways[i], crowds[k]);
  return 0;
}
