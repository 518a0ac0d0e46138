/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-schedule: how far a run is with what happens in its scene by itself: which doors are open,
 * which discs have come in, and when to look after each again. It is part of the world, and saved
 * and restored with it. Of most scenes there is none. carom-due-changes.h does what is due: opens a
 * door, lets a disc in, or has it wait. */
#pragma once

#include "carom-scene.h"

typedef struct {
  guint wall;
  guint next;       /* the interval in which it is open, or will be */
  gboolean is_open; /* the wall is not there */
  gboolean is_held; /* its time is over, but something is in the way */
  gint32 by;        /* what, if it is held: a disc's index */
  double due_s;     /* when it has to be looked after; INFINITY: never again */
} CaromDoorState;

typedef struct {
  guint n_entered;
  gboolean waits; /* it is time for the next disc, but its place is taken */
  gint32 by;      /* by what, if it waits: a disc's index, or ~ a wall's */
  double due_s;   /* as of a door */
} CaromEmitterState;

typedef struct {
  guint n_doors, n_emitters;
  CaromDoorState *doors;       /* in the order of their walls */
  CaromEmitterState *emitters; /* in the scene's order */
  double next_s;               /* the soonest at which one of all these is due */
  guint n_most;                /* how many discs can come in */
  guint n_entered;             /* how many have */
  guint *emitter_of;           /* [n_most]: which emitter each of those came from, in their order */
  guint8 *is_open;             /* [wall] */
} CaromSchedule;

/* Returns: (transfer full) (nullable): the schedule of @scene at its start, where doors that open
 *   then are open already; NULL if it has neither doors nor emitters */
CaromSchedule *carom_schedule_new(const CaromScene *scene);
void carom_schedule_free(CaromSchedule *schedule);

/* Finds anew which is due first, after states have been changed. */
void carom_schedule_update(CaromSchedule *schedule);

/* When something is due next.
 *
 * @schedule: (nullable)
 * Returns: INFINITY if nothing is */
static inline double carom_schedule_next_s(const CaromSchedule *schedule) {
  return G_UNLIKELY(schedule != NULL) ? schedule->next_s : INFINITY;
}

/* Whether @wall is not there now.
 *
 * @schedule: (nullable) */
static inline gboolean carom_schedule_is_open(const CaromSchedule *schedule, guint wall) {
  return G_UNLIKELY(schedule != NULL) && schedule->is_open[wall];
}

/* To be called when a body is on another way than before at @now_s, or is gone: whatever it was in
 * the way of is looked after at once.
 *
 * @body: a disc's index, or ~ a wall's */
void carom_schedule_note(CaromSchedule *schedule, gint32 body, double now_s);

/* All that changes in it, in a block of memory of the caller's that is aligned for any type. */
gsize carom_schedule_state_size(const CaromSchedule *schedule); /* in bytes; of NULL: 0 */
void carom_schedule_save(const CaromSchedule *schedule, gpointer state);
void carom_schedule_restore(CaromSchedule *schedule, gconstpointer state);
