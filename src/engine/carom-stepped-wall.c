/* Disc meets wall: it is put back to where it only touches, its speed is corrected for the way
 * back, and the contact is resolved. */
#include "carom-stepped.h"
#include "carom-wall-rules.h"

#include <float.h>

/* An approach that is no more than this part of the speed is nothing but rounding. */
#define SPEED_ROUNDING (16 * DBL_EPSILON)

/* A disc that may be in a wall, or through it. */
typedef struct {
  CaromVec2 start; /* of the step */
  CaromVec2 now;
  double radius;
  double start_side; /* signed distances from the wall's line, positive on its left */
  double side;
} Passage;

/* How a disc is in a wall: it has to move by depth along normal to only touch it. */
typedef struct {
  CaromVec2 normal; /* on the side that the disc came from */
  double depth;     /* > 0 */
} WallOverlap;

static Passage passage_of(const CaromBodies *bodies, guint i, CaromVec2 start,
                          const CaromWallLine *line) {
  CaromVec2 now = carom_bodies_position(bodies, i);
  return (Passage){
      .start = start,
      .now = now,
      .radius = bodies->radius[i],
      .start_side = carom_wall_line_side(line, start),
      .side = carom_wall_line_side(line, now),
  };
}

/* A quick look that dismisses nearly all discs: whether this one touches or has crossed the line.
 */
static gboolean is_near(const Passage *passage) {
  return fabs(passage->side) < passage->radius || passage->side * passage->start_side < 0;
}

/* Whether the straight way from start to now crosses the wall between its ends. */
static gboolean has_crossed(const Passage *passage, const CaromWall *wall) {
  double from = passage->start_side, to = passage->side;
  if (from * to >= 0)
    return FALSE;
  CaromVec2 way = carom_vec2_sub(passage->now, passage->start);
  CaromVec2 crossing = carom_vec2_add_scaled(passage->start, way, from / (from - to));
  return carom_wall_foot(wall, crossing).between_ends;
}

/* The end of a wall is a disc of radius 0; a centre right on it gets the wall's own normal. */
static gboolean overlaps_end(const Passage *passage, CaromVec2 end, WallOverlap *overlap) {
  CaromVec2 from_end = carom_vec2_sub(passage->now, end);
  double distance = carom_vec2_length(from_end);
  if (distance > 0)
    overlap->normal = carom_vec2_scale(from_end, 1 / distance);
  overlap->depth = passage->radius - distance;
  return overlap->depth > 0;
}

/* The side of the wall that the disc came from: +1 on the left, −1 on the right. A start right on
 * the line tells no side; then it is the one that the disc flies away from. */
static double side_come_from(const Passage *passage, CaromVec2 velocity, CaromVec2 left) {
  double side = passage->start_side != 0 ? passage->start_side : -carom_vec2_dot(velocity, left);
  return side < 0 ? -1 : 1;
}

static gboolean overlaps_wall(const CaromEngine *engine, const CaromWall *wall,
                              const CaromWallLine *line, const Passage *passage, CaromVec2 velocity,
                              WallOverlap *overlap) {
  gboolean crossed = engine->method->tunnel_guard->on && has_crossed(passage, wall);
  if (fabs(passage->side) >= passage->radius && !crossed)
    return FALSE;
  double come_from = side_come_from(passage, velocity, line->left);
  overlap->normal = carom_vec2_scale(line->left, come_from);
  CaromWallFoot foot = carom_wall_foot(wall, passage->now);
  if (!foot.between_ends && !crossed)
    return overlaps_end(passage, foot.nearest, overlap);
  overlap->depth = passage->radius - come_from * passage->side;
  return overlap->depth > 0;
}

/* The hair by which the sliding lift raises a disc off the wall: what it falls in a step from rest.
 * So the next step finds it in the air, and not where it was put back to. */
static double sliding_lift(const CaromScene *scene) {
  return 0.5 * carom_vec2_length(scene->gravity) * scene->dt_s * scene->dt_s;
}

static CaromContactRecord wall_contact(const CaromWorld *world, guint i, guint w, CaromVec2 normal,
                                       CaromVec2 velocity) {
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
                  .velocity_a = velocity,
                  .d = carom_vec2_scale(normal, -bodies->radius[i]),
                  .restitution = wall->restitution,
                  .tangential_factor = wall->tangential_factor},
  };
}

/* A disc that approached when it was found has a contact even where the correction leaves it no
 * approach: it lies on the wall, which has to carry its weight. Then the wall takes all of the
 * approach that was found, and leaves the disc what the correction leaves it: most often nothing,
 * so that this contact has a restitution of 0. The energy of that approach is no loss: it is what
 * putting the disc back gives in height. */
static void carry_weight(CaromContactRecord *record, CaromVec2 normal, CaromVec2 found,
                         CaromVec2 corrected) {
  CaromContact *c = &record->contact;
  double approach = -carom_vec2_dot(found, normal);
  double leaving = MAX(carom_vec2_dot(corrected, normal), 0);
  c->velocity_a =
      carom_vec2_add_scaled(corrected, normal, -approach - carom_vec2_dot(corrected, normal));
  c->restitution = MIN(leaving / approach, DBL_MAX);
  record->method_work_j = -0.5 * c->mass_a_kg * (approach - leaving) * (approach + leaving);
}

/* The contact of a disc that was found with an approach, at the velocity that it had there. */
static CaromContactRecord corrected_contact(const CaromEngine *engine, guint i, guint w,
                                            CaromVec2 normal, CaromVec2 putback) {
  const CaromWorld *world = engine->world;
  CaromVec2 found = carom_bodies_velocity(&world->bodies, i);
  CaromVec2 corrected = engine->method->speed_correction->velocity_at_contact(
      found, world->scene->gravity, carom_vec2_scale(putback, -1));
  CaromContactRecord record = wall_contact(world, i, w, normal, corrected);
  if (carom_vec2_dot(corrected, normal) >= -SPEED_ROUNDING * carom_vec2_length(found))
    carry_weight(&record, normal, found, corrected);
  return record;
}

/* What a correction has done to the velocity is the method's own. */
static void correct_velocity(CaromWorld *world, guint i, CaromVec2 velocity) {
  CaromVec2 found = carom_bodies_velocity(&world->bodies, i);
  CaromVec2 impulse = carom_vec2_scale(carom_vec2_sub(velocity, found), world->bodies.mass_kg[i]);
  carom_bodies_set_velocity(&world->bodies, i, velocity);
  carom_audit_book_method(&world->books, impulse,
                          0.5 * carom_vec2_dot(impulse, carom_vec2_add(velocity, found)));
}

/* Tells the probe about a contact of which @record is complete: where disc @i was found, and how it
 * was put back; it has been left where it is now. */
static void tell(const CaromEngine *engine, const CaromContactRecord *record, double depth,
                 CaromVec2 found, CaromVec2 velocity_found, CaromVec2 putback) {
  const CaromWall *wall = carom_scene_wall(engine->world->scene, (guint)record->wall);
  CaromVec2 contact = carom_vec2_add(found, putback);
  CaromVec2 left = carom_bodies_position(&engine->world->bodies, record->a);
  CaromEncounter encounter = {
      .record = *record,
      .overlapped = TRUE,
      .depth = depth,
      .found_a = found,
      .found_b = carom_wall_foot(wall, found).nearest,
      .contact_a = contact,
      .contact_b = carom_wall_foot(wall, contact).nearest,
      .left_a = left,
      .left_b = carom_wall_foot(wall, left).nearest,
      .velocity_found_a = velocity_found,
  };
  engine->probe->on_encounter(&encounter, engine->probe->user_data);
}

static void leave_wall(const CaromEngine *engine, guint i, guint w, WallOverlap overlap) {
  CaromWorld *world = engine->world;
  CaromVec2 position = carom_bodies_position(&world->bodies, i);
  CaromVec2 velocity = carom_bodies_velocity(&world->bodies, i);
  if (carom_vec2_dot(velocity, overlap.normal) >= 0) { /* pushed in, and on its way out */
    carom_world_put(world, i, carom_vec2_add_scaled(position, overlap.normal, overlap.depth));
    return;
  }
  CaromVec2 putback = engine->method->wall_putback->displacement(overlap.normal, overlap.depth,
                                                                 velocity, world->scene->dt_s);
  CaromContactRecord record = corrected_contact(engine, i, w, overlap.normal, putback);
  correct_velocity(world, i, record.contact.velocity_a);
  carom_engine_resolve(engine, &record);
  CaromVec2 left = carom_vec2_add(position, putback);
  if (engine->method->sliding_lift->on)
    left = carom_vec2_add_scaled(left, overlap.normal, sliding_lift(world->scene));
  carom_world_put(world, i, left);
  if (engine->probe && record.cluster_size > 0)
    tell(engine, &record, overlap.depth, position, velocity, putback);
}

void carom_stepped_meet_walls(const CaromEngine *engine, const CaromWallLine *lines, guint i,
                              CaromVec2 start) {
  const CaromBodies *bodies = &engine->world->bodies;
  const CaromScene *scene = engine->world->scene;
  for (guint w = 0; w < scene->walls->len; w++) {
    Passage passage = passage_of(bodies, i, start, &lines[w]);
    WallOverlap overlap;
    if (is_near(&passage) && overlaps_wall(engine, carom_scene_wall(scene, w), &lines[w], &passage,
                                           carom_bodies_velocity(bodies, i), &overlap))
      leave_wall(engine, i, w, overlap);
  }
}
