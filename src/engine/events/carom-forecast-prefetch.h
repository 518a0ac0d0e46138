/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-prefetch: in a large gas, fetches from memory ahead of time what the next events
 * will need.
 *
 * Events come from all over the scene, one after the other, so nearly all that an event looks at
 * has left the caches since it was last used; with many discs, a run waits for memory more than it
 * computes. But what comes soon is known: every part of the tournament has its winner. Nothing is
 * computed from what is fetched, so results do not depend on it. */
#pragma once

#include "carom-forecast-memory.h"

/* With fewer discs they stay in the caches, and looking ahead takes longer than it saves. */
#define CAROM_FORECAST_PREFETCH_FEWEST 20000

/* Whether there are discs enough for that. */
static inline gboolean carom_forecast_prefetch_pays(const CaromForecast *forecast) {
  return forecast->n >= CAROM_FORECAST_PREFETCH_FEWEST;
}

/* Looks ahead in the parts of the tournament to which @disc belongs; to be called when it has got
 * another time in the queue. */
void carom_forecast_prefetch(const CaromForecast *forecast, guint disc);
