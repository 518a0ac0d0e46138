/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window costs that plays: three panes and two charts at 1920×1080, on the cairo renderer,
 * with the side panel and without. Whole frames, the physics that is due in them included: the
 * median and the 95th percentile; at the start, and of a small gas after ten minutes: of the frames
 * that follow on t = 0 and on t = 600 s, some three seconds of the run each. Then what memory an
 * hour takes. Time passes as it does while the window plays, but as fast as it can: what
 * is skipped is that it waits. */
#include "bench.h"
#include "gas-scene.h"
#include "window-frames.h"

#include "carom-method-suggestion.h"
#include "carom-scene-json.h"
#include "carom-window.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#define WIDTH  1920
#define HEIGHT 1080

#define MEASURED_FRAMES 201
#define MANY_DISCS      2000
#define FEW_DISCS       200
#define FRAMES_A_SECOND 60
/* Of the gas, whose discs cross some radii a second then. */
#define SLOWER         0.2
#define DURATION_S     20
#define SEEK_BUDGET_US 100000
#define LATE_S         600
#define HALF_S         1800
#define HOUR_S         3600

#define MANY_TARGET_MS  16
#define P95_MEDIANS     1.5
#define LATER_TARGET_MS 1
#define GROWTH_MB       8

typedef struct {
  CaromBench *rows;
  CaromWindow *window;
  CaromPlayer *player;
  guint n_discs;
  const char *scene;
  guint64 goal; /* the frame until which it plays */
} Stage;

/* ---- The scene ---- */

static CaromScene *gas_scene(guint n) {
  CaromGas *gas = carom_gas_new(&(CaromGasKind){n, 0.3, 1});
  g_autoptr(CaromScene) scene = carom_gas_scene_new(gas);
  carom_gas_free(gas);
  for (guint i = 0; i < n; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2_scale(body->velocity, SLOWER);
  }
  scene->dt_s = 1.0 / FRAMES_A_SECOND;
  scene->duration_s = DURATION_S;
  return g_steal_pointer(&scene);
}

/* Nothing would move the clock any more. */
static void on_failed(CaromPlayer *player, const char *message) {
  g_error("%s", message);
}

static void open_stage(Stage *stage, GtkApplication *application, gboolean has_panel) {
  g_autoptr(CaromScene) scene = gas_scene(stage->n_discs);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  stage->window = carom_window_new(application);
  CaromDocument *document = carom_window_get_document(stage->window);
  stage->player = carom_document_get_player(document);
  stage->scene = has_panel ? "1920×1080, three panes, two charts, side panel"
                           : "1920×1080, three panes, two charts";
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", &error);
  g_assert_no_error(error);
  g_autofree char *path = g_build_filename(folder, "gas.carom", NULL);
  g_autofree char *json = carom_scene_json_write(scene);
  g_file_set_contents(path, json, -1, NULL);
  carom_document_open(document, path, NULL, NULL);
  g_remove(path);
  g_rmdir(folder);
  gtk_window_set_default_size(GTK_WINDOW(stage->window), WIDTH, HEIGHT);
  gtk_window_present(GTK_WINDOW(stage->window));
  g_action_group_change_action_state(G_ACTION_GROUP(stage->window), "show-panel",
                                     g_variant_new_boolean(has_panel));
  g_signal_connect(stage->player, "failed", G_CALLBACK(on_failed), NULL);
}

static void close_stage(Stage *stage) {
  gtk_window_destroy(GTK_WINDOW(stage->window));
}

/* ---- Playing ---- */

static guint64 get_frame(const Stage *stage) {
  return carom_comparison_get_frame(carom_player_get_comparison(stage->player));
}

/* Each frame of the window asks for the next one, also where the clock is there already. */
static double seek_on(gpointer data) {
  Stage *stage = data;
  if (!carom_player_is_seeking(stage->player))
    carom_player_seek(stage->player, MIN(get_frame(stage) + FRAMES_A_SECOND, stage->goal));
  gtk_widget_queue_draw(GTK_WIDGET(stage->window));
  return 0;
}

/* Stops there, with a frame drawn of each second. */
static void play_until(Stage *stage, double time_s) {
  stage->goal = carom_player_frame_at(stage->player, time_s);
  while (get_frame(stage) < stage->goal)
    carom_window_frames_measure(GTK_WINDOW(stage->window), FRAMES_A_SECOND, seek_on, stage);
}

/* Plays on from where the clock stands, a frame of the run in each of the window's, and stops. */
static CaromWindowFrames measure_playing(Stage *stage) {
  carom_player_set_budget(stage->player, 1);
  carom_player_play_beyond(stage->player);
  CaromWindowFrames frames =
      carom_window_frames_measure(GTK_WINDOW(stage->window), MEASURED_FRAMES, NULL, NULL);
  carom_player_set_playing(stage->player, FALSE);
  carom_player_set_budget(stage->player, SEEK_BUDGET_US);
  return frames;
}

/* ---- Rows ---- */

static void add_row(const Stage *stage, const char *what, double value, const char *unit,
                    double target) {
  carom_bench_row(stage->rows, &(CaromBenchRow){
                                   .what = what,
                                   .scene = stage->scene,
                                   .n = stage->n_discs,
                                   .value = value,
                                   .unit = unit,
                                   .goal = target > 0 ? CAROM_BENCH_AT_MOST : CAROM_BENCH_NO_TARGET,
                                   .target = target,
                               });
}

static void add_frames(const Stage *stage, const CaromWindowFrames *frames, const char *median,
                       double target_ms) {
  add_row(stage, median, frames->median_ms, "ms", target_ms);
  add_row(stage, "the same, 95th percentile", frames->percentile_ms, "ms",
          P95_MEDIANS * frames->median_ms);
}

/* What the system has given to this program, in MB; 0 where it does not tell. */
static double resident_mb(void) {
  g_autofree char *text = NULL;
  const char *line =
      g_file_get_contents("/proc/self/status", &text, NULL, NULL) ? strstr(text, "VmRSS:") : NULL;
  return line ? g_ascii_strtod(line + strlen("VmRSS:"), NULL) / 1024 : 0;
}

static void measure_many(CaromBench *rows, GtkApplication *application, gboolean has_panel) {
  Stage stage = {.rows = rows, .n_discs = MANY_DISCS};
  open_stage(&stage, application, has_panel);
  CaromWindowFrames frames = measure_playing(&stage);
  add_frames(&stage, &frames, "window frame, playing", MANY_TARGET_MS);
  close_stage(&stage);
}

static void measure_late(CaromBench *rows, GtkApplication *application) {
  Stage stage = {.rows = rows, .n_discs = FEW_DISCS};
  open_stage(&stage, application, TRUE);
  CaromWindowFrames start = measure_playing(&stage);
  add_frames(&stage, &start, "window frame, playing, at the start", 0);
  play_until(&stage, LATE_S);
  CaromWindowFrames late = measure_playing(&stage);
  add_frames(&stage, &late, "window frame, playing, at t = 600 s",
             start.median_ms + LATER_TARGET_MS);
  add_row(&stage, "memory at t = 600 s", resident_mb(), "MB", 0);
  play_until(&stage, HALF_S);
  double half_mb = resident_mb();
  add_row(&stage, "memory after half an hour", half_mb, "MB", 0);
  play_until(&stage, HOUR_S);
  add_row(&stage, "memory after an hour", resident_mb(), "MB", half_mb + GROWTH_MB);
  close_stage(&stage);
}

static void measure(CaromBench *rows, GtkApplication *application) {
  for (int has_panel = 0; has_panel <= 1; has_panel++)
    measure_many(rows, application, has_panel);
  measure_late(rows, application);
}

int main(int argc, char **argv) {
  return carom_window_frames_main(argc, argv, measure);
}
