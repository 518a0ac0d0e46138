/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-table: the columns of a curve are beside each other, one for each pane, as they are
 * to be compared. Cells are read from the runs while they are seen. */
#include "carom-chart-table.h"

#include "carom-channel.h"
#include "carom-column-view.h"
#include "carom-digits.h"
#include "carom-refresh.h"
#include "carom-row-numbers.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define LEAST_WIDTH 640
#define HEIGHT      480
#define SCROLL_BAR  24

/* Rows are laid out in the frame after they came, and others after scrolling. */
#define LAST_TICK 3

struct _CaromChartTable {
  GtkWindow parent_instance;
  CaromPlayer *player;
  CaromChartArea *area;
  const CaromQuantity *quantity;
  CaromRowNumbers *rows;
  GtkSingleSelection *selection;
  GtkColumnView *view;
  GPtrArray *columns; /* (element-type Column): what those of @view show, after the time */
  gint64 refreshed_us;
  guint64 stride; /* in frames, of the rows */
  guint n_ticks;  /* since it is shown */
};

G_DEFINE_FINAL_TYPE(CaromChartTable, carom_chart_table, GTK_TYPE_WINDOW)

typedef struct {
  CaromChartTable *table;
  CaromChannel channel;
  guint pane;
} Column;

static const CaromComparison *get_comparison(const CaromChartTable *self) {
  return carom_player_get_comparison(self->player);
}

/* ---- Rows ---- */

/* The samples of the first column are those of all: frames, so far apart. */
static guint64 get_stride(const CaromChartTable *self) {
  const Column *first = g_ptr_array_index(self->columns, 0);
  return carom_channel_stride(&first->channel, carom_comparison_get_run(get_comparison(self), 0));
}

static guint count_rows(const CaromChartTable *self) {
  if (self->columns->len == 0)
    return 0;
  const Column *first = g_ptr_array_index(self->columns, 0);
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), 0);
  guint64 last = carom_chart_area_get_last_frame(self->area);
  return (guint)MIN(carom_channel_length(&first->channel, run), last / get_stride(self) + 1);
}

static guint64 frame_of(const CaromChartTable *self, guint row) {
  return row * get_stride(self);
}

/* ---- Cells ---- */

/* To the millisecond, as the clock is, or as far as rows are told apart. */
static char *write_time(gpointer row, gconstpointer table) {
  const CaromChartTable *self = table;
  double dt_s = carom_comparison_get_scene(get_comparison(self))->dt_s;
  double time_s = (double)frame_of(self, carom_row_numbers_of(row)) * dt_s;
  return carom_digits_fixed(time_s, CLAMP(1 - carom_digits_exponent(dt_s), 3, 20));
}

static char *write_value(gpointer row, gconstpointer data) {
  const Column *column = data;
  const CaromRun *run = carom_comparison_get_run(get_comparison(column->table), column->pane);
  guint64 frame = frame_of(column->table, carom_row_numbers_of(row));
  double value = carom_channel_at_frame(&column->channel, run, frame);
  return isnan(value) ? g_strdup("–") : carom_digits_text(value, CAROM_DIGITS_USUAL);
}

static const CaromColumnViewCells time_cells = {.is_number = TRUE, .write = write_time};
static const CaromColumnViewCells value_cells = {.is_number = TRUE, .write = write_value};

/* ---- Columns ---- */

/* Returns: (transfer full): "A, Impulse (J)" */
static char *write_title(const Column *column) {
  const CaromQuantity *quantity = column->channel.quantity;
  const CaromComparison *comparison = get_comparison(column->table);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  g_autofree char *symbol = carom_channel_symbol(&column->channel, scene);
  g_autofree char *unit = carom_unit_symbol(quantity->dimension, scene->unit);
  g_autofree char *plain = NULL;
  pango_parse_markup(symbol ? symbol : quantity->symbol, -1, 0, NULL, &plain, NULL, NULL);
  const char *pane = carom_comparison_get_title(comparison, column->pane);
  g_autofree char *title = column->table->quantity->across
                               ? g_strdup_printf("%s, %s", _(quantity->part.title), pane)
                               : g_strdup(pane);
  return *unit ? g_strdup_printf("%s, %s (%s)", plain, title, unit)
               : g_strdup_printf("%s, %s", plain, title);
}

static void add_column(CaromChartTable *self, CaromChannel channel, guint pane) {
  Column *column = g_new(Column, 1);
  *column = (Column){self, channel, pane};
  g_ptr_array_add(self->columns, column);
  g_autofree char *title = write_title(column);
  carom_column_view_append(self->view, title, &value_cells, column);
}

static void remove_columns(CaromChartTable *self) {
  GListModel *columns = gtk_column_view_get_columns(self->view);
  carom_row_numbers_set_length(self->rows, 0);
  while (g_list_model_get_n_items(columns) > 0) {
    g_autoptr(GtkColumnViewColumn) column = g_list_model_get_item(columns, 0);
    gtk_column_view_remove_column(self->view, column);
  }
  g_ptr_array_set_size(self->columns, 0);
}

static void add_columns(CaromChartTable *self) {
  const CaromComparison *comparison = get_comparison(self);
  g_autoptr(GArray) channels =
      carom_channels_read(self->quantity, carom_comparison_get_scene(comparison));
  carom_column_view_append(self->view, _("time (s)"), &time_cells, self);
  for (guint c = 0; c < channels->len; c++)
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++)
      add_column(self, g_array_index(channels, CaromChannel, c), pane);
}

/* ---- The run goes on ---- */

static void select_present(CaromChartTable *self) {
  guint n = g_list_model_get_n_items(G_LIST_MODEL(self->rows));
  guint64 row = carom_comparison_get_frame(get_comparison(self)) / get_stride(self);
  if (n == 0)
    return;
  gtk_single_selection_set_selected(self->selection, (guint)MIN(row, n - 1));
  carom_column_view_scroll_to(self->view, gtk_single_selection_get_selected(self->selection));
}

/* The row of the present is in sight and has the focus. Rows are laid out in the frame after they
 * came, and others after scrolling. */
static gboolean show_present(GtkWidget *table, GdkFrameClock *clock, gpointer unused) {
  CaromChartTable *self = CAROM_CHART_TABLE(table);
  if (self->columns->len > 0 && self->n_ticks == 2)
    select_present(self);
  if (self->n_ticks++ < LAST_TICK)
    return G_SOURCE_CONTINUE;
  carom_column_view_focus_selected(self->view);
  return G_SOURCE_REMOVE;
}

static void show_present_soon(CaromChartTable *self) {
  if (self->n_ticks == 0 || self->n_ticks > LAST_TICK)
    gtk_widget_add_tick_callback(GTK_WIDGET(self), show_present, NULL, NULL);
  self->n_ticks = 1;
}

/* A series that is full keeps every second sample from then on, so all rows are others. */
static void show_rows(CaromChartTable *self) {
  if (self->columns->len > 0 && self->stride != get_stride(self)) {
    self->stride = get_stride(self);
    carom_row_numbers_set_length(self->rows, 0);
    show_present_soon(self);
  }
  carom_row_numbers_set_length(self->rows, count_rows(self));
}

static void on_changed(CaromChartTable *self) {
  if (!carom_refresh_is_due(self->player, self->refreshed_us))
    return;
  self->refreshed_us = g_get_monotonic_time();
  show_rows(self);
  if (self->columns->len > 0 && self->n_ticks > LAST_TICK) /* it is not about to */
    select_present(self);
}

/* Other discs have other columns; while something is dragged there are none. */
static void on_replaced(CaromChartTable *self) {
  remove_columns(self);
  if (carom_player_is_in_flux(self->player))
    return;
  add_columns(self);
  show_rows(self);
  if (self->columns->len == 0) /* the scene has none of the quantity */
    gtk_window_close(GTK_WINDOW(self));
}

static void on_activated(CaromChartTable *self, guint row) {
  gtk_widget_activate_action(GTK_WIDGET(self->area), "win.seek", "t", frame_of(self, row));
}

/* ---- Life ---- */

static void carom_chart_table_dispose(GObject *object) {
  CaromChartTable *self = CAROM_CHART_TABLE(object);
  if (self->player)
    remove_columns(self);
  g_clear_object(&self->player);
  g_clear_object(&self->area);
  G_OBJECT_CLASS(carom_chart_table_parent_class)->dispose(object);
}

static void carom_chart_table_finalize(GObject *object) {
  CaromChartTable *self = CAROM_CHART_TABLE(object);
  g_ptr_array_unref(self->columns);
  g_object_unref(self->rows);
  g_object_unref(self->selection);
  G_OBJECT_CLASS(carom_chart_table_parent_class)->finalize(object);
}

static void carom_chart_table_class_init(CaromChartTableClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_chart_table_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_chart_table_finalize;
}

static void carom_chart_table_init(CaromChartTable *self) {
  self->columns = g_ptr_array_new_with_free_func(g_free);
  self->rows = carom_row_numbers_new();
  self->selection = gtk_single_selection_new(G_LIST_MODEL(g_object_ref(self->rows)));
  self->view =
      GTK_COLUMN_VIEW(gtk_column_view_new(GTK_SELECTION_MODEL(g_object_ref(self->selection))));
  g_signal_connect_object(self->view, "activate", G_CALLBACK(on_activated), self,
                          G_CONNECT_SWAPPED);
  gtk_column_view_set_show_row_separators(self->view, TRUE);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), GTK_WIDGET(self->view));
  gtk_window_set_child(GTK_WINDOW(self), scrolled);
  carom_window_keys_close_by_escape(GTK_WIDGET(self));
}

/* All columns are seen, if they have room within @parent's width. */
static void set_size(CaromChartTable *self, GtkWidget *parent) {
  int natural;
  gtk_widget_measure(GTK_WIDGET(self->view), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                     NULL);
  int width = MIN(natural + SCROLL_BAR, gtk_widget_get_width(parent));
  gtk_window_set_default_size(GTK_WINDOW(self), MAX(width, LEAST_WIDTH), HEIGHT);
}

void carom_chart_table_present(CaromChartArea *area, CaromPlayer *player,
                               const CaromQuantity *quantity) {
  GtkRoot *parent = gtk_widget_get_root(GTK_WIDGET(area));
  CaromChartTable *self = g_object_new(CAROM_TYPE_CHART_TABLE, "transient-for", parent,
                                       "destroy-with-parent", TRUE, NULL);
  self->area = g_object_ref(area);
  self->player = g_object_ref(player);
  self->quantity = quantity;
  gtk_window_set_title(GTK_WINDOW(self), _(quantity->part.title));
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  /* What is known may not be told any more, in a presentation or while contacts are predicted. */
  g_signal_connect_object(area, "notify::until-now", G_CALLBACK(show_rows), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(parent, "notify::css-classes", G_CALLBACK(show_rows), self,
                          G_CONNECT_SWAPPED);
  on_replaced(self);
  set_size(self, GTK_WIDGET(parent));
  show_present_soon(self);
  gtk_window_present(GTK_WINDOW(self));
}
