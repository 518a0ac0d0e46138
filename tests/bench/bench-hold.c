/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the window does not answer, in scenes that have a great many contacts in a frame: the
 * longest iteration of the main loop after each thing that is asked for. */
#include "bench.h"
#include "window-frames.h"

#include "carom-window.h"

#include <glib/gstdio.h>

#define TARGET_MS  200
#define WATCHED_MS 3000

#define GAS                                                                                        \
  "{\"format\":\"carom-scene\",\"version\":2,\"dt\":0.05,\"duration\":5,\"restitution\":1,"        \
  "\"crowds\":[{\"count\":3000,\"min\":[0,0],\"max\":[1,1],\"radius\":0.007,"                      \
  "\"mass\":{\"factor\":1,\"power\":0},\"speed\":[100,200]}],"                                     \
  "\"walls\":[{\"p1\":[0,0],\"p2\":[1,0]},{\"p1\":[1,0],\"p2\":[1,1]},"                            \
  "{\"p1\":[1,1],\"p2\":[0,1]},{\"p1\":[0,1],\"p2\":[0,0]}],\"panes\":["

#define BALL                                                                                       \
  "{\"format\":\"carom-scene\",\"version\":2,\"dt\":0.005,\"duration\":2.5,\"restitution\":0.5,"   \
  "\"gravity\":[0,-1e15],\"bodies\":[{\"position\":[0,1.1],\"radius\":0.1,\"mass\":1},"            \
  "{\"position\":[0.3,1.6],\"radius\":0.1,\"mass\":1},"                                            \
  "{\"position\":[0.1,2.2],\"radius\":0.1,\"mass\":1}],"                                           \
  "\"walls\":[{\"p1\":[-0.8,0],\"p2\":[0.8,0]}],\"panes\":["

#define EVENTS                                                                                     \
  "{\"resolver\":\"rotation\",\"detection\":\"events\"},"                                          \
  "{\"resolver\":\"projection\",\"detection\":\"events\"},"                                        \
  "{\"resolver\":\"impulse\",\"detection\":\"events\"}]}"
#define STEPS "{\"resolver\":\"impulse\",\"detection\":\"stepped\"}]}"

static const struct {
  const char *title, *json;
  guint n_discs;
} scenes[] = {
    {"millions of contacts in a frame", GAS EVENTS, 3000},
    {"the same in steps", GAS STEPS, 3000},
    {"gravity of 1e15 m/s²", BALL EVENTS, 3},
};

static const struct {
  const char *what, *action, *parameter;
} deeds[] = {
    {"open", NULL, NULL},
    {"step", "win.step", NULL},
    {"step on", "win.step", NULL},
    {"play", "win.play", NULL},
    {"pause", "win.play", NULL},
    {"to the start", "win.restart", NULL},
    {"to the last known frame", "win.end", NULL},
    {"one frame back", "win.step-back", NULL},
    {"next contact", "win.next-contact", NULL},
    {"and after it", "win.next-contact", NULL},
    {"previous contact", "win.previous-contact", NULL},
    {"next event", "win.next-event", "uint32 0"},
    {"select a disc", "win.edit-select-next", NULL},
    {"move it", "win.edit-nudge", "(1.0, 0.0)"},
    {"duplicate it", "win.edit-duplicate", NULL},
    {"add a pane", "win.add-pane", NULL},
    {"slow at contacts", "win.slow-at-contacts", NULL},
    {"play slowly", "win.play", NULL},
};

static double polled_s;

static int poll_watched(GPollFD *fds, guint n, int timeout) {
  double start_s = carom_bench_now_s();
  int result = g_poll(fds, n, timeout);
  polled_s += carom_bench_now_s() - start_s;
  return result;
}

static void keep_longest(double start_s, double *longest_ms) {
  *longest_ms = MAX(*longest_ms, (carom_bench_now_s() - start_s - polled_s) * 1e3);
}

/* Iterates until nothing has been asked for any more, or for some seconds. */
static void watch(CaromPlayer *player, double *longest_ms) {
  gint64 end_us = g_get_monotonic_time() + WATCHED_MS * 1000;
  gint64 soon_us = g_get_monotonic_time() + 300000;
  while (g_get_monotonic_time() < end_us) {
    gboolean is_active;
    g_object_get(player, "active", &is_active, NULL);
    if (!is_active && g_get_monotonic_time() > soon_us)
      break;
    double start_s = carom_bench_now_s();
    polled_s = 0;
    g_main_context_iteration(NULL, FALSE);
    keep_longest(start_s, longest_ms);
    if (!g_main_context_pending(NULL))
      g_usleep(1000);
  }
}

static void measure_scene(CaromBench *rows, GtkApplication *application, guint i) {
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "scene.carom", NULL);
  g_file_set_contents(path, scenes[i].json, -1, NULL);
  CaromWindow *window = carom_window_new(application);
  gtk_window_present(GTK_WINDOW(window));
  double other_ms = 0;
  CaromDocument *document = carom_window_get_document(window);
  watch(carom_document_get_player(document), &other_ms);
  for (guint k = 0; k < G_N_ELEMENTS(deeds); k++) {
    double longest_ms = 0, start_s = carom_bench_now_s();
    polled_s = 0;
    if (!deeds[k].action) {
      carom_document_open(document, path, NULL, NULL);
    } else {
      g_autoptr(GVariant) parameter =
          deeds[k].parameter ? g_variant_ref_sink(g_variant_new_parsed(deeds[k].parameter)) : NULL;
      gtk_widget_activate_action_variant(GTK_WIDGET(window), deeds[k].action, parameter);
    }
    keep_longest(start_s, &longest_ms);
    watch(carom_document_get_player(document), &longest_ms);
    carom_bench_row(rows, &(CaromBenchRow){
                              .what = deeds[k].what,
                              .scene = scenes[i].title,
                              .n = scenes[i].n_discs,
                              .value = longest_ms,
                              .unit = "ms",
                              .goal = CAROM_BENCH_AT_MOST,
                              .target = TARGET_MS,
                          });
  }
  carom_window_close(window);
  g_remove(path);
  g_rmdir(folder);
}

static void measure_all(CaromBench *rows, GtkApplication *application) {
  g_main_context_set_poll_func(NULL, poll_watched);
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++)
    measure_scene(rows, application, i);
}

int main(int argc, char **argv) {
  return carom_window_frames_main(argc, argv, measure_all);
}
