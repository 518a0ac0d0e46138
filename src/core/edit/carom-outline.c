/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outline: plane geometry of circles and lines. */
#include "carom-outline.h"

GArray *carom_outline_list_new(void) {
  return g_array_new(FALSE, FALSE, sizeof(CaromOutline));
}

void carom_outline_add_circle(GArray *outlines, CaromVec2 centre, double radius) {
  CaromOutline circle = {.place = centre, .radius = radius};
  g_array_append_val(outlines, circle);
}

void carom_outline_add_lines(GArray *outlines, CaromVec2 point, CaromVec2 normal, double reach) {
  CaromOutline left = {
      .is_line = TRUE, .place = carom_vec2_add_scaled(point, normal, reach), .normal = normal};
  CaromOutline right = {
      .is_line = TRUE, .place = carom_vec2_add_scaled(point, normal, -reach), .normal = normal};
  g_array_append_val(outlines, left);
  g_array_append_val(outlines, right);
}

static void add(GArray *ways, CaromVec2 way, double most) {
  if (hypot(way.x, way.y) <= most)
    g_array_append_val(ways, way);
}

/* Of a circle about the origin all points are as near; the one to the right will do. */
static CaromVec2 nearest(const CaromOutline *outline) {
  if (outline->is_line)
    return carom_vec2_scale(outline->normal, carom_vec2_dot(outline->place, outline->normal));
  double distance = hypot(outline->place.x, outline->place.y);
  CaromVec2 inwards = distance > 0
                          ? carom_vec2(-outline->place.x / distance, -outline->place.y / distance)
                          : carom_vec2(1, 0);
  return carom_vec2_add_scaled(outline->place, inwards, outline->radius);
}

/* Adds @middle ± @half along @direction; nothing where @square, that of half, is below 0. */
static void add_both(GArray *ways, CaromVec2 middle, CaromVec2 direction, double square,
                     double most) {
  if (!(square >= 0))
    return;
  add(ways, carom_vec2_add_scaled(middle, direction, sqrt(square)), most);
  add(ways, carom_vec2_add_scaled(middle, direction, -sqrt(square)), most);
}

static void meet_circles(const CaromOutline *one, const CaromOutline *other, GArray *ways,
                         double most) {
  CaromVec2 apart = carom_vec2_sub(other->place, one->place);
  double distance = hypot(apart.x, apart.y);
  if (distance == 0)
    return;
  CaromVec2 along = carom_vec2(apart.x / distance, apart.y / distance);
  double way =
      (distance + (one->radius - other->radius) * (one->radius + other->radius) / distance) / 2;
  add_both(ways, carom_vec2_add_scaled(one->place, along, way), carom_vec2_perpendicular(along),
           (one->radius - way) * (one->radius + way), most);
}

static void meet_line(const CaromOutline *circle, const CaromOutline *line, GArray *ways,
                      double most) {
  double distance = carom_vec2_dot(carom_vec2_sub(line->place, circle->place), line->normal);
  add_both(ways, carom_vec2_add_scaled(circle->place, line->normal, distance),
           carom_vec2_perpendicular(line->normal),
           (circle->radius - distance) * (circle->radius + distance), most);
}

static void meet_lines(const CaromOutline *one, const CaromOutline *other, GArray *ways,
                       double most) {
  CaromVec2 n = one->normal, m = other->normal;
  double c = carom_vec2_dot(one->place, n), d = carom_vec2_dot(other->place, m);
  double cross = n.x * m.y - n.y * m.x;
  if (cross != 0)
    add(ways, carom_vec2((c * m.y - d * n.y) / cross, (n.x * d - m.x * c) / cross), most);
}

static void meet(const CaromOutline *one, const CaromOutline *other, GArray *ways, double most) {
  if (one->is_line && other->is_line)
    meet_lines(one, other, ways, most);
  else if (one->is_line)
    meet_line(other, one, ways, most);
  else if (other->is_line)
    meet_line(one, other, ways, most);
  else
    meet_circles(one, other, ways, most);
}

GArray *carom_outline_ways(const GArray *outlines, double most) {
  GArray *ways = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  for (guint i = 0; i < outlines->len; i++) {
    const CaromOutline *outline = &g_array_index(outlines, CaromOutline, i);
    add(ways, nearest(outline), most);
    for (guint j = 0; j < i; j++)
      meet(outline, &g_array_index(outlines, CaromOutline, j), ways, most);
  }
  return ways;
}
