/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-state: the queue as it is, to be shown and counted, or saved and restored. */
#include "carom-forecast-memory.h"
#include "carom-forecast.h"

typedef CaromForecastContact Contact;

static guint count_flights_since(const CaromForecast *forecast, const Contact *contact) {
  return contact->partner >= 0 ? forecast->flights[contact->partner].number - contact->flight_number
                               : 0;
}

/* Whether @disc leaves its cell before the contact that it has foretold. */
static gboolean crosses_before(const CaromForecast *forecast, guint disc) {
  return carom_event_queue_get(forecast->queue, disc) < forecast->discs[disc].contact.time_s;
}

/* If both have foretold a contact, either may still see something sooner. */
static gboolean is_provisional(const CaromForecast *forecast, guint disc) {
  const CaromForecastDisc *it = &forecast->discs[disc];
  return crosses_before(forecast, disc) ||
         (it->is_mutual && crosses_before(forecast, (guint)it->contact.partner));
}

static CaromQueueEvent contact_event(const CaromForecast *forecast, guint disc) {
  const Contact *contact = &forecast->discs[disc].contact;
  return (CaromQueueEvent){
      .kind = CAROM_QUEUE_CONTACT,
      .time_s = contact->time_s,
      .disc = disc,
      .partner = contact->partner,
      .flights_since = count_flights_since(forecast, contact),
      .is_mutual = forecast->discs[disc].is_mutual,
      .is_provisional = is_provisional(forecast, disc),
  };
}

void carom_forecast_foreach(const CaromForecast *forecast, CaromQueueFunc func,
                            gpointer user_data) {
  for (guint i = 0; i < forecast->n; i++) {
    if (crosses_before(forecast, i))
      func(&(CaromQueueEvent){CAROM_QUEUE_CROSSING, carom_event_queue_get(forecast->queue, i),
                              .disc = i},
           user_data);
    if (carom_forecast_memory_is_foretold(&forecast->discs[i].contact)) {
      CaromQueueEvent event = contact_event(forecast, i);
      func(&event, user_data);
    }
  }
}

CaromQueueCounts carom_forecast_count(const CaromForecast *forecast) {
  CaromQueueCounts counts = forecast->counts;
  for (guint i = 0; i < forecast->n; i++) {
    const Contact *contact = &forecast->discs[i].contact;
    if (!carom_forecast_memory_is_foretold(contact))
      continue;
    if (carom_forecast_memory_is_overtaken(forecast, contact))
      counts.voided++;
    else if (!forecast->discs[i].is_mutual || (guint)contact->partner > i)
      counts.waiting++;
  }
  return counts;
}

/* ---- Saving ---- */

/* The state: how many discs there are, the counts, then an array of each of these, with room for an
 * element for each disc. */
typedef struct {
  guint64 *n;
  CaromQueueCounts *counts;
  CaromForecastDisc *discs;
  double *due_s;
} State;

static State state_at(const CaromForecast *forecast, gpointer memory) {
  State state = {.n = memory};
  state.counts = (CaromQueueCounts *)(state.n + 1);
  state.discs = (CaromForecastDisc *)(state.counts + 1);
  state.due_s = (double *)(state.discs + forecast->n_most);
  return state;
}

gsize carom_forecast_state_size(const CaromForecast *forecast) {
  return sizeof(guint64) + sizeof(CaromQueueCounts) +
         forecast->n_most * (sizeof(CaromForecastDisc) + sizeof(double));
}

void carom_forecast_save(const CaromForecast *forecast, gpointer memory) {
  State state = state_at(forecast, memory);
  *state.n = forecast->n;
  *state.counts = forecast->counts;
  for (guint i = 0; i < forecast->n; i++) {
    state.discs[i] = forecast->discs[i];
    state.due_s[i] = carom_event_queue_get(forecast->queue, i);
  }
}

void carom_forecast_restore(CaromForecast *forecast, gconstpointer memory) {
  State state = state_at(forecast, (gpointer)memory);
  guint n_before = forecast->n;
  forecast->n = (guint)*state.n;
  forecast->counts = *state.counts;
  carom_cells_clear(forecast->cells);
  for (guint i = 0; i < forecast->n; i++) {
    forecast->discs[i] = state.discs[i];
    carom_cells_insert(forecast->cells, i, carom_cells_list(forecast->cells, state.discs[i].cell));
  }
  for (guint i = 0; i < forecast->n; i++)
    carom_event_queue_set(forecast->queue, i, state.due_s[i]);
  for (guint i = forecast->n; i < n_before; i++)
    carom_event_queue_set(forecast->queue, i, INFINITY);
}
