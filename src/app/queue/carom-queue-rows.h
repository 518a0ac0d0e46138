/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-rows: the events of a run that come first, as a list of CaromQueueItem that follows
 * the clock. Rows that stay keep their item, so what is selected stays so. */
#pragma once

#include "carom-queue-item.h"

#include <gio/gio.h>

/* So many are enough to see what comes next, however many discs there are. */
#define CAROM_QUEUE_ROWS_MOST 50

/* Brings @rows up to date.
 *
 * @rows: (element-type CaromQueueItem): a list
 * @run: has a queue
 * @crossings: whether crossings of cells are listed, too */
void carom_queue_rows_refresh(GListStore *rows, const CaromRun *run, gboolean crossings);

/* Whether the first row is what comes next in the queue of @run, and stands as it did.
 *
 * @rows: as carom_queue_rows_refresh() has left them, perhaps earlier
 * @crossings: as it was given */
gboolean carom_queue_rows_begin_with_next(GListStore *rows, const CaromRun *run,
                                          gboolean crossings);
