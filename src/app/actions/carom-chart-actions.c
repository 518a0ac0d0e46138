/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-actions: a choice is remembered at once, so that another window and another start
 * have it. An edit of the scene leaves the charts as they are; so that they are the same when it is
 * opened again, what is shown is remembered when it is saved. */
#include "carom-chart-actions.h"

#include "carom-action.h"
#include "carom-channel.h"
#include "carom-chart-memory.h"

#define N_CHARTS CAROM_STAGING_MAX_CHARTS

/* @quantities: (out caller-allocates): the scene's own, as it is now */
static void show_own(CaromChartActions *actions, const CaromQuantity **quantities) {
  carom_channel_choose_charts(carom_document_get_scene(actions->document), quantities);
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_view_set_own_quantity(actions->charts[i], quantities[i]);
}

static void show_charts(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  const CaromQuantity *quantities[N_CHARTS];
  g_autofree char *key = carom_document_make_key(actions->document);
  show_own(actions, quantities);
  if (key)
    carom_chart_memory_recall(key, scene, quantities);
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_view_set_quantity(actions->charts[i], quantities[i]);
}

static guint find_chart(const CaromChartActions *actions, CaromChartView *chart) {
  guint i = 0;
  while (i < N_CHARTS - 1 && actions->charts[i] != chart)
    i++;
  return i;
}

/* Remembers what it shows, unless that is the scene's own. */
static void keep(CaromChartActions *actions, CaromChartView *chart) {
  const CaromQuantity *quantity = carom_chart_view_get_quantity(chart);
  gboolean is_own = quantity == carom_chart_view_get_own_quantity(chart);
  g_autofree char *key = carom_document_make_key(actions->document);
  g_autoptr(GError) error = NULL;
  if (key &&
      !carom_chart_memory_keep(key, find_chart(actions, chart), is_own ? NULL : quantity, &error))
    g_info("%s", error->message); /* the chart is shown all the same */
}

static void on_saved(CaromChartActions *actions) {
  const CaromQuantity *own[N_CHARTS];
  show_own(actions, own);
  for (guint i = 0; i < N_CHARTS; i++)
    keep(actions, actions->charts[i]);
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
  carom_action_watch(map, actions->document, "opened", G_CALLBACK(show_charts), actions);
  carom_action_watch(map, actions->document, "saved", G_CALLBACK(on_saved), actions);
  for (guint i = 0; i < N_CHARTS; i++)
    carom_action_watch(map, actions->charts[i], "chosen", G_CALLBACK(keep), actions);
}
