/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-memory: the charts that the viewer has chosen for a scene instead of its own, or that
 * were shown when it was saved, from one start to the next; for that scene, and for no other. Each
 * place for a chart is remembered by itself, and only if it was not the scene's own. */
#pragma once

#include "carom-quantity.h"
#include "carom-scene.h"

/* Puts what is remembered for @scene where the viewer has chosen. What this version does not know,
 * or what cannot be shown of @scene, counts as not chosen.
 *
 * @key: what the scene is known by: an id or a URI
 * @quantities: (inout): CAROM_STAGING_MAX_CHARTS of them: the scene's own */
void carom_chart_memory_recall(const char *key, const CaromScene *scene,
                               const CaromQuantity **quantities);

/* Remembers @quantity for chart @i of a scene; of the scenes that were chosen for longest ago, it
 * forgets those that are too many.
 *
 * @key: what the scene is known by: an id or a URI
 * @quantity: (nullable): NULL: forgets, because it is the scene's own
 * Returns: whether that worked; if not, @error is set and all is remembered as before */
gboolean carom_chart_memory_keep(const char *key, guint i, const CaromQuantity *quantity,
                                 GError **error);
