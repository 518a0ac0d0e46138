/* carom-flight: a disc in free flight, on a straight line or, if it can fall, on a parabola; and
 * when it will meet a disc or a wall.
 *
 * A flight is known by the state at its beginning, the disc's last contact, and stays the same
 * until the next. So what is predicted from two flights does not depend on when one asks. */
#pragma once

#include "carom-body.h"
#include "carom-root-finding.h"
#include "carom-wall.h"

typedef struct {
  CaromVec2 position; /* at the beginning */
  CaromVec2 velocity; /* at the beginning */
  double time_s;      /* of the beginning */
  double radius;
  double mass_kg;
  guint32 number;       /* of the disc's flights so far: another one, another number */
  guint8 pinned;        /* mass_kg is INFINITY, and it does not fall */
  guint8 after_contact; /* it began with a contact; not so a disc's first */
} CaromFlight;

/* A body that turns round while it touches another has no speed yet to collide with. It is given
 * this long, in seconds, to gain some: under gravity it sinks less than a picometre meanwhile. */
#define CAROM_FLIGHT_PATIENCE_S 1e-7

/* Disc @i as it flies at @time_s: the first of its flights. */
CaromFlight carom_flight_of(const CaromBodies *bodies, guint i, double time_s);

static inline CaromVec2 carom_flight_acceleration(const CaromFlight *flight, CaromVec2 gravity) {
  return flight->pinned ? carom_vec2(0, 0) : gravity;
}

static inline CaromVec2 carom_flight_velocity_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  return carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity),
                               time_s - flight->time_s);
}

static inline CaromVec2 carom_flight_position_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  double dt = time_s - flight->time_s;
  CaromVec2 mean =
      carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity), 0.5 * dt);
  return carom_vec2_add_scaled(flight->position, mean, dt);
}

/* carom_flight_meet_straight:
 * @d: from one body to the other
 * @v: velocity of the other relative to the one
 * @reach: distance at which they touch
 *
 * With b = d·v, d² − reach² falls to 0 at t = (d² − reach²) / (−b + √(b² − v² (d² − reach²))).
 * Under the root, b² − v² d² is −(d × v)²: in that form bodies that come from afar do not lose the
 * digits that tell a hit from a miss.
 *
 * Returns: how long until they touch; 0 if they overlap and approach; INFINITY or NAN: never. */
static inline double carom_flight_meet_straight(CaromVec2 d, CaromVec2 v, double reach) {
  double b = carom_vec2_dot(d, v);
  double cross = d.x * v.y - d.y * v.x;
  double root = carom_vec2_dot(v, v) * reach * reach - cross * cross;
  double apart = carom_vec2_dot(d, d) - reach * reach;
  /* All is computed, whether it serves or not: branches here are guessed wrong every other time,
   * and cost more than a root. A division by 0 gives INFINITY, or NAN for bodies that touch. */
  double hits = (b < 0) & (root > 0);
  return 0.5 * (apart + fabs(apart)) / (hits * (sqrt(fabs(root)) + fabs(b)));
}

/* carom_flight_meet_pinned:
 * @a, @b: two discs, at least one of them pinned
 *
 * Returns: as carom_flight_meet_disc(); INFINITY for two pinned discs. */
double carom_flight_meet_pinned(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity);

/* carom_flight_meet_disc:
 * @gravity: acceleration of discs that are not pinned
 *
 * Two discs that fall alike move in a straight line relative to each other.
 *
 * Returns: when @a and @b meet, not before the later of their beginnings; INFINITY or NAN: never.
 */
static inline double carom_flight_meet_disc(const CaromFlight *a, const CaromFlight *b,
                                            CaromVec2 gravity) {
  if (a->pinned | b->pinned)
    return carom_flight_meet_pinned(a, b, gravity);
  double since = a->time_s > b->time_s ? a->time_s : b->time_s;
  double dt_a = since - a->time_s, dt_b = since - b->time_s;
  CaromVec2 d = carom_vec2_sub(carom_vec2_add_scaled(b->position, b->velocity, dt_b),
                               carom_vec2_add_scaled(a->position, a->velocity, dt_a));
  CaromVec2 v = carom_vec2_sub(b->velocity, a->velocity);
  if (gravity.x != 0 || gravity.y != 0) {
    d = carom_vec2_add_scaled(d, gravity, 0.5 * (dt_b * dt_b - dt_a * dt_a));
    v = carom_vec2_add_scaled(v, gravity, dt_b - dt_a);
  }
  return since + carom_flight_meet_straight(d, v, a->radius + b->radius);
}

/* carom_flight_side_of_wall:
 * @height: signed distance of the disc's centre from the wall's line, positive on its left
 * @left: unit normal of the wall, as carom_wall_normal() gives it
 *
 * A centre on the wall itself, but for a hair, is on neither side. It counts as above the wall, so
 * that gravity does not pull it through; where gravity says nothing, as on its left.
 *
 * Returns: 1 on the left of the wall, −1 on its right. */
int carom_flight_side_of_wall(const CaromFlight *flight, double height, CaromVec2 left,
                              CaromVec2 gravity);

/* carom_flight_meet_wall:
 * @left: unit normal of @wall, as carom_wall_normal() gives it
 * @before_s: what comes later may be left out, which saves work; INFINITY: nothing may
 *
 * Either side of the wall, and its ends as discs of radius 0.
 *
 * Returns: when they meet, not before the flight begins; INFINITY: never. */
double carom_flight_meet_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                              CaromVec2 gravity, double before_s);
