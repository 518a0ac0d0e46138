/* Event-driven detection: jump from contact to contact.
 *
 * Every disc flies by itself, on a straight line or a parabola, from its last contact on
 * (CaromFlight). Of each disc only one thing is kept in the queue: its next contact, or else when
 * it leaves its cell. A forecast may be overtaken, when the partner has another contact first. That
 * is seen when its time has come, by the partner's flight being another one; then the disc looks
 * anew. What happens depends on the flights alone, never on what is in the queue: so a run that is
 * put back to an earlier frame repeats itself bit for bit. */
#include "carom-events.h"
#include "carom-cells.h"
#include "carom-event-queue.h"
#include "carom-flight.h"

#include <float.h>
#include <glib/gi18n.h>
#include <string.h>

/* Contacts without end are given up. A crowd of n discs that all overlap parts after far fewer than
 * this many at one instant. In a frame there may be as many as Galperin's billiard has at a mass
 * ratio of 1e14. */
#define MOST_AT_ONE_INSTANT          10000
#define MOST_AT_ONE_INSTANT_PER_DISC 1000
#define MOST_IN_ONE_FRAME            40000000

/* What a disc will run into next. */
typedef struct {
  double time_s;         /* INFINITY: nothing in sight */
  gint32 partner;        /* a disc's index, or ~ a wall's */
  guint32 flight_number; /* of the partner's flight that this was foretold from; 0 for a wall */
} Forecast;

typedef struct {
  const CaromScene *scene;
  guint n;
  CaromFlight *flights;    /* [disc]: all of the state */
  Forecast *forecasts;     /* [disc] */
  CaromVec2 *wall_normals; /* [wall] */
  CaromCells *cells;
  CaromEventQueue *queue;
  double free_mass_kg;
  double instant_s;     /* of the last contact */
  guint64 n_at_instant; /* contacts at that instant */
  guint64 n_in_frame;
} Memory;

/* ---- Ties: which of two events at the same time comes first ---- */

static gboolean is_contact(const Memory *memory, guint disc) {
  return memory->forecasts[disc].time_s <= carom_event_queue_get(memory->queue, disc);
}

/* Contacts are ordered by the lower index, then by the other; a disc's walls come after its
 * partners. */
static guint64 contact_rank(guint disc, gint32 partner) {
  guint64 low = partner >= 0 ? MIN(disc, (guint)partner) : disc;
  guint64 high = partner >= 0 ? MAX(disc, (guint)partner) : (guint)G_MAXINT + (guint)~partner;
  return low << 32 | high;
}

static int compare_ties(guint one, guint other, gpointer user_data) {
  const Memory *memory = user_data;
  guint64 a = is_contact(memory, one) ? contact_rank(one, memory->forecasts[one].partner) : 0;
  guint64 b = is_contact(memory, other) ? contact_rank(other, memory->forecasts[other].partner) : 0;
  if (a != b)
    return a < b ? -1 : 1;
  return one < other ? -1 : 1;
}

/* ---- Looking ahead ---- */

static void consider(Forecast *forecast, guint disc, double time_s, gint32 partner,
                     guint32 flight_number) {
  if (time_s < forecast->time_s ||
      (time_s == forecast->time_s && time_s < INFINITY &&
       contact_rank(disc, partner) < contact_rank(disc, forecast->partner)))
    *forecast = (Forecast){time_s, partner, flight_number};
}

static void look_at_discs(const Memory *memory, guint disc, gint32 column, gint32 row,
                          Forecast *forecast) {
  const CaromCells *cells = memory->cells;
  const CaromFlight *flight = &memory->flights[disc];
  for (guint i = cells->first[carom_cells_bucket(cells, column, row)]; i != CAROM_CELLS_NONE;
       i = cells->next[i]) {
    const CaromFlight *other = &memory->flights[i];
    if (i == disc || (isinf(flight->mass_kg) && isinf(other->mass_kg)))
      continue;
    double time_s = carom_flight_meet_disc(flight, other, memory->scene->gravity);
    consider(forecast, disc, time_s, (gint32)i, other->number);
  }
}

static void look_at_walls(const Memory *memory, guint disc, Forecast *forecast) {
  const CaromCells *cells = memory->cells;
  const CaromFlight *flight = &memory->flights[disc];
  CaromCell cell = cells->cell_of[disc];
  guint bucket = carom_cells_bucket(cells, cell.column, cell.row);
  if (isinf(flight->mass_kg))
    return;
  for (guint k = cells->first_wall[bucket]; k < cells->first_wall[bucket + 1]; k++) {
    guint wall = cells->walls[k];
    double time_s = carom_flight_meet_wall(flight, carom_scene_wall(memory->scene, wall),
                                           memory->wall_normals[wall], memory->scene->gravity);
    consider(forecast, disc, time_s, ~(gint32)wall, 0);
  }
}

/* When a coordinate leaves the range from @low to @high, counted from now: at once, if it is
 * outside and moves away. */
static double time_to_leave(double low, double high, double at, double speed, double acceleration) {
  double up = carom_descent_quadratic(high - at, -speed, -0.5 * acceleration, 0);
  double down = carom_descent_quadratic(at - low, speed, 0.5 * acceleration, 0);
  return MIN(up, down);
}

static double leaves_cell_at(const Memory *memory, guint disc, double now_s) {
  const CaromFlight *flight = &memory->flights[disc];
  CaromCell cell = memory->cells->cell_of[disc];
  double width = memory->cells->width;
  if (carom_cells_is_outermost(cell))
    return INFINITY;
  CaromVec2 g = carom_flight_acceleration(flight, memory->scene->gravity);
  CaromVec2 at = carom_flight_position_at(flight, g, now_s);
  CaromVec2 v = carom_flight_velocity_at(flight, g, now_s);
  double x = time_to_leave(cell.column * width, (cell.column + 1) * width, at.x, v.x, g.x);
  double y = time_to_leave(cell.row * width, (cell.row + 1) * width, at.y, v.y, g.y);
  return now_s + MIN(x, y);
}

static void schedule(Memory *memory, guint disc, double now_s) {
  double leaves_s = leaves_cell_at(memory, disc, now_s);
  carom_event_queue_set(memory->queue, disc, MIN(leaves_s, memory->forecasts[disc].time_s));
}

/* Looks for the disc's next contact among everything that is near. */
static void look_ahead(Memory *memory, guint disc, double now_s) {
  CaromCell cell = memory->cells->cell_of[disc];
  Forecast forecast = {.time_s = INFINITY};
  for (gint32 row = cell.row - 1; row <= cell.row + 1; row++)
    for (gint32 column = cell.column - 1; column <= cell.column + 1; column++)
      look_at_discs(memory, disc, column, row, &forecast);
  look_at_walls(memory, disc, &forecast);
  memory->forecasts[disc] = forecast;
  schedule(memory, disc, now_s);
}

/* ---- From cell to cell ---- */

/* By how much a coordinate is beyond the side of its cell towards which it moves. */
static double beyond(double low, double high, double at, double speed) {
  return speed > 0 ? at - high : speed < 0 ? low - at : -INFINITY;
}

/* The disc moves on to the next cell; of the nine cells round it three are new to it. */
static void leave_cell(Memory *memory, guint disc, double now_s) {
  const CaromFlight *flight = &memory->flights[disc];
  CaromCell cell = memory->cells->cell_of[disc];
  double width = memory->cells->width;
  CaromVec2 at = carom_flight_position_at(flight, memory->scene->gravity, now_s);
  CaromVec2 v = carom_flight_velocity_at(flight, memory->scene->gravity, now_s);
  double x = beyond(cell.column * width, (cell.column + 1) * width, at.x, v.x);
  double y = beyond(cell.row * width, (cell.row + 1) * width, at.y, v.y);
  Forecast *forecast = &memory->forecasts[disc];
  if (x > y) {
    gint32 step = v.x > 0 ? 1 : -1;
    cell.column += step;
    for (gint32 row = cell.row - 1; row <= cell.row + 1; row++)
      look_at_discs(memory, disc, cell.column + step, row, forecast);
  } else {
    gint32 step = v.y > 0 ? 1 : -1;
    cell.row += step;
    for (gint32 column = cell.column - 1; column <= cell.column + 1; column++)
      look_at_discs(memory, disc, column, cell.row + step, forecast);
  }
  carom_cells_move(memory->cells, disc, cell);
  look_at_walls(memory, disc, forecast);
  schedule(memory, disc, now_s);
}

/* ---- Contacts ---- */

static gboolean is_overtaken(const Memory *memory, const Forecast *forecast) {
  return forecast->partner >= 0 &&
         memory->flights[forecast->partner].number != forecast->flight_number;
}

static void begin_flight(Memory *memory, guint disc, CaromVec2 velocity, double now_s,
                         gboolean after_contact) {
  CaromFlight *flight = &memory->flights[disc];
  if (isinf(flight->mass_kg))
    return; /* nothing changes a pinned disc's flight */
  flight->position = carom_flight_position_at(flight, memory->scene->gravity, now_s);
  flight->velocity = velocity;
  flight->time_s = now_s;
  flight->number++;
  flight->after_contact = after_contact;
}

static gboolean had_contact_lately(const CaromFlight *flight, double now_s) {
  return flight->after_contact && now_s - flight->time_s < CAROM_EVENTS_CONTACT_DURATION_S;
}

/* The restitution of a contact that follows another within t_c: elastic; and where gravity drives
 * the bodies together, enough for a hop. */
static double restitution_so_soon(const CaromContact *c, CaromVec2 g_a, CaromVec2 g_b) {
  double length = carom_vec2_length(c->d);
  double approach = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / length;
  double drive = carom_vec2_dot(carom_vec2_sub(g_a, g_b), c->d) / length;
  double hop = 0.25 * CAROM_EVENTS_CONTACT_DURATION_S * drive;
  /* Approach below ε hop is nothing but rounding. */
  return hop > approach && approach > 0 ? MIN(hop / approach, 1 / DBL_EPSILON) : 1;
}

/* The direction from the disc's centre to the wall, where it touches it. */
static CaromVec2 direction_to_wall(const Memory *memory, guint disc, guint w, CaromVec2 position,
                                   CaromVec2 velocity) {
  const CaromWall *wall = carom_scene_wall(memory->scene, w);
  CaromVec2 left = memory->wall_normals[w];
  CaromWallFoot foot = carom_wall_foot(wall, position);
  if (!foot.between_ends)
    return carom_vec2_sub(foot.nearest, position);
  /* A centre on the wall itself comes from the side that it moves away from. */
  double side = foot.side != 0 ? foot.side : -carom_vec2_dot(velocity, left);
  return carom_vec2_scale(left,
                          side < 0 ? memory->flights[disc].radius : -memory->flights[disc].radius);
}

static CaromContactRecord wall_contact(const Memory *memory, guint disc, guint w, double now_s) {
  const CaromFlight *flight = &memory->flights[disc];
  const CaromWall *wall = carom_scene_wall(memory->scene, w);
  CaromVec2 position = carom_flight_position_at(flight, memory->scene->gravity, now_s);
  CaromVec2 velocity = carom_flight_velocity_at(flight, memory->scene->gravity, now_s);
  return (CaromContactRecord){
      .a = disc,
      .b = -1,
      .wall = (int)w,
      .contact = {.mass_a_kg = flight->mass_kg,
                  .mass_b_kg = INFINITY,
                  .velocity_a = velocity,
                  .d = direction_to_wall(memory, disc, w, position, velocity),
                  .restitution = wall->restitution,
                  .tangential_factor = wall->tangential_factor},
  };
}

static CaromContactRecord disc_contact(const Memory *memory, guint a, guint b, double now_s) {
  CaromVec2 g = memory->scene->gravity;
  const CaromFlight *one = &memory->flights[a], *other = &memory->flights[b];
  CaromVec2 d = carom_vec2_sub(carom_flight_position_at(other, g, now_s),
                               carom_flight_position_at(one, g, now_s));
  return (CaromContactRecord){
      .a = a,
      .b = (int)b,
      .wall = -1,
      .contact = {.mass_a_kg = one->mass_kg,
                  .mass_b_kg = other->mass_kg,
                  .velocity_a = carom_flight_velocity_at(one, g, now_s),
                  .velocity_b = carom_flight_velocity_at(other, g, now_s),
                  .d = d,
                  .restitution = memory->scene->restitution,
                  .tangential_factor = 1},
  };
}

/* The contact that @disc is due for, as it is before it is resolved. */
static CaromContactRecord contact_of(const CaromEngine *engine, const Memory *memory, guint disc) {
  const Forecast *forecast = &memory->forecasts[disc];
  double now_s = forecast->time_s;
  gint32 partner = forecast->partner;
  CaromContactRecord record = partner < 0 ? wall_contact(memory, disc, (guint)~partner, now_s)
                                          : disc_contact(memory, MIN(disc, (guint)partner),
                                                         MAX(disc, (guint)partner), now_s);
  record.frame = engine->world->frame + 1;
  record.time_s = now_s;
  const CaromFlight *a = &memory->flights[record.a];
  const CaromFlight *b = record.b >= 0 ? &memory->flights[record.b] : NULL;
  if (had_contact_lately(a, now_s) || (b && had_contact_lately(b, now_s))) {
    CaromVec2 g = memory->scene->gravity;
    record.contact.restitution =
        restitution_so_soon(&record.contact, carom_flight_acceleration(a, g),
                            b ? carom_flight_acceleration(b, g) : carom_vec2(0, 0));
    record.contact.tangential_factor = 1;
  }
  return record;
}

/* Contacts without end: at one instant where a disc is wedged between others, or ever faster. */
static gboolean check_pace(Memory *memory, const CaromContactRecord *record, GError **error) {
  if (record->time_s > memory->instant_s) {
    memory->instant_s = record->time_s;
    memory->n_at_instant = 0;
  }
  memory->n_at_instant++;
  memory->n_in_frame++;
  if (memory->n_at_instant <= MOST_AT_ONE_INSTANT + MOST_AT_ONE_INSTANT_PER_DISC * memory->n &&
      memory->n_in_frame <= MOST_IN_ONE_FRAME)
    return TRUE;
  CaromVec2 at =
      carom_flight_position_at(&memory->flights[record->a], memory->scene->gravity, record->time_s);
  g_set_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
              /* Translators: the number of a disc, counted from 1, its place, and a time */
              _("Disc %u at (%.4g, %.4g) has no end of contacts at t = %.6g s: it is wedged in, or "
                "is hit ever faster. Give it more room, or take a pinned disc or wall away."),
              record->a + 1, at.x, at.y, record->time_s);
  return FALSE;
}

/* The contact that @disc is due for happens. */
static gboolean collide(const CaromEngine *engine, Memory *memory, guint disc, GError **error) {
  CaromContactRecord record = contact_of(engine, memory, disc);
  if (!check_pace(memory, &record, error))
    return FALSE;
  /* Bodies that graze may turn out to part already; they fly on. */
  gboolean resolved = carom_engine_settle(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  begin_flight(memory, record.a, record.outcome.velocity_a, record.time_s, resolved);
  if (record.b >= 0)
    begin_flight(memory, (guint)record.b, record.outcome.velocity_b, record.time_s, resolved);
  look_ahead(memory, record.a, record.time_s);
  if (record.b >= 0)
    look_ahead(memory, (guint)record.b, record.time_s);
  return TRUE;
}

/* ---- Time ---- */

/* The disc that is due for a contact next, no later than @until_s; CAROM_EVENT_QUEUE_NONE if none
 * is. Goes over all that is no contact: discs that change cells, and forecasts overtaken. */
static guint next_contact(Memory *memory, double until_s) {
  for (;;) {
    guint disc = carom_event_queue_first(memory->queue);
    if (disc == CAROM_EVENT_QUEUE_NONE)
      return disc;
    double now_s = carom_event_queue_get(memory->queue, disc);
    if (now_s > until_s)
      return CAROM_EVENT_QUEUE_NONE;
    if (!is_contact(memory, disc))
      leave_cell(memory, disc, now_s);
    else if (is_overtaken(memory, &memory->forecasts[disc]))
      look_ahead(memory, disc, now_s);
    else
      return disc;
  }
}

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
  for (guint disc; (disc = next_contact(memory, until_s)) != CAROM_EVENT_QUEUE_NONE;)
    if (!collide(engine, memory, disc, error))
      return FALSE;
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
  guint disc = next_contact(memory, until_s);
  if (disc == CAROM_EVENT_QUEUE_NONE)
    return FALSE;
  *record = contact_of(engine, memory, disc);
  carom_resolve(engine->method->resolver, &record->contact, &record->outcome);
  return TRUE;
}

/* ---- Memory ---- */

/* Forgets all forecasts and makes them anew. */
static void start_from(Memory *memory, double now_s) {
  carom_event_queue_clear(memory->queue);
  carom_cells_clear(memory->cells);
  for (guint i = 0; i < memory->n; i++) {
    memory->forecasts[i] = (Forecast){.time_s = INFINITY};
    CaromVec2 at = carom_flight_position_at(&memory->flights[i], memory->scene->gravity, now_s);
    carom_cells_insert(memory->cells, i, carom_cells_at(memory->cells, at));
  }
  for (guint i = 0; i < memory->n; i++)
    look_ahead(memory, i, now_s);
  memory->instant_s = now_s;
  memory->n_at_instant = 0;
}

static void take_off(Memory *memory, const CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  for (guint i = 0; i < memory->n; i++) {
    memory->flights[i] = (CaromFlight){
        .position = carom_bodies_position(bodies, i),
        .velocity = carom_bodies_velocity(bodies, i),
        .time_s = world->time_s,
        .radius = bodies->radius[i],
        .mass_kg = bodies->mass_kg[i],
    };
    memory->free_mass_kg += carom_bodies_is_pinned(bodies, i) ? 0 : bodies->mass_kg[i];
  }
}

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new0(Memory, 1);
  const CaromScene *scene = world->scene;
  memory->scene = scene;
  memory->n = world->bodies.n;
  memory->flights = g_new(CaromFlight, memory->n);
  memory->forecasts = g_new(Forecast, memory->n);
  memory->wall_normals = g_new(CaromVec2, scene->walls->len);
  for (guint i = 0; i < scene->walls->len; i++)
    memory->wall_normals[i] = carom_wall_normal(carom_scene_wall(scene, i));
  memory->cells = carom_cells_new(scene);
  memory->queue = carom_event_queue_new(memory->n, compare_ties, memory);
  take_off(memory, world);
  start_from(memory, world->time_s);
  return memory;
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  g_free(memory->flights);
  g_free(memory->forecasts);
  g_free(memory->wall_normals);
  carom_cells_free(memory->cells);
  carom_event_queue_free(memory->queue);
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
    .advance = advance,
    .foresee = foresee,
    .state_size = state_size,
    .save = save,
    .restore = restore,
};
