/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue: sorts what the queue knows, as far as it is asked for, and looks up causes in
 * the log of contacts. */
#include "carom-run-queue.h"
#include "carom-detection.h"
#include "carom-ties.h"

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

/* The first events, in order. */
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

/* Of a contact that both have foretold, only one is wanted. */
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

static gboolean takes_part(const CaromContactRecord *record, guint disc) {
  return record->a == disc || record->b == (int)disc;
}

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
    if (!takes_part(record, (guint)event->partner))
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
