/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue: sorts what the queue knows, as far as it is asked for, looks up causes in the
 * log of contacts, and makes sentences about what is foretold, void and done. */
#include "carom-run-queue.h"

#include "carom-detection.h"
#include "carom-encounter-words.h"
#include "carom-ties.h"

#include <glib/gi18n-lib.h>

gboolean carom_run_queue_exists(const CaromRun *run) {
  return run->method.detection->foreach_event != NULL;
}

CaromQueueCounts carom_run_queue_count(const CaromRun *run) {
  return run->method.detection->count_events(run->memory);
}

/* ---- In order ---- */

/* Walls come after discs, as in the forecast. */
static guint64 partner_rank(gint32 partner) {
  return partner >= 0 ? (guint64)partner : (guint64)G_MAXINT + (guint)~partner;
}

/* Crossings come before contacts at the same time, then doors, then discs that come in. */
static guint kind_rank(CaromQueueKind kind) {
  static const guint ranks[] = {[CAROM_QUEUE_CROSSING] = 0,
                                [CAROM_QUEUE_CONTACT] = 1,
                                [CAROM_QUEUE_DOOR] = 2,
                                [CAROM_QUEUE_ENTRY] = 3};
  return ranks[kind];
}

static gboolean comes_before(const CaromQueueEvent *one, const CaromQueueEvent *other) {
  if (one->time_s != other->time_s)
    return one->time_s < other->time_s;
  if (one->kind != other->kind)
    return kind_rank(one->kind) < kind_rank(other->kind);
  guint64 a = partner_rank(one->partner), b = partner_rank(other->partner);
  guint64 low_a = MIN(one->disc, a), low_b = MIN(other->disc, b);
  if (low_a != low_b)
    return low_a < low_b;
  guint64 high_a = MAX(one->disc, a), high_b = MAX(other->disc, b);
  return high_a != high_b ? high_a < high_b : one->disc < other->disc;
}

/* The events that come first, in order. */
typedef struct {
  guint most;
  gboolean crossings;
  GArray *events; /* (element-type CaromQueueEvent) */
} First;

static guint find_place(const GArray *events, const CaromQueueEvent *event) {
  guint low = 0, high = events->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (comes_before(event, &g_array_index(events, CaromQueueEvent, middle)))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

static void insert(First *first, const CaromQueueEvent *event) {
  guint place = find_place(first->events, event);
  if (place >= first->most)
    return;
  if (first->events->len == first->most)
    g_array_set_size(first->events, first->most - 1);
  g_array_insert_vals(first->events, place, event, 1);
}

/* A contact that both discs have foretold is in the queue twice, and wanted once. */
static gboolean is_repeated(const CaromQueueEvent *event) {
  return event->is_mutual && (guint)event->partner < event->disc;
}

static void take(const CaromQueueEvent *event, gpointer data) {
  First *first = data;
  if ((event->kind == CAROM_QUEUE_CROSSING && !first->crossings) || is_repeated(event))
    return;
  insert(first, event);
}

static void foreach_event(const CaromRun *run, CaromQueueFunc func, gpointer user_data) {
  run->method.detection->foreach_event(run->memory, func, user_data);
}

GArray *carom_run_queue_list(const CaromRun *run, guint most, gboolean crossings) {
  g_assert(most > 0);
  First first = {most, crossings, g_array_new(FALSE, FALSE, sizeof(CaromQueueEvent))};
  foreach_event(run, take, &first);
  return first.events;
}

/* ---- The same event later ---- */

gboolean carom_run_queue_is_same(const CaromQueueEvent *one, const CaromQueueEvent *other) {
  return one->kind == other->kind && one->time_s == other->time_s && one->disc == other->disc &&
         one->partner == other->partner;
}

typedef struct {
  CaromQueueEvent *event;
  gboolean found;
} Search;

static void compare(const CaromQueueEvent *event, gpointer data) {
  Search *search = data;
  if (!carom_run_queue_is_same(event, search->event))
    return;
  *search->event = *event;
  search->found = TRUE;
}

gboolean carom_run_queue_look_up(const CaromRun *run, CaromQueueEvent *event) {
  Search search = {event, FALSE};
  foreach_event(run, compare, &search);
  return search.found;
}

/* ---- What made an event void ---- */

/* Goes back through the log, from the last contact that has happened. Each contact of the partner
 * began another flight of it, but contacts that were resolved together began one. */
gboolean carom_run_queue_find_cause(const CaromRun *run, const CaromQueueEvent *event,
                                    guint *contact) {
  gboolean together = run->method.ties->gathers;
  double flight_s = NAN;
  guint n_flights = 0;
  guint64 n_happened = carom_audit_count_contacts(&run->world->books);
  if (n_happened > carom_run_count_contacts(run))
    return FALSE;
  for (guint k = (guint)n_happened; k-- > 0;) {
    const CaromContactRecord *record = carom_run_get_contact(run, k);
    gboolean same_flight = together && record->time_s == flight_s;
    if (n_flights == event->flights_since && !same_flight)
      break;
    if (record->a != (guint)event->partner && record->b != event->partner)
      continue;
    n_flights += !same_flight;
    flight_s = record->time_s;
    *contact = k;
  }
  return n_flights == event->flights_since;
}

/* ---- What a contact makes void ---- */

/* The discs that meet something at an instant, and what that makes void. */
typedef struct {
  const CaromBodies *bodies;
  double from_s, to_s;
  GHashTable *discs; /* (element-type guint): a set */
  First *voided;
} Meeting;

static gboolean is_valid_contact(const CaromQueueEvent *event) {
  return event->kind == CAROM_QUEUE_CONTACT && !carom_run_queue_is_void(event);
}

static void add_disc(Meeting *meeting, guint disc) {
  if (!carom_bodies_is_pinned(meeting->bodies, disc))
    g_hash_table_add(meeting->discs, GUINT_TO_POINTER(disc));
}

static void take_disc(const CaromQueueEvent *event, gpointer data) {
  Meeting *meeting = data;
  if (!is_valid_contact(event) || event->time_s < meeting->from_s || event->time_s > meeting->to_s)
    return;
  add_disc(meeting, event->disc);
  if (event->partner >= 0)
    add_disc(meeting, (guint)event->partner);
}

static gboolean meets(const Meeting *meeting, gint32 body) {
  return body >= 0 && g_hash_table_contains(meeting->discs, GUINT_TO_POINTER((guint)body));
}

/* The disc that turns is put first. */
static void take_voided(const CaromQueueEvent *event, gpointer data) {
  Meeting *meeting = data;
  if (!is_valid_contact(event) || event->time_s <= meeting->to_s || is_repeated(event))
    return;
  CaromQueueEvent voided = *event;
  if (!meets(meeting, (gint32)event->disc)) {
    if (!meets(meeting, event->partner))
      return;
    voided.disc = (guint)event->partner;
    voided.partner = (gint32)event->disc;
  }
  insert(meeting->voided, &voided);
}

GArray *carom_run_queue_list_voided(const CaromRun *run, double from_s, double to_s) {
  g_autoptr(GHashTable) discs = g_hash_table_new(NULL, NULL);
  First voided = {G_MAXUINT, FALSE, g_array_new(FALSE, FALSE, sizeof(CaromQueueEvent))};
  Meeting meeting = {&run->world->bodies, from_s, to_s, discs, &voided};
  foreach_event(run, take_disc, &meeting);
  foreach_event(run, take_voided, &meeting);
  return voided.events;
}

GArray *carom_run_queue_list_voided_by(const CaromComparison *comparison, guint run,
                                       guint contact) {
  const CaromRun *known = carom_comparison_get_run(comparison, run);
  const CaromContactRecord *record = carom_run_get_contact(known, contact);
  double width_s = carom_comparison_instant_width_s(comparison);
  double from_s = record->time_s - width_s, to_s = record->time_s + width_s;
  g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, run, record->frame - 1);
  carom_run_advance(again, from_s, MAX(from_s, again->world->time_s),
                    NULL); /* cannot fail, since it has been done before */
  return carom_run_queue_list_voided(again, from_s, to_s);
}

/* ---- The next stop ---- */

/* Contacts happen, and are seen just before and just after; all else is passed at its instant. */
gboolean carom_run_queue_find_next_stop(const CaromComparison *comparison, guint run,
                                        double *time_s, CaromInstant *side) {
  const CaromRun *at = carom_comparison_get_run(comparison, run);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  if (!carom_run_queue_exists(at))
    return FALSE;
  g_autoptr(GArray) first = carom_run_queue_list(at, 1, TRUE);
  const CaromQueueEvent *event = (const CaromQueueEvent *)first->data;
  /* An event may be any number of frames ahead, and all of them would have to be run. */
  double known_s = (double)carom_comparison_get_furthest(comparison) * scene->dt_s;
  if (first->len == 0 || !(event->time_s <= known_s + scene->duration_s))
    return FALSE;
  double ahead_s = event->time_s - carom_comparison_get_time_s(comparison);
  gboolean is_just_before = carom_comparison_get_instant(comparison) == CAROM_INSTANT_BEFORE &&
                            fabs(ahead_s) <= carom_comparison_instant_width_s(comparison);
  *time_s = event->time_s;
  *side = !is_valid_contact(event) ? CAROM_INSTANT_BETWEEN
          : is_just_before         ? CAROM_INSTANT_AFTER
                                   : CAROM_INSTANT_BEFORE;
  return TRUE;
}

/* ---- In words ---- */

typedef char Count[24];

static const char *count_text(Count text, guint64 count) {
  g_snprintf(text, sizeof(Count), "%" G_GUINT64_FORMAT, count);
  return text;
}

char *carom_run_queue_words_counts(const CaromRun *run) {
  CaromQueueCounts counts = carom_run_queue_count(run);
  Count foretold, resolved, voided, displaced, waiting, crossings;
  return g_strdup_printf(
      /* Translators: six numbers. A contact that was foretold has come true, has become void by
         another contact, has been displaced by a sooner one that came into sight, or is still to
         come. A crossing is that of a disc from one cell of a grid to the next. */
      _("Foretold: %1$s · came true: %2$s · void: %3$s · displaced: %4$s · to come: %5$s "
        "· cell crossings: %6$s"),
      count_text(foretold, counts.foretold), count_text(resolved, counts.resolved),
      count_text(voided, counts.voided), count_text(displaced, counts.displaced),
      count_text(waiting, counts.waiting), count_text(crossings, counts.crossings));
}

char *carom_run_queue_words_work(const CaromRun *run) {
  guint n = run->world->bodies.n;
  guint height = n > 1 ? g_bit_storage(n - 1) : 0; /* of a tournament */
  Count all, pairs;
  return g_strdup_printf(
      ngettext(
          /* Translators: N is the number of discs; the other numbers follow from it. */
          "N = %u: to put an event into its place takes at most ⌈log₂ N⌉ = %u comparison, for "
          "all discs N·⌈log₂ N⌉ = %s. A step that tested every pair would do ½N(N − 1) = %s.",
          "N = %u: to put an event into its place takes at most ⌈log₂ N⌉ = %u comparisons, for "
          "all discs N·⌈log₂ N⌉ = %s. A step that tested every pair would do ½N(N − 1) = %s.",
          height),
      n, height, count_text(all, (guint64)n * height),
      count_text(pairs, n > 0 ? (guint64)n * (n - 1) / 2 : 0));
}

/* Names the two of a contact in the same order, whoever foretold it: in the order of their letters,
 * and a wall last.
 *
 * @one, @other: (out) (transfer full): their names */
static void name_both(const CaromScene *scene, const CaromQueueEvent *event, char **one,
                      char **other) {
  gboolean is_first = event->partner < 0 || event->disc < (guint)event->partner;
  gint32 last = is_first ? event->partner : (gint32)event->disc;
  *one = carom_scene_body_name(scene, is_first ? event->disc : (guint)event->partner);
  *other = last >= 0 ? carom_scene_body_name(scene, (guint)last)
                     /* Translators: the number of a wall. */
                     : g_strdup_printf(_("wall %d"), ~last + 1);
}

char *carom_run_queue_words_event(const CaromScene *scene, const CaromQueueEvent *event) {
  if (event->kind == CAROM_QUEUE_DOOR)
    /* Translators: the number of a wall that is a door. */
    return g_strdup_printf(event->opens ? _("wall %u opens") : _("wall %u closes"),
                           event->disc + 1);
  if (event->kind == CAROM_QUEUE_ENTRY)
    /* Translators: the number of an emitter, where discs come in one after the other. */
    return g_strdup_printf(_("a disc comes in at emitter %u"), event->disc + 1);
  g_autofree char *disc = carom_scene_body_name(scene, event->disc);
  if (event->kind == CAROM_QUEUE_CROSSING)
    /* Translators: a disc, and a cell of the grid in which it looks for its next contact. */
    return g_strdup_printf(_("%s leaves its cell"), disc);
  g_autofree char *one = NULL, *other = NULL;
  name_both(scene, event, &one, &other);
  /* Translators: a disc, and another disc or a wall. */
  return g_strdup_printf(_("%s meets %s"), one, other);
}

char *carom_run_queue_words_state(const CaromQueueEvent *event, CaromRunQueueRank rank) {
  if (carom_run_queue_is_void(event))
    /* Translators: of a contact that was foretold: it will not happen. */
    return g_strdup(_("void"));
  if (rank == CAROM_RUN_QUEUE_NEXT)
    /* Translators: of what happens next. */
    return g_strdup(C_("event", "next"));
  if (event->kind == CAROM_QUEUE_CROSSING)
    return g_strdup(_("cell crossing"));
  if (event->kind != CAROM_QUEUE_CONTACT)
    /* Translators: of a door that is to open or a disc that is to come in. */
    return g_strdup(C_("event", "due"));
  if (rank == CAROM_RUN_QUEUE_IN_SIGHT)
    return g_strdup(_("first in sight"));
  /* Translators: of a contact that has been calculated. Provisional: a disc that has not looked all
     the way yet may see something sooner. */
  return event->is_provisional ? g_strdup(_("provisional")) : g_strdup(_("foretold"));
}

static char *describe_void(const CaromRun *run, const CaromQueueEvent *event) {
  const CaromScene *scene = run->scene;
  g_autofree char *partner = carom_scene_body_name(scene, (guint)event->partner);
  guint contact;
  if (!carom_run_queue_find_cause(run, event, &contact))
    /* Translators: a disc. It has had another contact than the one that was foretold. */
    return g_strdup_printf(_("%s has another velocity"), partner);
  const CaromContactRecord *record = carom_run_get_contact(run, contact);
  CaromContactBody met = record->a == (guint)event->partner ? CAROM_BODY_B : CAROM_BODY_A;
  g_autofree char *other = carom_encounter_words_name(scene, record, met);
  g_autofree char *time = carom_encounter_words_clock(record->time_s);
  /* Translators: a disc, what it met, which is a disc or a wall, and a time. */
  return g_strdup_printf(_("%s met %s at %s"), partner, other, time);
}

char *carom_run_queue_words_why(const CaromRun *run, const CaromQueueEvent *event) {
  if (event->kind == CAROM_QUEUE_CROSSING)
    return g_strdup(_("to look ahead"));
  if (event->kind != CAROM_QUEUE_CONTACT)
    return g_strdup(_("by the scene"));
  if (carom_run_queue_is_void(event))
    return describe_void(run, event);
  if (event->is_mutual)
    /* Translators: a contact that has been calculated for each of the two discs. */
    return g_strdup(_("foretold by both"));
  g_autofree char *disc = carom_scene_body_name(run->scene, event->disc);
  /* Translators: a disc, for which a contact has been calculated. */
  return g_strdup_printf(_("foretold by %s"), disc);
}

char *carom_run_queue_words_voided(const CaromScene *scene, const CaromQueueEvent *event,
                                   double time_s, gboolean has_happened) {
  g_autofree char *disc = carom_scene_body_name(scene, event->disc);
  g_autofree char *foretold = carom_encounter_words_clock(event->time_s);
  g_autofree char *time = carom_encounter_words_clock(time_s);
  g_autofree char *one = NULL, *other = NULL;
  name_both(scene, event, &one, &other);
  return g_strdup_printf(
      has_happened
          /* Translators: %1$s is a disc, %2$s what it is to meet and %3$s when, %4$s one of them,
             %5$s another time. */
          ? _("%1$s was to meet %2$s at %3$s; %4$s has another velocity since %5$s.")
          /* Translators: the same. */
          : _("%1$s is to meet %2$s at %3$s; %4$s gets another velocity at %5$s."),
      one, other, foretold, disc, time);
}
