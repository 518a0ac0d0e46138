#include "carom-event-queue.h"

#include <math.h>

/* Node 1 is the root, 2 k and 2 k + 1 play for k, and the leaves come last. Times and items stand
 * in arrays of their own: what was written as two parts and is read as one at once costs more than
 * a match. */
struct CaromEventQueue {
  CaromEventQueueOrder order;
  gpointer user_data;
  guint n_leaves; /* a power of two, so that every way to the root is as long */
  double *times;  /* [node]: of the winner */
  guint *items;   /* [node]: the winner */
};

CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data) {
  CaromEventQueue *queue = g_new(CaromEventQueue, 1);
  queue->order = order;
  queue->user_data = user_data;
  queue->n_leaves = 1;
  while (queue->n_leaves < n)
    queue->n_leaves *= 2;
  queue->times = g_new(double, 2 * (gsize)queue->n_leaves);
  queue->items = g_new(guint, 2 * (gsize)queue->n_leaves);
  for (guint k = 0; k < 2 * queue->n_leaves; k++) {
    queue->times[k] = INFINITY;
    queue->items[k] = CAROM_EVENT_QUEUE_NONE;
  }
  return queue;
}

void carom_event_queue_free(CaromEventQueue *queue) {
  g_free(queue->times);
  g_free(queue->items);
  g_free(queue);
}

double carom_event_queue_get(const CaromEventQueue *queue, guint item) {
  return queue->times[queue->n_leaves + item];
}

guint carom_event_queue_first(const CaromEventQueue *queue) {
  return queue->times[1] < INFINITY ? queue->items[1] : CAROM_EVENT_QUEUE_NONE;
}

static gboolean wins_tie(const CaromEventQueue *queue, guint one, guint other, double time) {
  return time < INFINITY && queue->order(one, other, queue->user_data);
}

void carom_event_queue_set(CaromEventQueue *queue, guint item, double time) {
  double *times = queue->times;
  guint *items = queue->items;
  guint k = queue->n_leaves + item;
  times[k] = time;
  items[k] = item;
  while (k > 1) {
    double rival_time = times[k ^ 1];
    guint rival = items[k ^ 1];
    k /= 2;
    gboolean rival_wins = rival_time < time;
    if (G_UNLIKELY(rival_time == time))
      rival_wins = wins_tie(queue, rival, item, time);
    /* Who wins is anybody's guess, so it is not told by a branch. */
    guint mask = -(guint)rival_wins;
    item = (rival & mask) | (item & ~mask);
    time = rival_time < time ? rival_time : time;
    times[k] = time;
    items[k] = item;
  }
}
