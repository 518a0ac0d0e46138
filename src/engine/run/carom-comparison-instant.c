/* carom-comparison-instant: between frames, and at contacts. Public functions are declared in
 * carom-comparison.h. */
#include "carom-comparison.h"

#include "carom-comparison-state.h"
#include "carom-same-instant.h"

/* ---- Between frames ---- */

CaromInstant carom_comparison_get_instant(const CaromComparison *comparison) {
  return comparison->instant;
}

gboolean carom_comparison_is_at_start(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  const CaromRun *run = comparison->runs[i];
  gboolean is_after =
      comparison->instant == CAROM_INSTANT_AFTER || comparison->instant == CAROM_INSTANT_BETWEEN;
  return !(run->world->time_s > 0) && !(is_after && carom_run_knows_instants(run));
}

double carom_comparison_instant_width_s(const CaromComparison *comparison) {
  return carom_same_instant_of_panes_s(comparison->scene->dt_s);
}

/* Like carom_run_foresee(), but nobody waits longer than for a frame. */
static gboolean foresee(const CaromComparison *comparison, CaromRun *run, double until_s,
                        CaromContactRecord *record) {
  carom_run_set_stop(run, comparison->stop);
  gboolean found = carom_run_knows_instants(run) && carom_run_foresee(run, until_s, record);
  carom_run_set_stop(run, NULL);
  return found;
}

gboolean carom_comparison_foresee(CaromComparison *comparison, CaromContactRecord *record,
                                  guint *run) {
  double end_s = (double)(carom_comparison_get_frame(comparison) + 1) * comparison->scene->dt_s;
  gboolean found = FALSE;
  double soonest_s = INFINITY;
  for (guint i = 0; i < comparison->n_runs; i++) {
    CaromContactRecord next;
    if (!foresee(comparison, comparison->runs[i], end_s, &next) || next.time_s >= soonest_s)
      continue;
    found = TRUE;
    soonest_s = next.time_s;
    if (record)
      *record = next;
    if (run)
      *run = i;
  }
  return found;
}

gboolean carom_comparison_next_instant(CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  CaromContactRecord next;
  if (comparison->instant == CAROM_INSTANT_BEFORE)
    carom_comparison_state_go_to_instant(comparison, frame, comparison->instant_s,
                                         CAROM_INSTANT_AFTER, NULL);
  else if (carom_comparison_foresee(comparison, &next, NULL))
    carom_comparison_state_go_to_instant(comparison, frame, next.time_s, CAROM_INSTANT_BEFORE,
                                         NULL);
  else
    return FALSE;
  return TRUE;
}

gboolean carom_comparison_show_instant(CaromComparison *comparison, double time_s,
                                       CaromInstant side, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  g_assert(side != CAROM_INSTANT_NONE);
  return carom_comparison_state_go_to_instant(comparison, frame, time_s, side, error);
}

guint64 carom_comparison_frame_before(const CaromComparison *comparison, double time_s) {
  double dt_s = comparison->scene->dt_s;
  guint64 frame = (guint64)MAX(ceil(time_s / dt_s) - 1, 0);
  /* The quotient is rounded. */
  while (frame > 0 && (double)frame * dt_s >= time_s)
    frame--;
  while ((double)(frame + 1) * dt_s < time_s)
    frame++;
  return frame;
}

gboolean carom_comparison_seek_instant(CaromComparison *comparison, double time_s,
                                       CaromInstant side, GError **error) {
  guint64 frame = carom_comparison_frame_before(comparison, time_s);
  g_assert(side != CAROM_INSTANT_NONE && time_s >= 0);
  if (frame > carom_comparison_get_furthest(comparison) &&
      !carom_comparison_seek(comparison, frame, error))
    return FALSE;
  return carom_comparison_state_go_to_instant(comparison, frame, time_s, side, error);
}

/* ---- At a contact ---- */

gboolean carom_comparison_seek_contact(CaromComparison *comparison, guint run, guint contact,
                                       CaromInstant side, GError **error) {
  g_assert(run < comparison->n_runs && contact < carom_run_count_contacts(comparison->runs[run]));
  const CaromRun *at = comparison->runs[run];
  /* A copy, because the record is removed when the frame is run again. */
  CaromContactRecord record = *carom_run_get_contact(at, contact);
  if (!carom_run_knows_instants(at))
    return carom_comparison_seek(comparison, record.frame, error);
  g_assert(side != CAROM_INSTANT_NONE);
  return carom_comparison_state_go_to_instant(comparison, record.frame - 1, record.time_s, side,
                                              error);
}

/* Whether @record, of a pane that knows instants, belongs to the instant at which the clock
 * stands. */
static gboolean is_of_this_instant(const CaromComparison *comparison,
                                   const CaromContactRecord *record) {
  return comparison->instant != CAROM_INSTANT_NONE &&
         record->frame == carom_comparison_get_frame(comparison) + 1 &&
         fabs(record->time_s - comparison->instant_s) <=
             carom_comparison_instant_width_s(comparison);
}

gboolean carom_comparison_is_at_contact(const CaromComparison *comparison, guint run,
                                        guint contact) {
  g_assert(run < comparison->n_runs);
  const CaromRun *at = comparison->runs[run];
  if (contact >= carom_run_count_contacts(at))
    return FALSE;
  const CaromContactRecord *record = carom_run_get_contact(at, contact);
  if (carom_run_knows_instants(at))
    return is_of_this_instant(comparison, record);
  return comparison->instant == CAROM_INSTANT_NONE &&
         record->frame == carom_comparison_get_frame(comparison);
}

gboolean carom_comparison_last_contact(const CaromComparison *comparison, guint run,
                                       guint *contact) {
  g_assert(run < comparison->n_runs);
  const CaromRun *at = comparison->runs[run];
  guint64 frame = carom_comparison_get_frame(comparison);
  guint k = carom_run_find_contact(at, frame + 1);
  if (comparison->instant != CAROM_INSTANT_NONE && carom_run_knows_instants(at)) {
    double now_s = comparison->instant_s + carom_comparison_instant_width_s(comparison);
    guint end = carom_run_find_contact(at, frame + 2);
    while (k < end && carom_run_get_contact(at, k)->time_s <= now_s)
      k++;
  }
  if (k == 0)
    return FALSE;
  *contact = k - 1;
  return TRUE;
}
