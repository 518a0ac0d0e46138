/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue: what an event-driven run has in its queue, for reading only, and how many of its
 * events have come to what. To read it changes neither the run nor what is counted. Discs that wait
 * at an emitter are in carom-schedule.h.
 *
 * The queue is part of the saved state of a run, so it and the counts are the same at the same
 * instant of the same run, whether that was reached by playing, by stepping back or by seeking. */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_QUEUE_CONTACT,  /* a disc meets another or a wall */
  CAROM_QUEUE_CROSSING, /* a disc leaves its cell, and looks into those that are new around it */
  CAROM_QUEUE_DOOR,     /* a wall opens, or closes unless something is in the way */
  CAROM_QUEUE_ENTRY,    /* a disc is due at an emitter, or what was in its way has left its place */
} CaromQueueKind;

typedef struct {
  CaromQueueKind kind;
  double time_s;
  guint disc;          /* whose event it is; a wall's index for a door, an emitter's for an entry */
  gint32 partner;      /* the other disc's index, or ~ a wall's; only for a contact */
  guint flights_since; /* how many flights the partner has begun since this was foretold; unless it
                          is 0, the contact is void */
  gboolean is_mutual;  /* the partner has foretold the same contact with this disc */
  gboolean is_provisional; /* only for a contact: who has foretold it leaves its cell before then,
                              and may see something sooner that it cannot see yet */
  gboolean opens;          /* only for a door */
} CaromQueueEvent;

/* Called for each event of a queue; it must not change the run. */
typedef void (*CaromQueueFunc)(const CaromQueueEvent *event, gpointer user_data);

/* What has become of the contacts that were foretold. Each disc foretells the next contact of its
 * own; one that both of its discs have foretold counts once. At any time, all that were foretold
 * are in exactly one of the next four. */
typedef struct {
  guint64 foretold;
  guint64 resolved;  /* the two bodies met as foretold, or only grazed each other */
  guint64 voided;    /* one of the two had another contact before */
  guint64 displaced; /* a sooner contact of the disc came into sight as it crossed into a cell */
  guint64 waiting;   /* still to come */
  guint64 crossings; /* not foretold contacts, but steps of a disc from cell to cell */
} CaromQueueCounts;
