/* carom-events: event-driven detection, which jumps from contact to contact.
 *
 * Every disc flies by itself, on a straight line or a parabola, from its last contact on
 * (CaromFlight). The forecast tells which contact comes next. The two bodies are then moved to its
 * time, the contact is resolved, and two new flights begin. Frames only observe this. */
#include "carom-events.h"
#include "carom-forecast.h"
#include "carom-same-instant.h"
#include "carom-ties.h"

#include <float.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* A run with endless contacts is given up. A random placement of n discs that all overlap is parted
 * by far fewer contacts at one instant than this. In a frame there may be as many as Galperin's
 * billiard has at a mass ratio of 1e12, and crossings of cells count too; that takes a few seconds.
 */
#define MOST_AT_ONE_INSTANT          10000
#define MOST_AT_ONE_INSTANT_PER_DISC 1000
#define MOST_IN_ONE_FRAME            3500000
#define MOST_IN_ONE_FRAME_PER_DISC   100000

/* The greatest factor by which a contact that is too slow for a hop is magnified. An approach that
 * is hardly more than rounding must not become something else entirely; reaching the speed may take
 * a few contacts. */
#define MOST_RESTITUTION 64.0

/* How large the rounding error of a speed of approach can be, as a fraction of the two bodies'
 * speeds. */
#define SPEED_ROUNDING (16 * DBL_EPSILON)

typedef struct {
  const CaromScene *scene;
  guint n;
  CaromFlight *flights; /* [disc]: the whole state */
  CaromForecast *forecast;
  double instant_s; /* of the last contact */
  guint64 n_at_instant;
  guint64 frame_budget; /* contacts and crossings of cells that are left */
} Memory;

/* ---- A contact ---- */

/* A body of a contact: its position and velocity at that time. */
typedef struct {
  const CaromFlight *flight; /* the flight that ends there */
  CaromVec2 position, velocity;
} Body;

/* A contact that is due. */
typedef struct {
  double now_s;
  guint disc;       /* the lower index */
  gint32 partner;   /* a disc's index, or ~ a wall's */
  Body a, b;        /* b is not used for a wall */
  gboolean so_soon; /* it follows another contact of one of them within t_c */
} Meeting;

static gboolean had_contact_lately(const CaromFlight *flight, double now_s) {
  return flight->after_contact && now_s - flight->time_s < CAROM_EVENTS_CONTACT_DURATION_S;
}

static inline void bring(const Memory *memory, guint disc, double now_s, Body *body) {
  body->flight = &memory->flights[disc];
  CaromVec2 g = carom_flight_acceleration(body->flight, memory->scene->gravity);
  body->position = carom_flight_position_at(body->flight, g, now_s);
  body->velocity = carom_flight_velocity_at(body->flight, g, now_s);
}

/* @partner: a disc's index, or ~ a wall's
 * @meeting: (out): the contact */
static void meet(const Memory *memory, guint disc, gint32 partner, double now_s, Meeting *meeting) {
  meeting->now_s = now_s;
  meeting->disc = partner >= 0 ? MIN(disc, (guint)partner) : disc;
  meeting->partner = partner >= 0 ? MAX((gint32)disc, partner) : partner;
  bring(memory, meeting->disc, now_s, &meeting->a);
  meeting->so_soon = had_contact_lately(meeting->a.flight, now_s);
  if (partner >= 0) {
    bring(memory, (guint)meeting->partner, now_s, &meeting->b);
    meeting->so_soon |= had_contact_lately(meeting->b.flight, now_s);
  }
}

/* The contact that @disc is due for. */
static void meet_as_due(const Memory *memory, guint disc, Meeting *meeting) {
  const CaromForecastContact *due = carom_forecast_get(memory->forecast, disc);
  meet(memory, disc, due->partner, due->time_s, meeting);
}

/* Makes a contact that follows another within t_c elastic, or a hop if it is too slow for that.
 * This applies to all contacts: in a heap, weight also presses sideways, and discs without speed
 * there would be pressed together ever more often. The energy of a hop is booked as the method's
 * own. */
static void make_elastic_or_hop(CaromContactRecord *record, CaromVec2 gravity) {
  CaromContact *c = &record->contact;
  double length = carom_vec2_length(c->d);
  double approach = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / length;
  double hop = 0.25 * CAROM_EVENTS_CONTACT_DURATION_S * carom_vec2_length(gravity);
  c->restitution = 1;
  if (!(approach > 0 && hop > approach))
    return;
  double e = MIN(hop / approach, MOST_RESTITUTION);
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  c->restitution = e;
  record->kind = CAROM_CONTACT_HOP;
  record->not_lost_j = -0.5 * reduced_mass_kg * (e * e - 1) * approach * approach;
}

/* The direction from the disc's centre to the wall, where it touches it. */
static CaromVec2 direction_to_wall(const Memory *memory, const Body *disc, guint w) {
  CaromVec2 left = carom_forecast_wall_normal(memory->forecast, w);
  CaromVec2 gravity = memory->scene->gravity;
  CaromWallFoot foot = carom_wall_foot(carom_scene_wall(memory->scene, w), disc->position);
  if (!foot.between_ends)
    return carom_vec2_sub(foot.nearest, disc->position);
  int side = carom_flight_side_of_wall(disc->flight, foot.side, left, gravity);
  return carom_vec2_scale(left, side < 0 ? disc->flight->radius : -disc->flight->radius);
}

static CaromContact wall_contact(const Memory *memory, const Meeting *meeting) {
  guint w = (guint)~meeting->partner;
  const CaromWall *wall = carom_scene_wall(memory->scene, w);
  return (CaromContact){
      .mass_a_kg = meeting->a.flight->mass_kg,
      .mass_b_kg = INFINITY,
      .velocity_a = meeting->a.velocity,
      .d = direction_to_wall(memory, &meeting->a, w),
      .restitution = wall->restitution,
      .tangential_factor = wall->tangential_factor,
  };
}

static CaromContact disc_contact(const Memory *memory, const Meeting *meeting) {
  return (CaromContact){
      .mass_a_kg = meeting->a.flight->mass_kg,
      .mass_b_kg = meeting->b.flight->mass_kg,
      .velocity_a = meeting->a.velocity,
      .velocity_b = meeting->b.velocity,
      .d = carom_vec2_sub(meeting->b.position, meeting->a.position),
      .restitution = memory->scene->restitution,
      .tangential_factor = 1,
  };
}

static CaromContactRecord record_of(const CaromEngine *engine, const Memory *memory,
                                    const Meeting *meeting) {
  gboolean with_wall = meeting->partner < 0;
  CaromContactRecord record = {
      .frame = engine->world->frame + 1,
      .time_s = meeting->now_s,
      .a = meeting->disc,
      .b = with_wall ? -1 : meeting->partner,
      .wall = with_wall ? ~meeting->partner : -1,
      .contact = with_wall ? wall_contact(memory, meeting) : disc_contact(memory, meeting),
  };
  if (meeting->so_soon)
    make_elastic_or_hop(&record, memory->scene->gravity);
  return record;
}

static void renew_frame_budget(Memory *memory) {
  memory->frame_budget = MOST_IN_ONE_FRAME + (guint64)MOST_IN_ONE_FRAME_PER_DISC * memory->n;
}

/* Gives up if contacts come ever faster, or if a disc goes too far in too short a time. */
static gboolean check_frame_budget(const Memory *memory, guint disc, GError **error) {
  if (memory->frame_budget > 0)
    return TRUE;
  Body at;
  bring(memory, disc, memory->instant_s, &at);
  g_set_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
              /* Translators: a time, the number of a disc, counted from 1, and its place */
              _("Too much happens after t = %.6g s, last to disc %u at (%.4g, %.4g): contacts come "
                "ever faster, or it crosses the scene too often. Make discs slower or larger, or "
                "frames shorter."),
              memory->instant_s, disc + 1, at.position.x, at.position.y);
  return FALSE;
}

/* Gives up if there is no end of contacts at one instant, because a disc is wedged between
 * others. */
static gboolean check_instant(Memory *memory, const Meeting *meeting, GError **error) {
  double now_s = meeting->now_s;
  if (now_s > memory->instant_s) {
    memory->instant_s = now_s;
    memory->n_at_instant = 0;
  }
  memory->n_at_instant++;
  if (memory->n_at_instant <=
      MOST_AT_ONE_INSTANT + (guint64)MOST_AT_ONE_INSTANT_PER_DISC * memory->n)
    return TRUE;
  g_set_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
              /* Translators: the number of a disc, counted from 1, its place, and a time */
              _("Disc %u at (%.4g, %.4g) has no end of contacts at t = %.6g s: it is wedged in. "
                "Give it more room, or take a pinned disc or a wall away."),
              meeting->disc + 1, meeting->a.position.x, meeting->a.position.y, now_s);
  return FALSE;
}

/* A pinned disc's flight never ends. */
static void begin_flight(Memory *memory, guint disc, double now_s, CaromVec2 position,
                         CaromVec2 velocity, gboolean after_contact) {
  CaromFlight *flight = &memory->flights[disc];
  if (flight->pinned)
    return;
  flight->position = position;
  flight->velocity = velocity;
  flight->time_s = now_s;
  flight->number++;
  flight->after_contact = (guint8)after_contact;
}

/* Rounding may leave two bodies approaching after their contact, by so little that no resolver can
 * change it; they would meet again at once, endlessly. The lighter one gets the missing speed. */
static void part(Memory *memory, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromVec2 at_rest = {0, 0}; /* a wall */
  CaromVec2 *a = &memory->flights[record->a].velocity;
  CaromVec2 *b = record->b >= 0 ? &memory->flights[record->b].velocity : &at_rest;
  gboolean a_is_lighter = c->mass_a_kg <= c->mass_b_kg;
  CaromVec2 *lighter = a_is_lighter ? a : b;
  double length = carom_vec2_length(c->d);
  double rounding = SPEED_ROUNDING * (carom_vec2_length(*a) + carom_vec2_length(*b));
  double hair = MAX(rounding, DBL_MIN) / (a_is_lighter ? -length : length);
  for (;; hair *= 2) {
    double approach = carom_vec2_dot(carom_vec2_sub(*a, *b), c->d);
    if (!(approach > 0 && approach <= rounding * length))
      break;
    *lighter = carom_vec2_add_scaled(*lighter, c->d, hair);
  }
}

static void renew_both(Memory *memory, const CaromContactRecord *record) {
  carom_forecast_renew(memory->forecast, record->a, record->time_s);
  if (record->b >= 0)
    carom_forecast_renew(memory->forecast, (guint)record->b, record->time_s);
}

/* Resolves a contact by itself. Bodies that graze each other may turn out to be parting already;
 * then they fly on. */
static void collide_alone(const CaromEngine *engine, Memory *memory, const Meeting *meeting) {
  CaromContactRecord record = record_of(engine, memory, meeting);
  gboolean resolved = carom_engine_settle(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  begin_flight(memory, record.a, meeting->now_s, meeting->a.position, record.outcome.velocity_a,
               resolved);
  if (record.b >= 0)
    begin_flight(memory, (guint)record.b, meeting->now_s, meeting->b.position,
                 record.outcome.velocity_b, resolved);
  part(memory, &record);
  renew_both(memory, &record);
}

/* ---- Contacts at the same instant ---- */

/* Connected contacts, and the discs in them that can move. */
typedef struct {
  GArray *records; /* (element-type CaromContactRecord) */
  GArray *discs;   /* (element-type guint) */
} Tie;

static gboolean is_in(const GArray *discs, guint disc) {
  for (guint k = 0; k < discs->len; k++)
    if (g_array_index(discs, guint, k) == disc)
      return TRUE;
  return FALSE;
}

static void add_disc(const Memory *memory, Tie *tie, guint disc) {
  if (!memory->flights[disc].pinned && !is_in(tie->discs, disc))
    g_array_append_val(tie->discs, disc);
}

static double gap_of(const Memory *memory, const Meeting *meeting) {
  const Body *a = &meeting->a;
  if (meeting->partner >= 0)
    return carom_vec2_length(carom_vec2_sub(meeting->b.position, a->position)) -
           (a->flight->radius + meeting->b.flight->radius);
  const CaromWall *wall = carom_scene_wall(memory->scene, (guint)~meeting->partner);
  CaromVec2 nearest = carom_wall_foot(wall, a->position).nearest;
  return carom_vec2_length(carom_vec2_sub(nearest, a->position)) - a->flight->radius;
}

/* Whether bodies that nearly touch have their contact at this instant: they touch, would touch
 * immediately, or rest side by side. Bodies that close the last gap slowly have a contact of their
 * own later. */
static gboolean is_of_this_instant(const Memory *memory, const Meeting *meeting,
                                   const CaromContact *c) {
  double gap = gap_of(memory, meeting);
  double approach =
      carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / carom_vec2_length(c->d);
  double speeds = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  return carom_same_instant_touches(gap, approach) || fabs(approach) <= SPEED_ROUNDING * speeds;
}

static void add_meeting(const CaromEngine *engine, const Memory *memory, Tie *tie,
                        const Meeting *meeting) {
  CaromContactRecord record = record_of(engine, memory, meeting);
  gboolean is_due = tie->records->len == 0;
  if (!is_due &&
      (record.kind == CAROM_CONTACT_HOP || !is_of_this_instant(memory, meeting, &record.contact)))
    return;
  g_array_append_val(tie->records, record);
  add_disc(memory, tie, meeting->disc);
  if (meeting->partner >= 0)
    add_disc(memory, tie, (guint)meeting->partner);
}

/* Gathers all contacts that are connected with the one that is due, which comes first. Pinned discs
 * and walls do not connect contacts. */
static Tie gather_tie(const CaromEngine *engine, const Memory *memory, const Meeting *due) {
  Tie tie = {g_array_new(FALSE, FALSE, sizeof(CaromContactRecord)),
             g_array_new(FALSE, FALSE, sizeof(guint))};
  g_autoptr(GArray) partners = g_array_new(FALSE, FALSE, sizeof(gint32));
  double now_s = due->now_s;
  add_meeting(engine, memory, &tie, due);
  for (guint k = 0; k < tie.discs->len; k++) {
    guint disc = g_array_index(tie.discs, guint, k);
    carom_forecast_find_touching(memory->forecast, disc, now_s, CAROM_TIES_TOUCHING, partners);
    for (guint i = 0; i < partners->len; i++) {
      gint32 partner = g_array_index(partners, gint32, i);
      Meeting meeting;
      meet(memory, disc, partner, now_s, &meeting);
      gboolean is_due = meeting.disc == due->disc && meeting.partner == due->partner;
      gboolean seen = FALSE; /* seen already from the partner's side */
      for (guint j = 0; j < k && partner >= 0; j++)
        seen |= g_array_index(tie.discs, guint, j) == (guint)partner;
      if (!is_due && !seen)
        add_meeting(engine, memory, &tie, &meeting);
    }
  }
  return tie;
}

/* Whether @disc has got an impulse. The discs of the contact that is due begin new flights in any
 * case. */
static gboolean was_hit(const Tie *tie, guint disc, gboolean *after_contact) {
  gboolean is_due = FALSE;
  *after_contact = FALSE;
  for (guint k = 0; k < tie->records->len; k++) {
    const CaromContactRecord *record = &g_array_index(tie->records, CaromContactRecord, k);
    gboolean in_it = record->a == disc || record->b == (int)disc;
    is_due |= in_it && k == 0;
    *after_contact |= in_it && record->cluster_size > 0;
  }
  return is_due || *after_contact;
}

/* Lets the policy for ties resolve the contacts; it works on the velocities in the world. */
static void collide_together(const CaromEngine *engine, Memory *memory, const Tie *tie) {
  CaromBodies *bodies = &engine->world->bodies;
  CaromContactRecord *records = (CaromContactRecord *)tie->records->data;
  double now_s = records->time_s;
  for (guint k = 0; k < tie->records->len; k++) {
    carom_bodies_set_velocity(bodies, records[k].a, records[k].contact.velocity_a);
    if (records[k].b >= 0)
      carom_bodies_set_velocity(bodies, (guint)records[k].b, records[k].contact.velocity_b);
  }
  engine->method->ties->settle(engine, records, tie->records->len);
  for (guint k = 0; k < tie->discs->len; k++) {
    guint disc = g_array_index(tie->discs, guint, k);
    gboolean after_contact;
    if (!was_hit(tie, disc, &after_contact))
      continue;
    Body body;
    bring(memory, disc, now_s, &body);
    begin_flight(memory, disc, now_s, body.position, carom_bodies_velocity(bodies, disc),
                 after_contact);
  }
  for (guint k = 0; k < tie->records->len; k++)
    if (records[k].cluster_size > 0)
      part(memory, &records[k]);
  for (guint k = 0; k < tie->discs->len; k++)
    carom_forecast_renew(memory->forecast, g_array_index(tie->discs, guint, k), now_s);
}

/* A hop is made for one contact at a time, because the speed that it needs depends on the speeds
 * just before. */
static void collide_tied(const CaromEngine *engine, Memory *memory, const Meeting *due) {
  CaromContactRecord record = record_of(engine, memory, due);
  if (record.kind == CAROM_CONTACT_HOP) {
    collide_alone(engine, memory, due);
    return;
  }
  Tie tie = gather_tie(engine, memory, due);
  memory->n_at_instant += tie.records->len - 1; /* the one that is due has been counted already */
  if (tie.records->len > 1)
    collide_together(engine, memory, &tie);
  else
    collide_alone(engine, memory, due);
  g_array_unref(tie.records);
  g_array_unref(tie.discs);
}

/* Resolves the contact that @disc is due for, and those connected with it. */
static gboolean collide(const CaromEngine *engine, Memory *memory, guint disc, GError **error) {
  if (!check_frame_budget(memory, disc, error))
    return FALSE;
  Meeting due;
  meet_as_due(memory, disc, &due);
  if (!check_instant(memory, &due, error))
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
  for (guint i = 0; i < memory->n; i++) {
    const CaromFlight *flight = &memory->flights[i];
    carom_bodies_set_position(&world->bodies, i, carom_flight_position_at(flight, g, now_s));
    carom_bodies_set_velocity(&world->bodies, i, carom_flight_velocity_at(flight, g, now_s));
  }
  carom_world_set_time(world, now_s);
}

static gboolean advance(const CaromEngine *engine, gpointer data, double until_s, double show_s,
                        GError **error) {
  Memory *memory = data;
  for (;;) {
    guint disc = carom_forecast_next(memory->forecast, until_s, &memory->frame_budget);
    if (disc == CAROM_FORECAST_NONE)
      break;
    if (!collide(engine, memory, disc, error))
      return FALSE;
  }
  show(engine->world, memory, show_s);
  return TRUE;
}

static gboolean frame(const CaromEngine *engine, gpointer data, GError **error) {
  Memory *memory = data;
  guint64 next = engine->world->frame + 1;
  double until_s = (double)next * memory->scene->dt_s;
  renew_frame_budget(memory);
  if (!advance(engine, memory, until_s, until_s, error))
    return FALSE;
  carom_world_set_frame(engine->world, next);
  return TRUE;
}

static gboolean foresee(const CaromEngine *engine, gpointer data, double until_s,
                        CaromContactRecord *record) {
  Memory *memory = data;
  guint disc = carom_forecast_next(memory->forecast, until_s, &memory->frame_budget);
  if (disc == CAROM_FORECAST_NONE || memory->frame_budget == 0)
    return FALSE;
  Meeting meeting;
  meet_as_due(memory, disc, &meeting);
  *record = record_of(engine, memory, &meeting);
  carom_resolver_resolve(engine->method->resolver, &record->contact, &record->outcome);
  return TRUE;
}

/* ---- Memory ---- */

static void start_from(Memory *memory, double now_s) {
  carom_forecast_start(memory->forecast, now_s);
  memory->instant_s = now_s;
  memory->n_at_instant = 0;
  renew_frame_budget(memory);
}

static void take_off(Memory *memory, const CaromWorld *world) {
  for (guint i = 0; i < memory->n; i++)
    memory->flights[i] = carom_flight_of(&world->bodies, i, world->time_s);
}

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new0(Memory, 1);
  memory->scene = world->scene;
  memory->n = world->bodies.n;
  /* Each flight has its own cache line. */
  memory->flights = g_aligned_alloc(memory->n, sizeof(CaromFlight), sizeof(CaromFlight));
  memory->forecast = carom_forecast_new(world->scene, memory->flights);
  take_off(memory, world);
  start_from(memory, world->time_s);
  return memory;
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  carom_forecast_free(memory->forecast);
  g_aligned_free(memory->flights);
  g_free(memory);
}

static gsize state_size(gconstpointer data) {
  const Memory *memory = data;
  return sizeof(CaromFlight) * memory->n;
}

static void save(gconstpointer data, gpointer state) {
  const Memory *memory = data;
  if (memory->n > 0)
    memcpy(state, memory->flights, state_size(memory));
}

static void restore(gpointer data, gconstpointer state, double now_s) {
  Memory *memory = data;
  if (memory->n > 0)
    memcpy(memory->flights, state, state_size(memory));
  start_from(memory, now_s);
}

const CaromDetection carom_detection_events = {
    .part = {.id = "events",
             .title = N_("Events"),
             .summary = N_("Foretells every contact, and jumps from one to the next.")},
    .memory_new = memory_new,
    .memory_free = memory_free,
    .frame = frame,
    .foresee = foresee,
    .advance = advance,
    .state_size = state_size,
    .save = save,
    .restore = restore,
    .describe = carom_events_describe,
};
