/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-departure: what a disc leaves is a circle for its centre, or a circle about each end of a
 * wall and the strip between them. How deep it is in such a part is a polynomial in time; it leaves
 * where that falls to 0. */
#include "carom-departure.h"

#include "carom-overlaps.h"

/* A disc goes from one part of a doorway to another a few times at most. More often only rounding
 * would have it. */
#define MOST_PARTS 16

/* A disc's centre, as seen from a point. */
typedef struct {
  CaromVec2 at, velocity, acceleration;
} Course;

static Course course_of(const CaromFlight *flight, CaromVec2 from, CaromVec2 gravity,
                        double now_s) {
  return (Course){
      carom_vec2_sub(carom_flight_position_at(flight, gravity, now_s), from),
      carom_flight_velocity_at(flight, gravity, now_s),
      carom_flight_acceleration(flight, gravity),
  };
}

/* The time until the centre is @reach away from the point; 0 if it is so now. */
static double time_in_circle(const Course *course, double reach) {
  CaromVec2 d = course->at, v = course->velocity, a = course->acceleration;
  if (!carom_overlaps_is_one(carom_vec2_length(d), reach))
    return 0;
  double depth[CAROM_ROOT_FINDING_MAX_DEGREE + 1] = {
      reach * reach - carom_vec2_dot(d, d),
      -2 * carom_vec2_dot(d, v),
      -carom_vec2_dot(v, v) - carom_vec2_dot(d, a),
      -carom_vec2_dot(v, a),
      -0.25 * carom_vec2_dot(a, a),
  };
  return depth[4] != 0 ? carom_root_finding_quartic(depth, 0)
                       : carom_root_finding_quadratic(depth[0], depth[1], depth[2], 0);
}

double carom_departure_from_place(const CaromFlight *flight, CaromVec2 place, double reach,
                                  CaromVec2 gravity, double now_s) {
  Course course = course_of(flight, place, gravity, now_s);
  return now_s + time_in_circle(&course, reach);
}

/* The time until a coordinate along @axis leaves the range from @low to @high. */
static double time_in_range(const Course *course, CaromVec2 axis, double low, double high) {
  double at = carom_vec2_dot(course->at, axis), speed = carom_vec2_dot(course->velocity, axis);
  double half_fall = 0.5 * carom_vec2_dot(course->acceleration, axis);
  double up = carom_root_finding_quadratic(high - at, -speed, -half_fall, 0);
  double down = carom_root_finding_quadratic(at - low, speed, half_fall, 0);
  return MIN(up, down);
}

/* The time until the centre leaves the strip of the wall between its ends; 0 if it is not in it.
 *
 * @course: seen from p1 */
static double time_in_strip(const Course *course, const CaromWall *wall, double radius) {
  double length = carom_wall_length(wall);
  CaromVec2 left = carom_wall_normal(wall);
  CaromVec2 along = carom_vec2_scale(carom_vec2_sub(wall->p2, wall->p1), 1 / length);
  double height = carom_vec2_dot(course->at, left), place = carom_vec2_dot(course->at, along);
  if (!carom_overlaps_is_one(fabs(height), radius) || place < 0 || place > length)
    return 0;
  double off = time_in_range(course, left, -radius, radius);
  double past = time_in_range(course, along, 0, length);
  return MIN(off, past);
}

double carom_departure_from_wall(const CaromFlight *flight, const CaromWall *wall,
                                 CaromVec2 gravity, double now_s) {
  double leaves_s = now_s;
  for (guint i = 0; i < MOST_PARTS && leaves_s < INFINITY; i++) {
    Course from_p1 = course_of(flight, wall->p1, gravity, leaves_s);
    Course from_p2 = course_of(flight, wall->p2, gravity, leaves_s);
    double strip = time_in_strip(&from_p1, wall, flight->radius);
    double end_1 = time_in_circle(&from_p1, flight->radius);
    double end_2 = time_in_circle(&from_p2, flight->radius);
    double then_s = leaves_s + MAX(strip, MAX(end_1, end_2));
    if (!(then_s > leaves_s))
      break;
    leaves_s = then_s;
  }
  return leaves_s;
}
