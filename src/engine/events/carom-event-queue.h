/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-queue: which of n items is due first?
 *
 * Every item has one time, which can be changed freely. The items are the leaves of a tournament
 * tree: each inner node holds the winner of its two children, and the root holds the item that is
 * due first. A change replays the matches on the path from a leaf to the root. */
#pragma once

#include <glib.h>

typedef struct CaromEventQueue CaromEventQueue;

#define CAROM_EVENT_QUEUE_NONE G_MAXUINT

/* Whether @one comes before @other if both have the same time; a total order. */
typedef gboolean (*CaromEventQueueOrder)(guint one, guint other, gpointer user_data);

/* @n: how many items there are, 0 to n − 1; none of them is due yet
 * @order: decides ties
 * Returns: (transfer full): the queue */
CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data);
void carom_event_queue_free(CaromEventQueue *queue);

/* Sets and gets the time at which @item is due; INFINITY: never. */
void carom_event_queue_set(CaromEventQueue *queue, guint item, double time);
double carom_event_queue_get(const CaromEventQueue *queue, guint item);

/* @time: (out): when it is due; INFINITY if none is
 * Returns: the item that is due first, which stays in the queue; CAROM_EVENT_QUEUE_NONE if none is
 *   due */
guint carom_event_queue_first(const CaromEventQueue *queue, double *time);

/* The tournament without its last rounds falls into parts of about equal size, each of which has a
 * winner of its own: that is soon due, if not next.
 *
 * @rounds: how many are left out: about n / 2^@rounds items are in a part
 * Returns: the item that is due first in the part to which @item belongs; CAROM_EVENT_QUEUE_NONE if
 *   none there is due */
guint carom_event_queue_first_of_part(const CaromEventQueue *queue, guint item, guint rounds);

/* Fetches ahead what it takes to set the time of @item; see
 * carom_large_array_prefetch(). */
void carom_event_queue_prefetch(const CaromEventQueue *queue, guint item);
