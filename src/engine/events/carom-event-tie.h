/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-tie: the contacts at one instant that are connected by discs, and these discs. */
#pragma once

#include "carom-event-pair.h"
#include "carom-forecast.h"
#include "carom-repeats.h"

typedef struct {
  GArray *records; /* (element-type CaromContactRecord): the contact that is due comes first */
  GArray *discs;   /* (element-type guint): the discs in them that can move */
  GArray *pinned;  /* (element-type guint): those that cannot */
} CaromEventTie;

/* Finds all contacts that are connected with @due by discs that can move. Pinned discs and walls
 * connect nothing, because they pass no momentum on.
 *
 * @tie: (out): the tie
 * @flights: the flight of each disc, as in @forecast
 * @repeats: decide about the restitution of each
 * @due: the pair whose contact comes next
 * @record: that contact */
void carom_event_tie_init(CaromEventTie *tie, const CaromForecast *forecast,
                          const CaromFlight *flights, const CaromRepeats *repeats,
                          const CaromEventPair *due, const CaromContactRecord *record);
void carom_event_tie_clear(CaromEventTie *tie);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromEventTie, carom_event_tie_clear)

/* Whether @disc begins a new flight after the tie: if it got an impulse, or took part in the
 * contact that was due. The records of the tie must be complete. */
gboolean carom_event_tie_ends_flight(const CaromEventTie *tie, guint disc);
