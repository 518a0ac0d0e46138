/* Event-driven detection: jump from contact to contact.
 *
 * Every disc flies by itself, on a straight line or a parabola, from its last contact on
 * (CaromFlight). The forecast tells which contact comes next; there the two bodies are brought to
 * its time, the contact is resolved, and two new flights begin. Frames only look on. */
#include "carom-events.h"
#include "carom-forecast.h"

#include <float.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Contacts without end are given up. A crowd of n discs that all overlap parts after far fewer than
 * this many at one instant. In a frame there may be as many as Galperin's billiard has at a mass
 * ratio of 1e14. */
#define MOST_AT_ONE_INSTANT          10000
#define MOST_AT_ONE_INSTANT_PER_DISC 1000
#define MOST_IN_ONE_FRAME            40000000

typedef struct {
  const CaromScene *scene;
  guint n;
  CaromFlight *flights; /* [disc]: all of the state */
  CaromForecast *forecast;
  double free_mass_kg; /* of all discs that are not pinned */
  double instant_s;    /* of the last contact */
  guint64 n_at_instant, n_in_frame;
} Memory;

/* ---- A contact ---- */

/* A contact that is due, with its bodies brought to its time. */
typedef struct {
  guint disc;       /* the lower index */
  gint32 partner;   /* a disc's index, or ~ a wall's */
  CaromFlight a, b; /* of the two; b is not used for a wall */
  gboolean so_soon; /* it follows another contact of one of them within t_c */
} Meeting;

static gboolean had_contact_lately(const CaromFlight *flight, double now_s) {
  return flight->after_contact && now_s - flight->time_s < CAROM_EVENTS_CONTACT_DURATION_S;
}

/* Where the disc is at @now_s, as the beginning of another flight. */
static CaromFlight land(const CaromFlight *flight, CaromVec2 gravity, double now_s) {
  CaromFlight landed = *flight;
  if (flight->pinned) /* nothing ends a pinned disc's flight; this is only a look at it */
    gravity = carom_vec2(0, 0);
  landed.position = carom_flight_position_at(flight, gravity, now_s);
  landed.velocity = carom_flight_velocity_at(flight, gravity, now_s);
  landed.time_s = now_s;
  landed.number++;
  return landed;
}

static Meeting meeting_of(const Memory *memory, guint disc) {
  const CaromForecastContact *due = carom_forecast_get(memory->forecast, disc);
  CaromVec2 g = memory->scene->gravity;
  guint a = due->partner >= 0 ? MIN(disc, (guint)due->partner) : disc;
  const CaromFlight *flight = &memory->flights[a];
  Meeting meeting = {.disc = a, .partner = due->partner};
  meeting.a = land(flight, g, due->time_s);
  meeting.so_soon = had_contact_lately(flight, due->time_s);
  if (due->partner >= 0) {
    meeting.partner = (gint32)MAX(disc, (guint)due->partner);
    const CaromFlight *other = &memory->flights[meeting.partner];
    meeting.b = land(other, g, due->time_s);
    meeting.so_soon |= had_contact_lately(other, due->time_s);
  }
  return meeting;
}

/* The restitution of a contact that follows another within t_c: elastic; and where gravity drives
 * the bodies together, enough for a hop. */
static double restitution_so_soon(const CaromContact *c, CaromVec2 drive) {
  double length = carom_vec2_length(c->d);
  double approach = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / length;
  double hop = 0.25 * CAROM_EVENTS_CONTACT_DURATION_S * carom_vec2_dot(drive, c->d) / length;
  /* Approach below ε hop is nothing but rounding. */
  return hop > approach && approach > 0 ? MIN(hop / approach, 1 / DBL_EPSILON) : 1;
}

/* The direction from the disc's centre to the wall, where it touches it. */
static CaromVec2 direction_to_wall(const Memory *memory, const CaromFlight *disc, guint w) {
  CaromVec2 left = carom_forecast_wall_normal(memory->forecast, w);
  CaromWallFoot foot = carom_wall_foot(carom_scene_wall(memory->scene, w), disc->position);
  if (!foot.between_ends)
    return carom_vec2_sub(foot.nearest, disc->position);
  /* A centre on the wall itself comes from the side that it moves away from. */
  double side = foot.side != 0 ? foot.side : -carom_vec2_dot(disc->velocity, left);
  return carom_vec2_scale(left, side < 0 ? disc->radius : -disc->radius);
}

static CaromContact wall_contact(const Memory *memory, const Meeting *meeting) {
  guint w = (guint)~meeting->partner;
  const CaromWall *wall = carom_scene_wall(memory->scene, w);
  return (CaromContact){
      .mass_a_kg = meeting->a.mass_kg,
      .mass_b_kg = INFINITY,
      .velocity_a = meeting->a.velocity,
      .d = direction_to_wall(memory, &meeting->a, w),
      .restitution = wall->restitution,
      .tangential_factor = wall->tangential_factor,
  };
}

static CaromContact disc_contact(const Memory *memory, const Meeting *meeting) {
  return (CaromContact){
      .mass_a_kg = meeting->a.mass_kg,
      .mass_b_kg = meeting->b.mass_kg,
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
      .time_s = meeting->a.time_s,
      .a = meeting->disc,
      .b = with_wall ? -1 : meeting->partner,
      .wall = with_wall ? ~meeting->partner : -1,
      .contact = with_wall ? wall_contact(memory, meeting) : disc_contact(memory, meeting),
  };
  if (meeting->so_soon) {
    CaromVec2 g = memory->scene->gravity;
    CaromVec2 g_b = with_wall ? carom_vec2(0, 0) : carom_flight_acceleration(&meeting->b, g);
    CaromVec2 drive = carom_vec2_sub(carom_flight_acceleration(&meeting->a, g), g_b);
    record.contact.restitution = restitution_so_soon(&record.contact, drive);
    record.contact.tangential_factor = 1;
  }
  return record;
}

/* Contacts without end: at one instant where a disc is wedged between others, or ever faster. */
static gboolean check_pace(Memory *memory, const Meeting *meeting, GError **error) {
  double now_s = meeting->a.time_s;
  if (now_s > memory->instant_s) {
    memory->instant_s = now_s;
    memory->n_at_instant = 0;
  }
  memory->n_at_instant++;
  memory->n_in_frame++;
  guint64 most = MOST_AT_ONE_INSTANT + (guint64)MOST_AT_ONE_INSTANT_PER_DISC * memory->n;
  if (memory->n_at_instant <= most && memory->n_in_frame <= MOST_IN_ONE_FRAME)
    return TRUE;
  g_set_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
              /* Translators: the number of a disc, counted from 1, its place, and a time */
              _("Disc %u at (%.4g, %.4g) has no end of contacts at t = %.6g s: it is wedged in, or "
                "is hit ever faster. Give it more room, or take a pinned disc or a wall away."),
              meeting->disc + 1, meeting->a.position.x, meeting->a.position.y, now_s);
  return FALSE;
}

static void begin_flight(Memory *memory, guint disc, const CaromFlight *landed, CaromVec2 velocity,
                         gboolean after_contact) {
  CaromFlight *flight = &memory->flights[disc];
  if (!flight->pinned) {
    *flight = *landed;
    flight->velocity = velocity;
    flight->after_contact = (guint8)after_contact;
  }
}

/* The contact that @disc is due for happens. */
static gboolean collide(const CaromEngine *engine, Memory *memory, guint disc, GError **error) {
  Meeting meeting = meeting_of(memory, disc);
  if (!check_pace(memory, &meeting, error))
    return FALSE;
  CaromContactRecord record = record_of(engine, memory, &meeting);
  /* Bodies that graze may turn out to part already; they fly on. */
  gboolean resolved = carom_engine_settle(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  begin_flight(memory, record.a, &meeting.a, record.outcome.velocity_a, resolved);
  if (record.b >= 0)
    begin_flight(memory, (guint)record.b, &meeting.b, record.outcome.velocity_b, resolved);
  carom_forecast_renew(memory->forecast, record.a, record.time_s);
  if (record.b >= 0)
    carom_forecast_renew(memory->forecast, (guint)record.b, record.time_s);
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
  world->time_s = now_s;
  carom_audit_set_gravity(&world->books, carom_vec2_scale(g, memory->free_mass_kg * now_s));
}

static gboolean advance(const CaromEngine *engine, gpointer data, double until_s, double show_s,
                        GError **error) {
  Memory *memory = data;
  for (;;) {
    guint disc = carom_forecast_next(memory->forecast, until_s);
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
  memory->n_in_frame = 0;
  if (!advance(engine, memory, until_s, until_s, error))
    return FALSE;
  carom_world_set_frame(engine->world, next);
  return TRUE;
}

static gboolean foresee(const CaromEngine *engine, gpointer data, double until_s,
                        CaromContactRecord *record) {
  Memory *memory = data;
  guint disc = carom_forecast_next(memory->forecast, until_s);
  if (disc == CAROM_FORECAST_NONE)
    return FALSE;
  Meeting meeting = meeting_of(memory, disc);
  *record = record_of(engine, memory, &meeting);
  carom_resolve(engine->method->resolver, &record->contact, &record->outcome);
  return TRUE;
}

/* ---- Memory ---- */

static void start_from(Memory *memory, double now_s) {
  carom_forecast_start(memory->forecast, now_s);
  memory->instant_s = now_s;
  memory->n_at_instant = 0;
}

static void take_off(Memory *memory, const CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  for (guint i = 0; i < memory->n; i++) {
    gboolean pinned = carom_bodies_is_pinned(bodies, i);
    memory->flights[i] = (CaromFlight){
        .position = carom_bodies_position(bodies, i),
        .velocity = carom_bodies_velocity(bodies, i),
        .time_s = world->time_s,
        .radius = bodies->radius[i],
        .mass_kg = bodies->mass_kg[i],
        .pinned = (guint8)pinned,
    };
    memory->free_mass_kg += pinned ? 0 : bodies->mass_kg[i];
  }
}

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new0(Memory, 1);
  memory->scene = world->scene;
  memory->n = world->bodies.n;
  /* Each on a cache line of its own. */
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
};
