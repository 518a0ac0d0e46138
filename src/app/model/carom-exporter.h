/* carom-exporter: what of a comparison can be written to a file, and how. It knows no widgets. */
#pragma once

#include "carom-explanation-format.h"
#include "carom-figure.h"

/* What to draw or to tabulate. */
typedef struct {
  const CaromComparison *comparison;
  GPtrArray *quantities; /* (element-type CaromQuantity): the charts */
  gboolean show_velocities;
  gboolean show_counter;
  GPtrArray *overlays; /* (element-type CaromOverlay): the geometry in each pane; NULL: none */
  const CaromExplanation *explanation; /* (nullable): of the contact that is looked at */
  CaromExplanationContext *context;    /* (nullable): its; NULL only where there is none */
} CaromExporterContent;

void carom_exporter_content_clear(CaromExporterContent *content);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromExporterContent, carom_exporter_content_clear)

/* In the order of menus. */
typedef enum {
  CAROM_EXPORTER_PICTURE,
  CAROM_EXPORTER_TEXT,
  CAROM_EXPORTER_TABLE
} CaromExporterKind;

typedef struct CaromExporter CaromExporter;
struct CaromExporter {
  CaromPart part; /* the title is a menu's: it ends in … */
  CaromExporterKind kind;
  const char *const *suffixes; /* NULL-terminated: ".png", … ; the first is the usual one */
  gboolean needs_contact;      /* nothing to export before there is one */
  /* Returns: (transfer full): the file's bytes; or NULL with @error set. */
  GBytes *(*make)(const CaromExporter *exporter, const CaromExporterContent *content,
                  const char *path, GError **error);
};

/* Returns: (transfer none): everything that can be exported. */
const CaromExporter *const *carom_exporters(guint *n_exporters);
const CaromExporter *carom_exporter_by_id(const char *id);

/* carom_exporter_write:
 * @path: where to; its suffix says which format
 *
 * Returns: whether all was written; a file that was there before stays if not. */
gboolean carom_exporter_write(const CaromExporter *exporter, const CaromExporterContent *content,
                              const char *path, GError **error);
