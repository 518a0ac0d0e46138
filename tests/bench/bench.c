/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* bench: parses the options of a benchmark, and writes its rows to the terminal and to the CSV file
 * at once, so that nothing measured is lost if it is interrupted. */
#include "bench.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct CaromBench {
  char *machine; /* one line: processor, compiler, build type */
  FILE *csv;     /* (nullable) */
};

double carom_bench_now_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int compare_doubles(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

double carom_bench_median(double *values, guint n) {
  qsort(values, n, sizeof *values, compare_doubles);
  return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

/* ---- The machine ---- */

/* Where Linux says it; elsewhere the architecture has to do. */
static char *processor(void) {
  g_autofree char *info = NULL;
  if (!g_file_get_contents("/proc/cpuinfo", &info, NULL, NULL))
    return g_strdup("unknown processor");
  g_autoptr(GRegex) regex = g_regex_new("^model name\\s*:\\s*(.+)$", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  return g_regex_match(regex, info, 0, &match) ? g_match_info_fetch(match, 1)
                                               : g_strdup("unknown processor");
}

static char *machine(void) {
  g_autofree char *model = processor();
#ifdef __clang__
  const char *compiler = __VERSION__;
#else
  const char *compiler = "gcc " __VERSION__;
#endif
  return g_strdup_printf("%s, %u cores, %s -O%s", g_strstrip(model), g_get_num_processors(),
                         compiler, CAROM_BENCH_OPTIMIZATION);
}

/* ---- Rows ---- */

static const char *const goal_sign[] = {
    [CAROM_BENCH_NO_TARGET] = "",
    [CAROM_BENCH_AT_MOST] = "≤",
    [CAROM_BENCH_AT_LEAST] = "≥",
};

static const char *verdict(const CaromBenchRow *row) {
  gboolean met =
      row->goal == CAROM_BENCH_AT_MOST ? row->value <= row->target : row->value >= row->target;
  if (row->goal == CAROM_BENCH_NO_TARGET)
    return "";
  return met ? "yes" : "no";
}

static char *target_text(const CaromBenchRow *row) {
  return row->goal == CAROM_BENCH_NO_TARGET
             ? g_strdup("")
             : g_strdup_printf("%s %g", goal_sign[row->goal], row->target);
}

static char *n_text(const CaromBenchRow *row) {
  return row->n ? g_strdup_printf("%u", row->n) : g_strdup("");
}

/* A field of RFC 4180. */
static void put_quoted(FILE *csv, const char *text) {
  putc('"', csv);
  for (; *text; text++) {
    if (*text == '"')
      putc('"', csv);
    putc(*text, csv);
  }
  putc('"', csv);
}

static void append_csv(const CaromBench *bench, const CaromBenchRow *row) {
  g_autofree char *n = n_text(row), *target = target_text(row);
  put_quoted(bench->csv, row->what);
  putc(',', bench->csv);
  put_quoted(bench->csv, row->scene);
  fprintf(bench->csv, ",%s,%.4g,%s,%s,%s,", n, row->value, row->unit, target, verdict(row));
  put_quoted(bench->csv, bench->machine);
  putc('\n', bench->csv);
  fflush(bench->csv); /* what is measured is kept, whatever comes next */
}

void carom_bench_row(CaromBench *bench, const CaromBenchRow *row) {
  g_autofree char *n = n_text(row), *target = target_text(row);
  printf("%-34s %-24s %7s %12.4g %-22s %-9s %s\n", row->what, row->scene, n, row->value, row->unit,
         target, verdict(row));
  fflush(stdout);
  if (bench->csv)
    append_csv(bench, row);
}

/* ---- Options ---- */

static FILE *open_csv(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  gboolean begun = g_file_test(path, G_FILE_TEST_EXISTS);
  g_mkdir_with_parents(folder, 0777);
  FILE *csv = g_fopen(path, "a");
  if (!csv) {
    g_printerr("%s: %s\n", path, g_strerror(errno));
    exit(1);
  }
  if (!begun)
    fputs("what,scene,N,value,unit,target,met,machine\n", csv);
  return csv;
}

CaromBench *carom_bench_new(int *argc, char ***argv) {
  g_autofree char *csv_path = NULL;
  const GOptionEntry entries[] = {
      {"csv", 0, 0, G_OPTION_ARG_FILENAME, &csv_path, "Append the figures to FILE", "FILE"},
      {0},
  };
  g_autoptr(GOptionContext) context = g_option_context_new(NULL);
  g_autoptr(GError) error = NULL;
  g_option_context_add_main_entries(context, entries, NULL);
  if (!g_option_context_parse(context, argc, argv, &error)) {
    g_printerr("%s\n", error->message);
    exit(2);
  }
  CaromBench *bench = g_new0(CaromBench, 1);
  bench->machine = machine();
  bench->csv = csv_path ? open_csv(csv_path) : NULL;
  printf("%s\n", bench->machine);
  return bench;
}

void carom_bench_free(CaromBench *bench) {
  if (bench->csv)
    fclose(bench->csv);
  g_free(bench->machine);
  g_free(bench);
}
