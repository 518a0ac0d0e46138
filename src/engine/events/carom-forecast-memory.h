/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-memory: what a forecast consists of. Only for the files that make up the forecast.
 */
#pragma once

#include "carom-cells.h"
#include "carom-event-queue.h"
#include "carom-flight.h"
#include "carom-forecast-contact.h"
#include "carom-queue.h"
#include "carom-schedule.h"

/* What is foretold of a disc, and where it is. Both are asked for together, of discs in no order,
 * so they share half of a cache line. */
typedef struct {
  CaromForecastContact contact;
  CaromCell cell;
  gboolean is_mutual; /* whether the partner of the contact has foretold the same meeting of the
                         same two flights; then this is so for both */
} CaromForecastDisc;

G_STATIC_ASSERT(sizeof(CaromForecastDisc) == 32);

typedef struct CaromForecast {
  const CaromScene *scene;
  const CaromSchedule *schedule; /* (nullable) */
  const CaromFlight *flights;
  guint n, n_most;
  CaromForecastDisc *discs; /* [disc] */
  CaromCells *cells;
  CaromEventQueue *queue;
  CaromVec2 *wall_normals; /* [wall] */
  CaromQueueCounts counts; /* as if all that are void and still in the queue were waiting */
  guint64 n_tests;
} CaromForecast;

/* Whether @contact is one at all. */
static inline gboolean carom_forecast_memory_is_foretold(const CaromForecastContact *contact) {
  return contact->time_s < INFINITY;
}

/* Whether the partner has begun another flight since @contact was foretold. */
static inline gboolean carom_forecast_memory_is_overtaken(const CaromForecast *forecast,
                                                          const CaromForecastContact *contact) {
  return contact->partner >= 0 &&
         forecast->flights[contact->partner].number != contact->flight_number;
}
