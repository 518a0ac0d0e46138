/* carom-event-queue: which of n items is due first?
 *
 * Every item has one time, which can be changed at will. The items are the leaves of a tournament:
 * each inner node holds the winner of its two, and the root the item that is due first. A change
 * replays the matches on one way from a leaf to the root. */
#pragma once

#include <glib.h>

typedef struct CaromEventQueue CaromEventQueue;

#define CAROM_EVENT_QUEUE_NONE G_MAXUINT

/* Whether @one comes before @other of the same time: a total order. */
typedef gboolean (*CaromEventQueueOrder)(guint one, guint other, gpointer user_data);

/* carom_event_queue_new:
 * @n: how many items there are, 0 to n − 1; none of them is due yet
 * @order: decides ties */
CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data);
void carom_event_queue_free(CaromEventQueue *queue);

/* When @item is due from now on; INFINITY: never. */
void carom_event_queue_set(CaromEventQueue *queue, guint item, double time);
double carom_event_queue_get(const CaromEventQueue *queue, guint item);

/* carom_event_queue_first:
 * @time: (out): when it is due; INFINITY: none is
 *
 * Returns: the item that is due first; it stays. CAROM_EVENT_QUEUE_NONE: none is due. */
guint carom_event_queue_first(const CaromEventQueue *queue, double *time);
