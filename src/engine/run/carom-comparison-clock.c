/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-comparison-clock: takes the runs of all panes together to another frame, instant or
 * contact. What takes long is done in parts: when somebody wishes to stop, what has been run is put
 * out of sight, and the panes show what they showed before, until the move goes on. Public
 * functions are declared in carom-comparison.h. */
#include "carom-comparison.h"

#include "carom-comparison-state.h"
#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-out-of-range.h"
#include "carom-same-instant.h"

#include <glib/gi18n-lib.h>

static void set_error_not_finite(const CaromRun *run, GError **error) {
  g_autofree char *problem = carom_out_of_range_describe(run);
  g_set_error_literal(error, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE, problem);
}

static gboolean check_finite(const CaromRun *run, GError **error) {
  if (carom_world_is_finite(run->world))
    return TRUE;
  set_error_not_finite(run, error);
  return FALSE;
}

/* If the run has extreme numbers, these are blamed for whatever a detection cannot do. */
static gboolean detect_frame(CaromRun *run, GError **error) {
  g_autoptr(GError) problem = NULL;
  if (carom_run_frame(run, &problem))
    return TRUE;
  if (!carom_detection_was_stopped(problem) && carom_out_of_range_is_likely(run))
    set_error_not_finite(run, error);
  else
    g_propagate_error(error, g_steal_pointer(&problem));
  return FALSE;
}

/* Whether nobody looks at the frame that follows: there is no pane to compare with. */
static gboolean is_next_unseen(const CaromComparison *comparison) {
  return comparison->n_runs == 1 &&
         !carom_comparison_state_is_sampled(comparison, carom_comparison_get_frame(comparison) + 1);
}

/* ---- The part of one run in a move ----
 *
 * They return whether that is done; the next call goes on if the run was asked to stop. */

static gboolean go_to_known(const CaromComparison *comparison, CaromMove *move, CaromRun *run,
                            GError **error) {
  if (move->stage++ == 0)
    carom_history_restore_one(comparison->history, move->frame, move->run, run);
  while (run->world->frame < move->frame)
    if (!carom_run_frame(run, error)) /* only if it is stopped, since it has been done before */
      return FALSE;
  return TRUE;
}

/* The state before the frame is checked, too, because a contact could bring an infinite speed back
 * into range and hide it. */
static gboolean run_next(const CaromComparison *comparison, CaromMove *move, CaromRun *run,
                         GError **error) {
  gboolean begins = move->stage++ == 0;
  if (is_next_unseen(comparison))
    return carom_run_frame_unseen(run, error);
  return (!begins || run->world->frame > 0 || check_finite(run, error)) &&
         detect_frame(run, error) && check_finite(run, error);
}

/* What else cannot be done is reported when the frame is run. */
static gboolean advance(CaromRun *run, double until_s, double show_s, GError **error) {
  g_autoptr(GError) problem = NULL;
  if (carom_run_advance(run, until_s, show_s, &problem) || !carom_detection_was_stopped(problem))
    return TRUE;
  g_propagate_error(error, g_steal_pointer(&problem));
  return FALSE;
}

/* The contacts of the instant are logged even if they are still to come. */
static gboolean go_to_instant(const CaromComparison *comparison, CaromMove *move, CaromRun *run,
                              GError **error) {
  enum { BEGINS, LOOKS_AHEAD, GOES_ON };
  double width_s = carom_comparison_instant_width_s(comparison);
  double end_s = (double)(move->frame + 1) * comparison->scene->dt_s;
  double before_s = move->time_s - width_s, after_s = MIN(move->time_s + width_s, end_s);
  gboolean is_before = move->side == CAROM_INSTANT_BEFORE;
  const CaromRunState *here = move->shown[move->run];
  if (!carom_run_knows_instants(run))
    return TRUE;
  if (move->stage == BEGINS) {
    carom_run_restore(run, here);
    move->stage = is_before && move->frame == run->furthest ? LOOKS_AHEAD : GOES_ON;
  }
  if (move->stage == LOOKS_AHEAD) {
    if (!carom_run_look_ahead(run, after_s, here)) {
      carom_detection_set_stopped(error);
      return FALSE;
    }
    move->stage = GOES_ON;
  }
  return advance(run, is_before ? before_s : after_s, move->time_s, error);
}

/* ---- Out of sight ---- */

static void show_before(CaromComparison *comparison, guint i) {
  CaromRun *run = comparison->runs[i];
  const CaromMove *move = &comparison->move;
  if (!carom_run_hide(run))
    return;
  if (move->shown[i]) {
    carom_run_restore(run, move->shown[i]);
    return;
  }
  carom_history_restore_one(comparison->history, move->frame, i, run);
  while (run->world->frame < move->frame)
    carom_run_frame(run, NULL); /* not much, see carom_history_take() */
}

/* The runs whose turn it has not been yet are still there. */
static void set_aside(CaromComparison *comparison) {
  CaromMove *move = &comparison->move;
  for (guint i = 0; i <= move->run; i++)
    show_before(comparison, i);
  if (move->kind == CAROM_MOVE_NEXT) /* nobody may have looked at that frame */
    carom_comparison_state_measure(comparison);
  move->is_stopped = TRUE;
}

/* Nothing is out of sight any more: what is there now stays. */
static void end_move(CaromComparison *comparison) {
  CaromMove *move = &comparison->move;
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_forget_hidden(comparison->runs[i]);
    g_clear_pointer(&move->shown[i], carom_run_state_free);
  }
  *move = (CaromMove){.kind = CAROM_MOVE_NONE};
}

void carom_comparison_give_up(CaromComparison *comparison) {
  const CaromMove move = comparison->move;
  if (!move.is_stopped)
    return;
  end_move(comparison);
  if (move.kind != CAROM_MOVE_KNOWN)
    carom_disagreement_take_back(comparison->disagreement,
                                 MAX(move.frame, carom_comparison_get_furthest(comparison)));
}

/* ---- A move that cannot be made ---- */

static void prefix_error(const CaromComparison *comparison, guint i, guint64 frame,
                         GError **error) {
  if (error && carom_detection_was_stopped(*error))
    return;
  g_autofree char *time = carom_digits_fixed((double)frame * comparison->scene->dt_s, 3);
  if (carom_resolver_is_wrong(comparison->methods[i].resolver))
    carom_out_of_range_blame_mistake(
        comparison->runs[i],
        error && g_error_matches(*error, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE),
        error);
  /* Translators: the title of a pane, and a time in seconds; a sentence with the reason follows. */
  g_prefix_error(error, _("“%s” cannot go on after t = %s s. "), comparison->titles[i], time);
}

/* Nothing is known any more beyond the furthest frame that was measured. */
static void take_back(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_take_back(comparison->runs[i]);
  carom_disagreement_take_back(comparison->disagreement, carom_comparison_get_furthest(comparison));
  comparison->instant = CAROM_INSTANT_NONE;
}

/* Puts everything back to @frame without a break. */
static void put_back(CaromComparison *comparison, guint64 frame) {
  take_back(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    CaromRun *run = comparison->runs[i];
    carom_history_restore_one(comparison->history, frame, i, run);
    while (run->world->frame < frame)
      carom_run_frame(run, NULL); /* cannot fail, since it has been done before */
  }
}

/* A frame that nobody looked at may have been the one that cannot be run; so all since the last one
 * that was looked at are run again, seen. */
static gboolean step_seen_until(CaromComparison *comparison, guint64 frame, GError **error) {
  put_back(comparison, carom_comparison_get_furthest(comparison));
  comparison->sampled_every = 1;
  return carom_comparison_seek(comparison, frame, error);
}

/* Pane @i cannot leave the frame. */
static gboolean stay(CaromComparison *comparison, guint i, GError *problem, GError **error) {
  guint64 frame = comparison->move.frame;
  end_move(comparison);
  if (comparison->sampled_every > 1) {
    g_error_free(problem);
    return step_seen_until(comparison, frame + 1, error);
  }
  g_propagate_error(error, problem);
  prefix_error(comparison, i, frame, error);
  put_back(comparison, frame);
  carom_comparison_state_measure(comparison);
  return FALSE;
}

/* ---- Moves ---- */

static gboolean begin(CaromComparison *comparison, const CaromMove *move, GError **error);

static gboolean arrive(CaromComparison *comparison, GError **error) {
  const CaromMove move = comparison->move;
  end_move(comparison);
  switch (move.kind) {
  case CAROM_MOVE_KNOWN:
    take_back(comparison);
    carom_comparison_state_measure(comparison);
    if (move.side != CAROM_INSTANT_NONE)
      return begin(comparison,
                   &(CaromMove){.kind = CAROM_MOVE_INSTANT,
                                .frame = move.frame,
                                .side = move.side,
                                .time_s = move.time_s},
                   error);
    break;
  case CAROM_MOVE_NEXT:
    carom_comparison_state_take_frame(comparison);
    break;
  case CAROM_MOVE_INSTANT:
    comparison->instant = move.side;
    comparison->instant_s = move.time_s;
    carom_comparison_state_measure_each(comparison);
    break;
  case CAROM_MOVE_NONE:
    g_assert_not_reached();
  }
  return TRUE;
}

static gboolean work(CaromComparison *comparison, CaromRun *run, GError **error) {
  CaromMove *move = &comparison->move;
  gboolean is_done;
  carom_run_set_stop(run, comparison->stop);
  is_done = move->kind == CAROM_MOVE_KNOWN  ? go_to_known(comparison, move, run, error)
            : move->kind == CAROM_MOVE_NEXT ? run_next(comparison, move, run, error)
                                            : go_to_instant(comparison, move, run, error);
  carom_run_set_stop(run, NULL);
  return is_done;
}

gboolean carom_comparison_go_on(CaromComparison *comparison, GError **error) {
  CaromMove *move = &comparison->move;
  if (move->kind == CAROM_MOVE_NONE)
    return TRUE;
  move->is_stopped = FALSE;
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_unhide(comparison->runs[i]);
  for (; move->run < comparison->n_runs; move->run++, move->stage = 0) {
    g_autoptr(GError) problem = NULL;
    if (work(comparison, comparison->runs[move->run], &problem))
      continue;
    if (!carom_detection_was_stopped(problem))
      return stay(comparison, move->run, g_steal_pointer(&problem), error);
    set_aside(comparison);
    g_propagate_error(error, g_steal_pointer(&problem));
    return FALSE;
  }
  return arrive(comparison, error);
}

gboolean carom_comparison_is_under_way(const CaromComparison *comparison) {
  return comparison->move.kind != CAROM_MOVE_NONE;
}

static gboolean is_same(const CaromMove *one, const CaromMove *other) {
  return one->kind == other->kind && one->frame == other->frame && one->side == other->side &&
         (one->side == CAROM_INSTANT_NONE || one->time_s == other->time_s);
}

/* Goes on with @move if it has been stopped, or else begins it. What leads to a new frame is begun
 * so often that it is not prepared for being stopped. */
static gboolean begin(CaromComparison *comparison, const CaromMove *move, GError **error) {
  if (is_same(move, &comparison->move))
    return carom_comparison_go_on(comparison, error);
  carom_comparison_give_up(comparison);
  comparison->move = *move;
  gboolean is_saved =
      move->kind == CAROM_MOVE_INSTANT || (move->kind == CAROM_MOVE_KNOWN && comparison->stop);
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_note_shown(comparison->runs[i]);
    if (is_saved)
      comparison->move.shown[i] = carom_run_save(comparison->runs[i]);
  }
  return carom_comparison_go_on(comparison, error);
}

static gboolean is_at(const CaromComparison *comparison, guint64 frame) {
  return comparison->instant == CAROM_INSTANT_NONE &&
         frame == carom_comparison_get_frame(comparison);
}

/* @frame: known */
static gboolean come_to(CaromComparison *comparison, guint64 frame, GError **error) {
  return is_at(comparison, frame) ||
         begin(comparison, &(CaromMove){.kind = CAROM_MOVE_KNOWN, .frame = frame}, error);
}

gboolean carom_comparison_step(CaromComparison *comparison, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  return come_to(comparison, frame, error) &&
         begin(comparison, &(CaromMove){.kind = CAROM_MOVE_NEXT, .frame = frame}, error);
}

gboolean carom_comparison_seek(CaromComparison *comparison, guint64 frame, GError **error) {
  guint64 known = MIN(frame, carom_comparison_get_furthest(comparison));
  if (!come_to(comparison, known, error))
    return FALSE;
  while (carom_comparison_get_frame(comparison) < frame)
    if (!carom_comparison_step(comparison, error))
      return FALSE;
  return TRUE;
}

/* @frame: known; @time_s is in the frame that follows it */
static gboolean go_to(CaromComparison *comparison, guint64 frame, double time_s, CaromInstant side,
                      GError **error) {
  CaromMoveKind kind = is_at(comparison, frame) ? CAROM_MOVE_INSTANT : CAROM_MOVE_KNOWN;
  return begin(comparison,
               &(CaromMove){.kind = kind, .frame = frame, .side = side, .time_s = time_s}, error);
}

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
    go_to(comparison, frame, comparison->instant_s, CAROM_INSTANT_AFTER, NULL);
  else if (carom_comparison_foresee(comparison, &next, NULL))
    go_to(comparison, frame, next.time_s, CAROM_INSTANT_BEFORE, NULL);
  else
    return FALSE;
  return TRUE;
}

gboolean carom_comparison_show_instant(CaromComparison *comparison, double time_s,
                                       CaromInstant side, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  g_assert(side != CAROM_INSTANT_NONE);
  return go_to(comparison, frame, time_s, side, error);
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
  return go_to(comparison, frame, time_s, side, error);
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
  return go_to(comparison, record.frame - 1, record.time_s, side, error);
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
