/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-views: what the pages below the panes contain, each made when it is first shown. */
#pragma once

#include "carom-lazy-page.h"
#include "carom-pane-strip.h"
#include "carom-spot.h"

/* What they show. Nothing is owned; all of it must live as long as the pages do. */
typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromSpot *spot;
  CaromPredictionSession *session;
  CaromPaneStrip *panes;
} CaromWindowViews;

/* @pages: with a CaromLazyPage for each of them, found by its name
 * @views: must live as long as @pages */
void carom_window_views_add(GtkStack *pages, CaromWindowViews *views);

/* Returns: (transfer none): the page called @name, which has one of those views */
CaromLazyPage *carom_window_views_get(GtkStack *pages, const char *name);
