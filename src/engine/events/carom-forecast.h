/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast: which contact comes next?
 *
 * A queue holds one event for each disc: its next contact, or else the time at which it leaves its
 * cell. A contact becomes void if the partner has another contact first. This is noticed when
 * its time comes, because the partner is then on another flight; the disc is then searched for
 * again.
 *
 * What comes next depends only on the flights, never on when the question was asked. What has been
 * foretold, and which of it is void, also depends on what happened before; so it can be saved. */
#pragma once

#include "carom-flight.h"
#include "carom-queue.h"
#include "carom-schedule.h"

typedef struct CaromForecast CaromForecast;

/* The contact that a disc is going to have next, as it is foretold. */
typedef struct {
  double time_s;         /* INFINITY: none is expected */
  gint32 partner;        /* a disc's index, or ~ a wall's */
  guint32 flight_number; /* of the partner's flight that this was foretold from; 0 for a wall */
} CaromForecastContact;

#define CAROM_FORECAST_NONE G_MAXUINT

/* @schedule: (nullable): which of the scene's walls are open
 * @flights: [disc]: of the discs that are there; they belong to the caller, who may change them
 * @n: how many there are now
 * @n_most: how many there may be in the end
 * Returns: (transfer full): a forecast */
CaromForecast *carom_forecast_new(const CaromScene *scene, const CaromSchedule *schedule,
                                  const CaromFlight *flights, guint n, guint n_most);
void carom_forecast_free(CaromForecast *forecast);

/* Makes all forecasts from the present flights, as of @now_s, and begins to count. */
void carom_forecast_start(CaromForecast *forecast, double now_s);

/* To be called when @disc meets @partner, before any disc begins a new flight: if one of the two,
 * or each, has foretold that, it has come true.
 *
 * @partner: the other disc's index, or ~ a wall's */
void carom_forecast_come_true(CaromForecast *forecast, guint disc, gint32 partner);

/* To be called for each disc that is about to begin a new flight, after the above and before any of
 * them does: what it has foretold is void. */
void carom_forecast_end_flight(CaromForecast *forecast, guint disc);

/* To be called when a new flight of @disc has begun at @now_s, or goes on after a contact. */
void carom_forecast_renew(CaromForecast *forecast, guint disc, double now_s);

/* To be called when one more disc is there, which begins its first flight at @now_s. */
void carom_forecast_add(CaromForecast *forecast, double now_s);

/* To be called when @wall, which is a door, has opened or closed at @now_s. All on which that bears
 * is foretold anew, and so is what was foretold of flights that have ended. */
void carom_forecast_renew_all(CaromForecast *forecast, guint wall, double now_s);

/* Finds the discs in the cells around @place, among which is any that overlaps another disc there.
 *
 * @near: (element-type guint): replaced by them, in no order */
void carom_forecast_find_near(const CaromForecast *forecast, CaromVec2 place, GArray *near);

/* @budget: (inout): how many events may be examined; those examined are subtracted. A disc that is
 *   tiny and fast crosses cells without end.
 * Returns: a disc whose contact comes next, no later than @until_s, or CAROM_FORECAST_NONE if there
 *   is none. Among contacts at the same time the one with the lowest index of a disc comes first,
 *   then the one with the lowest index of a partner, walls after discs. If the @budget is used up:
 *   the disc that was reached, about which nothing is known. */
guint carom_forecast_next(CaromForecast *forecast, double until_s, guint64 *budget);

/* How many cells further than its own one @disc is when it leaves that, if it leaves it next; 0 if
 * it meets something first. It crosses them one by one, and all at that instant. */
double carom_forecast_count_cells_beyond(const CaromForecast *forecast, guint disc);

/* Returns: (transfer none): the contact that @disc is due for */
const CaromForecastContact *carom_forecast_get(const CaromForecast *forecast, guint disc);

/* How many pairs of discs have been asked when they will meet, so far. */
guint64 carom_forecast_count_tests(const CaromForecast *forecast);

/* @now_s: not before the last contact, and not after the next
 * @tolerance: < 0.01, as a fraction of the sum of the radii
 * @partners: (element-type gint32): replaced by what @disc overlaps, touches or nearly touches at
 *   @now_s: indices of discs, and ~ the indices of walls */
void carom_forecast_find_touching(const CaromForecast *forecast, guint disc, double now_s,
                                  double tolerance, GArray *partners);

/* ---- The queue as it is ---- */

/* See CaromDetection. */
void carom_forecast_foreach(const CaromForecast *forecast, CaromQueueFunc func, gpointer user_data);
CaromQueueCounts carom_forecast_count(const CaromForecast *forecast);

/* All that is foretold and counted, in a block of memory of the caller's that is aligned for any
 * type. It belongs to the flights of the same instant, which must be there again when it is
 * restored. */
gsize carom_forecast_state_size(const CaromForecast *forecast); /* in bytes */
void carom_forecast_save(const CaromForecast *forecast, gpointer state);
void carom_forecast_restore(CaromForecast *forecast, gconstpointer state);
