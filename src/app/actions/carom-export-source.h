/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-export-source: the parts of the window from which an export takes its content, so that it
 * shows what the window shows. */
#pragma once

#include "carom-chart-view.h"
#include "carom-cost-view.h"
#include "carom-exporter.h"
#include "carom-inspector.h"
#include "carom-lazy-page.h"
#include "carom-pane-strip.h"

/* Nothing is owned. */
typedef struct {
  CaromInspector *inspector;
  CaromPaneStrip *panes;
  CaromStagingChoice *staging;
  CaromChartView *const *charts;
  guint n_charts;
  CaromLazyPage *cost; /* of a CaromCostView */
} CaromExportSource;

/* @content: (out): what is shown at present, valid until any of that changes; clear it with
 *   carom_exporter_content_clear() */
void carom_export_source_get_content(const CaromExportSource *source,
                                     CaromExporterContent *content);
