/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-errand: goes frame by frame until a deadline; a search does so in copies of the runs. */
#include "carom-errand.h"

#include "carom-detection.h"

static void become(CaromErrand *errand, CaromErrandKind kind) {
  if (kind != CAROM_ERRAND_SEARCH)
    g_clear_pointer(&errand->search, carom_contact_search_free);
  errand->kind = kind;
}

void carom_errand_end(CaromErrand *errand) {
  become(errand, CAROM_ERRAND_NONE);
}

void carom_errand_forget(CaromErrand *errand) {
  carom_errand_end(errand);
  errand->asked_s = NAN;
}

static void begin(CaromErrand *errand, CaromErrandKind kind, CaromClock goal, gboolean asks) {
  become(errand, kind);
  errand->goal = goal;
  errand->asks = asks;
  errand->has_come = FALSE;
  errand->goes_on = FALSE;
}

void carom_errand_set_out(CaromErrand *errand, CaromClock goal, gboolean asks) {
  begin(errand, CAROM_ERRAND_CLOCK, goal, asks);
}

void carom_errand_walk(CaromErrand *errand, const CaromContactWalkFrom *from) {
  begin(errand, CAROM_ERRAND_WALK, (CaromClock){.frame = from->frame + 1}, TRUE);
  errand->from = *from;
}

void carom_errand_follow(CaromErrand *errand, gboolean asks) {
  begin(errand, CAROM_ERRAND_FOLLOW, (CaromClock){0}, asks);
  errand->has_come = TRUE;
}

void carom_errand_search(CaromErrand *errand, const CaromComparison *comparison) {
  carom_errand_end(errand);
  errand->search = carom_contact_search_new(comparison);
  become(errand, CAROM_ERRAND_SEARCH);
}

/* ---- On the way ---- */

static gboolean is_at_goal(const CaromErrand *errand, const CaromComparison *comparison) {
  return carom_comparison_get_frame(comparison) >= errand->goal.frame;
}

/* Returns: whether it could be run on, and was not stopped */
static gboolean run_towards(const CaromErrand *errand, CaromComparison *comparison,
                            gint64 deadline_us, GError **error) {
  guint64 known = carom_comparison_get_furthest(comparison);
  if (!carom_comparison_seek(comparison, MIN(errand->goal.frame, known), error))
    return FALSE;
  while (!is_at_goal(errand, comparison)) {
    if (!carom_comparison_step(comparison, error))
      return FALSE;
    if (g_get_monotonic_time() >= deadline_us)
      break;
  }
  return TRUE;
}

/* From the frame to what is meant there. A contact that the full log of its pane does not keep is
 * shown at the end of its frame. */
static gboolean enter(CaromErrand *errand, CaromComparison *comparison, GError **error) {
  switch (errand->kind) {
  case CAROM_ERRAND_CLOCK:
    return carom_clock_show_instant(&errand->goal, comparison, error);
  case CAROM_ERRAND_CONTACT:
    carom_contact_walk_enter(comparison, errand->goal.frame);
    return TRUE;
  case CAROM_ERRAND_WALK:
    if (!carom_contact_walk_on_from(comparison, &errand->from))
      carom_errand_search(errand, comparison);
    return TRUE;
  default:
    return carom_comparison_go_on(comparison, error);
  }
}

/* Goes on until the goal is reached or, where it has come to the frame, until the comparison is no
 * longer under way. */
static gboolean run_to_goal(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                            GError **error) {
  if (errand->has_come)
    return carom_comparison_go_on(comparison, error);
  if (!run_towards(errand, comparison, deadline_us, error))
    return FALSE;
  if (!is_at_goal(errand, comparison))
    return TRUE;
  errand->has_come = TRUE;
  carom_comparison_give_up(comparison); /* what would lead beyond the frame */
  return enter(errand, comparison, error);
}

/* The frame of a walk cannot be run. */
static void return_from_walk(CaromErrand *errand) {
  const CaromContactWalkFrom *from = &errand->from;
  begin(errand, CAROM_ERRAND_CLOCK, (CaromClock){from->frame, from->side, from->time_s}, TRUE);
  errand->goes_on = TRUE;
}

static void go_on_from_there(CaromErrand *errand, CaromComparison *comparison) {
  if (carom_comparison_next_instant(comparison))
    carom_errand_follow(errand, TRUE);
  else
    carom_errand_search(errand, comparison);
}

static gboolean run_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                       gboolean *has_arrived, GError **error) {
  g_autoptr(GError) problem = NULL;
  gboolean runs = run_to_goal(errand, comparison, deadline_us, &problem);
  gboolean is_stopped = carom_detection_was_stopped(problem) ||
                        (errand->has_come && carom_comparison_is_under_way(comparison));
  if (is_stopped || (runs && !errand->has_come) || errand->kind == CAROM_ERRAND_SEARCH)
    return TRUE;
  if (!runs && errand->kind == CAROM_ERRAND_WALK) {
    return_from_walk(errand);
    return run_on(errand, comparison, deadline_us, has_arrived, error);
  }
  if (runs && errand->goes_on) {
    go_on_from_there(errand, comparison);
    return carom_errand_go_on(errand, comparison, deadline_us, has_arrived, error);
  }
  carom_errand_end(errand);
  *has_arrived = runs && errand->asks;
  if (!runs)
    g_propagate_error(error, g_steal_pointer(&problem));
  return runs;
}

/* Nothing has been found: the clock stays. */
static void give_up(CaromErrand *errand, const CaromComparison *comparison, gboolean for_ever) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  double until_s = (double)carom_contact_search_get_frame(errand->search) * dt_s;
  errand->asked_s = carom_comparison_get_time_s(comparison);
  errand->asked_instant = carom_comparison_get_instant(comparison);
  errand->quiet_until_s = for_ever ? INFINITY : until_s;
  carom_errand_end(errand);
}

static gboolean look_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                        gboolean *has_arrived, GError **error) {
  CaromContactSearchState state = carom_contact_search_look(errand->search, deadline_us);
  if (state == CAROM_CONTACT_SEARCH_FOUND) {
    begin(errand, CAROM_ERRAND_CONTACT,
          (CaromClock){.frame = carom_contact_search_get_frame(errand->search)}, TRUE);
    return run_on(errand, comparison, deadline_us, has_arrived, error);
  }
  if (state != CAROM_CONTACT_SEARCH_LOOKING)
    give_up(errand, comparison, state == CAROM_CONTACT_SEARCH_NEVER);
  if (state != CAROM_CONTACT_SEARCH_LOOKING && carom_comparison_is_under_way(comparison))
    carom_errand_follow(errand, FALSE); /* back to where it was asked from */
  return TRUE;
}

gboolean carom_errand_go_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                            gboolean *has_arrived, GError **error) {
  *has_arrived = FALSE;
  return errand->kind == CAROM_ERRAND_SEARCH
             ? look_on(errand, comparison, deadline_us, has_arrived, error)
             : run_on(errand, comparison, deadline_us, has_arrived, error);
}

double carom_errand_goal_s(const CaromErrand *errand, const CaromComparison *comparison) {
  if (errand->kind != CAROM_ERRAND_CLOCK)
    return NAN;
  return errand->goal.instant == CAROM_INSTANT_NONE
             ? (double)errand->goal.frame * carom_comparison_get_scene(comparison)->dt_s
             : errand->goal.instant_s;
}

double carom_errand_quiet_until_s(const CaromErrand *errand, const CaromComparison *comparison) {
  gboolean is_there = errand->asked_s == carom_comparison_get_time_s(comparison) &&
                      errand->asked_instant == carom_comparison_get_instant(comparison);
  return is_there ? errand->quiet_until_s : NAN;
}
