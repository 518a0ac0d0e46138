/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-prefetch: follows the way that an event will take through memory, in three steps.
 * Each step reads only what the one before has fetched, which was some events earlier: the winner
 * of a part comes from one of its smaller parts, and was looked at when it won that.
 *
 * How many rounds of the tournament a step is ahead was measured with 100,000 discs: the first two
 * steps are far enough from each other and from the event that what they fetch is there in time,
 * and near enough that it is not gone again. */
#include "carom-forecast-prefetch.h"
#include "carom-prefetch.h"

/* Winners of a 64th, of a 16th and of a quarter of the tournament. */
#define ROUNDS_TO_DISC         6
#define ROUNDS_TO_SURROUNDINGS 4
#define ROUNDS_TO_NEIGHBOURS   2

static void fetch_disc(const CaromForecast *forecast, guint disc) {
  carom_prefetch(&forecast->discs[disc]);
  carom_prefetch(&forecast->flights[disc]);
}

/* A row of three lists may lie in two cache lines. */
static void fetch_lists(const CaromForecast *forecast, guint disc) {
  const CaromCells *cells = forecast->cells;
  CaromCell cell = forecast->discs[disc].cell;
  for (gint rows = -1; rows <= 1; rows++)
    for (gint columns = -1; columns <= 1; columns += 2) {
      CaromCell beside = carom_cells_neighbour(cells, cell, columns, rows);
      carom_prefetch(&cells->lists[carom_cells_list(cells, beside)]);
    }
}

/* The flight of @entry of a list, or of @disc if that is none: a branch would be mispredicted. */
static void fetch_flight(const CaromForecast *forecast, guint entry, guint disc) {
  carom_prefetch(&forecast->flights[carom_cells_is_disc(entry) ? entry : disc]);
}

static void fetch_flights_near(const CaromForecast *forecast, guint disc) {
  const CaromCells *cells = forecast->cells;
  guint lists[CAROM_CELLS_N_AROUND];
  carom_cells_around(cells, forecast->discs[disc].cell, lists);
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++) {
    CaromCellList entries = cells->lists[lists[k]];
    fetch_flight(forecast, entries.first, disc);
    fetch_flight(forecast, entries.second, disc);
  }
}

/* The disc that @disc is going to meet, or @disc if that is a wall or nothing. */
static guint partner_of(const CaromForecast *forecast, guint disc) {
  gint32 partner = forecast->discs[disc].contact.partner;
  return partner >= 0 ? (guint)partner : disc;
}

void carom_forecast_prefetch(const CaromForecast *forecast, guint disc) {
  const CaromEventQueue *queue = forecast->queue;
  guint soon = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_DISC);
  guint sooner = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_SURROUNDINGS);
  guint next = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_NEIGHBOURS);
  if (soon != CAROM_EVENT_QUEUE_NONE)
    fetch_disc(forecast, soon);
  if (sooner != CAROM_EVENT_QUEUE_NONE) {
    fetch_lists(forecast, sooner);
    fetch_disc(forecast, partner_of(forecast, sooner));
    carom_event_queue_prefetch(queue, sooner);
  }
  if (next != CAROM_EVENT_QUEUE_NONE) {
    guint partner = partner_of(forecast, next);
    fetch_flights_near(forecast, next);
    fetch_lists(forecast, partner);
    carom_event_queue_prefetch(queue, partner);
  }
}
