/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-search: goes from contact to contact, because a frame may have millions of them. */
#include "carom-spot-search.h"

#include "carom-detection.h"
#include "carom-explanation.h"
#include "carom-rounding.h"

/* How long a slice takes, and all of them together: nobody waits longer for an offer. */
#define SLICE_US 5000
#define MOST_US  (3 * G_USEC_PER_SEC)

struct CaromSpotSearch {
  CaromRun *run;
  guint n_seen; /* of its contacts */
  CaromSpotSearchState state;
  gint64 spent_us;
  guint source_id; /* 0 when it has come to an end */
  void (*on_end)(gpointer user_data);
  gpointer user_data;
};

/* ---- A contact ---- */

static gboolean is_apart(const CaromOutcome *one, const CaromOutcome *other, double scale) {
  double a = carom_vec2_distance(one->velocity_a, other->velocity_a);
  double b = carom_vec2_distance(one->velocity_b, other->velocity_b);
  return !carom_rounding_explains(MAX(a, b) / (scale * DBL_EPSILON));
}

gboolean carom_spot_search_is_off(const CaromResolver *resolver, const CaromContact *contact) {
  CaromOutcome wrong, right;
  return carom_resolver_resolve(resolver, contact, &wrong) == CAROM_RESOLUTION_RESOLVED &&
         carom_resolver_resolve(carom_resolvers(NULL)[0], contact, &right) ==
             CAROM_RESOLUTION_RESOLVED &&
         is_apart(&wrong, &right, carom_contact_speed_scale(contact, &right));
}

gboolean carom_spot_search_shows(const CaromScene *scene, const CaromContactRecord *record,
                                 const CaromMethod *method) {
  if (!carom_spot_search_is_off(method->resolver, &record->contact))
    return FALSE;
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new_of_methods(scene, record, method, 1);
  int column = carom_explanation_find(explanation, method->resolver);
  return column >= 0 && carom_explanation_has_working(explanation) &&
         carom_explanation_first_departure(explanation, (guint)column) <
             (CaromFindingKind)CAROM_N_FINDINGS;
}

/* ---- The search ---- */

static gboolean look_at_new(CaromSpotSearch *search) {
  const CaromRun *run = search->run;
  for (; search->n_seen < carom_run_count_contacts(run); search->n_seen++)
    if (carom_spot_search_shows(run->scene, carom_run_get_contact(run, search->n_seen),
                                &run->method))
      return TRUE;
  return FALSE;
}

/* Runs the rest of the frame, or a part of it if it takes longer. */
static gboolean run_frame(CaromRun *run) {
  g_autoptr(GError) problem = NULL;
  if (!carom_run_frame(run, &problem))
    return carom_run_knows_instants(run) && carom_detection_was_stopped(problem);
  return carom_world_is_finite(run->world);
}

/* Returns: whether it could go on */
static gboolean go_on(CaromRun *run, gint64 deadline_us) {
  CaromStop stop = {carom_stop_is_past, &deadline_us};
  CaromContactRecord next;
  double end_s = (double)(run->world->frame + 1) * run->scene->dt_s;
  gboolean knows = carom_run_knows_instants(run);
  carom_run_set_stop(run, knows ? &stop : NULL);
  gboolean foresees = knows && carom_run_foresee(run, end_s, &next);
  gboolean goes_on = !foresees && run->world->time_s < run->scene->duration_s && run_frame(run);
  carom_run_set_stop(run, NULL);
  return foresees ? carom_run_advance(run, next.time_s, next.time_s, NULL) : goes_on;
}

/* Returns: the index of the first contact that is later, or how many there are */
static guint find_later(const CaromRun *run, guint first, double since_s) {
  guint n = carom_run_count_contacts(run);
  while (first < n && carom_run_get_contact(run, first)->time_s <= since_s)
    first++;
  return first;
}

gboolean carom_spot_search_would_show(CaromScene *scene, const CaromMethod *method, double since_s,
                                      gint64 until_us) {
  CaromRun *run = carom_run_new(scene, method);
  guint contact = 0;
  gboolean goes_on = TRUE;
  while ((contact = find_later(run, contact, since_s)) == carom_run_count_contacts(run) &&
         goes_on && g_get_monotonic_time() < until_us)
    goes_on = go_on(run, until_us);
  guint n = carom_run_count_contacts(run);
  contact = contact == n && n > 0 && !goes_on ? n - 1 : contact;
  gboolean shows =
      contact < n && carom_spot_search_shows(scene, carom_run_get_contact(run, contact), method);
  carom_run_free(run);
  return shows;
}

static gboolean look(gpointer data) {
  CaromSpotSearch *search = data;
  gint64 from_us = g_get_monotonic_time();
  while (search->state == CAROM_SPOT_SEARCH_LOOKING &&
         g_get_monotonic_time() - from_us < SLICE_US) {
    gboolean goes_on = go_on(search->run, from_us + SLICE_US);
    if (look_at_new(search))
      search->state = CAROM_SPOT_SEARCH_FOUND;
    else if (!goes_on)
      search->state = CAROM_SPOT_SEARCH_NOTHING;
  }
  search->spent_us += g_get_monotonic_time() - from_us;
  if (search->state == CAROM_SPOT_SEARCH_LOOKING && search->spent_us < MOST_US)
    return G_SOURCE_CONTINUE;
  if (search->state == CAROM_SPOT_SEARCH_LOOKING)
    search->state = CAROM_SPOT_SEARCH_NOTHING;
  search->source_id = 0;
  search->on_end(search->user_data);
  return G_SOURCE_REMOVE;
}

CaromSpotSearch *carom_spot_search_new(CaromScene *scene, const CaromMethod *method,
                                       void (*on_end)(gpointer user_data), gpointer user_data) {
  CaromSpotSearch *search = g_new0(CaromSpotSearch, 1);
  search->run = carom_run_new(scene, method);
  search->on_end = on_end;
  search->user_data = user_data;
  search->source_id = g_idle_add_full(G_PRIORITY_LOW, look, search, NULL);
  return search;
}

void carom_spot_search_free(CaromSpotSearch *search) {
  g_clear_handle_id(&search->source_id, g_source_remove);
  carom_run_free(search->run);
  g_free(search);
}

void carom_spot_search_stop(CaromSpotSearch *search) {
  g_clear_handle_id(&search->source_id, g_source_remove);
  if (search->state == CAROM_SPOT_SEARCH_LOOKING)
    search->state = CAROM_SPOT_SEARCH_NOTHING;
}

CaromSpotSearchState carom_spot_search_get_state(const CaromSpotSearch *search) {
  return search->state;
}

guint carom_spot_search_get_contact(const CaromSpotSearch *search, guint64 *frame) {
  g_assert(search->state == CAROM_SPOT_SEARCH_FOUND);
  *frame = carom_run_get_contact(search->run, search->n_seen)->frame;
  return search->n_seen;
}
