/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-slow-motion: how much slower the clock runs around contacts, so that approach, touch and
 * parting are seen. It slows down and speeds up without a jump, and the less the more contacts
 * there are: a crowd, in which they come all the time, is played at full speed. */
#pragma once

#include "carom-comparison.h"

/* The slowest that it gets, as a part of the speed asked for. */
#define CAROM_SLOW_MOTION_LEAST 0.125
/* Below this part of the speed asked for, one sees that the clock is slowed down. */
#define CAROM_SLOW_MOTION_SEEN 0.75

/* All times are in seconds of the viewer, at the speed asked for.
 *
 * @until_s, @since_s: to the next contact and from the last one, >= 0; INFINITY: there is none
 * @per_s: how many contacts there are in a second about now, >= 0
 * Returns: the part of the speed asked for at which the clock is to run, from the least to 1 */
double carom_slow_motion_factor(double until_s, double since_s, double per_s);

/* Returns: the same at @time_s of the scene, at @speed seconds of the scene a second; 1 where
 *   nothing was rehearsed */
double carom_slow_motion_at(const CaromRehearsal *rehearsal, double time_s, double speed);

/* What comes of it where the clock stands. */
typedef enum {
  CAROM_SLOW_MOTION_WORKS,
  CAROM_SLOW_MOTION_CROWDED, /* contacts come too often to be seen slower */
  CAROM_SLOW_MOTION_UNKNOWN, /* they were not rehearsed: too many discs, or beyond the end */
} CaromSlowMotionReach;

/* @speed: seconds of the scene a second */
CaromSlowMotionReach carom_slow_motion_get_reach(CaromComparison *comparison, double speed);
