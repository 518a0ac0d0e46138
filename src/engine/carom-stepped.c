/* Time-stepped detection: move everything on by dt, look what overlaps, put it back and resolve it.
 *
 * A contact is noticed after it has happened; where the discs are put, and what becomes of their
 * speeds, are the options of the method. Too large a step misses contacts altogether. */
#include "carom-detection.h"
#include "carom-grid.h"
#include "carom-separation.h"
#include "carom-wall-rules.h"

#include <glib/gi18n.h>

/* The line on which a wall lies. */
typedef struct {
  CaromVec2 point;
  CaromVec2 left; /* unit normal */
} WallLine;

typedef struct {
  CaromGrid *grid;
  GArray *pairs;        /* (element-type CaromPair) */
  CaromVec2 *start;     /* [body]: where it was at the start of the step */
  WallLine *wall_lines; /* [wall] */
} Memory;

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new(Memory, 1);
  guint n_walls = world->scene->walls->len;
  memory->grid = carom_grid_new(&world->bodies);
  memory->pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  memory->start = g_new(CaromVec2, world->bodies.n);
  memory->wall_lines = g_new(WallLine, n_walls);
  for (guint i = 0; i < n_walls; i++) {
    const CaromWall *wall = carom_scene_wall(world->scene, i);
    memory->wall_lines[i] = (WallLine){wall->p1, carom_wall_normal(wall)};
  }
  return memory;
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  carom_grid_free(memory->grid);
  g_array_unref(memory->pairs);
  g_free(memory->start);
  g_free(memory->wall_lines);
  g_free(memory);
}

/* Free flight on parabolas, exact for a constant acceleration. Pinned discs keep their velocity. */
static void advance(CaromWorld *world, CaromVec2 *start) {
  CaromBodies *bodies = &world->bodies;
  CaromVec2 g = world->scene->gravity;
  double dt = world->scene->dt_s;
  double free_mass_kg = 0;
  for (guint i = 0; i < bodies->n; i++) {
    start[i] = carom_bodies_position(bodies, i);
    gboolean pinned = carom_bodies_is_pinned(bodies, i);
    double fall = pinned ? 0 : dt;
    bodies->x[i] += (bodies->vx[i] + 0.5 * g.x * fall) * dt;
    bodies->y[i] += (bodies->vy[i] + 0.5 * g.y * fall) * dt;
    bodies->vx[i] += g.x * fall;
    bodies->vy[i] += g.y * fall;
    free_mass_kg += pinned ? 0 : bodies->mass_kg[i];
  }
  carom_audit_book_gravity(&world->books, carom_vec2_scale(g, free_mass_kg * dt));
}

/* ---- Disc meets disc ---- */

static CaromOverlap overlap_of(const CaromWorld *world, CaromPair pair) {
  const CaromBodies *bodies = &world->bodies;
  return (CaromOverlap){
      .position_a = carom_bodies_position(bodies, pair.a),
      .position_b = carom_bodies_position(bodies, pair.b),
      .velocity_a = carom_bodies_velocity(bodies, pair.a),
      .velocity_b = carom_bodies_velocity(bodies, pair.b),
      .radius_a = bodies->radius[pair.a],
      .radius_b = bodies->radius[pair.b],
      .mass_a_kg = bodies->mass_kg[pair.a],
      .mass_b_kg = bodies->mass_kg[pair.b],
      .dt_s = world->scene->dt_s,
  };
}

/* The contact between two discs where the separation has put them. Concentric discs have no line of
 * centres: they get the normal along which they are separated. */
static CaromContactRecord disc_contact(const CaromWorld *world, CaromPair pair,
                                       const CaromOverlap *overlap) {
  CaromVec2 d = carom_vec2_sub(overlap->position_b, overlap->position_a);
  if (d.x == 0 && d.y == 0)
    d = carom_overlap_normal(overlap);
  return (CaromContactRecord){
      .frame = world->frame + 1,
      .time_s = (double)(world->frame + 1) * world->scene->dt_s - overlap->rewound_s,
      .a = pair.a,
      .b = (int)pair.b,
      .wall = -1,
      .contact = {.mass_a_kg = overlap->mass_a_kg,
                  .mass_b_kg = overlap->mass_b_kg,
                  .velocity_a = overlap->velocity_a,
                  .velocity_b = overlap->velocity_b,
                  .d = d,
                  .restitution = world->scene->restitution,
                  .tangential_factor = 1},
  };
}

static void put_back(CaromBodies *bodies, CaromPair pair, const CaromOverlap *overlap) {
  if (!carom_bodies_is_pinned(bodies, pair.a))
    carom_bodies_set_position(bodies, pair.a, overlap->position_a);
  if (!carom_bodies_is_pinned(bodies, pair.b))
    carom_bodies_set_position(bodies, pair.b, overlap->position_b);
}

static void meet_disc(const CaromEngine *engine, CaromPair pair) {
  CaromBodies *bodies = &engine->world->bodies;
  const CaromSeparation *separation = engine->method->separation;
  CaromOverlap overlap = overlap_of(engine->world, pair);
  if (carom_overlap_depth(&overlap) <= 0)
    return; /* an earlier pair's correction has parted them */
  if (separation->before)
    separation->before(&overlap);
  CaromContactRecord record = disc_contact(engine->world, pair, &overlap);
  overlap.resolved = carom_engine_resolve(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  overlap.velocity_a = carom_bodies_velocity(bodies, pair.a);
  overlap.velocity_b = carom_bodies_velocity(bodies, pair.b);
  if (separation->after)
    separation->after(&overlap);
  put_back(bodies, pair, &overlap);
}

/* ---- Disc meets wall ---- */

/* How a disc is in a wall: it has to move by depth along normal to only touch it. */
typedef struct {
  CaromVec2 normal; /* on the side that the disc came from */
  double depth;     /* > 0 */
} WallOverlap;

/* Signed distance from the line, positive on its left. */
static inline double side_of(const WallLine *line, CaromVec2 point) {
  return carom_vec2_dot(carom_vec2_sub(point, line->point), line->left);
}

/* A quick look that dismisses nearly all discs: whether this one touches or has crossed the line.
 */
static inline gboolean is_near(const WallLine *line, CaromVec2 start, CaromVec2 now,
                               double radius) {
  double side = side_of(line, now);
  return fabs(side) < radius || side * side_of(line, start) < 0;
}

/* Whether the straight way from start to now crosses the wall between its ends. */
static gboolean has_crossed(const CaromWall *wall, CaromVec2 start, CaromVec2 now,
                            double start_side, double side) {
  if (start_side * side >= 0)
    return FALSE;
  CaromVec2 way = carom_vec2_sub(now, start);
  CaromVec2 crossing = carom_vec2_add_scaled(start, way, start_side / (start_side - side));
  return carom_wall_foot(wall, crossing).between_ends;
}

/* The end of a wall is a disc of radius 0; a centre right on it gets the wall's own normal. */
static gboolean overlaps_end(CaromVec2 end, CaromVec2 position, double radius,
                             CaromVec2 wall_normal, WallOverlap *overlap) {
  CaromVec2 from_end = carom_vec2_sub(position, end);
  double distance = carom_vec2_length(from_end);
  overlap->normal = distance > 0 ? carom_vec2_scale(from_end, 1 / distance) : wall_normal;
  overlap->depth = radius - distance;
  return overlap->depth > 0;
}

static gboolean overlaps_wall(const CaromEngine *engine, const Memory *memory, guint i, guint w,
                              WallOverlap *overlap) {
  const CaromBodies *bodies = &engine->world->bodies;
  const CaromWall *wall = carom_scene_wall(engine->world->scene, w);
  const WallLine *line = &memory->wall_lines[w];
  CaromVec2 now = carom_bodies_position(bodies, i), start = memory->start[i];
  double radius = bodies->radius[i];
  double side = side_of(line, now), start_side = side_of(line, start);
  gboolean crossed =
      engine->method->tunnel_guard->on && has_crossed(wall, start, now, start_side, side);
  if (fabs(side) >= radius && !crossed)
    return FALSE;

  CaromWallFoot foot = carom_wall_foot(wall, now);
  /* A start right on the line tells no side: then the disc came from where it flies away from. */
  if (start_side == 0)
    start_side = -carom_vec2_dot(carom_bodies_velocity(bodies, i), line->left);
  overlap->normal = start_side < 0 ? carom_vec2_scale(line->left, -1) : line->left;
  if (!foot.between_ends && !crossed)
    return overlaps_end(foot.nearest, now, radius, overlap->normal, overlap);
  overlap->depth = radius - (start_side < 0 ? -side : side);
  return overlap->depth > 0;
}

/* Under acceleration the disc was slower (or faster) at the wall than where it was noticed,
 * @putback away. What gravity has given it since goes back. */
static CaromVec2 velocity_at_contact(const CaromEngine *engine, guint i, CaromVec2 putback) {
  CaromWorld *world = engine->world;
  CaromVec2 noticed = carom_bodies_velocity(&world->bodies, i);
  double speed = carom_vec2_length(noticed);
  double a_ds = -carom_vec2_dot(world->scene->gravity, putback);
  double corrected = engine->method->speed_correction->speed_at_contact(speed, a_ds);
  CaromVec2 velocity = carom_vec2_scale(noticed, corrected / speed);
  CaromVec2 change = carom_vec2_sub(velocity, noticed);
  carom_audit_book_gravity(&world->books, carom_vec2_scale(change, world->bodies.mass_kg[i]));
  return velocity;
}

/* The hair by which the sliding lift raises a disc off the wall: what it falls in a step from rest.
 * So the next step finds it in the air, and not where it was put back to. */
static double sliding_lift(const CaromScene *scene) {
  return 0.5 * carom_vec2_length(scene->gravity) * scene->dt_s * scene->dt_s;
}

static CaromContactRecord wall_contact(const CaromWorld *world, guint i, guint w,
                                       CaromVec2 normal) {
  const CaromWall *wall = carom_scene_wall(world->scene, w);
  const CaromBodies *bodies = &world->bodies;
  return (CaromContactRecord){
      .frame = world->frame + 1,
      .time_s = (double)(world->frame + 1) * world->scene->dt_s,
      .a = i,
      .b = -1,
      .wall = (int)w,
      .contact = {.mass_a_kg = bodies->mass_kg[i],
                  .mass_b_kg = INFINITY,
                  .velocity_a = carom_bodies_velocity(bodies, i),
                  .d = carom_vec2_scale(normal, -bodies->radius[i]),
                  .restitution = wall->restitution,
                  .tangential_factor = wall->tangential_factor},
  };
}

static void meet_wall(const CaromEngine *engine, const Memory *memory, guint i, guint w) {
  CaromBodies *bodies = &engine->world->bodies;
  WallOverlap overlap;
  if (!overlaps_wall(engine, memory, i, w, &overlap))
    return;
  CaromVec2 position = carom_bodies_position(bodies, i);
  CaromVec2 velocity = carom_bodies_velocity(bodies, i);
  if (carom_vec2_dot(velocity, overlap.normal) >= 0) { /* pushed in, and on its way out */
    carom_bodies_set_position(bodies, i,
                              carom_vec2_add_scaled(position, overlap.normal, overlap.depth));
    return;
  }
  CaromVec2 putback = engine->method->wall_putback->displacement(
      overlap.normal, overlap.depth, velocity, engine->world->scene->dt_s);
  carom_bodies_set_velocity(bodies, i, velocity_at_contact(engine, i, putback));
  CaromContactRecord record = wall_contact(engine->world, i, w, overlap.normal);
  carom_engine_resolve(engine, &record);
  position = carom_vec2_add(position, putback);
  if (engine->method->sliding_lift->on)
    position = carom_vec2_add_scaled(position, overlap.normal, sliding_lift(engine->world->scene));
  carom_bodies_set_position(bodies, i, position);
}

static void meet_walls(const CaromEngine *engine, const Memory *memory) {
  const CaromBodies *bodies = &engine->world->bodies;
  guint n_walls = engine->world->scene->walls->len;
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    for (guint w = 0; w < n_walls; w++)
      if (is_near(&memory->wall_lines[w], memory->start[i], carom_bodies_position(bodies, i),
                  bodies->radius[i]))
        meet_wall(engine, memory, i, w);
  }
}

static void frame(const CaromEngine *engine, gpointer data) {
  Memory *memory = data;
  advance(engine->world, memory->start);
  carom_grid_find_overlaps(memory->grid, &engine->world->bodies, memory->pairs);
  for (guint i = 0; i < memory->pairs->len; i++)
    meet_disc(engine, g_array_index(memory->pairs, CaromPair, i));
  meet_walls(engine, memory);
  engine->world->frame++;
}

const CaromDetection carom_detection_stepped = {
    .part = {.id = "stepped",
             .title = N_("Stepped"),
             .summary = N_("Moves everything on by a step, then looks what overlaps.")},
    .memory_new = memory_new,
    .memory_free = memory_free,
    .frame = frame,
};
