/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-walk: the contacts of a frame in the logs of the panes that know instants, in the
 * order of their times, and then its end, if there are contacts that have no stop of their own. */
#include "carom-contact-walk.h"

#include "carom-contact-burst.h"

typedef struct {
  guint run, contact;
  double time_s;
} Stop;

/* ---- The stops of a frame ---- */

/* Finds the contact of pane @i in @frame that is nearest after @from_s (@direction > 0), or before
 * it, and takes it if it is nearer than @stop. */
static void take_nearer(const CaromComparison *comparison, guint i, guint64 frame, int direction,
                        double from_s, Stop *stop) {
  const CaromRun *run = carom_comparison_get_run(comparison, i);
  g_autoptr(CaromContactBurst) burst = carom_contact_burst_new(run, frame);
  guint begin = carom_run_find_contact(run, frame), end = carom_run_find_contact(run, frame + 1);
  for (guint k = begin; k < end; k++) {
    guint contact = direction > 0 ? k : end - 1 - (k - begin);
    double time_s = carom_run_get_contact(run, contact)->time_s;
    if (direction * (time_s - from_s) <= 0 || carom_contact_burst_repeats(burst, contact))
      continue;
    if (direction * (stop->time_s - time_s) > 0)
      *stop = (Stop){i, contact, time_s};
    return;
  }
}

static gboolean find_in_frame(const CaromComparison *comparison, guint64 frame, int direction,
                              double from_s, Stop *stop) {
  stop->time_s = direction * INFINITY;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_run_knows_instants(carom_comparison_get_run(comparison, i)))
      take_nearer(comparison, i, frame, direction, from_s, stop);
  return isfinite(stop->time_s);
}

/* Whether @run has contacts in @frame that are seen at its end only. */
static gboolean has_rest(const CaromRun *run, guint64 frame) {
  if (!carom_run_knows_instants(run))
    return carom_run_find_contact(run, frame) < carom_run_find_contact(run, frame + 1);
  g_autoptr(CaromContactBurst) burst = carom_contact_burst_new(run, frame);
  return carom_contact_burst_count(burst) > 0;
}

/* Whether the end of @frame is a stop. */
static gboolean is_end_a_stop(const CaromComparison *comparison, guint64 frame) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (has_rest(carom_comparison_get_run(comparison, i), frame))
      return TRUE;
  return FALSE;
}

/* Known frames and contacts can be reached: nothing below fails, if it may be stopped. */
static void go_to(CaromComparison *comparison, const Stop *stop, CaromInstant side) {
  carom_comparison_seek_contact(comparison, stop->run, stop->contact, side, NULL);
}

/* Goes to the first stop of @frame after @after_s, if there is one. */
static gboolean enter_after(CaromComparison *comparison, guint64 frame, double after_s) {
  Stop stop;
  if (find_in_frame(comparison, frame, 1, after_s, &stop))
    go_to(comparison, &stop, CAROM_INSTANT_BEFORE);
  else if (is_end_a_stop(comparison, frame))
    carom_comparison_seek(comparison, frame, NULL);
  else
    return FALSE;
  return TRUE;
}

gboolean carom_contact_walk_enter(CaromComparison *comparison, guint64 frame) {
  return enter_after(comparison, frame, -INFINITY);
}

/* ---- From frame to frame ---- */

/* Finds the nearest frame with a contact, from @frame on or back, itself included, as far as no
 * pane has contacts that its log does not have. */
static gboolean find_frame(const CaromComparison *comparison, int direction, guint64 *frame) {
  gboolean found = FALSE;
  guint64 nearest = 0, listed_until = carom_comparison_get_listed_until(comparison);
  if (direction < 0)
    *frame = MIN(*frame, listed_until);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    guint k = carom_run_find_contact(run, direction > 0 ? *frame : *frame + 1);
    if (direction > 0 ? k == carom_run_count_contacts(run) : k == 0)
      continue;
    guint64 at = carom_run_get_contact(run, direction > 0 ? k : k - 1)->frame;
    nearest = !found ? at : direction > 0 ? MIN(nearest, at) : MAX(nearest, at);
    found = TRUE;
  }
  *frame = nearest;
  return found && nearest <= listed_until;
}

static gboolean is_within_frame(const CaromComparison *comparison) {
  return carom_comparison_get_instant(comparison) != CAROM_INSTANT_NONE;
}

static void go_back(CaromComparison *comparison, const CaromContactWalkFrom *from) {
  if (from->side == CAROM_INSTANT_NONE)
    carom_comparison_seek(comparison, from->frame, NULL);
  else if (!is_within_frame(comparison))
    carom_comparison_seek_instant(comparison, from->time_s, from->side, NULL);
}

gboolean carom_contact_walk_on_from(CaromComparison *comparison, const CaromContactWalkFrom *from) {
  gboolean is_within = from->side != CAROM_INSTANT_NONE;
  double after_s =
      is_within ? from->time_s + carom_comparison_instant_width_s(comparison) : -INFINITY;
  if (is_within && from->frame == carom_comparison_get_furthest(comparison)) {
    go_back(comparison, from);
    return carom_comparison_next_instant(comparison); /* as far as it goes */
  }
  /* A time in this frame is before all those of later ones. */
  for (guint64 frame = from->frame + 1; find_frame(comparison, 1, &frame); frame++)
    if (enter_after(comparison, frame, after_s))
      return TRUE;
  go_back(comparison, from);
  return FALSE;
}

gboolean carom_contact_walk_needs_frame(const CaromComparison *comparison,
                                        CaromContactWalkFrom *from) {
  *from = (CaromContactWalkFrom){
      .frame = carom_comparison_get_frame(comparison),
      .side = carom_comparison_get_instant(comparison),
      .time_s = carom_comparison_get_time_s(comparison),
  };
  return from->side != CAROM_INSTANT_NONE && from->side != CAROM_INSTANT_BEFORE &&
         from->frame == carom_comparison_get_furthest(comparison);
}

gboolean carom_contact_walk_on(CaromComparison *comparison) {
  CaromContactWalkFrom from;
  if (carom_contact_walk_needs_frame(comparison, &from))
    carom_comparison_seek(comparison, from.frame + 1, NULL);
  if (from.side == CAROM_INSTANT_BEFORE)
    return carom_comparison_next_instant(comparison);
  return carom_contact_walk_on_from(comparison, &from);
}

gboolean carom_contact_walk_back(CaromComparison *comparison) {
  Stop stop;
  guint64 here = carom_comparison_get_frame(comparison);
  double before_s = INFINITY;
  if (carom_comparison_get_instant(comparison) == CAROM_INSTANT_AFTER) {
    carom_comparison_seek_instant(comparison, carom_comparison_get_time_s(comparison),
                                  CAROM_INSTANT_BEFORE, NULL);
    return TRUE;
  }
  if (is_within_frame(comparison)) {
    here++;
    before_s =
        carom_comparison_get_time_s(comparison) - carom_comparison_instant_width_s(comparison);
  }
  for (guint64 frame = here; find_frame(comparison, -1, &frame); frame--) {
    if (frame < here && is_end_a_stop(comparison, frame)) {
      carom_comparison_seek(comparison, frame, NULL);
      return TRUE;
    }
    if (find_in_frame(comparison, frame, -1, before_s, &stop)) {
      go_to(comparison, &stop, CAROM_INSTANT_AFTER);
      return TRUE;
    }
  }
  return FALSE;
}

guint carom_contact_walk_count_burst(const CaromComparison *comparison) {
  guint most = 0;
  guint64 frame = carom_comparison_get_frame(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison) && !is_within_frame(comparison);
       i++) {
    g_autoptr(CaromContactBurst) burst =
        carom_contact_burst_new(carom_comparison_get_run(comparison, i), frame);
    most = MAX(most, carom_contact_burst_count(burst));
  }
  return frame > 0 ? most : 0;
}
