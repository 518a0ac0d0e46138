/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-walk: goes through the contacts of a frame in the logs of the panes that know
 * instants, in the order of their times, and then to its end, if there are contacts that have no
 * stop of their own. To tell which have one, it counts how often each two bodies meet in the frame,
 * and in the one before, where a burst may have begun. */
#include "carom-contact-walk.h"

/* ---- Bursts ---- */

struct CaromContactBurst {
  guint begin;       /* the first contact of the frame */
  GArray *repeats;   /* (element-type gboolean): of each contact of the frame, whether it belongs to
                        a burst that has begun before it */
  guint n;           /* how many contacts belong to bursts */
  gboolean is_storm; /* all contacts are one burst; then the array is empty */
};

/* Returns: a number for the two bodies of a contact, in either order; walls count from the end */
static gint64 pair_of(const CaromContactRecord *record) {
  guint32 a = record->a, b = (guint32)carom_contact_record_partner(record);
  return (gint64)((guint64)MIN(a, b) << 32 | MAX(a, b));
}

static gboolean is_storm(guint begin, guint end) {
  return end - begin > CAROM_CONTACT_BURST_MANY;
}

/* Returns: (transfer full) (element-type gint64 guint): how many contacts each pair has in @frame;
 *   no pair at all if they are few together, or too many to be counted */
static GHashTable *count_pairs(const CaromRun *run, guint64 frame) {
  GHashTable *counts = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  guint begin = carom_run_find_contact(run, frame), end = carom_run_find_contact(run, frame + 1);
  gboolean counts_any = end - begin > CAROM_CONTACT_BURST_FEW && !is_storm(begin, end);
  for (guint k = begin; counts_any && k < end; k++) {
    gint64 pair = pair_of(carom_run_get_contact(run, k));
    guint n = GPOINTER_TO_UINT(g_hash_table_lookup(counts, &pair));
    g_hash_table_insert(counts, g_memdup2(&pair, sizeof pair), GUINT_TO_POINTER(n + 1));
  }
  return counts;
}

static gboolean is_burst(GHashTable *counts, gint64 pair) {
  return GPOINTER_TO_UINT(g_hash_table_lookup(counts, &pair)) > CAROM_CONTACT_BURST_FEW;
}

CaromContactBurst *carom_contact_walk_burst_new(const CaromRun *run, guint64 frame) {
  g_autoptr(GHashTable) counts = count_pairs(run, frame);
  g_autoptr(GHashTable) before = count_pairs(run, frame - 1);
  g_autoptr(GHashTable) begun = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  CaromContactBurst *burst = g_new0(CaromContactBurst, 1);
  guint end = carom_run_find_contact(run, frame + 1);
  burst->begin = carom_run_find_contact(run, frame);
  burst->repeats = g_array_new(FALSE, FALSE, sizeof(gboolean));
  if (is_storm(burst->begin, end)) {
    burst->is_storm = TRUE;
    burst->n = end - burst->begin;
    return burst;
  }
  for (guint k = burst->begin; k < end; k++) {
    gint64 pair = pair_of(carom_run_get_contact(run, k));
    gboolean belongs = is_burst(counts, pair);
    gboolean begins = belongs && !is_burst(before, pair) &&
                      g_hash_table_add(begun, g_memdup2(&pair, sizeof pair));
    gboolean repeats = belongs && !begins;
    burst->n += belongs;
    g_array_append_val(burst->repeats, repeats);
  }
  return burst;
}

void carom_contact_walk_burst_free(CaromContactBurst *burst) {
  g_array_unref(burst->repeats);
  g_free(burst);
}

guint carom_contact_walk_burst_count(const CaromContactBurst *burst) {
  return burst->n;
}

gboolean carom_contact_walk_burst_repeats(const CaromContactBurst *burst, guint contact) {
  if (burst->is_storm)
    return contact > burst->begin;
  g_assert(contact >= burst->begin && contact - burst->begin < burst->repeats->len);
  return g_array_index(burst->repeats, gboolean, contact - burst->begin);
}

/* ---- The stops of a frame ---- */

/* A stop at a contact. */
typedef struct {
  guint run, contact;
  double time_s;
} Stop;

/* Finds the contact of pane @i in @frame that is nearest after @from_s (@direction > 0), or before
 * it, and takes it if it is nearer than @stop. */
static void take_nearer(const CaromComparison *comparison, guint i, guint64 frame, int direction,
                        double from_s, Stop *stop) {
  const CaromRun *run = carom_comparison_get_run(comparison, i);
  g_autoptr(CaromContactBurst) burst = carom_contact_walk_burst_new(run, frame);
  guint begin = carom_run_find_contact(run, frame), end = carom_run_find_contact(run, frame + 1);
  for (guint k = begin; k < end; k++) {
    guint contact = direction > 0 ? k : end - 1 - (k - begin);
    double time_s = carom_run_get_contact(run, contact)->time_s;
    if (direction * (time_s - from_s) <= 0 || carom_contact_walk_burst_repeats(burst, contact))
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
  g_autoptr(CaromContactBurst) burst = carom_contact_walk_burst_new(run, frame);
  return carom_contact_walk_burst_count(burst) > 0;
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
        carom_contact_walk_burst_new(carom_comparison_get_run(comparison, i), frame);
    most = MAX(most, carom_contact_walk_burst_count(burst));
  }
  return frame > 0 ? most : 0;
}
