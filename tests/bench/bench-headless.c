/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a run without a window costs, as carom-cli runs it: contacts a second, start and reading
 * included, and the most memory that it takes. The gas comes as an Algorithms text file, which says
 * nothing of frames; nothing is asked for but the table. How many contacts there were says the same
 * run's report, which has all discs and takes memory for them. */
#include "bench.h"
#include "gas.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define DISCS    10000u
#define FRACTION 0.3
#define ROUNDS   3
/* Mean times between contacts: some million contacts a pane, and a fiftieth of these. */
#define LONG_FREE_TIMES  200
#define SHORT_FREE_TIMES 4

typedef struct {
  double cpu_s;
  double memory_mb; /* 10⁶ bytes, at most */
} Run;

typedef struct {
  const char *what;
  const char *options;
  gboolean is_long;
} Way;

/* The box of such files is the unit square. */
static char *write_gas(const CaromGasKind *kind, const char *folder) {
  CaromGas *gas = carom_gas_new(kind);
  g_autoptr(GString) text = g_string_new(NULL);
  g_string_append_printf(text, "%u\n", gas->n);
  for (guint i = 0; i < gas->n; i++) {
    const CaromGasDisc *disc = &gas->discs[i];
    g_string_append_printf(text, "%.17g %.17g %.17g %.17g %.17g %.17g\n", disc->x / gas->side,
                           disc->y / gas->side, disc->vx / gas->side, disc->vy / gas->side,
                           disc->radius / gas->side, disc->mass_kg);
  }
  carom_gas_free(gas);
  char *path = g_build_filename(folder, "gas.txt", NULL);
  g_file_set_contents(path, text->str, (gssize)text->len, NULL);
  return path;
}

/* Of all panes, those with walls included, in the report at @path. It is not read as a whole: the
 * memory of this program would count as that of the next one that it starts. */
static double count_contacts(const char *path) {
  FILE *report = g_fopen(path, "r");
  char line[256];
  unsigned long n;
  double contacts = 0;
  g_assert(report);
  while (fgets(line, sizeof line, report))
    if (sscanf(line, " \"collisions\": %lu", &n) == 1 ||
        sscanf(line, " \"wall_hits\": %lu", &n) == 1)
      contacts += (double)n;
  fclose(report);
  return contacts;
}

/* Runs a program to its end, with its standard output in @path. */
static Run run_program(char **argv, const char *path) {
  GPid pid;
  int out = g_creat(path, 0600);
  g_autoptr(GError) error = NULL;
  if (!g_spawn_async_with_fds(NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, -1,
                              out, -1, &error))
    g_error("%s", error->message);
  int status;
  struct rusage used;
  wait4(pid, &status, 0, &used);
  g_close(out, NULL);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    g_error("%s failed", argv[0]);
  return (Run){
      .cpu_s = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
               (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6,
      .memory_mb = (double)used.ru_maxrss * 1024e-6,
  };
}

/* @report: the option that says which kind; "" for a table
 * @path: where it goes */
static Run run_once(const char *carom_cli, const char *gas, double duration_s, const Way *way,
                    const char *report, const char *path) {
  g_autofree char *line = g_strdup_printf("'%s' run '%s' --quiet --duration %g %s %s", carom_cli,
                                          gas, duration_s, way->options, report);
  g_auto(GStrv) argv = NULL;
  g_shell_parse_argv(line, NULL, &argv, NULL);
  return run_program(argv, path);
}

static void measure(CaromBench *bench, const char *carom_cli, const char *gas,
                    const CaromGasKind *kind, const Way *way) {
  double per_s[ROUNDS], memory_mb[ROUNDS];
  double duration_s =
      carom_gas_free_time_s(kind) * (way->is_long ? LONG_FREE_TIMES : SHORT_FREE_TIMES);
  g_autofree char *path = g_strconcat(gas, ".out", NULL);
  run_once(carom_cli, gas, duration_s, way, "--json", path);
  double contacts = count_contacts(path);
  for (guint i = 0; i < ROUNDS; i++) {
    Run run = run_once(carom_cli, gas, duration_s, way, "", path);
    per_s[i] = contacts / run.cpu_s;
    memory_mb[i] = run.memory_mb;
  }
  g_unlink(path);
  CaromBenchRow row = {.what = way->what, .scene = "fraction 0.3", .n = kind->n};
  row.value = carom_bench_median(per_s, ROUNDS);
  row.unit = "contacts per second";
  if (way->is_long)
    carom_bench_row(bench, &row);
  g_autofree char *memory = g_strconcat(way->what, ", memory", NULL);
  row.what = memory;
  row.value = carom_bench_median(memory_mb, ROUNDS);
  row.unit = "MB";
  row.goal = CAROM_BENCH_AT_MOST;
  row.target = 30;
  carom_bench_row(bench, &row);
}

static const Way ways[] = {
    {"carom-cli, one pane, exact", "--detection events --resolver impulse", TRUE},
    {"carom-cli, three panes, exact", "--detection events --resolver rotation,projection,impulse",
     TRUE},
    {"carom-cli, three panes, steps", "--detection stepped --resolver rotation,projection,impulse",
     FALSE},
};

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  if (argc != 2) {
    g_printerr("Usage: bench-headless [--csv FILE] CAROM_CLI\n");
    return 2;
  }
  const CaromGasKind kind = {DISCS, FRACTION, 1};
  g_autofree char *folder = g_dir_make_tmp("carom-bench-XXXXXX", NULL);
  g_autofree char *gas = write_gas(&kind, folder);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
    measure(bench, argv[1], gas, &kind, &ways[i]);
  g_unlink(gas);
  g_rmdir(folder);
  return 0;
}
