/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall: the geometry of a wall: its normal, and the foot of the perpendicular from a
 * point; and what a list of openings may be. */
#include "carom-wall.h"

CaromWall carom_wall_default(CaromVec2 p1, CaromVec2 p2) {
  return (CaromWall){.p1 = p1, .p2 = p2, .restitution = 1, .tangential_factor = 1};
}

CaromWall carom_wall_like(const CaromWall *model, CaromVec2 p1, CaromVec2 p2) {
  CaromWall wall = *model;
  wall.p1 = p1;
  wall.p2 = p2;
  wall.open = NULL;
  wall.others = NULL;
  return wall;
}

gboolean carom_wall_equal(const CaromWall *one, const CaromWall *other) {
  return carom_vec2_equal(one->p1, other->p1) && carom_vec2_equal(one->p2, other->p2) &&
         one->restitution == other->restitution &&
         one->tangential_factor == other->tangential_factor &&
         carom_intervals_equal(one->open, other->open);
}

CaromVec2 carom_wall_normal(const CaromWall *wall) {
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  return carom_vec2_scale(carom_vec2_perpendicular(along), 1 / carom_vec2_length(along));
}

CaromWallFoot carom_wall_foot(const CaromWall *wall, CaromVec2 point) {
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  CaromVec2 from_p1 = carom_vec2_sub(point, wall->p1);
  /* The position of the foot along the wall: 0 at p1, 1 at p2. */
  double s = carom_vec2_dot(from_p1, along) / carom_vec2_dot(along, along);
  CaromWallFoot foot = {
      .nearest = s <= 0   ? wall->p1
                 : s >= 1 ? wall->p2
                          : carom_vec2_add_scaled(wall->p1, along, s),
      .side = carom_vec2_dot(from_p1, carom_wall_normal(wall)),
      .between_ends = s >= 0 && s <= 1,
  };
  return foot;
}

double carom_wall_distance(const CaromWall *wall, CaromVec2 point) {
  CaromVec2 nearest = carom_wall_foot(wall, point).nearest;
  return hypot(point.x - nearest.x, point.y - nearest.y);
}

CaromWallLine carom_wall_line(const CaromWall *wall) {
  return (CaromWallLine){wall->p1, carom_wall_normal(wall)};
}

/* ---- Doors ---- */

/* The rules are in the order in which they are told. */
static CaromWallOpeningFault check_opening(const GArray *before, const CaromInterval *opening) {
  guint n = before->len;
  if (opening->from_s < 0)
    return CAROM_WALL_OPENING_BEFORE_RUN;
  if (!(opening->from_s < opening->until_s))
    return CAROM_WALL_OPENING_BACKWARDS;
  if (n > 0 && opening->from_s < g_array_index(before, CaromInterval, n - 1).until_s)
    return CAROM_WALL_OPENING_BEFORE_LAST;
  return n < CAROM_SCENE_MAX_OPENINGS ? CAROM_WALL_OPENING_FINE : CAROM_WALL_OPENING_TOO_MANY;
}

CaromWallOpeningFault carom_wall_append_opening(GArray *openings, CaromInterval opening) {
  CaromInterval unsigned_zero = {opening.from_s + 0.0, opening.until_s + 0.0};
  CaromWallOpeningFault fault = check_opening(openings, &opening);
  if (fault == CAROM_WALL_OPENING_FINE)
    g_array_append_val(openings, unsigned_zero);
  return fault;
}
