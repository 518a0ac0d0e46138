/* What a disc takes in an event-driven run: by how much the program grows from a gas of 1,000 to
 * one of 100,000, in memory that it has been given by the system, huge pages included. A run is the
 * world and the detection's memory after some contacts; the scene, which all panes share, is told
 * apart. Not counted is the log of contacts that a run keeps, which grows with those, up to a
 * bound. */
#include "bench.h"
#include "carom-detection.h"
#include "events-gas.h"

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
  return 0;
}
