/* carom-forecast: which contact comes next?
 *
 * Of each disc only one thing is kept in a queue: its next contact, or else when it leaves its
 * cell. A contact may be overtaken, when the partner has another one first. That is seen when its
 * time has come, by the partner's flight being another one; then the disc looks anew.
 *
 * What comes next depends on the flights alone, never on when one asked: discs may be put back to
 * earlier flights, and the same contacts follow bit for bit. */
#pragma once

#include "carom-flight.h"
#include "carom-scene.h"

typedef struct CaromForecast CaromForecast;

/* What a disc will run into next. */
typedef struct {
  double time_s;         /* INFINITY: nothing in sight */
  gint32 partner;        /* a disc's index, or ~ a wall's */
  guint32 flight_number; /* of the partner's flight that this was foretold from; 0 for a wall */
} CaromForecastContact;

#define CAROM_FORECAST_NONE G_MAXUINT

/* carom_forecast_new:
 * @flights: [disc]: of the scene's discs; the caller's, and the caller may change them */
CaromForecast *carom_forecast_new(const CaromScene *scene, const CaromFlight *flights);
void carom_forecast_free(CaromForecast *forecast);

/* Makes all forecasts anew, as of @now_s, from the flights as they are. */
void carom_forecast_start(CaromForecast *forecast, double now_s);

/* The flight of @disc has begun anew at @now_s. */
void carom_forecast_renew(CaromForecast *forecast, guint disc, double now_s);

/* carom_forecast_next:
 * @budget: (inout): how much to look at, less what was: a disc that is tiny and fast has no end of
 *   cells to cross
 *
 * Returns: a disc whose contact comes next, no later than @until_s; CAROM_FORECAST_NONE if there is
 *   none. Of contacts at the same time the one with the lowest index of a disc comes first, then
 *   that with the lowest index of a partner, walls after discs. With no @budget left: the disc it
 *   has come to, of which nothing is known. */
guint carom_forecast_next(CaromForecast *forecast, double until_s, guint64 *budget);

/* Returns: (transfer none): the contact that @disc is due for. */
const CaromForecastContact *carom_forecast_get(const CaromForecast *forecast, guint disc);

/* carom_forecast_find_touching:
 * @now_s: not before the last contact, and not after the next
 * @tolerance: as a fraction of the sum of the radii, < 0.01
 * @partners: (element-type gint32): replaced by what @disc overlaps, touches or nearly touches at
 *   @now_s: indices of discs, and ~ those of walls */
void carom_forecast_find_touching(const CaromForecast *forecast, guint disc, double now_s,
                                  double tolerance, GArray *partners);
