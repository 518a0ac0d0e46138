/* carom-exporter: what of a comparison can be written to a file, and how. It knows no widgets. */
#pragma once

#include "carom-comparison.h"

/* What to draw or to tabulate. */
typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *const *quantities; /* the charts */
  guint n_quantities;
  gboolean show_velocities;
  gboolean show_counter;
} CaromExportContent;

typedef struct {
  CaromPart part;                 /* the title is a menu's: it ends in … */
  const char *const *suffixes;    /* NULL-terminated: ".png", … ; the first is the usual one */
  gboolean has_panes, has_charts; /* pictures */
  char *(*table)(const CaromComparison *comparison); /* or else the CSV text */
} CaromExporter;

/* Returns: (transfer none): everything that can be exported. */
const CaromExporter *const *carom_exporters(guint *n_exporters);
const CaromExporter *carom_exporter_by_id(const char *id);

/* carom_exporter_write:
 * @path: where to; its suffix says which format
 *
 * Returns: whether all was written; a file that was there before stays if not. */
gboolean carom_exporter_write(const CaromExporter *exporter, const CaromExportContent *content,
                              const char *path, GError **error);
