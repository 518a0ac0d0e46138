/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-stage: what is shown now made the scene's own, and the window made to follow what
 * a scene that is edited asks for. */
#pragma once

#include "carom-chart-view.h"
#include "carom-document.h"
#include "carom-pane-strip.h"
#include "carom-staging-choice.h"

/* Where it is shown. Nothing is owned. */
typedef struct {
  CaromDocument *document;
  CaromStagingChoice *staging;
  CaromPaneStrip *panes;
  CaromChartView *const *charts; /* CAROM_STAGING_MAX_CHARTS of them */
} CaromSceneStage;

/* Makes what the panes show, and how the player plays, a step of undo. The charts stay. */
void carom_scene_stage_keep_staging(const CaromSceneStage *stage);
/* The same with both charts. */
void carom_scene_stage_keep_charts(const CaromSceneStage *stage);
/* Leaves it to the program which charts suit the scene. */
void carom_scene_stage_free_charts(const CaromSceneStage *stage);
/* The same with the part of the scene that the panes show, through their camera. */
void carom_scene_stage_keep_view(const CaromSceneStage *stage);

/* Whether two scenes ask for the same, but for charts. */
gboolean carom_scene_stage_is_same(const CaromScene *one, const CaromScene *other);
/* Shows what the scene asks for. */
void carom_scene_stage_follow(const CaromSceneStage *stage);
/* Tells the charts which ones are the scene's own. */
void carom_scene_stage_follow_charts(const CaromSceneStage *stage);

/* Returns: (transfer full): which charts the scene asks for, in words */
char *carom_scene_stage_describe_charts(const CaromScene *scene);
