/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-comparison: what the runs of all panes are together, and how they are measured. How they
 * move is in carom-comparison-clock. */
#include "carom-comparison.h"

#include "carom-comparison-state.h"
#include "carom-method-title.h"

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

void carom_comparison_state_measure(CaromComparison *comparison) {
  carom_comparison_state_measure_each(comparison);
  carom_comparison_state_compare_places(comparison);
}

static void take_partings(CaromComparison *comparison) {
  for (guint i = 1; i < comparison->n_runs; i++)
    carom_parting_take(comparison->partings[i], carom_comparison_get_frame(comparison),
                       carom_same_place_is_visible(&comparison->scale,
                                                   comparison->runs[i]->now.position_distance));
}

gboolean carom_comparison_state_is_sampled(const CaromComparison *comparison, guint64 frame) {
  return frame % comparison->sampled_every == 0;
}

void carom_comparison_state_take_frame(CaromComparison *comparison) {
  if (!carom_comparison_state_is_sampled(comparison, carom_comparison_get_frame(comparison))) {
    carom_comparison_state_compare_places(comparison);
    take_partings(comparison);
    return;
  }
  carom_comparison_state_measure(comparison);
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
  carom_comparison_state_take_frame(comparison);
  return comparison;
}

void carom_comparison_free(CaromComparison *comparison) {
  carom_comparison_give_up(comparison);
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
  rehearsed->is_done =
      !rehearsed->rehearsal || !carom_rehearsal_work(rehearsed->rehearsal, deadline_us);
  return !rehearsed->is_done;
}

void carom_comparison_rehearse_in_parts(CaromComparison *comparison) {
  comparison->rehearsed->in_parts = TRUE;
}

const CaromRehearsal *carom_comparison_get_rehearsal(const CaromComparison *comparison) {
  const CaromRehearsed *rehearsed = comparison->rehearsed;
  if (!rehearsed->in_parts)
    carom_comparison_rehearse(comparison, G_MAXINT64);
  return rehearsed->is_done ? rehearsed->rehearsal : NULL;
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

void carom_comparison_set_stop(CaromComparison *comparison, const CaromStop *stop) {
  comparison->stop = stop;
}

void carom_comparison_measure(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_show(comparison->runs[i]);
  carom_comparison_state_measure(comparison);
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
