/* carom-pace: how many frames are due as time passes, and whether their work keeps up. */
#pragma once

#include <glib.h>

typedef struct {
  double speed; /* scene seconds a second asked for */
  double
      owed; /* the fraction of a frame for which time has passed but which has not been run yet */
  double kept; /* frames run over frames asked for, smoothed */
} CaromPace;

/* @pace: (out) */
void carom_pace_init(CaromPace *pace, double speed);

/* What was owed is dropped: the clock goes somewhere else. */
void carom_pace_drop(CaromPace *pace);

/* Nothing is known yet of how the work keeps up. */
void carom_pace_start_anew(CaromPace *pace);

/* Returns: how many whole frames of @dt_s are due when @elapsed_s have passed; they are not owed
 * any more. */
guint64 carom_pace_take_due(CaromPace *pace, double elapsed_s, double dt_s);

/* Of @asked frames, > 0, there was time for @done. */
void carom_pace_note(CaromPace *pace, guint64 done, guint64 asked);

/* The speed that is really kept: less than asked for where the frames are too much work. */
double carom_pace_actual_speed(const CaromPace *pace);
