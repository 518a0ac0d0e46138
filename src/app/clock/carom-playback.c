/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-playback: the pace says which frame the clock should have come to; the end, how far it may
 * go; the stops, where it is held on the way there. */
#include "carom-playback.h"

/* ---- The end ---- */

#define REST_S 0.5

/* Where the clock stands within the frame after the furthest one, that frame counts. */
static guint64 count_frames(const CaromComparison *comparison) {
  guint64 furthest = carom_comparison_get_furthest(comparison);
  gboolean is_within = carom_comparison_get_instant(comparison) != CAROM_INSTANT_NONE;
  return is_within ? MAX(furthest, carom_comparison_get_frame(comparison) + 1) : furthest;
}

double carom_playback_timeline_s(const CaromComparison *comparison) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  double furthest_s = (double)count_frames(comparison) * scene->dt_s;
  /* The rounding of frame × dt must not count as being beyond the end. */
  return scene->duration_s * MAX(1, ceil((furthest_s - scene->dt_s / 2) / scene->duration_s));
}

static guint64 find_frame(const CaromComparison *comparison, double time_s) {
  return (guint64)(time_s / carom_comparison_get_scene(comparison)->dt_s + 0.5);
}

static guint64 get_end(const CaromPlayback *playback, const CaromComparison *comparison) {
  return MAX(playback->beyond, find_frame(comparison, carom_playback_timeline_s(comparison)));
}

gboolean carom_playback_is_at_end(const CaromPlayback *playback,
                                  const CaromComparison *comparison) {
  return carom_comparison_get_frame(comparison) >= get_end(playback, comparison);
}

void carom_playback_go_beyond(CaromPlayback *playback, const CaromComparison *comparison) {
  double end_s = carom_playback_timeline_s(comparison);
  double duration_s = carom_comparison_get_scene(comparison)->duration_s;
  playback->beyond = find_frame(comparison, end_s + duration_s);
}

/* Rests for another @elapsed_s, so that the end is seen before playing starts again.
 *
 * Returns: whether it has rested enough; the next rest then begins anew */
static gboolean rest(CaromPlayback *playback, double elapsed_s) {
  playback->rest_s += elapsed_s;
  if (playback->rest_s < REST_S)
    return FALSE;
  playback->rest_s = 0;
  return TRUE;
}

/* ---- Stops ---- */

/* How many contacts of the leading pane the clock has reached, including those that it stands just
 * before. */
static guint count_passed(const CaromComparison *comparison) {
  guint last;
  return carom_comparison_last_contact(comparison, 0, &last) ? last + 1 : 0;
}

static gboolean may_stop(const CaromPlayback *playback) {
  return playback->stop || playback->stops_next;
}

void carom_playback_set_out(CaromPlayback *playback, const CaromComparison *comparison) {
  gboolean waits = playback->n_passed > 0 &&
                   carom_comparison_is_at_contact(comparison, 0, playback->n_passed - 1);
  if (may_stop(playback) && !waits)
    playback->n_passed = count_passed(comparison);
}

static gboolean is_next(const CaromPlayback *playback, const CaromComparison *comparison,
                        guint contact) {
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  return playback->stops_next &&
         carom_run_get_contact(run, contact)->time_s >= playback->stops_from_s;
}

gboolean carom_playback_find_stop(CaromPlayback *playback, const CaromComparison *comparison,
                                  guint *contact) {
  guint n = may_stop(playback) ? count_passed(comparison) : 0;
  while (playback->n_passed < n) {
    *contact = playback->n_passed++;
    if (is_next(playback, comparison, *contact) ||
        (playback->stop && playback->stop(*contact, playback->stop_data)))
      return TRUE;
  }
  return FALSE;
}

/* ---- Playing ---- */

void carom_playback_begin(CaromPlayback *playback) {
  playback->rest_s = 0;
  carom_pace_drop(&playback->pace);
  carom_pace_start_anew(&playback->pace);
}

void carom_playback_start_again(CaromPlayback *playback, CaromComparison *comparison) {
  carom_comparison_seek(comparison, 0, NULL); /* cannot fail, it has been there before */
  carom_pace_drop(&playback->pace);
}

static gboolean does_loop(const CaromPlayback *playback) {
  return playback->loop && !playback->stops_next;
}

static CaromPlaybackResult stay_at_end(CaromPlayback *playback, CaromComparison *comparison,
                                       double elapsed_s) {
  carom_pace_start_anew(&playback->pace);
  if (!does_loop(playback))
    return CAROM_PLAYBACK_ENDED;
  if (!rest(playback, elapsed_s))
    return CAROM_PLAYBACK_STAYED;
  carom_playback_start_again(playback, comparison);
  return CAROM_PLAYBACK_MOVED;
}

/* Runs towards @goal until @deadline_us. */
static CaromPlaybackResult run_towards(CaromPlayback *playback, CaromComparison *comparison,
                                       guint64 goal, gint64 deadline_us, GError **error) {
  while (carom_comparison_get_frame(comparison) < goal) {
    if (!carom_comparison_step(comparison, error))
      return carom_comparison_is_under_way(comparison) ? CAROM_PLAYBACK_MOVED
                                                       : CAROM_PLAYBACK_FAILED;
    if (carom_playback_find_stop(playback, comparison, &playback->contact))
      return CAROM_PLAYBACK_STOPPED;
    if (g_get_monotonic_time() >= deadline_us)
      break;
  }
  return CAROM_PLAYBACK_MOVED;
}

/* Runs the next @n_due frames, as far as the end. */
static CaromPlaybackResult run_due(CaromPlayback *playback, CaromComparison *comparison,
                                   guint64 n_due, gint64 budget_us, GError **error) {
  guint64 start = carom_comparison_get_frame(comparison);
  guint64 goal = MIN(start + n_due, get_end(playback, comparison));
  gint64 deadline_us = g_get_monotonic_time() + budget_us;
  CaromPlaybackResult result = run_towards(playback, comparison, goal, deadline_us, error);
  if (result != CAROM_PLAYBACK_MOVED)
    return result;
  if (!playback->hurries)
    carom_pace_note(&playback->pace, carom_comparison_get_frame(comparison) - start, goal - start);
  return !does_loop(playback) && carom_playback_is_at_end(playback, comparison)
             ? CAROM_PLAYBACK_ENDED
             : CAROM_PLAYBACK_MOVED;
}

CaromPlaybackResult carom_playback_go_on(CaromPlayback *playback, CaromComparison *comparison,
                                         double elapsed_s, gint64 budget_us, GError **error) {
  if (carom_playback_is_at_end(playback, comparison))
    return stay_at_end(playback, comparison, elapsed_s);
  carom_pace_slow_down(&playback->pace, comparison);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  guint64 n_due = carom_pace_take_due(&playback->pace, elapsed_s, dt_s);
  if (playback->hurries)
    n_due = get_end(playback, comparison) - carom_comparison_get_frame(comparison);
  if (carom_comparison_is_under_way(comparison)) /* to a frame that was due before */
    n_due = MAX(n_due, 1);
  if (n_due == 0)
    return CAROM_PLAYBACK_STAYED;
  carom_playback_set_out(playback, comparison);
  if (carom_playback_find_stop(playback, comparison, &playback->contact))
    return CAROM_PLAYBACK_STOPPED;
  return run_due(playback, comparison, n_due, budget_us, error);
}
