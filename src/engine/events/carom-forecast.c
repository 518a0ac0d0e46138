/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast: looks for a disc's next contact among the discs and walls of the nine cells
 * around it, and schedules that or the time at which the disc leaves its cell. When a disc moves to
 * another cell, only the three new cells are searched. Each contact is counted when it is foretold,
 * and what becomes of it when another takes its place; of those still in the queue it is looked up
 * when somebody asks which ones are void by now. */
#include "carom-forecast.h"
#include "carom-cells.h"
#include "carom-event-queue.h"
#include "carom-large-array.h"

typedef CaromForecastContact Contact;

/* What is foretold of a disc, and where it is. Both are asked for together, of discs in no order,
 * so they share half of a cache line. */
typedef struct {
  Contact contact;
  CaromCell cell;
  gboolean is_mutual; /* whether the partner of the contact has foretold the same meeting of the
                         same two flights; then this is so for both */
} ForetoldDisc;

G_STATIC_ASSERT(sizeof(ForetoldDisc) == 32);

struct CaromForecast {
  const CaromScene *scene;
  const CaromSchedule *schedule; /* (nullable) */
  const CaromFlight *flights;
  guint n, n_most;
  ForetoldDisc *discs; /* [disc] */
  CaromCells *cells;
  CaromEventQueue *queue;
  CaromVec2 *wall_normals; /* [wall] */
  CaromQueueCounts counts; /* as if all that are void and still in the queue were waiting */
  guint64 n_tests;
};

/* Whether @contact is one at all. */
static inline gboolean is_foretold(const Contact *contact) {
  return contact->time_s < INFINITY;
}

/* Whether the partner has begun another flight since @contact was foretold. */
static inline gboolean is_overtaken(const CaromForecast *forecast, const Contact *contact) {
  return contact->partner >= 0 &&
         forecast->flights[contact->partner].number != contact->flight_number;
}

/* ---- Ties: which of two events at the same time comes first ---- */

static gboolean is_contact(const CaromForecast *forecast, guint disc) {
  return forecast->discs[disc].contact.time_s <= carom_event_queue_get(forecast->queue, disc);
}

static guint64 contact_rank(guint disc, gint32 partner) {
  guint64 low = partner >= 0 ? MIN(disc, (guint)partner) : disc;
  guint64 high = partner >= 0 ? MAX(disc, (guint)partner) : (guint)G_MAXINT + (guint)~partner;
  return low << 32 | high;
}

static gboolean comes_before(guint one, guint other, gpointer user_data) {
  const CaromForecast *forecast = user_data;
  const ForetoldDisc *discs = forecast->discs;
  guint64 a = is_contact(forecast, one) ? contact_rank(one, discs[one].contact.partner) : 0;
  guint64 b = is_contact(forecast, other) ? contact_rank(other, discs[other].contact.partner) : 0;
  return a != b ? a < b : one < other;
}

/* ---- What becomes of a contact that was foretold ---- */

/* Whether the partner of @contact, which @disc has just foretold, has foretold the same meeting of
 * the same two flights. */
static gboolean is_foretold_by_partner(const CaromForecast *forecast, guint disc,
                                       const Contact *contact) {
  if (contact->partner < 0)
    return FALSE;
  const Contact *other = &forecast->discs[contact->partner].contact;
  return (other->partner == (gint32)disc) & is_foretold(other) &
         (other->flight_number == forecast->flights[disc].number);
}

/* Which meetings are mutual is as good as random: a processor cannot foresee it, so what follows
 * from it is done without a branch. */
static void set_mutual(CaromForecast *forecast, guint disc, gint32 partner, gboolean was_or_is,
                       gboolean is_mutual) {
  guint other = was_or_is ? (guint)partner : disc;
  forecast->discs[disc].is_mutual = forecast->discs[other].is_mutual = is_mutual;
}

/* Counts what becomes of a contact that @disc has foretold no longer. As long as the partner does,
 * it is still to come.
 *
 * @fate: counts it */
static void count_gone(CaromForecast *forecast, guint disc, const Contact *gone, guint64 *fate) {
  gboolean was_mutual = forecast->discs[disc].is_mutual;
  set_mutual(forecast, disc, gone->partner, was_mutual, FALSE);
  *fate += is_foretold(gone) & !was_mutual;
}

static void count_found(CaromForecast *forecast, guint disc) {
  const Contact *found = &forecast->discs[disc].contact;
  if (!is_foretold(found))
    return;
  gboolean is_mutual = is_foretold_by_partner(forecast, disc, found);
  set_mutual(forecast, disc, found->partner, is_mutual, is_mutual);
  forecast->counts.foretold += !is_mutual;
}

/* Counts what a search has brought in place of @before.
 *
 * @fate: counts that unless the partner's flight has ended, which makes it void */
static void count_replaced(CaromForecast *forecast, guint disc, const Contact *before,
                           guint64 *fate) {
  const Contact *after = &forecast->discs[disc].contact;
  if (before->time_s == after->time_s && before->partner == after->partner &&
      before->flight_number == after->flight_number)
    return;
  count_gone(forecast, disc, before,
             is_overtaken(forecast, before) ? &forecast->counts.voided : fate);
  count_found(forecast, disc);
}

/* Whether @disc has foretold the contact with @partner that happens now. */
static gboolean has_foretold(const CaromForecast *forecast, guint disc, gint32 partner) {
  const Contact *contact = &forecast->discs[disc].contact;
  gboolean is_of_flight =
      partner < 0 || contact->flight_number == forecast->flights[partner].number;
  return (contact->partner == partner) & is_foretold(contact) & is_of_flight;
}

/* Forgets what @disc has foretold, which has come true, and likewise its partner if it is mutual.
 */
static void take(CaromForecast *forecast, guint disc) {
  Contact *contact = &forecast->discs[disc].contact;
  gboolean is_mutual = forecast->discs[disc].is_mutual;
  guint other = is_mutual ? (guint)contact->partner : disc;
  set_mutual(forecast, disc, contact->partner, is_mutual, FALSE);
  contact->time_s = forecast->discs[other].contact.time_s = INFINITY;
  forecast->counts.resolved++;
}

/* A processor cannot foresee either which of the two has foretold it. */
void carom_forecast_come_true(CaromForecast *forecast, guint disc, gint32 partner) {
  gboolean by_disc = partner < 0 || has_foretold(forecast, disc, partner);
  guint by = by_disc ? disc : (guint)partner;
  if (has_foretold(forecast, by, by_disc ? partner : (gint32)disc))
    take(forecast, by);
}

void carom_forecast_end_flight(CaromForecast *forecast, guint disc) {
  Contact *contact = &forecast->discs[disc].contact;
  count_gone(forecast, disc, contact, &forecast->counts.voided);
  contact->time_s = INFINITY;
}

/* ---- What is near ---- */

/* Replaces @contact by @found if that comes before it. */
static inline void consider(Contact *contact, guint disc, Contact found) {
  if (found.time_s < contact->time_s ||
      (found.time_s == contact->time_s && found.time_s < INFINITY &&
       contact_rank(disc, found.partner) < contact_rank(disc, contact->partner)))
    *contact = found;
}

/* Discs to look at. They are gathered first, then all their times are computed, then compared, so
 * that the processor can work on several at a time and mispredicts few branches. */
#define CAPACITY 48
typedef struct {
  guint n;
  guint discs[CAPACITY];
} Near;
/* Chains leave this much room, so that there is always enough for the discs in the lists
 * themselves: two in each of nine cells. */
#define LIST_ROOM 18

static void consider_near(const CaromForecast *forecast, guint disc, const Near *near, guint k,
                          double time_s, Contact *contact) {
  guint partner = near->discs[k];
  consider(contact, disc, (Contact){time_s, (gint32)partner, forecast->flights[partner].number});
}

static void look_at(CaromForecast *forecast, guint disc, Near *near, Contact *contact) {
  const CaromFlight *flights = forecast->flights;
  CaromVec2 gravity = forecast->scene->gravity;
  double times_s[CAPACITY], soonest_s = INFINITY;
  guint soonest = 0;
  gboolean tie = FALSE;
  forecast->n_tests += near->n;
  for (guint k = 0; k < near->n; k++) {
    double time_s = carom_flight_meet_disc(&flights[disc], &flights[near->discs[k]], gravity);
    tie |= (time_s == soonest_s) & (time_s < INFINITY);
    soonest = time_s < soonest_s ? k : soonest;
    soonest_s = time_s < soonest_s ? time_s : soonest_s;
    times_s[k] = time_s;
  }
  for (guint k = 0; G_UNLIKELY(tie) && k < near->n; k++)
    consider_near(forecast, disc, near, k, times_s[k], contact);
  if (soonest_s < contact->time_s || (soonest_s == contact->time_s && soonest_s < INFINITY))
    consider_near(forecast, disc, near, soonest, soonest_s, contact);
  near->n = 0;
}

static void gather_chain(CaromForecast *forecast, guint disc, guint first, Near *near,
                         Contact *contact) {
  for (guint i = first; i != CAROM_CELLS_NONE; i = forecast->cells->next[i]) {
    if (near->n >= CAPACITY - LIST_ROOM)
      look_at(forecast, disc, near, contact);
    near->discs[near->n] = i;
    near->n += i != disc;
  }
}

static inline void gather(CaromForecast *forecast, guint disc, guint list, Near *near,
                          Contact *contact) {
  CaromCellList entries = forecast->cells->lists[list];
  near->discs[near->n] = entries.first;
  near->n += carom_cells_is_disc(entries.first) & (entries.first != disc);
  near->discs[near->n] = entries.second;
  near->n += carom_cells_is_disc(entries.second) & (entries.second != disc);
  if (G_UNLIKELY(carom_cells_is_chain(entries.second)))
    gather_chain(forecast, disc, entries.second & ~CAROM_CELLS_CHAIN, near, contact);
}

/* Looks at the walls of the disc's cell, but for those that have been looked at.
 *
 * @seen: of the cell that it has left, while what is foretold of it stands: none of these walls is
 * met before that; none where nothing is foretold */
static void look_at_walls(const CaromForecast *forecast, guint disc, CaromCellWalls seen,
                          Contact *contact) {
  const CaromCells *cells = forecast->cells;
  const CaromFlight *flight = &forecast->flights[disc];
  guint list = carom_cells_list(cells, forecast->discs[disc].cell);
  if (flight->pinned || !carom_cells_has_walls(cells, list))
    return;
  CaromCellWalls near = carom_cells_walls(cells, list);
  for (guint k = 0, i = 0; k < near.n; k++) {
    guint wall = near.walls[k];
    while (i < seen.n && seen.walls[i] < wall)
      i++;
    if ((i < seen.n && seen.walls[i] == wall) || carom_schedule_is_open(forecast->schedule, wall))
      continue;
    double time_s = carom_flight_meet_wall(flight, carom_scene_wall(forecast->scene, wall),
                                           forecast->wall_normals[wall], forecast->scene->gravity,
                                           contact->time_s);
    consider(contact, disc, (Contact){time_s, ~(gint32)wall, 0});
  }
}

/* ---- Looking ahead in memory ---- */

/* With so many discs or more, what the next events will need is fetched from memory ahead of time.
 *
 * Events come from all over the scene, one after the other, so nearly all that an event looks at
 * has left the caches since it was last used; with many discs, a run waits for memory more than it
 * computes. But what comes soon is known: every part of the tournament has its winner. Nothing is
 * computed from what is fetched, so results do not depend on it. Fewer discs stay in the caches,
 * and looking ahead takes longer than it saves. */
#define FEWEST_TO_LOOK_AHEAD 20000

/* Winners of a 64th, of a 16th and of a quarter of the tournament. */
#define ROUNDS_TO_DISC         6
#define ROUNDS_TO_SURROUNDINGS 4
#define ROUNDS_TO_NEIGHBOURS   2

static void fetch_disc(const CaromForecast *forecast, guint disc) {
  carom_large_array_prefetch(&forecast->discs[disc]);
  carom_large_array_prefetch(&forecast->flights[disc]);
}

/* A row of three lists may lie in two cache lines. */
static void fetch_lists(const CaromForecast *forecast, guint disc) {
  const CaromCells *cells = forecast->cells;
  CaromCell cell = forecast->discs[disc].cell;
  for (gint rows = -1; rows <= 1; rows++)
    for (gint columns = -1; columns <= 1; columns += 2) {
      CaromCell beside = carom_cells_neighbour(cells, cell, columns, rows);
      carom_large_array_prefetch(&cells->lists[carom_cells_list(cells, beside)]);
    }
}

/* The flight of @entry of a list, or of @disc if that is none: a branch would be mispredicted. */
static void fetch_flight(const CaromForecast *forecast, guint entry, guint disc) {
  carom_large_array_prefetch(&forecast->flights[carom_cells_is_disc(entry) ? entry : disc]);
}

static void fetch_flights_near(const CaromForecast *forecast, guint disc) {
  const CaromCells *cells = forecast->cells;
  guint lists[CAROM_CELLS_N_AROUND];
  carom_cells_around(cells, forecast->discs[disc].cell, lists);
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++) {
    CaromCellList entries = cells->lists[lists[k]];
    fetch_flight(forecast, entries.first, disc);
    fetch_flight(forecast, entries.second, disc);
  }
}

/* The disc that @disc is going to meet, or @disc if that is a wall or nothing. */
static guint partner_of(const CaromForecast *forecast, guint disc) {
  gint32 partner = forecast->discs[disc].contact.partner;
  return partner >= 0 ? (guint)partner : disc;
}

/* Looks ahead in the parts of the tournament to which @disc belongs, which has got another time in
 * the queue: follows the way that an event will take through memory, in three steps. Each step
 * reads only what the one before has fetched, which was some events earlier: the winner of a part
 * comes from one of its smaller parts, and was looked at when it won that.
 *
 * How many rounds of the tournament a step is ahead was measured with 100,000 discs: the first two
 * steps are far enough from each other and from the event that what they fetch is there in time,
 * and near enough that it is not gone again.
 *
 * The compiler must not make it a part of its caller, which has to be short where it does not pay.
 */
static G_NO_INLINE void look_ahead(const CaromForecast *forecast, guint disc) {
  const CaromEventQueue *queue = forecast->queue;
  guint soon = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_DISC);
  guint sooner = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_SURROUNDINGS);
  guint next = carom_event_queue_first_of_part(queue, disc, ROUNDS_TO_NEIGHBOURS);
  if (soon != CAROM_EVENT_QUEUE_NONE)
    fetch_disc(forecast, soon);
  if (sooner != CAROM_EVENT_QUEUE_NONE) {
    fetch_lists(forecast, sooner);
    fetch_disc(forecast, partner_of(forecast, sooner));
    carom_event_queue_prefetch(queue, sooner);
  }
  if (next != CAROM_EVENT_QUEUE_NONE) {
    guint partner = partner_of(forecast, next);
    fetch_flights_near(forecast, next);
    fetch_lists(forecast, partner);
    carom_event_queue_prefetch(queue, partner);
  }
}

/* ---- From cell to cell ---- */

/* The time until a coordinate leaves the range from @low to @high; 0 if it is outside and moving
 * away. A coordinate that reverses at a side is given time to do so, because its speed when it
 * leaves tells over which side. */
static double time_to_leave(double low, double high, double at, double speed, double acceleration,
                            double patience_s) {
  double up = carom_root_finding_quadratic(high - at, -speed, -0.5 * acceleration, patience_s);
  double down = carom_root_finding_quadratic(at - low, speed, 0.5 * acceleration, patience_s);
  return MIN(up, down);
}

/* The square that a cell covers. */
typedef struct {
  CaromVec2 min, max;
} Square;

static inline Square square_of(const CaromCells *cells, CaromCell cell) {
  double width = cells->width;
  return (Square){{cell.column * width, cell.row * width},
                  {(cell.column + 1) * width, (cell.row + 1) * width}};
}

/* The time until a coordinate leaves its column or row of cells on a straight line. */
static inline double time_to_leave_straight(const CaromCells *cells, gint32 cell, double at,
                                            double speed) {
  double side = (cell + (speed > 0)) * cells->width;
  return speed != 0 ? (side - at) / speed : INFINITY;
}

static inline double leaves_cell_at(const CaromForecast *forecast, guint disc, double now_s) {
  const CaromFlight *flight = &forecast->flights[disc];
  const CaromCells *cells = forecast->cells;
  const CaromCell *cell = &forecast->discs[disc].cell;
  CaromVec2 g = carom_flight_acceleration(flight, forecast->scene->gravity);
  CaromVec2 v = flight->velocity;
  if (carom_cells_is_outermost(*cell))
    return INFINITY;
  if (g.x == 0 && g.y == 0) {
    double x = time_to_leave_straight(cells, cell->column, flight->position.x, v.x);
    double y = time_to_leave_straight(cells, cell->row, flight->position.y, v.y);
    return flight->time_s + (x < y ? x : y);
  }
  CaromVec2 at = carom_flight_position_at(flight, g, now_s);
  v = carom_flight_velocity_at(flight, g, now_s);
  Square square = square_of(cells, *cell);
  double patience_s = carom_flight_patience_s(flight->radius, g);
  double x = time_to_leave(square.min.x, square.max.x, at.x, v.x, g.x, patience_s);
  double y = time_to_leave(square.min.y, square.max.y, at.y, v.y, g.y, patience_s);
  return now_s + MIN(x, y);
}

static void schedule(CaromForecast *forecast, guint disc, double now_s) {
  double leaves_s = leaves_cell_at(forecast, disc, now_s);
  double contact_s = forecast->discs[disc].contact.time_s;
  carom_event_queue_set(forecast->queue, disc, MIN(leaves_s, contact_s));
  if (G_UNLIKELY(forecast->n >= FEWEST_TO_LOOK_AHEAD))
    look_ahead(forecast, disc);
}

/* Foretells the next contact of @disc, which foretells none, and schedules it. */
static void foretell(CaromForecast *forecast, guint disc, double now_s) {
  guint lists[CAROM_CELLS_N_AROUND];
  carom_cells_around(forecast->cells, forecast->discs[disc].cell, lists);
  Contact *contact = &forecast->discs[disc].contact;
  Near near;
  near.n = 0;
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++)
    gather(forecast, disc, lists[k], &near, contact);
  look_at(forecast, disc, &near, contact);
  look_at_walls(forecast, disc, (CaromCellWalls){0}, contact);
  schedule(forecast, disc, now_s);
}

/* Foretells a contact of @disc, whose own has become void since its partner is on another flight.
 */
static void foretell_anew(CaromForecast *forecast, guint disc, double now_s) {
  Contact *contact = &forecast->discs[disc].contact;
  count_gone(forecast, disc, contact, &forecast->counts.voided);
  contact->time_s = INFINITY;
  foretell(forecast, disc, now_s);
  count_found(forecast, disc);
}

/* What a disc that flies on has foretold may still stand. */
void carom_forecast_renew(CaromForecast *forecast, guint disc, double now_s) {
  Contact *contact = &forecast->discs[disc].contact;
  if (G_LIKELY(!is_foretold(contact))) {
    foretell(forecast, disc, now_s);
    count_found(forecast, disc);
    return;
  }
  Contact before = *contact;
  contact->time_s = INFINITY;
  foretell(forecast, disc, now_s);
  count_replaced(forecast, disc, &before, &forecast->counts.voided);
}

/* How far a coordinate is beyond the side of its cell towards which it moves. */
static double beyond(double low, double high, double at, double speed) {
  return speed > 0 ? at - high : speed < 0 ? low - at : -INFINITY;
}

/* How far @disc is beyond the sides of its cell at @now_s; which way it moves is told by @v. */
static inline CaromVec2 beyond_cell(const CaromForecast *forecast, guint disc, double now_s,
                                    CaromVec2 *v) {
  const CaromFlight *flight = &forecast->flights[disc];
  CaromVec2 at = carom_flight_position_at(flight, forecast->scene->gravity, now_s);
  Square square = square_of(forecast->cells, forecast->discs[disc].cell);
  *v = carom_flight_velocity_at(flight, forecast->scene->gravity, now_s);
  return carom_vec2(beyond(square.min.x, square.max.x, at.x, v->x),
                    beyond(square.min.y, square.max.y, at.y, v->y));
}

/* Moves the disc to the next cell, over the side that it is beyond or nearest to. Of the nine cells
 * around it, three are new. */
static void leave_cell(CaromForecast *forecast, guint disc, double now_s) {
  CaromCells *cells = forecast->cells;
  CaromCell cell = forecast->discs[disc].cell;
  Contact *contact = &forecast->discs[disc].contact, before = *contact;
  CaromVec2 v, over = beyond_cell(forecast, disc, now_s, &v);
  /* What is pinned at rest stays in its cell: whoever clears what it foretells renews it. */
  g_assert(!forecast->flights[disc].pinned || v.x != 0 || v.y != 0);
  gint columns = over.x > over.y ? (v.x > 0 ? 1 : -1) : 0;
  gint rows = over.x > over.y ? 0 : v.y > 0 ? 1 : -1;
  CaromCell next = carom_cells_neighbour(cells, cell, columns, rows);
  CaromCell ahead = carom_cells_neighbour(cells, next, columns, rows);
  CaromCell left = carom_cells_neighbour(cells, ahead, rows, columns);
  CaromCell right = carom_cells_neighbour(cells, ahead, -rows, -columns);
  carom_cells_move(cells, disc, carom_cells_list(cells, cell), carom_cells_list(cells, next));
  forecast->discs[disc].cell = next;
  Near near;
  near.n = 0;
  gather(forecast, disc, carom_cells_list(cells, ahead), &near, contact);
  gather(forecast, disc, carom_cells_list(cells, left), &near, contact);
  gather(forecast, disc, carom_cells_list(cells, right), &near, contact);
  look_at(forecast, disc, &near, contact);
  look_at_walls(forecast, disc, carom_cells_walls(cells, carom_cells_list(cells, cell)), contact);
  count_replaced(forecast, disc, &before, &forecast->counts.displaced);
  forecast->counts.crossings++;
  schedule(forecast, disc, now_s);
}

/* ---- What comes next ---- */

guint carom_forecast_next(CaromForecast *forecast, double until_s, guint64 *budget) {
  for (;;) {
    double now_s;
    guint disc = carom_event_queue_first(forecast->queue, &now_s);
    if (disc == CAROM_EVENT_QUEUE_NONE || now_s > until_s)
      return CAROM_FORECAST_NONE;
    if (*budget == 0)
      return disc;
    --*budget;
    const Contact *contact = &forecast->discs[disc].contact;
    if (contact->time_s > now_s)
      leave_cell(forecast, disc, now_s);
    else if (is_overtaken(forecast, contact))
      foretell_anew(forecast, disc, now_s);
    else
      return disc;
  }
}

double carom_forecast_count_cells_beyond(const CaromForecast *forecast, guint disc) {
  double now_s = carom_event_queue_get(forecast->queue, disc);
  if (forecast->discs[disc].contact.time_s <= now_s)
    return 0;
  CaromVec2 v, over = beyond_cell(forecast, disc, now_s, &v);
  return MAX(MAX(over.x, over.y), 0) / forecast->cells->width;
}

const CaromForecastContact *carom_forecast_get(const CaromForecast *forecast, guint disc) {
  return &forecast->discs[disc].contact;
}

guint64 carom_forecast_count_tests(const CaromForecast *forecast) {
  return forecast->n_tests;
}

/* ---- All of it ---- */

CaromForecast *carom_forecast_new(const CaromScene *scene, const CaromSchedule *schedule,
                                  const CaromFlight *flights, guint n, guint n_most) {
  CaromForecast *forecast = g_new(CaromForecast, 1);
  *forecast = (CaromForecast){
      .scene = scene,
      .schedule = schedule,
      .flights = flights,
      .n = n,
      .n_most = n_most,
      .discs = carom_large_array_new(n_most, sizeof(ForetoldDisc)),
      .cells = carom_cells_new(scene),
      .queue = carom_event_queue_new(n_most, comes_before, forecast),
      .wall_normals = g_new(CaromVec2, scene->walls->len),
  };
  for (guint i = 0; i < scene->walls->len; i++)
    forecast->wall_normals[i] = carom_wall_normal(carom_scene_wall(scene, i));
  return forecast;
}

void carom_forecast_free(CaromForecast *forecast) {
  carom_cells_free(forecast->cells);
  carom_event_queue_free(forecast->queue);
  carom_large_array_free(forecast->discs);
  g_free(forecast->wall_normals);
  g_free(forecast);
}

static void place(CaromForecast *forecast, guint disc, double now_s) {
  CaromVec2 at =
      carom_flight_position_at(&forecast->flights[disc], forecast->scene->gravity, now_s);
  CaromCell cell = carom_cells_at(forecast->cells, at);
  forecast->discs[disc] = (ForetoldDisc){{.time_s = INFINITY, .partner = ~0}, cell, FALSE};
  carom_cells_insert(forecast->cells, disc, carom_cells_list(forecast->cells, cell));
}

void carom_forecast_start(CaromForecast *forecast, double now_s) {
  carom_cells_clear(forecast->cells);
  for (guint i = 0; i < forecast->n; i++)
    place(forecast, i, now_s);
  forecast->counts = (CaromQueueCounts){0};
  for (guint i = 0; i < forecast->n; i++)
    carom_forecast_renew(forecast, i, now_s);
}

/* ---- Discs that come in, doors that open and close ---- */

void carom_forecast_add(CaromForecast *forecast, double now_s) {
  guint disc = forecast->n++;
  place(forecast, disc, now_s);
  carom_forecast_renew(forecast, disc, now_s);
}

/* Whether @disc is near enough to meet @wall, or has foretold that from further away. */
static gboolean may_meet_wall(const CaromForecast *forecast, guint disc, guint wall) {
  const CaromCells *cells = forecast->cells;
  const Contact *contact = &forecast->discs[disc].contact;
  if (is_foretold(contact) && contact->partner == ~(gint32)wall)
    return TRUE;
  guint list = carom_cells_list(cells, forecast->discs[disc].cell);
  CaromCellWalls near = carom_cells_walls(cells, list);
  for (guint k = 0; k < near.n; k++)
    if (near.walls[k] == wall)
      return TRUE;
  return FALSE;
}

/* Whether @disc has begun a flight at this instant about which nothing is foretold yet. */
static gboolean is_new(const CaromForecast *forecast, guint disc, double now_s) {
  return forecast->flights[disc].time_s == now_s && !is_foretold(&forecast->discs[disc].contact);
}

void carom_forecast_renew_all(CaromForecast *forecast, guint wall, double now_s) {
  for (guint i = 0; i < forecast->n; i++)
    if (may_meet_wall(forecast, i, wall) || is_new(forecast, i, now_s))
      carom_forecast_renew(forecast, i, now_s);
}

/* ---- What is at a place ---- */

/* Replaces @discs by those in @cell and in the cells around it. */
static void find_around(const CaromForecast *forecast, CaromCell cell, GArray *discs) {
  guint lists[CAROM_CELLS_N_AROUND];
  carom_cells_around(forecast->cells, cell, lists);
  g_array_set_size(discs, 0);
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++)
    carom_cells_append(forecast->cells, lists[k], discs);
}

void carom_forecast_find_near(const CaromForecast *forecast, CaromVec2 place, GArray *near) {
  find_around(forecast, carom_cells_at(forecast->cells, place), near);
}

/* Whether disc @i overlaps, touches or nearly touches @disc. */
static gboolean is_touching(const CaromForecast *forecast, guint disc, guint i, double now_s,
                            double tolerance) {
  CaromVec2 g = forecast->scene->gravity;
  const CaromFlight *flight = &forecast->flights[disc], *other = &forecast->flights[i];
  CaromVec2 d = carom_vec2_sub(carom_flight_position_at(other, g, now_s),
                               carom_flight_position_at(flight, g, now_s));
  double reach = (flight->radius + other->radius) * (1 + tolerance);
  return i != disc && carom_vec2_dot(d, d) <= reach * reach;
}

static void find_touching_walls(const CaromForecast *forecast, guint disc, double now_s,
                                double tolerance, GArray *partners) {
  const CaromCells *cells = forecast->cells;
  const CaromFlight *flight = &forecast->flights[disc];
  CaromVec2 at = carom_flight_position_at(flight, forecast->scene->gravity, now_s);
  CaromCell cell = forecast->discs[disc].cell;
  CaromCellWalls near = carom_cells_walls(cells, carom_cells_list(cells, cell));
  for (guint k = 0; k < near.n; k++) {
    CaromWallFoot foot = carom_wall_foot(carom_scene_wall(forecast->scene, near.walls[k]), at);
    if (!carom_schedule_is_open(forecast->schedule, near.walls[k]) &&
        carom_vec2_distance(foot.nearest, at) <= flight->radius * (1 + tolerance))
      g_array_append_vals(partners, &(gint32){~(gint32)near.walls[k]}, 1);
  }
}

void carom_forecast_find_touching(const CaromForecast *forecast, guint disc, double now_s,
                                  double tolerance, GArray *partners) {
  guint n = 0;
  find_around(forecast, forecast->discs[disc].cell, partners);
  for (guint k = 0; k < partners->len; k++) {
    gint32 other = g_array_index(partners, gint32, k);
    if (is_touching(forecast, disc, (guint)other, now_s, tolerance))
      g_array_index(partners, gint32, n++) = other;
  }
  g_array_set_size(partners, n);
  find_touching_walls(forecast, disc, now_s, tolerance, partners);
}

/* ---- The queue as it is ---- */

static guint count_flights_since(const CaromForecast *forecast, const Contact *contact) {
  return contact->partner >= 0 ? forecast->flights[contact->partner].number - contact->flight_number
                               : 0;
}

/* Whether @disc leaves its cell before the contact that it has foretold. */
static gboolean crosses_before(const CaromForecast *forecast, guint disc) {
  return carom_event_queue_get(forecast->queue, disc) < forecast->discs[disc].contact.time_s;
}

/* If both have foretold a contact, either may still see something sooner. */
static gboolean is_provisional(const CaromForecast *forecast, guint disc) {
  const ForetoldDisc *it = &forecast->discs[disc];
  return crosses_before(forecast, disc) ||
         (it->is_mutual && crosses_before(forecast, (guint)it->contact.partner));
}

static CaromQueueEvent contact_event(const CaromForecast *forecast, guint disc) {
  const Contact *contact = &forecast->discs[disc].contact;
  return (CaromQueueEvent){
      .kind = CAROM_QUEUE_CONTACT,
      .time_s = contact->time_s,
      .disc = disc,
      .partner = contact->partner,
      .flights_since = count_flights_since(forecast, contact),
      .is_mutual = forecast->discs[disc].is_mutual,
      .is_provisional = is_provisional(forecast, disc),
  };
}

void carom_forecast_foreach(const CaromForecast *forecast, CaromQueueFunc func,
                            gpointer user_data) {
  for (guint i = 0; i < forecast->n; i++) {
    if (crosses_before(forecast, i))
      func(&(CaromQueueEvent){CAROM_QUEUE_CROSSING, carom_event_queue_get(forecast->queue, i),
                              .disc = i},
           user_data);
    if (is_foretold(&forecast->discs[i].contact)) {
      CaromQueueEvent event = contact_event(forecast, i);
      func(&event, user_data);
    }
  }
}

CaromQueueCounts carom_forecast_count(const CaromForecast *forecast) {
  CaromQueueCounts counts = forecast->counts;
  for (guint i = 0; i < forecast->n; i++) {
    const Contact *contact = &forecast->discs[i].contact;
    if (!is_foretold(contact))
      continue;
    if (is_overtaken(forecast, contact))
      counts.voided++;
    else if (!forecast->discs[i].is_mutual || (guint)contact->partner > i)
      counts.waiting++;
  }
  return counts;
}

/* ---- Saving and restoring ---- */

/* A disc in the state: its list follows from its cell, and which meetings are mutual from all that
 * is foretold. */
typedef struct {
  Contact contact;
  gint32 column, row;
  double due_s;
} SavedDisc;

/* The state: how many discs there are, the counts, then the discs, with room for all that there may
 * be. */
typedef struct {
  guint64 *n;
  CaromQueueCounts *counts;
  SavedDisc *discs;
} State;

static State state_at(gpointer memory) {
  State state = {.n = memory};
  state.counts = (CaromQueueCounts *)(state.n + 1);
  state.discs = (SavedDisc *)(state.counts + 1);
  return state;
}

gsize carom_forecast_state_size(const CaromForecast *forecast) {
  return sizeof(guint64) + sizeof(CaromQueueCounts) + forecast->n_most * sizeof(SavedDisc);
}

void carom_forecast_save(const CaromForecast *forecast, gpointer memory) {
  State state = state_at(memory);
  *state.n = forecast->n;
  *state.counts = forecast->counts;
  for (guint i = 0; i < forecast->n; i++) {
    const ForetoldDisc *disc = &forecast->discs[i];
    state.discs[i] = (SavedDisc){disc->contact, disc->cell.column, disc->cell.row,
                                 carom_event_queue_get(forecast->queue, i)};
  }
}

/* Whether @disc and its partner have foretold the same meeting of the same two flights. */
static gboolean have_both_foretold(const CaromForecast *forecast, guint disc) {
  const Contact *contact = &forecast->discs[disc].contact;
  return is_foretold(contact) && !is_overtaken(forecast, contact) &&
         is_foretold_by_partner(forecast, disc, contact);
}

void carom_forecast_restore(CaromForecast *forecast, gconstpointer memory) {
  State state = state_at((gpointer)memory);
  guint n_before = forecast->n;
  forecast->n = (guint)*state.n;
  forecast->counts = *state.counts;
  carom_cells_clear(forecast->cells);
  for (guint i = 0; i < forecast->n; i++) {
    const SavedDisc *saved = &state.discs[i];
    CaromCell cell = carom_cells_of_plane(forecast->cells, saved->column, saved->row);
    forecast->discs[i] = (ForetoldDisc){saved->contact, cell, FALSE};
    carom_cells_insert(forecast->cells, i, carom_cells_list(forecast->cells, cell));
  }
  for (guint i = 0; i < forecast->n; i++)
    forecast->discs[i].is_mutual = have_both_foretold(forecast, i);
  for (guint i = 0; i < forecast->n; i++)
    carom_event_queue_set(forecast->queue, i, state.discs[i].due_s);
  for (guint i = forecast->n; i < n_before; i++)
    carom_event_queue_set(forecast->queue, i, INFINITY);
}
