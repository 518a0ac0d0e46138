/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue-words: the queue of a run in words. */
#pragma once

#include "carom-run-queue.h"

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
  CAROM_RUN_QUEUE_NEXT,     /* what happens next */
} CaromRunQueueRank;

/* Returns: (transfer full): such as "next" or "void" */
char *carom_run_queue_words_state(const CaromQueueEvent *event, CaromRunQueueRank rank);

/* Returns: (transfer full): who has foretold it, or by which contact it is void */
char *carom_run_queue_words_why(const CaromRun *run, const CaromQueueEvent *event);

/* @event: as from carom_run_queue_list_voided()
 * @time_s: when it becomes void
 * @has_happened: whether it has become void, or is going to
 * Returns: (transfer full): a sentence why */
char *carom_run_queue_words_voided(const CaromScene *scene, const CaromQueueEvent *event,
                                   double time_s, gboolean has_happened);
