/* carom-exporter: see the header. */
#include "carom-exporter.h"

#include "carom-csv.h"
#include "carom-figure.h"
#include "carom-output.h"
#include "carom-scene-file.h"

#include <glib/gi18n-lib.h>

static const char *const picture_suffixes[] = {".png", ".svg", ".pdf", NULL};
static const char *const table_suffixes[] = {".csv", NULL};

static const CaromExporter figure = {
    .part = {"figure", N_("Panes and charts…"), N_("The whole comparison as one picture")},
    .suffixes = picture_suffixes,
    .has_panes = TRUE,
    .has_charts = TRUE,
};

static const CaromExporter charts = {
    .part = {"charts", N_("Charts only…"), N_("The charts as a picture")},
    .suffixes = picture_suffixes,
    .has_charts = TRUE,
};

static const CaromExporter panes = {
    .part = {"panes", N_("Panes only…"), N_("The panes as a picture")},
    .suffixes = picture_suffixes,
    .has_panes = TRUE,
};

static const CaromExporter data = {
    .part = {"data", N_("Data as CSV…"), N_("All quantities of all panes over time, as a table")},
    .suffixes = table_suffixes,
    .table = carom_csv_series,
};

static const CaromExporter contacts = {
    .part = {"contacts", N_("Contacts as CSV…"), N_("Every contact of every pane, as a table")},
    .suffixes = table_suffixes,
    .table = carom_csv_contacts,
};

static const CaromExporter *const exporters[] = {&figure, &charts, &panes, &data, &contacts};

const CaromExporter *const *carom_exporters(guint *n_exporters) {
  *n_exporters = G_N_ELEMENTS(exporters);
  return exporters;
}

const CaromExporter *carom_exporter_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(exporters); i++)
    if (g_str_equal(exporters[i]->part.id, id))
      return exporters[i];
  return NULL;
}

static GBytes *render_picture(const CaromExporter *exporter, const CaromExportContent *content,
                              const char *path, GError **error) {
  CaromFigureFormat format;
  if (!carom_figure_format_from_name(path, &format)) {
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
                _("%s: the name does not say which kind of picture to make. Let it end in .png, "
                  ".svg or .pdf."),
                path);
    return NULL;
  }
  /* On paper and on slides, light is what is wanted, whatever the window looks like. */
  CaromFigure picture = {
      .comparison = content->comparison,
      .theme = carom_theme_light(),
      .quantities = content->quantities,
      .n_quantities = exporter->has_charts ? content->n_quantities : 0,
      .show_panes = exporter->has_panes,
      .show_velocities = content->show_velocities,
      .show_counter = content->show_counter,
  };
  return carom_figure_render(&picture, format, error);
}

gboolean carom_exporter_write(const CaromExporter *exporter, const CaromExportContent *content,
                              const char *path, GError **error) {
  g_return_val_if_fail(exporter && content && path, FALSE);
  g_autoptr(GBytes) bytes = NULL;
  if (exporter->table) {
    char *text = exporter->table(content->comparison);
    bytes = g_bytes_new_take(text, strlen(text));
  } else {
    bytes = render_picture(exporter, content, path, error);
  }
  return bytes &&
         carom_output_write(path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes), error);
}
