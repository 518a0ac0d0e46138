/* carom-export-source: the parts of the window that what is exported is taken from: it is what they
 * show, as it is chosen there. */
#pragma once

#include "carom-chart-view.h"
#include "carom-exporter.h"
#include "carom-inspector.h"
#include "carom-pane-strip.h"

/* Nothing is owned. */
typedef struct {
  CaromInspector *inspector;
  CaromPaneStrip *panes;
  CaromChartView *const *charts;
  guint n_charts;
} CaromExportSource;

/* carom_export_source_get_content:
 * @content: (out): what is on show, valid until any of that changes. To be cleared with
 *   carom_exporter_content_clear() */
void carom_export_source_get_content(const CaromExportSource *source,
                                     CaromExporterContent *content);
