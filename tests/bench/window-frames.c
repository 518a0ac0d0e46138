/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* window-frames: by processor time, so that a busy machine tells the same. */
#include "window-frames.h"

#include "carom-application.h"

#include <stdio.h>
#include <stdlib.h>

#define WARM_UP_FRAMES 10

typedef struct {
  CaromWindowFramesFunc between; /* (nullable) */
  gpointer data;
  double start_s;   /* of the frame that is being painted */
  double before_ms; /* what counts as part of it, and was before */
  guint n_painted, n_measured;
  double *ms;
} Measurement;

static void on_before_paint(Measurement *measurement) {
  measurement->start_s = carom_bench_now_s();
}

static void on_after_paint(Measurement *measurement) {
  double ms = measurement->before_ms + (carom_bench_now_s() - measurement->start_s) * 1e3;
  guint n = measurement->n_painted++;
  if (n >= WARM_UP_FRAMES && n - WARM_UP_FRAMES < measurement->n_measured)
    measurement->ms[n - WARM_UP_FRAMES] = ms;
  if (measurement->between)
    measurement->before_ms = measurement->between(measurement->data);
}

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

CaromWindowFrames carom_window_frames_measure(GtkWindow *window, guint n,
                                              CaromWindowFramesFunc between, gpointer data) {
  g_autofree double *ms = g_new(double, n);
  Measurement measurement = {.between = between, .data = data, .n_measured = n, .ms = ms};
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
  g_signal_connect_swapped(clock, "before-paint", G_CALLBACK(on_before_paint), &measurement);
  g_signal_connect_swapped(clock, "after-paint", G_CALLBACK(on_after_paint), &measurement);
  gtk_widget_queue_draw(GTK_WIDGET(window));
  while (measurement.n_painted < WARM_UP_FRAMES + n)
    g_main_context_iteration(NULL, TRUE);
  g_signal_handlers_disconnect_by_data(clock, &measurement);
  CaromWindowFrames frames = {.median_ms = carom_bench_median(ms, n)};
  qsort(ms, n, sizeof *ms, compare);
  frames.percentile_ms = ms[n * 95 / 100];
  return frames;
}

int carom_window_frames_main(int argc, char **argv, CaromWindowFramesBench measure) {
  /* As in the program; GTK's own choice would be measured else. */
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  /* What is remembered at home has no effect, and nothing of this is remembered. */
  g_setenv("XDG_CONFIG_HOME", "/proc/carom", TRUE);
  g_autoptr(CaromBench) rows = carom_bench_new(&argc, &argv);
  if (!gtk_init_check()) {
    printf("The window is not measured: there is no display.\n");
    return 0;
  }
  GtkApplication *application = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_application_register(G_APPLICATION(application), NULL, NULL);
  measure(rows, application);
  g_object_unref(application);
  return 0;
}
