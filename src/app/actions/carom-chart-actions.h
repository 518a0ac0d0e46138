/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-actions: which charts there are: those of the scene as it is now, or what the viewer
 * has chosen for it instead, which is remembered. The action chart-quantity (us: chart, id)
 * chooses, and chart-restore takes back that a chart has been removed. Which line belongs to which
 * pane is said once: by the panes where they are seen side by side, else by the first chart. Of
 * many discs, the curves of those that are selected stand out, or of those of the contact that is
 * examined. */
#pragma once

#include "carom-chart-board.h"
#include "carom-document.h"
#include "carom-editor.h"
#include "carom-inspector.h"
#include "carom-prediction-session.h"
#include "carom-staging-choice.h"
#include "carom-toast.h"

/* Nothing is owned. */
typedef struct {
  CaromDocument *document;
  CaromEditor *editor;
  CaromInspector *inspector;
  CaromStagingChoice *staging;
  CaromPredictionSession *session;
  GtkWidget *panes;
  CaromChartBoard *charts;
  CaromToast *toast;
  guint64 selected;      /* discs, bit by bit */
  CaromChartList chosen; /* by the viewer in place of the scene's, as carom-chart-memory has it */
  CaromChartList before; /* the same before a chart was removed */
} CaromChartActions;

/* Adds them to @map. @actions must live as long as it does. */
void carom_chart_actions_add(GActionMap *map, CaromChartActions *actions);
