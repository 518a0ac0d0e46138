/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-exporter: what of a comparison can be written to a file, and how. It knows no widgets. */
#pragma once

#include "carom-contact-figure.h"
#include "carom-cost-growth.h"
#include "carom-explanation-format.h"
#include "carom-figure.h"
#include "carom-quantity.h"
#include "carom-scene-format.h"

/* What to draw or to tabulate. Clear it with carom_exporter_content_clear(). */
typedef struct {
  const CaromComparison *comparison;
  const CaromFraming *framing; /* (nullable): of the panes; NULL: the scene's own view */
  GPtrArray *quantities;       /* (element-type CaromQuantity): the charts */
  CaromStaging staging;        /* what the panes show */
  gboolean superposed;
  gboolean show_counter;
  GPtrArray *overlays; /* (element-type CaromOverlay): the geometry in each pane; NULL where
                          a pane shows none */
  const CaromExplanation *explanation; /* (nullable): of the contact that is being examined */
  CaromExplanationContext *context;    /* (nullable): of the same contact; NULL only where there is
                                          none. The exporter chooses its topic */
  gboolean in_numbers;                 /* of a picture of a derivation */
  const CaromCostGrowth *growth;       /* (nullable): what has been measured of the cost */
  guint pane;                          /* of a state: the one that was used last */
} CaromExporterContent;

/* Frees what @content owns. */
void carom_exporter_content_clear(CaromExporterContent *content);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromExporterContent, carom_exporter_content_clear)

/* The kinds of exports, in the order in which the menu Export lists them. */
typedef enum {
  CAROM_EXPORTER_PICTURE,
  CAROM_EXPORTER_TABLE,
  CAROM_EXPORTER_TEXT,
  CAROM_EXPORTER_STATE, /* of a pane, as another scene: in a menu among the files */
  CAROM_EXPORTER_N_KINDS
} CaromExporterKind;

typedef struct CaromExporter CaromExporter;
struct CaromExporter {
  CaromPart part; /* the title is a menu item's: it ends in … */
  CaromExporterKind kind;
  const char *const *suffixes; /* NULL-terminated: ".png", … ; the first is the usual one */
  const char *name;            /* translatable: what to call the file beside the scene; no two
                                  exporters have the same name and suffix */
  gboolean needs_contact;      /* nothing to export before there is one */
  CaromTopic topic;            /* of a text about a contact */
  const CaromContactFigureKind *figure; /* (nullable): of a picture of a contact */
  gboolean needs_cost;                  /* nothing to export before that is measured */
  const CaromSceneFormat *format;       /* (nullable): of a state */
  /* Returns: (transfer full) (nullable): the bytes of the file, or NULL with @error set */
  GBytes *(*make)(const CaromExporter *exporter, const CaromExporterContent *content,
                  const char *path, GError **error);
  /* NULL if everything always is in the file.
   *
   * Returns: (transfer full) (nullable): a sentence or two about what is not */
  char *(*describe_missing)(const CaromExporterContent *content);
};

/* Returns: (transfer none) (array length=n_exporters): everything that can be exported */
const CaromExporter *carom_exporters(guint *n_exporters);
const CaromExporter *carom_exporter_by_id(const char *id);

/* @path: where to; its suffix says which format
 * Returns: whether all was written; a file that was there before stays if not */
gboolean carom_exporter_write(const CaromExporter *exporter, const CaromExporterContent *content,
                              const char *path, GError **error);
