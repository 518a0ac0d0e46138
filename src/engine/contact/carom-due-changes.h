/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-due-changes: makes the changes of a schedule that are due. A detection says what is in the
 * way of a disc or of a door, and until when, and learns of what has changed: for exact times that
 * is carom-event-changes.h, for steps carom_due_changes_make_in_step(). */
#pragma once

#include "carom-engine.h"

/* What is in the way. */
typedef struct {
  gint32 by;      /* a disc's index, or ~ a wall's; CAROM_DUE_CHANGES_NOTHING */
  double until_s; /* it is there until then, unless it gets on another way; not before now */
} CaromInTheWay;
#define CAROM_DUE_CHANGES_NOTHING G_MAXINT32

/* How a detection sees discs that are on their way. */
typedef struct {
  /* What is where @disc would come in. */
  CaromInTheWay (*look_at_place)(gpointer data, const CaromBody *disc, double now_s);
  /* What is where the closed door @wall would be. Pinned discs, which walls never stop, are not in
   * the way. */
  CaromInTheWay (*look_at_door)(gpointer data, guint wall, double now_s);
  /* May be NULL. Called when the door @wall has opened or closed. */
  void (*on_door)(gpointer data, guint wall, double now_s);
  /* May be NULL. Called when @disc, the last one, has come into the world. */
  void (*on_disc)(gpointer data, guint disc, double now_s);
  gpointer data;
} CaromDueChangesView;

/* Makes the changes that are due by @now_s, as of that time, at most one for each door and each
 * emitter: first doors, in the scene's order, then emitters, as they are due and then in that
 * order. What is due again at once is for the next call.
 *
 * @frame: in which they are */
void carom_due_changes_make(const CaromEngine *engine, const CaromDueChangesView *view,
                            guint64 frame, double now_s);

/* The same at the end of a step, where the world shows all discs: what is in the way is looked for
 * there, and in the next step again. */
void carom_due_changes_make_in_step(const CaromEngine *engine);

/* Returns: the lowest index of a wall that is there and where @disc would be; -1 if there is none
 */
int carom_due_changes_find_wall(const CaromWorld *world, const CaromBody *disc);
