/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-rows: compares the list that is wanted with the rows that are there, and removes and
 * inserts the difference. */
#include "carom-queue-rows.h"

static gboolean is_row_of(GListStore *rows, guint position, const CaromQueueEvent *event) {
  g_autoptr(CaromQueueItem) item = g_list_model_get_item(G_LIST_MODEL(rows), position);
  return item && carom_run_queue_is_same(carom_queue_item_get_event(item), event);
}

/* Removes what has happened since, so that the row of @event is at @position, if there is one. */
static void remove_until(GListStore *rows, guint position, const CaromQueueEvent *event) {
  guint n = g_list_model_get_n_items(G_LIST_MODEL(rows)), k = position;
  while (k < n && !is_row_of(rows, k, event))
    k++;
  if (k < n && k > position)
    g_list_store_splice(rows, position, k - position, NULL, 0);
}

static void put_at(GListStore *rows, guint position, const CaromQueueEvent *event) {
  remove_until(rows, position, event);
  if (is_row_of(rows, position, event))
    return;
  g_autoptr(CaromQueueItem) item = carom_queue_item_new(event);
  g_list_store_insert(rows, position, item);
}

/* Whether @event is what the run does next. */
static gboolean is_next(const CaromRun *run, const CaromQueueEvent *event) {
  g_autoptr(GArray) first = carom_run_queue_list(run, 1, TRUE);
  return first->len > 0 &&
         carom_run_queue_is_same(event, &g_array_index(first, CaromQueueEvent, 0));
}

static gboolean is_contact(const CaromQueueEvent *event) {
  return event->kind == CAROM_QUEUE_CONTACT && !carom_run_queue_is_void(event);
}

static void update_all(GListStore *rows, const CaromRun *run, const GArray *events) {
  gboolean has_contact = FALSE;
  for (guint i = 0; i < events->len; i++) {
    const CaromQueueEvent *event = &g_array_index(events, CaromQueueEvent, i);
    g_autoptr(CaromQueueItem) item = g_list_model_get_item(G_LIST_MODEL(rows), i);
    CaromRunQueueRank rank = i == 0 && is_next(run, event)       ? CAROM_RUN_QUEUE_NEXT
                             : is_contact(event) && !has_contact ? CAROM_RUN_QUEUE_IN_SIGHT
                                                                 : CAROM_RUN_QUEUE_LATER;
    has_contact |= is_contact(event);
    carom_queue_item_update(item, run, event, rank);
  }
}

void carom_queue_rows_refresh(GListStore *rows, const CaromRun *run, gboolean crossings) {
  g_autoptr(GArray) events = carom_run_queue_list(run, CAROM_QUEUE_ROWS_MOST, crossings);
  for (guint i = 0; i < events->len; i++)
    put_at(rows, i, &g_array_index(events, CaromQueueEvent, i));
  guint n = g_list_model_get_n_items(G_LIST_MODEL(rows));
  g_list_store_splice(rows, events->len, n - events->len, NULL, 0);
  update_all(rows, run, events);
}

gboolean carom_queue_rows_begin_with_next(GListStore *rows, const CaromRun *run,
                                          gboolean crossings) {
  g_autoptr(GArray) first = carom_run_queue_list(run, 1, crossings);
  g_autoptr(CaromQueueItem) item = g_list_model_get_item(G_LIST_MODEL(rows), 0);
  if (!item || first->len == 0)
    return !item && first->len == 0;
  const CaromQueueEvent *shown = carom_queue_item_get_event(item);
  const CaromQueueEvent *next = &g_array_index(first, CaromQueueEvent, 0);
  return carom_run_queue_is_same(shown, next) && shown->flights_since == next->flights_since;
}
