/* carom-comparison: moves the runs of all panes together, measures them at each frame, and restores
 * them from a common history of stored states to go back. */
#include "carom-comparison.h"

#include "carom-comparison-state.h"
#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-method-title.h"
#include "carom-out-of-range.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_comparison_error, carom_comparison_error)

/* All resolvers are given every contact of the leading pane. */
static void compare_resolvers(const CaromContactRecord *record, gpointer user_data) {
  CaromComparison *comparison = user_data;
  if (record->frame > comparison->runs[0]->furthest)
    carom_disagreement_take(comparison->disagreement, record);
}

void carom_comparison_state_compare_places(CaromComparison *comparison) {
  for (guint i = 1; i < comparison->n_runs; i++)
    carom_run_measure_against(comparison->runs[i], comparison->runs[0]);
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

void carom_comparison_state_measure_each(CaromComparison *comparison) {
  double contact_eps = disagreement_now(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_measure(comparison->runs[i]);
    carom_run_note_disagreement(comparison->runs[i], contact_eps);
  }
}

/* Measures all runs at a frame. */
static void measure(CaromComparison *comparison) {
  carom_comparison_state_measure_each(comparison);
  carom_comparison_state_compare_places(comparison);
}

static void take_partings(CaromComparison *comparison) {
  for (guint i = 1; i < comparison->n_runs; i++)
    carom_parting_take(comparison->partings[i], carom_comparison_get_frame(comparison),
                       carom_same_place_is_visible(&comparison->scale,
                                                   comparison->runs[i]->now.position_distance));
}

static gboolean is_sampled(const CaromComparison *comparison, guint64 frame) {
  return frame % comparison->sampled_every == 0;
}

/* The same at a frame, which becomes part of the series if it is sampled. */
static void measure_frame(CaromComparison *comparison) {
  if (!is_sampled(comparison, carom_comparison_get_frame(comparison))) {
    carom_comparison_state_compare_places(comparison);
    take_partings(comparison);
    return;
  }
  measure(comparison);
  take_partings(comparison);
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_take_sample(comparison->runs[i]);
  carom_history_take(comparison->history, comparison->runs, comparison->n_runs);
}

CaromComparison *carom_comparison_new(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods) {
  return carom_comparison_new_retaining(scene, methods, n_methods, &CAROM_RETENTION_ALL);
}

CaromComparison *carom_comparison_new_retaining(CaromScene *scene, const CaromMethod *methods,
                                                guint n_methods, const CaromRetention *retention) {
  g_assert(n_methods >= 1 && n_methods <= CAROM_COMPARISON_MAX_PANES);
  CaromComparison *comparison = g_new0(CaromComparison, 1);
  comparison->rehearsed = g_new0(CaromRehearsed, 1);
  comparison->scene = carom_scene_ref(scene);
  comparison->n_runs = n_methods;
  comparison->history =
      carom_history_new(retention->seeks ? retention->budget : 0, retention->sampled_every);
  comparison->sampled_every = retention->sampled_every;
  comparison->disagreement = carom_disagreement_new();
  comparison->scale = carom_same_place_scale(scene);
  for (guint i = 0; i < n_methods; i++) {
    comparison->methods[i] = methods[i];
    comparison->runs[i] = carom_run_new_retaining(scene, &methods[i], retention, n_methods);
    comparison->partings[i] = carom_parting_new();
    comparison->titles[i] = carom_method_title(methods, n_methods, i, CAROM_METHOD_TITLE_SEPARATOR);
  }
  carom_run_set_on_contact(comparison->runs[0], compare_resolvers, comparison);
  measure_frame(comparison);
  return comparison;
}

void carom_comparison_free(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_free(comparison->runs[i]);
    carom_parting_free(comparison->partings[i]);
    g_free(comparison->titles[i]);
  }
  g_clear_pointer(&comparison->rehearsed->rehearsal, carom_rehearsal_free);
  g_free(comparison->rehearsed);
  carom_disagreement_free(comparison->disagreement);
  carom_history_free(comparison->history);
  carom_scene_unref(comparison->scene);
  g_free(comparison);
}

CaromScene *carom_comparison_get_scene(const CaromComparison *comparison) {
  return comparison->scene;
}

gboolean carom_comparison_rehearse(const CaromComparison *comparison, gint64 deadline_us) {
  CaromRehearsed *rehearsed = comparison->rehearsed;
  if (!rehearsed->is_begun)
    rehearsed->rehearsal =
        carom_rehearsal_begin(comparison->scene, comparison->methods, comparison->n_runs);
  rehearsed->is_begun = TRUE;
  return rehearsed->rehearsal && carom_rehearsal_work(rehearsed->rehearsal, deadline_us);
}

const CaromRehearsal *carom_comparison_get_rehearsal(const CaromComparison *comparison) {
  carom_comparison_rehearse(comparison, G_MAXINT64);
  return comparison->rehearsed->rehearsal;
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

guint64 carom_comparison_get_listed_until(const CaromComparison *comparison) {
  guint64 frame = G_MAXUINT64;
  for (guint i = 0; i < comparison->n_runs; i++)
    frame = MIN(frame, carom_run_get_listed_until(comparison->runs[i]));
  return frame;
}

/* ---- The same place ---- */

double carom_comparison_get_visible_from(const CaromComparison *comparison) {
  return comparison->scale.visible_from;
}

CaromSamePlace carom_comparison_get_same_place(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  const CaromSample *now = &comparison->runs[i]->now;
  if (i == 0)
    return (CaromSamePlace){.state = comparison->n_runs == 1 ? CAROM_SAME_PLACE_ALONE
                                                             : CAROM_SAME_PLACE_LEADS};
  CaromPartingState parting =
      carom_parting_at(comparison->partings[i], carom_comparison_get_frame(comparison));
  return (CaromSamePlace){
      .state = carom_same_place_classify(&comparison->scale, now->position_distance,
                                         carom_audit_count_contacts(&now->books)),
      .distance = now->position_distance,
      .was_apart = parting.has_changed && !parting.apart,
      .since_s = (double)parting.since * comparison->scene->dt_s,
  };
}

gboolean carom_comparison_is_any_apart(const CaromComparison *comparison) {
  for (guint i = 1; i < comparison->n_runs; i++)
    if (carom_comparison_counts(comparison, i) &&
        carom_comparison_get_same_place(comparison, i).state == CAROM_SAME_PLACE_APART)
      return TRUE;
  return FALSE;
}

/* ---- The clock ---- */

/* Puts all worlds at a frame that was reached before, from the nearest keyframe before it, without
 * measuring. */
static void go_to_known(CaromComparison *comparison, guint64 frame) {
  guint64 at =
      carom_history_restore(comparison->history, frame, comparison->runs, comparison->n_runs);
  for (; at < frame; at++)
    for (guint i = 0; i < comparison->n_runs; i++)
      carom_run_frame(comparison->runs[i], NULL); /* cannot fail, since it has been done before */
}

void carom_comparison_state_take_back(CaromComparison *comparison, guint64 frame) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_take_back(comparison->runs[i]);
  carom_disagreement_take_back(comparison->disagreement, carom_comparison_get_furthest(comparison));
  comparison->instant = CAROM_INSTANT_NONE;
  go_to_known(comparison, frame);
}

static void leave_instant(CaromComparison *comparison) {
  if (comparison->instant != CAROM_INSTANT_NONE)
    carom_comparison_state_take_back(comparison, carom_comparison_get_frame(comparison));
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

/* The state before the frame is checked, too, because a contact could bring an infinite speed back
 * into range and hide it. */
static gboolean run_seen_frame(CaromRun *run, GError **error) {
  return (run->world->frame > 0 || check_finite(run, error)) && detect_frame(run, error) &&
         check_finite(run, error);
}

/* Whether nobody looks at the frame that follows: there is no pane to compare with. */
static gboolean is_next_unseen(const CaromComparison *comparison) {
  return comparison->n_runs == 1 &&
         !is_sampled(comparison, carom_comparison_get_frame(comparison) + 1);
}

/* Only a new frame may be stopped: nothing else leads to a whole one. */
static gboolean run_frame(const CaromComparison *comparison, CaromRun *run, GError **error) {
  carom_run_set_stop(run, comparison->stop);
  gboolean runs =
      is_next_unseen(comparison) ? carom_run_frame_unseen(run, error) : run_seen_frame(run, error);
  carom_run_set_stop(run, NULL);
  return runs;
}

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

void carom_comparison_set_stop(CaromComparison *comparison, const CaromStop *stop) {
  comparison->stop = stop;
}

/* A frame that nobody looked at may have been the one that cannot be run; so all since the last one
 * that was looked at are run again, seen. */
static gboolean step_seen_until(CaromComparison *comparison, guint64 frame, GError **error) {
  carom_comparison_state_take_back(comparison, carom_comparison_get_furthest(comparison));
  comparison->sampled_every = 1;
  return carom_comparison_seek(comparison, frame, error);
}

/* Puts everything back to @frame, which pane @i cannot leave, or where the run was asked to stop.
 */
static gboolean stay_at(CaromComparison *comparison, guint64 frame, guint i, GError *problem,
                        GError **error) {
  g_propagate_error(error, problem);
  prefix_error(comparison, i, frame, error);
  carom_comparison_state_take_back(comparison, frame);
  measure(comparison);
  return FALSE;
}

gboolean carom_comparison_step(CaromComparison *comparison, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  leave_instant(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    g_autoptr(GError) problem = NULL;
    if (run_frame(comparison, comparison->runs[i], &problem))
      continue;
    if (comparison->sampled_every > 1 && !carom_detection_was_stopped(problem))
      return step_seen_until(comparison, frame + 1, error);
    return stay_at(comparison, frame, i, g_steal_pointer(&problem), error);
  }
  measure_frame(comparison);
  return TRUE;
}

void carom_comparison_measure(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_show(comparison->runs[i]);
  measure(comparison);
}

gboolean carom_comparison_seek(CaromComparison *comparison, guint64 frame, GError **error) {
  guint64 known = MIN(frame, carom_comparison_get_furthest(comparison));
  if (comparison->instant != CAROM_INSTANT_NONE ||
      known != carom_comparison_get_frame(comparison)) {
    leave_instant(comparison);
    go_to_known(comparison, known);
    measure(comparison);
  }
  while (carom_comparison_get_frame(comparison) < frame)
    if (!carom_comparison_step(comparison, error))
      return FALSE;
  return TRUE;
}

CaromRun *carom_comparison_rerun(const CaromComparison *comparison, guint run, guint64 frame) {
  g_assert(run < comparison->n_runs && frame <= carom_comparison_get_furthest(comparison));
  CaromRun *again = carom_run_new(comparison->scene, &comparison->methods[run]);
  guint64 at = carom_history_restore_one(comparison->history, frame, run, again);
  carom_run_start_log_after(again, frame);
  for (; at < frame; at++)
    carom_run_frame(again, NULL); /* cannot fail, since it has been done before */
  return again;
}
