/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-search: runs the copies frame by frame. A copy in which nothing can touch any more
 * is left where it is, but not before one frame: a run that cannot go on has an end, whatever its
 * flights may look like. */
#include "carom-contact-search.h"

#include "carom-detection.h"
#include "carom-no-more-contacts.h"
#include "carom-ties.h"

/* So many states of a disc take some seconds. */
#define MOST_STATES 20000000

typedef struct {
  CaromRun *run;
  double busy_until_s; /* when to ask again whether anything can touch; INFINITY: nothing can */
} Scout;

struct CaromContactSearch {
  GArray *scouts;      /* (element-type Scout) */
  guint64 frame, last; /* the frame looked at, and the last one to look at */
  guint next;          /* the scout that looks at that frame next; 0: it has been looked at */
};

static void scout_clear(gpointer data) {
  Scout *scout = data;
  carom_run_free(scout->run);
}

/* A step also finds discs that overlap while they fly apart, and puts them elsewhere. */
static gboolean is_put_apart(const CaromRun *run) {
  return run->method.detection->is_stepped &&
         carom_world_measure_overlaps(run->world).deepest > CAROM_TIES_TOUCHING;
}

/* Asks whether anything can still touch, and when to ask again. */
static void ask(Scout *scout) {
  scout->busy_until_s = carom_no_more_contacts_until(scout->run->world);
  if (isinf(scout->busy_until_s) && is_put_apart(scout->run))
    scout->busy_until_s = scout->run->world->time_s;
}

CaromContactSearch *carom_contact_search_new(const CaromComparison *comparison) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  guint n = carom_comparison_get_n_runs(comparison);
  CaromContactSearch *search = g_new0(CaromContactSearch, 1);
  /* Up to here all contacts are known: to the furthest frame or, where a log has no room for them,
   * to the frame at which the clock stands if that is later. */
  search->frame = MIN(
      carom_comparison_get_furthest(comparison),
      MAX(carom_comparison_get_listed_until(comparison), carom_comparison_get_frame(comparison)));
  search->last = search->frame + (guint64)MIN(ceil(scene->duration_s / scene->dt_s),
                                              MOST_STATES / (n * MAX(scene->bodies->len, 1)));
  search->scouts = g_array_new(FALSE, FALSE, sizeof(Scout));
  g_array_set_clear_func(search->scouts, scout_clear);
  for (guint i = 0; i < n; i++) {
    Scout scout = {.run = carom_comparison_rerun(comparison, i, search->frame)};
    scout.busy_until_s = scout.run->world->time_s;
    g_array_append_val(search->scouts, scout);
  }
  return search;
}

void carom_contact_search_free(CaromContactSearch *search) {
  g_array_unref(search->scouts);
  g_free(search);
}

/* Whether nothing can touch any more in any copy. */
static gboolean is_over(const CaromContactSearch *search) {
  for (guint i = 0; i < search->scouts->len; i++)
    if (g_array_index(search->scouts, Scout, i).busy_until_s < INFINITY)
      return FALSE;
  return TRUE;
}

typedef enum { NONE, ANY, NOT_YET } Contacts;

/* Whether the next frame of @run has a contact; only without one it is run to its end. A contact
 * that is known in advance need not be resolved, nor all those that follow.
 *
 * Returns: ANY also if it cannot be run; NOT_YET if it takes longer, see carom_run_frame() */
static Contacts meet(CaromRun *run) {
  CaromContactRecord next;
  double end_s = (double)(run->world->frame + 1) * run->scene->dt_s;
  if (carom_run_knows_instants(run) && carom_run_foresee(run, end_s, &next))
    return ANY;
  g_autoptr(GError) problem = NULL;
  guint64 n = carom_audit_count_contacts(&run->world->books);
  gboolean has_run = carom_run_frame(run, &problem);
  if (carom_audit_count_contacts(&run->world->books) != n)
    return ANY;
  if (!has_run && carom_detection_was_stopped(problem))
    return NOT_YET;
  return has_run && carom_world_is_finite(run->world) ? NONE : ANY;
}

/* Looks at the next frame of a copy in which something can still touch. */
static Contacts look_at_scout(Scout *scout, const CaromStop *stop) {
  if (isinf(scout->busy_until_s))
    return NONE;
  carom_run_set_stop(scout->run, stop);
  Contacts contacts = meet(scout->run);
  carom_run_set_stop(scout->run, NULL);
  if (contacts == NONE && scout->run->world->time_s >= scout->busy_until_s)
    ask(scout);
  return contacts;
}

/* Whether the next frame has a contact in any of the copies, or cannot be run. */
static Contacts look_at_next(CaromContactSearch *search, const CaromStop *stop) {
  search->frame += search->next == 0;
  for (guint i = search->next; i < search->scouts->len; i++) {
    Contacts contacts = look_at_scout(&g_array_index(search->scouts, Scout, i), stop);
    if (contacts == NOT_YET) {
      search->next = i;
      search->frame -= i == 0; /* it is looked at again from the beginning */
    }
    if (contacts != NONE)
      return contacts;
  }
  search->next = 0;
  return NONE;
}

CaromContactSearchState carom_contact_search_look(CaromContactSearch *search, gint64 deadline_us) {
  CaromStop stop = {carom_stop_is_past, &deadline_us};
  do {
    if (is_over(search))
      return CAROM_CONTACT_SEARCH_NEVER;
    if (search->next == 0 && search->frame >= search->last)
      return CAROM_CONTACT_SEARCH_NOT_YET;
    if (look_at_next(search, &stop) == ANY)
      return CAROM_CONTACT_SEARCH_FOUND;
  } while (g_get_monotonic_time() < deadline_us);
  return CAROM_CONTACT_SEARCH_LOOKING;
}

guint64 carom_contact_search_get_frame(const CaromContactSearch *search) {
  return search->frame;
}
