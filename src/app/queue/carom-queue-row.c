/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-row: compares the list that is wanted with the rows that are there, and removes and
 * inserts the difference. */
#include "carom-queue-row.h"

/* ---- One row ---- */

G_DEFINE_FINAL_TYPE(CaromQueueRow, carom_queue_row, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The words of another scene, in which discs may have other names, are forgotten. */
static void set_scene(CaromQueueRow *self, CaromScene *scene) {
  if (self->scene == scene)
    return;
  g_clear_pointer(&self->scene, carom_scene_unref);
  self->scene = carom_scene_ref(scene);
  g_clear_pointer(&self->why, g_free);
  g_free(self->what);
  self->what = carom_run_queue_words_event(scene, &self->event);
}

/* Takes over how the event stands in the queue of @run. Why it stands so is looked up once, since
 * that may go far back through the log.
 *
 * @event: the same event as it is now */
static void update(CaromQueueRow *self, const CaromRun *run, const CaromQueueEvent *event,
                   CaromRunQueueRank rank) {
  set_scene(self, run->scene);
  gboolean is_new_reason =
      !self->why || carom_run_queue_is_void(event) != carom_run_queue_is_void(&self->event) ||
      event->is_mutual != self->event.is_mutual;
  self->event = *event;
  self->rank = rank;
  self->until_s = event->time_s - run->world->time_s;
  if (is_new_reason) {
    g_free(self->why);
    self->why = carom_run_queue_words_why(run, event);
  }
  g_signal_emit(self, signals[CHANGED], 0);
}

static void carom_queue_row_finalize(GObject *object) {
  CaromQueueRow *self = CAROM_QUEUE_ROW(object);
  g_clear_pointer(&self->scene, carom_scene_unref);
  g_free(self->what);
  g_free(self->why);
  G_OBJECT_CLASS(carom_queue_row_parent_class)->finalize(object);
}

static void carom_queue_row_class_init(CaromQueueRowClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_queue_row_finalize;
  signals[CHANGED] = g_signal_new("changed", CAROM_TYPE_QUEUE_ROW, G_SIGNAL_RUN_FIRST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_queue_row_init(CaromQueueRow *self) {
}

/* ---- All rows ---- */

static gboolean is_row_of(GListStore *rows, guint position, const CaromQueueEvent *event) {
  g_autoptr(CaromQueueRow) row = g_list_model_get_item(G_LIST_MODEL(rows), position);
  return row && carom_run_queue_is_same(&row->event, event);
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
  g_autoptr(CaromQueueRow) row = g_object_new(CAROM_TYPE_QUEUE_ROW, NULL);
  row->event = *event;
  g_list_store_insert(rows, position, row);
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
    g_autoptr(CaromQueueRow) row = g_list_model_get_item(G_LIST_MODEL(rows), i);
    CaromRunQueueRank rank = i == 0 && is_next(run, event)       ? CAROM_RUN_QUEUE_NEXT
                             : is_contact(event) && !has_contact ? CAROM_RUN_QUEUE_IN_SIGHT
                                                                 : CAROM_RUN_QUEUE_LATER;
    has_contact |= is_contact(event);
    update(row, run, event, rank);
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
  g_autoptr(CaromQueueRow) row = g_list_model_get_item(G_LIST_MODEL(rows), 0);
  if (!row || first->len == 0)
    return !row && first->len == 0;
  const CaromQueueEvent *next = &g_array_index(first, CaromQueueEvent, 0);
  return carom_run_queue_is_same(&row->event, next) &&
         row->event.flights_since == next->flights_since;
}
