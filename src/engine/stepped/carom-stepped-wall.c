/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped-wall: disc meets wall. The disc is put back to where it only touches the wall, its
 * speed is corrected for the distance it was put back, and the contact is resolved. Then how all
 * that is worked out, line by line, but for the lines of the rules, which are in their files. */
#include "carom-stepped.h"
#include "carom-wall-rules.h"

#include <float.h>
#include <glib/gi18n-lib.h>

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

/* Where the straight path from @start to @now crosses a wall's line: its distances from the line at
 * both ends, which do not have the same sign, divide it. */
static CaromVec2 crossing_of(CaromVec2 start, CaromVec2 now, double start_side, double side) {
  return carom_vec2_add_scaled(start, carom_vec2_sub(now, start), start_side / (start_side - side));
}

/* Whether the straight path from start to now crosses the wall between its ends. */
static gboolean has_crossed(const Passage *passage, const CaromWall *wall) {
  double from = passage->start_side, to = passage->side;
  if (from * to > 0 || from == to)
    return FALSE;
  return carom_wall_foot(wall, crossing_of(passage->start, passage->now, from, to)).between_ends;
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

/* The small distance by which the sliding lift raises a disc off the wall: how far it falls from
 * rest in a step. So the next step finds it in the air, not where it was put back to. */
static double lift_of(const CaromScene *scene) {
  return 0.5 * carom_vec2_length(scene->gravity) * scene->dt_s * scene->dt_s;
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
    left = carom_vec2_add_scaled(left, normal, lift_of(world->scene));
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

/* ---- How it was found, line by line ---- */

/* Adds Δr, from the centre to the end of the wall that the disc is in, n and L. */
static void work_end(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CaromVec2 d = carom_vec2_sub(encounter->found_b, encounter->found_a);
  gboolean is_on_it = d.x == 0 && d.y == 0;
  CAROM_GIVEN_LINE(
      working, "x_b", CAROM_DIMENSION_LENGTH, encounter->found_b,
      N_("The end of the wall that is nearest. The disc is beside the wall, not in front of "
         "it, so the end counts as a disc without size."),
      {CAROM_MARK_POINT, CAROM_PLACE_A, "x_b", .vector = "x_b - x_a", .shift = "found_a"});
  CAROM_LINE(working, "Δr", "x_b - x_a", d, N_("From the centre to that end."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  CaromVec2 n = carom_vec2_scale(encounter->passage.normal, -1);
  carom_working_define(working, "n", carom_value_vector(n), CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "n", is_on_it ? NULL : "Δr / |Δr|", n,
             is_on_it ? N_("The centre is on the end itself, so that there is no direction to it; "
                           "the normal of the wall’s line stands in for it.")
                      : N_("The normal there: a vector of length 1, from the centre to the end."),
             {CAROM_MARK_AXIS, CAROM_PLACE_B, "n"});
  CAROM_LINE(working, "L", "r_a - |Δr|", encounter->depth, N_("How deep the end is in the disc."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "L", .vector = "-(L n)", .shift = "found_a + r_a n"});
}

/* Adds on which side the centre was and is: its distances from the wall's line.
 *
 * @side: that where it is */
static void work_sides(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromWall *wall, double side) {
  const CaromWallPassage *passage = &encounter->passage;
  CAROM_GIVEN_LINE(working, "x_0_a", CAROM_DIMENSION_LENGTH, encounter->flight_a.position,
                   N_("Where the centre was at the start of the step."),
                   {CAROM_MARK_DISC, CAROM_PLACE_A, "x_0_a", .vector = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(
      working, "h_0", "(p - x_0_a)·n",
      carom_vec2_dot(carom_vec2_sub(encounter->flight_a.position, wall->p1), passage->normal),
      passage->start_side == 0
          ? N_("How far that is from the wall’s line: on the line itself, but for rounding. "
               "So the disc counts as coming from the side that it moves away from.")
          : N_("How far that is from the wall’s line. The side on which the centre was then "
               "is the side from which the disc came, so this is above zero."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "h_0", .vector = "h_0 n",
       .shift = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(working, "h", "(p - x_a)·n", side,
             passage->start_side == 0 || side > 0
                 ? N_("How far the centre is from the wall’s line now; below zero, if it is on the "
                      "other side.")
             : passage->has_crossed
                 ? N_("How far the centre is from the wall’s line now. It is not above zero any "
                      "more: the centre has changed sides, and that is what the tunnel guard looks "
                      "for.")
                 : N_("How far the centre is from the wall’s line now. It is not above zero any "
                      "more: the centre has changed sides, and this is noticed only because the "
                      "disc is still in the wall."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h", .vector = "h n", .shift = "found_a"});
}

/* Adds where the path of the centre leads through the wall. */
static void work_crossing(CaromWorking *working, const CaromEncounterRecord *encounter,
                          const CaromWall *wall, double side) {
  CaromVec2 crossing = crossing_of(encounter->flight_a.position, encounter->found_a,
                                   encounter->passage.start_side, side);
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  CAROM_LINE(working, "c", "x_0_a + (h_0 / (h_0 - h)) (x_a - x_0_a)", crossing,
             N_("Where the straight path of the centre crosses the wall’s line: the two distances "
                "from the line divide the path."),
             {CAROM_MARK_PATH, CAROM_PLACE_A, .vector = "x_a - x_0_a",
              .shift = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(working, "κ", "((c - p)·(q - p)) / ((q - p)·(q - p))",
             carom_vec2_dot(carom_vec2_sub(crossing, wall->p1), along) /
                 carom_vec2_dot(along, along),
             N_("Where along the wall that is: 0 at its one end, 1 at its other. It is between the "
                "two, so that the path leads through the wall and not past it."));
}

/* Adds the ends p and q of the wall in front of which the disc is, n, the sides and L. */
static void work_front(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromWall *wall) {
  const CaromWallPassage *passage = &encounter->passage;
  double side = carom_vec2_dot(carom_vec2_sub(encounter->found_a, wall->p1), passage->normal);
  gboolean is_left = carom_vec2_dot(passage->normal, carom_wall_normal(wall)) > 0;
  CAROM_GIVEN_LINE(working, "p", CAROM_DIMENSION_LENGTH, wall->p1, N_("One end of the wall."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p", .vector = "p - x_a", .shift = "found_a"});
  CAROM_GIVEN_LINE(working, "q", CAROM_DIMENSION_LENGTH, wall->p2, N_("Its other end."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "q", .vector = "q - x_a", .shift = "found_a"});
  CAROM_LINE(
      working, "n",
      is_left ? "(q.y - p.y; p.x - q.x) / |q - p|" : "(p.y - q.y; q.x - p.x) / |q - p|",
      carom_vec2_scale(passage->normal, -1),
      N_("The normal: a vector of length 1, at right angles to the wall. Of the two it is the one "
         "that points into the wall, away from the side from which the disc came."),
      {CAROM_MARK_AXIS, CAROM_PLACE_B, "n"});
  work_sides(working, encounter, wall, side);
  if (passage->has_crossed && passage->start_side != 0)
    work_crossing(working, encounter, wall, side);
  CAROM_LINE(
      working, "L", "r_a - h", encounter->depth,
      N_("How far the disc has to go back, against the normal, so that its centre is one radius "
         "from the wall’s line, on the side from which it came."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "L", .vector = "-(L n)", .shift = "found_a + r_a n"});
}

/* Adds x_a, u_a, the normal n, which points into the wall, and L, by which the disc has to move
 * against it to only touch; between them what decides: at a wall the sides on which the centre was
 * and is, h_0 and h, at an end of the wall Δr, from the centre to that end. */
static void work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CAROM_GIVEN_LINE(working, "x_a", CAROM_DIMENSION_LENGTH, encounter->found_a,
                   N_("Where the centre of the disc was when this contact’s turn came, after the "
                      "step had moved everything."),
                   {CAROM_MARK_DISC, CAROM_PLACE_A, "x_a", .vector = "found_a"});
  CAROM_GIVEN_LINE(working, "u_a", CAROM_DIMENSION_VELOCITY, encounter->velocity_found_a,
                   N_("The velocity with which the disc was found, before the contact."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a", .shift = "found_a"});
  if (encounter->passage.at_end)
    work_end(working, encounter);
  else
    work_front(working, encounter, carom_scene_wall(scene, (guint)encounter->record.wall));
}

/* ---- What became of it, line by line ---- */

/* Adds with which velocity and restitution the contact of what lies on the wall is resolved: what
 * carry_weight() has made of them. The lines of the speed correction must have given u'_a. */
static void work_lying(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  CaromVec2 n = encounter->passage.normal;
  double approach = -carom_vec2_dot(encounter->velocity_found_a, n);
  double left = -carom_vec2_dot(encounter->velocity_corrected_a, n);
  gboolean bounces = record->contact.restitution > 0;
  const CaromWall *wall = carom_scene_wall(scene, (guint)record->wall);
  carom_working_define(working, "e", carom_value_number(wall->restitution), CAROM_DIMENSION_NONE);
  CAROM_LINE(
      working, "w", "u_a·n", approach,
      N_("The approach that was found. The wall has to take all of it: so it carries the weight."));
  CAROM_LINE(working, "w'", "u'_a·n", left,
             N_("The approach that the correction has left: too little to get the disc off the "
                "wall for a step, so that it lies there; below zero, it leads from the wall "
                "already."));
  CAROM_LINE(working, "u''_a", "u'_a + (w - u'_a·n) n", record->contact.velocity_a,
             N_("The contact is resolved with the whole approach that was found, and with what the "
                "correction has left along the wall."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "u''_a"});
  carom_working_define(working, "e'", carom_value_number(record->contact.restitution),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "e'", bounces ? "e w' / w" : NULL, record->contact.restitution,
             bounces ? N_("The restitution for that: the disc gets away as fast as the wall’s own "
                          "restitution would make it of the approach that was left.")
             : wall->restitution > 0
                 ? N_("The restitution for that: of the approach nothing was left that the wall "
                      "could give back, but for rounding.")
                 : N_("The restitution for that: this wall gives nothing back."));
}

/* Adds by how much the sliding lift raises the disc, and where it is then. */
static void work_lift(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  double lift = lift_of(scene);
  if (lift == 0)
    return;
  CAROM_LINE(
      working, "Δh", "|g| Δt² / 2", lift,
      N_("A disc falls this far from rest in one step. The sliding lift raises it by that, so "
         "that the next step finds it in the air and not in the wall."));
  CAROM_LINE(working, "x''_a", "x'_a - Δh n", encounter->left_a,
             N_("Where the disc is left: a hair off the wall."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "x''_a", .vector = "left_a"});
}

void carom_stepped_work_wall(CaromWorking *working, const CaromMethod *method,
                             const CaromEncounterRecord *encounter, const CaromScene *scene) {
  work_found(working, encounter, scene);
  if (method->wall_putback->work)
    method->wall_putback->work(working, encounter, scene);
  if (method->speed_correction->work)
    method->speed_correction->work(working, encounter, scene);
  if (encounter->record.kind == CAROM_CONTACT_LYING)
    work_lying(working, encounter, scene);
  if (method->sliding_lift->on)
    work_lift(working, encounter, scene);
}
