/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-meeting: where two bodies are, and how they move, at the time at which they meet, and the
 * contact that they have there. */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"
#include "carom-scene.h"

#include <float.h>

/* How large the rounding error of a speed of approach can be, as a fraction of the two bodies'
 * speeds. */
#define CAROM_MEETING_SPEED_ROUNDING (16 * DBL_EPSILON)

/* Where a disc is and how it moves at that time. */
typedef struct {
  const CaromFlight *flight; /* the flight up to then */
  CaromVec2 position, velocity;
} CaromMeetingDisc;

typedef struct {
  const CaromScene *scene;
  double now_s;
  guint disc;            /* the lower index */
  gint32 partner;        /* the other disc's index, or ~i for wall i */
  CaromMeetingDisc a, b; /* b is not used for a wall */
} CaromMeeting;

/* Where the disc of @flight is at @now_s. */
static inline CaromMeetingDisc carom_meeting_disc(const CaromFlight *flight, CaromVec2 gravity,
                                                  double now_s) {
  return (CaromMeetingDisc){
      .flight = flight,
      .position = carom_flight_position_at(flight, gravity, now_s),
      .velocity = carom_flight_velocity_at(flight, gravity, now_s),
  };
}

/* Follows @disc and its @partner to the time @now_s.
 *
 * @meeting: (out): the meeting
 * @flights: the flight of each disc of @scene
 * @partner: the other disc's index, or ~i for wall i */
void carom_meeting_init(CaromMeeting *meeting, const CaromScene *scene, const CaromFlight *flights,
                        guint disc, gint32 partner, double now_s);

/* Makes the record of the contact, with the restitution of its bodies.
 *
 * @frame: the frame in which it is
 * Returns: the record, without the outcome, the impulse, the cluster's size and what
 *   carom_repeats_judge() decides */
CaromContactRecord carom_meeting_record(const CaromMeeting *meeting, guint64 frame);
