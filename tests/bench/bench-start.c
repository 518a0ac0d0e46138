/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes from main() to the first frame of the window, with the scene that it starts
 * with, and how much memory the program has by then. It starts itself again for each round. */
#include "bench.h"
#include "carom-application.h"

#include <gio/gio.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define ROUNDS 9

/* ---- The program that is started ---- */

static gint64 start_us;

/* Memory that is in use and there, what is shared with other programs included; 0 where the system
 * does not say. */
static double resident_mb(void) {
  g_autofree char *text = NULL;
  unsigned long total, resident;
  if (!g_file_get_contents("/proc/self/statm", &text, NULL, NULL) ||
      sscanf(text, "%lu %lu", &total, &resident) != 2)
    return 0;
  return (double)resident * (double)sysconf(_SC_PAGESIZE) * 1e-6;
}

/* Nothing that comes after the frame is waited for. */
static void on_after_paint(GdkFrameClock *clock, gpointer data) {
  printf("%.3f %.3f %.2f\n", (double)(g_get_monotonic_time() - start_us) * 1e-3,
         carom_bench_now_s() * 1e3, resident_mb());
  fflush(stdout);
  _exit(0);
}

static void on_map(GtkWidget *window, gpointer data) {
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_after_paint),
                   NULL);
}

static void on_window_added(GtkApplication *application, GtkWindow *window, gpointer data) {
  g_signal_connect_after(window, "map", G_CALLBACK(on_map), NULL);
}

static int start(char *self) {
  char *argv[] = {self, NULL};
  setlocale(LC_ALL, "");
  g_setenv("GSK_RENDERER", "cairo", FALSE);
  GtkApplication *application = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_signal_connect(application, "window-added", G_CALLBACK(on_window_added), NULL);
  return g_application_run(G_APPLICATION(application), 1, argv);
}

/* ---- The program that starts it ---- */

typedef struct {
  double wall_ms;
  double cpu_ms;
  double memory_mb;
} Start;

static Start start_once(char *self) {
  char *argv[] = {self, (char *)"--once", NULL};
  g_autofree char *out = NULL;
  g_autoptr(GError) error = NULL;
  Start once;
  if (!g_spawn_sync(NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, &error))
    g_error("%s", error->message);
  if (sscanf(out, "%lf %lf %lf", &once.wall_ms, &once.cpu_ms, &once.memory_mb) != 3)
    g_error("The window did not come.");
  return once;
}

static void report(CaromBench *bench, const char *what, double values[ROUNDS], const char *unit,
                   double target) {
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = "the one it starts with",
                             .value = carom_bench_median(values, ROUNDS),
                             .unit = unit,
                             .goal = target > 0 ? CAROM_BENCH_AT_MOST : CAROM_BENCH_NO_TARGET,
                             .target = target,
                         });
}

int main(int argc, char **argv) {
  start_us = g_get_monotonic_time();
  if (argc == 2 && g_str_equal(argv[1], "--once"))
    return start(argv[0]);
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  if (!gtk_init_check()) {
    printf("The start is not measured: there is no display.\n");
    return 0;
  }
  /* What is remembered at home has no effect. */
  g_setenv("XDG_CONFIG_HOME", "/proc/carom", TRUE);
  g_setenv("XDG_STATE_HOME", "/proc/carom", TRUE);
  double wall_ms[ROUNDS], cpu_ms[ROUNDS], memory_mb[ROUNDS];
  start_once(argv[0]); /* this one also fills the caches of the system */
  for (guint i = 0; i < ROUNDS; i++) {
    Start once = start_once(argv[0]);
    wall_ms[i] = once.wall_ms;
    cpu_ms[i] = once.cpu_ms;
    memory_mb[i] = once.memory_mb;
  }
  report(bench, "start, main to first frame", wall_ms, "ms", 150);
  report(bench, "the same, processor time", cpu_ms, "ms", 0);
  report(bench, "start, memory", memory_mb, "MB", 60);
  return 0;
}
