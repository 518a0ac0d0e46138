/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-actions: a choice is remembered at once, so that another window and another start
 * have it. Where nobody has chosen, each change of the scene brings the charts that it has now. */
#include "carom-chart-actions.h"

#include "carom-action.h"
#include "carom-channel.h"
#include "carom-chart-memory.h"
#include "carom-pane-strip.h"

#include <string.h>

#define N_CHARTS CAROM_STAGING_MAX_CHARTS

static CaromChartArea *area_of(const CaromChartActions *actions, guint i) {
  return carom_chart_view_get_area(actions->charts[i]);
}

/* Returns: what chart @i shows of @scene, which has @own by itself. What was chosen may be gone, as
 *   from a few discs that have become a crowd; what takes its place is not beside it already */
static const CaromQuantity *find_shown(const CaromChartActions *actions, guint i,
                                       const CaromScene *scene, const CaromQuantity *const *own) {
  const CaromQuantity *chosen = actions->chosen[i];
  if (!chosen)
    return own[i];
  if (carom_channel_exist(chosen, scene))
    return chosen;
  return own[i] == actions->chosen[N_CHARTS - 1 - i] ? own[N_CHARTS - 1 - i] : own[i];
}

static void show_charts(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  const CaromQuantity *own[N_CHARTS];
  carom_channel_choose_charts(scene, own);
  for (guint i = 0; i < N_CHARTS; i++) {
    carom_chart_view_set_own_quantity(actions->charts[i], own[i]);
    carom_chart_view_set_quantity(actions->charts[i], find_shown(actions, i, scene, own));
  }
}

/* Charts wait while something is dragged. */
static void on_replaced(CaromChartActions *actions) {
  if (!carom_player_is_in_flux(carom_document_get_player(actions->document)))
    show_charts(actions);
}

static void on_opened(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  const CaromQuantity *own[N_CHARTS], *shown[N_CHARTS];
  g_autofree char *key = carom_document_make_key(actions->document);
  carom_channel_choose_charts(scene, own);
  memcpy(shown, own, sizeof shown);
  if (key)
    carom_chart_memory_recall(key, scene, shown);
  for (guint i = 0; i < N_CHARTS; i++) {
    actions->chosen[i] = shown[i] == own[i] ? NULL : shown[i];
    carom_chart_area_reset(area_of(actions, i));
  }
  show_charts(actions);
}

static guint find_chart(const CaromChartActions *actions, CaromChartView *chart) {
  guint i = 0;
  while (i < N_CHARTS - 1 && actions->charts[i] != chart)
    i++;
  return i;
}

/* Remembers what has been chosen for chart @i, or that nothing has. */
static void keep(CaromChartActions *actions, guint i) {
  g_autofree char *key = carom_document_make_key(actions->document);
  g_autoptr(GError) error = NULL;
  if (key && !carom_chart_memory_keep(key, i, actions->chosen[i], &error))
    g_info("%s", error->message); /* the chart is shown all the same */
}

static void on_chosen(CaromChartActions *actions, CaromChartView *chart) {
  guint i = find_chart(actions, chart);
  const CaromQuantity *quantity = carom_chart_view_get_quantity(chart);
  gboolean is_own = quantity == carom_chart_view_get_own_quantity(chart);
  actions->chosen[i] = is_own ? NULL : quantity;
  keep(actions, i);
}

/* One cursor goes through all charts. */
static void on_pointed(CaromChartActions *actions, double time_s) {
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_area_set_pointed(area_of(actions, i), time_s);
}

/* All charts read off differences from the same time. */
static void on_marked(CaromChartActions *actions, double time_s) {
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_area_set_marked(area_of(actions, i), time_s);
}

/* All charts show the same part of the time axis. */
static void on_zoomed(CaromChartActions *actions, CaromChartArea *area) {
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_area_show_same(area_of(actions, i), area);
}

/* All charts show the same panes. */
static void on_switched(CaromChartActions *actions, CaromChartArea *area) {
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_area_set_hidden_panes(area_of(actions, i), carom_chart_area_get_hidden_panes(area));
}

/* Plots side by side begin at the same height. */
static void on_arranged(CaromChartActions *actions) {
  guint most = 0;
  int highest = 0;
  for (guint i = 0; i < N_CHARTS; i++) {
    most = MAX(most, carom_chart_area_get_lines(area_of(actions, i)));
    highest = MAX(highest, carom_chart_view_get_header_height(actions->charts[i]));
  }
  for (guint i = 0; i < N_CHARTS; i++) {
    carom_chart_area_set_least_lines(area_of(actions, i), most);
    carom_chart_view_set_space(actions->charts[i],
                               highest - carom_chart_view_get_header_height(actions->charts[i]));
  }
}

static void on_saved(CaromChartActions *actions) {
  for (guint i = 0; i < N_CHARTS; i++)
    keep(actions, i);
}

/* The headings of the panes have the same lines and titles, if all of them are seen. */
static void show_legends(CaromChartActions *actions) {
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(actions->panes));
  gboolean are_seen = !gtk_widget_get_mapped(window) || gtk_widget_get_mapped(actions->panes);
  gboolean is_told = are_seen && !carom_staging_choice_get_superposed(actions->staging) &&
                     !carom_pane_strip_is_filled(CAROM_PANE_STRIP(actions->panes));
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_view_set_legend_shown(actions->charts[i], i == 0 && !is_told);
}

/* No chart answers a question before it is asked. */
static void on_predicting(CaromChartActions *actions) {
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_area_set_until_now(area_of(actions, i),
                                   carom_prediction_session_get_active(actions->session));
}

static void choose(GSimpleAction *action, GVariant *parameter, gpointer data) {
  const CaromChartActions *actions = data;
  guint i;
  const char *id;
  g_variant_get(parameter, "(u&s)", &i, &id);
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  g_return_if_fail(i < N_CHARTS && quantity);
  carom_chart_view_choose_quantity(actions->charts[i], quantity);
}

static const GActionEntry entries[] = {
    {.name = "chart-quantity", .activate = choose, .parameter_type = "(us)"},
};

void carom_chart_actions_add(GActionMap *map, CaromChartActions *actions) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), actions);
  carom_action_watch(map, actions->document, "opened", G_CALLBACK(on_opened), actions);
  carom_action_watch(map, actions->document, "saved", G_CALLBACK(on_saved), actions);
  carom_action_watch(map, carom_document_get_player(actions->document), "replaced",
                     G_CALLBACK(on_replaced), actions);
  show_legends(actions);
  on_predicting(actions);
  carom_action_watch(map, actions->session, "notify::active", G_CALLBACK(on_predicting), actions);
  carom_action_watch(map, actions->staging, "changed", G_CALLBACK(show_legends), actions);
  carom_action_watch(map, actions->panes, "notify::filled-by", G_CALLBACK(show_legends), actions);
  carom_action_watch_after(map, actions->panes, "map", G_CALLBACK(show_legends), actions);
  carom_action_watch_after(map, actions->panes, "unmap", G_CALLBACK(show_legends), actions);
  for (guint i = 0; i < N_CHARTS; i++) {
    carom_action_watch(map, actions->charts[i], "arranged", G_CALLBACK(on_arranged), actions);
    carom_action_watch(map, actions->charts[i], "chosen", G_CALLBACK(on_chosen), actions);
    carom_action_watch(map, area_of(actions, i), "pointed", G_CALLBACK(on_pointed), actions);
    carom_action_watch(map, area_of(actions, i), "marked", G_CALLBACK(on_marked), actions);
    carom_action_watch(map, area_of(actions, i), "switched", G_CALLBACK(on_switched), actions);
    carom_action_watch(map, area_of(actions, i), "zoomed", G_CALLBACK(on_zoomed), actions);
  }
}
