/* carom-flight: the meetings that are not a simple quadratic: with a pinned disc under gravity (a
 * quartic), with either side of a wall, and with its ends. Special care is taken that rounding
 * neither loses a contact nor repeats it for ever. */
#include "carom-flight.h"

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
static double meet_on_parabola(CaromVec2 d, CaromVec2 v, CaromVec2 a, double reach) {
  const double gap[] = {
      carom_vec2_dot(d, d) - reach * reach,
      2 * carom_vec2_dot(d, v),
      carom_vec2_dot(v, v) + carom_vec2_dot(d, a),
      carom_vec2_dot(v, a),
      0.25 * carom_vec2_dot(a, a),
  };
  return carom_root_finding_quartic(gap, CAROM_FLIGHT_PATIENCE_S);
}

static double meet(CaromVec2 d, CaromVec2 v, CaromVec2 acceleration, double reach) {
  return acceleration.x == 0 && acceleration.y == 0 ? carom_flight_meet_straight(d, v, reach)
                                                    : meet_on_parabola(d, v, acceleration, reach);
}

double carom_flight_meet_pinned(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity) {
  if (a->pinned && b->pinned)
    return INFINITY;
  double since = MAX(a->time_s, b->time_s);
  CaromVec2 d = carom_vec2_sub(carom_flight_position_at(b, gravity, since),
                               carom_flight_position_at(a, gravity, since));
  CaromVec2 v = carom_vec2_sub(carom_flight_velocity_at(b, gravity, since),
                               carom_flight_velocity_at(a, gravity, since));
  CaromVec2 g = carom_vec2_scale(gravity, a->pinned ? 1 : -1);
  return since + meet(d, v, g, a->radius + b->radius);
}

/* ---- A wall ---- */

/* A centre counts as being on a wall within this fraction of the radius, and within this many times
 * the distance that a disc sinks in CAROM_FLIGHT_PATIENCE_S. A disc that lies there sinks by this
 * distance at each of its first contacts until one of them makes it hop; with a restitution of 0
 * that is the second one. */
#define ON_WALL       1e-9
#define ON_WALL_SINKS 16

static double tolerance_of(const CaromFlight *flight, CaromVec2 gravity) {
  double patience_s = CAROM_FLIGHT_PATIENCE_S;
  double sink =
      0.5 * carom_vec2_length(carom_flight_acceleration(flight, gravity)) * patience_s * patience_s;
  return ON_WALL * flight->radius + ON_WALL_SINKS * sink;
}

int carom_flight_side_of_wall(const CaromFlight *flight, double height, CaromVec2 left,
                              CaromVec2 gravity) {
  if (fabs(height) > tolerance_of(flight, gravity))
    return height < 0 ? -1 : 1;
  return carom_vec2_dot(carom_flight_acceleration(flight, gravity), left) > 0 ? -1 : 1;
}

/* When the disc meets the wall's line from its left (@side 1) or its right (−1). */
static double meet_side(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left, int side,
                        CaromVec2 gravity) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  CaromVec2 normal = carom_vec2_scale(left, side);
  double height = carom_vec2_dot(carom_vec2_sub(flight->position, wall->p1), normal);
  double speed = carom_vec2_dot(flight->velocity, normal);
  double half_fall = 0.5 * carom_vec2_dot(acceleration, normal);
  /* A disc that moves along the wall may seem to approach because of rounding. The resolver, which
   * is given the radius as a vector, must come to the same conclusion, or the same contact would be
   * predicted again and again. */
  if (!(carom_vec2_dot(flight->velocity, carom_vec2_scale(left, -side * flight->radius)) > 0))
    speed = MAX(speed, 0);
  double t = carom_root_finding_quadratic(height - flight->radius, speed, half_fall,
                                          CAROM_FLIGHT_PATIENCE_S);
  if (!(t < INFINITY))
    return INFINITY;
  /* A centre that is beyond the line comes from its other side. */
  double height_then = height + (speed + half_fall * t) * t;
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
  return carom_vec2_length(carom_vec2_sub(at, point)) <= distance;
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
  double away = carom_vec2_length(carom_vec2_sub(point, flight->position));
  return !(away > (flight->radius + way) * (1 + END_ROUNDING));
}

/* When the disc meets one end of the wall, if that is within @before. */
static double meet_end(const CaromFlight *flight, const CaromWall *wall, CaromVec2 end,
                       CaromVec2 acceleration, double before) {
  if (!can_reach(flight, end, acceleration, before))
    return INFINITY;
  double t =
      meet(carom_vec2_sub(flight->position, end), flight->velocity, acceleration, flight->radius);
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

double carom_flight_meet_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                              CaromVec2 gravity, double before_s) {
  CaromVec2 acceleration = carom_flight_acceleration(flight, gravity);
  if (acceleration.x == 0 && acceleration.y == 0 && flies_away(flight, wall, left))
    return INFINITY;
  double soonest = INFINITY;
  for (int side = -1; side <= 1; side += 2) {
    double t = meet_side(flight, wall, left, side, gravity);
    if (t < soonest && is_over_wall(flight, wall, position_after(flight, acceleration, t), gravity))
      soonest = t;
  }
  double before = MIN(soonest, before_s - flight->time_s);
  soonest = MIN(soonest, meet_end(flight, wall, wall->p1, acceleration, before));
  soonest = MIN(soonest, meet_end(flight, wall, wall->p2, acceleration, before));
  return flight->time_s + soonest;
}
