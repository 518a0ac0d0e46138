/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a frame of the whole window costs: the program's own window with three panes of a dense gas
 * and two charts, on the cairo renderer. Milliseconds from the frame clock's before-paint to its
 * after-paint, the median of many frames; the physics goes on in between, unmeasured. */
#include "bench.h"
#include "gas-scene.h"
#include "window-frames.h"

#include "carom-method-suggestion.h"
#include "carom-pane-editing.h"
#include "carom-scene-json.h"
#include "carom-view.h"
#include "carom-window.h"

#include <glib/gstdio.h>
#include <stdio.h>

/* The side of a pane's picture, in pixels. */
#define PANE 400
/* How much of the past the charts show when the measurement begins. */
#define PAST_FRAMES     4000
#define WARM_UP_FRAMES  10
#define MEASURED_FRAMES 101

typedef struct {
  guint n_discs;
  double target_ms;
  const char *scene;
  gboolean all; /* whether all that panes can show is switched on */
  const char *charts[2];
} Case;

#define STAGE "three panes of 400×400, two charts"

static const Case cases[] = {
    {2000, 10, STAGE, FALSE, {"momentum", "energy"}},
    {5000, 16, STAGE, FALSE, {"momentum", "energy"}},
    {CAROM_TRACK_MAX_DISCS, 10, STAGE ", trails and all else", TRUE, {"momentum", "energy"}},
    {CAROM_TRACK_MAX_DISCS, 16, STAGE " by disc", FALSE, {"momentum-by-disc", "energy-by-disc"}},
};

static CaromScene *gas_scene(guint n) {
  CaromGas *gas = carom_gas_new(&(CaromGasKind){n, 0.3, 1});
  CaromScene *scene = carom_gas_scene_new(gas);
  carom_gas_free(gas);
  scene->duration_s = (PAST_FRAMES + WARM_UP_FRAMES + MEASURED_FRAMES) * scene->dt_s;
  return scene;
}

static CaromComparison *gas_with_past(guint n) {
  g_autoptr(CaromScene) scene = gas_scene(n);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), methods->len);
  carom_comparison_seek(comparison, PAST_FRAMES, NULL);
  return comparison;
}

/* Its physics is not measured. */
static double step(gpointer player) {
  carom_player_step(player, 1);
  return 0;
}

/* Gives every pane's picture its size; the window follows. */
static void size_pictures(GtkWidget *widget) {
  if (CAROM_IS_PANE_AREA(widget))
    gtk_widget_set_size_request(widget, PANE, PANE);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    size_pictures(child);
}

/* Whatever the scene that a window opens with has. */
static void choose_charts(CaromWindow *window, const Case *c) {
  for (guint i = 0; i < G_N_ELEMENTS(c->charts); i++)
    gtk_widget_activate_action(GTK_WIDGET(window), "win.chart-quantity", "(us)", i, c->charts[i]);
}

static CaromWindow *open_window(GtkApplication *application, const Case *c) {
  CaromComparison *comparison = gas_with_past(c->n_discs);
  CaromWindow *window = carom_window_new(application);
  carom_player_set_comparison(carom_document_get_player(carom_window_get_document(window)),
                              comparison);
  gtk_window_set_default_size(GTK_WINDOW(window), 3 * PANE, 2 * PANE);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_activate_action(GTK_WIDGET(window), "win.show-panel", NULL);
  choose_charts(window, c);
  size_pictures(GTK_WIDGET(window));
  return window;
}

static void show_all(CaromWindow *window) {
  static const char *const switches[] = {"win.show-momenta", "win.show-trails", "win.show-strobe",
                                         "win.show-ghost", "win.show-centre-of-mass"};
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++)
    gtk_widget_activate_action(GTK_WIDGET(window), switches[i], NULL);
}

static void measure(CaromBench *rows, GtkApplication *application, const Case *c) {
  CaromWindow *window = open_window(application, c);
  if (c->all)
    show_all(window);
  CaromPlayer *player = carom_document_get_player(carom_window_get_document(window));
  CaromWindowFrames frames =
      carom_window_frames_measure(GTK_WINDOW(window), MEASURED_FRAMES, step, player);
  carom_bench_row(rows, &(CaromBenchRow){
                            .what = "window frame, cairo renderer",
                            .scene = c->scene,
                            .n = c->n_discs,
                            .value = frames.median_ms,
                            .unit = "ms",
                            .goal = CAROM_BENCH_AT_MOST,
                            .target = c->target_ms,
                        });
  gtk_window_destroy(GTK_WINDOW(window));
}

/* ---- Dragging ---- */

/* A frame of a drag is what the pointer's move takes, and then the drawing. */
#define DRAGGED_DISCS  2000
#define DRAG_TARGET_MS 16
#define DRAG_RADIUS    40.0
#define DRAG_TURN_RAD  0.1

typedef struct {
  CaromPaneEditing *editing;
  CaromVec2 middle; /* of the circle on which the disc is taken */
  guint n_moves;
} Drag;

static CaromPaneArea *find_area(GtkWidget *widget) {
  CaromPaneArea *found = CAROM_IS_PANE_AREA(widget) ? CAROM_PANE_AREA(widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = find_area(child);
  return found;
}

static double drag_on(gpointer data) {
  Drag *drag = data;
  double start_s = carom_bench_now_s();
  double angle = DRAG_TURN_RAD * ++drag->n_moves;
  carom_pane_editing_drag_to(drag->editing, drag->middle.x + DRAG_RADIUS * cos(angle),
                             drag->middle.y + DRAG_RADIUS * sin(angle), CAROM_EDITOR_PLAIN);
  return (carom_bench_now_s() - start_s) * 1e3;
}

static void open_gas(CaromDocument *document) {
  g_autoptr(CaromScene) scene = gas_scene(DRAGGED_DISCS);
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "gas.carom", NULL);
  g_autofree char *json = carom_scene_json_write(scene);
  g_file_set_contents(path, json, -1, NULL);
  carom_document_open(document, path, NULL, NULL);
  g_remove(path);
  g_rmdir(folder);
}

static CaromWindow *open_drag_window(GtkApplication *application, gboolean has_panel) {
  CaromWindow *window = carom_window_new(application);
  open_gas(carom_window_get_document(window));
  gtk_window_set_default_size(GTK_WINDOW(window), 3 * PANE, 2 * PANE);
  gtk_window_present(GTK_WINDOW(window));
  g_action_group_change_action_state(G_ACTION_GROUP(window), "show-panel",
                                     g_variant_new_boolean(has_panel));
  size_pictures(GTK_WIDGET(window));
  return window;
}

/* Takes hold of the first disc. */
static void begin_drag(Drag *drag, CaromWindow *window) {
  CaromPaneArea *area = find_area(GTK_WIDGET(window));
  CaromView view;
  drag->editing = carom_pane_editing_of(area);
  while (!carom_pane_area_get_view(area, &view))
    g_main_context_iteration(NULL, TRUE);
  const CaromRun *run = carom_pane_area_get_run(area);
  drag->middle = carom_view_place(&view, carom_bodies_position(&run->world->bodies, 0));
  carom_pane_editing_press(drag->editing, drag->middle.x, drag->middle.y, CAROM_EDITOR_PLAIN);
}

static void add_drag_row(CaromBench *rows, const char *what, gboolean has_panel, double ms) {
  carom_bench_row(rows, &(CaromBenchRow){
                            .what = what,
                            .scene = has_panel ? STAGE ", side panel" : STAGE,
                            .n = DRAGGED_DISCS,
                            .value = ms,
                            .unit = "ms",
                            .goal = CAROM_BENCH_AT_MOST,
                            .target = DRAG_TARGET_MS,
                        });
}

static void measure_drag(CaromBench *rows, GtkApplication *application, gboolean has_panel) {
  CaromWindow *window = open_drag_window(application, has_panel);
  Drag drag = {0};
  begin_drag(&drag, window);
  CaromWindowFrames frames =
      carom_window_frames_measure(GTK_WINDOW(window), MEASURED_FRAMES, drag_on, &drag);
  carom_pane_editing_release(drag.editing);
  add_drag_row(rows, "frame of dragging a disc", has_panel, frames.median_ms);
  add_drag_row(rows, "the same, 95th percentile", has_panel, frames.percentile_ms);
  gtk_window_destroy(GTK_WINDOW(window));
}

static void measure_all(CaromBench *rows, GtkApplication *application) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    measure(rows, application, &cases[i]);
  for (int has_panel = 0; has_panel <= 1; has_panel++)
    measure_drag(rows, application, has_panel);
}

int main(int argc, char **argv) {
  return carom_window_frames_main(argc, argv, measure_all);
}
