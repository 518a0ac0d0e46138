/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight-work: when two bodies in free flight meet, line by line: what carom-flight
 * calculates, with the same numbers. The exact times of one pane and the lateness of another are
 * both explained with it. */
#pragma once

#include "carom-encounter-record.h"

/* The meeting of the two bodies of @encounter, as it follows from their flights. */
CaromFlightMeeting carom_flight_work_meeting(const CaromEncounterRecord *encounter,
                                             const CaromScene *scene);

/* Makes known what the lines start from: where the bodies are at meeting->since_s, and how they
 * move. */
void carom_flight_work_begin(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene, const CaromFlightMeeting *meeting);

/* Adds the line of t_0, which is meeting->since_s.
 *
 * @formula, @reason: as of CAROM_LINE() */
void carom_flight_work_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromFlightMeeting *meeting, const char *formula,
                             const char *reason);

/* Adds the lines from t_0 to the time t at which they meet; if the flights do not lead to this
 * contact, only those that tell how the bodies stand to each other.
 *
 * @leads: whether meeting->time_s is the time of this contact */
void carom_flight_work_add(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene, const CaromFlightMeeting *meeting,
                           gboolean leads);

/* Whether the flights tell when the two touched; not if these begin with an overlap, in which the
 * bodies come closer. */
gboolean carom_flight_work_knows_touch(const CaromEncounterRecord *encounter,
                                       const CaromFlightMeeting *meeting);
