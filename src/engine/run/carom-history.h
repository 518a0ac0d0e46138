/* carom-history: keyframes of several runs on one clock, from which any frame can be reached
 * again bit for bit by running on. Within a memory budget: when it is spent, every second keyframe
 * goes and from then on only those are taken. */
#pragma once

#include "carom-run.h"

typedef struct CaromHistory CaromHistory;

/* @budget: bytes that all keyframes together may take. */
CaromHistory *carom_history_new(gsize budget);
void carom_history_free(CaromHistory *history);

/* Takes a keyframe of @runs, all at the same frame, if one is due there. */
void carom_history_take(CaromHistory *history, CaromRun *const *runs, guint n_runs);

/* carom_history_restore:
 * Puts @runs back to the latest keyframe that is not after @frame. Frame 0 always is one.
 *
 * Returns: the frame they are at now. */
guint64 carom_history_restore(const CaromHistory *history, guint64 frame, CaromRun *const *runs,
                              guint n_runs);

/* The same for @run alone, which may be another one of the same scene and method as the @i-th. */
guint64 carom_history_restore_one(const CaromHistory *history, guint64 frame, guint i,
                                  CaromRun *run);
