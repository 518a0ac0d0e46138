/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight-writer: what the lines of carom-flight-work are written from, for the files that
 * write some of them. */
#pragma once

#include "carom-encounter-record.h"

typedef struct {
  CaromWorking *working;
  const CaromEncounterRecord *encounter;
  const CaromFlightMeeting *meeting;
  CaromVec2 gravity;
  gboolean has_gravity;
  gboolean with_wall;
  gboolean leads; /* whether the flights lead to this contact */
} CaromFlightWriter;

/* Returns: (transfer none): how @body came */
const CaromFlight *carom_flight_writer_flight(const CaromFlightWriter *writer,
                                              CaromContactBody body);

/* Whether the velocity of @body at t_0 is not the one before the contact. */
gboolean carom_flight_writer_is_changed(const CaromFlightWriter *writer, CaromContactBody body);

/* Adds the line of the time from t_0 on, with the paths on which the bodies spend it.
 *
 * @formula: (nullable)
 * @t: that time
 * @reason: as of CAROM_LINE() */
void carom_flight_writer_add_time(const CaromFlightWriter *writer, const char *formula, double t,
                                  const char *reason);

/* The reason of that line where no time passes. */
const char *carom_flight_writer_already_reason(const CaromFlightWriter *writer);

/* And where one body lies on the other, and is pushed a little again and again. */
const char *carom_flight_writer_resting_reason(void);

/* Adds the lines of a disc and the line of a wall. */
void carom_flight_writer_add_line(const CaromFlightWriter *writer, const CaromScene *scene);
