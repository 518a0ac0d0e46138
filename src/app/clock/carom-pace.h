/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pace: tells how many frames are due as time passes, and whether they can be run in time. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  double speed; /* the speed asked for, in seconds of the scene per second */
  double part;  /* of that, at which the clock runs for a while, or 1 */
  double
      owed; /* the fraction of a frame for which time has passed but which has not been run yet */
  double kept; /* frames run over frames asked for, smoothed */
  gboolean slow_at_contacts;
  double slow_factor; /* the part of the speed at which the clock runs at a contact, or 1 */
} CaromPace;

/* Starts without frames due, at @speed.
 *
 * @pace: (out): the pace */
void carom_pace_init(CaromPace *pace, double speed);

/* Drops the fraction of a frame that was owed, because the clock goes somewhere else. */
void carom_pace_drop(CaromPace *pace);

/* Forgets how well the work has kept up so far, and that it was slow at a contact. */
void carom_pace_start_anew(CaromPace *pace);

/* Makes the clock as slow as it is to be where @comparison stands, if it is to be slow at contacts
 * and those to come are known. They are not where there are too many discs to be rehearsed, and
 * that is where there are too many contacts to slow down anyway. */
void carom_pace_slow_down(CaromPace *pace, CaromComparison *comparison);

/* Whether the clock is visibly slowed down, at a contact or for a while. */
gboolean carom_pace_is_slowed(const CaromPace *pace);

/* Takes the whole frames of @dt_s that are due after another @elapsed_s; the rest is still owed.
 *
 * Returns: how many frames to run */
guint64 carom_pace_take_due(CaromPace *pace, double elapsed_s, double dt_s);

/* Notes that there was time for @done of the frames that were due.
 *
 * @asked: how many were due, > 0 */
void carom_pace_note(CaromPace *pace, guint64 done, guint64 asked);

/* The actual speed, which is less than the one asked for if the frames take too much work. */
double carom_pace_actual_speed(const CaromPace *pace);
