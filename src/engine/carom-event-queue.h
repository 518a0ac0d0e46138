/* carom-event-queue: which of n items is due first, at a cost that does not grow with n.
 *
 * Every item has one time, which can be changed at will. It is a calendar queue (Brown 1988; Paul,
 * "A complexity O(1) priority queue for event driven molecular dynamics simulations", 2007): a year
 * of days, each a list of items in no order; only today's are kept in order, in a heap. What is due
 * after this year waits in one more list. Days are made as long as the time between two items that
 * came first, so that about one item falls on each. */
#pragma once

#include <glib.h>

typedef struct CaromEventQueue CaromEventQueue;

#define CAROM_EVENT_QUEUE_NONE G_MAXUINT

/* Which of two items of the same time comes first: negative for @one. Never 0. */
typedef int (*CaromEventQueueOrder)(guint one, guint other, gpointer user_data);

/* carom_event_queue_new:
 * @n: how many items there are, 0 to n − 1; none of them is due yet
 * @order: decides ties */
CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data);
void carom_event_queue_free(CaromEventQueue *queue);

/* No item is due any more. */
void carom_event_queue_clear(CaromEventQueue *queue);

/* carom_event_queue_set:
 * @time: when @item is due from now on; INFINITY or NAN: never. It may be in the past. */
void carom_event_queue_set(CaromEventQueue *queue, guint item, double time);

/* When @item is due; INFINITY: never. */
double carom_event_queue_get(const CaromEventQueue *queue, guint item);

/* Returns: the item that is due first; it stays. CAROM_EVENT_QUEUE_NONE: none is due. */
guint carom_event_queue_first(CaromEventQueue *queue);
