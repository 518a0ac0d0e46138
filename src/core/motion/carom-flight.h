/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight: a disc in free flight, on a straight line or, if gravity acts on it, on a parabola;
 * and when it will meet a disc or a wall.
 *
 * A flight is described by the state at its beginning, which is the disc's last contact, and does
 * not change until the next contact. So what two flights foretell does not depend on when it is
 * asked. */
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
  guint32 number;  /* counts the disc's flights: another flight has another number */
  gboolean pinned; /* mass_kg is INFINITY, and gravity does not act on it */
} CaromFlight;

/* A body that reverses while it touches another has no approach speed yet. It is given this long,
 * in seconds, to gain some; under gravity it sinks less than a picometre in that time. */
#define CAROM_FLIGHT_PATIENCE_S 1e-7

/* Where gravity is so strong that a disc would sink by more, it sinks by half this fraction of its
 * radius, and no more. */
#define CAROM_FLIGHT_MOST_SINKING 1e-8

/* @radius: of the disc that falls
 * @acceleration: of one body as seen from the other
 * Returns: how long a body that reverses while it touches is given, in seconds */
static inline double carom_flight_patience_s(double radius, CaromVec2 acceleration) {
  double a = carom_vec2_length(acceleration), most = CAROM_FLIGHT_MOST_SINKING * radius;
  return a * (CAROM_FLIGHT_PATIENCE_S * CAROM_FLIGHT_PATIENCE_S) <= most ? CAROM_FLIGHT_PATIENCE_S
                                                                         : sqrt(most / a);
}

/* The first flight of disc @i, which begins at time @time_s. */
CaromFlight carom_flight_of(const CaromBodies *bodies, guint i, double time_s);

static inline CaromVec2 carom_flight_acceleration(const CaromFlight *flight, CaromVec2 gravity) {
  return flight->pinned ? carom_vec2(0, 0) : gravity;
}

static inline CaromVec2 carom_flight_velocity_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  return carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity),
                               time_s - flight->time_s);
}

/* Where the disc is at @time_s. */
static inline CaromVec2 carom_flight_position_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  double dt = time_s - flight->time_s;
  CaromVec2 mean =
      carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity), 0.5 * dt);
  return carom_vec2_add_scaled(flight->position, mean, dt);
}

/* The numbers with which a meeting on a straight line is calculated. With b = d·v, d² − reach²
 * falls to 0 at t = (d² − reach²) / (−b + √(b² − v² (d² − reach²))). Under the root, b² − v² d²
 * equals −(d × v)²; in that form, bodies that come from far away do not lose the digits that
 * distinguish a hit from a miss. */
typedef struct {
  double b;
  double cross;      /* d × v */
  double under_root; /* the discriminant */
  double apart;      /* d² − reach² */
  double t; /* until they touch; 0 if they overlap and approach; INFINITY or NAN if they never do */
  gboolean scaled; /* squares of numbers so small vanish, so t was calculated in other units */
} CaromFlightStraight;

/* What carom_flight_straight() does for numbers that are small. */
CaromFlightStraight carom_flight_straight_small(CaromVec2 d, CaromVec2 v, double reach);

/* Of numbers whose squares are far from the limits of doubles.
 *
 * @d: from one body to the other
 * @v: velocity of the other relative to the one
 * @reach: distance at which they touch */
static inline CaromFlightStraight carom_flight_straight_usual(CaromVec2 d, CaromVec2 v,
                                                              double reach) {
  double b = carom_vec2_dot(d, v);
  double cross = d.x * v.y - d.y * v.x;
  double root = carom_vec2_dot(v, v) * reach * reach - cross * cross;
  double apart = carom_vec2_dot(d, d) - reach * reach;
  /* Everything is computed, whether it is needed or not: the processor would mispredict a branch
   * here every other time, which costs more than a root. Division by 0 gives INFINITY, or NAN for
   * bodies that touch. */
  double hits = (b < 0) & (root > 0);
  double t = 0.5 * (apart + fabs(apart)) / (hits * (sqrt(fabs(root)) + fabs(b)));
  return (CaromFlightStraight){b, cross, root, apart, t, FALSE};
}

/* The same, whatever the size of the numbers. */
static inline CaromFlightStraight carom_flight_straight(CaromVec2 d, CaromVec2 v, double reach) {
  if (G_UNLIKELY(carom_vec2_dot(v, v) * reach * reach < CAROM_ROOT_FINDING_LEAST_SQUARE))
    return carom_flight_straight_small(d, v, reach);
  return carom_flight_straight_usual(d, v, reach);
}

/* Returns: the time until they touch, as in CaromFlightStraight */
static inline double carom_flight_meet_straight(CaromVec2 d, CaromVec2 v, double reach) {
  return carom_flight_straight(d, v, reach).t;
}

/* @a, @b: two discs, at least one of them pinned
 * Returns: as carom_flight_meet_disc(); INFINITY for two pinned discs */
double carom_flight_meet_pinned(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity);

/* Where one disc is, and how it moves, as another one sees it. */
typedef struct {
  double since_s; /* at the later of the two flights' beginnings */
  CaromVec2 d, v; /* from a to b */
} CaromFlightRelative;

/* @a, @b: two discs that are not pinned */
static inline CaromFlightRelative carom_flight_relative(const CaromFlight *a, const CaromFlight *b,
                                                        CaromVec2 gravity) {
  double since = a->time_s > b->time_s ? a->time_s : b->time_s;
  double dt_a = since - a->time_s, dt_b = since - b->time_s;
  CaromVec2 d = carom_vec2_sub(carom_vec2_add_scaled(b->position, b->velocity, dt_b),
                               carom_vec2_add_scaled(a->position, a->velocity, dt_a));
  CaromVec2 v = carom_vec2_sub(b->velocity, a->velocity);
  if (gravity.x != 0 || gravity.y != 0) {
    d = carom_vec2_add_scaled(d, gravity, 0.5 * (dt_b * dt_b - dt_a * dt_a));
    v = carom_vec2_add_scaled(v, gravity, dt_b - dt_a);
  }
  return (CaromFlightRelative){since, d, v};
}

/* Two discs with the same acceleration move in a straight line relative to each other.
 *
 * @gravity: acceleration of discs that are not pinned
 * Returns: when @a and @b meet, not before the later of their beginnings; INFINITY or NAN if they
 *   never do */
static inline double carom_flight_meet_disc(const CaromFlight *a, const CaromFlight *b,
                                            CaromVec2 gravity) {
  if (a->pinned | b->pinned)
    return carom_flight_meet_pinned(a, b, gravity);
  CaromFlightRelative relative = carom_flight_relative(a, b, gravity);
  return relative.since_s +
         carom_flight_meet_straight(relative.d, relative.v, a->radius + b->radius);
}

/* A centre that is on the wall's line, but for rounding, is on neither side. It counts as above the
 * wall, so that gravity does not pull it through; where gravity does not decide, it counts as on
 * the left.
 *
 * @height: signed distance of the disc's centre from the wall's line, positive on its left
 * @left: unit normal of the wall, as carom_wall_normal() gives it
 * Returns: 1 on the left of the wall, −1 on its right */
int carom_flight_side_of_wall(const CaromFlight *flight, double height, CaromVec2 left,
                              CaromVec2 gravity);

/* The disc may meet either side of the wall, or one of its ends, which count as discs of radius 0.
 *
 * @left: unit normal of @wall, as carom_wall_normal() gives it
 * @before_s: later meetings may be ignored, which saves work; INFINITY to find them all
 * Returns: when they meet, not before the flight begins; INFINITY if they never do */
double carom_flight_meet_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                              CaromVec2 gravity, double before_s);

/* ---- How a meeting is calculated ---- */

typedef enum {
  CAROM_FLIGHT_GAP_STRAIGHT, /* centres that move in a straight line relative to each other */
  CAROM_FLIGHT_GAP_PARABOLA, /* centres of which only one falls; a wall's end is one that does not
                              */
  CAROM_FLIGHT_GAP_LINE,     /* a disc and the line of a wall */
} CaromFlightGapKind;

/* All that is calculated to find a meeting. Vectors lead from a to b, for a wall to its end. */
typedef struct {
  CaromFlightGapKind kind;
  double since_s;         /* when both were known to be in flight */
  double time_s;          /* when they meet; INFINITY or NAN if they never do */
  CaromVec2 d, v;         /* at since_s; not of a LINE */
  CaromVec2 acceleration; /* of b relative to a; for a LINE, of the disc */
  double reach;           /* the distance at which they touch; not of a LINE */
  double patience_s;      /* not of a STRAIGHT, see carom_flight_patience_s() */
  CaromVec2 end;          /* of a wall */
  CaromVec2 normal;       /* of a LINE: of length 1, on the side that the disc comes from */
  double height;          /* of a LINE: of the disc's centre above it */
  double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1]; /* of a PARABOLA or a LINE: the gap's coefficients */
  CaromFlightStraight straight;                /* of STRAIGHT */
  CaromRoot root;                              /* of a PARABOLA or a LINE */
} CaromFlightMeeting;

/* What carom_flight_meet_disc() calculates; its result is time_s. At most one disc is pinned. */
CaromFlightMeeting carom_flight_meeting_of_discs(const CaromFlight *a, const CaromFlight *b,
                                                 CaromVec2 gravity);

/* What carom_flight_meet_wall() calculates; its result is time_s. If they never meet, @at tells
 * whether it is about the wall's line, or the end that is nearest there.
 *
 * @at: where the disc is when it touches the wall */
CaromFlightMeeting carom_flight_meeting_with_wall(const CaromFlight *flight, const CaromWall *wall,
                                                  CaromVec2 left, CaromVec2 gravity, CaromVec2 at);
