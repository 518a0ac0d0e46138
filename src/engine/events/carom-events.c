/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-events: event-driven detection, which jumps from contact to contact.
 *
 * Every disc flies by itself, on a straight line or a parabola, from its last contact on
 * (CaromFlight). The forecast tells which contact comes next. The two bodies are then moved to its
 * time, the contact is resolved, and two new flights begin. Frames only observe this. */
#include "carom-events.h"
#include "carom-event-changes.h"
#include "carom-event-limit.h"
#include "carom-event-pair.h"
#include "carom-event-tie.h"
#include "carom-forecast.h"
#include "carom-large-array.h"
#include "carom-ties.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const CaromScene *scene;
  guint n_most;              /* discs */
  const CaromBodies *bodies; /* the world's */
  CaromSchedule *schedule;   /* (nullable): the world's */
  CaromFlight *flights;      /* [disc]: what comes next follows from them alone */
  CaromForecast *forecast;
  CaromRepeats *repeats; /* which of the contacts settle */
  CaromEventLimit limit;
  guint64 unasked; /* contacts and crossings of cells since somebody was asked whether to stop */
  gboolean is_under_way; /* a frame has begun, and goes on if it was stopped */
} Memory;

/* ---- A contact ---- */

/* @pair: (out): the two bodies of the contact that @disc is due for */
static void meet_as_due(const Memory *memory, guint disc, CaromEventPair *pair) {
  const CaromForecastContact *due = carom_forecast_get(memory->forecast, disc);
  carom_event_pair_init(pair, memory->scene, memory->flights, disc, due->partner, due->time_s);
}

static guint64 next_frame(const CaromEngine *engine) {
  return engine->world->frame + 1;
}

/* A pinned disc's flight never ends. */
static void begin_flight(Memory *memory, guint disc, double now_s, CaromVec2 position,
                         CaromVec2 velocity) {
  CaromFlight *flight = &memory->flights[disc];
  if (flight->pinned)
    return;
  flight->position = position;
  flight->velocity = velocity;
  flight->time_s = now_s;
  flight->number++;
  if (G_UNLIKELY(memory->schedule != NULL))
    carom_schedule_note(memory->schedule, (gint32)disc, now_s);
}

static double approach_along(CaromVec2 d, CaromVec2 velocity_a, CaromVec2 velocity_b) {
  return carom_vec2_dot(carom_vec2_sub(velocity_a, velocity_b), d);
}

/* Rounding may leave two bodies approaching after their contact, by so little that no resolver can
 * change it; they would meet again at once, endlessly. The lighter one gets the missing speed. */
static void part(Memory *memory, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromVec2 at_rest = {0, 0}; /* a wall */
  CaromVec2 *a = &memory->flights[record->a].velocity;
  CaromVec2 *b = record->b >= 0 ? &memory->flights[record->b].velocity : &at_rest;
  double approach = approach_along(c->d, *a, *b);
  if (G_LIKELY(!(approach > 0)))
    return;
  gboolean a_is_lighter = c->mass_a_kg <= c->mass_b_kg;
  CaromVec2 *lighter = a_is_lighter ? a : b;
  double length = carom_vec2_length(c->d);
  double rounding =
      CAROM_EVENT_PAIR_SPEED_ROUNDING * (carom_vec2_length(*a) + carom_vec2_length(*b));
  double hair = MAX(rounding, DBL_MIN) / (a_is_lighter ? -length : length);
  for (; approach > 0 && approach <= rounding * length; hair *= 2) {
    *lighter = carom_vec2_add_scaled(*lighter, c->d, hair);
    approach = approach_along(c->d, *a, *b);
  }
}

static void come_true(Memory *memory, const CaromContactRecord *record) {
  carom_event_limit_note(&memory->limit, record);
  carom_forecast_come_true(memory->forecast, record->a, carom_contact_record_partner(record));
}

static void end_flight(Memory *memory, guint disc) {
  if (!memory->flights[disc].pinned)
    carom_forecast_end_flight(memory->forecast, disc);
}

static void renew_both(Memory *memory, const CaromContactRecord *record) {
  carom_forecast_renew(memory->forecast, record->a, record->time_s);
  if (record->b >= 0)
    carom_forecast_renew(memory->forecast, (guint)record->b, record->time_s);
}

/* Tells a probe from which flights a contact was foreseen, which have not ended yet.
 *
 * @repeat: what its bodies had before */
static void notify_probe(const CaromEngine *engine, const Memory *memory,
                         const CaromContactRecord *record, CaromRepeat repeat) {
  CaromEncounterRecord encounter = {
      .record = *record, .flight_a = memory->flights[record->a], .repeat = repeat};
  if (record->b >= 0)
    encounter.flight_b = memory->flights[record->b];
  engine->probe->on_encounter(&encounter, engine->probe->user_data);
}

/* Resolves a contact by itself. Bodies that graze each other may turn out to be parting already;
 * then they fly on. */
static void collide_alone(const CaromEngine *engine, Memory *memory, const CaromEventPair *pair) {
  CaromContactRecord record = carom_event_pair_record(pair, next_frame(engine));
  CaromRepeat repeat = {0};
  if (G_UNLIKELY(engine->probe))
    repeat = carom_repeats_get(memory->repeats, &record);
  gboolean resolved = carom_engine_resolve_contact(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  if (G_UNLIKELY(engine->probe && resolved))
    notify_probe(engine, memory, &record, repeat);
  come_true(memory, &record);
  end_flight(memory, record.a);
  if (record.b >= 0)
    end_flight(memory, (guint)record.b);
  begin_flight(memory, record.a, pair->now_s, pair->a.position,
               carom_contact_record_leaves_with(&record, CAROM_BODY_A));
  if (record.b >= 0)
    begin_flight(memory, (guint)record.b, pair->now_s, pair->b.position,
                 carom_contact_record_leaves_with(&record, CAROM_BODY_B));
  part(memory, &record);
  renew_both(memory, &record);
}

/* ---- Contacts at the same instant ---- */

static void end_flights(Memory *memory, const CaromEventTie *tie) {
  for (guint k = 0; k < tie->discs->len; k++) {
    guint disc = g_array_index(tie->discs, guint, k);
    if (carom_event_tie_ends_flight(tie, disc))
      end_flight(memory, disc);
  }
}

static void renew_each(Memory *memory, const GArray *discs, double now_s) {
  for (guint k = 0; k < discs->len; k++)
    carom_forecast_renew(memory->forecast, g_array_index(discs, guint, k), now_s);
}

/* Lets the policy for ties resolve the contacts; it works on the velocities in the world. */
static void collide_together(const CaromEngine *engine, Memory *memory, const CaromEventTie *tie) {
  CaromBodies *bodies = &engine->world->bodies;
  CaromContactRecord *records = (CaromContactRecord *)tie->records->data;
  double now_s = records->time_s;
  g_autofree CaromRepeat *repeats = engine->probe ? g_new(CaromRepeat, tie->records->len) : NULL;
  for (guint k = 0; engine->probe && k < tie->records->len; k++)
    repeats[k] = carom_repeats_get(memory->repeats, &records[k]);
  for (guint k = 0; k < tie->records->len; k++) {
    carom_bodies_set_velocity(bodies, records[k].a, records[k].contact.velocity_a);
    if (records[k].b >= 0)
      carom_bodies_set_velocity(bodies, (guint)records[k].b, records[k].contact.velocity_b);
  }
  engine->method->ties->settle(engine, records, tie->records->len);
  for (guint k = 0; engine->probe && k < tie->records->len; k++)
    if (records[k].cluster_size > 0)
      notify_probe(engine, memory, &records[k], repeats[k]);
  for (guint k = 0; k < tie->records->len; k++)
    if (k == 0 || records[k].cluster_size > 0)
      come_true(memory, &records[k]);
  end_flights(memory, tie);
  for (guint k = 0; k < tie->discs->len; k++) {
    guint disc = g_array_index(tie->discs, guint, k);
    if (!carom_event_tie_ends_flight(tie, disc))
      continue;
    CaromVec2 position =
        carom_flight_position_at(&memory->flights[disc], memory->scene->gravity, now_s);
    begin_flight(memory, disc, now_s, position, carom_bodies_velocity(bodies, disc));
  }
  for (guint k = 0; k < tie->records->len; k++)
    if (records[k].cluster_size > 0)
      part(memory, &records[k]);
  renew_each(memory, tie->discs, now_s);
  renew_each(memory, tie->pinned, now_s); /* what they had foretold has come true */
}

/* A hop is made for one contact at a time, because the speed that it needs depends on the speeds
 * just before. */
static void collide_tied(const CaromEngine *engine, Memory *memory, const CaromEventPair *due) {
  CaromContactRecord record = carom_event_pair_record(due, next_frame(engine));
  carom_repeats_judge(memory->repeats, &record);
  if (record.kind == CAROM_CONTACT_HOP) {
    collide_alone(engine, memory, due);
    return;
  }
  g_auto(CaromEventTie) tie;
  carom_event_tie_init(&tie, memory->forecast, memory->flights, memory->repeats, due, &record);
  /* The one that is due has been counted already. */
  carom_event_limit_tied(&memory->limit, tie.records->len - 1);
  if (tie.records->len > 1)
    collide_together(engine, memory, &tie);
  else
    collide_alone(engine, memory, due);
}

/* Resolves the contact that @disc is due for, and those connected with it. */
static gboolean collide(const CaromEngine *engine, Memory *memory, guint disc, GError **error) {
  CaromEventLimit *limit = &memory->limit;
  if (!carom_event_limit_contact(limit, memory->scene, disc, &memory->flights[disc], error))
    return FALSE;
  CaromEventPair due;
  meet_as_due(memory, disc, &due);
  if (!carom_event_limit_instant(limit, &due, error))
    return FALSE;
  if (engine->method->ties->gathers)
    collide_tied(engine, memory, &due);
  else
    collide_alone(engine, memory, &due);
  return TRUE;
}

/* ---- Time ---- */

/* Shows the world as it is at @now_s. */
static void show(CaromWorld *world, const Memory *memory, double now_s) {
  CaromVec2 g = memory->scene->gravity;
  for (guint i = 0; i < world->bodies.n; i++) {
    const CaromFlight *flight = &memory->flights[i];
    carom_bodies_set_position(&world->bodies, i, carom_flight_position_at(flight, g, now_s));
    carom_bodies_set_velocity(&world->bodies, i, carom_flight_velocity_at(flight, g, now_s));
  }
  carom_world_set_time(world, now_s);
}

/* Whether the disc that is next, which leaves its cell, is beyond more cells than @crossings. It
 * would cross them one by one at a single instant, and never come to where it is. That is so where
 * gravity is such that it falls out of reach before it is given the time to turn. */
static gboolean is_out_of_reach(const Memory *memory, guint disc, guint64 crossings) {
  return disc != CAROM_FORECAST_NONE &&
         !(carom_forecast_count_cells_beyond(memory->forecast, disc) <= (double)crossings);
}

/* Like carom_forecast_next(), at the expense of the frame, and for so many events that somebody may
 * be asked again whether to stop.
 *
 * @found: (out): FALSE if there may be more before what is next */
static guint find_next(const CaromEngine *engine, Memory *memory, double until_s, gboolean *found) {
  guint64 all = carom_event_limit_crossings(&memory->limit);
  guint64 some = MIN(all, CAROM_STOP_EVENTS), left = some;
  guint disc = carom_forecast_next(memory->forecast, until_s, &left);
  gboolean is_used_up = left == 0 && (some == all || is_out_of_reach(memory, disc, all - some));
  *found = left > 0 || is_used_up;
  memory->unasked += some - left;
  carom_event_limit_cross(&memory->limit, some - left, is_used_up);
  return disc;
}

static void make_changes(const CaromEngine *engine, Memory *memory, double now_s) {
  CaromEventChanges changes = {engine, memory->flights, memory->forecast};
  carom_event_changes_make(&changes, next_frame(engine), now_s);
  memory->unasked++;
}

/* Resolves all contacts up to @until_s, and makes all changes. */
static gboolean resolve_until(const CaromEngine *run, Memory *memory, double until_s,
                              GError **error) {
  CaromEngine with_repeats = *run;
  const CaromEngine *engine = &with_repeats;
  with_repeats.repeats = memory->repeats;
  memory->limit.is_wrong = carom_resolver_is_wrong(engine->method->resolver);
  for (;;) {
    gboolean found;
    double change_s = carom_schedule_next_s(memory->schedule);
    guint disc = find_next(engine, memory, MIN(until_s, change_s), &found);
    if (disc != CAROM_FORECAST_NONE) {
      if (found && !collide(engine, memory, disc, error))
        return FALSE;
    } else if (change_s <= until_s) {
      make_changes(engine, memory, change_s);
    } else {
      return TRUE;
    }
    if (G_UNLIKELY(carom_stop_is_asked(engine->stop, &memory->unasked))) {
      carom_detection_set_stopped(error);
      return FALSE;
    }
  }
}

static gboolean advance(const CaromEngine *engine, gpointer data, double until_s, double show_s,
                        GError **error) {
  if (!resolve_until(engine, data, until_s, error))
    return FALSE;
  show(engine->world, data, show_s);
  return TRUE;
}

static gboolean frame(const CaromEngine *engine, gpointer data, GError **error) {
  Memory *memory = data;
  guint64 next = next_frame(engine);
  double until_s = (double)next * memory->scene->dt_s;
  if (!memory->is_under_way)
    carom_event_limit_begin_frame(&memory->limit);
  memory->is_under_way = TRUE;
  if (!resolve_until(engine, memory, until_s, error))
    return FALSE;
  memory->is_under_way = FALSE;
  if (!engine->unseen)
    show(engine->world, memory, until_s);
  carom_world_set_frame(engine->world, next);
  return TRUE;
}

/* ---- State ---- */

/* What changes of a flight, but for its number. */
typedef struct {
  CaromVec2 position, velocity;
  double time_s;
} FlightStart;

/* The state: an array of each of the first two, with room for an element for each disc that there
 * may be, then the forecast, then the repeats. */
typedef struct {
  FlightStart *starts;
  guint32 *numbers;
  gpointer forecast, repeats;
} State;

/* What follows the numbers is aligned for any type. */
static gsize numbers_size(const Memory *memory) {
  return (memory->n_most + 1) / 2 * sizeof(guint64);
}

static State state_at(const Memory *memory, gpointer data) {
  State state = {.starts = data};
  state.numbers = (guint32 *)(state.starts + memory->n_most);
  state.forecast = (guint8 *)state.numbers + numbers_size(memory);
  state.repeats = (guint8 *)state.forecast + carom_forecast_state_size(memory->forecast);
  return state;
}

static gsize state_size(gconstpointer data) {
  const Memory *memory = data;
  return memory->n_most * sizeof(FlightStart) + numbers_size(memory) +
         carom_forecast_state_size(memory->forecast) + carom_repeats_state_size(memory->repeats);
}

static void save(gconstpointer data, gpointer saved) {
  const Memory *memory = data;
  State state = state_at(memory, saved);
  for (guint i = 0; i < memory->bodies->n; i++) {
    const CaromFlight *flight = &memory->flights[i];
    state.starts[i] = (FlightStart){flight->position, flight->velocity, flight->time_s};
    state.numbers[i] = flight->number;
  }
  carom_forecast_save(memory->forecast, state.forecast);
  carom_repeats_save(memory->repeats, state.repeats);
}

static void restore(gpointer data, gconstpointer saved, double now_s) {
  Memory *memory = data;
  State state = state_at(memory, (gpointer)saved);
  for (guint i = 0; i < memory->bodies->n; i++) {
    const FlightStart *start = &state.starts[i];
    CaromFlight flight = carom_flight_of(memory->bodies, i, start->time_s);
    flight.position = start->position;
    flight.velocity = start->velocity;
    flight.number = state.numbers[i];
    memory->flights[i] = flight;
  }
  carom_forecast_restore(memory->forecast, state.forecast);
  carom_repeats_restore(memory->repeats, state.repeats);
  carom_event_limit_start(&memory->limit, memory->n_most, now_s);
  memory->is_under_way = FALSE;
}

/* ---- What comes next ---- */

typedef enum { NOTHING, CONTACT, UNKNOWN } Foresight;

/* What is spent on the way is given back: the frame that comes spends it.
 *
 * @record: (out): the contact that comes next, if there is one up to @until_s
 * Returns: UNKNOWN if it was asked to stop, or the frame may not have so many events */
static Foresight foresee_contact(const CaromEngine *engine, Memory *memory, double until_s,
                                 CaromContactRecord *record) {
  guint64 budget = memory->limit.frame_budget;
  gboolean found, is_used_up;
  guint disc;
  do {
    disc = find_next(engine, memory, until_s, &found);
  } while (!found && !carom_stop_is_asked(engine->stop, &memory->unasked));
  is_used_up = memory->limit.frame_budget == 0;
  memory->limit.frame_budget = budget;
  if (!found || is_used_up)
    return UNKNOWN;
  if (disc == CAROM_FORECAST_NONE)
    return NOTHING;
  CaromEventPair pair;
  meet_as_due(memory, disc, &pair);
  *record = carom_event_pair_record(&pair, next_frame(engine));
  carom_repeats_judge(memory->repeats, record);
  carom_resolver_resolve(engine->method->resolver, &record->contact, &record->outcome);
  return CONTACT;
}

/* Makes one change after the other until a contact comes before the next one. */
static Foresight foresee_among_changes(const CaromEngine *engine, Memory *memory, double until_s,
                                       CaromContactRecord *record) {
  for (;;) {
    double change_s = carom_schedule_next_s(memory->schedule);
    Foresight foresight = foresee_contact(engine, memory, MIN(until_s, change_s), record);
    if (foresight != NOTHING || change_s > until_s)
      return foresight;
    make_changes(engine, memory, change_s);
    if (carom_stop_is_asked(engine->stop, &memory->unasked))
      return UNKNOWN;
  }
}

/* Foresees a contact where doors and discs that come in may decide about it: they do, and then all
 * is taken back. */
static Foresight foresee_with_changes(const CaromEngine *engine, Memory *memory, double until_s,
                                      CaromContactRecord *record) {
  CaromEngine quiet = *engine;
  Memory before = *memory;
  double shown_s = engine->world->time_s;
  g_autofree CaromSnapshot *world = carom_world_save(engine->world);
  g_autofree gpointer state = g_malloc(state_size(memory));
  save(memory, state);
  quiet.on_change = NULL;
  Foresight foresight = foresee_among_changes(&quiet, memory, until_s, record);
  before.unasked = memory->unasked;
  carom_world_restore(engine->world, world);
  carom_world_set_time(engine->world, shown_s);
  restore(memory, state, shown_s);
  *memory = before;
  return foresight;
}

static gboolean foresee(const CaromEngine *engine, gpointer data, double until_s,
                        CaromContactRecord *record) {
  Memory *memory = data;
  if (carom_schedule_next_s(memory->schedule) <= until_s)
    return foresee_with_changes(engine, memory, until_s, record) == CONTACT;
  g_autofree gpointer before = g_malloc(carom_forecast_state_size(memory->forecast));
  carom_forecast_save(memory->forecast, before);
  Foresight foresight = foresee_contact(engine, memory, until_s, record);
  carom_forecast_restore(memory->forecast, before);
  return foresight == CONTACT;
}

/* ---- The queue ---- */

static void foreach_event(gconstpointer data, CaromQueueFunc func, gpointer user_data) {
  const Memory *memory = data;
  carom_forecast_foreach(memory->forecast, func, user_data);
  carom_event_changes_foreach(memory->schedule, func, user_data);
}

static CaromQueueCounts count_events(gconstpointer data) {
  const Memory *memory = data;
  return carom_forecast_count(memory->forecast);
}

static CaromEffort effort(gconstpointer data) {
  const Memory *memory = data;
  return (CaromEffort){.pair_tests = carom_forecast_count_tests(memory->forecast)};
}

/* ---- Memory ---- */

static void init_flights(Memory *memory, const CaromWorld *world) {
  for (guint i = 0; i < world->bodies.n; i++)
    memory->flights[i] = carom_flight_of(&world->bodies, i, world->time_s);
}

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new0(Memory, 1);
  memory->scene = world->scene;
  memory->n_most = world->n_most;
  memory->bodies = &world->bodies;
  memory->schedule = world->schedule;
  /* Each flight has its own cache line. */
  memory->flights = carom_large_array_new(memory->n_most, sizeof(CaromFlight));
  memory->forecast = carom_forecast_new(world->scene, world->schedule, memory->flights,
                                        world->bodies.n, world->n_most);
  memory->repeats = carom_repeats_new(world->scene, memory->flights);
  init_flights(memory, world);
  carom_forecast_start(memory->forecast, world->time_s);
  carom_event_limit_start(&memory->limit, world->n_most, world->time_s);
  return memory;
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  carom_forecast_free(memory->forecast);
  carom_repeats_free(memory->repeats);
  carom_large_array_free(memory->flights);
  g_free(memory);
}

const CaromDetection carom_detection_events = {
    .part = {.id = "events",
             .title = N_("Exact times"),
             .summary = N_("Predicts the time of every contact and jumps from one to the next.")},
    .memory_new = memory_new,
    .memory_free = memory_free,
    .frame = frame,
    .effort = effort,
    .effort_words =
        N_("Only after a contact, or when a disc comes to another part of the scene, does it ask "
           "when that disc will meet those near it. So the work depends on the contacts and not on "
           "the step; to find what comes next takes about log N each time."),
    .foresee = foresee,
    .advance = advance,
    .foreach_event = foreach_event,
    .count_events = count_events,
    .state_size = state_size,
    .save = save,
    .restore = restore,
    .describe = carom_events_describe,
    .work = carom_events_work,
    .work_result = carom_events_work_result,
};
