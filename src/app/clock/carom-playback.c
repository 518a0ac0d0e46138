/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-playback: the pace says which frame the clock should have come to, the ending how far it
 * may go, the breakpoint where it is held on the way there. */
#include "carom-playback.h"

void carom_playback_begin(CaromPlayback *playback) {
  playback->ending.rest_s = 0;
  carom_pace_drop(&playback->pace);
  carom_pace_start_anew(&playback->pace);
}

void carom_playback_start_again(CaromPlayback *playback, CaromComparison *comparison) {
  carom_comparison_seek(comparison, 0, NULL); /* cannot fail, it has been there before */
  carom_pace_drop(&playback->pace);
}

static CaromPlaybackResult stay_at_end(CaromPlayback *playback, CaromComparison *comparison,
                                       double elapsed_s) {
  carom_pace_start_anew(&playback->pace);
  if (!playback->ending.loop)
    return CAROM_PLAYBACK_ENDED;
  if (!carom_ending_rest(&playback->ending, elapsed_s))
    return CAROM_PLAYBACK_STAYED;
  carom_playback_start_again(playback, comparison);
  return CAROM_PLAYBACK_MOVED;
}

/* Runs towards @goal until @deadline_us. */
static CaromPlaybackResult run_towards(CaromPlayback *playback, CaromComparison *comparison,
                                       CaromBreakpoint *breakpoint, guint64 goal,
                                       gint64 deadline_us, GError **error) {
  while (carom_comparison_get_frame(comparison) < goal) {
    if (!carom_comparison_step(comparison, error))
      return carom_comparison_is_under_way(comparison) ? CAROM_PLAYBACK_MOVED
                                                       : CAROM_PLAYBACK_FAILED;
    if (carom_breakpoint_find(breakpoint, comparison, &playback->contact))
      return CAROM_PLAYBACK_STOPPED;
    if (g_get_monotonic_time() >= deadline_us)
      break;
  }
  return CAROM_PLAYBACK_MOVED;
}

/* Runs the next @n_due frames, as far as the end. */
static CaromPlaybackResult run_due(CaromPlayback *playback, CaromComparison *comparison,
                                   CaromBreakpoint *breakpoint, guint64 n_due, gint64 budget_us,
                                   GError **error) {
  const CaromEnding *ending = &playback->ending;
  guint64 start = carom_comparison_get_frame(comparison);
  guint64 goal = MIN(start + n_due, carom_ending_frame(ending, comparison));
  gint64 deadline_us = g_get_monotonic_time() + budget_us;
  CaromPlaybackResult result =
      run_towards(playback, comparison, breakpoint, goal, deadline_us, error);
  if (result != CAROM_PLAYBACK_MOVED)
    return result;
  carom_pace_note(&playback->pace, carom_comparison_get_frame(comparison) - start, goal - start);
  return !ending->loop && carom_ending_is_reached(ending, comparison) ? CAROM_PLAYBACK_ENDED
                                                                      : CAROM_PLAYBACK_MOVED;
}

CaromPlaybackResult carom_playback_go_on(CaromPlayback *playback, CaromComparison *comparison,
                                         CaromBreakpoint *breakpoint, double elapsed_s,
                                         gint64 budget_us, GError **error) {
  if (carom_ending_is_reached(&playback->ending, comparison))
    return stay_at_end(playback, comparison, elapsed_s);
  carom_pace_slow_down(&playback->pace, comparison);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  guint64 n_due = carom_pace_take_due(&playback->pace, elapsed_s, dt_s);
  if (carom_comparison_is_under_way(comparison)) /* to a frame that was due before */
    n_due = MAX(n_due, 1);
  if (n_due == 0)
    return CAROM_PLAYBACK_STAYED;
  carom_breakpoint_set_out(breakpoint, comparison);
  if (carom_breakpoint_find(breakpoint, comparison, &playback->contact))
    return CAROM_PLAYBACK_STOPPED;
  return run_due(playback, comparison, breakpoint, n_due, budget_us, error);
}
