/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-comparison: takes the runs of all panes together to another frame, instant or contact, and
 * measures them there. What takes long is done in parts: when somebody wishes to stop, what has
 * been run is put out of sight, and the panes show what they showed before, until the move goes
 * on. */
#include "carom-comparison.h"

#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-disagreement.h"
#include "carom-history.h"
#include "carom-method-reference.h"
#include "carom-method-title.h"
#include "carom-out-of-range.h"
#include "carom-same-instant.h"
#include "carom-scene-compare.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_comparison_error, carom_comparison_error)

/* The rehearsal follows from the scene and the methods, but is only made when it is asked for. */
typedef struct {
  gboolean is_begun;
  gboolean in_parts; /* nobody waits for it */
  gboolean is_done;
  CaromRehearsal *rehearsal; /* (nullable) */
} Rehearsed;

/* Where the clock is to go. */
typedef enum {
  MOVE_NONE,
  MOVE_KNOWN,   /* to a frame that has been reached before */
  MOVE_NEXT,    /* from a frame to the next one, which is new */
  MOVE_INSTANT, /* from a frame to an instant before the next one */
} MoveKind;

/* A move takes one run after the other. If it is stopped, what has been run of it is put out of
 * sight until it goes on. */
typedef struct {
  MoveKind kind;
  guint64 frame; /* where it leads to, or from; valid unless the kind is NONE */
  /* The instant to which it leads, or to which the clock goes on from the frame; NONE: there is no
   * such instant. */
  CaromInstant side;
  double time_s;
  guint run;           /* whose turn it is */
  guint stage;         /* how far that run has come in its part of the move; 0: it has not begun */
  gboolean is_stopped; /* what has been run is out of sight */
  CaromRunState *shown[CAROM_COMPARISON_MAX_PANES]; /* (nullable): the states of the runs when the
                                                       move began; NULL: the history leads there */
} Move;

/* How a pane has stood to the reference, frame by frame. */
typedef struct {
  CaromParting *places, *velocities; /* whether they have differed visibly */
  CaromParting *motion;              /* whether the two together have, as far as velocities count */
} Partings;

struct CaromComparison {
  CaromScene *scene;
  guint n_runs;
  guint reference; /* the pane with which the others are compared */
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromRun *runs[CAROM_COMPARISON_MAX_PANES];
  char *titles[CAROM_COMPARISON_MAX_PANES];
  CaromHistory *history;
  guint64 sampled_every; /* frames */
  const CaromStop *stop; /* (nullable) */
  Move move;
  CaromInstant instant;
  double instant_s; /* valid unless the instant is NONE */
  CaromDisagreement *disagreement;
  CaromSameMotionScale scale;
  Rehearsed *rehearsed;
  Partings partings[CAROM_COMPARISON_MAX_PANES]; /* those of the reference stay empty */
};

/* ---- What it is made of ---- */

CaromScene *carom_comparison_get_scene(const CaromComparison *comparison) {
  return comparison->scene;
}

gboolean carom_comparison_restage(CaromComparison *comparison, CaromScene *scene) {
  if (scene->duration_s != comparison->scene->duration_s ||
      !carom_scene_compare_physics(scene, comparison->scene))
    return FALSE;
  carom_scene_unref(comparison->scene);
  comparison->scene = carom_scene_ref(scene);
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_restage(comparison->runs[i], scene);
  return TRUE;
}

guint carom_comparison_get_n_runs(const CaromComparison *comparison) {
  return comparison->n_runs;
}

const CaromRun *carom_comparison_get_run(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  return comparison->runs[i];
}

const CaromMethod *carom_comparison_get_methods(const CaromComparison *comparison) {
  return comparison->methods;
}

const char *carom_comparison_get_title(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  return comparison->titles[i];
}

guint64 carom_comparison_get_frame(const CaromComparison *comparison) {
  return comparison->runs[0]->world->frame;
}

double carom_comparison_get_time_s(const CaromComparison *comparison) {
  return comparison->instant != CAROM_INSTANT_NONE ? comparison->instant_s
                                                   : comparison->runs[0]->world->time_s;
}

guint64 carom_comparison_get_furthest(const CaromComparison *comparison) {
  return comparison->runs[0]->furthest;
}

guint64 carom_comparison_get_known(const CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  guint64 furthest = carom_comparison_get_furthest(comparison);
  gboolean is_within = comparison->instant != CAROM_INSTANT_NONE && furthest == frame + 1;
  return is_within ? frame : furthest;
}

guint64 carom_comparison_get_listed_until(const CaromComparison *comparison) {
  guint64 frame = G_MAXUINT64;
  for (guint i = 0; i < comparison->n_runs; i++)
    frame = MIN(frame, carom_run_get_listed_until(comparison->runs[i]));
  return frame;
}

/* ---- The rehearsal ---- */

gboolean carom_comparison_rehearse(const CaromComparison *comparison, gint64 deadline_us) {
  Rehearsed *rehearsed = comparison->rehearsed;
  if (!rehearsed->is_begun)
    rehearsed->rehearsal =
        carom_rehearsal_begin(comparison->scene, comparison->methods, comparison->n_runs);
  rehearsed->is_begun = TRUE;
  rehearsed->is_done =
      !rehearsed->rehearsal || !carom_rehearsal_work(rehearsed->rehearsal, deadline_us);
  return !rehearsed->is_done;
}

void carom_comparison_rehearse_in_parts(CaromComparison *comparison) {
  comparison->rehearsed->in_parts = TRUE;
}

const CaromRehearsal *carom_comparison_get_rehearsal(const CaromComparison *comparison) {
  const Rehearsed *rehearsed = comparison->rehearsed;
  if (!rehearsed->in_parts)
    carom_comparison_rehearse(comparison, G_MAXINT64);
  return rehearsed->is_done ? rehearsed->rehearsal : NULL;
}

/* ---- The same motion ---- */

guint carom_comparison_get_reference(const CaromComparison *comparison) {
  return comparison->reference;
}

double carom_comparison_get_visible_from(const CaromComparison *comparison) {
  return comparison->scale.visible_from;
}

double carom_comparison_get_visible_from_speed(const CaromComparison *comparison) {
  return comparison->scale.visible_from_speed;
}

/* Whether pane @i and the reference show the same instant. Otherwise they show the same frame: the
 * present one or, between frames, the one before. */
static gboolean share_instant(const CaromComparison *comparison, guint i) {
  return comparison->instant != CAROM_INSTANT_NONE &&
         carom_run_knows_instants(comparison->runs[i]) &&
         carom_run_knows_instants(comparison->runs[comparison->reference]);
}

/* Returns: how many contacts a pane has had at the time of which its distance is
 *
 * @at_instant: whether that is the instant; otherwise it is the frame */
static guint64 count_contacts(const CaromComparison *comparison, guint i, gboolean at_instant) {
  const CaromRun *run = comparison->runs[i];
  return at_instant || comparison->instant == CAROM_INSTANT_NONE
             ? carom_audit_count_contacts(&run->world->books)
             : carom_run_find_contact(run, carom_comparison_get_frame(comparison) + 1);
}

/* At a contact that one pane has had and the other has not yet, velocities differ for a moment. So
 * a difference counts where both have had as many contacts, or where there was one at the frame
 * before, too. */
static gboolean do_velocities_count(const CaromComparison *comparison, guint i, guint64 n_contacts,
                                    guint64 n_of_reference) {
  guint64 frame = carom_comparison_get_frame(comparison);
  CaromPartingState state = carom_same_motion_parting_at(comparison->partings[i].velocities, frame);
  return n_contacts == n_of_reference ||
         (state.apart && (share_instant(comparison, i) || state.since < frame));
}

static CaromSameMotionState classify(const CaromComparison *comparison, guint i) {
  const CaromSample *now = &comparison->runs[i]->now;
  gboolean at_instant = share_instant(comparison, i);
  guint64 n = count_contacts(comparison, i, at_instant);
  guint64 n_of_reference = count_contacts(comparison, comparison->reference, at_instant);
  CaromSameMotionState state =
      carom_same_motion_classify(&comparison->scale, now->position_distance, now->velocity_distance,
                                 do_velocities_count(comparison, i, n, n_of_reference), n);
  return n > 0 || n_of_reference > 0 || carom_same_motion_is_apart(state)
             ? state
             : CAROM_SAME_MOTION_NOTHING_YET;
}

/* What was so at a frame is known; at an instant it may have changed since. */
static CaromSameMotionStanding stand(const CaromComparison *comparison, const CaromParting *parting,
                                     gboolean apart) {
  CaromPartingState state =
      carom_same_motion_parting_at(parting, carom_comparison_get_frame(comparison));
  gboolean is_new = !apart != !state.apart;
  return (CaromSameMotionStanding){
      .apart = apart,
      .was_apart = !apart && state.has_changed,
      .since_s = is_new ? carom_comparison_get_time_s(comparison)
                        : (double)state.since * comparison->scene->dt_s,
  };
}

CaromSameMotion carom_comparison_get_same_motion(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  const CaromSample *now = &comparison->runs[i]->now;
  if (comparison->n_runs == 1 || i == comparison->reference)
    return (CaromSameMotion){.state = comparison->n_runs == 1 ? CAROM_SAME_MOTION_ALONE
                                                              : CAROM_SAME_MOTION_REFERENCE};
  CaromSameMotionState state = classify(comparison, i);
  return (CaromSameMotion){
      .state = state,
      .distance = now->position_distance,
      .velocity_distance = now->velocity_distance,
      .motion =
          stand(comparison, comparison->partings[i].motion, carom_same_motion_is_apart(state)),
      .places =
          stand(comparison, comparison->partings[i].places, state == CAROM_SAME_MOTION_PLACES),
  };
}

gboolean carom_comparison_is_any_apart(const CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    if (carom_comparison_counts(comparison, i) &&
        carom_same_motion_is_apart(carom_comparison_get_same_motion(comparison, i).state))
      return TRUE;
  return FALSE;
}

/* Takes in how the panes stand at a new frame. */
static void take_partings(CaromComparison *comparison) {
  const CaromSameMotionScale *scale = &comparison->scale;
  guint64 frame = carom_comparison_get_frame(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    if (i == comparison->reference)
      continue;
    const CaromSample *now = &comparison->runs[i]->now;
    Partings *partings = &comparison->partings[i];
    carom_same_motion_parting_take(
        partings->places, frame, carom_same_motion_is_place_visible(scale, now->position_distance));
    carom_same_motion_parting_take(
        partings->velocities, frame,
        carom_same_motion_is_velocity_visible(scale, now->velocity_distance));
    carom_same_motion_parting_take(partings->motion, frame,
                                   carom_same_motion_is_apart(classify(comparison, i)));
  }
}

/* ---- Measuring ---- */

/* All resolvers are given every contact of the leading pane. */
static void compare_resolvers(const CaromContactRecord *record, gpointer user_data) {
  CaromComparison *comparison = user_data;
  if (record->frame > comparison->runs[0]->furthest)
    carom_disagreement_take(comparison->disagreement, record);
}

/* How far resolvers have disagreed about a contact of the leading pane up to now. Just after the
 * instant of a contact, that contact counts; just before it, it does not. */
static double disagreement_now(const CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  if (comparison->instant == CAROM_INSTANT_NONE || !carom_run_knows_instants(comparison->runs[0]))
    return carom_disagreement_at(comparison->disagreement, frame);
  double width_s = carom_comparison_instant_width_s(comparison);
  double until_s =
      comparison->instant_s + (comparison->instant == CAROM_INSTANT_BEFORE ? -width_s : width_s);
  return carom_disagreement_until(comparison->disagreement, frame, until_s);
}

/* Measures the present state of each run by itself, and what is known of its contacts. */
static void measure_each(CaromComparison *comparison) {
  double contact_eps = disagreement_now(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_measure(comparison->runs[i]);
    carom_run_note_disagreement(comparison->runs[i], contact_eps);
  }
}

/* Compares the motion of the discs in panes that show the same time. */
static void compare_motion(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    if (i != comparison->reference &&
        (comparison->instant == CAROM_INSTANT_NONE || share_instant(comparison, i)))
      carom_run_measure_against(comparison->runs[i], comparison->runs[comparison->reference]);
}

static void measure(CaromComparison *comparison) {
  measure_each(comparison);
  compare_motion(comparison);
}

static gboolean is_sampled(const CaromComparison *comparison, guint64 frame) {
  return frame % comparison->sampled_every == 0;
}

/* Takes in a new frame. If it is sampled, it is measured and becomes part of the series; the motion
 * is compared in any case. */
static void take_frame(CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  if (is_sampled(comparison, frame))
    measure_each(comparison);
  compare_motion(comparison);
  take_partings(comparison);
  if (!is_sampled(comparison, frame))
    return;
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_take_sample(comparison->runs[i]);
  carom_history_take(comparison->history, comparison->runs, comparison->n_runs);
}

void carom_comparison_measure(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_show(comparison->runs[i]);
  measure(comparison);
}

/* ---- Beginning and end ---- */

CaromComparison *carom_comparison_new(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods) {
  return carom_comparison_new_retaining(scene, methods, n_methods, &CAROM_RETENTION_ALL);
}

CaromComparison *carom_comparison_new_retaining(CaromScene *scene, const CaromMethod *methods,
                                                guint n_methods, const CaromRetention *retention) {
  g_assert(n_methods >= 1 && n_methods <= CAROM_COMPARISON_MAX_PANES);
  CaromComparison *comparison = g_new0(CaromComparison, 1);
  comparison->rehearsed = g_new0(Rehearsed, 1);
  comparison->scene = carom_scene_ref(scene);
  comparison->n_runs = n_methods;
  comparison->history =
      carom_history_new(retention->seeks ? retention->budget : 0, retention->sampled_every);
  comparison->sampled_every = retention->sampled_every;
  comparison->disagreement = carom_disagreement_new();
  comparison->scale = carom_same_motion_scale(scene);
  comparison->reference = carom_method_reference_find(methods, n_methods);
  for (guint i = 0; i < n_methods; i++) {
    comparison->methods[i] = methods[i];
    comparison->runs[i] = carom_run_new_retaining(scene, &methods[i], retention, n_methods);
    comparison->partings[i] =
        (Partings){carom_same_motion_parting_new(), carom_same_motion_parting_new(),
                   carom_same_motion_parting_new()};
    comparison->titles[i] = carom_method_title(methods, n_methods, i, CAROM_METHOD_TITLE_SEPARATOR);
  }
  carom_run_set_on_contact(comparison->runs[0], compare_resolvers, comparison);
  take_frame(comparison);
  return comparison;
}

void carom_comparison_free(CaromComparison *comparison) {
  carom_comparison_give_up(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_free(comparison->runs[i]);
    carom_same_motion_parting_free(comparison->partings[i].places);
    carom_same_motion_parting_free(comparison->partings[i].velocities);
    carom_same_motion_parting_free(comparison->partings[i].motion);
    g_free(comparison->titles[i]);
  }
  g_clear_pointer(&comparison->rehearsed->rehearsal, carom_rehearsal_free);
  g_free(comparison->rehearsed);
  carom_disagreement_free(comparison->disagreement);
  carom_history_free(comparison->history);
  carom_scene_unref(comparison->scene);
  g_free(comparison);
}

CaromRun *carom_comparison_rerun(const CaromComparison *comparison, guint run, guint64 frame) {
  g_assert(run < comparison->n_runs && frame <= carom_comparison_get_furthest(comparison));
  CaromRun *again = carom_run_new(comparison->scene, &comparison->methods[run]);
  carom_history_restore(comparison->history, frame, run, again);
  carom_run_start_log_after(again, frame);
  carom_run_frames_until(again, frame, NULL); /* cannot fail, since it has been done before */
  return again;
}

/* ---- The part of one run in a move ----
 *
 * These functions return whether the part is done; the next call goes on if the run was asked to
 * stop. */

static gboolean go_to_known(const CaromComparison *comparison, Move *move, CaromRun *run,
                            GError **error) {
  if (move->stage++ == 0)
    carom_history_restore(comparison->history, move->frame, move->run, run);
  /* It fails only if it is stopped, since it has been done before. */
  return carom_run_frames_until(run, move->frame, error);
}

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

/* If nobody looks at the next frame, because it is not sampled and there is no pane to compare
 * with, that spares work. The state before the frame is checked, too, because a contact could bring
 * an infinite speed back into range and hide it. */
static gboolean run_next(const CaromComparison *comparison, Move *move, CaromRun *run,
                         GError **error) {
  gboolean begins = move->stage++ == 0;
  g_autoptr(GError) problem = NULL;
  if (comparison->n_runs == 1 &&
      !is_sampled(comparison, carom_comparison_get_frame(comparison) + 1))
    return carom_run_frame_unseen(run, error);
  if (begins && run->world->frame == 0 && !check_finite(run, error))
    return FALSE;
  if (carom_run_frame(run, &problem))
    return check_finite(run, error);
  /* If the run has extreme numbers, these are blamed for whatever a detection cannot do. */
  if (!carom_detection_was_stopped(problem) && carom_out_of_range_is_likely(run))
    set_error_not_finite(run, error);
  else
    g_propagate_error(error, g_steal_pointer(&problem));
  return FALSE;
}

/* The contacts of the instant are logged even if they are still to come. */
static gboolean go_to_instant(const CaromComparison *comparison, Move *move, CaromRun *run,
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
  g_autoptr(GError) problem = NULL;
  if (carom_run_advance(run, is_before ? before_s : after_s, move->time_s, &problem) ||
      !carom_detection_was_stopped(problem))
    return TRUE; /* what else cannot be done is reported when the frame is run */
  g_propagate_error(error, g_steal_pointer(&problem));
  return FALSE;
}

/* ---- A move that is stopped ---- */

/* Puts what has been run of the move out of sight, and shows what was there before. The runs whose
 * turn it has not been yet are still there. */
static void set_aside(CaromComparison *comparison) {
  Move *move = &comparison->move;
  for (guint i = 0; i <= move->run; i++) {
    CaromRun *run = comparison->runs[i];
    if (!carom_run_hide(run))
      continue;
    if (move->shown[i]) {
      carom_run_restore(run, move->shown[i]);
      continue;
    }
    carom_history_restore(comparison->history, move->frame, i, run);
    carom_run_frames_until(run, move->frame, NULL); /* not much, see carom_history_take() */
  }
  if (move->kind == MOVE_NEXT) /* nobody may have looked at that frame */
    measure(comparison);
  move->is_stopped = TRUE;
}

/* Nothing is out of sight any more: what is there now stays. */
static void end_move(CaromComparison *comparison) {
  Move *move = &comparison->move;
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_forget_hidden(comparison->runs[i]);
    g_clear_pointer(&move->shown[i], carom_run_state_free);
  }
  *move = (Move){.kind = MOVE_NONE};
}

void carom_comparison_set_stop(CaromComparison *comparison, const CaromStop *stop) {
  comparison->stop = stop;
}

gboolean carom_comparison_is_under_way(const CaromComparison *comparison) {
  return comparison->move.kind != MOVE_NONE;
}

void carom_comparison_give_up(CaromComparison *comparison) {
  const Move move = comparison->move;
  if (!move.is_stopped)
    return;
  end_move(comparison);
  if (move.kind != MOVE_KNOWN)
    carom_disagreement_take_back(comparison->disagreement,
                                 MAX(move.frame, carom_comparison_get_furthest(comparison)));
}

/* ---- A move that cannot be made ---- */

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
    carom_history_restore(comparison->history, frame, i, run);
    carom_run_frames_until(run, frame, NULL); /* cannot fail, since it has been done before */
  }
}

/* Pane @i cannot leave the frame: all panes are put back to it, and the problem is reported. But a
 * frame that nobody looked at may have been the one that cannot be run; so all frames since the
 * last one that was looked at are run again first, seen. */
static gboolean stay(CaromComparison *comparison, guint i, GError *problem, GError **error) {
  guint64 frame = comparison->move.frame;
  end_move(comparison);
  if (comparison->sampled_every > 1) {
    g_error_free(problem);
    put_back(comparison, carom_comparison_get_furthest(comparison));
    comparison->sampled_every = 1;
    return carom_comparison_seek(comparison, frame + 1, error);
  }
  g_autofree char *time = carom_digits_fixed((double)frame * comparison->scene->dt_s, 3);
  if (carom_resolver_is_wrong(comparison->methods[i].resolver))
    carom_out_of_range_blame_mistake(
        comparison->runs[i],
        g_error_matches(problem, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE),
        &problem);
  /* Translators: the title of a pane, and a time in seconds; a sentence with the reason follows. */
  g_prefix_error(&problem, _("“%s” cannot go on after t = %s s. "), comparison->titles[i], time);
  g_propagate_error(error, problem);
  put_back(comparison, frame);
  measure(comparison);
  return FALSE;
}

/* ---- Moves ---- */

static gboolean is_same(const Move *one, const Move *other) {
  return one->kind == other->kind && one->frame == other->frame && one->side == other->side &&
         (one->side == CAROM_INSTANT_NONE || one->time_s == other->time_s);
}

/* Goes on with @move if it has been stopped, or else begins it. A move to a new frame is begun so
 * often that it is not prepared for being stopped. */
static gboolean begin(CaromComparison *comparison, const Move *move, GError **error) {
  if (is_same(move, &comparison->move))
    return carom_comparison_go_on(comparison, error);
  carom_comparison_give_up(comparison);
  comparison->move = *move;
  gboolean is_saved = move->kind == MOVE_INSTANT || (move->kind == MOVE_KNOWN && comparison->stop);
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_note_shown(comparison->runs[i]);
    if (is_saved)
      comparison->move.shown[i] = carom_run_save(comparison->runs[i]);
  }
  return carom_comparison_go_on(comparison, error);
}

/* Whether any pane has a contact at the instant, as far as contacts are listed. */
static gboolean has_contact_here(const CaromComparison *comparison) {
  guint contact;
  if (carom_comparison_get_listed_until(comparison) != G_MAXUINT64)
    return TRUE;
  for (guint i = 0; i < comparison->n_runs; i++)
    if (carom_comparison_last_contact(comparison, i, &contact) &&
        carom_comparison_is_at_contact(comparison, i, contact))
      return TRUE;
  return FALSE;
}

/* All runs have done their part of the move. */
static gboolean arrive(CaromComparison *comparison, GError **error) {
  const Move move = comparison->move;
  end_move(comparison);
  switch (move.kind) {
  case MOVE_KNOWN:
    take_back(comparison);
    measure(comparison);
    if (move.side != CAROM_INSTANT_NONE)
      return begin(
          comparison,
          &(Move){
              .kind = MOVE_INSTANT, .frame = move.frame, .side = move.side, .time_s = move.time_s},
          error);
    break;
  case MOVE_NEXT:
    take_frame(comparison);
    break;
  case MOVE_INSTANT:
    comparison->instant = move.side;
    comparison->instant_s = move.time_s;
    if (!has_contact_here(comparison))
      comparison->instant = CAROM_INSTANT_BETWEEN;
    measure(comparison);
    break;
  case MOVE_NONE:
    g_assert_not_reached();
  }
  return TRUE;
}

gboolean carom_comparison_go_on(CaromComparison *comparison, GError **error) {
  Move *move = &comparison->move;
  if (move->kind == MOVE_NONE)
    return TRUE;
  move->is_stopped = FALSE;
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_unhide(comparison->runs[i]);
  for (; move->run < comparison->n_runs; move->run++, move->stage = 0) {
    CaromRun *run = comparison->runs[move->run];
    g_autoptr(GError) problem = NULL;
    carom_run_set_stop(run, comparison->stop);
    gboolean is_done = move->kind == MOVE_KNOWN  ? go_to_known(comparison, move, run, &problem)
                       : move->kind == MOVE_NEXT ? run_next(comparison, move, run, &problem)
                                                 : go_to_instant(comparison, move, run, &problem);
    carom_run_set_stop(run, NULL);
    if (is_done)
      continue;
    if (!carom_detection_was_stopped(problem))
      return stay(comparison, move->run, g_steal_pointer(&problem), error);
    set_aside(comparison);
    g_propagate_error(error, g_steal_pointer(&problem));
    return FALSE;
  }
  return arrive(comparison, error);
}

static gboolean is_at(const CaromComparison *comparison, guint64 frame) {
  return comparison->instant == CAROM_INSTANT_NONE &&
         frame == carom_comparison_get_frame(comparison);
}

/* @frame: one that is known */
static gboolean come_to(CaromComparison *comparison, guint64 frame, GError **error) {
  return is_at(comparison, frame) ||
         begin(comparison, &(Move){.kind = MOVE_KNOWN, .frame = frame}, error);
}

gboolean carom_comparison_step(CaromComparison *comparison, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  return come_to(comparison, frame, error) &&
         begin(comparison, &(Move){.kind = MOVE_NEXT, .frame = frame}, error);
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

/* Goes to an instant of the frame that follows @frame, which is known. */
static gboolean go_to(CaromComparison *comparison, guint64 frame, double time_s, CaromInstant side,
                      GError **error) {
  MoveKind kind = is_at(comparison, frame) ? MOVE_INSTANT : MOVE_KNOWN;
  return begin(comparison, &(Move){.kind = kind, .frame = frame, .side = side, .time_s = time_s},
               error);
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

gboolean carom_comparison_foresee(CaromComparison *comparison, CaromContactRecord *record,
                                  guint *run) {
  double end_s = (double)(carom_comparison_get_frame(comparison) + 1) * comparison->scene->dt_s;
  gboolean found = FALSE;
  double soonest_s = INFINITY;
  for (guint i = 0; i < comparison->n_runs; i++) {
    CaromRun *at = comparison->runs[i];
    CaromContactRecord next;
    carom_run_set_stop(at, comparison->stop); /* nobody waits longer than for a frame */
    gboolean meets = carom_run_knows_instants(at) && carom_run_foresee(at, end_s, &next);
    carom_run_set_stop(at, NULL);
    if (!meets || next.time_s >= soonest_s)
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

/* Beyond, the times of two frames may be the same number. */
#define MOST_FRAMES (G_GUINT64_CONSTANT(1) << 52)

guint64 carom_comparison_frame_before(const CaromComparison *comparison, double time_s) {
  double dt_s = comparison->scene->dt_s, n = ceil(time_s / dt_s) - 1;
  if (!(n < MOST_FRAMES))
    return MOST_FRAMES;
  guint64 frame = (guint64)MAX(n, 0);
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
  /* The record is copied, because it is removed when the frame is run again. */
  CaromContactRecord record = *carom_run_get_contact(at, contact);
  if (!carom_run_knows_instants(at))
    return carom_comparison_seek(comparison, record.frame, error);
  g_assert(side != CAROM_INSTANT_NONE);
  return go_to(comparison, record.frame - 1, record.time_s, side, error);
}

gboolean carom_comparison_is_at_contact(const CaromComparison *comparison, guint run,
                                        guint contact) {
  g_assert(run < comparison->n_runs);
  const CaromRun *at = comparison->runs[run];
  if (contact >= carom_run_count_contacts(at))
    return FALSE;
  const CaromContactRecord *record = carom_run_get_contact(at, contact);
  guint64 frame = carom_comparison_get_frame(comparison);
  if (!carom_run_knows_instants(at))
    return comparison->instant == CAROM_INSTANT_NONE && record->frame == frame;
  return comparison->instant != CAROM_INSTANT_NONE && record->frame == frame + 1 &&
         fabs(record->time_s - comparison->instant_s) <=
             carom_comparison_instant_width_s(comparison);
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
