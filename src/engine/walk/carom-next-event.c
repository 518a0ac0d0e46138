/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-next-event: asks the queue what is first. */
#include "carom-next-event.h"
#include "carom-run-queue.h"

/* An event may be any number of frames ahead, and all of them would have to be run. */
static gboolean is_near(const CaromComparison *comparison, double time_s) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  double known_s = (double)carom_comparison_get_furthest(comparison) * scene->dt_s;
  return time_s <= known_s + scene->duration_s;
}

/* Whether the clock stands just before @event. */
static gboolean is_just_before(const CaromComparison *comparison, const CaromQueueEvent *event) {
  double ahead_s = event->time_s - carom_comparison_get_time_s(comparison);
  return carom_comparison_get_instant(comparison) == CAROM_INSTANT_BEFORE &&
         fabs(ahead_s) <= carom_comparison_instant_width_s(comparison);
}

static CaromInstant side_of(const CaromComparison *comparison, const CaromQueueEvent *event) {
  if (event->kind != CAROM_QUEUE_CONTACT || carom_run_queue_is_void(event))
    return CAROM_INSTANT_BETWEEN;
  return is_just_before(comparison, event) ? CAROM_INSTANT_AFTER : CAROM_INSTANT_BEFORE;
}

gboolean carom_next_event_find(const CaromComparison *comparison, guint run, double *time_s,
                               CaromInstant *side) {
  const CaromRun *at = carom_comparison_get_run(comparison, run);
  if (!carom_run_queue_exists(at))
    return FALSE;
  g_autoptr(GArray) first = carom_run_queue_list(at, 1, TRUE);
  const CaromQueueEvent *event = (const CaromQueueEvent *)first->data;
  if (first->len == 0 || !is_near(comparison, event->time_s))
    return FALSE;
  *time_s = event->time_s;
  *side = side_of(comparison, event);
  return TRUE;
}

gboolean carom_next_event_go(CaromComparison *comparison, guint run, GError **error) {
  double time_s;
  CaromInstant side;
  return carom_next_event_find(comparison, run, &time_s, &side) &&
         carom_comparison_seek_instant(comparison, time_s, side, error);
}
