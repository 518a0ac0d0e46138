/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-row: the events of a run that come first, as a list of rows that follows the clock.
 * An event that stays keeps its row, so what is selected stays so. */
#pragma once

#include "carom-run-queue.h"

#include <gio/gio.h>

#define CAROM_TYPE_QUEUE_ROW (carom_queue_row_get_type())
G_DECLARE_FINAL_TYPE(CaromQueueRow, carom_queue_row, CAROM, QUEUE_ROW, GObject)

/* To be read: an event, and how it stands at the present time. All is copied, so that a row can
 * outlive the run.
 *
 * Signal "changed": time has passed, or the event stands differently. */
struct _CaromQueueRow {
  GObject parent_instance;
  CaromQueueEvent event;
  CaromRunQueueRank rank;
  double until_s;    /* how long it is until the event */
  CaromScene *scene; /* to which the words belong; like these NULL before the first update */
  char *what;        /* carom_run_queue_words_event() */
  char *why;         /* carom_run_queue_words_why() */
};

/* So many are enough to see what comes next, however many discs there are. */
#define CAROM_QUEUE_ROWS_MOST 50

/* Brings @rows up to date.
 *
 * @rows: (element-type CaromQueueRow): a list
 * @run: has a queue
 * @crossings: whether crossings of cells are listed, too */
void carom_queue_rows_refresh(GListStore *rows, const CaromRun *run, gboolean crossings);

/* Whether the first row is what comes next in the queue of @run, and stands as it did.
 *
 * @rows: as carom_queue_rows_refresh() has left them, perhaps earlier
 * @crossings: as it was given */
gboolean carom_queue_rows_begin_with_next(GListStore *rows, const CaromRun *run,
                                          gboolean crossings);
