/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-board: the charts of a window: where they are, and what they have in common. Needs a
 * display. */
#include "app-test.h"
#include "carom-chart-board.h"
#include "gtk-test.h"

#include <math.h>

#define MAX_CHARTS CAROM_STAGING_MAX_CHARTS

typedef struct {
  CaromPlayer *player;
  GtkWidget *window, *board;
} Fixture;

static const char *const ids[MAX_CHARTS] = {"momentum", "energy", "speed", "momentum-error"};

static CaromChartList make_list(guint n) {
  CaromChartList charts = {n};
  for (guint i = 0; i < n; i++)
    charts.quantities[i] = carom_quantity_by_id(ids[i]);
  return charts;
}

static void show(Fixture *fixture, guint n) {
  CaromChartList charts = make_list(n), own = make_list(2);
  carom_chart_board_set_charts(CAROM_CHART_BOARD(fixture->board), &charts, &own);
  test_wait_for_frames(fixture->window);
  test_wait_for_frames(fixture->window); /* charts are told of each other after the first */
}

static void set_up(Fixture *fixture, gconstpointer data) {
  g_test_log_set_fatal_handler(test_is_fatal, NULL);
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->board = g_object_new(CAROM_TYPE_CHART_BOARD, NULL);
  fixture->window = gtk_window_new();
  carom_chart_board_set_player(CAROM_CHART_BOARD(fixture->board), fixture->player);
  carom_player_set_comparison(fixture->player,
                              carom_comparison_new(scene, methods, G_N_ELEMENTS(methods)));
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->board);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  g_object_unref(fixture->player);
}

/* Returns: (transfer container): the charts, in their order */
static GPtrArray *find_charts(Fixture *fixture) {
  GPtrArray *charts = g_ptr_array_new();
  for (GtkWidget *chart = gtk_widget_get_first_child(fixture->board); chart;
       chart = gtk_widget_get_next_sibling(chart))
    g_ptr_array_add(charts, chart);
  return charts;
}

static CaromChartArea *find_area(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) charts = find_charts(fixture);
  return carom_chart_view_get_area(charts->pdata[i]);
}

/* ---- Where they are ---- */

typedef struct {
  int width, height;
  guint n, n_columns;
} Place;

/* Returns: how many charts begin at the same height as the first */
static guint count_columns(Fixture *fixture) {
  g_autoptr(GPtrArray) charts = find_charts(fixture);
  guint n = 0;
  for (guint i = 0; i < charts->len; i++) {
    graphene_rect_t bounds;
    g_assert_true(gtk_widget_compute_bounds(charts->pdata[i], fixture->board, &bounds));
    n += bounds.origin.y == 0;
  }
  return n;
}

/* As the board has it between charts, in pixels. */
#define SPACING 8

/* All have the same size, none lies over another, and together they fill the board, but for less
 * than a pixel for each column and row. */
static void assert_filled(Fixture *fixture, guint n_columns) {
  g_autoptr(GPtrArray) charts = find_charts(fixture);
  guint n_rows = charts->len / n_columns;
  for (guint i = 0; i < charts->len; i++) {
    graphene_rect_t bounds, first;
    g_assert_true(gtk_widget_compute_bounds(charts->pdata[i], fixture->board, &bounds));
    g_assert_true(gtk_widget_compute_bounds(charts->pdata[0], fixture->board, &first));
    g_assert_true(graphene_size_equal(&bounds.size, &first.size));
    g_assert_cmpfloat((double)bounds.origin.x, ==,
                      i % n_columns * ((double)first.size.width + SPACING));
    g_assert_cmpfloat((double)bounds.origin.y, ==,
                      (double)(i / n_columns) * ((double)first.size.height + SPACING));
    g_assert_cmpfloat((double)first.size.width * n_columns + SPACING * (n_columns - 1), >,
                      gtk_widget_get_width(fixture->board) - (double)n_columns);
    g_assert_cmpfloat((double)first.size.height * n_rows + SPACING * (n_rows - 1), >,
                      gtk_widget_get_height(fixture->board) - (double)n_rows);
  }
}

/* Above each other where there is the height, else side by side; four also in two rows. */
static void test_place(Fixture *fixture, gconstpointer data) {
  const Place *place = data;
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), place->width, place->height);
  gtk_window_set_decorated(GTK_WINDOW(fixture->window), FALSE);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, place->n);
  g_assert_cmpuint(count_columns(fixture), ==, place->n_columns);
  assert_filled(fixture, place->n_columns);
}

/* ---- What they have in common ---- */

/* Time axes above each other begin and end at the same place, whatever the numbers beside them;
 * side by side, each has the room that it needs. */
static void test_alike(Fixture *fixture, gconstpointer data) {
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 700, 900);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, 4);
  g_autoptr(GPtrArray) charts = find_charts(fixture);
  CaromChartRoom most = {0};
  for (guint i = 0; i < charts->len; i++) {
    CaromChartRoom room = carom_chart_area_get_room(find_area(fixture, i));
    g_assert_cmpfloat(room.left, >, 0);
    most.left = fmax(most.left, room.left);
    most.right = fmax(most.right, room.right);
  }
  for (guint i = 0; i < charts->len; i++) {
    CaromChartRoom least = carom_chart_area_get_least_room(find_area(fixture, i));
    g_assert_cmpfloat(least.left, ==, most.left);
    g_assert_cmpfloat(least.right, ==, most.right);
  }
}

static void test_side_by_side(Fixture *fixture, gconstpointer data) {
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1300, 280);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, 2);
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpfloat(carom_chart_area_get_room(find_area(fixture, i)).left, >, 0);
    g_assert_cmpfloat(carom_chart_area_get_least_room(find_area(fixture, i)).left, ==, 0);
  }
}

/* A chart that joins others shows the same part of the time, and of the same panes. */
static void test_joins(Fixture *fixture, gconstpointer data) {
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, 1);
  CaromTimeSpan shown = {0.1, 0.3};
  carom_chart_area_set_shown(find_area(fixture, 0), shown);
  carom_chart_area_switch_pane(find_area(fixture, 0), 1);
  show(fixture, 3);
  for (guint i = 0; i < 3; i++) {
    g_assert_true(carom_time_span_equal(carom_chart_area_get_shown(find_area(fixture, i)), shown));
    g_assert_cmpuint(carom_chart_area_get_hidden_panes(find_area(fixture, i)), ==, 2);
  }
  carom_chart_area_switch_pane(find_area(fixture, 2), 1);
  g_assert_cmpuint(carom_chart_area_get_hidden_panes(find_area(fixture, 0)), ==, 0);
}

/* Whoever works with a chart that goes goes on with the last one. */
static void test_focus(Fixture *fixture, gconstpointer data) {
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, 3);
  gtk_widget_grab_focus(GTK_WIDGET(find_area(fixture, 2)));
  show(fixture, 2);
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) ==
                GTK_WIDGET(find_area(fixture, 1)));
}

static void count(guint *n) {
  ++*n;
}

/* The very one goes that is not wanted; the last cannot be removed, and no fifth be added. */
static void test_ends(Fixture *fixture, gconstpointer data) {
  guint n_removed = 0, n_added = 0;
  g_signal_connect_swapped(fixture->board, "removed", G_CALLBACK(count), &n_removed);
  g_signal_connect_swapped(fixture->board, "add-wanted", G_CALLBACK(count), &n_added);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show(fixture, MAX_CHARTS);
  for (guint n = MAX_CHARTS; n > 0; n--) {
    g_autoptr(GPtrArray) charts = find_charts(fixture);
    g_assert_cmpuint(charts->len, ==, n);
    gtk_widget_activate_action(charts->pdata[0], "chart-view.add", NULL);
    g_assert_cmpuint(n_added, ==, MAX_CHARTS - n);
    gtk_widget_activate_action(charts->pdata[0], "chart-view.remove", NULL);
    test_wait_for_frames(fixture->window);
    g_assert_cmpuint(n_removed, ==, MIN(MAX_CHARTS - n + 1, MAX_CHARTS - 1));
    CaromChartList left = carom_chart_board_get_charts(CAROM_CHART_BOARD(fixture->board));
    g_assert_cmpstr(left.quantities[left.n - 1]->part.id, ==, ids[MAX_CHARTS - 1]);
  }
}

int main(int argc, char **argv) {
  static const Place places[] = {
      {1300, 280, 1, 1}, {1300, 280, 2, 2}, {1000, 600, 2, 1}, {1900, 950, 2, 1}, {1900, 420, 2, 2},
      {1800, 300, 3, 3}, {1000, 700, 3, 1}, {1000, 650, 4, 2}, {900, 1000, 4, 1},
  };
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    const Place *place = &places[i];
    g_autofree char *path =
        g_strdup_printf("/chart-board/place/%u-on-%dx%d", place->n, place->width, place->height);
    g_test_add(path, Fixture, place, set_up, test_place, tear_down);
  }
  g_test_add("/chart-board/alike", Fixture, NULL, set_up, test_alike, tear_down);
  g_test_add("/chart-board/side-by-side", Fixture, NULL, set_up, test_side_by_side, tear_down);
  g_test_add("/chart-board/joins", Fixture, NULL, set_up, test_joins, tear_down);
  g_test_add("/chart-board/focus", Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add("/chart-board/ends", Fixture, NULL, set_up, test_ends, tear_down);
  return g_test_run();
}
