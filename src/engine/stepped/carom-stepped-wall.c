/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped-wall: disc meets wall. The disc is put back to where it only touches the wall, its
 * speed is corrected for the distance it was put back, and the contact is resolved. */
#include "carom-stepped.h"
#include "carom-wall-rules.h"

#include <float.h>

/* An approach that is no more than this fraction of the speed is only rounding. */
#define SPEED_ROUNDING (16 * DBL_EPSILON)

/* A disc that may be in a wall, or have passed through it. */
typedef struct {
  CaromVec2 start; /* at the start of the step */
  CaromVec2 now;
  double radius;
  double start_side; /* signed distances from the wall's line, positive on its left */
  double side;
} Passage;

/* How deep a disc is in a wall: it has to move by depth along normal to only touch it. */
typedef struct {
  CaromVec2 normal;     /* on the side that the disc came from */
  double depth;         /* > 0 */
  double come_from;     /* that side: +1 on the left, −1 on the right */
  gboolean at_end;      /* in an end of the wall */
  gboolean has_crossed; /* through the wall, as the tunnel guard has noticed */
} WallOverlap;

/* A centre within this fraction of the radius is on the line itself; because of rounding, it is on
 * neither side. */
#define ON_LINE 1e-9

static double unless_on_line(double side, double radius) {
  return fabs(side) > ON_LINE * radius ? side : 0;
}

static Passage passage_of(const CaromBodies *bodies, guint i, CaromVec2 start,
                          const CaromWallLine *line) {
  CaromVec2 now = carom_bodies_position(bodies, i);
  return (Passage){
      .start = start,
      .now = now,
      .radius = bodies->radius[i],
      .start_side = unless_on_line(carom_wall_line_side(line, start), bodies->radius[i]),
      .side = carom_wall_line_side(line, now),
  };
}

/* A quick test that excludes nearly all discs: whether this one touches or has crossed the line. */
static gboolean is_near(const Passage *passage) {
  return fabs(passage->side) < passage->radius || passage->side * passage->start_side <= 0;
}

/* Whether the straight path from start to now crosses the wall between its ends. */
static gboolean has_crossed(const Passage *passage, const CaromWall *wall) {
  double from = passage->start_side, to = passage->side;
  if (from * to > 0 || from == to)
    return FALSE;
  CaromVec2 way = carom_vec2_sub(passage->now, passage->start);
  CaromVec2 crossing = carom_vec2_add_scaled(passage->start, way, from / (from - to));
  return carom_wall_foot(wall, crossing).between_ends;
}

/* The end of a wall is a disc of radius 0. A centre exactly on it gets the wall's own normal. */
static gboolean overlaps_end(const Passage *passage, CaromVec2 end, WallOverlap *overlap) {
  CaromVec2 from_end = carom_vec2_sub(passage->now, end);
  double distance = carom_vec2_length(from_end);
  if (distance > 0)
    overlap->normal = carom_vec2_scale(from_end, 1 / distance);
  overlap->depth = passage->radius - distance;
  return overlap->depth > 0;
}

/* The side of the wall that the disc came from: +1 on the left, −1 on the right. If it started on
 * the line itself, it is the side towards which it is flying away. */
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
  CaromWallFoot foot = carom_wall_foot(wall, passage->now);
  *overlap = (WallOverlap){
      .normal = carom_vec2_scale(line->left, come_from),
      .come_from = come_from,
      .at_end = !foot.between_ends && !crossed,
      .has_crossed = crossed,
  };
  if (overlap->at_end)
    return overlaps_end(passage, foot.nearest, overlap);
  overlap->depth = passage->radius - come_from * passage->side;
  return overlap->depth > 0;
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

/* The speed of approach of @velocity; 0 if it is only rounding compared with @found. */
static double approach_of(CaromVec2 velocity, CaromVec2 normal, CaromVec2 found) {
  double approach = -carom_vec2_dot(velocity, normal);
  return approach > SPEED_ROUNDING * hypot(found.x, found.y) ? approach : 0;
}

/* Whether gravity brings a disc that leaves the wall at the speed @away back into it within a
 * step. */
static gboolean falls_back(const CaromScene *scene, CaromVec2 normal, double away) {
  double weight = -carom_vec2_dot(scene->gravity, normal);
  return weight > 0 && away <= 0.5 * weight * scene->dt_s;
}

/* A disc that approached when it was found has a contact even if the correction leaves it no
 * approach, or too little to get off the wall for a step. It lies on the wall, which has to carry
 * its weight. So the wall takes the whole approach that was found, and not only what is @left of
 * it; if nothing is left, the restitution of that is 0. The energy that the correction has taken is
 * not lost: it is what putting the disc back gives in height. */
static void carry_weight(CaromContactRecord *record, CaromVec2 normal, CaromVec2 found,
                         double left) {
  CaromContact *c = &record->contact;
  double approach = -carom_vec2_dot(found, normal);
  double along_normal = carom_vec2_dot(c->velocity_a, normal);
  c->velocity_a = carom_vec2_add_scaled(c->velocity_a, normal, -approach - along_normal);
  c->restitution *= left / approach;
  record->kind = CAROM_CONTACT_LYING;
  record->not_lost_j = 0.5 * c->mass_a_kg * (approach - left) * (approach + left);
}

/* The contact of a disc that was @found with an approach and has been @corrected. */
static CaromContactRecord corrected_contact(const CaromWorld *world, guint i, guint w,
                                            CaromVec2 normal, CaromVec2 found,
                                            CaromVec2 corrected) {
  CaromContactRecord record = wall_contact(world, i, w, normal, corrected);
  double left = approach_of(corrected, normal, found);
  gboolean is_slowed = carom_vec2_dot(corrected, normal) > carom_vec2_dot(found, normal);
  double away = record.contact.restitution * left;
  if (is_slowed && (left == 0 || falls_back(world->scene, normal, away)))
    carry_weight(&record, normal, found, left);
  return record;
}

/* A correction's change of velocity is booked as the method's own. */
static void correct_velocity(CaromWorld *world, guint i, CaromVec2 velocity) {
  CaromVec2 found = carom_bodies_velocity(&world->bodies, i);
  CaromVec2 impulse = carom_vec2_scale(carom_vec2_sub(velocity, found), world->bodies.mass_kg[i]);
  carom_bodies_set_velocity(&world->bodies, i, velocity);
  carom_audit_book_method(&world->books, impulse,
                          0.5 * carom_vec2_dot(impulse, carom_vec2_add(velocity, found)));
}

/* Informs the probe about a contact whose @record is complete: how the disc was found by @passage
 * in the wall, how it was put back, and at which velocity; it has been left where it is now. */
static void notify_probe(const CaromEngine *engine, const CaromContactRecord *record,
                         const Passage *passage, const WallOverlap *overlap, CaromVec2 putback,
                         CaromVec2 velocity_found, CaromVec2 velocity_corrected) {
  const CaromWall *wall = carom_scene_wall(engine->world->scene, (guint)record->wall);
  CaromVec2 found = passage->now, contact = carom_vec2_add(found, putback);
  CaromVec2 left = carom_bodies_position(&engine->world->bodies, record->a);
  CaromEncounterRecord encounter = {
      .record = *record,
      .overlapped = TRUE,
      .depth = overlap->depth,
      .found_a = found,
      .found_b = carom_wall_foot(wall, found).nearest,
      .contact_a = contact,
      .contact_b = carom_wall_foot(wall, contact).nearest,
      .left_a = left,
      .left_b = carom_wall_foot(wall, left).nearest,
      .velocity_found_a = velocity_found,
      .velocity_corrected_a = velocity_corrected,
      .velocity_left_a = carom_bodies_velocity(&engine->world->bodies, record->a),
      .passage = {.start_side = overlap->come_from * passage->start_side,
                  .normal = overlap->normal,
                  .at_end = overlap->at_end,
                  .has_crossed = overlap->has_crossed},
  };
  engine->probe->on_encounter(&encounter, engine->probe->user_data);
}

/* Resolves the contact. If a correction has already turned the disc away from the wall, it takes
 * effect after that. */
static void resolve(const CaromEngine *engine, CaromContactRecord *record, CaromVec2 normal,
                    CaromVec2 corrected) {
  CaromWorld *world = engine->world;
  double away = carom_vec2_dot(corrected, normal);
  correct_velocity(world, record->a, record->contact.velocity_a);
  carom_engine_resolve_and_apply(engine, record);
  if (away > 0)
    correct_velocity(
        world, record->a,
        carom_vec2_add_scaled(carom_bodies_velocity(&world->bodies, record->a), normal, away));
}

static void leave_wall(const CaromEngine *engine, guint i, guint w, const Passage *passage,
                       const WallOverlap *overlap) {
  CaromWorld *world = engine->world;
  const CaromMethod *method = engine->method;
  CaromVec2 normal = overlap->normal, found = carom_bodies_velocity(&world->bodies, i);
  if (carom_vec2_dot(found, normal) >= 0) { /* it was pushed in, and is on its way out */
    carom_world_put(world, i, carom_vec2_add_scaled(passage->now, normal, overlap->depth));
    return;
  }
  CaromVec2 putback =
      method->wall_putback->displacement(normal, overlap->depth, found, world->scene->dt_s);
  CaromVec2 corrected = method->speed_correction->velocity_at_contact(
      found, world->scene->gravity, carom_vec2_scale(putback, -1));
  CaromContactRecord record = corrected_contact(world, i, w, normal, found, corrected);
  resolve(engine, &record, normal, corrected);
  CaromVec2 left = carom_vec2_add(passage->now, putback);
  if (method->sliding_lift->on)
    left = carom_vec2_add_scaled(left, normal, carom_wall_rules_lift(world->scene));
  carom_world_put(world, i, left);
  if (engine->probe && record.cluster_size > 0)
    notify_probe(engine, &record, passage, overlap, putback, found, corrected);
}

void carom_stepped_meet_walls(const CaromEngine *engine, const CaromWallLine *lines, guint i,
                              CaromVec2 start) {
  const CaromBodies *bodies = &engine->world->bodies;
  const CaromScene *scene = engine->world->scene;
  for (guint w = 0; w < scene->walls->len; w++) {
    if (carom_schedule_is_open(engine->world->schedule, w))
      continue;
    Passage passage = passage_of(bodies, i, start, &lines[w]);
    WallOverlap overlap;
    if (is_near(&passage) && overlaps_wall(engine, carom_scene_wall(scene, w), &lines[w], &passage,
                                           carom_bodies_velocity(bodies, i), &overlap))
      leave_wall(engine, i, w, &passage, &overlap);
  }
}
