/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-pair: two bodies at the time of an event: where they are, how they move, and the
 * contact that they have there. */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"
#include "carom-scene.h"

#include <float.h>

/* How large the rounding error of a speed of approach can be, as a fraction of the two bodies'
 * speeds. */
#define CAROM_EVENT_PAIR_SPEED_ROUNDING (16 * DBL_EPSILON)

/* Where a disc is and how it moves at that time. */
typedef struct {
  const CaromFlight *flight; /* the flight up to then */
  CaromVec2 position, velocity;
} CaromEventDisc;

typedef struct {
  const CaromScene *scene;
  double now_s;
  guint disc;          /* the lower index */
  gint32 partner;      /* the other disc's index, or ~i for wall i */
  CaromEventDisc a, b; /* b is not used for a wall */
} CaromEventPair;

/* Follows @disc and its @partner to the time @now_s.
 *
 * @pair: (out): the pair
 * @flights: the flight of each disc of @scene
 * @partner: the other disc's index, or ~i for wall i */
void carom_event_pair_init(CaromEventPair *pair, const CaromScene *scene,
                           const CaromFlight *flights, guint disc, gint32 partner, double now_s);

/* Makes the record of the contact, with the restitution of its bodies.
 *
 * @frame: the frame in which it is
 * Returns: the record, without the outcome, the impulse, the cluster's size and what
 *   carom_repeats_judge() decides */
CaromContactRecord carom_event_pair_record(const CaromEventPair *pair, guint64 frame);
