/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-actions: a choice is remembered at once, so that another window and another start
 * have it. Where nobody has chosen, each change of the scene brings the charts that it has now. */
#include "carom-chart-actions.h"

#include "carom-action.h"
#include "carom-channel.h"
#include "carom-chart-memory.h"
#include "carom-pane-strip.h"

#include <glib/gi18n-lib.h>

#define MAX_CHARTS CAROM_STAGING_MAX_CHARTS

/* Returns: what is shown of @scene, which has @own by itself. What was chosen may be gone, as from
 * a few discs that have become a crowd; what takes its place is not beside it already */
static CaromChartList list_shown(const CaromChartActions *actions, const CaromScene *scene,
                                 const CaromChartList *own) {
  CaromChartList shown = {actions->chosen.n > 0 ? actions->chosen.n : own->n};
  for (guint i = 0; i < shown.n; i++) {
    const CaromQuantity *chosen = actions->chosen.quantities[i];
    if (!chosen)
      shown.quantities[i] = own->quantities[i];
    else if (carom_channel_exist(chosen, scene))
      shown.quantities[i] = chosen;
  }
  for (guint i = 0; i < shown.n; i++)
    if (!shown.quantities[i])
      shown.quantities[i] = carom_suitable_chart(scene, own, &shown);
  return shown;
}

static void show_pivot(CaromChartActions *actions) {
  CaromChartList charts = carom_chart_board_get_charts(actions->charts);
  carom_pane_strip_set_pivot_shown(CAROM_PANE_STRIP(actions->panes),
                                   carom_quantity_has_pivot(charts.quantities, charts.n));
}

static void show_charts(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  CaromChartList own = carom_suitable_charts(scene), shown = list_shown(actions, scene, &own);
  carom_chart_board_set_charts(actions->charts, &shown, &own);
  show_pivot(actions);
}

/* Charts wait while something is dragged. */
static void on_replaced(CaromChartActions *actions) {
  if (!carom_player_is_in_flux(carom_document_get_player(actions->document)))
    show_charts(actions);
}

static void on_opened(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  CaromChartList own = carom_suitable_charts(scene);
  g_autofree char *key = carom_document_make_key(actions->document);
  actions->chosen = key ? carom_chart_memory_recall(key, scene, own.n) : (CaromChartList){0};
  actions->before = actions->chosen; /* nothing has been removed from these */
  show_charts(actions);
  carom_chart_board_reset(actions->charts);
}

/* Remembers what has been chosen, if anything has. */
static void keep(CaromChartActions *actions) {
  CaromChartList own = carom_suitable_charts(carom_document_get_scene(actions->document));
  g_autofree char *key = carom_document_make_key(actions->document);
  g_autoptr(GError) error = NULL;
  if (key && !carom_chart_memory_keep(key, &actions->chosen, own.n, &error))
    g_info("%s", error->message); /* the charts are shown all the same */
}

/* ---- What the viewer chooses ---- */

static void choose_place(CaromChartActions *actions, guint i, const CaromQuantity *quantity,
                         const CaromChartList *own) {
  actions->chosen.quantities[i] = quantity == own->quantities[i] ? NULL : quantity;
}

static void choose_number(CaromChartActions *actions, guint n, const CaromChartList *own) {
  actions->chosen.n = n == own->n ? 0 : n;
}

static void on_chosen(CaromChartActions *actions, guint i) {
  CaromChartList own = carom_suitable_charts(carom_document_get_scene(actions->document));
  CaromChartList shown = carom_chart_board_get_charts(actions->charts);
  choose_place(actions, i, shown.quantities[i], &own);
  show_pivot(actions);
  keep(actions);
}

static void on_added(CaromChartActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  CaromChartList own = carom_suitable_charts(scene);
  CaromChartList shown = carom_chart_board_get_charts(actions->charts);
  g_return_if_fail(shown.n < MAX_CHARTS);
  choose_place(actions, shown.n, carom_suitable_chart(scene, &own, &shown), &own);
  choose_number(actions, shown.n + 1, &own);
  show_charts(actions);
  keep(actions);
}

/* The ones after it have moved up. */
static void on_removed(CaromChartActions *actions) {
  CaromChartList own = carom_suitable_charts(carom_document_get_scene(actions->document));
  CaromChartList shown = carom_chart_board_get_charts(actions->charts);
  actions->before = actions->chosen;
  for (guint i = 0; i < shown.n; i++)
    choose_place(actions, i, shown.quantities[i], &own);
  actions->chosen.quantities[shown.n] = NULL;
  choose_number(actions, shown.n, &own);
  show_charts(actions);
  keep(actions);
  carom_toast_show(actions->toast, _("Chart removed."), _("_Undo"), "win.chart-restore", NULL);
}

static void restore(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromChartActions *actions = data;
  actions->chosen = actions->before;
  show_charts(actions);
  keep(actions);
}

/* The headings of the panes have the same lines and titles, if all of them are seen. */
static void show_legends(CaromChartActions *actions) {
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(actions->panes));
  gboolean are_seen = !gtk_widget_get_mapped(window) || gtk_widget_get_mapped(actions->panes);
  gboolean is_told = are_seen && !carom_staging_choice_get_superposed(actions->staging) &&
                     !carom_pane_strip_is_filled(CAROM_PANE_STRIP(actions->panes));
  carom_chart_board_set_legend_shown(actions->charts, !is_told);
}

/* ---- Which curves stand out ---- */

static guint64 bit_of(guint disc) {
  return disc < CAROM_TRACK_MAX_DISCS ? G_GUINT64_CONSTANT(1) << disc : 0;
}

/* The discs of the contact that is examined. */
static guint64 find_examined(const CaromChartActions *actions) {
  guint pane, contact;
  if (!carom_inspector_get_choice(actions->inspector, &pane, &contact))
    return 0;
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_document_get_player(actions->document));
  const CaromContactLog *log = carom_comparison_get_run(comparison, pane)->log;
  if (contact >= carom_contact_log_length(log))
    return 0;
  const CaromContactRecord *record = carom_contact_log_get(log, contact);
  int other = carom_contact_record_disc(record, CAROM_BODY_B);
  return bit_of((guint)carom_contact_record_disc(record, CAROM_BODY_A)) |
         (other >= 0 ? bit_of((guint)other) : 0);
}

static gboolean is_playing(const CaromChartActions *actions) {
  return carom_player_get_playing(carom_document_get_player(actions->document));
}

/* Where nothing is selected, it stays as it is while the clock goes on: others would stand out at
 * each contact. */
static void show_lit(CaromChartActions *actions) {
  if (actions->selected != 0)
    carom_chart_board_set_lit_discs(actions->charts, actions->selected);
  else if (!is_playing(actions))
    carom_chart_board_set_lit_discs(actions->charts, find_examined(actions));
}

static void on_selection_changed(CaromChartActions *actions) {
  const CaromSelection *selection = carom_editor_get_selection(actions->editor);
  actions->selected = 0;
  for (guint i = 0; i < carom_selection_count(selection); i++) {
    CaromItem item = carom_selection_get(selection, i);
    actions->selected |= item.kind == CAROM_ITEM_DISC ? bit_of(item.index) : 0;
  }
  if (actions->selected == 0 && is_playing(actions))
    carom_chart_board_set_lit_discs(actions->charts, 0);
  show_lit(actions);
}

/* No chart answers a question before it is asked. */
static void on_predicting(CaromChartActions *actions) {
  carom_chart_board_set_until_now(actions->charts,
                                  carom_prediction_session_get_active(actions->session));
}

static void choose(GSimpleAction *action, GVariant *parameter, gpointer data) {
  const CaromChartActions *actions = data;
  guint i;
  const char *id;
  g_variant_get(parameter, "(u&s)", &i, &id);
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  if (quantity && i < carom_chart_board_get_charts(actions->charts).n) /* others may activate it */
    carom_chart_board_choose(actions->charts, i, quantity);
}

static const GActionEntry entries[] = {
    {.name = "chart-quantity", .activate = choose, .parameter_type = "(us)"},
    {.name = "chart-restore", .activate = restore},
};

void carom_chart_actions_add(GActionMap *map, CaromChartActions *actions) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), actions);
  carom_action_watch(map, actions->document, "opened", G_CALLBACK(on_opened), actions);
  carom_action_watch(map, actions->document, "saved", G_CALLBACK(keep), actions);
  carom_action_watch(map, carom_document_get_player(actions->document), "replaced",
                     G_CALLBACK(on_replaced), actions);
  show_legends(actions);
  on_predicting(actions);
  carom_action_watch(map, actions->session, "notify::active", G_CALLBACK(on_predicting), actions);
  carom_action_watch(map, actions->staging, "changed", G_CALLBACK(show_legends), actions);
  carom_action_watch(map, actions->panes, "notify::filled-by", G_CALLBACK(show_legends), actions);
  carom_action_watch_after(map, actions->panes, "map", G_CALLBACK(show_legends), actions);
  carom_action_watch_after(map, actions->panes, "unmap", G_CALLBACK(show_legends), actions);
  carom_action_watch(map, actions->editor, "selection-changed", G_CALLBACK(on_selection_changed),
                     actions);
  carom_action_watch(map, actions->inspector, "chosen", G_CALLBACK(show_lit), actions);
  carom_action_watch(map, carom_document_get_player(actions->document), "notify::playing",
                     G_CALLBACK(show_lit), actions);
  carom_action_watch(map, actions->charts, "chosen", G_CALLBACK(on_chosen), actions);
  carom_action_watch(map, actions->charts, "add-wanted", G_CALLBACK(on_added), actions);
  carom_action_watch(map, actions->charts, "removed", G_CALLBACK(on_removed), actions);
}
