/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight: the meetings that are not a simple quadratic: with a pinned disc under gravity (a
 * quartic), with either side of a wall, and with its ends. Special care is taken that rounding
 * neither loses a contact nor repeats it for ever. */
#include "carom-flight.h"

#include <float.h>

/* Room for rounding where a disc meets the very end of a wall, as a fraction of the wall's
 * length. */
#define END_ROUNDING 1e-12

CaromFlight carom_flight_of(const CaromBodies *bodies, guint i, double time_s) {
  return (CaromFlight){
      .position = carom_bodies_position(bodies, i),
      .velocity = carom_bodies_velocity(bodies, i),
      .time_s = time_s,
      .radius = bodies->radius[i],
      .mass_kg = bodies->mass_kg[i],
      .pinned = carom_bodies_is_pinned(bodies, i),
  };
}

/* |d + v t + ½ a t²|² − reach² as a polynomial. */
static void gap_on_parabola(CaromVec2 d, CaromVec2 v, CaromVec2 a, double reach,
                            double gap[CAROM_ROOT_FINDING_MAX_DEGREE + 1]) {
  gap[0] = carom_vec2_dot(d, d) - reach * reach;
  gap[1] = 2 * carom_vec2_dot(d, v);
  gap[2] = carom_vec2_dot(v, v) + carom_vec2_dot(d, a);
  gap[3] = carom_vec2_dot(v, a);
  gap[4] = 0.25 * carom_vec2_dot(a, a);
}

static double meet_on_parabola(CaromVec2 d, CaromVec2 v, CaromVec2 a, double reach, double radius) {
  double gap[CAROM_ROOT_FINDING_MAX_DEGREE + 1];
  gap_on_parabola(d, v, a, reach, gap);
  return carom_root_finding_quartic(gap, carom_flight_patience_s(radius, a));
}

static gboolean is_zero(CaromVec2 vector) {
  return vector.x == 0 && vector.y == 0;
}

static CaromVec2 times_power_of_two(CaromVec2 vector, int power) {
  return carom_vec2(ldexp(vector.x, power), ldexp(vector.y, power));
}

/* In other units of length and of speed, in which the numbers are about 1. Powers of two change no
 * digit. Bodies whose own square vanishes are not helped by a time: their contact has no direction
 * that could be calculated. */
CaromFlightStraight carom_flight_straight_small(CaromVec2 d, CaromVec2 v, double reach) {
  int length, speed;
  if (is_zero(v) || reach * reach < DBL_MIN)
    return carom_flight_straight_usual(d, v, reach);
  frexp(reach, &length);
  frexp(MAX(fabs(v.x), fabs(v.y)), &speed);
  CaromFlightStraight it = carom_flight_straight_usual(
      times_power_of_two(d, -length), times_power_of_two(v, -speed), ldexp(reach, -length));
  return (CaromFlightStraight){
      .b = ldexp(it.b, length + speed),
      .cross = ldexp(it.cross, length + speed),
      .under_root = ldexp(it.under_root, 2 * (length + speed)),
      .apart = ldexp(it.apart, 2 * length),
      .t = ldexp(it.t, length - speed),
      .scaled = TRUE,
  };
}

/* @radius: of the disc that falls */
static double meet(CaromVec2 d, CaromVec2 v, CaromVec2 acceleration, double reach, double radius) {
  return is_zero(acceleration) ? carom_flight_meet_straight(d, v, reach)
                               : meet_on_parabola(d, v, acceleration, reach, radius);
}

/* As for two discs that are not pinned. */
static CaromFlightRelative relative_to_pinned(const CaromFlight *a, const CaromFlight *b,
                                              CaromVec2 gravity) {
  double since = MAX(a->time_s, b->time_s);
  return (CaromFlightRelative){since,
                               carom_vec2_sub(carom_flight_position_at(b, gravity, since),
                                              carom_flight_position_at(a, gravity, since)),
                               carom_vec2_sub(carom_flight_velocity_at(b, gravity, since),
                                              carom_flight_velocity_at(a, gravity, since))};
}

static CaromVec2 acceleration_beside_pinned(const CaromFlight *a, CaromVec2 gravity) {
  return carom_vec2_scale(gravity, a->pinned ? 1 : -1);
}

double carom_flight_meet_pinned(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity) {
  if (a->pinned && b->pinned)
    return INFINITY;
  CaromFlightRelative relative = relative_to_pinned(a, b, gravity);
  return relative.since_s + meet(relative.d, relative.v, acceleration_beside_pinned(a, gravity),
                                 a->radius + b->radius, a->pinned ? b->radius : a->radius);
}

/* ---- A wall ---- */

/* A centre counts as being on a wall within this fraction of the radius, and within this many times
 * the distance that a disc sinks while it is given patience. A disc that lies there sinks by this
 * distance at each of its first contacts until one of them makes it hop; with a restitution of 0
 * that is the second one. */
#define ON_WALL       1e-9
#define ON_WALL_SINKS 16

static double tolerance_of(const CaromFlight *flight, CaromVec2 gravity) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  double patience_s = carom_flight_patience_s(flight->radius, acceleration);
  double sink = 0.5 * carom_vec2_length(acceleration) * patience_s * patience_s;
  return ON_WALL * flight->radius + ON_WALL_SINKS * sink;
}

int carom_flight_side_of_wall(const CaromFlight *flight, double height, CaromVec2 left,
                              CaromVec2 gravity) {
  if (fabs(height) > tolerance_of(flight, gravity))
    return height < 0 ? -1 : 1;
  return carom_vec2_dot(carom_flight_acceleration(flight, gravity), left) > 0 ? -1 : 1;
}

/* The distance from the wall's line on one of its sides, as a polynomial. */
typedef struct {
  CaromVec2 normal; /* on that side */
  double height, speed, half_fall;
} Ascent;

static inline Ascent ascent_on(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                               int side, CaromVec2 acceleration) {
  CaromVec2 normal = carom_vec2_scale(left, side);
  Ascent ascent = {
      .normal = normal,
      .height = carom_vec2_dot(carom_vec2_sub(flight->position, wall->p1), normal),
      .speed = carom_vec2_dot(flight->velocity, normal),
      .half_fall = 0.5 * carom_vec2_dot(acceleration, normal),
  };
  /* A disc that moves along the wall may seem to approach because of rounding. The resolver, which
   * is given the radius as a vector, must come to the same conclusion, or the same contact would be
   * predicted again and again. */
  if (!(carom_vec2_dot(flight->velocity, carom_vec2_scale(left, -side * flight->radius)) > 0))
    ascent.speed = MAX(ascent.speed, 0);
  return ascent;
}

/* When the disc meets the wall's line from its left (@side 1) or its right (−1). */
static double meet_side(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left, int side,
                        CaromVec2 gravity) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  Ascent ascent = ascent_on(flight, wall, left, side, acceleration);
  double t =
      carom_root_finding_quadratic(ascent.height - flight->radius, ascent.speed, ascent.half_fall,
                                   carom_flight_patience_s(flight->radius, acceleration));
  if (!(t < INFINITY))
    return INFINITY;
  /* A centre that is beyond the line comes from its other side. */
  double height_then = ascent.height + (ascent.speed + ascent.half_fall * t) * t;
  int side_then = carom_flight_side_of_wall(flight, side * height_then, left, gravity);
  return side_then == side ? t : INFINITY;
}

/* The position of point @at along the wall: 0 at p1 and 1 at p2. */
static double place_on_wall(const CaromWall *wall, CaromVec2 at) {
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  return carom_vec2_dot(carom_vec2_sub(at, wall->p1), along) / carom_vec2_dot(along, along);
}

static CaromVec2 position_after(const CaromFlight *flight, CaromVec2 acceleration, double t) {
  CaromVec2 mean = carom_vec2_add_scaled(flight->velocity, acceleration, 0.5 * t);
  return carom_vec2_add_scaled(flight->position, mean, t);
}

static gboolean is_within(CaromVec2 at, CaromVec2 point, double distance) {
  return carom_vec2_distance(at, point) <= distance;
}

/* Whether a disc that meets the wall's line with its centre at @at meets the wall there, rather
 * than only one of its ends. This is also FALSE if its centre is on an end and it is leaving the
 * wall there. */
static gboolean is_over_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 at,
                             CaromVec2 gravity) {
  double place = place_on_wall(wall, at);
  double hair = tolerance_of(flight, gravity);
  return place >= 0 && place <= 1 && !is_within(at, wall->p1, hair) &&
         !is_within(at, wall->p2, hair);
}

/* Whether the disc can touch @point at all within @t, whatever its direction. */
static gboolean can_reach(const CaromFlight *flight, CaromVec2 point, CaromVec2 acceleration,
                          double t) {
  double way =
      (carom_vec2_length(flight->velocity) + 0.5 * carom_vec2_length(acceleration) * t) * t;
  double away = carom_vec2_distance(point, flight->position);
  return !(away > (flight->radius + way) * (1 + END_ROUNDING));
}

/* When the disc meets one end of the wall, if that is within @before. */
static double meet_end(const CaromFlight *flight, const CaromWall *wall, CaromVec2 end,
                       CaromVec2 acceleration, double before) {
  if (!can_reach(flight, end, acceleration, before))
    return INFINITY;
  double t = meet(carom_vec2_sub(flight->position, end), flight->velocity, acceleration,
                  flight->radius, flight->radius);
  if (!(t < INFINITY))
    return INFINITY;
  double place = place_on_wall(wall, position_after(flight, acceleration, t));
  /* Within the wall's length its side is closer than its end. */
  gboolean over_wall = place > END_ROUNDING && place < 1 - END_ROUNDING;
  return over_wall ? INFINITY : t;
}

/* Whether a disc on a straight flight moves away from the wall's line, and so from the whole
 * wall. */
static gboolean flies_away(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left) {
  double height = carom_vec2_dot(carom_vec2_sub(flight->position, wall->p1), left);
  return fabs(height) > flight->radius && height * carom_vec2_dot(flight->velocity, left) >= 0;
}

/* Whether the disc can touch the wall's line, and so the wall, within @t. The distance and the way
 * along the normal are known to a rounding of the whole distance and the whole way, each of which
 * is at most the sum along x and y. */
static gboolean can_reach_line(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                               CaromVec2 acceleration, double t) {
  CaromVec2 from_p1 = carom_vec2_sub(flight->position, wall->p1);
  double away = fabs(carom_vec2_dot(from_p1, left));
  double way = (fabs(carom_vec2_dot(flight->velocity, left)) +
                0.5 * fabs(carom_vec2_dot(acceleration, left)) * t) *
               t;
  double whole_way = (fabs(flight->velocity.x) + fabs(flight->velocity.y) +
                      0.5 * (fabs(acceleration.x) + fabs(acceleration.y)) * t) *
                     t;
  double rounding = END_ROUNDING * (fabs(from_p1.x) + fabs(from_p1.y) + whole_way);
  return !(away > (flight->radius + way) * (1 + END_ROUNDING) + rounding);
}

/* What of a wall a disc meets. */
typedef struct {
  double t;             /* until then; INFINITY: nothing */
  int side;             /* 1, −1: this side; 0: an end */
  const CaromVec2 *end; /* this one */
} Touch;

static void consider(Touch *touch, Touch other) {
  if (other.t < touch->t)
    *touch = other;
}

/* @before: as of carom_flight_meet_wall(), from the beginning of the flight */
static inline Touch find_touch(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                               CaromVec2 gravity, double before) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  Touch touch = {.t = INFINITY};
  if ((is_zero(acceleration) && flies_away(flight, wall, left)) ||
      !can_reach_line(flight, wall, left, acceleration, before))
    return touch;
  for (int side = -1; side <= 1; side += 2) {
    double t = meet_side(flight, wall, left, side, gravity);
    if (t < touch.t && is_over_wall(flight, wall, position_after(flight, acceleration, t), gravity))
      touch = (Touch){t, side, NULL};
  }
  before = MIN(touch.t, before);
  Touch at_p1 = {meet_end(flight, wall, wall->p1, acceleration, before), 0, &wall->p1};
  Touch at_p2 = {meet_end(flight, wall, wall->p2, acceleration, before), 0, &wall->p2};
  consider(&touch, at_p1);
  consider(&touch, at_p2);
  return touch;
}

double carom_flight_meet_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                              CaromVec2 gravity, double before_s) {
  return flight->time_s + find_touch(flight, wall, left, gravity, before_s - flight->time_s).t;
}

/* ---- How a meeting is calculated ---- */

/* With centres: d, v, acceleration, reach and patience are given. */
static void calculate_centres(CaromFlightMeeting *meeting) {
  double t;
  if (is_zero(meeting->acceleration)) {
    meeting->kind = CAROM_FLIGHT_GAP_STRAIGHT;
    meeting->straight = carom_flight_straight(meeting->d, meeting->v, meeting->reach);
    t = meeting->straight.t;
  } else {
    meeting->kind = CAROM_FLIGHT_GAP_PARABOLA;
    gap_on_parabola(meeting->d, meeting->v, meeting->acceleration, meeting->reach, meeting->c);
    meeting->root = carom_root_finding_quartic_root(meeting->c, meeting->patience_s);
    t = meeting->root.t;
  }
  meeting->time_s = meeting->since_s + t;
}

CaromFlightMeeting carom_flight_meeting_of_discs(const CaromFlight *a, const CaromFlight *b,
                                                 CaromVec2 gravity) {
  gboolean one_pinned = a->pinned || b->pinned;
  CaromFlightRelative relative =
      one_pinned ? relative_to_pinned(a, b, gravity) : carom_flight_relative(a, b, gravity);
  CaromFlightMeeting meeting = {
      .since_s = relative.since_s,
      .d = relative.d,
      .v = relative.v,
      .acceleration = one_pinned ? acceleration_beside_pinned(a, gravity) : carom_vec2(0, 0),
      .reach = a->radius + b->radius,
      .patience_s = carom_flight_patience_s(a->pinned ? b->radius : a->radius, gravity),
  };
  calculate_centres(&meeting);
  return meeting;
}

/* The squares in the gap do not depend on the direction. */
static CaromFlightMeeting meeting_with_end(const CaromFlight *flight, CaromVec2 end,
                                           CaromVec2 acceleration) {
  CaromFlightMeeting meeting = {
      .since_s = flight->time_s,
      .d = carom_vec2_sub(end, flight->position),
      .v = carom_vec2_scale(flight->velocity, -1),
      .acceleration = carom_vec2_scale(acceleration, -1),
      .reach = flight->radius,
      .patience_s = carom_flight_patience_s(flight->radius, acceleration),
      .end = end,
  };
  calculate_centres(&meeting);
  return meeting;
}

static CaromFlightMeeting meeting_with_line(const CaromFlight *flight, const CaromWall *wall,
                                            CaromVec2 left, int side, CaromVec2 acceleration) {
  Ascent ascent = ascent_on(flight, wall, left, side, acceleration);
  CaromFlightMeeting meeting = {
      .kind = CAROM_FLIGHT_GAP_LINE,
      .since_s = flight->time_s,
      .acceleration = acceleration,
      .patience_s = carom_flight_patience_s(flight->radius, acceleration),
      .normal = ascent.normal,
      .height = ascent.height,
      .c = {ascent.height - flight->radius, ascent.speed, ascent.half_fall},
  };
  meeting.root = carom_root_finding_quadratic_root(meeting.c[0], meeting.c[1], meeting.c[2],
                                                   meeting.patience_s);
  meeting.time_s = flight->time_s + meeting.root.t;
  return meeting;
}

CaromFlightMeeting carom_flight_meeting_with_wall(const CaromFlight *flight, const CaromWall *wall,
                                                  CaromVec2 left, CaromVec2 gravity, CaromVec2 at) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  Touch touch = find_touch(flight, wall, left, gravity, INFINITY);
  CaromWallFoot foot = carom_wall_foot(wall, at);
  gboolean meets = touch.t < INFINITY;
  gboolean at_end = meets ? touch.side == 0 : !foot.between_ends;
  int side = meets ? touch.side : carom_flight_side_of_wall(flight, foot.side, left, gravity);
  CaromFlightMeeting meeting =
      at_end ? meeting_with_end(flight, meets ? *touch.end : foot.nearest, acceleration)
             : meeting_with_line(flight, wall, left, side, acceleration);
  if (!meets)
    meeting.time_s = INFINITY;
  return meeting;
}
