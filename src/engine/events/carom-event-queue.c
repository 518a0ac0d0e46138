/* carom-event-queue: a tournament tree in two arrays. Node 1 is the root; 2 k and 2 k + 1 play for
 * k; nodes n to 2 n − 1 are the items themselves. Times and winners are in separate arrays, because
 * values that are written in two parts and read as one cost more than a match. */
#include "carom-event-queue.h"

#include <math.h>

struct CaromEventQueue {
  CaromEventQueueOrder order;
  gpointer user_data;
  guint n;
  double *times;  /* [2 n]: of the winners */
  guint *winners; /* [2 n] */
};

CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data) {
  CaromEventQueue *queue = g_new(CaromEventQueue, 1);
  gsize n_nodes = MAX(2 * (gsize)n, 2);
  *queue = (CaromEventQueue){
      .order = order,
      .user_data = user_data,
      .n = n,
      .times = g_new(double, n_nodes),
      .winners = g_new(guint, n_nodes),
  };
  for (gsize k = 0; k < n_nodes; k++) {
    queue->times[k] = INFINITY;
    queue->winners[k] = CAROM_EVENT_QUEUE_NONE;
  }
  return queue;
}

void carom_event_queue_free(CaromEventQueue *queue) {
  g_free(queue->times);
  g_free(queue->winners);
  g_free(queue);
}

double carom_event_queue_get(const CaromEventQueue *queue, guint item) {
  return queue->times[queue->n + item];
}

guint carom_event_queue_first(const CaromEventQueue *queue, double *time) {
  *time = queue->times[1];
  return *time < INFINITY ? queue->winners[1] : CAROM_EVENT_QUEUE_NONE;
}

static gboolean wins_tie(const CaromEventQueue *queue, guint one, guint other, double time) {
  return time < INFINITY && queue->order(one, other, queue->user_data);
}

void carom_event_queue_set(CaromEventQueue *queue, guint item, double time) {
  double *times = queue->times;
  guint *winners = queue->winners;
  guint k = queue->n + item;
  times[k] = time;
  winners[k] = item;
  while (k > 1) {
    double rival_time = times[k ^ 1];
    guint rival = winners[k ^ 1];
    if (G_UNLIKELY(rival_time == time) && wins_tie(queue, rival, item, time))
      item = rival;
    /* The winner cannot be predicted, so this is written as two selections without a branch. */
    item = rival_time < time ? rival : item;
    time = rival_time < time ? rival_time : time;
    k /= 2;
    times[k] = time;
    winners[k] = item;
  }
}
