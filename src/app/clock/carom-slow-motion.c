/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-slow-motion: contacts are counted under a bell over the time, which they enter and leave
 * with no weight, so that their number has no jumps either. */
#include "carom-slow-motion.h"

/* As near as this to a contact the clock is at its slowest, further off than that at full speed: at
 * an eighth, the touch takes 0.8 s of the viewer, and all of it about 2 s. */
#define NEAR_S 0.05
#define FAR_S  0.2
/* Half the width of the bell. */
#define BELL_S 2.0
/* Contacts that follow within this time are seen as one. */
#define ONE_S 0.1
/* Up to so many contacts a second, each is shown at the slowest; from so many on, none. */
#define FEW_PER_S  1.0
#define MANY_PER_S 3.0

/* Returns: 0 up to @from, 1 from @to on, and between them without a kink */
static double ease(double x, double from, double to) {
  double part = CLAMP((x - from) / (to - from), 0, 1);
  return part * part * (3 - 2 * part);
}

double carom_slow_motion_factor(double until_s, double since_s, double per_s) {
  double closeness = 1 - ease(MIN(until_s, since_s), NEAR_S, FAR_S);
  double rareness = 1 - ease(per_s, FEW_PER_S, MANY_PER_S);
  return pow(CAROM_SLOW_MOTION_LEAST, closeness * rareness);
}

/* The bell has an area of 1. */
static double weigh(double away_s) {
  return fabs(away_s) < BELL_S ? (1 + cos(G_PI * away_s / BELL_S)) / (2 * BELL_S) : 0;
}

static double count_per_s(const CaromRehearsal *rehearsal, double time_s, double speed) {
  double end_s = time_s + BELL_S * speed;
  double contact_s = carom_rehearsal_next_contact_s(rehearsal, time_s - BELL_S * speed);
  double per_s = 0;
  for (; contact_s < end_s;
       contact_s = carom_rehearsal_next_contact_s(rehearsal, contact_s + ONE_S * speed))
    per_s += weigh((contact_s - time_s) / speed);
  return per_s;
}

double carom_slow_motion_at(const CaromRehearsal *rehearsal, double time_s, double speed) {
  double until_s = carom_rehearsal_next_contact_s(rehearsal, time_s) - time_s;
  double since_s = time_s - carom_rehearsal_last_contact_s(rehearsal, time_s);
  return carom_slow_motion_factor(until_s / speed, since_s / speed,
                                  count_per_s(rehearsal, time_s, speed));
}

static double rehearsed_s(const CaromRehearsal *rehearsal, const CaromScene *scene) {
  return (carom_rehearsal_count_frames(rehearsal) - 1) * scene->dt_s;
}

CaromSlowMotionReach carom_slow_motion_get_reach(CaromComparison *comparison, double speed) {
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  double time_s = carom_comparison_get_time_s(comparison);
  if (!rehearsal || time_s > rehearsed_s(rehearsal, carom_comparison_get_scene(comparison)))
    return CAROM_SLOW_MOTION_UNKNOWN;
  /* as slow as it would be at a contact just now */
  double factor = carom_slow_motion_factor(0, 0, count_per_s(rehearsal, time_s, speed));
  return factor < CAROM_SLOW_MOTION_SEEN ? CAROM_SLOW_MOTION_WORKS : CAROM_SLOW_MOTION_CROWDED;
}
