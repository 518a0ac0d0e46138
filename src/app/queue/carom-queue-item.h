/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-item: one row of the queue: an event, and how it stands at the present time. */
#pragma once

#include "carom-run-queue.h"

#include <glib-object.h>

#define CAROM_TYPE_QUEUE_ITEM (carom_queue_item_get_type())
G_DECLARE_FINAL_TYPE(CaromQueueItem, carom_queue_item, CAROM, QUEUE_ITEM, GObject)

/* Signal "changed": time has passed, or the event stands differently. */

/* Returns: (transfer full): a row for @event, a copy; "changed" follows with the first update */
CaromQueueItem *carom_queue_item_new(const CaromQueueEvent *event);

/* Takes over how the event stands in the queue of @run.
 *
 * @event: the same event as it is now */
void carom_queue_item_update(CaromQueueItem *self, const CaromRun *run,
                             const CaromQueueEvent *event, CaromRunQueueRank rank);

/* Returns: (transfer none): as of the last update */
const CaromQueueEvent *carom_queue_item_get_event(CaromQueueItem *self);
CaromRunQueueRank carom_queue_item_get_rank(CaromQueueItem *self);
/* How long it is until the event, in s. */
double carom_queue_item_get_until_s(CaromQueueItem *self);
/* Returns: (transfer none): carom_run_queue_words_why() */
const char *carom_queue_item_get_why(CaromQueueItem *self);
/* Returns: (transfer none): carom_run_queue_words_event() */
const char *carom_queue_item_get_what(CaromQueueItem *self);
