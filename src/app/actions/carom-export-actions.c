/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-export-actions: an action that asks for a file ends in the same function as the one that is
 * given a path, so that tests need no dialog. */
#include "carom-export-actions.h"

#include "carom-action.h"
#include "carom-file-windows.h"
#include "carom-format-error.h"
#include "carom-theme.h"

#include <glib/gi18n-lib.h>

/* Returns: (transfer none) */
static GtkFileChooser *show_chooser(CaromFileActions *actions, const char *title, const char *name,
                                    CaromFileChooserFunc chosen, gpointer data) {
  const CaromFileChooser chooser = {actions->window, actions->notices, GTK_FILE_CHOOSER_ACTION_SAVE,
                                    title,           _("_Export"),     name};
  return carom_file_chooser_show(&chooser, chosen, actions, data, NULL);
}

/* Neither the scene's own file is overwritten nor that of another window. */
static gboolean check_path(CaromFileActions *actions, const char *path, GError **error) {
  if (!carom_file_windows_find(path, actions->window))
    return carom_document_check_export(actions->document, path, error);
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: This is the file of a scene that is open in another window. Choose another "
                "name."),
              shown);
  return FALSE;
}

/* ---- What the window shows ---- */

static GPtrArray *find_quantities(CaromChartBoard *board) {
  CaromChartList charts = carom_chart_board_get_charts(board);
  GPtrArray *quantities = g_ptr_array_new();
  for (guint i = 0; i < charts.n; i++)
    g_ptr_array_add(quantities, (gpointer)charts.quantities[i]);
  return quantities;
}

static GPtrArray *make_overlays(CaromPaneStrip *panes, guint n_panes) {
  GPtrArray *overlays = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < n_panes; i++)
    g_ptr_array_add(overlays, carom_pane_strip_get_overlay(panes, i, carom_theme_light()));
  return overlays;
}

void carom_export_actions_get_content(const CaromFileActions *actions,
                                      CaromExporterContent *content) {
  const CaromPageModels *models = &actions->pages->models;
  const CaromComparison *comparison = carom_player_get_comparison(models->player);
  *content = (CaromExporterContent){
      .comparison = comparison,
      .framing = carom_pane_strip_get_framing(models->panes),
      .quantities = find_quantities(actions->charts),
      .staging = carom_staging_choice_get_staging(actions->staging),
      .superposed = carom_staging_choice_get_superposed(actions->staging),
      .show_counter = carom_staging_choice_get_counter(actions->staging),
      .overlays = make_overlays(models->panes, carom_comparison_get_n_runs(comparison)),
      .explanation = carom_inspector_get_explanation(models->inspector),
      .context = carom_inspector_get_context(models->inspector),
      .in_numbers = carom_inspector_get_in_numbers(models->inspector),
      .pane = carom_pane_strip_get_used_pane(models->panes),
  };
  carom_page_stack_add_content(actions->pages, content);
}

/* ---- Into a file ---- */

/* What is not in the file is told with its name. */
static void tell_exported(CaromFileActions *actions, const CaromExporter *exporter,
                          const CaromExporterContent *content, const char *path) {
  g_autofree char *missing =
      exporter->describe_missing ? exporter->describe_missing(content) : NULL;
  if (missing)
    carom_file_actions_tell_saved_but(actions, path, missing);
  else
    carom_file_actions_tell_saved(actions, path);
}

static void export_named(CaromFileActions *actions, const CaromExporter *exporter,
                         const char *path) {
  g_auto(CaromExporterContent) content = {0};
  carom_export_actions_get_content(actions, &content);
  g_autoptr(GError) error = NULL;
  if (check_path(actions, path, &error) && carom_exporter_write(exporter, &content, path, &error))
    tell_exported(actions, exporter, &content, path);
  else
    carom_notices_show_error(actions->notices, _("Carom cannot export this"), error->message);
}

static void export_to(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  const char *id, *path;
  g_variant_get(parameter, "(&s^&ay)", &id, &path);
  const CaromExporter *exporter = carom_exporter_by_id(id);
  g_return_if_fail(exporter);
  export_named(actions, exporter, path);
}

static void on_export_chosen(gpointer actions, const char *path, gpointer exporter) {
  if (path)
    export_named(actions, exporter, path);
}

static void choose_export(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromFileActions *actions = data;
  const CaromExporter *exporter = carom_exporter_by_id(g_variant_get_string(parameter, NULL));
  g_return_if_fail(exporter);
  g_autofree char *name =
      carom_file_actions_suggest_name(actions, _(exporter->name), exporter->suffixes[0]);
  GtkFileChooser *chooser =
      show_chooser(actions, _(exporter->part.summary), name, on_export_chosen, (gpointer)exporter);
  g_autofree char *suffixes = g_strjoinv(", ", (char **)exporter->suffixes);
  carom_file_chooser_add_filter(chooser, suffixes, exporter->suffixes);
}

void carom_export_actions_fill_menu(GMenu *menu, CaromExporterKind kind) {
  guint n_exporters;
  const CaromExporter *exporters = carom_exporters(&n_exporters);
  g_return_if_fail(G_IS_MENU(menu));
  for (guint i = 0; i < n_exporters; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new(_(exporters[i].part.title), NULL);
    g_menu_item_set_action_and_target(item, "win.export", "s", exporters[i].part.id);
    if (exporters[i].kind == kind)
      g_menu_append_item(menu, item);
  }
}

GMenuModel *carom_export_actions_make_menu(void) {
  GMenu *menu = g_menu_new();
  for (CaromExporterKind kind = CAROM_EXPORTER_PICTURE; kind < CAROM_EXPORTER_STATE; kind++) {
    g_autoptr(GMenu) section = g_menu_new();
    carom_export_actions_fill_menu(section, kind);
    g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
  }
  return G_MENU_MODEL(menu);
}

/* ---- The record of predictions ---- */

/* What the map's actions are about. */
#define ACTIONS "carom-export-actions"

/* Of the two records, that of what is asked now. */
static gboolean write_record(CaromFileActions *actions, const char *path, GError **error) {
  return carom_prediction_session_has_choices(actions->session)
             ? carom_vote_export(actions->vote, path, error)
             : carom_prediction_session_export(actions->session, path, error);
}

static void export_record(CaromFileActions *actions, const char *path) {
  g_autoptr(GError) error = NULL;
  if (check_path(actions, path, &error) && write_record(actions, path, &error))
    carom_file_actions_tell_saved(actions, path);
  else
    carom_notices_show_error(actions->notices, _("Carom cannot export this"), error->message);
}

static void export_record_to(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  export_record(actions, g_variant_get_bytestring(parameter));
}

static void on_record_chosen(gpointer actions, const char *path, gpointer data) {
  if (path)
    export_record(actions, path);
}

static void choose_record(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  CaromFileActions *self = actions;
  gboolean choices = carom_prediction_session_has_choices(self->session);
  g_autofree char *name =
      carom_file_actions_suggest_name(actions, choices ? _("votes") : _("predictions"), ".csv");
  GtkFileChooser *chooser =
      show_chooser(actions, _("Export the record of predictions"), name, on_record_chosen, NULL);
  carom_file_chooser_add_filter(chooser, ".csv", (const char *const[]){".csv", NULL});
}

/* What is exported shows the answer. */
static void show_session(gpointer model, GActionMap *map) {
  CaromFileActions *actions = g_object_get_data(G_OBJECT(map), ACTIONS);
  CaromPredictionSession *session = actions->session;
  const GPtrArray *record = carom_prediction_session_has_choices(session)
                                ? carom_vote_get_record(actions->vote)
                                : carom_prediction_session_get_record(session);
  gboolean has_record = record->len > 0;
  gboolean is_secret = carom_prediction_session_is_secret(session);
  carom_action_set_enabled(map, "export", !is_secret);
  carom_action_set_enabled(map, "export-to", !is_secret);
  carom_action_set_enabled(map, "predict-export", has_record);
  carom_action_set_enabled(map, "predict-export-to", has_record);
}

static const GActionEntry entries[] = {
    {.name = "export", .activate = choose_export, .parameter_type = "s"},
    {.name = "export-to", .activate = export_to, .parameter_type = "(say)"},
    {.name = "predict-export", .activate = choose_record},
    {.name = "predict-export-to", .activate = export_record_to, .parameter_type = "ay"},
};

void carom_export_actions_add(GActionMap *map, CaromFileActions *actions) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && actions);
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), actions);
  g_object_set_data(G_OBJECT(map), ACTIONS, actions);
  g_signal_connect_object(actions->session, "changed", G_CALLBACK(show_session), map, 0);
  g_signal_connect_object(actions->session, "recorded", G_CALLBACK(show_session), map, 0);
  g_signal_connect_object(actions->vote, "recorded", G_CALLBACK(show_session), map, 0);
  show_session(NULL, map);
}
