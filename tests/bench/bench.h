/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* bench: what the benchmarks share: options, clock, median, and rows that go to the terminal as
 * they come and to a CSV file, which keeps those of all programs. */
#pragma once

#include <glib.h>

/* What a figure is held against. Figures are reported, never asserted. */
typedef enum {
  CAROM_BENCH_NO_TARGET,
  CAROM_BENCH_AT_MOST,
  CAROM_BENCH_AT_LEAST,
} CaromBenchGoal;

typedef struct {
  const char *what;  /* is measured */
  const char *scene; /* in which it is */
  guint n;           /* discs; 0 where there are none */
  double value;
  const char *unit;
  CaromBenchGoal goal;
  double target; /* in the same unit; means nothing without a goal */
} CaromBenchRow;

typedef struct CaromBench CaromBench;

/* Understands --csv FILE. Ends the program, with a message, where the options are wrong or the file
 * cannot be written.
 *
 * @argc, @argv: of main(); options are taken out */
CaromBench *carom_bench_new(int *argc, char ***argv);
void carom_bench_free(CaromBench *bench);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromBench, carom_bench_free)

/* Prints @row, and appends it to the CSV file if there is one. */
void carom_bench_row(CaromBench *bench, const CaromBenchRow *row);

/* The median, so that one disturbed round does not count. Sorts @values; @n > 0. */
double carom_bench_median(double *values, guint n);

/* Processor time of this program in seconds: what others do on the machine takes none of it. */
double carom_bench_now_s(void);
