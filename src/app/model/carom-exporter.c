/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-exporter: the list of exporters. Each turns the content into bytes in memory; only then is
 * the file written, so that a failure leaves an existing file as it was. */
#include "carom-exporter.h"

#include "carom-cost-sheet.h"
#include "carom-cost-table-text.h"
#include "carom-csv.h"
#include "carom-output.h"
#include "carom-scene-file.h"
#include "carom-theme.h"
#include "carom-unlisted.h"

#include <glib/gi18n-lib.h>

static const char *const picture_suffixes[] = {".png", ".svg", ".pdf", NULL};
static const char *const table_suffixes[] = {".csv", NULL};
static const char *const state_suffixes[] = {".carom", NULL};
static const char *const algorithms_suffixes[] = {".txt", NULL};
static const char *const text_suffixes[] = {".md", ".tex", ".txt", ".json", NULL};

void carom_exporter_content_clear(CaromExporterContent *content) {
  g_clear_pointer(&content->quantities, g_ptr_array_unref);
  g_clear_pointer(&content->overlays, g_ptr_array_unref);
  g_clear_pointer(&content->context, carom_explanation_context_free);
}

/* ---- Pictures ---- */

static gboolean find_picture_format(const char *path, CaromFigureFileFormat *format,
                                    GError **error) {
  if (carom_figure_file_format_from_name(path, format))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: the name does not say which kind of picture to make. Let it end in .png, "
                ".svg or .pdf."),
              shown);
  return FALSE;
}

static GBytes *make_figure(const CaromExporterContent *content, gboolean with_panes,
                           gboolean with_charts, const char *path, GError **error) {
  CaromFigureFileFormat format;
  if (!find_picture_format(path, &format, error))
    return NULL;
  /* Paper and slides need the light theme, whatever the window looks like. */
  CaromFigure figure = {
      .comparison = content->comparison,
      .theme = carom_theme_light(),
      .framing = content->framing,
      .quantities = (const CaromQuantity *const *)content->quantities->pdata,
      .n_quantities = with_charts ? content->quantities->len : 0,
      .show_panes = with_panes,
      .staging = content->staging,
      .superposed = content->superposed,
      .show_counter = content->show_counter,
      .overlays = (const CaromOverlay *const *)content->overlays->pdata,
  };
  return carom_figure_render(&figure, format, error);
}

static GBytes *make_all(const CaromExporter *exporter, const CaromExporterContent *content,
                        const char *path, GError **error) {
  return make_figure(content, TRUE, TRUE, path, error);
}

static GBytes *make_charts(const CaromExporter *exporter, const CaromExporterContent *content,
                           const char *path, GError **error) {
  return make_figure(content, FALSE, TRUE, path, error);
}

static GBytes *make_panes(const CaromExporter *exporter, const CaromExporterContent *content,
                          const char *path, GError **error) {
  return make_figure(content, TRUE, FALSE, path, error);
}

static GBytes *make_contact(const CaromExporter *exporter, const CaromExporterContent *content,
                            const char *path, GError **error) {
  CaromFigureFileFormat format;
  if (!find_picture_format(path, &format, error))
    return NULL;
  const CaromScene *scene = carom_comparison_get_scene(content->comparison);
  CaromContactFigure figure = {
      .kind = exporter->figure,
      .columns = content->context ? content->context->columns : NULL,
      .explanation = content->explanation,
      .title = scene->title,
      .scene = scene,
      .methods = carom_comparison_get_methods(content->comparison),
      .n_methods = carom_comparison_get_n_runs(content->comparison),
      .in_numbers = content->in_numbers,
      .theme = carom_theme_light(),
  };
  return carom_contact_figure_render(&figure, format, error);
}

static GBytes *make_cost(const CaromExporter *exporter, const CaromExporterContent *content,
                         const char *path, GError **error) {
  CaromFigureFileFormat format;
  if (!find_picture_format(path, &format, error))
    return NULL;
  return carom_cost_sheet_render(content->growth,
                                 carom_comparison_get_scene(content->comparison)->title,
                                 carom_theme_light(), format, error);
}

/* ---- Text ---- */

static GBytes *bytes_of(char *text) {
  return g_bytes_new_take(text, strlen(text));
}

static GBytes *make_series(const CaromExporter *exporter, const CaromExporterContent *content,
                           const char *path, GError **error) {
  return bytes_of(carom_csv_series(content->comparison));
}

static GBytes *make_contacts(const CaromExporter *exporter, const CaromExporterContent *content,
                             const char *path, GError **error) {
  return bytes_of(carom_csv_contacts(content->comparison));
}

static char *describe_unlisted(const CaromExporterContent *content) {
  return carom_unlisted_describe_first(content->comparison);
}

static GBytes *make_cost_table(const CaromExporter *exporter, const CaromExporterContent *content,
                               const char *path, GError **error) {
  return bytes_of(carom_cost_table_text_csv(content->growth));
}

static GBytes *make_text(const CaromExporter *exporter, const CaromExporterContent *content,
                         const char *path, GError **error) {
  const CaromExplanationFormat *format = carom_explanation_format_by_name(path);
  if (format) {
    content->context->topic = exporter->topic;
    return bytes_of(format->write(content->explanation, content->context));
  }
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: the name does not say which kind of text to write. Let it end in .md, .tex, "
                ".txt or .json."),
              shown);
  return NULL;
}

/* ---- The state of a pane ---- */

/* The new scene has the panes of the window, as one that is saved has. */
static GBytes *make_state(const CaromExporter *exporter, const CaromExporterContent *content,
                          const char *path, GError **error) {
  const CaromComparison *comparison = content->comparison;
  g_autoptr(CaromScene) state =
      carom_run_make_scene(carom_comparison_get_run(comparison, content->pane));
  g_array_set_size(state->methods, 0);
  g_array_append_vals(state->methods, carom_comparison_get_methods(comparison),
                      carom_comparison_get_n_runs(comparison));
  char *text = carom_scene_format_write_state(exporter->format, state, error);
  return text ? bytes_of(text) : NULL;
}

/* ---- The list ---- */

#define PICTURE .kind = CAROM_EXPORTER_PICTURE, .suffixes = picture_suffixes
#define TEXT    .kind = CAROM_EXPORTER_TEXT, .suffixes = text_suffixes, .make = make_text
#define TABLE   .kind = CAROM_EXPORTER_TABLE, .suffixes = table_suffixes
#define STATE   .kind = CAROM_EXPORTER_STATE, .make = make_state
#define CONTACT PICTURE, .needs_contact = TRUE, .make = make_contact

static const CaromExporter exporters[] = {
    {.part = {"figure", N_("Comparison plot…"), N_("All panes and charts as one picture")},
     /* Translators: this and the following are parts of file names. */
     .name = N_("comparison"),
     PICTURE,
     .make = make_all},
    {.part = {"charts", N_("Charts only…"), N_("The charts as a picture")},
     .name = N_("charts"),
     PICTURE,
     .make = make_charts},
    {.part = {"panes", N_("Panes only…"), N_("The panes as a picture")},
     .name = N_("panes"),
     PICTURE,
     .make = make_panes},
    {.part = {"working", N_("Working of the contact…"),
              N_("The contact’s working by every resolver, as a picture")},
     .name = N_("working"),
     CONTACT,
     .figure = &carom_contact_figure_workings},
    {.part = {"why", N_("Why the same…"),
              N_("Why all resolvers give the same at the contact, as a picture")},
     .name = N_("why the same"),
     CONTACT,
     .figure = &carom_contact_figure_derivation},
    {.part = {"when", N_("When and where…"), N_("When and where the bodies touched, as a picture")},
     .name = N_("when and where"),
     CONTACT,
     .figure = &carom_contact_figure_encounter},
    {.part = {"diagrams", N_("Diagrams of the contact…"),
              N_("The contact’s velocity plane and momenta, as a picture")},
     .name = N_("diagrams"),
     CONTACT,
     .figure = &carom_contact_figure_diagrams},
    {.part = {"cost", N_("Cost…"), N_("What detections cost, as a picture")},
     .name = N_("cost"),
     PICTURE,
     .needs_cost = TRUE,
     .make = make_cost},
    {.part = {"working-text", N_("Working as text…"),
              N_("The contact’s working as text, for LaTeX, or for other programs")},
     .name = N_("working"),
     TEXT,
     .needs_contact = TRUE,
     .topic = CAROM_TOPIC_WORKINGS},
    {.part = {"why-text", N_("Why the same, as text…"),
              N_("Why all resolvers give the same, as text, for LaTeX, or for other programs")},
     .name = N_("why the same"),
     TEXT,
     .needs_contact = TRUE,
     .topic = CAROM_TOPIC_DERIVATION},
    {.part = {"when-text", N_("When and where, as text…"),
              N_("When and where the bodies touched, as text, for LaTeX, or for other programs")},
     .name = N_("when and where"),
     TEXT,
     .needs_contact = TRUE,
     .topic = CAROM_TOPIC_ENCOUNTER},
    {.part = {"data", N_("Data as CSV…"), N_("All quantities of all panes over time, as a table")},
     .name = N_("data"),
     TABLE,
     .make = make_series},
    {.part = {"contacts", N_("Contacts as CSV…"),
              N_("The listed contacts of every pane, as a table")},
     .name = N_("contacts"),
     TABLE,
     .make = make_contacts,
     .describe_missing = describe_unlisted},
    {.part = {"cost-table", N_("Cost as CSV…"), N_("What detections cost, as a table")},
     .name = N_("cost"),
     TABLE,
     .needs_cost = TRUE,
     .make = make_cost_table},
    {.part = {"state", N_("As a _scene…"),
              N_("The discs of the pane used last, as they are now, as the start of a scene")},
     .name = N_("now"),
     STATE,
     .suffixes = state_suffixes,
     .format = &carom_scene_format_carom},
    {.part = {"state-table", N_("As _CSV…"),
              N_("The discs of the pane used last, as they are now, as a table")},
     .name = N_("discs now"),
     STATE,
     .suffixes = table_suffixes,
     .format = &carom_scene_format_csv},
    {.part = {"state-algorithms", N_("As _Algorithms text…"),
              N_("The discs of the pane used last, as they are now, as an Algorithms text file")},
     .name = N_("discs now"),
     STATE,
     .suffixes = algorithms_suffixes,
     .format = &carom_scene_format_algorithms},
};

const CaromExporter *carom_exporters(guint *n_exporters) {
  *n_exporters = G_N_ELEMENTS(exporters);
  return exporters;
}

const CaromExporter *carom_exporter_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(exporters); i++)
    if (g_str_equal(exporters[i].part.id, id))
      return &exporters[i];
  return NULL;
}

/* What is needed is not there yet. */
static gboolean check_content(const CaromExporter *exporter, const CaromExporterContent *content,
                              GError **error) {
  const char *words = NULL;
  if (exporter->needs_contact && !content->explanation)
    words = _("There has been no contact yet. Go to the next contact first.");
  else if (exporter->needs_cost && !content->growth)
    words =
        _("The cost has not been measured yet. Open the page “Cost” and press “Measure” first.");
  if (words)
    g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE, words);
  return !words;
}

gboolean carom_exporter_write(const CaromExporter *exporter, const CaromExporterContent *content,
                              const char *path, GError **error) {
  g_return_val_if_fail(exporter && content && path, FALSE);
  if (!check_content(exporter, content, error))
    return FALSE;
  g_autoptr(GBytes) bytes = exporter->make(exporter, content, path, error);
  return bytes &&
         carom_output_write(path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes), error);
}
