/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue: tells of the queue of an event-driven run at the present instant: what comes
 * next, what is void and by which contact, and what a contact makes void; in data and in words.
 * Nothing here changes the run. */
#pragma once

#include "carom-comparison.h"
#include "carom-queue.h"

/* Whether the run's detection has a queue. Only then may the other functions be called. */
gboolean carom_run_queue_exists(const CaromRun *run);

/* Returns: how many events have been foretold, and what has become of them */
CaromQueueCounts carom_run_queue_count(const CaromRun *run);

/* Lists the events that come first, in the order in which the run takes them. A contact that both
 * discs have foretold is listed once, as one of the disc with the lower index.
 *
 * @most: how many at most, > 0
 * @crossings: whether crossings of cells are listed, too
 * Returns: (transfer full) (element-type CaromQueueEvent): the events */
GArray *carom_run_queue_list(const CaromRun *run, guint most, gboolean crossings);

static inline gboolean carom_run_queue_is_void(const CaromQueueEvent *event) {
  return event->flights_since > 0;
}

/* Looks up an event that has been listed before.
 *
 * @event: (inout): replaced by the event as it is now, perhaps void, if it is still in the queue
 * Returns: whether it is still in the queue */
gboolean carom_run_queue_look_up(const CaromRun *run, CaromQueueEvent *event);

/* Whether both are the same event, perhaps listed at different times. */
gboolean carom_run_queue_is_same(const CaromQueueEvent *one, const CaromQueueEvent *other);

/* Finds the contact that made @event void.
 *
 * @event: void, of the present queue of @run
 * @contact: (out): its index in the log
 * Returns: FALSE if it is not in the log: that was full, or the partner only grazed something */
gboolean carom_run_queue_find_cause(const CaromRun *run, const CaromQueueEvent *event,
                                    guint *contact);

/* Lists the contacts foretold for later that the contacts at an instant make void, because a disc
 * meets something else then. A pinned disc keeps its way, and makes nothing void.
 *
 * @run: just before that instant
 * @from_s, @to_s: the instant: all contacts foretold for these times happen at it
 * Returns: (transfer full) (element-type CaromQueueEvent): in order of time, each once; its disc is
 *   the one whose contact makes it void, or one of two such discs */
GArray *carom_run_queue_list_voided(const CaromRun *run, double from_s, double to_s);

/* Lists the contacts that the instant of a logged contact has made void. The comparison stays as it
 * is.
 *
 * @run, @contact: a pane that has a queue, and the index in its log of contacts
 * Returns: (transfer full) (element-type CaromQueueEvent): as carom_run_queue_list_voided() */
GArray *carom_run_queue_list_voided_by(const CaromComparison *comparison, guint run, guint contact);

/* Finds where the clock stops next when it goes through the queue event by event: at contacts, at
 * crossings of cells, and at contacts that turn out to be void. A contact has two such stops: just
 * before it, and then just after it.
 *
 * @run: the pane, which may have no queue
 * @time_s, @side: (out): the instant
 * Returns: FALSE if there is no queue, no event, or none within the scene's duration from the
 *   furthest frame */
gboolean carom_run_queue_find_next_stop(const CaromComparison *comparison, guint run,
                                        double *time_s, CaromInstant *side);

/* ---- In words ---- */

/* Returns: (transfer full): what has become of all that was foretold, in a line */
char *carom_run_queue_words_counts(const CaromRun *run);

/* Returns: (transfer full): what the queue takes, N log N, beside the pair tests of a step */
char *carom_run_queue_words_work(const CaromRun *run);

/* Returns: (transfer full): what happens, such as "A meets wall 2" */
char *carom_run_queue_words_event(const CaromScene *scene, const CaromQueueEvent *event);

/* How an event stands in the queue. */
typedef enum {
  CAROM_RUN_QUEUE_LATER,
  CAROM_RUN_QUEUE_IN_SIGHT, /* the first contact that is not void; before it discs leave their
                               cells, which may bring a sooner one into sight */
  CAROM_RUN_QUEUE_NEXT,     /* it happens next */
} CaromRunQueueRank;

/* Returns: (transfer full): such as "next" or "void" */
char *carom_run_queue_words_state(const CaromQueueEvent *event, CaromRunQueueRank rank);

/* Returns: (transfer full): who has foretold it, or by which contact it is void */
char *carom_run_queue_words_why(const CaromRun *run, const CaromQueueEvent *event);

/* Says why a contact that was foretold does not happen.
 *
 * @event: one of carom_run_queue_list_voided()
 * @time_s: when it becomes void
 * @has_happened: whether it has become void, or is going to
 * Returns: (transfer full): a sentence */
char *carom_run_queue_words_voided(const CaromScene *scene, const CaromQueueEvent *event,
                                   double time_s, gboolean has_happened);
