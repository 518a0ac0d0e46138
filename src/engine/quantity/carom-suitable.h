/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-suitable: what suits a scene where nobody has chosen: the quantities of its charts, and its
 * arrows. */
#pragma once

#include "carom-quantity.h"
#include "carom-scene.h"

/* What charts show, one after the other. */
typedef struct {
  guint n;
  const CaromQuantity *quantities[CAROM_STAGING_MAX_CHARTS];
} CaromChartList;

/* Chooses the charts that a scene has by itself: those that it asks for; in place of what cannot be
 * shown of it, and where it says nothing, what suits such a scene.
 *
 * Returns: one at least, all different */
CaromChartList carom_suitable_charts(const CaromScene *scene);

/* Returns: what another chart of the scene may show that is not among @charts: the first of @first,
 *   or what suits the scene best, or else any quantity that can be shown of it */
const CaromQuantity *carom_suitable_chart(const CaromScene *scene, const CaromChartList *first,
                                          const CaromChartList *charts);

/* @asked: the arrows that somebody asks for in that scene
 * Returns: the same; for CAROM_STAGING_ARROWS_SUITABLE those that suit such a scene */
CaromStagingArrows carom_suitable_arrows(const CaromScene *scene, CaromStagingArrows asked);
