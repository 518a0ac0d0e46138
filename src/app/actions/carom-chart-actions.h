/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-actions: which quantities the charts show: those of the scene as it is now, or what
 * the viewer has chosen for it instead, which is remembered. The action chart-quantity (us: chart,
 * id) chooses. Which line belongs to which pane is said once: by the panes where they are seen side
 * by side, else by the first chart. */
#pragma once

#include "carom-chart-view.h"
#include "carom-document.h"
#include "carom-prediction-session.h"
#include "carom-staging-choice.h"

/* Nothing is owned. */
typedef struct {
  CaromDocument *document;
  CaromStagingChoice *staging;
  CaromPredictionSession *session;
  GtkWidget *panes;
  CaromChartView *const *charts;                         /* CAROM_STAGING_MAX_CHARTS of them */
  const CaromQuantity *chosen[CAROM_STAGING_MAX_CHARTS]; /* (nullable): instead of the scene's */
} CaromChartActions;

/* Adds them to @map. @actions must live as long as it does. */
void carom_chart_actions_add(GActionMap *map, CaromChartActions *actions);
