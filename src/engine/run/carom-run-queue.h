/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue: the queue of an event-driven run at the present instant: what comes next, what
 * is void and by which contact, and what a contact makes void. Nothing here changes the run. */
#pragma once

#include "carom-comparison.h"
#include "carom-queue.h"

/* Whether the run's detection has a queue. Only then may the other functions be called. */
gboolean carom_run_queue_exists(const CaromRun *run);

/* See CaromQueueCounts. */
CaromQueueCounts carom_run_queue_count(const CaromRun *run);

/* In the order in which the run takes them. A contact that both discs have foretold is listed once,
 * as that of the disc with the lower index.
 *
 * @most: how many at most, > 0
 * @crossings: whether crossings of cells are listed, too
 * Returns: (transfer full) (element-type CaromQueueEvent): the events that come first */
GArray *carom_run_queue_list(const CaromRun *run, guint most, gboolean crossings);

static inline gboolean carom_run_queue_is_void(const CaromQueueEvent *event) {
  return event->flights_since > 0;
}

/* Looks up an event that has been listed before.
 *
 * @event: (inout): if it is still in the queue: as it is now, perhaps void
 * Returns: whether it is still in the queue */
gboolean carom_run_queue_look_up(const CaromRun *run, CaromQueueEvent *event);

/* Whether both are the same event, perhaps at different times. */
gboolean carom_run_queue_is_same(const CaromQueueEvent *one, const CaromQueueEvent *other);

/* Finds the contact that made @event void.
 *
 * @event: void, of the present queue of @run
 * @contact: (out): its index in the log
 * Returns: FALSE if it is not in the log: that was full, or the partner only grazed something */
gboolean carom_run_queue_find_cause(const CaromRun *run, const CaromQueueEvent *event,
                                    guint *contact);

/* The contacts that have been foretold for later, and that those at an instant make void: those of
 * a disc that meets something then. A pinned disc keeps its way, and makes nothing void.
 *
 * @run: just before that instant
 * @from_s, @to_s: the instant: all contacts foretold for these times happen at it
 * Returns: (transfer full) (element-type CaromQueueEvent): in order of time, each once; its disc is
 *   the one whose contact makes it void, or one of two */
GArray *carom_run_queue_list_voided(const CaromRun *run, double from_s, double to_s);

/* The same for the instant of a contact that has been logged. The comparison stays as it is.
 *
 * @run, @contact: a pane that has a queue, and the index in its log of contacts
 * Returns: (transfer full) (element-type CaromQueueEvent): the same */
GArray *carom_run_queue_list_voided_by(const CaromComparison *comparison, guint run, guint contact);
