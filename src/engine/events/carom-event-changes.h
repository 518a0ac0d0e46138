/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-changes: doors and discs that come in, at exact times: what is in the way leaves at
 * an instant that follows from its flight. */
#pragma once

#include "carom-due-changes.h"
#include "carom-forecast.h"
#include "carom-queue.h"

/* What an event-driven run has for its discs. */
typedef struct {
  const CaromEngine *engine;
  CaromFlight *flights; /* [disc] */
  CaromForecast *forecast;
} CaromEventChanges;

/* Makes the changes that are due at @now_s, by when all contacts up to then have been resolved.
 * Discs that come in begin a flight. */
void carom_event_changes_make(CaromEventChanges *changes, guint64 frame, double now_s);

/* Calls @func for each door and each emitter that is due at some time.
 *
 * @schedule: (nullable) */
void carom_event_changes_foreach(const CaromSchedule *schedule, CaromQueueFunc func,
                                 gpointer user_data);
