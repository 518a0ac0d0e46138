/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pace: adds up fractions of frames until a whole frame is due, and smooths the share of the
 * due frames that were run. */
#include "carom-pace.h"

#include "carom-slow-motion.h"

/* The weight of the earlier value at each note: the average reaches back about half a second. */
#define MEMORY 0.97
/* If fewer than this share of the due frames are run, the work does not keep up. */
#define KEPT_UP 0.95

void carom_pace_init(CaromPace *pace, double speed) {
  *pace = (CaromPace){.speed = speed, .part = 1, .kept = 1, .slow_factor = 1};
}

void carom_pace_drop(CaromPace *pace) {
  pace->owed = 0;
}

void carom_pace_start_anew(CaromPace *pace) {
  pace->kept = 1;
  pace->slow_factor = 1;
}

void carom_pace_slow_down(CaromPace *pace, CaromComparison *comparison) {
  const CaromRehearsal *rehearsal =
      pace->slow_at_contacts ? carom_comparison_get_rehearsal(comparison) : NULL;
  double frames = (double)carom_comparison_get_frame(comparison) + pace->owed;
  double time_s = frames * carom_comparison_get_scene(comparison)->dt_s;
  pace->slow_factor =
      rehearsal ? carom_slow_motion_at(rehearsal, time_s, pace->speed * pace->part) : 1;
}

gboolean carom_pace_is_slowed(const CaromPace *pace) {
  return pace->part * pace->slow_factor < CAROM_SLOW_MOTION_SEEN;
}

guint64 carom_pace_take_due(CaromPace *pace, double elapsed_s, double dt_s) {
  pace->owed += elapsed_s * pace->speed * pace->part * pace->slow_factor / dt_s;
  guint64 due = (guint64)pace->owed;
  pace->owed -= (double)due;
  return due;
}

void carom_pace_note(CaromPace *pace, guint64 done, guint64 asked) {
  pace->kept = MEMORY * pace->kept + (1 - MEMORY) * ((double)done / (double)asked);
}

double carom_pace_actual_speed(const CaromPace *pace) {
  return pace->kept < KEPT_UP ? pace->speed * pace->kept : pace->speed;
}
