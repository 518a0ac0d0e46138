/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-board: a chart is made when there are to be more, and goes when it is not wanted. */
#include "carom-chart-board.h"

#include "carom-soon.h"

#include <math.h>
#include <string.h>

#define MAX_CHARTS CAROM_STAGING_MAX_CHARTS
#define SPACING    8

/* A chart that is wider than that many times its height is no better for it. */
static const double good_ratio = 1.6;
/* Columns save so much of a chart's size at least, before there is another. */
static const double enough = 0.7;

struct _CaromChartBoard {
  GtkWidget parent_instance;
  CaromPlayer *player;
  CaromChartView *charts[MAX_CHARTS];
  guint n;         /* of them there are so many */
  guint n_columns; /* in which they were laid out last */
  gboolean legend_shown, until_now;
  guint64 lit_discs;
  double marked_s; /* NAN: nothing is */
};

G_DEFINE_FINAL_TYPE(CaromChartBoard, carom_chart_board, GTK_TYPE_WIDGET)

enum { SIGNAL_CHOSEN, SIGNAL_ADD_WANTED, SIGNAL_REMOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromChartArea *area_of(CaromChartBoard *self, guint i) {
  return carom_chart_view_get_area(self->charts[i]);
}

/* ---- Layout ---- */

static void measure_chart(CaromChartBoard *self, guint i, GtkOrientation orientation, int for_size,
                          int *least, int *usual) {
  gtk_widget_measure(GTK_WIDGET(self->charts[i]), orientation, for_size, least, usual, NULL, NULL);
}

/* The most that a chart needs, and the most that one would like to have. */
static void measure_most(CaromChartBoard *self, GtkOrientation orientation, int for_size,
                         int *least, int *usual) {
  *least = *usual = 0;
  for (guint i = 0; i < self->n; i++) {
    int least_of_it, usual_of_it;
    measure_chart(self, i, orientation, for_size, &least_of_it, &usual_of_it);
    *least = MAX(*least, least_of_it);
    *usual = MAX(*usual, usual_of_it);
  }
}

/* Returns: what each of @n has of @length, with space between them */
static int share(int length, guint n) {
  return MAX((length - ((int)n - 1) * SPACING) / (int)n, 0);
}

static int join(int length, guint n) {
  return length * (int)n + ((int)n - 1) * SPACING;
}

/* Whether charts can be in so many columns: no place is left empty, and there is the width. */
static gboolean can_have_columns(CaromChartBoard *self, guint n_columns, int width) {
  int least, usual;
  measure_most(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual);
  return self->n % n_columns == 0 && (n_columns == 1 || share(width, n_columns) >= least);
}

/* Whether there is the height, too. */
static gboolean fit_in_columns(CaromChartBoard *self, guint n_columns, int width, int height) {
  int least, usual;
  if (!can_have_columns(self, n_columns, width))
    return FALSE;
  measure_most(self, GTK_ORIENTATION_VERTICAL, share(width, n_columns), &least, &usual);
  return share(height, self->n / n_columns) >= least;
}

/* Returns: as many columns as there is the width for */
static guint find_most_columns(CaromChartBoard *self, int width) {
  guint most = 1;
  for (guint c = 1; c <= self->n; c++)
    if (can_have_columns(self, c, width))
      most = c;
  return most;
}

/* Returns: how large a chart is with so many columns, in points */
static double find_size(CaromChartBoard *self, guint n_columns, int width, int height) {
  return fmin(share(width, n_columns) / good_ratio, share(height, self->n / n_columns));
}

/* The fewest columns with which a chart is large enough, compared with the best that there is. */
static guint choose_columns(CaromChartBoard *self, int width, int height) {
  double best = 0;
  for (guint c = 1; c <= self->n; c++)
    if (fit_in_columns(self, c, width, height))
      best = fmax(best, find_size(self, c, width, height));
  for (guint c = 1; c <= self->n; c++)
    if (fit_in_columns(self, c, width, height) &&
        find_size(self, c, width, height) >= enough * best)
      return c;
  return find_most_columns(self, width);
}

/* At the least width, two or four are in two columns, and three in one. The least height is that of
 * as many columns as fit; at whatever width, that of all side by side. */
static void carom_chart_board_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                      int *minimum, int *natural, int *minimum_baseline,
                                      int *natural_baseline) {
  CaromChartBoard *self = CAROM_CHART_BOARD(widget);
  guint n_columns = self->n % 2 == 0 ? 2 : 1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    n_columns = for_size >= 0 ? find_most_columns(self, for_size) : self->n;
  guint n_rows = (self->n + n_columns - 1) / n_columns;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = share(for_size, n_columns);
  measure_most(self, orientation, for_size, minimum, natural);
  guint n = orientation == GTK_ORIENTATION_VERTICAL ? n_rows : n_columns;
  *minimum = join(*minimum, n);
  *natural = join(*natural, n);
}

/* Plots side by side begin at the same height, and those above each other at the same place across.
 */
static void on_arranged(CaromChartBoard *self) {
  CaromChartRoom most = {0};
  int highest = 0;
  for (guint i = 0; i < self->n; i++) {
    CaromChartRoom room = carom_chart_area_get_room(area_of(self, i));
    most.n_lines = MAX(most.n_lines, room.n_lines);
    if (self->n_columns < self->n) {
      most.left = fmax(most.left, room.left);
      most.right = fmax(most.right, room.right);
    }
    highest = MAX(highest, carom_chart_view_get_header_height(self->charts[i]));
  }
  for (guint i = 0; i < self->n; i++) {
    carom_chart_area_set_least_room(area_of(self, i), most);
    carom_chart_view_set_space(self->charts[i],
                               highest - carom_chart_view_get_header_height(self->charts[i]));
  }
}

static gboolean arrange_again(gpointer board) {
  on_arranged(board);
  return G_SOURCE_REMOVE;
}

static void carom_chart_board_size_allocate(GtkWidget *widget, int width, int height,
                                            int baseline) {
  CaromChartBoard *self = CAROM_CHART_BOARD(widget);
  guint n_columns = choose_columns(self, width, height);
  if (n_columns != self->n_columns)
    carom_soon(self, arrange_again);
  self->n_columns = n_columns;
  int chart_width = share(width, n_columns), chart_height = share(height, self->n / n_columns);
  gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  for (guint i = 0; i < self->n; i++) {
    guint column = is_mirrored ? n_columns - 1 - i % n_columns : i % n_columns;
    GtkAllocation place = {(int)column * (chart_width + SPACING),
                           (int)(i / n_columns) * (chart_height + SPACING), chart_width,
                           chart_height};
    gtk_widget_size_allocate(GTK_WIDGET(self->charts[i]), &place, -1);
  }
}

/* The focus comes to the first chart itself, with its keys; Tab leads to what stands above it. */
static gboolean carom_chart_board_grab_focus(GtkWidget *widget) {
  return gtk_widget_grab_focus(GTK_WIDGET(area_of(CAROM_CHART_BOARD(widget), 0)));
}

static GtkSizeRequestMode carom_chart_board_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- What all charts have in common ---- */

static void on_pointed(CaromChartBoard *self, double time_s) {
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_set_pointed(area_of(self, i), time_s);
}

static void on_marked(CaromChartBoard *self, double time_s) {
  self->marked_s = time_s;
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_set_marked(area_of(self, i), time_s);
}

static void on_zoomed(CaromChartBoard *self, CaromChartArea *area) {
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_show_same(area_of(self, i), area);
}

static void on_switched(CaromChartBoard *self, CaromChartArea *area) {
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_set_hidden_panes(area_of(self, i), carom_chart_area_get_hidden_panes(area));
}

static void show_legend(CaromChartBoard *self) {
  for (guint i = 0; i < self->n; i++)
    carom_chart_view_set_legend_shown(self->charts[i], i == 0 && self->legend_shown);
}

void carom_chart_board_set_legend_shown(CaromChartBoard *self, gboolean shown) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self));
  self->legend_shown = shown;
  show_legend(self);
}

void carom_chart_board_set_until_now(CaromChartBoard *self, gboolean until_now) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self));
  self->until_now = until_now;
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_set_until_now(area_of(self, i), until_now);
}

void carom_chart_board_set_lit_discs(CaromChartBoard *self, guint64 discs) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self));
  self->lit_discs = discs;
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_set_lit_discs(area_of(self, i), discs);
}

void carom_chart_board_reset(CaromChartBoard *self) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self));
  self->marked_s = NAN;
  for (guint i = 0; i < self->n; i++)
    carom_chart_area_reset(area_of(self, i));
}

/* ---- The charts ---- */

static guint find_chart(CaromChartBoard *self, CaromChartView *chart) {
  guint i = 0;
  while (i + 1 < self->n && self->charts[i] != chart)
    i++;
  return i;
}

static void on_chosen(CaromChartBoard *self, CaromChartView *chart) {
  g_signal_emit(self, signals[SIGNAL_CHOSEN], 0, find_chart(self, chart));
}

static void on_add_wanted(CaromChartBoard *self) {
  g_signal_emit(self, signals[SIGNAL_ADD_WANTED], 0);
}

static void show_number(CaromChartBoard *self) {
  gboolean can_add = self->n<MAX_CHARTS, can_remove = self->n> 1;
  for (guint i = 0; i < self->n; i++)
    carom_chart_view_set_changeable(self->charts[i], can_add, can_remove);
  show_legend(self);
  on_arranged(self);
}

/* The focus does not go with it. */
static void drop_chart(CaromChartBoard *self, guint i) {
  GtkWidget *chart = GTK_WIDGET(self->charts[i]);
  gboolean had_focus = gtk_widget_get_focus_child(GTK_WIDGET(self)) == chart;
  self->n--;
  memmove(&self->charts[i], &self->charts[i + 1], (self->n - i) * sizeof *self->charts);
  if (had_focus)
    gtk_widget_grab_focus(GTK_WIDGET(area_of(self, MIN(i, self->n - 1))));
  gtk_widget_unparent(chart);
}

static void on_remove_wanted(CaromChartBoard *self, CaromChartView *chart) {
  g_return_if_fail(self->n > 1);
  drop_chart(self, find_chart(self, chart));
  show_number(self);
  g_signal_emit(self, signals[SIGNAL_REMOVED], 0);
}

static void add_chart(CaromChartBoard *self) {
  CaromChartView *chart = g_object_new(CAROM_TYPE_CHART_VIEW, NULL);
  CaromChartArea *area = carom_chart_view_get_area(chart);
  gtk_widget_set_parent(GTK_WIDGET(chart), GTK_WIDGET(self));
  if (self->player)
    carom_chart_view_set_player(chart, self->player);
  g_signal_connect_object(chart, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(chart, "add-wanted", G_CALLBACK(on_add_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(chart, "remove-wanted", G_CALLBACK(on_remove_wanted), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(chart, "arranged", G_CALLBACK(on_arranged), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(area, "pointed", G_CALLBACK(on_pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(area, "marked", G_CALLBACK(on_marked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(area, "zoomed", G_CALLBACK(on_zoomed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(area, "switched", G_CALLBACK(on_switched), self, G_CONNECT_SWAPPED);
  self->charts[self->n++] = chart;
  carom_chart_area_set_until_now(area, self->until_now);
  carom_chart_area_set_marked(area, self->marked_s);
  carom_chart_area_set_lit_discs(area, self->lit_discs);
  carom_chart_area_set_hidden_panes(area, carom_chart_area_get_hidden_panes(area_of(self, 0)));
  carom_chart_area_show_same(area, area_of(self, 0));
}

static void set_n_charts(CaromChartBoard *self, guint n) {
  while (self->n < n)
    add_chart(self);
  while (self->n > n)
    drop_chart(self, self->n - 1);
  show_number(self);
}

CaromChartList carom_chart_board_get_charts(CaromChartBoard *self) {
  CaromChartList charts = {0};
  g_return_val_if_fail(CAROM_IS_CHART_BOARD(self), charts);
  for (; charts.n < self->n; charts.n++)
    charts.quantities[charts.n] = carom_chart_view_get_quantity(self->charts[charts.n]);
  return charts;
}

void carom_chart_board_set_charts(CaromChartBoard *self, const CaromChartList *charts,
                                  const CaromChartList *own) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self) && charts->n >= 1 && charts->n <= MAX_CHARTS);
  if (charts->n != self->n)
    set_n_charts(self, charts->n);
  for (guint i = 0; i < charts->n; i++) {
    carom_chart_view_set_own_quantity(self->charts[i], i < own->n ? own->quantities[i] : NULL);
    carom_chart_view_set_quantity(self->charts[i], charts->quantities[i]);
  }
}

void carom_chart_board_choose(CaromChartBoard *self, guint i, const CaromQuantity *quantity) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self) && i < self->n && quantity);
  carom_chart_view_choose_quantity(self->charts[i], quantity);
}

void carom_chart_board_set_player(CaromChartBoard *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_CHART_BOARD(self) && !self->player);
  self->player = g_object_ref(player);
  for (guint i = 0; i < self->n; i++)
    carom_chart_view_set_player(self->charts[i], player);
}

static void carom_chart_board_dispose(GObject *object) {
  CaromChartBoard *self = CAROM_CHART_BOARD(object);
  while (self->n > 0)
    gtk_widget_unparent(GTK_WIDGET(self->charts[--self->n]));
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_chart_board_parent_class)->dispose(object);
}

static void carom_chart_board_class_init(CaromChartBoardClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_chart_board_dispose;
  widget_class->measure = carom_chart_board_measure;
  widget_class->size_allocate = carom_chart_board_size_allocate;
  widget_class->get_request_mode = carom_chart_board_get_request_mode;
  widget_class->grab_focus = carom_chart_board_grab_focus;
  GType type = G_TYPE_FROM_CLASS(klass);
  signals[SIGNAL_CHOSEN] = g_signal_new("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_ADD_WANTED] =
      g_signal_new("add-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REMOVED] =
      g_signal_new("removed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* There is one before any scene. */
static void carom_chart_board_init(CaromChartBoard *self) {
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  self->marked_s = NAN;
  set_n_charts(self, 1);
}
