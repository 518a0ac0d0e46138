/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-memory: the charts that the viewer has chosen for a scene instead of its own, from
 * one start to the next; for that scene, and for no other.
 *
 * What has been chosen is a list of charts: by place NULL for the scene's own chart there; n is 0
 * where there are as many charts as the scene has. */
#pragma once

#include "carom-suitable.h"

/* What this version does not know, or what cannot be shown of @scene, counts as not chosen.
 *
 * @key: what the scene is known by: an id or a URI
 * @n_own: how many charts it has by itself
 * Returns: what is remembered for it */
CaromChartList carom_chart_memory_recall(const char *key, const CaromScene *scene, guint n_own);

/* Remembers what has been chosen for a scene, or forgets it where nothing has; of the scenes that
 * were chosen for longest ago, it forgets those that are too many.
 *
 * @key: what the scene is known by: an id or a URI
 * @n_own: how many charts it has by itself
 * Returns: whether that worked; if not, @error is set and all is remembered as before */
gboolean carom_chart_memory_keep(const char *key, const CaromChartList *chosen, guint n_own,
                                 GError **error);
