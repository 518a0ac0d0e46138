/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-history: keeps keyframes of several runs on one clock, from which any frame can be reached
 * again bit for bit by running from there. It keeps to a memory budget, which it shares with what
 * the runs keep of themselves: when that is used up, every second keyframe is dropped, and from
 * then on only half as many are taken. Where frames take much work, the latest frame is a keyframe,
 * too, so that a frame that is stopped is taken back quickly. */
#pragma once

#include "carom-run.h"

typedef struct CaromHistory CaromHistory;

/* @budget: bytes that all keyframes together may take, and what runs keep; the first keyframe is
 *   kept in any case. If it is 0, there is only one keyframe at any time, from which all frames can
 *   be reached that are not before the last one that was taken.
 * @taken_every: frames, a power of two: carom_history_take() is called at multiples of it
 * Returns: (transfer full): a history without keyframes */
CaromHistory *carom_history_new(gsize budget, guint64 taken_every);
void carom_history_free(CaromHistory *history);

/* Takes a keyframe of @runs, all at the same frame, if one is due there. */
void carom_history_take(CaromHistory *history, CaromRun *const *runs, guint n_runs);

/* Puts a run back to the latest keyframe that is not after @frame. There is always one at frame 0,
 * unless the budget is 0.
 *
 * @i: which of the runs it is
 * @run: that one, or another one of the same scene and method
 * Returns: the frame at which it is now */
guint64 carom_history_restore(const CaromHistory *history, guint64 frame, guint i, CaromRun *run);

/* Returns: how many bytes the keyframes of @runs take */
gsize carom_history_count_bytes(const CaromHistory *history, CaromRun *const *runs, guint n_runs);
