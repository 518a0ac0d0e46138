/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-queue: a tournament tree in two arrays. Node 1 is the root; 2 k and 2 k + 1 play for
 * k; nodes n to 2 n − 1 are the items themselves. Times and winners are in separate arrays, because
 * values that are written in two parts and read as one cost more than a match. The number of nodes
 * is made even, so that items always play their first match against each other: 2 k against
 * 2 k + 1, which nobody has to look up. */
#include "carom-event-queue.h"
#include "carom-large-array.h"

#include <math.h>

struct CaromEventQueue {
  CaromEventQueueOrder order;
  gpointer user_data;
  guint n;        /* even */
  double *times;  /* [2 n]: of the winners */
  guint *winners; /* [n]: an item's own node has none */
};

CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data) {
  CaromEventQueue *queue = g_new(CaromEventQueue, 1);
  guint n_even = MAX(n + n % 2, 2);
  *queue = (CaromEventQueue){
      .order = order,
      .user_data = user_data,
      .n = n_even,
      .times = carom_large_array_new(2 * (gsize)n_even, sizeof(double)),
      .winners = carom_large_array_new(n_even, sizeof(guint)),
  };
  for (gsize k = 0; k < 2 * (gsize)n_even; k++)
    queue->times[k] = INFINITY;
  return queue;
}

void carom_event_queue_free(CaromEventQueue *queue) {
  carom_large_array_free(queue->times);
  carom_large_array_free(queue->winners);
  g_free(queue);
}

double carom_event_queue_get(const CaromEventQueue *queue, guint item) {
  return queue->times[queue->n + item];
}

guint carom_event_queue_first(const CaromEventQueue *queue, double *time) {
  *time = queue->times[1];
  return *time < INFINITY ? queue->winners[1] : CAROM_EVENT_QUEUE_NONE;
}

guint carom_event_queue_first_of_part(const CaromEventQueue *queue, guint item, guint rounds) {
  guint k = queue->n + item;
  guint depth = g_bit_storage(k) - 1;
  guint node = k >> (depth - MIN(rounds, depth - 1));
  return queue->times[node] < INFINITY ? queue->winners[node] : CAROM_EVENT_QUEUE_NONE;
}

/* The matches of so many nodes are played so often that the processor has them at hand. */
#define NODES_AT_HAND 2048

void carom_event_queue_prefetch(const CaromEventQueue *queue, guint item) {
  for (guint k = queue->n + item; k >= NODES_AT_HAND; k /= 2) {
    carom_large_array_prefetch(&queue->times[k]);
    carom_large_array_prefetch(&queue->winners[k / 2]);
  }
}

static gboolean wins_tie(const CaromEventQueue *queue, guint one, guint other, double time) {
  return time < INFINITY && queue->order(one, other, queue->user_data);
}

void carom_event_queue_set(CaromEventQueue *queue, guint item, double time) {
  double *times = queue->times;
  guint *winners = queue->winners;
  guint k = queue->n + item, beside = k ^ 1, rival = item ^ 1;
  times[k] = time;
  while (k > 1) {
    double rival_time = times[beside];
    if (G_UNLIKELY(rival_time == time) && wins_tie(queue, rival, item, time))
      item = rival;
    /* The winner cannot be predicted, so this is written as two selections without a branch. */
    item = rival_time < time ? rival : item;
    time = rival_time < time ? rival_time : time;
    k /= 2;
    beside = k ^ 1;
    times[k] = time;
    winners[k] = item;
    rival = winners[beside]; /* beside the root, nobody's */
  }
}
